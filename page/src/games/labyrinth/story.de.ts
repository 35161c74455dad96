/** The story of a match in German, made from its figures. */

import type { LabyrinthBox, Luck, OutcomeInfo, StoryAnswer, StoryMoment } from '../../protocol'
import { figure } from '../../words/numbers'
import type { AtTable } from '../face'
import { called } from './names.de'
import { genreKey } from './names'
import { actions, cards } from './people.de'
import { listed } from './wording'
import { de } from './words.de'

interface Told {
  box: LabyrinthBox
  names: readonly string[]
}

/** The tale tells these, then the end; the others are the log. */
const IN_THE_TALE: readonly string[] = ['biggest', 'turning_point', 'lull', 'cursed']

export function story(told: StoryAnswer, { info, box, names, view }: AtTable<'labyrinth'>): StoryAnswer {
  if (info.outcome === null) return told
  const at: Told = { box, names }
  const moments = told.moments.map((moment) => ({ ...moment, sentence: momentWords(moment, at) ?? moment.sentence }))
  const result = resultWords(info.outcome, view.turn)
  return {
    ...told,
    result,
    tale: [
      ...moments.filter((moment) => IN_THE_TALE.includes(moment.kind)).map((moment) => moment.sentence),
      result,
    ].join(' '),
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
      return `Die Züge ${told('first')} bis ${told('last')} bringen weder Fang noch Rückkehr.`
    case 'cursed':
      return (
        `Der schlimmste Fluch, in Zug ${told('turn')}, lässt ${terror} frei, Nummer ${told('loose')} im Gitter` +
        (told('terrors') === 1 ? '.' : `; insgesamt kommen ${told('terrors')} durch Flüche heraus.`)
      )
    case 'biggest':
      return `Der beste Zug ist der ${told('turn')}.: ${name} ${bestWords(figures, box)}.`
    case 'turning_point':
      return turnedWords(figures, name, terror)
    case 'lost_time':
      return `${name} lässt ${actions(told('lost'))} verfallen, ${told('then') === told('lost') ? '' : 2 * told('then') > told('lost') ? 'die meisten ' : `${told('then')} davon `}in Zug ${told('turn')}.`
    default:
      return null
  }
}

/** What the best turn brought: captures, and who went home. */
function bestWords(figures: Readonly<Record<string, number>>, box: LabyrinthBox): string {
  const names = (kind: string): string =>
    listed(
      Array.from({ length: figures[kind] ?? 0 }, (_, place) =>
        called(box.terrors[figures[`${kind}_${place}`] ?? -1]?.name ?? ''),
      ),
      'und',
    )
  const did = [
    figures['captured'] ? `fängt ${names('captured')}` : '',
    figures['returned'] ? `bringt ${names('returned')} heim` : '',
  ]
  return listed(did.filter(Boolean), 'und')
}

/** Won: a capture. Lost: since when it went badly. */
function turnedWords(figures: Readonly<Record<string, number>>, name: string, terror: string): string {
  const { turn = 0, loose, shelves } = figures
  if ('terror' in figures)
    return `Bei ${loose ?? 0} freien Schrecken fängt ${name} in Zug ${turn} ${terror}, und so eng wird es nie wieder.`
  if (shelves !== undefined)
    return `Nach Zug ${turn} kommt kein Schrecken mehr heim, bei ${shelves === 1 ? 'einem gefüllten Regal' : `${shelves} gefüllten Regalen`}.`
  return `Von Zug ${turn} an sind nie weniger als ${loose ?? 0} Schrecken frei.`
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
