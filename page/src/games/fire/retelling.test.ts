import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Phrase, StoryAnswer } from '../../protocol'
import { language } from '../../words/language.svelte'
import { refusalWords } from '../../lib/rules'
import { sayPhrase } from '../../words/saying'
import { storyInWords } from '../../words/saying'
import { tell } from './tell'
import { box } from './testing'

beforeAll(() => language.set('de'))
afterAll(() => language.set('en'))

describe('a refusal in German', () => {
  it('names things as they are called here', async () => {
    const german = (key: string, args: Phrase['args'] = {}): Promise<string | null> =>
      refusalWords('English.', 'de', { key: `fire-refused-${key}`, args })
    expect(await german('played-own-fire', { tool: 'cloak' })).toBe('Umhang: geht nur, wenn dein Feuer um sich greift.')
    expect(await german('not-in-hand', { tool: 'collectors_edition' })).toBe(
      'Sammlerausgabe: hast du nicht auf der Hand.',
    )
    expect(await german('not-in-hand', { tool: 'Blowtorch' })).toBe('Blowtorch: hast du nicht auf der Hand.')
    expect(await german('no-such-book', { token: 'purple', tool: 'lockbox' })).toBe(
      'Auf deiner Karte liegt kein Fabelbuch für dieses Werkzeug.',
    )
    const taken = { key: 'table-chair-taken', args: { name: 'Theo' } }
    expect(await refusalWords('English.', 'de', taken)).toBe('Dort sitzt schon Theo; nimm einen leeren Stuhl.')
    expect(await refusalWords('This has no key.', 'de')).toBeNull()
  })
})

describe('a hint in German', () => {
  it('is said by the catalogue, in figures', async () => {
    const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ key: `fire-${key}`, args })
    const burns = { key: 'chance-times', args: { above: 7, below: 27 } }
    const weighed = phrase('weighed', { points: 7, average: 8.2, burns })
    expect(await sayPhrase(phrase('reason-weighed', { weighed }), 'de')).toBe(
      '7 Punkte sind sicher; noch ein Plättchen bringt im Schnitt 8,2 und brennt 7-mal unter 27.',
    )
    expect(
      await sayPhrase(phrase('reason-weighed-but', { weighed, but: phrase('but-into-the-lead', { points: 7 }) }), 'de'),
    ).toMatch(/^7 Punkte sind sicher; .*\. Aber mit 7 Punkten liegst du vorn\.$/)
    const has = phrase('card-has', { card: 3, safe: 2, bravery: 6 })
    expect(await sayPhrase(phrase('reason-card', { has }), 'de')).toBe(
      'Karte Nr. 3 hat 2 sichere Felder und zahlt bis zu 6 Mut; bisher ist niemand vor ihr dran.',
    )
    expect(await sayPhrase(phrase('reason-pick-best', { token: 'purple', points: 4 }), 'de')).toBe(
      'Das Fabelbuch ist 4 Punkte wert, am meisten von dem, was gezogen wurde.',
    )
    expect(await sayPhrase(phrase('reason-assign-book', { card: 1, token: 'white', points: 1 }), 'de')).toBe(
      'Wer Karte Nr. 1 nimmt, beginnt mit einem Geografiebuch, das 1 Punkt wert ist.',
    )
    expect(await sayPhrase(phrase('reason-knapsack', { token: 'white', points: 2, fires: 7, size: 27 }), 'en')).toBe(
      'The Knapsack scores the white book again, 2 points, and the next token with it, unless that is one of 7 fires among 27 tokens.',
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
      'Das Feuer nimmt die Bücher von Agnes.',
      'Das Feuer nimmt die Bücher von Agnes 2.',
      'Das Feuer nimmt die Bücher des Roboters.',
      'Theo schickt ein Feuer und ein Geografiebuch an dich.',
    ])
  })

  it('asks', async () => {
    const phrase = (key: string, args: Phrase['args']): Phrase => ({ key: `fire-${key}`, args })
    const book = (token: string, value: number): Phrase => phrase('book-worth', { token, value })
    const stake = phrase('stake', { books: [book('purple', 4), book('white', 1)], bravery: 2 })
    expect(await sayPhrase(phrase('ask-save_or_leave', { points: 7 }), 'de')).toBe(
      'Weiterziehen oder mit 7 Punkten gehen?',
    )
    expect(await sayPhrase(stake, 'de')).toBe('Fabeln 4 und Geografie 1, mit Mut 2.')
    expect(await sayPhrase(phrase('then-burns', { above: 1, below: 3 }), 'de')).toBe('1 von 3 brennt')
    expect(await sayPhrase(phrase('play', { tool: 'lockbox' }), 'de')).toBe('Schatulle spielen')
  })
})

