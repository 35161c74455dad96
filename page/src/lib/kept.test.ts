import { beforeEach, expect, test, vi } from 'vitest'
import { keep, keepNewKey, keepRematch, keptTable } from './kept'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  keep('old', { game: 'fire', title: 'Fire', host: 'host', seats: { 0: 'ada', 1: 'bob' } })
})

test('all keys of a device open the rematch, and the host goes on', () => {
  keepRematch('old', 'new')
  expect(keptTable('new')).toMatchObject({ game: 'fire', title: 'Fire', host: 'host', seats: { 0: 'ada', 1: 'bob' } })
})

test('a table that is not kept keeps no rematch', () => {
  keepRematch('elsewhere', 'new')
  expect(keptTable('new')).toBeNull()
})

test('going to the rematch once more forgets no key that a seat has got there', () => {
  keepRematch('old', 'new')
  keepNewKey('new', 1, 'own', null)
  keepRematch('old', 'new')
  expect(keptTable('new')?.seats).toEqual({ 0: 'ada', 1: 'own' })
  expect(keptTable('old')?.seats).toEqual({ 0: 'ada', 1: 'bob' })
})

test('a key that is replaced at the old table is replaced where it was carried to', () => {
  keepRematch('old', 'new')
  keepNewKey('new', 1, 'own', null)
  keepNewKey('old', 0, 'ada 2', 'new')
  keepNewKey('old', 1, 'bob 2', 'new')
  expect(keptTable('old')?.seats).toEqual({ 0: 'ada 2', 1: 'bob 2' })
  expect(keptTable('new')?.seats).toEqual({ 0: 'ada 2', 1: 'own' })
})
