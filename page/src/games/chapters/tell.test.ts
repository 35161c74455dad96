/** The ledger's lines. */

import { expect, test } from 'vitest'
import { describe } from './describe'
import { seated, table, box } from './testing'
import { tell } from './tell'

const NAMES = ['Mina', 'Theo']
const known = { text: '', rules: ['CHAP-X'] }

test('cards that somebody draws unseen are one line', () => {
  const draw = { type: 'CardDrawn', who: 1, card: null, ...known } as const
  const lines = tell([draw, draw, draw, { ...draw, who: 0 }], box, NAMES, 0)
  expect(lines.map(({ who, text }) => [who, text])).toEqual([
    [1, 'Theo draws 3 cards.'],
    [0, 'You draw a card.'],
  ])
})

test('a turn is told by what was done, not by every step', () => {
  const lines = tell(
    [
      { type: 'CardNamed', who: 0, card: 0, known: false, ...known },
      { type: 'FeatureBuilt', who: 0, feature: 0, stack: -1, enhancement: -1, known: true, ...known },
      { type: 'CardDrawn', who: 0, card: 60, ...known },
      { type: 'TurnEnded', who: 0, ...known },
      { type: 'TurnBegan', who: 1, ...known },
      { type: 'MollyCalled', who: 1, category: 2, before: 0, ...known },
      { type: 'FriendInvited', who: 1, friend: 0, ...known },
    ],
    box,
    NAMES,
    0,
  )
  expect(lines.map(({ text }) => text)).toEqual([
    'You build Toy Library.',
    'You draw VIP tour.',
    'Theo calls MOLLY away from you, for Content.',
    'Theo invites Weekend Wanderer.',
  ])
  expect(lines.every(({ rules }) => rules[0] === 'CHAP-X')).toBe(true)
})

test('the table in sentences says what is short and what everybody has', () => {
  const lines = describe(seated(table({ molly: 1, molly_gives: 'space' })))
  expect(lines).toContain(
    'Weekend Wanderer is in the Lobby and asks for 1 Space, 1 Programme and 1 Content; you are short of 1 Content.',
  )
  expect(lines).toContain('MOLLY stands with Theo and gives an icon: Space.')
  expect(lines).toContain('Theo holds 6 cards.')
  expect(lines).toContain('You hold Toy Library and VIP tour.')
})
