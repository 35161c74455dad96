/** The same thing in several places, one a frame: what all of them have to do for it would make one long frame. */

import { painted } from './frame'

class Place<T> {
  now = $state.raw<T | null>(null)
}

export class Trail<T> {
  private readonly places: readonly Place<T>[]
  private newest: T | null = null

  constructor(length: number) {
    this.places = Array.from({ length }, () => new Place<T>())
  }

  /** What is seen at a place now. */
  at(place: number): T | null {
    return this.places[place]?.now ?? null
  }

  /** Everywhere at once. */
  set(what: T): void {
    this.newest = what
    for (const place of this.places) place.now = what
  }

  /** At the first place now, at the others in the frames after; done when the last one has been painted. */
  async move(what: T): Promise<void> {
    this.newest = what
    for (const place of this.places) {
      place.now = this.newest // what is newer has overtaken it
      await painted()
    }
  }
}
