/** Why a bot would answer so, in German: exact figures from the view and the odds. */

import type { FireOdds, FireView } from '../../protocol'
import { figure, percent } from '../../words/numbers'
import type { AtTable } from '../face'
import { cardOf, participant, valueOf } from './names'
import { points } from './people.de'
import { leavesEarly, toolOf } from './slip'
import { de } from './words.de'

type At = AtTable<'fire'>

export function reason(at: At, action: string): string | null {
  const [verb, first = '', second = ''] = action.split(':')
  if (action === 'draw') return forDraw(at)
  if (action === 'stop') return forStop(at)
  if (verb === 'card') return forCard(at.view, Number(first))
  if (action === 'pass' && at.view.decision === 'reaction') return forPass(at.view, at.seat)
  const tool = first === 'market' ? at.view.market[Number(second) - 1]?.tool : toolOf(action)
  return tool ? (de.wholeEffects[tool] ?? null) : null
}

function forDraw(at: At): string | null {
  const first = !at.choices.some((choice) => choice.action === 'stop')
  if (first) return 'Ein Zug beginnt mit einem Plättchen aus dem Beutel.'
  if (at.odds === null) return null
  const pays = at.odds.draw_once > at.odds.stop
  return pays ? compared(at.odds) : `${compared(at.odds)} ${whyDraw(at.view, at.odds, at.seat)}`
}

/** What speaks for a draw that does not pay by itself. */
function whyDraw(view: FireView, odds: FireOdds, seat: number | null): string {
  if (odds.draw_best > odds.stop) return `Weiterziehen, solange es sich lohnt, bringt aber ${figure(odds.draw_best)}.`
  const stopper = view.hand.find((tool) => ['bucket', 'slingshot', 'cloak'].includes(tool.tool))
  if (stopper !== undefined) return `Gegen das Feuer hast du ein Werkzeug: ${de.tools[stopper.tool] ?? stopper.name}.`
  const lag = behind(view, seat)
  if (lag !== null && lag > odds.stop) return `Du liegst aber ${points(lag)} zurück.`
  return 'Oft durchgespielt, kam Ziehen aber besser heraus.'
}

function forStop(at: At): string | null {
  if (at.odds === null) return null
  if (leavesEarly(at)) return `${compared(at.odds)} Aber früh gehen bringt ein Werkzeug.`
  const pays = at.odds.draw_once > at.odds.stop
  return pays ? `${compared(at.odds)} ${whyStop(at.view, at.odds, at.seat)}` : compared(at.odds)
}

/** What speaks for stopping though a draw would pay. */
function whyStop(view: FireView, odds: FireOdds, seat: number | null): string {
  const lag = behind(view, seat)
  if (lag !== null && lag < 0) return 'Aber du liegst vorn.'
  if (lag !== null && lag < odds.stop) return `Aber mit ${figure(odds.stop)} liegst du vorn.`
  return 'Oft durchgespielt, kam Aufhören aber besser heraus.'
}

/** Stopping beside one more draw. */
function compared({ stop, draw_once, burns }: FireOdds): string {
  const fate = burns[0] === 0 ? 'kann nicht brennen' : `brennt in ${percent(burns[0] / burns[1])} der Fälle`
  const sure = `${points(stop)} ${stop === 1 ? 'ist' : 'sind'} sicher`
  return `${sure}; noch ein Plättchen bringt im Schnitt ${figure(draw_once)} und ${fate}.`
}

function forCard(view: FireView, number: number): string | null {
  const card = view.cards.find((one) => one.number === number)
  if (card === undefined) return null
  const safe = card.spaces.filter((space) => !space.risky).length
  const most = Math.max(...card.spaces.map((space) => space.bravery))
  const lying = card.spaces.filter((space) => space.token !== null).length
  const many = lying === 1 ? 'Ein Plättchen liegt' : `${lying} Plättchen liegen`
  const tokens = lying === 0 ? '' : ` ${many} schon darauf.`
  const spaces = safe === 1 ? '1 sicheres Feld' : `${safe} sichere Felder`
  return `Karte ${de.cards[number - 1] ?? number} hat ${spaces} und zahlt bis zu ${most} Mut.${tokens}`
}

function forPass(view: FireView, seat: number | null): string | null {
  const card = cardOf(view, view.active)
  if (card === null) return null
  const books = card.spaces.flatMap(({ token }) => (token === null || token === 'fire' ? [] : [valueOf(view, token)]))
  const lost = books.reduce((sum, value) => sum + value, 0)
  return view.active === seat
    ? `Bücher im Wert von ${lost} verbrennen, und du nimmst ein Werkzeug; die auf der Hand bleiben für später.`
    : `Bücher im Wert von ${lost} verbrennen, und deine Axt bleibt für später.`
}

/** Points between the seat and the best of the others, less than 0 when it leads; null alone. */
function behind(view: FireView, seat: number | null): number | null {
  const own = seat === null ? null : participant(view, seat)
  const others = view.participants.filter((one) => one.who !== seat).map((one) => one.score)
  return own === null || others.length === 0 ? null : Math.max(...others) - own.score
}
