import { expect, test } from 'vitest'
import { Picking } from './picking.svelte'

test('a cell opens, and closes when it is pressed again', () => {
  const picking = new Picking()
  picking.open('r2c3')
  expect(picking.cell).toBe('r2c3')
  picking.open('r2c3')
  expect(picking.cell).toBeNull()
})

test('two presses are an arrow, the same cell twice is none', () => {
  const picking = new Picking()
  expect(picking.point('r2c3')).toBeNull()
  expect(picking.from).toBe('r2c3')
  expect(picking.point('r4c4')).toEqual({ from: 'r2c3', to: 'r4c4' })
  expect(picking.from).toBeNull()
  picking.point('r2c3')
  expect(picking.point('r2c3')).toBeNull()
  expect(picking.from).toBeNull()
})

test('ways stay in sight without their paper until something else is pressed', () => {
  const picking = new Picking()
  picking.open('r3c3')
  picking.hand = 1
  picking.keep()
  expect([picking.cell, picking.kept, picking.hand]).toEqual([null, 'r3c3', 1])
  picking.open('r2c3')
  expect([picking.cell, picking.kept, picking.hand]).toEqual(['r2c3', null, null])
})
