/** The story of a match in German, made from its figures. */

import type { FireView, Luck, OutcomeInfo, StoryAnswer, StoryMoment } from '../../protocol'
import { figure, percent } from '../../words/numbers'
import type { AtTable } from '../face'
import { dative, object, points, subject, whose, withPoints } from './people.de'
import type { Who } from './who'
import { de } from './words.de'

interface Told {
  view: FireView
  outcome: OutcomeInfo
  /** Nobody is "you" in a story. */
  who: (seat: number) => Exclude<Who, 'me'>
}

/** The tale tells the first two of these that there are. */
const IN_THE_TALE = ['turning_point', 'what_if', 'unluckiest', 'lucky', 'bravest']

export function story(told: StoryAnswer, { view, info, names }: AtTable<'fire'>): StoryAnswer {
  if (info.outcome === null) return told
  // As the server's, it speaks of everybody by name: people pass it on.
  const at: Told = { view, outcome: info.outcome, who: (seat) => named(names[seat]) }
  const moments = told.moments.map((moment) => ({ ...moment, sentence: momentWords(moment, at) ?? moment.sentence }))
  const result = resultWords(at)
  const big = IN_THE_TALE.flatMap((kind) => moments.find((moment) => moment.kind === kind)?.sentence ?? [])
  return {
    ...told,
    result,
    tale: [...big.slice(0, 2), endingWords(at), result].join(' '),
    luck: told.luck.map((one) => ({ ...one, sentence: luckWords(one, at) })),
    moments,
  }
}

function momentWords({ kind, who, figures }: StoryMoment, at: Told): string | null {
  const told = (key: string): number => figures[key] ?? 0
  const round = `Runde ${told('round')}`
  const name = who === null ? '' : within(at.who(who))
  const danger = percent(told('burns'))
  const gained = told('gained') ? `bringt ${points(told('gained'))}` : 'geht gut'
  switch (kind) {
    case 'bravest':
      return (
        `In ${round} legt ${name} ${told('tokens')} Plättchen, was in ${percent(told('chance'))} der Fälle gut geht, ` +
        `und geht mit ${withPoints(told('points'))}.`
      )
    case 'unluckiest':
      return `In ${round} zieht ${name} bei ${danger} Brandgefahr ein Feuer, und ${lostWords(told('stake'))}.`
    case 'lucky':
      return `In ${round} zieht ${name} bei ${danger} Brandgefahr, und es ${gained}.`
    case 'turning_point':
      return `Mit ${withPoints(told('points'))} in ${round} übernimmt ${name} endgültig die Führung.`
    case 'what_if':
      return whatIf(told('stake'), round, who ?? 0, told('score'), told('against'), at)
    case 'biggest':
      return `Der beste Zug von ${dative(at.who(who ?? 0))}, in ${round}, brachte ${points(told('points'))}.`
    case 'collapse':
      return collapse(round, who, at)
    default:
      return null
  }
}

function lostWords(stake: number): string {
  if (stake === 0) return 'nur der Zug ist verloren'
  return stake === 1 ? '1 Punkt geht verloren' : `${stake} Punkte gehen verloren`
}

function whatIf(stake: number, round: string, who: number, would: number, goal: number, at: Told): string {
  const burnt =
    stake === 1
      ? `Der eine Punkt, der in ${round} verbrannte, hätte`
      : `Die ${stake} Punkte, die in ${round} verbrannten, hätten`
  const alone = at.outcome.scores.length === 1
  const best = at.who(bestOf(at.outcome)[0] ?? 0)
  const beside = alone ? `mehr als die nötigen ${goal}` : `vor ${dative(best)} mit ${goal}`
  return `${burnt} ${object(at.who(who))} auf ${would} gebracht, ${beside}.`
}

function collapse(round: string, who: number | null, at: Told): string {
  const fallen = at.view.sections.find((section) => section.cards_left === 0)
  const section = `die Abteilung ${de.sections[fallen?.key ?? ''] ?? ''}`.trim()
  if (who === null) return `In ${round} verbrennt ${section} bis zur letzten Karte, und die Bibliothek stürzt ein.`
  return `In ${round} erreicht ${whose(at.who(who), 'das', 'Feuer')} ${section}, und die Bibliothek stürzt ein.`
}

function luckWords({ who, drawn, expected, figures }: Luck, at: Told): string {
  const apart = figure(Math.abs(drawn - expected))
  const more = `${apart} ${apart === '1' ? 'Punkt' : 'Punkte'} ${drawn > expected ? 'mehr' : 'weniger'}, als`
  const brought = apart === '0' ? 'so viele Punkte, wie' : more
  const fires = `${figures['fires'] ?? 0} Feuer, zu erwarten waren ${figure(figures['expected_fires'] ?? 0)}`
  return `${subject(at.who(who))} zog ${fires}, und ${brought} die Chancen versprechen.`
}

function resultWords({ outcome, who }: Told): string {
  const { scores, winners } = outcome
  const best = bestOf(outcome)
  const top = withPoints(Math.max(...scores))
  const first = best[0] ?? 0
  const names = [subject(who(first)), ...best.slice(1).map((one) => within(who(one)))].join(' und ')
  const won = winners.length > 0
  if (scores.length === 1 && won) return `${names} gewinnt mit ${top}.`
  if (scores.length === 1) return `${names} klappt das Buch bei ${top} zu; das reicht nicht.`
  if (best.length > 1 && won) return `${names} teilen sich den Sieg mit ${top}.`
  if (best.length > 1) return `${names} stehen beide bei ${top}; gegen einen Roboter reicht das nicht.`
  const others = scores.map((_, seat) => seat).filter((seat) => seat !== first)
  const second = others.reduce((a, b) => ((scores[b] ?? 0) > (scores[a] ?? 0) ? b : a), others[0] ?? 0)
  return `${names} gewinnt mit ${top}, ${(scores[first] ?? 0) - (scores[second] ?? 0)} vor ${dative(who(second))}.`
}

function endingWords({ outcome, view }: Told): string {
  const down = (what: string): string => `In Runde ${view.round} brachte ${what} die Bibliothek zum Einsturz.`
  switch (outcome.ending) {
    case 'fire_spreading':
      return down('das Feuer')
    case 'knapsack':
      return down('ein Feuer aus dem Rucksack')
    case 'robot':
      return down('der Roboter')
    case 'round_end':
      return `Am Ende von Runde ${view.round} stürzte die Bibliothek ein.`
    default:
      return de.ending[outcome.ending] ?? ''
  }
}

function bestOf({ scores }: OutcomeInfo): number[] {
  const top = Math.max(...scores)
  return scores.flatMap((score, seat) => (score === top ? [seat] : []))
}

const named = (name: string | undefined): Exclude<Who, 'me'> => (name === undefined ? 'robot' : { name })
const within = (who: Who): string => (who === 'robot' ? 'der Roboter' : subject(who))
