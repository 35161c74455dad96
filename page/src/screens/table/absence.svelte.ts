/** Somebody who was away and is back: what happened meanwhile, and what a bot has played for them. */

import type { GameKey, Line } from '../../games/face'
import type { Told, Viewer } from '../../lib/viewer.svelte'
import type { Update } from '../../protocol'

type Following = Pick<Viewer<GameKey>, 'online' | 'newest' | 'info'>

export class Absence<K extends GameKey> {
  /** The first update that came: what is newer is seen as it happens. */
  arrived = $state<number | null>(null)
  /** The last update seen before they went, and the first after it; null: they have read what came between. */
  private between = $state.raw<{ seen: number; back: number } | null>(null)
  private lost: { newest: Update; at: number } | null = null

  constructor(
    /** The newest update that this browser has seen on an earlier visit. */
    private readonly seen: number | undefined,
    private readonly now = Date.now,
  ) {}

  /** Note what the viewer is told; called whenever that changes. */
  follow({ online, newest, info }: Following): void {
    if (newest === null) return
    if (!online) this.lost ??= { newest, at: this.now() }
    else if (this.arrived === null) this.arrive(newest.number)
    else if (this.lost !== null && newest !== this.lost.newest) {
      // A bot plays for nobody who is back in time: what came in a short gap was done by themselves.
      const grace = info?.grace ?? Infinity
      if (this.now() - this.lost.at >= 1000 * grace)
        this.between = { seen: this.lost.newest.number, back: newest.number }
      this.lost = null
    }
  }

  /** What came while they were away, if something was played in their seat; else null. */
  missed(told: readonly Told<K>[], seat: number | null, tell: (told: Told<K>) => readonly Line[]): Line[] | null {
    const { between } = this
    if (between === null || seat === null) return null
    const lines = told.filter(({ number }) => number > between.seen && number <= between.back).flatMap(tell)
    return lines.some((line) => line.who === seat) ? lines : null
  }

  /** They have read it. */
  read(): void {
    this.between = null
  }

  private arrive(number: number): void {
    this.arrived = number
    if (this.seen !== undefined) this.between = { seen: this.seen, back: number }
  }
}
