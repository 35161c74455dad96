import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { LabyrinthEvent } from '../../protocol'
import { language } from '../../words/language.svelte'
import { tell } from './tell'
import { box } from './testing'

const said = { text: '', rules: ['LAB-TURN-1'] }
const OPEN: [boolean, boolean, boolean, boolean] = [true, true, false, false]

/** One of every event. */
const EVENTS: LabyrinthEvent[] = [
  { ...said, type: 'GenresChosen', seat: 0, genres: [0, 0, 4] },
  {
    ...said,
    type: 'GenresShown',
    genres: [
      [0, 0, 4],
      [1, 2, 3],
    ],
  },
  { ...said, type: 'GenreReplaced', seat: 1, missing: 3, genre: 2 },
  { ...said, type: 'HandDealt', hand: 1, books: [2, 1], rewards: [1] },
  { ...said, type: 'BookwyrmPlaced', junction: 4 },
  { ...said, type: 'TurnBegan', seat: 0, actions: 3 },
  { ...said, type: 'BookTaken', hand: 0, book: 2 },
  { ...said, type: 'DeckRebuilt', genre: 3, cards: 4 },
  { ...said, type: 'RewardDrawn', hand: 1, reward: 0 },
  { ...said, type: 'RewardSkipped', hand: 1 },
  { ...said, type: 'BoosterPlayed', hand: 0, reward: 1, option: 6 },
  { ...said, type: 'TileLit', seat: null, cell: 'r2c3', kind: 1, open: OPEN },
  { ...said, type: 'TileDarkened', cell: 'r2c3' },
  { ...said, type: 'TileTurned', seat: 0, cell: 'r2c3', clockwise: false },
  { ...said, type: 'TerrorAppeared', cell: 'r2c3', terror: 1 },
  { ...said, type: 'ShelfAppeared', cell: 'r2c4', genre: 3 },
  { ...said, type: 'Moved', seat: 0, walker: 0, start: 'r2c3', cell: 'r3c3' },
  { ...said, type: 'TerrorCaptured', hand: 0, cell: 'r2c3', terror: 1, books: [3], items: [0], copied: [3] },
  { ...said, type: 'TerrorReturned', hand: 1, cell: 'r2c4', terror: 0, genre: 5 },
  { ...said, type: 'ThingPassed', giver: 0, receiver: 1, thing: 60 },
  { ...said, type: 'GiftOffered', giver: 1, receiver: 0, thing: 2 },
  { ...said, type: 'GiftRefused', giver: 1, receiver: 0, thing: 2 },
  { ...said, type: 'Discarded', hand: 1, thing: 75 },
  { ...said, type: 'PhaseEnded', seat: 0, lost: 1, passed: true },
  { ...said, type: 'CurseRevealed', curse: 4, left: 1 },
  { ...said, type: 'NothingDisturbed', cell: 'r3c3' },
  { ...said, type: 'BookwyrmMoved', junction: 5 },
  { ...said, type: 'MatchEnded', ending: 2, shelves: 4 },
]
const lines = (events: LabyrinthEvent[], names = ['Mina', 'Theo']): string[] =>
  tell(events, box, names, 0).map((line) => line.text)

afterEach(() => language.set('en'))