describe('a story in German', () => {
  const phrase = (key: string, args: Phrase['args']): Phrase => ({ key: `fire-${key}`, args })
  const burns = { key: 'chance-times', args: { above: 1, below: 4 } }
  const moments: [string, Phrase, string][] = [
    [
      'bravest',
      phrase('moment-bravest', { who: 'Mina', tokens: 5, round: 3, chance: burns, points: 21 }),
      'In Runde 3 legt Mina 5 Plättchen, was 1-mal unter 4 gut geht, und geht mit 21 Punkten.',
    ],
    [
      'unluckiest',
      phrase('moment-unluckiest', { who: 'Mina', round: 2, burns, points: 1 }),
      'In Runde 2 zieht Mina, was 1-mal unter 4 brennt; diesmal brennt es, und 1 Punkt geht verloren.',
    ],
    [
      'turning_point',
      phrase('moment-took-the-lead', { to: 0, round: 4, points: 12 }),
      'Mit 12 Punkten in Runde 4 übernimmt der Roboter endgültig die Führung.',
    ],
    [
      'what_if',
      phrase('moment-what-if', { who: 'Mina', to: 0, round: 5, points: 15, score: 55, goal: 52 }),
      'Die 15 Punkte, die in Runde 5 verbrannten, hätten Mina auf 55 gebracht, vor dem Roboter mit 52.',
    ],
    [
      'collapse',
      phrase('moment-collapse', { who: 'Mina', round: 6, section: 'purple' }),
      'In Runde 6 erreicht das Feuer von Mina die Abteilung Fabeln, und die Bibliothek stürzt ein.',
    ],
  ]
  const won = phrase('result-won', { who: 'Theo', points: 52, lead: 12, to: 'Mina' })
  const luck = phrase('luck-more', { who: 'Mina', fires: 3, likely: 2.4, apart: 3.1 })
  const told: StoryAnswer = {
    result: 'English.',
    tale: 'English.',
    won,
    told: [moments[0]![1], phrase('ended-in', { ending: 'round_end', round: 6 }), won],
    scores: [],
    luck: [{ who: 0, drawn: 31, expected: 27.9, sentence: 'English.', figures: {}, says: luck }],
    moments: moments.map(([kind, says]) => ({
      kind,
      who: 0,
      at: 1,
      number: 2,
      sentence: 'English.',
      figures: {},
      says,
    })),
  }

  it('is told by the catalogue', async () => {
    const story = await storyInWords(told, 'de')
    expect(story.moments.map((one) => one.sentence)).toEqual(moments.map(([, , sentence]) => sentence))
    expect(story.luck[0]?.sentence).toBe(
      'Mina zog 3 Feuer, zu erwarten waren 2,4, und 3,1 Punkte mehr, als die Chancen versprechen.',
    )
    expect(story.result).toBe('Theo gewinnt mit 52 Punkten, 12 vor Mina.')
    expect(story.tale).toBe(`${moments[0]![2]} Am Ende von Runde 6 stürzte die Bibliothek ein. ${story.result}`)
    expect(await storyInWords(told, 'en')).toBe(told)
  })

  it('tells a shared win, and a match alone', async () => {
    const result = (key: string, args: Phrase['args']): Promise<string> =>
      sayPhrase(phrase(`result-${key}`, { points: 50, ...args }), 'de')
    expect(await result('shared', { everybody: ['Mina', 'Theo'] })).toBe(
      'Mina und Theo teilen sich den Sieg mit 50 Punkten.',
    )
    expect(await result('level', { everybody: ['Mina', phrase('to', { to: 0 })] })).toBe(
      'Mina und der Roboter stehen gleichauf bei 50 Punkten; gegen einen Roboter reicht das nicht.',
    )
    expect(await result('alone', { who: 'Mina' })).toBe('Mina gewinnt mit 50 Punkten.')
    expect(await result('not-enough', { who: 'Mina', wanted: 125 })).toBe(
      'Mina klappt das Buch bei 50 Punkten zu; mehr als 125 wären nötig gewesen.',
    )
  })
})
