import { describe, expect, it } from 'vitest'
import { blockOf, blocksAround, nearest } from './blocks'

describe('blocks of updates', () => {
  it('begin with 1', () => {
    expect([1, 60, 61, 120, 121].map(blockOf)).toEqual([1, 1, 61, 61, 121])
  })

  it('near ones first, and all of them once', () => {
    expect(blocksAround(130, 250)).toEqual([121, 61, 1, 181, 241])
    expect(blocksAround(1, 40)).toEqual([1])
    expect(blocksAround(99, 40)).toEqual([1])
  })
})

describe('a moment of the log', () => {
  // 2 tells of two entries: somebody was asked in secret between them
  const moments = new Map([
    [1, 0],
    [2, 2],
    [3, 3],
  ])

  it('is told by the first update that holds it', () => {
    expect([0, 1, 2, 3].map((moment) => nearest(moments, moment))).toEqual([1, 2, 2, 3])
  })

  it('that never came is told by none', () => {
    expect(nearest(moments, 4)).toBeNull()
  })
})
