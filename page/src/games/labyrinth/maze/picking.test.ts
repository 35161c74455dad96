import { expect, test } from 'vitest'
import { Picking } from './picking.svelte'

test('a cell opens, and closes when it is pressed again', () => {
  const picking = new Picking()
  picking.open('1,2')
  expect(picking.cell).toBe('1,2')
  picking.open('1,2')
  expect(picking.cell).toBeNull()
})

test('two presses are an arrow, the same cell twice is none', () => {
  const picking = new Picking()
  expect(picking.point('1,2')).toBeNull()
  expect(picking.from).toBe('1,2')
  expect(picking.point('3,3')).toEqual({ from: '1,2', to: '3,3' })
  expect(picking.from).toBeNull()
  picking.point('1,2')
  expect(picking.point('1,2')).toBeNull()
  expect(picking.from).toBeNull()
})

test('ways stay in sight without their paper until something else is pressed', () => {
  const picking = new Picking()
  picking.open('2,2')
  picking.hand = 1
  picking.keep()
  expect([picking.cell, picking.kept, picking.hand]).toEqual([null, '2,2', 1])
  picking.open('1,2')
  expect([picking.cell, picking.kept, picking.hand]).toEqual(['1,2', null, null])
})
