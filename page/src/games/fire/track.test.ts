import { describe, expect, it } from 'vitest'
import { stacked } from './track'

const storeys = (scores: number[], near: number): number[] =>
  stacked(
    scores.map((score) => ({ score })),
    near,
  ).map((figure) => figure.storey)

describe('the score track', () => {
  it('stacks figures on one space in the order of arrival', () => {
    expect(storeys([12, 12, 12], 1)).toEqual([0, 1, 2])
  })

  it('lets figures stand side by side where there is room', () => {
    expect(storeys([0, 10, 20], 5)).toEqual([0, 0, 0])
  })

  it('goes back to the lowest free storey', () => {
    expect(storeys([10, 13, 16], 5)).toEqual([0, 1, 0])
  })
})
