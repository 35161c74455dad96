/** Every action as an answer: what it does, and what comes of it. */

import type { WalkOdds } from '../../protocol'
import { percent } from '../../words/numbers'
import type { Answer, AtTable } from '../face'
import { isBeside } from './maze/geometry'
import { loose, optionUsed, optionsOf, room, SIX, symbolOf, thingOf, tileAt } from './names'
import { symbolWords, symbolsOf, terrorName, thingName } from './wording'
import { whoIs } from './who'
import { labyrinth } from './words'

type At = AtTable<'labyrinth'>
type Said = Pick<Answer, 'label' | 'small' | 'tone' | 'symbol'>

/** An action with its words; what is not legal now has words, too, for hints and refusals. */
export function answerOf(at: At, action: string): Answer {
  const choice = at.choices.find((one) => one.action === action)
  return { action, final: choice?.final ?? false, ...said(at, action, choice?.text ?? action) }
}

/** A label that stands alone, with what tells it from others. */
export function label(at: At, action: string): string {
  const { label: text, small } = answerOf(at, action)
  return small === undefined ? text : `${text} (${small})`
}

function said(at: At, action: string, text: string): Said {
  const w = labyrinth()
  const [verb = '', first = '', second] = action.split(':')
  switch (verb) {
    case 'end':
      return second === undefined && first === 'pass' ? passingOn(at) : ending(at)
    case 'take':
    case 'extra':
    case 'instead':
      return ofGenre(at, first, second === 'trolley')
    case 'flip':
      return lighting(at, first)
    case 'rotate':
      return { label: w.answer.rotate(first, second === 'cw'), tone: 'plain', symbol: 'ui-rotate' }
    case 'move':
      return walking(at, first, second ?? 'player')
    case 'draw':
      return {
        label: first === 'trolley' ? w.answer.drawTrolley : w.answer.draw,
        small: w.answer.rewards(at.view.reward_deck),
        tone: 'main',
        symbol: 'lab-reward',
      }
    case 'skip':
      return { label: w.answer.skip, tone: 'plain' }
    case 'spend':
      return spending(at, action, first)
    case 'pay':
      return withCard(at, first, w.answer.payStep(thingName(at.box, first)))
    case 'copy':
      return { ...withCard(at, first, w.answer.copy(thingName(at.box, first))), small: w.answer.copySmall }
    case 'return':
      return { label: w.answer.returned(thingName(at.box, first)), tone: 'plain', symbol: 'lab-terror' }
    case 'keep':
      return { label: first === 'trolley' ? w.answer.keepTrolley : w.answer.keepMine, tone: 'plain' }
    case 'to':
      return toSomebody(at, Number(first))
    case 'refuse':
      return { label: w.answer.refuse, tone: 'main' }
    case 'start':
      return {
        label: w.answer.start(
          first
            .split('+')
            .map((genre) => w.genres[genre] ?? genre)
            .join(', '),
        ),
        tone: 'main',
      }
    case 'concede':
      return { label: w.answer.concede, tone: 'risk' }
    default:
      return passing(at, verb, first, text)
  }
}

/** GIVE, RECEIVE, SWAP, FOR and DISCARD: the card is what matters. */
function passing(at: At, verb: string, thing: string, text: string): Said {
  const w = labyrinth()
  const name = thingName(at.box, thing)
  const cost = isFree(at) ? w.answer.noAction : w.answer.oneAction
  switch (verb) {
    case 'give':
      return { label: w.answer.giveNamed(name), small: cost, tone: 'plain', symbol: 'ui-give' }
    case 'receive':
      return { label: w.answer.receiveNamed(name), small: cost, tone: 'plain', symbol: 'ui-hand' }
    case 'swap':
      return { label: w.answer.swapNamed(name), small: cost, tone: 'plain', symbol: 'ui-rotate' }
    case 'for':
      return withCard(at, thing, w.answer.forIt(name))
    case 'discard':
      return {
        label: w.answer.discard(name),
        small: discarded(at, thing),
        tone: at.view.decision === 'act' ? 'quiet' : 'plain', // by the way, or asked for
        symbol: 'ui-cross',
      }
    default:
      return { label: text, tone: 'plain' }
  }
}

/** Where a card has to go, its symbols tell which; else that it costs nothing. */
function discarded({ view, box }: At, thing: string): string {
  const symbols = symbolsOf(box, thing)
  return view.decision === 'act' || symbols.length === 0 ? labyrinth().answer.discardSmall : symbolWords(symbols)
}

/** Alone, player and Trolley pass cards for nothing while they stand on one tile. */
export const isFree = ({ view }: At): boolean => view.solo && view.hands[0]?.cell === view.hands[1]?.cell

function ending({ view }: At): Said {
  const w = labyrinth()
  const left = view.curses.left
  return left === 0
    ? { label: w.answer.end, small: w.answer.endLost, tone: 'risk', symbol: 'ui-check' }
    : {
        label: w.answer.end,
        small: w.answer.endSmall(left),
        tone: view.actions === 0 ? 'main' : 'plain',
        symbol: 'ui-check',
      }
}

