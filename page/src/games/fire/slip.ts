/** What the slip asks, with the consequence of every answer on its button. */

import type { Choice, FireView, TurnCardView } from '../../protocol'
import type { Answer, AtTable, Slip } from '../face'
import { cardOf, look, participant, toolSymbol } from './names'
import { capital, listed } from './tell'
import { whoIs } from './who'
import type { FireWords } from './words.en'
import { fire } from './words'

type At = AtTable<'fire'>

/** The rule that the question rests on. */
const RULES: Record<string, string> = {
  amulet: 'FIRE-T-AMULET-1',
  assign: 'FIRE-T-AMULET-3',
  choose_card: 'FIRE-ORDER-2',
  save_or_leave: 'FIRE-SAVE-2',
  shovel_pick: 'FIRE-T-SHOVEL-2',
  torch_pick: 'FIRE-T-TORCH-2',
  reaction: 'FIRE-SPREAD-1',
  shout: 'FIRE-NOTOOL-2',
  take_tool: 'FIRE-SPREAD-7',
  after_scoring: 'FIRE-SCORE-5',
  exchange: 'FIRE-ROUND-3',
}

export function slip(at: At): Slip {
  const w = fire()
  const { view, choices } = at
  if (choices.length === 0) return { ...waiting(at, w), rule: null, answers: [] }
  const decision = view.decision ?? ''
  const opened = at.selected === null ? [] : choices.filter((choice) => toolOf(choice.action) === at.selected)
  const asked = opened.length > 0 ? variants(at, at.selected ?? '', opened, w) : question(at, decision, w)
  return { ...asked, rule: RULES[decision] ?? null }
}

function waiting(at: At, w: FireWords): { question: string; sub: string } {
  const { view } = at
  if (view.over) return { question: w.ask.over, sub: '' }
  if (at.marks.has('catch')) return { question: w.ask.catches, sub: stake(view, w) }
  if ([...at.marks].some((mark) => mark.startsWith('burn:')))
    return { question: at.marks.has('spread') ? w.ask.spreads : w.ask.burns, sub: '' }
  if (view.decision === 'waiting' || view.asked === null || view.asked === at.seat)
    return { question: w.ask.moment, sub: '' }
  return { question: w.ask.thinking(at.names[view.asked] ?? w.robot), sub: stake(view, w) }
}

/** "Fables 5, Geography 4, bravery 2." */
function stake(view: FireView, w: FireWords): string {
  const card = cardOf(view, view.active)
  if (card === null) return ''
  const books = card.spaces.flatMap((space) =>
    space.token === null || space.token === 'fire'
      ? []
      : [`${w.sections[space.token] ?? space.token} ${view.values[space.token] ?? 0}`],
  )
  return books.length === 0 ? '' : w.books(books.join(', '), card.bravery)
}

/** An answer in words; a tool that has a choice to make says which. */
export function label(at: At, action: string): string {
  const w = fire()
  const tool = toolOf(action)
  const shown = slip({ ...at, selected: null }).answers.find((answer) => answer.action === action)
  if (shown !== undefined) return shown.label
  const open = slip({ ...at, selected: tool }).answers.find((answer) => answer.action === action)
  return [...new Set([w.answer.play(w.tools[tool ?? ''] ?? ''), open?.label, open?.small])].filter(Boolean).join(', ')
}

type Asked = Omit<Slip, 'rule'>

function question(at: At, decision: string, w: FireWords): Asked {
  const { view, choices } = at
  switch (decision) {
    case 'save_or_leave':
      return saveOrLeave(at, w)
    case 'choose_card':
      return {
        question: w.ask.chooseCard,
        sub: w.ask.chooseCardSub,
        answers: choices.flatMap((choice) => cardAnswer(view, choice, w)),
      }
    case 'take_tool':
      return {
        question: w.ask.takeTool,
        sub: w.ask.takeToolSub,
        rows: true,
        answers: choices.map((choice) => takeAnswer(view, choice, w)),
      }
    case 'reaction':
      return {
        question: w.ask.reaction,
        sub: w.ask.reactionSub,
        answers: [...toolAnswers(at, w), ...plainly(choices, 'pass', w.answer.letBurn, 'plain')],
      }
    case 'amulet':
      return {
        question: w.ask.amulet,
        sub: '',
        answers: [...toolAnswers(at, w), ...plainly(choices, 'pass', w.answer.pass, 'plain')],
      }
    case 'after_scoring':
      return {
        question: w.ask.after,
        sub: stake(view, w),
        answers: [...toolAnswers(at, w), ...plainly(choices, 'end', w.answer.endTurn, 'main')],
      }
    case 'exchange':
      return { question: w.ask.exchange, sub: w.ask.exchangeSub, answers: choices.map((one) => exchangeAnswer(one, w)) }
    case 'shout':
      return { question: w.ask.shout, sub: '', answers: choices.map((one) => shoutAnswer(at, one, w)) }
    case 'assign':
      return {
        question: w.ask.assign(w.cards[(view.assigning ?? 1) - 1] ?? ''),
        sub: '',
        answers: choices.map((choice) => tokenAnswer(choice, w)),
      }
    case 'torch_pick':
      return { question: w.ask.torch, sub: '', answers: choices.map((choice) => tokenAnswer(choice, w)) }
    default:
      return { question: w.ask.shovel, sub: '', answers: choices.map((choice) => tokenAnswer(choice, w)) }
  }
}

