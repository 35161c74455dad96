/** Paper, wood and brass, made on the spot: each under 400 ms, quiet, never two at once. */

import { settings } from './settings.svelte'

export type Sound = 'slide' | 'stamp' | 'match' | 'thud' | 'page' | 'chime'

let room: AudioContext | null = null
let busyUntil = 0

/** Play a sound, if sounds are on; browsers allow it only after the first touch. */
export function sound(kind: Sound): void {
  if (!settings.sound || document.hidden) return
  room ??= new AudioContext()
  if (room.state === 'suspended') void room.resume()
  const now = room.currentTime
  if (now < busyUntil) return
  busyUntil = now + PARTS[kind](room, now)
}

/** Each makes its sound and says how long it lasts. */
const PARTS: Record<Sound, (room: AudioContext, at: number) => number> = {
  slide: (room, at) => rustle(room, at, 0.16, 2600, 0.05),
  page: (room, at) => rustle(room, at, 0.34, 1500, 0.06),
  match: (room, at) => rustle(room, at, 0.38, 4200, 0.09),
  stamp: (room, at) => knock(room, at, 220, 0.12, 0.12),
  thud: (room, at) => knock(room, at, 90, 0.3, 0.16),
  chime: (room, at) => ring(room, at, [523, 659, 784], 0.39, 0.06),
}

/** Noise through a band, swelling and dying: paper, or a match. */
function rustle(room: AudioContext, at: number, length: number, pitch: number, loudness: number): number {
  const samples = room.createBuffer(1, Math.ceil(room.sampleRate * length), room.sampleRate)
  const data = samples.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(room, { buffer: samples })
  const band = new BiquadFilterNode(room, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  const volume = new GainNode(room, { gain: 0 })
  volume.gain.linearRampToValueAtTime(loudness, at + length * 0.25)
  volume.gain.linearRampToValueAtTime(0, at + length)
  source.connect(band).connect(volume).connect(room.destination)
  source.start(at)
  return length
}

/** Small bells one after another, each over the last: brass. */
function ring(room: AudioContext, at: number, pitches: readonly number[], length: number, loudness: number): number {
  pitches.forEach((pitch, place) => {
    const begins = at + (place * length) / 4
    const tone = new OscillatorNode(room, { type: 'sine', frequency: pitch })
    const volume = new GainNode(room, { gain: loudness })
    volume.gain.setValueAtTime(loudness, begins)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
    tone.connect(volume).connect(room.destination)
    tone.start(begins)
    tone.stop(at + length)
  })
  return length
}

/** A short low tone that falls: wood on wood. */
function knock(room: AudioContext, at: number, pitch: number, length: number, loudness: number): number {
  const tone = new OscillatorNode(room, { type: 'triangle', frequency: pitch })
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length)
  const volume = new GainNode(room, { gain: loudness })
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(volume).connect(room.destination)
  tone.start(at)
  tone.stop(at + length)
  return length
}
