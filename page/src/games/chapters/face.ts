/** Chapters on the page. */

import './colours.css'
import { say } from '../../words/say'
import { labelOf } from '../asked'
import type { Face } from '../face'
import Beside from './Beside.svelte'
import Board from './Board.svelte'
import { describe } from './describe'
import Hand from './Hand.svelte'
import Margin from './Margin.svelte'
import { cardKey, libraryOf, named } from './names'
import Others from './Others.svelte'
import SeatMark from './SeatMark.svelte'
import { slip } from './slip'
import { stages } from './stages'
import { tell } from './tell'

export const face: Face<'chapters'> = {
  key: 'chapters',
  where: (view) =>
    view.over
      ? say('chapters-board-closing')
      : view.final_turns === null
        ? say('chapters-board-to-come', { friends: view.friend_deck })
        : say('chapters-board-final', { turns: view.final_turns }),
  stages,
  sound({ marks, view }) {
    if (view.over) return 'page'
    if (marks.has('react')) return 'thud'
    if (marks.has('closing')) return 'match'
    const came = [...marks]
    if (came.some((mark) => mark.startsWith('friend:'))) return 'stamp'
    return came.length > 0 ? 'slide' : null
  },
  peak({ marks }, box) {
    if (marks.has('closing')) return { text: say('chapters-board-closing'), tone: 'grave' }
    if (marks.has('cancelled')) return { text: say('chapters-board-stopped'), tone: 'grave' }
    const played = [...marks].find((mark) => mark.startsWith('played:'))
    if (played === undefined) return null
    return { text: named(cardKey(Number(played.split(':')[1]), box)), tone: 'grave' }
  },
  tell,
  slip,
  first: (view) => (view.turn === 1 ? say('chapters-board-first') : null),
  label: labelOf,
  describe,
  // Round the table, from the first player on.
  order(view) {
    const seats = view.libraries.map(({ seat }) => seat)
    return [...seats.slice(view.first_player), ...seats.slice(0, view.first_player)]
  },
  seatLine(view, seat) {
    const library = libraryOf(view, seat)
    return {
      score: String(library?.hearts ?? 0),
      what: say('chapters-board-seat', { friends: library?.friends.length ?? 0, cards: library?.hand ?? 0 }),
      asked: view.asked === seat || (view.asked === null && view.active === seat && !view.over),
    }
  },
  stranger: () => '',
  headline(others, me) {
    const who = [...(me ? [say('page-you')] : []), ...others]
    return say('chapters-board-won', { who, winners: who.length, me: me ? 'yes' : 'no' })
  },
  ending: ({ ending }) => say('chapters-board-ended', { ending }),
  Beside,
  Board,
  Hand,
  Margin,
  Others,
  SeatMark,
}
