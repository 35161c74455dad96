/** The table that is being set: its game, its chairs, its rules. Nothing of it is on the server yet. */

import { SHELF, volumeOf } from '../../games'
import { PACES, settings } from '../../lib/settings.svelte'
import { askedOptions, askOptions, optionsWish, type Asked } from '../../lib/options'
import type { ChallengeWish, ClosedValues, GameInfo, TableWish } from '../../protocol'
import { Fitting, type Question } from './fitting.svelte'

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
  game = $state(SHELF[0]?.key ?? '')
  chairs = $state<Chair[]>([])
  given = $state<Record<string, unknown>>({})
  pace = $state<'live' | 'days'>('live')
  /** Seconds for all turns together; null: no clock. */
  clock = $state<number | null>(null)
  odds = $state(true)
  chat = $state(true)
  /** What the server says of the options. */
  readonly fitting = new Fitting()
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

  /** Another book: as many chairs as its game has, rules as for whoever plays it for the first time. */
  choose(game: string): void {
    if (game === this.game) return
    this.game = game
    this.given = { ...volumeOf(game)?.begins }
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

  /** What the server is asked about the options; null before it is known which there are. */
  get question(): Question | null {
    if (this.info === null) return null
    const people = this.count('me') + this.count('open')
    const wish = { seats: this.chairs.length, options: { ...this.given }, people, pace: this.pace }
    return { game: this.game, wish }
  }

  get asked(): Asked[] {
    return askedOptions(this.info?.options ?? [], this.fitting.now(this.game), this.given)
  }

  /** Why something that somebody chose does not hold beside the rest. */
  get setAside(): ClosedValues[] {
    const begins = volumeOf(this.game)?.begins ?? {}
    return (this.fitting.now(this.game) ?? []).flatMap(({ key, closed }) => {
      const chosen = this.given[key]
      return chosen === begins[key] ? [] : closed.filter(({ values }) => (values as unknown[]).includes(chosen))
    })
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
  async challengeWish(name: string): Promise<ChallengeWish> {
    const wish = { seats: this.chairs.length, options: { ...this.given }, people: 1 }
    const asked = askedOptions(this.info?.options ?? [], await askOptions(this.game, wish), this.given)
    const level = this.chairs.find((chair) => chair.kind === 'bot')?.level ?? 'librarian'
    return { game: this.game, seats: this.chairs.length, options: optionsWish(asked), level, name }
  }
}
