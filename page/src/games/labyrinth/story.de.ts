/** The story of a match in German, made from its figures. */

import type { LabyrinthBox, Luck, OutcomeInfo, StoryAnswer, StoryMoment } from '../../protocol'
import { figure } from '../../words/numbers'
import type { AtTable } from '../face'
import { called } from './names.de'
import { genreKey } from './names'
import { cards } from './people.de'
import { de } from './words.de'

interface Told {
  box: LabyrinthBox
  names: readonly string[]
}

/** The tale tells the first three moments, then the end. */
const IN_THE_TALE = 3

export function story(told: StoryAnswer, { info, box, names, view }: AtTable<'labyrinth'>): StoryAnswer {
  if (info.outcome === null) return told
  const at: Told = { box, names }
  const moments = told.moments.map((moment) => ({ ...moment, sentence: momentWords(moment, at) ?? moment.sentence }))
  const result = resultWords(info.outcome, view.turn)
  return {
    ...told,
    result,
    tale: [...moments.slice(0, IN_THE_TALE).map((moment) => moment.sentence), result].join(' '),
    luck: told.luck.map((one) => ({ ...one, sentence: luckWords(one, at) })),
    moments,
  }
}

function momentWords({ kind, who, figures }: StoryMoment, { box, names }: Told): string | null {
  const told = (key: string): number => figures[key] ?? 0
  const name = who === null ? '' : (names[who] ?? '')
  const terror = called(box.terrors[told('terror')]?.name ?? '')
  switch (kind) {
    case 'captured':
      return `In Zug ${told('turn')} fängt ${name} ${terror} mit ${told('cards') === 1 ? 'einer einzigen Karte' : cards(told('cards'))}.`
    case 'returned':
      return `In Zug ${told('turn')} bringt ${name} ${terror} zurück: Regal ${de.genres[genreKey(told('genre'))] ?? ''}.`
    case 'lull':
      return `Die Züge ${told('first')} bis ${told('last')} bringen weder Fang noch Rückkehr: ${told('turns')} Flüche.`
    case 'cursed':
      return told('terrors') === 1
        ? `Flüche lassen einen Schrecken frei: ${terror}.`
        : `Flüche lassen ${told('terrors')} Schrecken frei, zuletzt ${terror}.`
    default:
      return null
  }
}

function luckWords({ who, drawn, expected, figures }: Luck, { names }: Told): string {
  const lit = figures['lit'] ?? 0
  const tiles = lit === 1 ? '1 Platte' : `${lit} Platten`
  return `${names[who] ?? ''} erhellt ${tiles} und trifft auf ${drawn} Schrecken, zu erwarten waren ${figure(expected)}.`
}

function resultWords({ ending, scores }: OutcomeInfo, turn: number): string {
  const shelves = scores[0] ?? 0
  const filled = shelves === 0 ? 'keinem gefüllten Regal' : `${shelves} von sechs gefüllten Regalen`
  switch (ending) {
    case 'won':
      return `Alle sechs Regale sind in Zug ${turn} gefüllt: Die Bibliothek ist gerettet.`
    case 'out_of_time':
      return `In Zug ${turn} ist die Zeit um, mit ${filled}.`
    case 'overrun':
      return `In Zug ${turn} kommt der sechste Schrecken frei, mit ${filled}.`
    default:
      return `Die Partie wird in Zug ${turn} aufgegeben, mit ${filled}.`
  }
}
