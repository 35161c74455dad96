/** Library Labyrinth on the page. */

import { say } from '../../words/say'
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
import { ME, TROLLEY } from './who'
import { capital, on, tile } from './wording'

const CONCEDE = 'concede'

export const face: Face<'labyrinth'> = {
  key: 'labyrinth',
  where: (view) =>
    isSetUp(view.decision) ? say('labyrinth-board-set-up') : say('labyrinth-board-turn', { turn: view.turn }),
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
  first: (view) => (view.decision === 'start' ? say('labyrinth-board-first') : null),
  label,
  describe,
  // Round the table; alone the Trolley is the second.
  order: (view) => view.hands.map((_, seat) => seat),
  seatLine(view, seat) {
    const stands = view.hands[seat]?.cell
    const choosing = view.chosen[seat]
    const active = view.active === seat && !isSetUp(view.decision)
    const doing = isSetUp(view.decision)
      ? choosing === undefined
        ? ''
        : choosing
          ? say('labyrinth-board-chosen')
          : say('labyrinth-board-choosing')
      : active
        ? say('labyrinth-board-actions-left', { actions: view.actions })
        : ''
    return {
      score: '',
      what: capital([stands === undefined ? '' : on(stands), doing].filter(Boolean).join(', ')),
      asked: view.asked === seat,
    }
  },
  pointing: (me, from, to) =>
    say('labyrinth-board-pointing', {
      who: me ? ME : '',
      from: say('labyrinth-board-from', tile(from)),
      to: say('labyrinth-board-to', tile(to)),
    }),
  stranger: () => say('labyrinth-who', { who: TROLLEY }),
  headline: (others, me) => say('labyrinth-board-headline', { ending: me || others.length > 0 ? 'won' : 'lost' }),
  ending: ({ ending }) => say('labyrinth-board-ended', { ending }),
  openly: (view) => !isSetUp(view.decision),
  together: (view) => mayStart({ view, seat: view.seat }),
  anytime(at) {
    if (!at.view.free.includes(CONCEDE)) return []
    return [{ action: CONCEDE, label: say('labyrinth-do-concede'), sure: say('labyrinth-board-concede-sure') }]
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
