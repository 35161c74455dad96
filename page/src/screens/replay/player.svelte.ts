/** Somebody turns the pages of a past match: where they are, and whether it goes on by itself. */

import type { Face, GameKey, Stage } from '../../games/face'
import { Trouble } from '../../lib/api'
import { Showing } from '../../lib/showing.svelte'
import { eventsOf, viewOf } from '../../lib/viewer.svelte'
import type { Views } from '../../protocol'
import type { Past } from './past.svelte'

/** Between two moments while it plays. */
const BEAT = 600

export class Player<K extends GameKey> {
  at = $state(1)
  playing = $state(false)
  trouble = $state.raw<Trouble | null>(null)
  private readonly showing: Showing<K>
  /** Counts the plays, so that an earlier one notices that it is over. */
  private run = 0

  constructor(
    readonly past: Past<K>,
    face: Face<K>,
  ) {
    this.showing = new Showing(face)
  }

  get shown(): Stage<Views[K]> | null {
    return this.showing.stage
  }

  /** To a moment; one step on is played, everything else is shown at once. */
  async go(to: number): Promise<void> {
    this.stop()
    await this.turn(to)
  }

  /** To the newest moment, which may be newer than what was known. */
  async end(): Promise<void> {
    if (this.past.running) await this.past.look().catch(this.complain)
    await this.go(this.past.last)
  }

  async play(): Promise<void> {
    const run = ++this.run
    this.playing = true
    if (this.at >= this.past.last) await this.turn(1)
    while (run === this.run && this.at < this.past.last) {
      if (this.at > 1 || this.shown !== null) await this.showing.pause(BEAT)
      if (run === this.run) await this.turn(this.at + 1)
    }
    if (run === this.run) this.playing = false
  }

  stop(): void {
    this.run += 1
    this.playing = false
  }

  hurry(): void {
    this.showing.hurry()
  }

  private async turn(to: number): Promise<void> {
    const number = Math.min(Math.max(1, to), Math.max(1, this.past.last))
    const step = number === this.at + 1 && this.shown !== null
    this.at = number
    this.trouble = null
    try {
      const frame = await this.past.find(number)
      if (frame === null || number !== this.at) return
      if (step) await this.showing.play(viewOf<K>(frame), eventsOf<K>(frame))
      else this.showing.set(viewOf<K>(frame))
    } catch (error) {
      this.complain(error)
      this.stop()
    }
  }

  private readonly complain = (error: unknown): void => {
    if (!(error instanceof Trouble)) throw error
    this.trouble = error
  }
}
