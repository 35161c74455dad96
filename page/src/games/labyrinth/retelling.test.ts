import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutcomeInfo, StoryAnswer } from '../../protocol'
import { sentenceCase } from '../../lib/api'
import { refusalWords } from '../../lib/rules'
import { language } from '../../words/language.svelte'
import { said as atTable } from '../../words/said.de'
import { ruleText } from '../../screens/rules/text'
import { label } from './answers'
import { NAMES } from './names.de'
import { retelling } from './retelling.de'
import { said } from './said.de'
import { sitting, table } from './testing'
import './words'

const SERVER = join(import.meta.dirname, '../../../../src/readingroom/games/labyrinth')
const read = (path: string): string => readFileSync(join(SERVER, path), 'utf-8')
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((one) => one[1] ?? '')
const RULE = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+)\*\* /gm
const book = read('rules.md')

beforeAll(() => language.set('de'))
afterAll(() => language.set('en'))

describe('the rules in German', () => {
  it('are all there, and none too many', () => {
    expect(Object.keys(retelling.rules).sort()).toEqual(found(book, RULE).sort())
  })

  it('have chapters', () => {
    const titles = book
      .split(/^#{2,3} (?:\d[\d.]*\s)?/m)
      .slice(1)
      .map((part) => [part.split('\n')[0]?.trim() ?? '', part] as const)
    expect(Object.keys(retelling.chapters)).toEqual(
      titles.filter(([, part]) => part.search(RULE) >= 0).map(([title]) => title),
    )
  })

  it('rest on the same sources and name the same rules', () => {
    const named = (text: string): string[] => found(text, /\b((?:LAB|R)-(?:[A-Z]+-)?\d+)\b/g).sort()
    for (const [, id, text] of book.matchAll(/^- \*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+)\*\* (.*)$/gm)) {
      const german = retelling.rules[id ?? ''] ?? ''
      expect([id, named(german)]).toEqual([id, named(text ?? '')])
      expect([id, ruleText(german).source, ruleText(german).see]).toEqual([
        id,
        ruleText(text ?? '').source,
        ruleText(text ?? '').see,
      ])
    }
  })
})

/** What a sentence is made of beside names, places and numbers: each of these makes a sentence of its own. */
const MADE_OF: Record<string, readonly string[]> = {
  whose: ['your', "the Trolley's"],
  'whose(state)': ["every other player's", "the Trolley's"],
  who: ['you', 'the Trolley'],
  more: ['', ', or play a Time Machine for one more'],
  far: ['{place(cell)} shares no side with {own_tiles(state)}'],
  'own_tiles(state)': ['your tile', "your tile or the Trolley's"],
  needed: ['a captured Terror that shows {genre}'],
  'token_words(state, blocker, pack)': [
    '{name} on {place(cell)} stands in the way: capture it first',
    'the {genre} Shelf on {place(cell)} stands in the way: fill it first',
  ],
}

function spelledOut(sentence: string): string[] {
  const [part, ways] = Object.entries(MADE_OF).find(([one]) => sentence.includes(`{${one}}`)) ?? []
  if (part === undefined || ways === undefined) return [sentence.replaceAll(/\{[^}]*\}/g, '{}')]
  return ways.flatMap((way) => spelledOut(sentence.replace(`{${part}}`, way)))
}

/** Beside a rule's id or after `rule`, or by itself where a function gives the sentence alone. */
const SENTENCES = [
  /(?:"(?:LAB|R|TABLE)-[A-Z0-9-]+"|Refusal\(rule),\s*f?"([^"\n]+)"/g,
  /^ +when = f?"([^"\n]+)"/gm,
  /^ +return f"([^"\n]*(?:stands between|, or use)[^"\n]*)"/gm,
]

