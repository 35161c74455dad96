import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutcomeInfo, Phrase, StoryAnswer } from '../../protocol'
import { language } from '../../words/language.svelte'
import { say } from '../../words/phrases'
import { ruleText } from '../../screens/rules/text'
import { called, NAMES } from './names.de'
import { retelling } from './retelling.de'
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
    const titles = book.split(/^#{2,3} (?:\d[\d.]*\s)?/m).slice(1).map((part) => [part.split('\n')[0]?.trim() ?? '', part] as const)
    expect(Object.keys(retelling.chapters)).toEqual(titles.filter(([, part]) => part.search(RULE) >= 0).map(([title]) => title))
  })

  it('rest on the same sources and name the same rules', () => {
    const named = (text: string): string[] => found(text, /\b((?:LAB|R)-(?:[A-Z]+-)?\d+)\b/g).sort()
    for (const [, id, text] of book.matchAll(/^- \*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+)\*\* (.*)$/gm)) {
      const german = retelling.rules[id ?? ''] ?? ''
      expect([id, named(german)]).toEqual([id, named(text ?? '')])
      expect([id, ruleText(german).source, ruleText(german).see]).toEqual([id, ruleText(text ?? '').source, ruleText(text ?? '').see])
    }
  })
})

describe('a refusal in German', () => {
  const words = (key: string, args: Phrase['args']): Promise<string> => say({ key: `labyrinth-refused-${key}`, args }, 'de')
  const tile = (row: number, column: number, which = 'tile'): Phrase => ({ key: 'labyrinth-tile-named', args: { tile: which, row, column } })
  const card = (key: string, name: string): Phrase => ({ key: 'labyrinth-card', args: { card: key, name } })

  it('names things as they are called here', async () => {
    expect(await words('walk-dark', { tile: tile(2, 4) })).toBe('Reihe 2, Spalte 4 ist dunkel: Erhelle die Platte, bevor du sie betrittst.')
    expect(await words('no-path', { tile: tile(3, 3, 'compass') })).toMatch(/^Kompass: Kein offener Weg/)
    expect(await words('none-left', { genre: 'orange' })).toMatch(/^Sagen: Davon ist kein Buch übrig/)
    const symbols = [['orange', 2], ['red', 1], ['blue', 1]].map(([genre, count]) => ({ key: 'labyrinth-symbols', args: { genre, count } }) as Phrase)
    expect(await words('lacks', { terror: card('minotaur', 'Minotaur'), symbols })).toBe(
      'Minotaurus: Dafür fehlt dir noch 2 Kraft, Mitgefühl und Weisheit.',
    )
    const on: Phrase = { key: 'labyrinth-tile-on', args: { tile: 'tile', row: 1, column: 5 } }
    expect(await words('terror-in-the-way', { terror: card('minotaur', 'Minotaur'), on })).toBe(
      'Minotaurus in Reihe 1, Spalte 5 steht im Weg: Fang diesen Schrecken zuerst, oder nimm eine Bücherleiter.',
    )
    expect(await words('trolley-holds-terrors', { terrors: [card('kraken', 'Kraken'), card('anxiety', 'Anxiety')] })).toBe(
      'Krake und Angst hat der Wagen: Fahrt gemeinsam hin.',
    )
    expect(await words('full', { hand: 'own' })).toBe('Deine Hand ist voll: Leg zuerst eine Karte ab.')
  })

  it('leaves names that a pack has of its own', async () => {
    expect(await words('trolley-has', { card: card('own', 'Kraken of Ours') })).toBe('Kraken of Ours: hat der Wagen schon.')
  })
})

describe('German names', () => {
  it('are of cards that there are', () => {
    const printed = new Set(found(read('cards/cards.toml'), /^name = "(.*)"$/gm))
    expect(Object.keys(NAMES).filter((name) => !printed.has(name))).toEqual([])
  })

  it('are the same on cards and in sentences', async () => {
    const cards = [...read('cards/cards.toml').matchAll(/^id = "(.*)"\nname = "(.*)"$/gm)]
    expect(cards.length).toBeGreaterThan(80)
    for (const [, card = '', name = ''] of cards)
      expect([card, await say({ key: 'labyrinth-card', args: { card, name } }, 'de')]).toEqual([card, called(name)])
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

describe('a reason in German', () => {
  it('says what comes of it', async () => {
    const card = (key: string, name: string): Phrase => ({ key: 'labyrinth-card', args: { card: key, name } })
    const capture = {
      key: 'labyrinth-reason-capture-with',
      args: { walker: 'player', terror: card('basilisk', 'Basilisk'), price: 'free', cards: [card('jo-march', 'Jo March'), card('athena', 'Athena')], left: 0 },
    }
    expect(await say(capture, 'de')).toBe(
      'Ich gehe zu Basilisk und fange diesen Schrecken mit Jo March und Athene; im Gitter bleibt dann kein Schrecken.',
    )
    const spot: Phrase = { key: 'labyrinth-tile-object', args: { tile: 'tile', row: 3, column: 2 } }
    const times = (above: number, below: number): Phrase => ({ key: 'chance-times', args: { above, below } })
    const light = { key: 'labyrinth-reason-light-odds', args: { spot, by: 'map', about: 'no', shelf: times(1, 4), terror: times(1, 2), loose: 2 } }
    expect(await say(light, 'de')).toBe(
      'Ich erhelle Reihe 3, Spalte 2 mit einem Lageplan: ein Regal 1-mal unter 4, ein Schrecken 1-mal unter 2; im Gitter liegen 2 Schrecken.',
    )
  })
})

describe('the story in German', () => {
  it('is made from its figures', () => {
    const moment = (kind: string, who: number | null, figures: Record<string, number>) => ({ kind, who, at: 1, number: 2, sentence: '', figures })
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
