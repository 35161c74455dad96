/** What the slip says while nothing is asked, and the table in sentences; its questions come from the server. */

import type { FireView, TurnCardView } from '../../protocol'
import { say } from '../../words/say'
import { askedSlip } from '../asked'
import type { AtTable, Slip } from '../face'
import { cardOf, look, participant, toolSymbol } from './names'
import { ROBOT, whoIs } from './who'

type At = AtTable<'fire'>

/** The sprite's pictures for what the game states. */
export function pictures(symbol: string): string | undefined {
  const [kind = '', ...rest] = symbol.split('-')
  const what = rest.join('-')
  return { tool: toolSymbol(what), token: `fire-${look(what)}`, deck: 'ui-deck' }[kind]
}

export const slip = (at: At): Slip => askedSlip(at, pictures) ?? { ...waiting(at), rule: null, answers: [] }

function waiting(at: At): { question: string; sub: string } {
  const { view } = at
  if (view.over) return { question: say('fire-board-ask-over'), sub: '' }
  if (at.marks.has('catch')) return { question: say('fire-board-ask-catches'), sub: stake(view) }
  if ([...at.marks].some((mark) => mark.startsWith('burn:')))
    return { question: at.marks.has('spread') ? say('fire-board-ask-spreads') : say('fire-board-ask-burns'), sub: '' }
  if (view.decision === 'waiting' || view.asked === null || view.asked === at.seat)
    return { question: say('fire-board-ask-moment'), sub: '' }
  return {
    question: say('fire-board-ask-thinking', { name: at.names[view.asked] ?? say('fire-who', { who: ROBOT }) }),
    sub: stake(view),
  }
}

/** "Fables 5, Geography 4, bravery 2." */
function stake(view: FireView): string {
  const card = cardOf(view, view.active)
  if (card === null) return ''
  const books = card.spaces.flatMap((space) =>
    space.token === null || space.token === 'fire'
      ? []
      : [`${say('fire-section', { section: space.token })} ${view.values[space.token] ?? 0}`],
  )
  return books.length === 0 ? '' : say('fire-board-books', { parts: books.join(', '), bravery: card.bravery })
}

export const titleOf = (card: TurnCardView): string => say('fire-board-card', { card: card.number })

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
  const lines = view.sections.map((one) =>
    say(one.burns_next ? 'fire-board-describe-section-next' : 'fire-board-describe-section', {
      name: say('fire-section', { section: one.key }),
      value: one.value,
      left: one.cards_left,
    }),
  )
  const bag = Object.entries(view.bag ?? {}).filter(([, count]) => count > 0)
  lines.push(
    view.bag === null
      ? say('fire-board-describe-bag-hidden', { size: view.bag_size })
      : say('fire-board-describe-bag', {
          size: view.bag_size,
          parts: bag.map(([token, count]) => `${count} ${say('fire-section', { section: token })}`),
        }),
  )
  const tools = (keys: readonly string[]): string[] => keys.map((key) => say('fire-tool', { tool: key }))
  for (const one of view.participants) {
    const who = whoIs(one.who, names, seat)
    lines.push(say('fire-board-describe-score', { who, score: one.score }))
    const [count, known] = [one.tools, tools(one.known_tools)]
    if (count > 0 && one.who !== seat)
      lines.push(
        known.length > 0
          ? say('fire-board-describe-tools-known', { who, count, known })
          : say('fire-board-describe-tools', { who, count }),
      )
    const books = (tokens: readonly string[]): string[] =>
      tokens.map((token) => say('fire-section', { section: token }))
    if (one.locked.length > 0) lines.push(say('fire-board-describe-locked', { who, books: books(one.locked) }))
    if (one.given.length > 0) lines.push(say('fire-board-describe-given', { who, tokens: books(one.given) }))
  }
  for (const card of view.cards) {
    if (card.holder === null) continue
    const tokens = card.spaces.flatMap((space) =>
      space.token === null ? [] : [say('fire-section', { section: space.token })],
    )
    lines.push(
      say('fire-board-describe-card', {
        who: whoIs(card.holder, names, seat),
        title: titleOf(card),
        tokens: tokens.length > 0 ? tokens : say('fire-board-describe-empty'),
      }),
    )
  }
  const offered = view.market.flatMap((tool) => (tool === null ? [] : [say('fire-tool', { tool: tool.tool })]))
  if (view.discard.length > 0)
    lines.push(say('fire-board-describe-discard', { tools: tools([...new Set(view.discard)]) }))
  if (offered.length > 0) lines.push(say('fire-board-describe-offer', { tools: offered }))
  if (view.hand.length > 0)
    lines.push(
      say('fire-board-describe-hand', { tools: view.hand.map((tool) => say('fire-tool', { tool: tool.tool })) }),
    )
  return lines
}

/** Whether somebody has already had their turn in this round. */
export const hasPlayed = (view: FireView, who: number): boolean => participant(view, who)?.has_played ?? false