describe('a refusal in German', () => {
  const files = [
    ...readdirSync(join(SERVER, 'edge')).filter((file) => /^refusals.*\.py$/.test(file)),
    'pending.py',
  ].map((file) => `edge/${file}`)
  const sentences = files
    .flatMap((file) => SENTENCES.flatMap((pattern) => found(read(file), pattern)))
    .flatMap(spelledOut)

  it('has words for every sentence of the game', () => {
    expect(sentences.length).toBeGreaterThan(110)
    expect(sentences.filter((one) => ![...said, ...atTable].some(([english]) => english === one))).toEqual([])
  })

  it('is of sentences that there are, each once', () => {
    const known = said.map(([english]) => english)
    expect(known.filter((one, place) => !sentences.includes(one) || known.indexOf(one) !== place)).toEqual([])
  })

  it('finds every sentence that the files make', () => {
    const made = files.flatMap((file) => found(read(file), /(Refusal\((?!NamedTuple))/g)).length
    expect(made).toBeGreaterThan(90)
    for (const file of files)
      for (const words of found(read(file), /Refusal\((?:"[^"]+"|rule), (?!f?"|when\)|sentence\)|in_the_way\()(.+)\)/g))
        expect([file, words]).toEqual([])
  })

  it('names things as they are called here', async () => {
    const words = (sentence: string, rule: string): Promise<string | null> =>
      refusalWords(sentenceCase(sentence), rule, 'de')
    expect(await words('r2c4 is dark: light it before you enter it', 'LAB-MOVE-3')).toBe(
      'Reihe 2, Spalte 4 ist dunkel: Erhelle die Platte, bevor du sie betrittst.',
    )
    expect(
      await words('no open path leads to the compass: turn or light tiles, or use a Secret Passage', 'LAB-MOVE-2'),
    ).toMatch(/^Kompass: Kein offener Weg/)
    expect(await words('no orange Book is left, in deck or discard: choose another genre', 'R-46')).toMatch(
      /^Sagen: Davon ist kein Buch übrig/,
    )
    expect(await words('Minotaur needs 2 orange, 1 red and 1 blue more than you hold', 'LAB-CAP-1')).toBe(
      'Minotaurus: Dafür fehlt dir noch 2 Kraft, Mitgefühl und Weisheit.',
    )
    expect(
      await words('Minotaur on r1c5 stands in the way: capture it first, or use a Library Ladder', 'LAB-MOVE-4'),
    ).toBe('Minotaurus in Reihe 1, Spalte 5 steht im Weg: Fang diesen Schrecken zuerst, oder nimm eine Bücherleiter.')
    expect(
      await words('you do not hold Library Ladder / Useful Map (2), and only its holder plays it', 'LAB-BOOST-1'),
    ).toBe('Bücherleiter / Lageplan (2): hast du nicht auf der Hand, und spielen kann das nur, wer es hat.')
    expect(await words('the Trolley holds Kraken and Anxiety: ride there together', 'LAB-SOLO-10')).toBe(
      'Krake und Angst hat der Wagen: Fahrt gemeinsam hin.',
    )
    expect(await words('the Trolley holds Terror 3 already', 'LAB-SOLO-7')).toBe('Schrecken 3: hat der Wagen schon.')
    expect(await words('your hand is full: discard a card first', 'LAB-TAKE-2')).toBe(
      'Deine Hand ist voll: Leg zuerst eine Karte ab.',
    )
  })
})

describe('German names', () => {
  it('are of cards that there are', () => {
    const printed = new Set(found(read('cards/cards.toml'), /^name = "(.*)"$/gm))
    expect(Object.keys(NAMES).filter((name) => !printed.has(name))).toEqual([])
  })
})

describe('the lesson in German', () => {
  it('has a note for every step, once there is a lesson', () => {
    const steps = ((): number => {
      try {
        return found(read('words/lesson.toml'), /^\[\[(steps)\]\]$/gm).length
      } catch {
        return 0
      }
    })()
    expect(retelling.notes.length).toBe(steps)
  })
})

