import { describe, expect, it, vi } from 'vitest'
import type { Face } from '../../games/face'
import type { LessonAnswer, LessonMoment, Update } from '../../protocol'
import { Lesson } from './lesson.svelte'

vi.mock('../../lib/frame', () => ({ turn: () => Promise.resolve() }))

const step = (round: number, action: string | null = null): LessonMoment => ({
  note: `Note ${round}.`,
  says: { key: 'toy-lesson', args: {} },
  point: 'slip',
  rules: [],
  action,
  odds: null,
  update: { number: round, events: [{ type: 'RoundBegan', round }], shared: { round }, own: {} } as unknown as Update,
})

const TOLD = {
  game: 'fire',
  seat: 0,
  info: { chairs: [{ name: 'Reader' }] },
  steps: [step(1), step(2, 'draw'), step(3)],
} as unknown as LessonAnswer

const face = {
  stages: (_: unknown, after: unknown) => [{ view: after, marks: new Set(), ms: 0 }],
  tell: (events: readonly { round: number }[]) => events.map((event) => ({ text: `Round ${event.round}` })),
} as unknown as Face<'fire'>

describe('a lesson', () => {
  it('goes on step by step and stops at the end', async () => {
    const lesson = new Lesson(TOLD, face)
    await lesson.next()
    expect([lesson.place, lesson.step.action, lesson.shown?.view.round]).toEqual([1, 'draw', 2])
    await lesson.next()
    await lesson.next()
    expect([lesson.place, lesson.settled]).toEqual([2, true])
  })

  it('tells what has happened up to the step, and goes back', async () => {
    const lesson = new Lesson(TOLD, face)
    await lesson.next()
    expect(lesson.lines.map((line) => line.text)).toEqual(['Round 1', 'Round 2'])
    lesson.back(0)
    expect([lesson.lines.length, lesson.shown?.view.round]).toEqual([1, 1])
    lesson.back(-1)
    expect(lesson.place).toBe(0)
  })
})
