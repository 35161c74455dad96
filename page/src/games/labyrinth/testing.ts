/** Tables for tests of this folder. */

import type { Choice, HandView, LabyrinthBox, LabyrinthOdds, LabyrinthView, TableInfo, TileView } from '../../protocol'
import type { AtTable } from '../face'
import { GENRES } from './names'

const NOBODY = { en: '', de: '' }

export const box: LabyrinthBox = {
  genres: GENRES.map((key) => ({ key, letter: key[0] ?? '', title: key, shape: '', skill: '', books: 9 })),
  books: [
    {
      key: 'jo-march',
      name: 'Jo March',
      genre: 'pink',
      symbols: ['pink', 'orange', 'red'],
      origin: '',
      who: { en: 'A writer', de: 'Eine Schriftstellerin' },
    },
    { key: 'nzinga', name: 'Nzinga', genre: 'blue', symbols: ['blue', 'purple', 'pink'], origin: '', who: NOBODY },
    {
      key: 'little-red-riding-hood',
      name: 'Little Red Riding Hood',
      genre: 'red',
      symbols: ['red', 'orange', 'purple', 'blue'],
      origin: '',
      who: { en: 'A girl with a basket', de: 'Ein Mädchen mit einem Korb' },
    },
    {
      key: 'atalanta',
      name: 'Atalanta',
      genre: 'orange',
      symbols: ['orange', 'orange', 'purple'],
      origin: '',
      who: NOBODY,
    },
  ],
  rewards: [
    {
      key: 'item-drink-me',
      kind: 'item',
      name: 'Drink Me',
      symbols: ['green', 'green'],
      options: [],
      origin: '',
      who: { en: 'A bottle', de: 'Eine Flasche' },
    },
    {
      key: 'b1',
      kind: 'booster',
      name: 'Time Machine / Photocopier',
      symbols: [],
      options: ['photocopier', 'time_machine'],
      origin: '',
      who: NOBODY,
    },
  ],
  options: [
    { key: 'time_machine', title: 'Time Machine', when: '', effect: '' },
    { key: 'photocopier', title: 'Photocopier', when: '', effect: '' },
  ],
  terrors: [
    {
      key: 'basilisk',
      name: 'Basilisk',
      symbols: ['orange', 'blue', 'purple'],
      origin: '',
      who: { en: 'A king of snakes', de: 'Ein König der Schlangen' },
    },
    {
      key: 'minotaur',
      name: 'Minotaur',
      symbols: ['orange', 'orange', 'green', 'green'],
      origin: '',
      who: { en: 'Half a bull', de: 'Halb Stier' },
    },
  ],
  tiles: [],
  curses: [],
  ring: [
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 3],
    [3, 2],
    [3, 1],
    [3, 0],
    [2, 0],
    [1, 0],
  ],
}

interface Wish extends Partial<Omit<LabyrinthView, 'tiles' | 'hands'>> {
  tiles?: Record<string, Partial<TileView>>
  hands?: Partial<HandView>[]
}

/** Two people on the compass, everything else dark; the first is asked. */
export function table({ tiles = {}, hands = [{}, {}], ...wish }: Wish = {}): LabyrinthView {
  return {
    seat: 0,
    solo: false,
    over: false,
    ending: null,
    turn: 3,
    active: 0,
    asked: 0,
    decision: 'act',
    legal: [],
    free: [],
    actions: 2,
    tiles: Array.from({ length: 25 }, (_, cell) => {
      const key = `r${Math.floor(cell / 5) + 1}c${(cell % 5) + 1}`
      const middle = key === 'r3c3'
      const dark: TileView = {
        cell: key,
        lit: middle,
        kind: middle ? 'compass' : null,
        open: middle ? [true, true, true, true] : null,
        terror: null,
        shelf: null,
      }
      return { ...dark, ...tiles[key] }
    }),
    hands: hands.map((hand) => ({ cell: 'r3c3', books: [], rewards: [], piles: [], room: 6, ...hand })),
    genres: GENRES.map((key) => ({ key, deck: 7, discard: [], cell: null, filled_by: null })),
    reward_deck: 11,
    reward_discard: [],
    terror_stack: [],
    shelf_stack: [],
    bookwyrm: 1,
    curses: { left: 10, seen: {}, unseen: {}, doubles_left: 0, doubles_unseen: [] },
    pending: null,
    extra: 0,
    missing: null,
    chosen: [],
    wanted: [],
    offer: null,
    ...wish,
  }
}

const INFO = { options: {} } as unknown as TableInfo

/** As the server groups the answers of an Action phase. */
const GROUPS: Record<string, string> = {
  ...{ take: 'take', flip: 'flip', rotate: 'rotate', move: 'move', end: 'end' },
  ...{ give: 'pass', receive: 'pass', swap: 'pass', spend: 'spend', discard: 'discard' },
}
const HEADINGS = ['take', 'flip', 'rotate', 'move', 'pass', 'end'].map((key) => ({
  key,
  says: { key: `labyrinth-verb-${key}`, args: {} },
  asks: { key: `labyrinth-which-${key}`, args: {} },
  rule: 'LAB-TURN-2',
  missed: `${key}:missed`,
}))

/** What a part of the game is given, with answers by their text. */
export function sitting(
  view: LabyrinthView,
  answers: string[],
  more: { odds?: Partial<LabyrinthOdds>; selected?: string; names?: string[]; info?: Partial<TableInfo> } = {},
): AtTable<'labyrinth'> {
  const acting = view.decision === 'act'
  const choices: Choice[] = answers.map((action) => ({
    action,
    text: action,
    final: action.startsWith('flip'),
    group: acting ? (GROUPS[action.split(':')[0] ?? ''] ?? '') : '',
  }))
  return {
    info: { ...INFO, ...more.info },
    view,
    box,
    odds:
      more.odds === undefined
        ? null
        : { out_of_time: false, threats: [], dark: {}, terrors: [], walks: [], reach: [], ...more.odds },
    seat: view.seat,
    names: more.names ?? ['Mina', 'Theo'],
    marks: new Set(),
    choices,
    asking: { says: null, more: null, rules: ['LAB-TURN-2'], headings: acting ? HEADINGS : [] },
    selected: more.selected ?? null,
    select: () => undefined,
    answer: () => undefined,
    explain: () => undefined,
    openRule: () => undefined,
  }
}