describe('a hint in German', () => {
  const view = table({ tiles: { r2c3: { lit: true, kind: 'terror', terror: 0 } }, hands: [{ books: [0, 1] }, {}] })

  it('says what comes of it', () => {
    const at = sitting(view, ['move:r2c3', 'flip:r3c2', 'take:blue', 'end'], {
      odds: {
        dark: { terror: [1, 2], shelf: [1, 4] },
        walks: [
          { walker: 'player', cell: 'r2c3', ends: 'capture', boosters: false, payments: [['jo-march', 'nzinga']] },
        ],
      },
    })
    expect(label(at, 'move:r2c3')).toBe('Basilisk fangen')
    expect(retelling.reason(at, 'move:r2c3')).toBe(
      'Basilisk ist dann gefangen, im Gitter bleiben 0 von 6. Es kostet 2 Karten: Jo March und Nzinga.',
    )
    expect(retelling.reason(at, 'flip:r3c2')).toBe('Zu 50\u00a0% liegt dort ein Schrecken, zu 25\u00a0% ein Regal.')
    expect(retelling.reason(at, 'take:blue')).toBe('Weisheit braucht ein freier Schrecken.')
    expect(retelling.reason(at, 'rotate:r2c3:cw')).toBeNull()
  })
})

describe('the story in German', () => {
  it('is made from its figures', () => {
    const moment = (kind: string, who: number | null, figures: Record<string, number>) => ({
      kind,
      who,
      at: 1,
      number: 2,
      sentence: '',
      figures,
    })
    const told: StoryAnswer = {
      result: '',
      tale: '',
      scores: [],
      luck: [{ who: 0, drawn: 2, expected: 2.44, sentence: '', figures: { lit: 5, terrors: 2, captured: 1 } }],
      moments: [
        moment('biggest', 0, { turn: 3, captured: 1, returned: 2, captured_0: 1, returned_0: 1, returned_1: 0 }),
        moment('turning_point', 1, { turn: 4, loose: 5, terror: 1 }),
        moment('turning_point', null, { turn: 5, loose: 4 }),
        moment('turning_point', null, { turn: 6, shelves: 1 }),
        moment('lost_time', 1, { lost: 3, turn: 6, then: 2 }),
        moment('captured', 0, { turn: 3, terror: 1, cards: 2 }),
        moment('returned', 1, { turn: 6, terror: 1, genre: 3 }),
        moment('lull', null, { first: 7, last: 10, turns: 4 }),
        moment('cursed', null, { terrors: 3, turn: 9, terror: 0, loose: 5 }),
      ],
    }
    const outcome = { ending: 'out_of_time', scores: [1, 1], winners: [] } as unknown as OutcomeInfo
    const story = retelling.story(told, sitting(table({ turn: 19 }), [], { info: { outcome } }))
    expect(story.moments.map((one) => one.sentence)).toEqual([
      'Der beste Zug ist der 3.: Mina fängt Minotaurus und bringt Minotaurus und Basilisk heim.',
      'Bei 5 freien Schrecken fängt Theo in Zug 4 Minotaurus, und so eng wird es nie wieder.',
      'Von Zug 5 an sind nie weniger als 4 Schrecken frei.',
      'Nach Zug 6 kommt kein Schrecken mehr heim, bei einem gefüllten Regal.',
      'Theo lässt 3 Aktionen verfallen, die meisten in Zug 6.',
      'In Zug 3 fängt Mina Minotaurus mit 2 Karten.',
      'In Zug 6 bringt Theo Minotaurus zurück: Regal Wissenschaft.',
      'Die Züge 7 bis 10 bringen weder Fang noch Rückkehr.',
      'Der schlimmste Fluch, in Zug 9, lässt Basilisk frei, Nummer 5 im Gitter; insgesamt kommen 3 durch Flüche heraus.',
    ])
    expect(story.luck[0]?.sentence).toBe('Mina erhellt 5 Platten und trifft auf 2 Schrecken, zu erwarten waren 2,4.')
    expect(story.result).toBe('In Zug 19 ist die Zeit um, mit 1 von sechs gefüllten Regalen.')
    expect(story.tale.endsWith(story.result)).toBe(true)
  })
})
