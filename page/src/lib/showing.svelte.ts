/** One view after another, at a pace that the eye can follow. */

import type { Face, GameKey, Happening, Stage } from '../games/face'
import type { Views } from '../protocol'
import { turn } from './frame'
import { share } from './share'

const NOTHING: ReadonlySet<string> = new Set()

export class Showing<K extends GameKey> {
  /** What is on the screen now. */
  stage = $state.raw<Stage<Views[K]> | null>(null)
  private go: (() => void) | null = null
  /** Counts what was asked for, so that what is on its way notices that something else is wanted. */
  private wish = 0

  constructor(
    private readonly face: Face<K>,
    /** By what the pauses are multiplied. */
    private readonly pace: () => number = () => 1,
  ) {}

  /** A view at once, without the way there. */
  set(view: Views[K]): void {
    this.wish += 1
    this.go?.()
    this.show({ view, marks: NOTHING, ms: 0 })
  }

  /** From what is shown to another view, by way of what happened. False: something else was asked for meanwhile. */
  async play(view: Views[K], events: readonly Happening<K>[]): Promise<boolean> {
    const wish = ++this.wish
    this.go?.()
    for (const stage of this.face.stages(this.stage?.view ?? null, view, events)) {
      await turn()
      if (wish !== this.wish) return false
      this.show(stage)
      const ms = stage.ms * this.pace()
      if (ms > 0) await this.pause(ms)
      if (wish !== this.wish) return false
    }
    return true
  }

  private show(stage: Stage<Views[K]>): void {
    this.stage = { ...stage, view: share(this.stage?.view, stage.view) }
  }

  pause(ms: number): Promise<void> {
    return new Promise((go) => {
      const timer = setTimeout(go, ms)
      this.go = () => {
        clearTimeout(timer)
        this.go = null
        go()
      }
    })
  }

  /** Go on without waiting any longer. */
  hurry(): void {
    this.go?.()
  }
}
