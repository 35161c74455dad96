/** A learner's way through a lesson: which step, what is shown of it, what has been told. */

import type { Face, GameKey, Line, Stage } from '../../games/face'
import { Showing } from '../../lib/showing.svelte'
import { eventsOf, viewOf } from '../../lib/viewer.svelte'
import type { Boxes, LessonAnswer, LessonMoment, Views } from '../../protocol'

export class Lesson<K extends GameKey> {
  place = $state(0)
  /** The way to this step has been shown. */
  settled = $state(true)
  private readonly showing: Showing<K>

  constructor(
    readonly told: LessonAnswer,
    readonly face: Face<K>,
  ) {
    this.showing = new Showing(face)
    this.showing.set(viewOf<K>(this.step.update))
  }

  get step(): LessonMoment {
    const step = this.told.steps[this.place]
    if (step === undefined) throw new Error('a lesson has at least one step')
    return step
  }

  get last(): number {
    return this.told.steps.length - 1
  }

  get shown(): Stage<Views[K]> | null {
    return this.showing.stage
  }

  get names(): string[] {
    return this.told.info.chairs.map((chair) => chair.name)
  }

  get box(): Boxes[K] {
    return this.told.box as Boxes[K]
  }

  get lines(): Line[] {
    return this.told.steps
      .slice(0, this.place + 1)
      .flatMap((step) => this.face.tell(eventsOf<K>(step.update), this.box, this.names, this.told.seat))
  }

  async next(): Promise<void> {
    if (this.place === this.last) return
    this.place += 1
    this.settled = false
    const { update } = this.step
    // somebody in a hurry is already further on
    if (await this.showing.play(viewOf<K>(update), eventsOf<K>(update))) this.settled = true
  }

  /** Back to a step, at once. */
  back(to: number): void {
    this.place = Math.max(0, to)
    this.settled = true
    this.showing.set(viewOf<K>(this.step.update))
  }

  hurry(): void {
    this.showing.hurry()
  }
}
