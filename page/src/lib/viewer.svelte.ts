/** One viewer at one table: what the server has told, shown at a pace that the eye can follow. */

import type { Face, GameKey, Happening, Stage } from '../games/face'
import type { Boxes, Choice, Message, Odds, PastUpdates, Problem, TableInfo, Update, Views } from '../protocol'
import { get, refusedBy, Trouble, type Keys } from './api'
import { Connection, type Listener, type Wish } from './connection'
import { turn } from './frame'
import { PACES, settings } from './settings.svelte'
import { share } from './share'
import { Showing } from './showing.svelte'

/** So many updates may wait to be shown; after a longer absence the newest is shown at once. */
const BACKLOG = 12
const HISTORY = 40
const UNPACK_PAUSE = 2000

export interface Told<K extends GameKey> {
  number: number
  events: readonly Happening<K>[]
}

export class Viewer<K extends GameKey> implements Listener {
  info = $state.raw<TableInfo | null>(null)
  seat = $state<number | null>(null)
  host = $state(false)
  /** Somebody pressed the desk: what is still to be seen is shown without pauses, until the next question. */
  private hurried = false
  online = $state(true)
  farewell = $state.raw<Trouble | null>(null)
  /** Reactions are asked for, of whom nobody knows. */
  quiet = $state(false)
  newest = $state.raw<Update | null>(null)
  told = $state.raw<readonly Told<K>[]>([])
  box = $state.raw<Boxes[K] | null>(null)
  odds = $state.raw<Odds[K] | null>(null)
  /** What may be answered now, with the chances in what comes of it. */
  private weighed = $state.raw<{ number: number; choices: readonly Choice[] } | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  /** An answer is on its way. */
  busy = $state(false)
  /** Everything that happened has been shown. */
  settled = $state(true)
  /** Seconds that seats have thought since the table was last told in full, by seat: updates do not say it. */
  thought = $state.raw<Readonly<Record<number, number>>>({})

  private readonly connection: Connection
  private readonly queue: Update[] = []
  private readonly showing: Showing<K>
  private readonly back = (): void => {
    if (!document.hidden) this.connection.hurry()
  }
  private closed = false

  constructor(
    readonly table: string,
    readonly keys: Keys,
    readonly face: Face<K>,
  ) {
    this.connection = new Connection(table, keys, this)
    this.showing = new Showing(face, () => (this.hurried ? 0 : PACES[settings.pace]))
  }

  /** What the eye sees now: the newest, or a step on the way there. */
  get shown(): Stage<Views[K]> | null {
    return this.showing.stage
  }

