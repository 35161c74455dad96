/** The table in sentences, for whoever cannot see it. */

import { percent } from '../../words/numbers'
import type { AtTable } from '../face'
import { loose, thingsOf } from './names'
import { whoIs } from './who'
import { capital, listed, symbolWords, symbolsOf, terrorName, thingName } from './wording'
import { labyrinth } from './words'

type At = AtTable<'labyrinth'>

export function describe(at: At): string[] {
  return [...shelves(at), ...dangers(at), ...hands(at)].map(capital)
}

function shelves({ view, box }: At): string[] {
  const w = labyrinth()
  return view.genres.map((genre) => {
    const filled = genre.filled_by === null ? null : w.describe.filled(terrorName(box, genre.filled_by))
    const stands = genre.cell === null ? w.describe.dark : w.describe.stands(genre.cell)
    return w.describe.shelf(w.genres[genre.key] ?? genre.key, filled ?? stands, genre.deck)
  })
}

function dangers({ view, box, odds }: At): string[] {
  const w = labyrinth()
  const terrors = loose(view).map((tile) => {
    const terror = tile.terror ?? 0
    return w.describe.terror(terrorName(box, terror), tile.cell, symbolWords(box.terrors[terror]?.symbols ?? []))
  })
  const threats = (odds?.threats ?? []).map((threat) =>
    w.describe.threat(
      w.directions[threat.direction] ?? threat.direction,
      threat.cell,
      percent(threat.chance[0] / Math.max(1, threat.chance[1])),
      w.describe.effects[threat.effect] ?? threat.effect,
    ),
  )
  const [row, column] = box.ring[view.bookwyrm] ?? [0, 0]
  return [
    w.describe.terrors(terrors.length),
    ...terrors,
    `${w.board.clock(view.curses.left)}.`,
    w.describe.wyrm(row, column),
    ...threats,
  ]
}

function hands({ view, box, names, seat }: At): string[] {
  const w = labyrinth()
  return view.hands.flatMap((hand, place) => {
    const who = whoIs(place, names, seat)
    const things = thingsOf(box, hand).map((key) => {
      const symbols = symbolWords(symbolsOf(box, key))
      return symbols === '' ? thingName(box, key) : w.describe.card(thingName(box, key), symbols)
    })
    return [
      w.describe.stands_(who, hand.cell),
      w.describe.holds(who, things.length > 0 ? listed(things, w.and) : w.describe.nothing),
    ]
  })
}
