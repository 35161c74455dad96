/** Which options go together at a table that is being set: asked of the server whenever something changes. */

import { untrack } from 'svelte'
import { Trouble } from '../../lib/api'
import { askOptions, type Now } from '../../lib/options'
import type { OptionsWish } from '../../protocol'

export interface Question {
  game: string
  wish: OptionsWish
}

/** Milliseconds in which somebody may change more. */
const CALM = 150

export class Fitting {
  private told = $state.raw<{ game: string; now: Now } | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private next: Question | null = null
  private asking: Promise<void> = Promise.resolve()
  private turn = 0

  /** What was last said of a game; null where no answer came. */
  now(game: string): Now {
    return this.told?.game === game ? this.told.now : null
  }

  /** Something has been said of the game, if only that there is no answer. */
  knows(game: string): boolean {
    return this.told?.game === game
  }

  /** The table is now so. What was said before holds until an answer comes; the first question of a game is asked at once. */
  about(question: Question): void {
    clearTimeout(this.timer)
    this.next = question
    if (untrack(() => this.knows(question.game))) this.timer = setTimeout(() => this.ask(), CALM)
    else this.ask()
  }

  /** Until the server has said what it has to say of the table as it is now. */
  settled(): Promise<void> {
    clearTimeout(this.timer)
    this.ask()
    return this.asking
  }

  private ask(): void {
    if (this.next === null) return
    const question = this.next
    this.next = null
    this.asking = this.hear(question, ++this.turn)
  }

  private async hear({ game, wish }: Question, turn: number): Promise<void> {
    const answer = await askOptions(game, wish).catch((error: unknown) => {
      if (error instanceof Trouble) return this.now(game)
      throw error
    })
    if (turn === this.turn) this.told = { game, now: answer }
  }
}