  open(): void {
    addEventListener('online', this.back)
    document.addEventListener('visibilitychange', this.back)
    this.connection.open()
    void this.unpack()
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.back)
    document.removeEventListener('visibilitychange', this.back)
    this.connection.close()
  }

  /** What this seat may answer now. */
  get choices(): readonly Choice[] {
    if (!this.settled || this.info?.phase !== 'playing' || this.info.paused) return []
    const { choices = [], number } = this.newest ?? {}
    const isWeighed = settings.odds && choices.length > 0 && this.weighed?.number === number
    return isWeighed ? (this.weighed?.choices ?? choices) : choices
  }

  /** Do something; what the server says against it stays as `trouble` until the next touch. */
  async do(wish: Wish): Promise<Message | null> {
    this.trouble = null
    const answers = wish.type === 'move' || wish.type === 'undo' // questions and whispers leave the answers free
    if (answers) this.busy = true
    const before = this.newest
    try {
      const answer = await this.connection.send(wish)
      if (wish.type === 'move' && before !== null && this.newest === before) this.putAway(before)
      return answer
    } catch (error) {
      this.complain(error)
      return null
    } finally {
      if (answers) this.busy = false
    }
  }

  /** An answered question lies here no longer, though the next update may be long in coming: others are asked in secret. */
  private putAway(answered: Update): void {
    this.newest = withoutQuestion(answered)
    this.showing.set(viewOf<K>(this.newest))
  }

  readonly complain = (error: unknown): void => {
    if (!(error instanceof Trouble)) throw error
    this.trouble = error
  }

  /** Say why something cannot be done, beside the thing touched. */
  refuse(why: Problem): void {
    this.trouble = refusedBy(why)
  }

  /** Show what waits without further pauses. */
  hurry(): void {
    this.hurried = !this.settled
    this.showing.hurry()
  }

  // --- what the connection tells --------------------------------------------------------------------------

  hear(message: Message): void {
    switch (message.type) {
      case 'welcome':
        this.learn(message.info)
        this.seat = message.seat
        this.host = message.host
        if (!message.resumed) this.queue.length = 0
        return
      case 'table':
        this.learn(message.info)
        return
      case 'waiting':
        this.quiet = true
        return
      case 'update':
        this.receive(message)
        return
      default:
    }
  }

  private learn(info: TableInfo): void {
    this.info = share(this.info, info)
    this.thought = {}
  }

  connected(yes: boolean): void {
    this.online = yes
  }

  gone(why: Trouble): void {
    this.farewell = why
  }

  /** What is in the game's box; without it nothing can be shown, so it is asked for until it comes. */
  private async unpack(): Promise<void> {
    while (this.box === null && !this.closed) {
      const box = await get<Boxes[K]>(`/tables/${this.table}/box`, this.keys).catch(this.complain)
      if (box) this.box = box
      else await new Promise((done) => setTimeout(done, UNPACK_PAUSE))
    }
  }

  private receive(update: Update): void {
    this.quiet = false
    this.trouble = null
    const first = this.newest === null
    this.count(this.newest, update)
    this.newest = update
    if (first) void this.remember(update)
    this.queue.push(update)
    if (this.settled) void this.play()
  }

  /** Whoever was asked has thought until now. */
  private count(before: Update | null, after: Update): void {
    if (before === null || before.asked_since === null) return
    const view = viewOf<K>(before)
    const seat = this.face.order(view).find((one) => this.face.seatLine(view, one, null).asked)
    if (seat === undefined) return
    const seconds = Math.max(0, (after.asked_since ?? Date.now() / 1000) - before.asked_since)
    this.thought = { ...this.thought, [seat]: (this.thought[seat] ?? 0) + seconds }
  }

  /** What happened before this viewer came, for the ledger: also at the table that this one goes on from. */
  private async remember(update: Update): Promise<void> {
    const at = Math.max(0, update.number - HISTORY)
    const past = await this.past(this.table, at, Math.min(HISTORY, update.number - at) + 1, this.keys)
    if (past === null) return
    const own = past.updates.map((frame) => ({ number: frame.number, events: eventsOf<K>(frame) }))
    const known = new Set(own.map((told) => told.number))
    const before = await this.rememberOrigin(HISTORY - own.length)
    this.told = [...before, ...own, ...this.told.filter((told) => !known.has(told.number))]
  }

  /** Of a fork: the last moments before it, numbered backwards from this table's first. */
  private async rememberOrigin(most: number): Promise<Told<K>[]> {
    const origin = this.info?.origin
    if (origin?.kind !== 'fork' || origin.table == null || origin.at == null || most <= 0) return []
    const until = origin.at
    // Its match is over, and lies open: no key is needed. Secret moments of its log have no update of their own, so that
    // the fork's may stand far before the log's length: look back until it is found.
    let then: Update[] = []
    for (let at = until; at > 0 && then.length === 0;) {
      at = Math.max(0, at - most)
      const past = await this.past(origin.table, at, most + 1, {})
      then = past?.updates.filter((_, place) => (past.moments?.[place] ?? Infinity) <= until) ?? []
    }
    return then.map((frame, place) => ({ number: place - then.length, events: eventsOf<K>(frame) }))
  }

  private past(table: string, at: number, count: number, keys: Keys): Promise<PastUpdates | null> {
    return get<PastUpdates>(`/tables/${table}/replay?at=${at}&count=${count}`, keys).catch(() => null)
  }

  private async play(): Promise<void> {
    this.settled = false
    for (let update = this.queue.shift(); update !== undefined; update = this.queue.shift()) {
      const view = viewOf<K>(update)
      const late = this.queue.length > BACKLOG || document.hidden || this.shown === null
      const events = eventsOf<K>(update)
      if (late) this.showing.set(view)
      else await this.showing.play(view, events)
      // Told when it has been seen: the ledger must not run ahead of the desk, nor make its last frame a long one.
      if (!late) await turn()
      const { number } = update
      if (!this.told.some((told) => told.number === number)) this.told = [...this.told, { number, events }]
      // What waits comes in another frame, and so does the next question: all in one would make it a long one.
      if (!late || this.queue.length > 0) await turn()
    }
    this.settled = true
    this.hurried = false
    void this.askOdds()
  }

  private async askOdds(): Promise<void> {
    const update = this.newest
    if (update === null || this.info?.phase !== 'playing' || !this.info.odds_on) {
      this.odds = null
      return
    }
    const answer = await this.connection.send({ type: 'odds' }).catch(() => null)
    if (answer?.type !== 'odds' || answer.number !== this.newest?.number) return
    this.odds = answer.odds as Odds[K] | null
    const choices = answer.choices ?? []
    if (choices.length > 0) this.weighed = { number: answer.number, choices }
  }
}

/** A view is what all share, with one's own laid over it. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows the game, the wire does not
export function viewOf<K extends GameKey>(update: Update): Views[K] {
  return { ...update.shared, ...update.own } as unknown as Views[K]
}

/** What the seat still knows once it has answered. */
export function withoutQuestion(update: Update): Update {
  const question = new Set(['asked', 'decision', 'legal'])
  const own = Object.fromEntries(Object.entries(update.own).filter(([field]) => !question.has(field)))
  return { ...update, own, choices: [], asking: null }
}

/** The table's own game has no others. */
export function eventsOf<K extends GameKey>(update: Update): readonly Happening<K>[] {
  const events: unknown = update.events // all games together make more kinds than the compiler counts
  return events as readonly Happening<K>[]
}
