/** Fire in the Library on the page. */

import './colours.css'
import type { Face } from '../face'
import Beside from './Beside.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Margin from './Margin.svelte'
import { cardOf, orderOf, participant } from './names'
import SeatMark from './SeatMark.svelte'
import { describe, label, slip } from './slip'
import { stages } from './stages'
import { tell } from './tell'
import { fire } from './words'

export const face: Face<'fire'> = {
  key: 'fire',
  where: (view) => fire().round(view.round),
  stages,
  sound({ marks, view }) {
    if (view.over) return 'page'
    if (marks.has('catch')) return 'match'
    for (const mark of marks) if (mark.startsWith('burn:')) return 'thud'
    for (const mark of marks) if (mark.startsWith('land:')) return 'slide'
    return null
  },
  peak: ({ marks }) => (marks.has('fall') ? { text: fire().fall, tone: 'grave' } : null),
  tell,
  slip,
  label,
  describe,
  order: orderOf,
  seatLine(view, seat) {
    const w = fire()
    const one = participant(view, seat)
    const card = cardOf(view, seat)
    const title = card === null ? null : (w.cards[card.number - 1] ?? '')
    const tools = (one?.tools ?? 0) > 0 ? w.seat.tools(one?.tools ?? 0) : ''
    const doing = view.active === seat ? w.seat.reading : one?.has_played ? w.seat.saved : ''
    return {
      score: String(one?.score ?? 0),
      what: [title, doing, tools].filter(Boolean).join(', '),
      asked: view.asked === seat || (view.asked === null && view.active === seat),
    }
  },
  stranger: () => fire().robot,
  headline(others, me) {
    const { won, nobody } = fire().headline
    return me || others.length > 0 ? won(others, me) : nobody
  },
  ending: (outcome) => fire().ending[outcome.ending] ?? '',
  Beside,
  Board,
  Hand,
  Margin,
  SeatMark,
}
