import { describe, expect, test } from 'vitest'
import { nextStep, without, type Asked } from './steps'

const STEPS = { after: 7, left: ['pay:book-1', 'pay:book-2'] }
const asked = (wish: Partial<Asked>): Asked => ({ number: 8, offered: [], settled: true, refused: false, ...wish })

describe('the further steps of an answer', () => {
  test('are sent as they are asked, in whatever order', () => {
    expect(nextStep(STEPS, asked({ offered: ['pay:book-2', 'pay:book-5'] }))).toEqual({ step: 'pay:book-2' })
    expect(without(STEPS, 'pay:book-2')).toEqual(['pay:book-1'])
  })

  test('wait for the next question, and until what happened has been shown', () => {
    expect(nextStep(STEPS, asked({ number: 7, offered: ['pay:book-1'] }))).toBe('wait')
    expect(nextStep(STEPS, asked({ settled: false }))).toBe('wait')
  })

  test('are moot once somebody else is asked: a later turn must not send them', () => {
    expect(nextStep(STEPS, asked({ offered: [] }))).toBe('moot')
  })

  test('are moot when something else is asked, and when a step was refused', () => {
    expect(nextStep(STEPS, asked({ offered: ['end', 'take:red'] }))).toBe('moot')
    expect(nextStep(STEPS, asked({ number: 7, settled: false, refused: true }))).toBe('moot')
    expect(nextStep({ after: 7, left: [] }, asked({ offered: ['end'] }))).toBe('moot')
  })
})