function saveOrLeave(at: At, w: FireWords): Asked {
  const { view, choices, odds } = at
  const stop = choices.find((choice) => choice.action === 'stop')
  const points = view.at_stake ?? 0
  const burns = odds === null ? undefined : w.burnsOneIn(...odds.burns)
  const answers: Answer[] = []
  for (const choice of choices) {
    if (choice.action === 'draw')
      answers.push({ ...sent(choice), label: w.answer.draw, ...small(burns), tone: 'risk', symbol: 'fire-fire' })
    else if (choice.action === 'draw:shovel')
      answers.push({
        ...sent(choice),
        label: w.answer.drawShovel,
        small: w.answer.drawShovelSmall,
        tone: 'risk',
        symbol: toolSymbol('shovel'),
      })
  }
  if (stop !== undefined) {
    const words = at.view.leaving_brings_tool ? w.answer.stopTool(points) : w.answer.stopScore(points)
    answers.push({ ...sent(stop), label: w.answer.stop, small: words, tone: 'main' })
    return { question: points > 0 ? w.ask.saveOn(points) : w.ask.nothing, sub: stake(view, w), answers }
  }
  return { question: w.ask.first, sub: w.ask.firstSub, answers }
}

function cardAnswer(view: FireView, choice: Choice, w: FireWords): Answer[] {
  const card = view.cards.find((one) => `card:${one.number}` === choice.action)
  if (card === undefined) return []
  return [{ ...sent(choice), label: w.answer.card(titleOf(card, w)), small: cardWords(card, w), tone: 'plain' }]
}

export const titleOf = (card: TurnCardView, w: FireWords): string => w.cards[card.number - 1] ?? card.title

export function cardWords(card: TurnCardView, w: FireWords): string {
  const safe = card.spaces.filter((space) => !space.risky).length
  return w.answer.cardSmall(safe, Math.max(...card.spaces.map((space) => space.bravery)))
}

function takeAnswer(view: FireView, choice: Choice, w: FireWords): Answer {
  const [, source, slot] = choice.action.split(':')
  if (source === 'deck')
    return { ...sent(choice), label: w.answer.fromDeck, small: w.answer.unseen, tone: 'plain', symbol: 'ui-deck' }
  if (source === 'none') return { ...sent(choice), label: w.answer.noTool, tone: 'quiet' }
  const offered = view.market[Number(slot) - 1]
  if (!offered) return { ...sent(choice), label: choice.text, tone: 'plain' }
  return {
    ...sent(choice),
    label: w.tools[offered.tool] ?? offered.name,
    small: w.effects[offered.tool] ?? offered.effect,
    tone: 'plain',
    symbol: toolSymbol(offered.tool),
  }
}

function exchangeAnswer(choice: Choice, w: FireWords): Answer {
  const [verb, tool = ''] = choice.action.split(':')
  if (verb === 'keep') return { ...sent(choice), label: w.answer.keepTools, tone: 'main' }
  return {
    ...sent(choice),
    label: w.answer.exchange(w.tools[tool] ?? tool),
    tone: 'plain',
    symbol: toolSymbol(tool),
  }
}

function shoutAnswer(at: At, choice: Choice, w: FireWords): Answer {
  const seat = Number(choice.action.split(':')[1])
  const label = Number.isNaN(seat) ? w.answer.nobody : (at.names[seat] ?? choice.text)
  return { ...sent(choice), label, tone: Number.isNaN(seat) ? 'quiet' : 'plain' }
}

function tokenAnswer(choice: Choice, w: FireWords): Answer {
  const [verb, token = ''] = choice.action.split(':')
  if (verb === 'done') return { ...sent(choice), label: w.answer.placeNoMore, tone: 'quiet' }
  if (token === 'none') return { ...sent(choice), label: w.answer.placeNothing, tone: 'quiet' }
  const tone = token === 'fire' ? 'risk' : 'plain'
  return { ...sent(choice), label: w.answer.place(token), tone, symbol: `fire-${look(token)}` }
}

/** One answer a tool; a tool with a choice to make opens it. */
function toolAnswers(at: At, w: FireWords): Answer[] {
  const tools = [...new Set(at.choices.flatMap((choice) => toolOf(choice.action) ?? []))]
  return tools.map((tool) => {
    const ways = at.choices.filter((choice) => toolOf(choice.action) === tool)
    const label = w.answer.play(w.tools[tool] ?? tool)
    const only = ways[0]
    const shared = { label, tone: 'plain' as const, symbol: toolSymbol(tool) }
    return ways.length === 1 && only !== undefined
      ? { ...shared, ...sent(only) }
      : { ...shared, action: tool, opens: true, final: false }
  })
}

