import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Phrase } from '../../protocol'
import { language } from '../../words/language.svelte'
import { sayPhrase } from '../../words/saying'
import { box } from './testing'
import { thingName } from './wording'

const SERVER = join(import.meta.dirname, '../../../../src/readingroom/games/labyrinth')
const read = (path: string): string => readFileSync(join(SERVER, path), 'utf-8')
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((one) => one[1] ?? '')

beforeAll(() => language.set('de'))
afterAll(() => language.set('en'))

describe('a refusal in German', () => {
  const words = (key: string, args: Phrase['args']): Promise<string> =>
    sayPhrase({ key: `labyrinth-refused-${key}`, args }, 'de')
  const tile = (row: number, column: number, which = 'tile'): Phrase => ({
    key: 'labyrinth-tile-named',
    args: { tile: which, row, column },
  })
  const card = (key: string, name: string): Phrase => ({ key: 'labyrinth-card', args: { card: key, name } })

  it('names things as they are called here', async () => {
    expect(await words('walk-dark', { tile: tile(2, 4) })).toBe(
      'Reihe 2, Spalte 4 ist dunkel: Erhelle die Platte, bevor du sie betrittst.',
    )
    expect(await words('no-path', { tile: tile(3, 3, 'compass') })).toMatch(/^Kompass: Kein offener Weg/)
    expect(await words('none-left', { genre: 'orange' })).toMatch(/^Sagen: Davon ist kein Buch übrig/)
    const symbols = [
      ['orange', 2],
      ['red', 1],
      ['blue', 1],
    ].map(([genre, count]) => ({ key: 'labyrinth-symbols', args: { genre, count } }) as Phrase)
    expect(await words('lacks', { terror: card('minotaur', 'Minotaur'), symbols })).toBe(
      'Minotaurus: Dafür fehlt dir noch 2 Kraft, Mitgefühl und Weisheit.',
    )
    const on: Phrase = { key: 'labyrinth-tile-on', args: { tile: 'tile', row: 1, column: 5 } }
    expect(await words('terror-in-the-way', { terror: card('minotaur', 'Minotaur'), on })).toBe(
      'Minotaurus in Reihe 1, Spalte 5 steht im Weg: Fang diesen Schrecken zuerst, oder nimm eine Bücherleiter.',
    )
    expect(
      await words('trolley-holds-terrors', { terrors: [card('kraken', 'Kraken'), card('anxiety', 'Anxiety')] }),
    ).toBe('Krake und Angst hat der Wagen: Fahrt gemeinsam hin.')
    expect(await words('full', { hand: 'own' })).toBe('Deine Hand ist voll: Leg zuerst eine Karte ab.')
  })

  it('leaves names that a pack has of its own', async () => {
    expect(await words('trolley-has', { card: card('own', 'Kraken of Ours') })).toBe(
      'Kraken of Ours: hat der Wagen schon.',
    )
  })
})

describe('German names', () => {
  it('are of cards that there are', async () => {
    const printed = found(read('cards/cards.toml'), /^id = "(.*)"$/gm)
    expect(printed.length).toBeGreaterThan(80)
    const german = read('words/de.ftl')
    const named = found(
      german.slice(german.indexOf('labyrinth-card ='), german.indexOf('labyrinth-card-again')),
      /\[(\S+)\]/g,
    )
    expect(named.filter((id) => id !== 'own' && !printed.includes(id))).toEqual([])
    expect(await sayPhrase({ key: 'labyrinth-card', args: { card: 'minotaur', name: 'Minotaur' } }, 'de')).toBe(
      'Minotaurus',
    )
  })

  it('are on cards, but not on those that a pack renamed', () => {
    const minotaur = box.terrors[1]
    if (minotaur === undefined) throw new Error('no Minotaur')
    expect(thingName(box, 'minotaur')).toBe('Minotaurus')
    const ours = { ...minotaur, name: 'Bull of Ours', who: { en: '', de: '' } }
    expect(thingName({ ...box, terrors: [ours] }, 'minotaur')).toBe('Bull of Ours')
  })
})