describe('the ledger', () => {
  it('tells every event that there is', () => {
    const protocol = readFileSync(join(import.meta.dirname, '../../protocol.ts'), 'utf-8')
    const part = protocol.slice(protocol.indexOf('export type LabyrinthEvent =')).split('\n\n')[0] ?? ''
    const types = [...part.matchAll(/\| \{ type: '(\w+)'/g)].map((found) => found[1])
    expect(EVENTS.map((event) => event.type)).toEqual(types)
  })

  it('speaks English', () => {
    expect(lines(EVENTS)).toEqual([
      'You have chosen three genres.',
      'All have chosen: you 2 × Children’s Fiction and Historical Leaders; Theo Classic Fiction, Legends and Science.',
      'Science has run out: Theo takes Legends instead.',
      'Theo is dealt Little Red Riding Hood, Nzinga and Time Machine / Photocopier.',
      'The Bookwyrm starts between rows 2 and 3, columns 4 and 5.',
      'Your turn, with 3 actions.',
      'You take Little Red Riding Hood (Children’s Fiction).',
      'The discarded Books of Science become a new deck of 4.',
      'Theo draws Drink Me.',
      'Theo draws no more.',
      'You play Photocopier.',
      'The curse lights row 2, column 3: a Terror tile.',
      'The curse turns row 2, column 3 dark.',
      'You turn row 2, column 3 anticlockwise.',
      'Minotaur appears in row 2, column 3.',
      'The Shelf of Science appears in row 2, column 4.',
      'You walk from row 2, column 3 to the compass.',
      'You capture Minotaur in row 2, column 3 with Atalanta counted twice and Drink Me.',
      'Theo brings Basilisk home to Amazing Lives.',
      'You hand Drink Me to Theo.',
      'Theo offers Little Red Riding Hood to you, whose hand is full.',
      'You make no room: Theo keeps Little Red Riding Hood.',
      'Theo discards Basilisk.',
      'You end the turn and pass an action on; 1 action is lost.',
      'A double curse falls north-west and south-east of the Bookwyrm; 1 curse is left.',
      'The curse changes nothing on the compass.',
      'The Bookwyrm crawls on; it sits between rows 3 and 4, columns 4 and 5.',
      'Time is out, and you have lost: 4 of 6 Shelves were filled.',
    ])
  })

  it('speaks German', async () => {
    await language.set('de')
    expect(lines(EVENTS)).toEqual([
      'Du hast drei Gattungen gewählt.',
      'Alle haben gewählt: du 2 × Kinderbücher und Herrscherinnen; Theo Klassiker, Sagen und Wissenschaft.',
      'Wissenschaft ist aus: Theo nimmt stattdessen Sagen.',
      'Theo beginnt mit Rotkäppchen, Nzinga und Zeitmaschine / Kopierer.',
      'Der Bücherwurm wartet zwischen den Reihen 2 und 3 und den Spalten 4 und 5.',
      'Du bist am Zug, mit 3 Aktionen.',
      'Du nimmst Rotkäppchen (Kinderbücher).',
      'Die Ablage der Gattung Wissenschaft wird ein neuer Stapel mit 4 Karten.',
      'Theo zieht „Trink mich“.',
      'Theo zieht nicht mehr.',
      'Du spielst Kopierer.',
      'Der Fluch erhellt Reihe 2, Spalte 3: eine Schreckensplatte.',
      'Der Fluch verdunkelt Reihe 2, Spalte 3.',
      'Du drehst Reihe 2, Spalte 3 gegen den Uhrzeigersinn.',
      'Aus dem Dunkel kommt in Reihe 2, Spalte 3: Minotaurus.',
      'Das Regal Wissenschaft steht in Reihe 2, Spalte 4.',
      'Du gehst von Reihe 2, Spalte 3 zum Kompass.',
      'Du fängst in Reihe 2, Spalte 3 Minotaurus, mit Atalanta (doppelt) und „Trink mich“.',
      'Theo bringt Basilisk heim: Regal Große Leben.',
      'Du gibst „Trink mich“ an Theo.',
      'Theo bietet Rotkäppchen an, für dich; die Hand dort ist voll.',
      'Du machst keinen Platz: Theo behält Rotkäppchen.',
      'Theo legt Basilisk ab.',
      'Du beendest den Zug und gibst eine Aktion weiter; 1 Aktion verfällt.',
      'Ein Doppelfluch, vom Bücherwurm aus nach Nordwest und Südost. Noch 1 Fluch.',
      'Der Fluch ändert nichts auf dem Kompass.',
      'Der Bücherwurm kriecht weiter, zwischen den Reihen 3 und 4 und den Spalten 4 und 5.',
      'Die Zeit ist um, und ihr habt verloren: 4 von 6 Regalen waren gefüllt.',
    ])
  })

  it('knows the Trolley, which has no chair', () => {
    const moved = (walker: number): LabyrinthEvent => ({
      ...said,
      type: 'Moved',
      seat: 0,
      walker,
      start: 'r3c3',
      cell: 'r2c3',
    })
    expect(lines([moved(1), moved(2)], ['Mina'])).toEqual([
      'The Trolley walks from the compass to row 2, column 3.',
      'You ride with the Trolley from the compass to row 2, column 3.',
    ])
  })

  it('says who captured what the Trolley keeps', async () => {
    const events: LabyrinthEvent[] = [
      { ...said, type: 'TerrorCaptured', hand: 1, cell: 'r2c3', terror: 1, books: [3], items: [], copied: [] },
      { ...said, type: 'TerrorReturned', hand: 1, cell: 'r2c4', terror: 1, genre: 5 },
      { ...said, type: 'ThingPassed', giver: 0, receiver: 1, thing: 2 },
    ]
    expect(lines(events, ['Mina'])).toEqual([
      'You capture Minotaur in row 2, column 3 with Atalanta; the Trolley keeps it.',
      'You bring Minotaur home to Amazing Lives.',
      'You hand Little Red Riding Hood to the Trolley.',
    ])
    await language.set('de')
    expect(lines(events, ['Mina'])).toEqual([
      'Du fängst in Reihe 2, Spalte 3 Minotaurus, mit Atalanta; der Fang kommt in die Hand des Wagens.',
      'Du bringst Minotaurus heim: Regal Große Leben.',
      'Du gibst Rotkäppchen an den Wagen.',
    ])
  })

  it('keeps the rules of what it tells', () => {
    expect(tell(EVENTS.slice(5, 6), box, [], null)[0]?.rules).toEqual(['LAB-TURN-1'])
  })
})
