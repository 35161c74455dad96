/** A card that somebody has lifted: who it is, and what can be done with it now. */

import { say } from '../../words/say'
import type { Answer, AtTable, Slip } from '../face'
import { answerOf } from './answers'
import { holderOf, optionsOf, thingOf, type Thing } from './names'
import { whoIs } from './who'
import {
  capturedWords,
  cardsUnder,
  effectWords,
  genreTitle,
  homesOf,
  homeWords,
  lineOn,
  pileOf,
  thingName,
  thingNames,
} from './wording'

type At = AtTable<'labyrinth'>

const VERBS = ['give', 'receive', 'swap', 'for', 'pay', 'copy', 'return'] as const

export function cardSlip(at: At, key: string): Slip | null {
  const thing = thingOf(at.box, key)
  if (thing === null) return null
  return {
    question: thingName(at.box, key),
    sub: lineOf(at, key, thing),
    rule: ruleOf(thing),
    answers: doings(at, key),
  }
}

const ruleOf = (thing: Thing): string =>
  thing.kind === 'terror'
    ? 'LAB-CAP-4'
    : thing.kind === 'book'
      ? 'LAB-CAP-2'
      : thing.card.kind === 'item'
        ? 'LAB-REW-2'
        : 'LAB-BOOST-1'

/** Who it is, in one line; of a captured Terror also where it goes and what lies under it. */
function lineOf(at: At, key: string, thing: Thing): string {
  const who = lineOn(thing.card.who)
  const line = who === '' ? '' : `${who}.`
  if (thing.kind === 'book') return [`${genreTitle(thing.card.genre)}.`, line].join(' ').trim()
  if (thing.kind === 'reward' && thing.card.kind === 'booster') return effectWords(at.box, optionsOf(thing.card))
  if (thing.kind === 'reward') return [`${say('labyrinth-board-item')}.`, line].join(' ').trim()
  const homes = homesOf(at.view, thing.card.symbols)
  const pile = pileOf(at, key)
  return [
    line,
    ...(pile === null
      ? [homeWords(homes)]
      : [capturedWords(homes), say('labyrinth-board-under', { cards: thingNames(at.box, cardsUnder(at.box, pile)) })]),
  ]
    .join(' ')
    .trim()
}

/** What this seat can do with it: asked, or at any time. */
function doings(at: At, key: string): Answer[] {
  const legal = new Set([...at.choices.map((choice) => choice.action), ...at.view.free])
  const thing = thingOf(at.box, key)
  const options = thing?.kind === 'reward' ? optionsOf(thing.card) : []
  const spends = options.map((option) => `spend:${key}:${option}`)
  const answers = [...VERBS.map((verb) => `${verb}:${key}`), ...spends, `discard:${key}`].filter((action) =>
    legal.has(action),
  )
  return [...answers.map((action) => shortened(at, action)), back()]
}

/** Under the card's own name the verb alone is enough. */
function shortened(at: At, action: string): Answer {
  const answer = answerOf(at, action)
  const short = {
    give: say('labyrinth-board-give'),
    receive: say('labyrinth-board-receive'),
    swap: say('labyrinth-board-swap'),
    discard: say('labyrinth-board-discard'),
  }
  const verb = action.split(':')[0] ?? ''
  if (verb === 'give' && at.view.hands.length === 2) {
    const who = whoIs(1 - (holderOf(at, action.slice('give:'.length)) ?? 0), at.names, at.seat)
    return { ...answer, label: say('labyrinth-board-give-to', { who }) }
  }
  return { ...answer, label: verb in short ? short[verb as keyof typeof short] : answer.label }
}

export const back = (): Answer => ({
  action: '',
  opens: true,
  back: true,
  label: say('labyrinth-board-back'),
  tone: 'quiet',
  final: false,
})