function passingOn({ view, names }: At): Said {
  const w = labyrinth()
  const next = names[((view.active ?? 0) + 1) % Math.max(1, names.length)] ?? ''
  return { label: w.answer.endPass, small: w.answer.endPassSmall(next), tone: 'plain', symbol: 'ui-arrow' }
}

function ofGenre({ view }: At, genre: string, trolley: boolean): Said {
  const w = labyrinth()
  const title = w.genres[genre] ?? genre
  const deck = view.genres.find((one) => one.key === genre)
  const left = deck?.deck ?? 0
  return {
    label: trolley ? w.answer.trolleyTakes(title) : title,
    small: left > 0 ? w.answer.inDeck(left) : w.answer.rebuilt(deck?.discard.length ?? 0),
    tone: 'plain',
    symbol: symbolOf(genre),
  }
}

function lighting(at: At, cell: string): Said {
  const w = labyrinth()
  const { small, ...said } = lit(at, cell)
  const parts = [small, isNear(at, cell) ? undefined : w.answer.byMap].filter((part) => part !== undefined)
  return { ...said, ...(parts.length > 0 ? { small: parts.join(', ') } : {}) }
}

/** Beside one's meeple; alone, beside the Trolley, too. */
function isNear({ view }: At, cell: string): boolean {
  const stands = view.solo ? view.hands : view.hands.slice(view.active ?? 0, (view.active ?? 0) + 1)
  return stands.some((hand) => isBeside(hand.cell, cell))
}

function lit({ view, odds }: At, cell: string): Said {
  const w = labyrinth()
  const tile = tileAt(view, cell)
  const shared = { label: w.answer.flip(cell), symbol: 'ui-lamp' }
  const sixth = loose(view).length === SIX - 1
  if (tile?.kind != null)
    return { ...shared, small: w.answer.flipKnown(w.kinds[tile.kind] ?? tile.kind), tone: 'plain' }
  const chance = odds?.dark['terror']
  if (chance === undefined) return { ...shared, tone: sixth ? 'risk' : 'plain' }
  const share = percent(chance[0] / Math.max(1, chance[1]))
  return {
    ...shared,
    small: sixth ? w.answer.flipSixth(share) : w.answer.flipChance(share),
    tone: sixth ? 'risk' : 'plain',
  }
}

function walking(at: At, cell: string, walker: string): Said {
  const w = labyrinth()
  const tile = tileAt(at.view, cell)
  const walk = walkOf(at, cell, walker)
  const by = walker === 'trolley' ? w.answer.byTrolley : walker === 'ride' ? w.answer.byRide : null
  const small = [by, walk?.boosters ? w.answer.withBoosters : null].filter((part) => part !== null).join(', ')
  const more = small === '' ? {} : { small }
  if (tile?.terror != null)
    return { label: w.answer.capture(terrorName(at.box, tile.terror)), ...more, tone: 'main', symbol: 'lab-terror' }
  if (tile?.shelf != null)
    return { label: w.answer.bringBack(w.genres[tile.shelf] ?? tile.shelf), ...more, tone: 'main', symbol: 'lab-shelf' }
  const go = { player: w.answer.move, trolley: w.answer.moveTrolley, ride: w.answer.ride }[walker] ?? w.answer.move
  const draws = tile?.kind === 'reward' ? w.answer.toReward : null
  const said = [walk?.boosters ? w.answer.withBoosters : null, draws].filter((part) => part !== null).join(', ')
  return { label: go(cell), ...(said === '' ? {} : { small: said }), tone: 'plain', symbol: 'ui-steps' }
}

/** What the odds know of a walk. */
export function walkOf({ odds }: At, cell: string, walker: string): WalkOdds | null {
  return odds?.walks.find((walk) => walk.cell === cell && walk.walker === walker) ?? null
}

function spending({ box }: At, action: string, thing: string): Said {
  const w = labyrinth()
  const reward = thingOf(box, thing)
  const used = optionUsed(action)
  const other = reward?.kind === 'reward' ? optionsOf(reward.card).find((option) => option !== used) : undefined
  const small = other === undefined ? {} : { small: w.answer.notOther(w.options[other] ?? other) }
  return { label: w.answer.spend(w.options[used] ?? used), ...small, tone: 'plain', symbol: 'lab-booster' }
}

function withCard({ box }: At, thing: string, words: string): Said {
  const symbols = symbolsOf(box, thing)
  return { label: words, ...(symbols.length > 0 ? { small: symbolWords(symbols) } : {}), tone: 'plain' }
}

function toSomebody({ view, names, seat }: At, hand: number): Said {
  const w = labyrinth()
  const free = view.hands[hand] === undefined ? 0 : room(view.hands[hand])
  const small = free === 0 ? w.answer.fullHand : w.hand.free(free)
  return { label: w.answer.toWhom(whoIs(hand, names, seat)), small, tone: 'plain', symbol: 'ui-give' }
}
