/** Why a bot would answer so, in German: from the view and the odds. */

import { percent } from '../../words/numbers'
import type { AtTable } from '../face'
import { answerOf, walkOf } from './answers'
import { loose, optionUsed, tileAt } from './names'
import { cards } from './people.de'
import { terrorName, thingNames } from './wording'
import { de } from './words.de'

type At = AtTable<'labyrinth'>

export function reason(at: At, action: string): string | null {
  const [verb = '', first = '', second] = action.split(':')
  switch (verb) {
    case 'move':
      return forWalk(at, first, second ?? 'player')
    case 'flip':
      return forLight(at, first)
    case 'take':
    case 'extra':
      return forBook(at, first)
    case 'spend':
      return de.effects[optionUsed(action)] ?? null
    case 'end':
      return `Die übrigen Aktionen brächten weniger; danach kommt ${at.view.curses.left === 0 ? '„Zeit um“' : 'ein Fluch'}.`
    default:
      return null
  }
}

/** What a bot has in mind: what it would do, and why while it has not done it. */
export function proposal(at: At, action: string, seat: number): string {
  const [verb = '', genre = ''] = action.split(':')
  const book = (verb === 'take' || verb === 'extra') && de.genres[genre]
  const what = book ? `Ein Buch nehmen: ${book}` : answerOf(at, action).label
  const why = at.view.asked === seat ? reason(at, action) : null
  return [`${what}.`, why].filter(Boolean).join(' ')
}

function forWalk(at: At, cell: string, walker: string): string | null {
  const tile = tileAt(at.view, cell)
  const walk = walkOf(at, cell, walker)
  if (tile?.terror != null) {
    const paid = walk?.payments[0]
    const with_ = paid === undefined ? '' : ` Es kostet ${cards(paid.length)}: ${thingNames(at.box, paid)}.`
    return `${terrorName(at.box, tile.terror)} ist dann gefangen, im Gitter bleiben ${loose(at.view).length - 1} von 6.${with_}`
  }
  if (tile?.shelf != null) return `Das füllt das Regal ${de.genres[tile.shelf] ?? ''} und bringt eine Belohnung.`
  return tile?.kind === 'reward' ? 'Dort darf man eine Belohnung ziehen.' : null
}

function forLight({ view, odds }: At, cell: string): string | null {
  const tile = tileAt(view, cell)
  if (tile?.kind != null) return `Bekannt ist: ${de.kinds[tile.kind] ?? tile.kind}.`
  const shelf = odds?.dark['shelf']
  const terror = odds?.dark['terror']
  if (shelf === undefined || terror === undefined) return null
  const share = ([above, below]: readonly [number, number]): string => percent(above / Math.max(1, below))
  return `Zu ${share(terror)} liegt dort ein Schrecken, zu ${share(shelf)} ein Regal.`
}

/** The loose Terrors that want the genre's symbol. */
function forBook({ view, box }: At, genre: string): string | null {
  const wanted = loose(view).filter((tile) => box.terrors[tile.terror ?? -1]?.symbols.includes(genre))
  const skill = de.skills[genre] ?? genre
  if (wanted.length === 0) return null
  return `${skill} brauchen ${wanted.length === 1 ? 'ein freier Schrecken' : `${wanted.length} freie Schrecken`}.`.replace(
    'brauchen ein',
    'braucht ein',
  )
}
