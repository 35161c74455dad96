/** The table as this device sees it: a viewer for every seat that is held here, or one who only looks on. */

import type { Face, GameKey } from '../games/face'
import { keptTable } from './kept'
import { Viewer } from './viewer.svelte'

export class Desk<K extends GameKey> {
  readonly viewers: readonly Viewer<K>[]
  /** Whose book lies open; null while the curtain is down. */
  private open = $state<number | null>(null)

  constructor(
    readonly table: string,
    readonly face: Face<K>,
  ) {
    const kept = keptTable(table)
    const tokens = Object.values(kept?.seats ?? {})
    const host = kept?.host ?? null
    this.viewers = (tokens.length > 0 ? tokens : [null]).map((token) => new Viewer(table, { token, host }, face))
    if (this.viewers.length === 1) this.open = 0
  }

  start(): void {
    for (const viewer of this.viewers) viewer.open()
  }

  close(): void {
    for (const viewer of this.viewers) viewer.close()
  }

  /** Whoever looks at the screen now; behind the curtain the first, of whom nothing secret is drawn. */
  get me(): Viewer<K> {
    const viewer = this.viewers[this.open ?? 0] ?? this.viewers[0]
    if (viewer === undefined) throw new Error('a desk has at least one viewer')
    return viewer
  }

  /** Several people share this screen. */
  get shared(): boolean {
    return this.viewers.length > 1
  }

  /** To whom the desk must be passed before it goes on; null: nobody. */
  get passTo(): Viewer<K> | null {
    if (!this.shared || this.me.info?.phase !== 'playing') return null
    const asked = this.viewers.find((viewer) => viewer.choices.length > 0)
    if (asked !== undefined && (this.open === null || asked !== this.me)) return asked
    return this.open === null ? this.me : null
  }

  /** Somebody says that they are the one. */
  openFor(viewer: Viewer<K>): void {
    this.open = this.viewers.indexOf(viewer)
  }
}
