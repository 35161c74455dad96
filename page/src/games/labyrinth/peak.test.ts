import { describe, expect, it } from 'vitest'
import { peak } from './peak'
import { box, table } from './testing'

const at = (view: ReturnType<typeof table>, ...marks: string[]): ReturnType<typeof peak> =>
  peak({ view, marks: new Set(marks), ms: 800 }, box)

describe('the moments that everybody looks up for', () => {
  it('are a capture, a filled Shelf and the last curse', () => {
    expect(at(table(), 'capture', 'fresh:terror-0', 'cell:r2c3')).toEqual({
      text: 'Basilisk is captured',
      tone: 'good',
    })
    expect(at(table(), 'return', 'genre:red', 'score:0')?.tone).toBe('good')
    const last = table({ curses: { ...table().curses, left: 0 } })
    expect(at(last, 'curse', 'curse:r1c1')).toEqual({ text: 'The last curse', tone: 'grave' })
  })

  it('are not the curses before it, nor a walk', () => {
    expect([at(table(), 'curse', 'curse:r1c1'), at(table(), 'walk', 'cell:r2c3')]).toEqual([null, null])
  })
})
