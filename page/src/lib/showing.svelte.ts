/** One view after another, at a pace that the eye can follow. */

import type { Face, GameKey, Happening, Stage } from '../games/face'
import type { Views } from '../protocol'
import { share } from './share'
import { Trail } from './trail.svelte'

const NOTHING: ReadonlySet<string> = new Set()

/** The parts of the room in the order in which the eye comes to them: each shows what is new in a frame of its own. */
export const PARTS = { board: 0, slip: 1, seats: 2, margins: 3 } as const
export type Part = keyof typeof PARTS

export class Showing<K extends GameKey> {
  private readonly trail = new Trail<Stage<Views[K]>>(Object.keys(PARTS).length)
  private go: (() => void) | null = null
  /** Counts what was asked for, so that what is on its way notices that something else is wanted. */
  private wish = 0

  constructor(private readonly face: Face<K>) {}

  /** What is on the screen now. */
  get stage(): Stage<Views[K]> | null {
    return this.in('board')
  }

  /** What one part of the room shows now. */
  in(part: Part): Stage<Views[K]> | null {
    return this.trail.at(PARTS[part])
  }

  /** A view at once, without the way there. */
  set(view: Views[K]): void {
    this.wish += 1
    this.go?.()
    this.trail.set(this.shared({ view, marks: NOTHING, ms: 0 }))
  }

  /** From what is shown to another view, by way of what happened. False: something else was asked for meanwhile. */
  async play(view: Views[K], events: readonly Happening<K>[]): Promise<boolean> {
    const wish = ++this.wish
    this.go?.()
    for (const stage of this.face.stages(this.stage?.view ?? null, view, events)) {
      const everywhere = this.trail.move(this.shared(stage))
      await (stage.ms > 0 ? this.pause(stage.ms) : everywhere)
      if (wish !== this.wish) return false
    }
    return true
  }

  private shared(stage: Stage<Views[K]>): Stage<Views[K]> {
    return { ...stage, view: share(this.stage?.view, stage.view) }
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
