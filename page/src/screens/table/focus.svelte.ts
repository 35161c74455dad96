/** A pressed answer takes the focus with it when it goes: the slip takes it back, and a screen reader reads on from there. */

import { turn } from '../../lib/frame'

const inReach = (what: EventTarget | null): boolean =>
  what instanceof Element && what.closest('#slip, .hand, .board') !== null

export const focusSlip = (): void => document.getElementById('slip')?.focus({ preventScroll: true })

export class FollowedFocus {
  /** Whoever goes by keys or pressed something at the desk is followed; a press elsewhere keeps its focus. */
  private follows = false

  /** `question` changes with what is asked. Made where a screen is made. */
  constructor(question: () => unknown) {
    $effect(() => {
      question()
      // Not before it is painted: what takes the focus has to be laid out for it, and would be once more for the frame.
      if (this.follows && isNowhere()) void turn().then(() => isNowhere() && focusSlip())
    })
  }

  readonly keyed = (): void => void (this.follows = true)
  readonly pressed = (event: Event): void => void (this.follows = inReach(event.target))
  /** A click without a pointer is a key's, or a screen reader's. */
  readonly clicked = (event: MouseEvent): void => void (this.follows ||= event.detail === 0 && inReach(event.target))
}

const isNowhere = (): boolean => document.activeElement === document.body
