/** The table in sentences, for whoever cannot see it. */

import { percent } from '../../words/numbers'
import { say } from '../../words/say'
import type { AtTable } from '../face'
import { loose, thingsOf } from './names'
import { whoIs } from './who'
import { gap, on, symbolWords, symbolsOf, terrorName, thingName, tile } from './wording'

type At = AtTable<'labyrinth'>

export function describe(at: At): string[] {
  return [...shelves(at), ...dangers(at), ...hands(at)]
}

function shelves({ view, box }: At): string[] {
  return view.genres.map(({ key, filled_by: filled, cell, deck }) => {
    const stands =
      cell === null ? say('labyrinth-board-describe-dark') : say('labyrinth-board-describe-stands', { on: on(cell) })
    return say('labyrinth-board-describe-shelf', {
      genre: key,
      shelf: filled === null ? stands : say('labyrinth-board-describe-filled', { terror: terrorName(box, filled) }),
      books: deck,
    })
  })
}

function dangers({ view, box, odds }: At): string[] {
  const terrors = loose(view).map(({ terror, cell }) =>
    say('labyrinth-board-describe-terror', {
      terror: terrorName(box, terror ?? 0),
      on: on(cell),
      symbols: symbolWords(box.terrors[terror ?? 0]?.symbols ?? []),
    }),
  )
  const threats = (odds?.threats ?? []).map(({ direction, cell, chance: [above, below], effect }) =>
    say('labyrinth-board-describe-threat', {
      direction,
      ...tile(cell),
      percent: percent(above / Math.max(1, below)),
      effect,
    }),
  )
  return [
    say('labyrinth-board-describe-terrors', { count: terrors.length }),
    ...terrors,
    say('labyrinth-board-describe-clock', { left: view.curses.left }),
    say('labyrinth-board-describe-wyrm', { gap: gap(box.ring[view.bookwyrm] ?? [0, 0]) }),
    ...threats,
  ]
}

function hands({ view, box, names, seat }: At): string[] {
  return view.hands.flatMap((hand, place) => {
    const who = whoIs(place, names, seat)
    const things = thingsOf(box, hand).map((key) => {
      const [name, symbols] = [thingName(box, key), symbolWords(symbolsOf(box, key))]
      return symbols.length === 0 ? name : say('labyrinth-board-describe-card', { name, symbols })
    })
    return [
      say('labyrinth-board-describe-where', { who, on: on(hand.cell) }),
      say('labyrinth-board-describe-holds', {
        who,
        things: things.length > 0 ? things : say('labyrinth-board-describe-nothing'),
      }),
    ]
  })
}
