/** Events as lines of the ledger: what people would tell each other, not every step of it. */

import { FIRE_SECTIONS, FIRE_TOOLS, type FireBox, type FireEvent, type TakenBack } from '../../protocol'
import type { Line } from '../face'
import { tokenKey } from './names'
import { whoIs, type Who } from './who'
import { fire } from './words'

const ASIDE = 7 // a Slingshot with no recipient

export function tell(
  events: readonly (FireEvent | TakenBack)[],
  box: FireBox,
  names: readonly string[],
  me: number | null,
): Line[] {
  const w = fire()
  const t = w.tell
  const lines: Line[] = []
  const who = (seat: number): Who => whoIs(seat, names, me)
  const token = (number: number): string => w.token(tokenKey(number))
  const section = (key: string): string => w.sections[key] ?? key
  const tokens = (numbers: readonly number[]): string => listed(numbers.map(token), w.and)
  const kind = (number: number): string => FIRE_TOOLS[number] ?? ''
  const card = (number: number | null): string | null => (number === null ? null : (box.tools[number]?.tool ?? null))
  const tool = (number: number): string => card(number) ?? ''
  const title = (number: number): string => w.cards[number - 1] ?? String(number)
  const caught = events.some((event) => event.type === 'FireTriggered')

  for (const [index, event] of events.entries()) {
    const add = (seat: number | null, text: string, loud = false): void => {
      lines.push({ who: seat, text, rules: event.rules, loud })
    }
    switch (event.type) {
      case 'RoundBegan':
        add(null, t.round(event.round))
        break
      case 'CardDealt':
        add(event.who, t.dealt(who(event.who), title(event.card)))
        break
      case 'CardChosen':
        add(event.who, t.chose(who(event.who), title(event.card)))
        break
      case 'TokensDrawn': {
        const next = events[index + 1]
        if (next?.type !== 'TokenLaid') add(event.who, t.drew(who(event.who), tokens(event.tokens)))
        break
      }
      case 'TokenLaid':
        if (tokenKey(event.token) !== 'fire') add(event.who, t.drew(who(event.who), token(event.token)))
        else if (caught) add(event.who, t.caught(who(event.who)), true)
        else add(event.who, t.rests(who(event.who)))
        break
      case 'TokenAssigned':
        add(event.who, t.assigned(capital(token(event.token)), title(event.card)))
        break
      case 'TokensWait':
        add(null, t.waits(capital(tokens(event.tokens)), kind(event.tool)))
        break
      case 'FireStopped':
        add(event.who, t.stopped(who(event.who)), true)
        break
      case 'FireSpread':
        add(event.who, t.spread(who(event.who)), true)
        break
      case 'SectionBurned':
        add(null, t.burned(section(FIRE_SECTIONS[event.section] ?? ''), event.value, event.fires_added), true)
        break
      case 'LibraryCollapsed':
        add(null, t.collapsed(section(FIRE_SECTIONS[event.section] ?? '')), true)
        break
      case 'KnowledgeScored':
        add(event.who, t.scored(who(event.who), event.knowledge, event.bravery), true)
        break
      case 'PointsGained':
        add(event.who, t.gained(who(event.who), event.points))
        break
      case 'PointsLost':
        add(event.who, t.lost(who(event.who), event.points))
        break
      case 'ToolPlayed':
        add(event.who, t.played(who(event.who), tool(event.tool)), true)
        break
      case 'BookMoved':
        add(
          event.who,
          kind(event.tool) === 'axe' ? t.axed(token(event.token)) : t.moved(kind(event.tool), token(event.token)),
        )
        break
      case 'ToolTaken':
        add(event.who, t.tookTool(who(event.who), tool(event.tool)))
        break
      case 'ToolDrawn':
        add(event.who, t.drewTool(who(event.who), card(event.tool)))
        break
      case 'ToolExchanged':
        add(event.who, t.exchanged(who(event.who), tool(event.tool)))
        break
      case 'DeckReshuffled':
        add(null, t.reshuffled(event.cards))
        break
      case 'TokensSent':
        add(event.who, t.sent(who(event.who), tokens(event.tokens), event.to === ASIDE ? null : who(event.to)), true)
        break
      case 'RobotFlipped':
        add(null, t.robotFlipped(tool(event.tool)), true)
        break
      case 'TakenBack':
        add(event.seat, t.takenBack(who(event.seat)), true)
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

export function listed(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1) ?? ''}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
