/** A card that is picked asks once more; what stands is told the same way to everybody. */

import { expect, test } from 'vitest'
import { answerWith, pick } from './picking'
import { pictures, slip, standing } from './slip'
import { seated, table } from './testing'

const BUILD = { action: 'build:fs01', text: 'Build Toy Library', final: false, group: 'build', rule: 'CHAP-BUILD-1' }
const ASKING = { says: null, more: null, rules: ['CHAP-TURN-2'], headings: [] }

test('a picked card is the only answer, with the way back beside it', () => {
  const shown = slip(seated(table(), [BUILD], ASKING, 'build:fs01'))
  expect(shown.question).toBe('Build Toy Library?')
  expect(shown.rule).toBe('CHAP-BUILD-1')
  expect(shown.answers.map(({ action, tone, back }) => [action, tone, back ?? false])).toEqual([
    ['build:fs01', 'main', false],
    ['', 'quiet', true],
  ])
})

test('many answers lie in one row, a few do not', () => {
  const cards = ['fs01', 'fp01', 'fc01', 'ev04', 'ns01']
  const choices = cards.map((card) => ({ action: `discard:${card}`, text: card, final: false }))
  expect(slip(seated(table({ decision: 'trim' }), choices, ASKING)).strip).toBe(true)
  expect(slip(seated(table({ decision: 'trim' }), choices.slice(3), ASKING)).strip).toBe(false)
})

test('a card is an answer by whatever verb names it, and a second press lays it back', () => {
  const at = seated(table(), [BUILD], ASKING, 'build:fs01')
  expect(answerWith(at, ['play', 'build'], 'fs01')).toBe('build:fs01')
  expect(answerWith(at, ['play', 'build'], 'fp01')).toBeNull()
  pick(at, 'build:fs01', '')
  pick(seated(table()), null, 'build:fp01')
  expect(at.pressed.selected).toEqual([null])
})

test('what cannot be answered is asked about', () => {
  const at = seated(table(), [BUILD], ASKING)
  pick(at, null, 'invite:fr07')
  expect(at.pressed.explained).toEqual(['invite:fr07'])
})

test('while a window is open all wait in the same words, and see what stands', () => {
  const view = table({
    asked: null,
    decision: 'waiting',
    active: 1,
    declared: { action: 'invite', card: 'fr07', stack: null, enhancement: null, payment: [] },
    played: [{ who: 0, card: 'ns01' }],
  })
  expect(slip(seated(view)).question).toBe('Waiting whether anybody reacts.')
  expect(standing(seated(view))).toEqual([
    'Theo is about to invite Weekend Wanderer.',
    'You play Phone on full volume!',
  ])
  expect(standing(seated(table()))).toEqual([])
})

test('nothing is asked of whoever waits', () => {
  expect(slip(seated(table({ asked: 1 }))).question).toBe('Theo is thinking.')
  expect(slip(seated(table({ decision: 'waiting', asked: null }))).question).toBe(
    'Everybody chooses a starting Friend.',
  )
  expect(slip(seated(table({ over: true, asked: null }))).question).toBe('The game is over.')
})

test('every symbol that the game states has a picture', () => {
  for (const symbol of ['feature', 'friend', 'event', 'nsfl', 'molly', 'enhancement', 'deck'])
    expect(pictures(symbol)).toMatch(/^(ui|chap)-/)
  expect(pictures('category-space')).toBe('chap-space')
})
