/** The words of the board in English. Another language is another object of this shape. */

import type { Who } from '../who'
import { capital, listed } from '../wording'

const SIDES = ['north', 'east', 'south', 'west']
const KINDS: Record<string, string> = {
  compass: 'compass',
  crossroads: 'crossroads',
  terror: 'Terror tile',
  shelf: 'Shelf tile',
  reward: 'Reward tile',
}
const CAN: Record<string, string> = {
  player: 'you can walk here',
  trolley: 'the Trolley can roll here',
  ride: 'you can ride here with the Trolley',
}

const list = (parts: readonly string[]): string => listed(parts, 'and')
const name = (who: Who): string => (who === 'me' ? 'you' : who === 'trolley' ? 'the Trolley' : who.name)

export const en = {
  board: 'The labyrinth',
  boardHelp: 'Arrow keys go from tile to tile, Enter shows what can be done there, Escape closes it.',
  list,
  /** Its sides, clockwise from the north. */
  open(sides: readonly boolean[]): string {
    const open = SIDES.filter((_, side) => sides[side])
    return open.length === 4 ? 'open to all sides' : `open ${list(open)}`
  },
  cell: (row: number, column: number) => `row ${row}, column ${column}`,
  kind: (kind: string) => KINDS[kind] ?? kind,
  lit: (kind: string) => (kind === 'compass' ? 'the compass' : `lit ${KINDS[kind] ?? kind}`),
  dark: 'dark, never lit',
  darkTile: 'Dark tile',
  seen: (kind: string) => `dark ${KINDS[kind] ?? kind}, seen before`,
  needs: (terror: string, symbols: string) => `${terror}: ${symbols}`,
  shelf: (genre: string, skill: string) => `Shelf of ${genre} (${skill})`,
  emptyLair: 'no Terror on it now',
  emptyShelf: 'no Shelf on it now',
  here: (who: readonly Who[]) =>
    who.length === 1 && who[0] === 'me'
      ? 'you are here'
      : `${list(who.map(name))} ${who.length === 1 ? 'is' : 'are'} here`,
  /** What a walk would come to, after whoever walks. */
  walk: {
    can: (walker: string): string => CAN[walker] ?? '',
    canOther: (who: string) => `${who} can walk here`,
    reward: 'draw a Reward',
    capture: (cards: readonly string[]) => (cards.length > 0 ? `capture it with ${list(cards)}` : 'capture it'),
    return: 'return a Terror',
    boosters: 'with boosters',
  },
  can: { light: 'you can light it', turn: 'you can turn it' },
  verbs: {
    walk: 'Walk here',
    trolley: 'Roll Trolley',
    ride: 'Ride here',
    light: 'Light it',
    left: 'Turn left',
    right: 'Turn right',
  },
  ends: {
    free: '1 action',
    reward: 'draw a Reward',
    capture: 'capture it',
    return: 'return a Terror',
  } as Record<string, string>,
  costsBooster: 'costs a booster',
  notNow: 'why not?',
  close: 'Close',
  bookwyrm: (shown: boolean) => `The Bookwyrm. ${shown ? 'Hide' : 'Show'} the chances of the next curse`,
  effects: {
    lights: 'it lights up',
    turns: 'it turns clockwise',
    terror: 'a Terror comes',
    darkens: 'it goes dark',
    nothing: 'nothing changes',
  } as Record<string, string>,
  threat: (chance: string, effect: string) => `next curse here ${chance}, then ${effect}`,
  threatShort: (chance: string, effect: string) => `Next curse here: ${chance}. Then ${effect}.`,
  maybe: (parts: readonly string[]) => `May be: ${parts.join(', ')}`,
  kindsShort: { crossroads: 'crossroads', terror: 'Terror', shelf: 'Shelf', reward: 'Reward' } as Record<
    string,
    string
  >,
  holds: (who: Who) => (who === 'me' ? 'You hold all it takes.' : `${capital(name(who))} holds all it takes.`),
  together: (who: readonly Who[]) => `${capital(list(who.map(name)))} hold it together.`,
  lacks: (symbols: string) => `You lack ${symbols}.`,
  fits: (terrors: readonly string[]) => `${list(terrors)} can come home here.`,
  noneFits: 'Nobody has a captured Terror for it yet.',
  pay: (cards: readonly string[]) => `Pay with ${list(cards)}`,
  showWalks: 'Show the ways of',
  /** How far somebody comes, now or in a turn of their own. */
  reach: {
    from: (who: Who | 'ride', doings: readonly string[], now: boolean) =>
      `${who === 'ride' ? 'Riding, you' : capital(name(who))} ${now ? 'can' : 'could'} ${listed(doings, 'or')}.`,
    comes: (who: Who, doings: readonly string[]) => `${capital(name(who))} could come and ${list(doings)}.`,
    see: 'See the ways in the maze',
    nowhere: 'No way leads on from here.',
    capture: (terror: string, cards: readonly string[]) =>
      `capture ${terror}${cards.length > 0 ? ` with ${list(cards)}` : ''}`,
    bringBack: (genres: readonly string[]) => `return a Terror to ${listed(genres, 'or')}`,
    reward: 'draw a Reward',
    tiles: (count: number) => `reach ${count} ${count === 1 ? 'tile' : 'tiles'}`,
  },
  waysOf: (who: Who) => name(who),
  walkers: { player: 'you', trolley: 'the Trolley', ride: 'both' } as Record<string, string>,
}

export type MazeWords = typeof en
