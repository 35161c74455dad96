import { describe, expect, it } from 'vitest'
import type { TableInfo } from '../protocol'
import { awayNow, coverAt } from './away'

const at = (...here: boolean[]): TableInfo =>
  ({ chairs: here.map((one) => ({ kind: 'person', here: one })) }) as unknown as TableInfo

describe('who is away', () => {
  it('since the moment that this page saw them go, and no more once they are back', () => {
    const gone = awayNow({}, at(true, true), at(true, false), 1000)
    expect(gone).toEqual({ 1: 1000 })
    expect(awayNow(gone, at(true, false), at(true, false), 1060)).toEqual({ 1: 1000 })
    expect(awayNow(gone, at(true, false), at(true, true), 1090)).toEqual({})
  })

  it('since nobody knows when they were gone before this page was opened', () => {
    expect(awayNow({}, null, at(true, false), 1000)).toEqual({ 1: null })
  })

  it('and a bot plays for them when the grace of the table is over', () => {
    expect([coverAt({ 1: 1000 }, 1, 120), coverAt({ 1: 1000 }, 1, null), coverAt({ 1: null }, 1, 120)]).toEqual([
      1120,
      null,
      null,
    ])
  })
})
