import { describe, expect, it, vi } from 'vitest'
import type { Face } from '../games/face'
import { turn } from './frame'
import { Showing } from './showing.svelte'

const face = {
  stages: (_: unknown, after: { round: number }) => [
    { view: { round: after.round - 0.5 }, marks: new Set(['land']), ms: 20_000 },
    { view: after, marks: new Set(), ms: 0 },
  ],
} as unknown as Face<'fire'>
type View = Parameters<Showing<'fire'>['set']>[0]
const view = (round: number): View => ({ round }) as unknown as View

vi.mock('./frame', () => ({ turn: () => Promise.resolve() }))

describe('showing', () => {
  it('goes through the stages, and on when hurried', async () => {
    const showing = new Showing(face)
    showing.set(view(1))
    const played = showing.play(view(2), [])
    await turn()
    expect(showing.stage?.view.round).toBe(1.5)
    showing.hurry()
    expect(await played).toBe(true)
    expect(showing.stage?.view.round).toBe(2)
  })

  it('gives way to what is asked for later', async () => {
    const showing = new Showing(face)
    showing.set(view(1))
    const played = showing.play(view(2), [])
    showing.set(view(7))
    expect(await played).toBe(false)
    expect(showing.stage?.view.round).toBe(7)
  })

  it('does not wait where somebody likes it at once', async () => {
    const showing = new Showing(face, () => 0)
    showing.set(view(1))
    expect(await showing.play(view(2), [])).toBe(true) // it would be 20 seconds
    expect(showing.stage?.view.round).toBe(2)
  })
})
