/** What came or moved is marked; reactions and the end have a moment of their own. */

import { expect, test } from 'vitest'
import { stages } from './stages'
import { library, table } from './testing'

const played = { text: '', rules: [] }

test('an invited Friend, a built Feature and MOLLY are marked where they are now', () => {
  const before = table()
  const stack = { feature: 'fs01', category: 'space', covered: [], enhancement: null, works: false, buried: [] }
  const after = table({
    lobby: [{ friend: 'fr05', marked_by: null, barred: false }],
    libraries: [library(0, { friends: [{ friend: 'fr07', hearts: 4 }], hearts: 4, stacks: [stack] }), library(1)],
    molly: 1,
    molly_gives: 'content',
  })
  const [last, ...more] = stages(before, after, [])
  expect(more).toEqual([])
  expect([...(last?.marks ?? [])].sort()).toEqual(['feature:fs01', 'friend:fr05', 'friend:fr07', 'molly', 'score:0'])
})

test('a reaction is seen on the desk as it was before', () => {
  const [before, after] = [table(), table({ turn: 4 })]
  const seen = stages(before, after, [{ type: 'ReactionPlayed', who: 1, card: 61, known: false, ...played }])
  expect(seen.map(({ view }) => view.turn)).toEqual([3, 4])
  expect(seen[0]?.marks.has('played:61')).toBe(true)
})

test('what was taken back is shown at once, and so is the first view', () => {
  expect(stages(null, table(), [])).toHaveLength(1)
  const back = stages(table(), table(), [{ type: 'TakenBack', seat: 0, to: 1, text: '', rules: [] }])
  expect(back.map(({ ms }) => ms)).toEqual([0])
})
