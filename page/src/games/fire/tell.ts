/** Events as lines of the ledger, by the engine's own sentences: what people would tell each other, not every step of it. */

import { FIRE_SECTIONS, FIRE_TOOLS, type FireBox, type FireEvent, type TakenBack } from '../../protocol'
import { say } from '../../words/say'
import type { Line } from '../face'
import { tokenKey } from './names'
import { whoIs, type Who } from './who'

const ASIDE = 7 // a Slingshot with no recipient

export function tell(
  events: readonly (FireEvent | TakenBack)[],
  box: FireBox,
  names: readonly string[],
  me: number | null,
): Line[] {
  const lines: Line[] = []
  const called = (seat: number): Who => whoIs(seat, names, me)
  const tool = (card: number): string => box.tools[card]?.tool ?? ''
  const caught = events.some((event) => event.type === 'FireTriggered')

  for (const [index, event] of events.entries()) {
    const add = (seat: number | null, text: string, loud = false): void => {
      lines.push({ who: seat, text, rules: event.rules, loud })
    }
    switch (event.type) {
      case 'RoundBegan':
        add(null, say('fire-event-round-begins', { round: event.round }))
        break
      case 'CardDealt':
        add(event.who, say('fire-event-card-dealt', { who: called(event.who), card: event.card }))
        break
      case 'CardChosen':
        add(event.who, say('fire-event-card-chosen', { who: called(event.who), card: event.card }))
        break
      case 'TokensDrawn':
        if (events[index + 1]?.type !== 'TokenLaid')
          add(event.who, say('fire-event-drawn', { who: called(event.who), tokens: event.tokens.map(token) }))
        break
      case 'TokenLaid':
        if (tokenKey(event.token) !== 'fire')
          add(event.who, say('fire-event-drawn', { who: called(event.who), tokens: [token(event.token)] }))
        else if (caught) add(event.who, say('fire-board-catches-now', { who: called(event.who) }), true)
        else add(event.who, say('fire-board-rests', { who: called(event.who) }))
        break
      case 'TokenAssigned':
        add(event.who, say('fire-event-assigned', { token: tokenKey(event.token), card: event.card }))
        break
      case 'TokensWait':
        add(null, waits(event))
        break
      case 'FireStopped':
        add(event.who, say('fire-event-stopped', { who: called(event.who) }), true)
        break
      case 'FireSpread':
        add(event.who, say('fire-event-spreads', { who: called(event.who) }), true)
        break
      case 'SectionBurned':
        add(null, burns(event), true)
        break
      case 'LibraryCollapsed':
        add(null, say('fire-event-collapses', sectionKeys(event.section)), true)
        break
      case 'KnowledgeScored':
        add(event.who, scores(event, called(event.who)), true)
        break
      case 'PointsGained':
        add(event.who, say('fire-event-gained', { who: called(event.who), points: event.points }))
        break
      case 'PointsLost':
        add(event.who, say('fire-event-lost', { who: called(event.who), points: event.points }))
        break
      case 'ToolPlayed':
        add(event.who, say('fire-event-played', { who: called(event.who), tool: tool(event.tool) }), true)
        break
      case 'BookMoved':
        add(event.who, say('fire-event-moved', { tool: kind(event.tool), token: tokenKey(event.token) }))
        break
      case 'ToolTaken':
        add(event.who, say('fire-event-took', { who: called(event.who), tool: tool(event.tool) }))
        break
      case 'ToolDrawn':
        if (event.tool === null) add(event.who, say('fire-event-drew-tool-unseen', { who: called(event.who) }))
        else add(event.who, say('fire-event-drew-tool', { who: called(event.who), tool: tool(event.tool) }))
        break
      case 'ToolExchanged':
        add(event.who, say('fire-event-exchanged', { who: called(event.who), tool: tool(event.tool) }))
        break
      case 'DeckReshuffled':
        add(null, say('fire-event-reshuffled', { cards: event.cards }))
        break
      case 'TokensSent':
        add(event.who, sends(event, called), true)
        break
      case 'RobotFlipped':
        add(null, say('fire-board-flipped', { tool: tool(event.tool) }), true)
        break
      case 'TakenBack':
        add(event.seat, say('page-taken-back', { who: called(event.seat) }), true)
        break
      case 'TurnBegan':
      case 'TurnEnded':
      case 'TokensReturned':
      case 'FireTriggered':
      case 'MarketFilled':
      case 'RoundEnded':
      case 'MatchEnded':
        break // told by what comes before or after them
    }
  }
  return lines
}

type Of<K extends FireEvent['type']> = Extract<FireEvent, { type: K }>

/** By its section, as the shelves are labelled. */
function token(number: number): string {
  const key = tokenKey(number)
  return say('fire-board-token', { token: key, section: key })
}

const kind = (tool: number): string => FIRE_TOOLS[tool] ?? ''

function sectionKeys(section: number): { section: string; token: string } {
  const key = FIRE_SECTIONS[section] ?? ''
  return { section: key, token: key }
}

function waits({ tokens, tool }: Of<'TokensWait'>): string {
  return say('fire-event-wait', { tokens: tokens.map(token), count: tokens.length, tool: kind(tool) })
}

function burns({ section, value, fires_added: fires }: Of<'SectionBurned'>): string {
  const burnt = { ...sectionKeys(section), value }
  return fires > 0 ? say('fire-event-burns-with-fire', { ...burnt, fires }) : say('fire-event-burns', burnt)
}

function scores({ knowledge, bravery }: Of<'KnowledgeScored'>, who: Who): string {
  return say('fire-event-scored', { who, points: knowledge + bravery, knowledge, bravery })
}

function sends({ who, to, tokens }: Of<'TokensSent'>, called: (seat: number) => Who): string {
  const sent = { who: called(who), tokens: tokens.map(token) }
  return to === ASIDE ? say('fire-event-sent-aside', sent) : say('fire-event-sent', { ...sent, to: called(to) })
}
