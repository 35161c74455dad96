/** Every published Terror has a drawing of its own; the ids are those of `cards.toml`. */

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { TERRORS } from '../art/terrors'
import { arrow } from './arrows'
import { counted } from './symbols'

const CARDS = resolve(import.meta.dirname, '../../../../../src/readingroom/games/labyrinth/cards/cards.toml')

test('each of the 24 Terrors has its own drawing', () => {
  const published = [...readFileSync(CARDS, 'utf-8').matchAll(/\[\[terrors\]\]\nid = "([^"]+)"/g)].map(
    ([, id]) => id ?? '',
  )
  expect(published).toHaveLength(24)
  expect(Object.keys(TERRORS).sort()).toEqual(published.sort())
  expect(new Set(Object.values(TERRORS).map((pieces) => JSON.stringify(pieces))).size).toBe(24)
})

test('symbols are counted in their order', () => {
  expect(counted(['pink', 'pink', 'red'])).toEqual([
    { genre: 'pink', count: 2 },
    { genre: 'red', count: 1 },
  ])
})

test('an arrow begins on its cell and ends before the middle of the other', () => {
  const { foot, line, head } = arrow('r3c3', 'r3c5', 0)
  expect(foot).toEqual({ x: 250, y: 250 })
  expect(line).toMatch(/^M250 250Q/)
  const [x = 0] = head.slice(1).split(' ').map(Number)
  expect(x).toBeGreaterThan(410)
  expect(x).toBeLessThan(450)
})
