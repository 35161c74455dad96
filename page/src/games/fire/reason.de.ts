/** Why a bot would answer so, in German: exact figures from the view and the odds. */

import type { FireOdds, FireView } from '../../protocol'
import { figure, percent } from '../../words/numbers'
import type { AtTable } from '../face'
import { cardOf, participant, valueOf } from './names'
import { points } from './people.de'
import { leavesEarly, toolOf } from './slip'
import { de, TOKENS } from './words.de'

type At = AtTable<'fire'>

export function reason(at: At, action: string): string | null {
  const [verb, first = '', second = ''] = action.split(':')
  if (action === 'draw') return forDraw(at)
  if (verb === 'draw') return 'Mit der Schaufel kommen zwei Plättchen, und du legst das, was dir gefällt.'
  if (action === 'stop') return forStop(at)
  if (verb === 'card') return forCard(at.view, Number(first))
  if (action === 'pass' && at.view.decision === 'reaction') return forPass(at.view, at.seat)
  if (verb === 'assign') return forAssign(at.view, first)
  if (verb === 'pick') return forPick(at.view, first)
  const plain = PLAIN[verb === 'take' ? action : (verb ?? '')]
  if (plain !== undefined) return plain
  const tool = first === 'market' ? at.view.market[Number(second) - 1]?.tool : toolOf(action)
  return tool ? (de.wholeEffects[tool] ?? null) : null
}

/** Reasons that need no figure. */
const PLAIN: Record<string, string> = {
  pass: 'Das Amulett lässt sich auch vor der Kartenwahl einer späteren Runde noch spielen.',
  done: 'Genug gelegt: Bücher, die übrig sind, gehen zurück, und Feuer warten auf der Fackel.',
  end: 'Kein Werkzeug auf deiner Hand bringt jetzt mehr, als es später bringen kann.',
  keep: 'Deine Werkzeuge versprechen mehr als eine Karte, die niemand kennt.',
  replace: 'Eine Karte, die niemand kennt, verspricht jetzt mehr.',
  shout: 'Wer zuerst ruft, wird dafür belohnt.',
  'take:deck': 'Was vom Stapel kommt, kennst nur du; was aus der Auslage kommt, kennen alle.',
  'take:none': 'Kein Werkzeug der Auslage hilft in den Zügen, die noch bleiben.',
}

function forAssign(view: FireView, token: string): string {
  const card = `Karte ${de.cards[(view.assigning ?? 1) - 1] ?? ''}`
  if (token === 'none') return `Woanders nützen die Plättchen mehr, also bleibt ${card} ohne.`
  if (token === 'fire') return `Ein Feuer ruht auf ${card}: Wer sie nimmt, verbrennt beim nächsten.`
  return `Wer ${card} nimmt, beginnt mit einem ${TOKENS[token] ?? token}, das ${points(valueOf(view, token))} wert ist.`
}

function forPick(view: FireView, token: string): string {
  if (token === 'fire') return 'Die gezogenen Bücher sind das Feld nicht wert.'
  const worth = valueOf(view, token)
  const best = Math.max(...view.drawn.filter((one) => one !== 'fire').map((one) => valueOf(view, one)))
  const among =
    worth === best
      ? ', am meisten von dem, was gezogen wurde'
      : '; Bücher, die du liegen lässt, gehen in den Beutel zurück'
  return `Das ${TOKENS[token] ?? token} ist ${points(worth)} wert${among}.`
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
