/** Library Labyrinth on the page. */

import './colours.css'
import type { Face } from '../face'
import { label } from './answers'
import Asking from './Asking.svelte'
import Beside from './Beside.svelte'
import Board from './Board.svelte'
import { describe } from './describe'
import Hand from './Hand.svelte'
import Margin from './Margin.svelte'
import Others from './Others.svelte'
import Outcome from './Outcome.svelte'
import SeatMark from './SeatMark.svelte'
import { peak } from './peak'
import { mayStart, slip } from './slip'
import { stages } from './stages'
import { tell } from './tell'
import { capital } from './wording'
import { labyrinth } from './words'

const CONCEDE = 'concede'

export const face: Face<'labyrinth'> = {
  key: 'labyrinth',
  where: (view) => (isSetUp(view.decision) ? labyrinth().setUp : labyrinth().turn(view.turn)),
  stages,
  sound({ marks, view }) {
    if (view.over || marks.has('return')) return 'page'
    if (marks.has('curse')) return 'match'
    if (marks.has('terror')) return 'thud'
    if (marks.has('capture') || marks.has('shelf')) return 'stamp'
    return marks.size > 0 ? 'slide' : null
  },
  peak,
  tell,
  slip,
  label,
  describe,
  // Round the table; alone the Trolley is the second.
  order: (view) => view.hands.map((_, seat) => seat),
  seatLine(view, seat) {
    const w = labyrinth()
    const stands = view.hands[seat]?.cell
    const choosing = view.chosen[seat]
    const active = view.active === seat && !isSetUp(view.decision)
    const doing = isSetUp(view.decision)
      ? choosing === undefined
        ? ''
        : choosing
          ? w.seat.chosen
          : w.seat.choosing
      : active
        ? w.seat.actions(view.actions)
        : ''
    return {
      score: '',
      what: capital([stands === undefined ? '' : w.on(stands), doing].filter(Boolean).join(', ')),
      asked: view.asked === seat,
    }
  },
  pointing: (me, from, to) => labyrinth().pointing(me, from, to),
  stranger: () => labyrinth().trolley,
  headline: (others, me) => (me || others.length > 0 ? labyrinth().headline.won : labyrinth().headline.lost),
  ending: (outcome) => labyrinth().ending[outcome.ending] ?? '',
  openly: (view) => !isSetUp(view.decision),
  together: (view) => mayStart({ view, seat: view.seat }),
  anytime(at) {
    const w = labyrinth()
    if (!at.view.free.includes(CONCEDE)) return []
    return [{ action: CONCEDE, label: w.answer.concede, sure: w.answer.concedeSure }]
  },
  Asking,
  Beside,
  Board,
  Hand,
  Margin,
  Others,
  Outcome,
  SeatMark,
}

/** Genres are chosen, blind. */
function isSetUp(decision: string | null): boolean {
  return decision === 'start' || decision === 'instead'
}
