/** The slip: a card that is picked asks once more; everything else is the slip of all games. */

import { wide } from '../../lib/screen'
import { say } from '../../words/say'
import { answerOf, askedSlip, back } from '../asked'
import type { Answer, AtTable, Slip } from '../face'
import { effectOf, named } from './names'
import { whoIs } from './who'

type At = AtTable<'chapters'>

const PICTURES: Readonly<Record<string, string>> = {
  feature: 'ui-book',
  friend: 'chap-buddy',
  event: 'chap-event',
  nsfl: 'chap-event',
  molly: 'chap-molly',
  enhancement: 'ui-bookmark',
  deck: 'ui-deck',
}

/** The sprite's pictures for what the game states. */
export function pictures(symbol: string): string | undefined {
  return symbol.startsWith('category-') ? symbol.replace('category-', 'chap-') : PICTURES[symbol]
}

/** Consequences longer than this are sentences: they stand on the card itself, where there is room for its text. */
const SENTENCE = 40
/** More answers than this lie in a row that is pushed along. */
const MANY = { wide: 4, narrow: 2 }
/** Labels with more letters together leave no room for the question beside them. */
const ROOM = 40

export const slip = (at: At): Slip =>
  laidOut(picked(at) ?? askedSlip(at, pictures) ?? { ...waiting(at), rule: null, answers: [] })

/** The way back stands beside the question, and many answers leave the desk in sight. */
function laidOut(asked: Slip): Slip {
  const long = ({ small = '' }: Answer): boolean => small.length > SENTENCE
  const answers = asked.answers.map((answer): Answer => {
    if (answer.action === '') return { ...answer, back: true }
    if (!wide.current || !long(answer)) return answer
    const { small: _, ...brief } = answer
    return brief
  })
  const listed = answers.filter(({ verb, back: way }) => !verb && !way)
  const sentences = listed.length <= MANY.wide && listed.some(long)
  const many = listed.length > (wide.current ? MANY.wide : MANY.narrow)
  const words = listed.reduce((all, { label }) => all + label.length, 0)
  const strip = (!sentences && many) || (wide.current && words > ROOM)
  return { ...asked, answers, rows: sentences, strip }
}

/** A card or a Feature that was touched: what would come of it, and the way back. */
function picked(at: At): Slip | null {
  const choice = at.choices.find(({ action }) => action === at.selected)
  if (choice === undefined) return null
  const answer = answerOf(choice, pictures)
  return {
    question: say('chapters-board-sure', { answer: answer.label }),
    sub: effectOf(choice.action.split(':')[1] ?? '', at.box),
    rule: choice.rule ?? null,
    answers: [{ ...answer, tone: 'main' }, back()],
  }
}

function waiting({ view, seat, names }: At): { question: string; sub: string } {
  if (view.over) return { question: say('chapters-over'), sub: '' }
  if (view.decision === 'waiting')
    return view.declared === null
      ? { question: say('chapters-choosing'), sub: '' }
      : { question: say('chapters-waiting'), sub: '' }
  if (view.asked === null || view.asked === seat) return { question: say('chapters-board-moment'), sub: '' }
  return { question: say('chapters-thinking', { who: names[view.asked] ?? '' }), sub: '' }
}

/** What stands on the desk while it can still be stopped: the declared action and the cards played upon it. */
export function standing({ view, names, seat }: At): string[] {
  if (view.decision !== 'waiting' && view.decision !== 'reaction' && view.decision !== 'glare') return []
  const { declared } = view
  if (declared === null) return []
  const who = whoIs(view.active ?? -1, names, seat)
  const card = declared.card
  const first =
    declared.action === 'invite'
      ? say('chapters-event-declares-invite', { who, friend: card })
      : declared.action === 'event'
        ? say('chapters-event-declares-event', { who, event: card })
        : declared.action === 'molly'
          ? say('chapters-event-declares-molly', { who, category: card })
          : say('chapters-event-declares-build', { who, card: named(card) })
  const reactions = view.played.flatMap((one) =>
    one.who === null ? [] : [say('chapters-event-reacts', { who: whoIs(one.who, names, seat), card: named(one.card) })],
  )
  return [first, ...reactions]
}
