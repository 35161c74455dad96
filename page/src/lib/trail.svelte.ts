/** The same thing in several places, each in a turn of its own. */

import { turn } from './frame'

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

  /** At one place after another; done when it has come to the last, or something newer is on its way. */
  async move(what: T): Promise<void> {
    this.newest = what
    for (const place of this.places) {
      await turn()
      if (this.newest !== what) return
      place.now = what
    }
  }
}