/** The further answers of a tool that is in hand and lifted. */
function variants(at: At, tool: string, ways: readonly Choice[], w: FireWords): Asked {
  const name = w.tools[tool] ?? tool
  const only = ways.length === 1 ? ways[0] : undefined
  const back: Answer = { action: '', opens: true, label: w.answer.back, tone: 'quiet', final: false }
  const sub = w.effects[tool] ?? ''
  if (only !== undefined && only.action.split(':').length === 2)
    return {
      question: `${w.answer.play(name)}?`,
      sub,
      answers: [{ ...sent(only), label: w.answer.play(name), tone: 'main', symbol: toolSymbol(tool) }, back],
    }
  const question = tool === 'slingshot' ? w.ask.toWhom(name) : w.ask.whichBook(name)
  return { question, sub, answers: [...ways.map((choice) => variant(at, choice, w)), back] }
}

function variant(at: At, choice: Choice, w: FireWords): Answer {
  const [, tool = '', first = '', second] = choice.action.split(':')
  const answer = sent(choice)
  if (tool === 'slingshot') {
    const seat = Number(first)
    const label = Number.isNaN(seat) ? w.answer.aside : (at.names[seat] ?? w.robot)
    return {
      ...answer,
      label,
      small: second === undefined ? w.answer.alone : w.answer.withBook(Number(second)),
      tone: 'plain',
      symbol: toolSymbol(tool),
    }
  }
  if (tool === 'axe') {
    const small = first === '' ? w.answer.alone : w.answer.withBook(Number(first))
    return { ...answer, label: w.answer.play(w.tools[tool] ?? tool), small, tone: 'plain', symbol: toolSymbol(tool) }
  }
  return {
    ...answer,
    label: w.sections[first] ?? first,
    small: w.worth(at.view.values[first] ?? 0),
    tone: 'plain',
    symbol: `fire-${look(first)}`,
  }
}

function plainly(choices: readonly Choice[], action: string, label: string, tone: Answer['tone']): Answer[] {
  const choice = choices.find((one) => one.action === action)
  return choice === undefined ? [] : [{ ...sent(choice), label, tone }]
}

const sent = (choice: Choice): { action: string; final: boolean } => ({ action: choice.action, final: choice.final })
const small = (words: string | undefined): { small?: string } => (words === undefined ? {} : { small: words })

/** The tool that an action plays, if it plays one. */
export function toolOf(action: string): string | null {
  const [verb, tool] = action.split(':')
  return verb === 'play' && tool !== undefined ? tool : null
}

/** A tool's action with something for each of its choices, to ask why it cannot be played. */
export function wholeAction(tool: string): string {
  const onABook = ['cloak', 'collectors_edition', 'knapsack', 'lockbox']
  const choice = tool === 'slingshot' ? ':aside' : onABook.includes(tool) ? ':white' : ''
  return `play:${tool}${choice}`
}

/** The table in sentences, for whoever cannot see it. */
export function describe({ view, names, seat }: At): string[] {
  const w = fire()
  const d = w.describe
  const lines = view.sections.map((one) =>
    d.section(w.sections[one.key] ?? one.name, one.value, one.cards_left, one.burns_next),
  )
  const bag = Object.entries(view.bag ?? {}).filter(([, count]) => count > 0)
  lines.push(
    view.bag === null
      ? d.bagHidden(view.bag_size)
      : d.bag(
          view.bag_size,
          listed(
            bag.map(([token, count]) => `${count} ${w.sections[token] ?? token}`),
            w.and,
          ),
        ),
  )
  const tools = (keys: readonly string[]): string =>
    listed(
      keys.map((key) => w.tools[key] ?? key),
      w.and,
    )
  for (const one of view.participants) {
    const who = whoIs(one.who, names, seat)
    lines.push(d.score(who, one.score))
    if (one.tools > 0 && one.who !== seat) lines.push(d.tools(who, one.tools, tools(one.known_tools)))
    const books = (tokens: readonly string[]): string =>
      listed(
        tokens.map((token) => w.sections[token] ?? token),
        w.and,
      )
    if (one.locked.length > 0) lines.push(d.locked(who, books(one.locked)))
    if (one.given.length > 0) lines.push(d.given(who, books(one.given)))
  }
  for (const card of view.cards) {
    if (card.holder === null) continue
    const tokens = card.spaces.flatMap((space) =>
      space.token === null ? [] : [w.sections[space.token] ?? space.token],
    )
    lines.push(
      d.card(whoIs(card.holder, names, seat), titleOf(card, w), tokens.length > 0 ? listed(tokens, w.and) : d.empty),
    )
  }
  const offered = view.market.flatMap((tool) => (tool === null ? [] : [w.tools[tool.tool] ?? tool.name]))
  if (view.discard.length > 0) lines.push(d.discard(tools([...new Set(view.discard)])))
  if (offered.length > 0) lines.push(d.offer(listed(offered, w.and)))
  if (view.hand.length > 0)
    lines.push(
      d.hand(
        listed(
          view.hand.map((tool) => w.tools[tool.tool] ?? tool.name),
          w.and,
        ),
      ),
    )
  return lines.map(capital)
}

/** Whether somebody has already had their turn in this round. */
export const hasPlayed = (view: FireView, who: number): boolean => participant(view, who)?.has_played ?? false
