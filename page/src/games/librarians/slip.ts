/** What the slip says: the server's question; cells lie in one row, each with what comes of it there. */

import { say } from '../../words/say'
import { answerOf, askedSlip } from '../asked'
import type { Answer, AtTable, Slip } from '../face'
import { bookOf, spotIn } from './names'

type At = AtTable<'librarians'>

const FEW = 3 // answers that need no row of their own

/** The sprite's pictures for what the game states. */
export function pictures(symbol: string): string | undefined {
  const [kind = '', ...rest] = symbol.split('-')
  return { genre: `lib-${rest.join('-')}`, end: 'ui-check', signal: 'ui-chat' }[kind]
}

export function slip(at: At): Slip {
  const asked = askedSlip({ ...at, selected: null }, pictures)
  if (asked === null) return { ...waiting(at), rule: null, answers: [] }
  const answers = at.choices.map((choice) => worded(at, choice.action))
  return { ...asked, answers: [...answers, ...putBack(at)], strip: answers.length > FEW, rows: false }
}

/** An answer in full: a cell with its row, a book by its title. */
function worded(at: At, action: string): Answer {
  const choice = at.choices.find((one) => one.action === action)
  if (choice === undefined) return { action, label: action, tone: 'plain', final: false }
  const answer = answerOf(choice, pictures)
  if (spotIn(action) !== null) {
    const [row = '', column = ''] = (spotIn(action) ?? '').split(':')
    const [steps, side] = [Math.abs(Number(column)), Number(column) < 0 ? 'left' : 'right']
    const { symbol: _, ...plain } = answer // the wall shows it
    return { ...plain, label: say('librarians-board-spot', { row, steps, side }) }
  }
  const book = action.startsWith('take:') ? bookOf(at.box, action.slice('take:'.length)) : undefined
  return book === undefined ? answer : { ...answer, label: book.title }
}

/** A book that is taken and not yet played goes back into the hand by taking the step back. */
function putBack(at: At): Answer[] {
  if (at.view.decision !== 'place') return []
  const label = say('librarians-board-put-back')
  return [{ action: 'undo', undoes: true, back: true, label, tone: 'quiet', symbol: 'ui-undo', final: false }]
}

/** An answer in words that stand alone. */
export function label(at: At, action: string): string {
  const { label: words, small } = worded(at, action)
  return [words, small ?? ''].filter(Boolean).join(', ')
}

function waiting({ view, marks, names, seat }: At): { question: string; sub: string } {
  if (view.over) return { question: say('librarians-over'), sub: '' }
  if (marks.has('line')) return { question: say('librarians-board-ask-line'), sub: '' }
  if (view.asked === null || view.asked === seat) return { question: say('librarians-board-ask-moment'), sub: '' }
  const { played, required } = view
  return {
    question: say('librarians-thinking', { who: names[view.asked] ?? '' }),
    sub: say('librarians-board-played', { played, required }),
  }
}
