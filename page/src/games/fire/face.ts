/** Fire in the Library on the page. */

import './colours.css'
import { labelOf } from '../asked'
import type { Face } from '../face'
import Beside from './Beside.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Margin from './Margin.svelte'
import { cardOf, orderOf, participant } from './names'
import SeatMark from './SeatMark.svelte'
import { describe, slip } from './slip'
import { stages } from './stages'
import { tell } from './tell'
import { ROBOT } from './who'
import { say } from '../../words/say'

export const face: Face<'fire'> = {
  key: 'fire',
  where: (view) => say('fire-board-round', { round: view.round }),
  stages,
  sound({ marks, view }) {
    if (view.over) return 'page'
    if (marks.has('catch')) return 'match'
    for (const mark of marks) if (mark.startsWith('burn:')) return 'thud'
    for (const mark of marks) if (mark.startsWith('land:')) return 'slide'
    return null
  },
  peak: ({ marks }) => (marks.has('fall') ? { text: say('fire-board-fall'), tone: 'grave' } : null),
  tell,
  slip,
  // only with one's own first draw: a longer question has no room for it on a phone
  first: (view) =>
    view.round === 1 && view.legal.includes('draw') && !view.legal.includes('stop') ? say('fire-board-first') : null,
  label: labelOf,
  describe,
  order: orderOf,
  seatLine(view, seat) {
    const one = participant(view, seat)
    const card = cardOf(view, seat)
    const title = card === null ? null : say('fire-board-card', { card: card.number })
    const tools = (one?.tools ?? 0) > 0 ? say('fire-board-seat-tools', { count: one?.tools ?? 0 }) : ''
    const doing =
      view.active === seat ? say('fire-board-seat-reading') : one?.has_played ? say('fire-board-seat-saved') : ''
    return {
      score: String(one?.score ?? 0),
      what: [title, doing, tools].filter(Boolean).join(', '),
      asked: view.asked === seat || (view.asked === null && view.active === seat),
    }
  },
  stranger: () => say('fire-who', { who: ROBOT }),
  headline(others, me) {
    const who = [...(me ? [say('page-you')] : []), ...others]
    if (who.length === 0) return say('fire-board-nobody-won')
    return say('fire-board-won', { who, winners: who.length, me: me ? 'yes' : 'no' })
  },
  ending: ({ ending }) => say('fire-board-ended', { ending }),
  Beside,
  Board,
  Hand,
  Margin,
  SeatMark,
}
