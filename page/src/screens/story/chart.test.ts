import { describe, expect, it } from 'vitest'
import { bars, gridStep, scoreLines, spread } from './chart'

describe('the grid', () => {
  it('has round numbers and few lines', () => {
    expect([3, 9, 74, 104, 460].map((top) => gridStep(top, 4))).toEqual([1, 5, 20, 50, 200])
  })
})

describe('labels', () => {
  it('are moved apart and stay inside', () => {
    expect(spread([10, 11, 50], 16, 0, 100)).toEqual([10, 26, 50])
    expect(spread([98, 99, 100], 16, 0, 100)).toEqual([68, 84, 100])
  })
})

describe('score lines', () => {
  const frame = { left: 0, right: 100, top: 0, bottom: 100 }

  it('begin at the left with nothing and end at the right', () => {
    const { lines, grid, columns } = scoreLines(
      [
        [0, 0],
        [4, 21],
        [20, 40],
      ],
      frame,
      10,
    )
    expect(lines[0]?.points).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 90 },
      { x: 100, y: 50 },
    ])
    expect(grid.map((line) => line.value)).toEqual([0, 10, 20, 30, 40])
    expect(columns.map((column) => column.round)).toEqual([0, 1, 2])
  })

  it('go below zero where scores do', () => {
    const { grid } = scoreLines([[0], [-12]], frame, 10)
    expect(grid[0]?.value).toBeLessThanOrEqual(-12)
  })
})

describe('luck bars', () => {
  it('have a zero inside when something was lost', () => {
    const { zero, bar } = bars([-20, 60])
    expect(zero).toBe(25)
    expect(bar(60)).toEqual({ left: 25, width: 75 })
    expect(bar(-20)).toEqual({ left: 0, width: 25 })
  })

  it('of nothing have no width', () => {
    expect(bars([0]).bar(0)).toEqual({ left: 0, width: 0 })
  })
})
