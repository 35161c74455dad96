/** A match looked back at through somebody's eyes: its updates, fetched in blocks and kept. */

import type { Face, GameKey, Line } from '../../games/face'
import { get, type Keys } from '../../lib/api'
import { eventsOf, viewOf } from '../../lib/viewer.svelte'
import type { Boxes, PastUpdates, Update } from '../../protocol'
import { AT_ONCE, blockOf, blocksAround, nearest } from './blocks'

export class Past<K extends GameKey> {
  /** The newest moment; 0 while there is none. */
  last = $state(0)
  private frames = $state.raw<ReadonlyMap<number, Update>>(new Map())
  /** By number: how long the match's log was then. Known after the end only. */
  private moments: ReadonlyMap<number, number> = new Map()
  private readonly asked = new Map<number, Promise<void>>()
  private gone = false

  constructor(
    readonly table: string,
    /** A seat's eyes, or null for everybody's. */
    readonly eyes: number | null,
    private readonly keys: Keys,
    private readonly face: Face<K>,
  ) {}

  /** Nobody looks any more: fetch nothing further. */
  close(): void {
    this.gone = true
  }

  /** How far it goes, as far as is known by now. */
  async look(): Promise<void> {
    await this.fetch(null, 1)
  }

  async find(number: number): Promise<Update | null> {
    const known = this.frames.get(number)
    if (known !== undefined) return known
    await this.block(blockOf(number))
    return this.frames.get(number) ?? null
  }

  /** Something may have happened since: the match still runs. */
  get running(): boolean {
    return this.moments.size === 0
  }

  /** Fetch everything, what is near first, so that the ledger is whole and no step waits. */
  async fill(near: number): Promise<void> {
    for (const first of blocksAround(near, this.last)) {
      if (this.gone) return
      if (!this.frames.has(first) || !this.frames.has(Math.min(this.last, first + AT_ONCE - 1))) await this.block(first)
    }
  }

  /** How long the log was at a moment, which is how the server counts when it forks. */
  momentOf(number: number): number | null {
    return this.moments.get(number) ?? null
  }

  /** The first moment at which the log was so long. */
  async numberAt(moment: number): Promise<number> {
    await this.fill(Math.min(moment + 1, this.last))
    return nearest(this.moments, moment) ?? this.last
  }

  /** What had been told up to a moment. */
  lines(upTo: number, box: Boxes[K], names: readonly string[], me: number | null): Line[] {
    const told: Line[][] = []
    for (let number = upTo; this.frames.has(number); number--) told.push(this.news(number, box, names, me))
    return told.reverse().flat()
  }

  /** What happened at a moment. */
  news(number: number, box: Boxes[K], names: readonly string[], me: number | null): Line[] {
    const frame = this.frames.get(number)
    return frame === undefined ? [] : this.face.tell(eventsOf<K>(frame), box, names, me)
  }

  /** Where a new round or the like begins, as far as is known by now. */
  get parts(): { at: number; name: string }[] {
    const parts: { at: number; name: string }[] = []
    for (let number = 1; number <= this.last; number++) {
      const frame = this.frames.get(number)
      if (frame === undefined) continue
      const name = this.face.where(viewOf<K>(frame))
      if (parts.at(-1)?.name !== name) parts.push({ at: number, name })
    }
    return parts
  }

  /** A slider that is dragged asks for one block many times; it is fetched once. */
  private block(first: number): Promise<void> {
    const asked = this.asked.get(first) ?? this.fetch(first, AT_ONCE).finally(() => this.asked.delete(first))
    this.asked.set(first, asked)
    return asked
  }

  private async fetch(at: number | null, count: number): Promise<void> {
    const asked = [`count=${count}`]
    if (at !== null) asked.push(`at=${at}`)
    if (this.eyes !== null) asked.push(`seat=${this.eyes}`)
    const past = await get<PastUpdates>(
      `/tables/${encodeURIComponent(this.table)}/replay?${asked.join('&')}`,
      this.keys,
    )
    this.last = past.last
    this.frames = new Map([...this.frames, ...past.updates.map((update) => [update.number, update] as const)])
    if (past.moments === null) return
    const moments = past.updates.map((update, place) => [update.number, past.moments?.[place] ?? 0] as const)
    this.moments = new Map([...this.moments, ...moments])
  }
}
