import { describe, expect, it } from 'vitest'
import { initials } from './initials'

describe('initials', () => {
  it('are one letter, two where two people would share it', () => {
    const names = ['Mina', 'Theo', 'Max', 'Ana M.']
    expect(names.map((_, seat) => initials(names, seat))).toEqual(['Mi', 'T', 'Ma', 'A'])
  })
})
