/** Librarians on the page. */

import { say } from '../../words/say'
import './colours.css'
import type { Face } from '../face'
import Beside from './Beside.svelte'
import Board from './Board.svelte'
import { describe } from './describe'
import Hand from './Hand.svelte'
import Margin from './Margin.svelte'
import { seatOf, signalsOf } from './names'
import Outcome from './Outcome.svelte'
import SeatMark from './SeatMark.svelte'
import { label, slip } from './slip'
import { stages } from './stages'
import { tell } from './tell'

export const face: Face<'librarians'> = {
  key: 'librarians',
  where: (view) => say('librarians-board-where', { turn: view.turn }),
  stages,
  sound({ marks, view }) {
    if (view.over || marks.has('line')) return 'page'
    if (marks.has('horror') || marks.has('gone')) return 'thud'
    return marks.size > 0 ? 'slide' : null
  },
  peak({ marks }) {
    if (marks.has('horror')) return { text: say('librarians-board-peak-horror'), tone: 'grave' }
    const genre = [...marks].find((mark) => mark.startsWith('genre:'))?.slice('genre:'.length)
    if (!marks.has('line') || genre === undefined || genre === 'horror') return null
    return { text: say('librarians-board-peak-line', { genre }), tone: 'good' }
  },
  tell,
  slip,
  first: (view) => (view.turn === 1 && view.asked === view.seat ? say('librarians-board-first') : null),
  label,
  describe,
  order: (view) => view.seats.map(({ seat }) => seat),
  seatLine(view, seat) {
    const one = seatOf(view, seat)
    const turn =
      view.active === seat && !view.over
        ? say('librarians-board-played', { played: view.played, required: view.required })
        : say('librarians-board-backs', { books: one?.books ?? 0 })
    return {
      score: '',
      what: [turn, ...(one ? signalsOf(one) : [])].join(', '),
      asked: view.asked === seat,
    }
  },
  stranger: () => '',
  headline: (others, me) => say('librarians-board-headline', { ending: me || others.length > 0 ? 'won' : 'lost' }),
  ending: ({ ending }) => say('librarians-board-ended', { ending: say('librarians-ended', { ending }) }),
  Beside,
  Board,
  Hand,
  Margin,
  Outcome,
  SeatMark,
}
