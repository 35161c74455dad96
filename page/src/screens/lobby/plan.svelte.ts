/** The table that is being set: its game, its chairs, its rules. Nothing of it is on the server yet. */

import { PACES, settings } from '../../lib/settings.svelte'
import { askedOptions, optionsWish, type Asked } from '../../lib/options'
import type { ChallengeWish, GameInfo, TableWish } from '../../protocol'

export const LEVELS = ['apprentice', 'librarian', 'archivist'] as const
export type Level = (typeof LEVELS)[number]

/** What bots are called when people meet them. */
export const BOTS = ['Agnes', 'Jun', 'Priya', 'Otto', 'Ines', 'Bela', 'Wanda'] as const

export interface Chair {
  /** So that a row keeps its place on the screen while others come and go. */
  readonly id: number
  readonly kind: 'me' | 'bot' | 'open'
  name: string
  level: Level
}

/** Seconds that a bot waits before it moves, where people like it calm: the server's own. */
const BOTS_WAIT = 0.7

export class Plan {
  game = $state('fire')
  chairs = $state<Chair[]>([])
  given = $state<Record<string, unknown>>({})
  pace = $state<'live' | 'days'>('live')
  /** Seconds for all turns together; null: no clock. */
  clock = $state<number | null>(null)
  odds = $state(true)
  chat = $state(true)
  private last = 0

  /** You and two bots: whoever wants to play at once has nothing to choose. */
  constructor(
    name: string,
    /** What the server says of the games; empty before it has. */
    private readonly games: () => readonly GameInfo[],
  ) {
    this.add('me', name)
    this.add('bot')
    this.add('bot')
  }

  get info(): GameInfo | null {
    return this.games().find((game) => game.key === this.game) ?? null
  }

  get most(): number {
    return Math.max(...(this.info?.seats ?? [6]))
  }

  get least(): number {
    return Math.min(...(this.info?.seats ?? [1]))
  }

  /** Another book: as many chairs as its game has, rules as usual. */
  choose(game: string): void {
    if (game === this.game) return
    this.game = game
    this.given = {}
    this.chairs = this.chairs.slice(0, this.most)
    while (this.chairs.length < this.least) this.add('bot')
  }

  add(kind: Chair['kind'], name = ''): void {
    const called = kind === 'bot' ? this.freeName() : name
    this.chairs.push({ id: ++this.last, kind, name: called, level: 'librarian' })
  }

  /** A name for a bot that nobody has; two with one name would be numbered by the server. */
  private freeName(): string {
    const taken = new Set(this.chairs.map((chair) => chair.name.trim().toLowerCase()))
    return BOTS.find((name) => !taken.has(name.toLowerCase())) ?? BOTS[0]
  }

  remove(id: number): void {
    this.chairs = this.chairs.filter((chair) => chair.id !== id)
  }

  count(kind: Chair['kind']): number {
    return this.chairs.filter((chair) => chair.kind === kind).length
  }

  get asked(): Asked[] {
    const people = this.count('me') + this.count('open')
    const at = { seats: this.chairs.length, people, pace: this.pace }
    return askedOptions(this.game, this.info?.options ?? [], this.given, at)
  }

  /** How everybody will be called. */
  names(stranger: string): string[] {
    return this.chairs.map(({ kind, name }) => (kind === 'me' ? name.trim() || stranger : name))
  }

  /** Begin at once unless somebody is still awaited. */
  wish(stranger: string): TableWish {
    return {
      game: this.game,
      seats: this.chairs.map(({ kind, name, level }) =>
        kind === 'me' ? { kind, name: name.trim() || stranger } : kind === 'bot' ? { kind, name, level } : { kind },
      ),
      options: optionsWish(this.asked),
      pace: this.pace,
      clock: this.pace === 'live' ? this.clock : null,
      odds: this.odds,
      chat: this.chat,
      ...(settings.pace === 'calm' ? {} : { think: BOTS_WAIT * PACES[settings.pace] }),
      start: this.count('open') === 0,
    }
  }

  /** The same, dealt once for everybody: one chair for whoever comes, bots on the others. */
  challengeWish(name: string): ChallengeWish {
    const asked = this.asked.filter(({ key, value }) => !(key === 'shout' && value === 'first'))
    const level = this.chairs.find((chair) => chair.kind === 'bot')?.level ?? 'librarian'
    return { game: this.game, seats: this.chairs.length, options: optionsWish(asked), level, name }
  }
}
