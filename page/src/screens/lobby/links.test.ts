import { describe, expect, it } from 'vitest'
import { placeIn } from './links'

const HERE = 'https://room.example'

describe('a pasted link', () => {
  it.each([
    ['https://room.example/t/abc123', '/t/abc123'],
    ['  https://room.example/t/abc123#seat=key \n', '/t/abc123#seat=key'],
    ['room.example/t/abc123', '/t/abc123'],
    ['/t/abc123', '/t/abc123'],
    ['abc123def', '/t/abc123def'],
    ['https://room.example/c/abc123', '/c/abc123'],
    ['https://room.example/t/abc123?at=4', '/t/abc123?at=4'],
    ['https://elsewhere.example/t/abc123', 'https://elsewhere.example/t/abc123'],
  ])('%j leads to %j', (pasted, place) => {
    expect(placeIn(pasted, HERE)).toBe(place)
  })

  it.each([
    '',
    'hello there',
    'https://room.example/',
    'https://room.example/rules/fire',
    'javascript:alert(1)',
    'ftp://room.example/t/abc123',
  ])('%j is none', (pasted) => {
    expect(placeIn(pasted, HERE)).toBeNull()
  })
})