describe('a reason in German', () => {
  it('says what comes of it', async () => {
    const card = (key: string, name: string): Phrase => ({ key: 'labyrinth-card', args: { card: key, name } })
    const capture = {
      key: 'labyrinth-reason-capture-with',
      args: {
        walker: 'player',
        terror: card('basilisk', 'Basilisk'),
        price: 'free',
        cards: [card('jo-march', 'Jo March'), card('athena', 'Athena')],
        left: 0,
      },
    }
    expect(await sayPhrase(capture, 'de')).toBe(
      'Ich gehe zu Basilisk und fange diesen Schrecken mit Jo March und Athene; im Gitter bleibt dann kein Schrecken.',
    )
    const spot: Phrase = { key: 'labyrinth-tile-object', args: { tile: 'tile', row: 3, column: 2 } }
    const times = (above: number, below: number): Phrase => ({ key: 'chance-times', args: { above, below } })
    const light = {
      key: 'labyrinth-reason-light-odds',
      args: { spot, by: 'map', about: 'no', shelf: times(1, 4), terror: times(1, 2), loose: 2 },
    }
    expect(await sayPhrase(light, 'de')).toBe(
      'Ich erhelle Reihe 3, Spalte 2 mit einem Lageplan: ein Regal 1-mal unter 4, ein Schrecken 1-mal unter 2; im Gitter liegen 2 Schrecken.',
    )
  })
})

describe('the story in German', () => {
  const told = (key: string, args: Phrase['args']): Promise<string> =>
    sayPhrase({ key: `labyrinth-story-${key}`, args }, 'de')
  const minotaur: Phrase = { key: 'labyrinth-card', args: { card: 'minotaur', name: 'Minotaur' } }
  const basilisk: Phrase = { key: 'labyrinth-card', args: { card: 'basilisk', name: 'Basilisk' } }

  it('tells what happened', async () => {
    expect(await told('best', { turn: 3, who: 'Mina', captured: [minotaur], returned: [minotaur, basilisk] })).toBe(
      'Der beste Zug ist der 3.: Mina fängt Minotaurus und bringt Minotaurus und Basilisk heim.',
    )
    expect(await told('relief', { loose: 5, who: 'Theo', turn: 4, terror: minotaur })).toBe(
      'Bei 5 freien Schrecken fängt Theo in Zug 4 Minotaurus, und so eng wird es nie wieder.',
    )
    expect(await told('siege', { turn: 5, loose: 4 })).toBe('Von Zug 5 an sind nie weniger als 4 Schrecken frei.')
    expect(await told('last-return', { turn: 6, shelves: 1 })).toBe(
      'Nach Zug 6 kommt kein Schrecken mehr heim, bei einem gefüllten Regal.',
    )
    expect(await told('lost', { who: 'Theo', lost: 3, share: 'most', then: 2, turn: 6 })).toBe(
      'Theo lässt 3 Aktionen verfallen, die meisten in Zug 6.',
    )
    expect(await told('captured', { turn: 3, who: 'Mina', terror: minotaur, cards: 2 })).toBe(
      'In Zug 3 fängt Mina Minotaurus mit 2 Karten.',
    )
    const genre: Phrase = { key: 'labyrinth-genre-title', args: { genre: 'green', title: 'Science' } }
    expect(await told('returned', { turn: 6, who: 'Theo', terror: minotaur, genre })).toBe(
      'In Zug 6 bringt Theo Minotaurus zurück: Regal Wissenschaft.',
    )
    expect(await told('lull', { first: 7, last: 10 })).toBe('Die Züge 7 bis 10 bringen weder Fang noch Rückkehr.')
    expect(await told('cursed', { turn: 9, terror: basilisk, loose: 5, all: 3 })).toBe(
      'Der schlimmste Fluch, in Zug 9, lässt Basilisk frei, Nummer 5 im Gitter; insgesamt kommen 3 durch Flüche heraus.',
    )
    expect(await told('luck', { who: 'Mina', lit: 5, terrors: 2, likely: 2.4 })).toBe(
      'Mina erhellt 5 Platten und trifft auf 2 Schrecken, zu erwarten waren 2,4.',
    )
    expect(await told('ended-out_of_time', { turn: 19, shelves: 1 })).toBe(
      'In Zug 19 ist die Zeit um, mit 1 von sechs gefüllten Regalen.',
    )
  })

  it('is said in English by the same catalogue', async () => {
    const key = 'labyrinth-story-luck'
    expect(await sayPhrase({ key, args: { who: 'Mina', lit: 1, terrors: 0, likely: 2 } }, 'en')).toBe(
      'Mina lit 1 tile and met 0 Terrors where 2.0 were likely.',
    )
  })
})
