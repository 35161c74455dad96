import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutcomeInfo, StoryAnswer, TableInfo } from '../../protocol'
import { language } from '../../words/language.svelte'
import { sentenceCase } from '../../lib/api'
import { refusalWords } from '../../lib/rules'
import { tableRules } from '../../words/rules.de'
import { said as atTable } from '../../words/said.de'
import { retelling } from './retelling.de'
import { said } from './said.de'
import { label, slip } from './slip'
import { tell } from './tell'
import { box, sitting, table } from './testing'
import './words'

const SERVER = join(import.meta.dirname, '../../../../src/readingroom')
const read = (path: string): string => readFileSync(join(SERVER, path), 'utf-8')
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((one) => one[1] ?? '')
const RULE = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+)\*\* /gm

beforeAll(() => language.set('de'))
afterAll(() => language.set('en'))

describe('the rules in German', () => {
  const book = read('games/fire/rules.md')
  const ids = [...found(book, RULE), ...found(book, /^\| (AMB-\d+) \|/gm)]

  it('are all there, and none too many', () => {
    expect(Object.keys(retelling.rules).sort()).toEqual(ids.sort())
    expect(Object.keys(tableRules.rules).sort()).toEqual(found(read('core/rulebook.py'), RULE).sort())
  })

  it('have chapters', () => {
    const titles = book
      .split(/^#{2,3} (?:\d[\d.]*\s)?/m)
      .slice(1)
      .map((part) => [part.split('\n')[0]?.trim() ?? '', part] as const)
    const used = titles.filter(([, part]) => part.search(RULE) >= 0 || /^\| AMB-/m.test(part)).map(([title]) => title)
    expect(Object.keys(retelling.chapters)).toEqual(used)
  })

  it('rest on the same sources and name the same rules', () => {
    const named = (text: string): string[] => found(text, /\b([A-Z]+(?:-[A-Z0-9]+)*-\d+)\b/g).sort()
    for (const [, id, text] of book.matchAll(/^- \*\*(FIRE-[A-Z0-9-]+-\d+)\*\* (.*)$/gm)) {
      const german = retelling.rules[id ?? ''] ?? ''
      expect([id, named(german)]).toEqual([id, named(text ?? '')])
      expect([id, /\((R\/O|R|O)[,;)]/.exec(german)?.[1]]).toEqual([id, /\((R\/O|R|O)[,;)][^(]*$/.exec(text ?? '')?.[1]])
    }
  })
})

/** The sentences of a file's refusals, with `{}` for what they fill in. */
const refusals = (file: string): string[] => {
  const source = read(file).replaceAll(/"\s*\n\s*f?"/g, '')
  const told = found(source, /(?:Refusal|Refused)\(\s*(?:rule|\*?\w+\(|"[A-Z0-9-]+"),\s*f?"([^"\n]+)"/g)
  const others = file.endsWith('fire/edge/refusals.py')
    ? found(source, /return (?:"[A-Z0-9-]+", )?f?"([a-z][^"\n]+ [^"\n]+)"/g)
    : []
  return [...told, ...others].map((one) => one.replaceAll(/\{[^}]*\}/g, '{}'))
}

describe('a refusal in German', () => {
  it('has words for every sentence of the game', () => {
    const file = 'games/fire/edge/refusals.py'
    const windows = found(read(file), /\(ASK_\w+, "([^"]+)"\)/g).map((when) => `the {} is played ${when}`)
    const sentences = [...refusals(file).filter((one) => one !== 'the {} {} played {}'), ...windows]
    expect(sentences.length).toBeGreaterThan(45)
    expect(sentences.filter((one) => !said.some(([english]) => english === one))).toEqual([])
  })

  it('has words for every sentence of the table', () => {
    const files = ['moves', 'deciding', 'setting_up', 'rematching', 'asking', 'replaying', 'ending'].map(
      (name) => `tables/${name}.py`,
    )
    const sentences = [...files, 'server/questions.py', 'server/api.py', 'core/match.py'].flatMap(refusals)
    expect(sentences.length).toBeGreaterThan(35)
    expect(sentences.filter((one) => !atTable.some(([english]) => english === one))).toEqual([])
  })

  it('names things as they are called here', async () => {
    const words = (sentence: string, rule: string): Promise<string | null> =>
      refusalWords(sentenceCase(sentence), rule, 'de')
    expect(await words('the Cloak is played when your fire spreads', 'FIRE-TOOL-2')).toBe(
      'Umhang: geht nur, wenn dein Feuer um sich greift.',
    )
    expect(await words("you hold no Collector's Edition", 'FIRE-ROUND-3')).toBe(
      'Sammlerausgabe: hast du nicht auf der Hand.',
    )
    expect(await words('no purple book is on your card for the Lockbox', 'FIRE-T-LOCK-1')).toBe(
      'Auf deiner Karte liegt kein Fabelbuch für dieses Werkzeug.',
    )
    expect(await words('Theo sits there; take an open chair', 'TABLE-SEAT-1')).toBe(
      'Dort sitzt schon Theo; nimm einen leeren Stuhl.',
    )
    expect(await words('nobody has ever said this', 'TABLE-PAUSE-1')).toBe(
      'Solange eine Partie Pause macht, zieht niemand.',
    )
  })
})

describe('the lesson in German', () => {
  it('has a note for every step', () => {
    expect(retelling.notes.length).toBe(found(read('games/fire/words/lesson.toml'), /^\[\[(steps)\]\]$/gm).length)
  })
})

describe('a hint in German', () => {
  it('weighs one more draw by the odds', () => {
    const at = sitting(table({ tokens: ['purple', 'white'], stake: 7 }), ['draw', 'stop'], {
      odds: { burns: [7, 27], stop: 7, draw_once: 8.24, draw_best: 8.24 },
    })
    expect(label(at, 'draw')).toBe('Ziehen')
    expect(retelling.reason(at, 'draw')).toBe(
      '7 Punkte sind sicher; noch ein Plättchen bringt im Schnitt 8,2 und brennt in 26\u00a0% der Fälle.',
    )
    expect(retelling.reason(at, 'stop')).toMatch(/^7 Punkte sind sicher; .* Aber mit 7 liegst du vorn\.$/)
    expect(retelling.reason(at, 'card:3')).toBe('Karte Nr. 3 hat 2 sichere Felder und zahlt bis zu 6 Mut.')
    const picking = { ...at, view: { ...at.view, drawn: ['purple', 'white'] } }
    expect(retelling.reason(picking, 'pick:purple')).toBe(
      'Das Fabelbuch ist 4 Punkte wert, am meisten von dem, was gezogen wurde.',
    )
    expect(retelling.reason(at, 'assign:white')).toBe(
      'Wer Karte Nr. 1 nimmt, beginnt mit einem Geografiebuch, das 1 Punkt wert ist.',
    )
    for (const action of [
      'keep',
      'end',
      'done',
      'take:deck',
      'take:none',
      'replace:axe',
      'draw:shovel',
      'shout:1',
      'pass',
    ])
      expect([action, retelling.reason(at, action)]).not.toEqual([action, null])
  })

  it('names the choice that a tool has', () => {
    const at = sitting(table({ decision: 'after_scoring', hand: ['lockbox'] }), [
      'play:lockbox:purple',
      'play:lockbox:white',
      'end',
    ])
    expect(label(at, 'play:lockbox:purple')).toBe('Schatulle spielen, Fabeln, 4 wert')
    expect(label(sitting(table({ hand: ['gloves'] }), ['draw', 'play:gloves']), 'play:gloves')).toBe(
      'Handschuhe spielen',
    )
  })
})

describe('the table in German', () => {
  const said = { text: '', rules: [] }

  it('speaks to you, and of others', () => {
    const lines = tell(
      [
        { ...said, type: 'TokenLaid', who: 0, card: 1, token: 3, space: 1 },
        { ...said, type: 'ToolPlayed', who: 1, tool: 0, known: false },
        { ...said, type: 'FireSpread', who: 2 },
        { ...said, type: 'FireSpread', who: 3 },
        { ...said, type: 'FireSpread', who: 4 },
        { ...said, type: 'TokensSent', who: 1, to: 0, tokens: [5, 0] },
      ],
      box,
      ['Mina', 'Theo', 'Agnes', 'Agnes 2'],
      0,
    ).map((line) => line.text)
    expect(lines).toEqual([
      'Du ziehst ein Fabelbuch.',
      'Theo spielt die Landkarte.',
      'Das Feuer nimmt Agnes’ Bücher.',
      'Das Feuer nimmt die Bücher von Agnes 2.',
      'Das Feuer nimmt die Bücher des Roboters.',
      'Theo schickt ein Feuer und ein Geografiebuch an dich.',
    ])
  })

  it('asks', () => {
    const asked = slip(
      sitting(table({ tokens: ['purple', 'white'], stake: 7 }), ['draw', 'stop'], { odds: { burns: [9, 27] } }),
    )
    expect([asked.question, asked.sub, asked.answers[0]?.small]).toEqual([
      'Weiterziehen oder das Buch bei 7 zuklappen?',
      'Fabeln 4, Geografie 1, Mut 2.',
      '1 von 3 brennt',
    ])
  })
})

describe('a story in German', () => {
  const outcome: OutcomeInfo = { ending: 'fire_spreading', winners: [1], scores: [40, 52], results: [0, 1], grade: '' }
  const moment = (kind: string, who: number | null, figures: Record<string, number>) => ({
    kind,
    who,
    at: 1,
    number: 2,
    sentence: 'English.',
    figures,
  })
  const told: StoryAnswer = {
    result: '',
    tale: '',
    scores: [],
    luck: [{ who: 0, drawn: 31, expected: 27.9, sentence: 'English.', figures: { fires: 3, expected_fires: 2.44 } }],
    moments: [
      moment('bravest', 0, { round: 3, tokens: 5, points: 21, chance: 0.31 }),
      moment('unluckiest', 0, { round: 2, stake: 8, burns: 0.259, gained: 0, expected: 1 }),
      moment('lucky', 1, { round: 2, stake: 4, burns: 0.5, gained: 7, expected: 1 }),
      moment('turning_point', 1, { round: 4, points: 12, score: 48 }),
      moment('what_if', 0, { round: 5, stake: 15, score: 55, against: 52 }),
      moment('biggest', 1, { round: 4, points: 12, bravery: 4 }),
      moment('collapse', 0, { round: 6 }),
    ],
  }
  const seen = sitting({ ...table(), round: 6 }, [])
  const view = {
    ...seen.view,
    sections: seen.view.sections.map((one) => (one.key === 'purple' ? { ...one, cards_left: 0 } : one)),
  }
  const at = { ...seen, view, info: { ...seen.info, outcome } as TableInfo }

  it('is made from its figures', () => {
    const story = retelling.story(told, at)
    expect(story.moments.map((one) => one.sentence.replaceAll('\u00a0', ' '))).toEqual([
      'In Runde 3 legt Mina 5 Plättchen, was in 31 % der Fälle gut geht, und geht mit 21 Punkten.',
      'In Runde 2 zieht Mina bei 26 % Brandgefahr ein Feuer, und 8 Punkte gehen verloren.',
      'In Runde 2 zieht Theo bei 50 % Brandgefahr, und es bringt 7 Punkte.',
      'Mit 12 Punkten in Runde 4 übernimmt Theo endgültig die Führung.',
      'Die 15 Punkte, die in Runde 5 verbrannten, hätten Mina auf 55 gebracht, vor Theo mit 52.',
      'Der beste Zug von Theo, in Runde 4, brachte 12 Punkte.',
      'In Runde 6 erreicht Minas Feuer die Abteilung Fabeln, und die Bibliothek stürzt ein.',
    ])
    expect(story.luck[0]?.sentence).toBe(
      'Mina zog 3 Feuer, zu erwarten waren 2,4, und 3,1 Punkte mehr, als die Chancen versprechen.',
    )
    expect(story.result).toBe('Theo gewinnt mit 52 Punkten, 12 vor Mina.')
    expect(story.tale).toBe(
      `${story.moments[3]?.sentence} ${story.moments[4]?.sentence} In Runde 6 brachte das Feuer die Bibliothek zum Einsturz. ${story.result}`,
    )
  })

  it('tells a shared win, and a match alone', () => {
    const result = (scores: number[], winners: number[]): string =>
      retelling.story(told, { ...at, info: { ...at.info, outcome: { ...outcome, scores, winners } } }).result
    expect(result([50, 50], [0, 1])).toBe('Mina und Theo teilen sich den Sieg mit 50 Punkten.')
    expect(result([50, 40, 50], [])).toBe(
      'Mina und der Roboter stehen beide bei 50 Punkten; gegen einen Roboter reicht das nicht.',
    )
    expect(result([130], [0])).toBe('Mina gewinnt mit 130 Punkten.')
    expect(result([98], [])).toBe('Mina klappt das Buch bei 98 Punkten zu; das reicht nicht.')
  })
})
