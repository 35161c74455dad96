/** Answering at a table: what is picked but not yet sent, and the steps of an answer that is on its way. */

import type { GameKey } from '../../games/face'
import { nextStep, without, type Steps } from '../../lib/steps'
import type { Viewer } from '../../lib/viewer.svelte'
import { say } from '../../words/say'

export class Answering<K extends GameKey> {
  /** What was pressed on board, hand or slip, in words that only the game understands. */
  selected = $state<string | null>(null)
  /** The further steps of an answer, sent one by one as they are asked after it; null: nothing is on its way. */
  private then = $state.raw<Steps | null>(null)

  /** Made where a screen is made: it follows what the viewer is told. `together`: all answer at the same time. */
  constructor(
    private readonly viewer: () => Viewer<K>,
    private readonly together: () => boolean,
  ) {
    $effect(() => this.goOn())
    // What is new puts away what rested on the old.
    const newest = $derived(viewer().newest?.number)
    $effect(() => {
      void newest
      this.selected = null
    })
  }

  /** What is asked on the way is answered already. */
  get isOnItsWay(): boolean {
    return this.then !== null
  }

  answer(action: string, further: readonly string[] = []): void {
    const { busy, newest } = this.viewer()
    if (busy) return
    void this.send(action)
    this.then = further.length > 0 ? { after: newest?.number ?? null, left: further } : null
  }

  /** Say on the slip why something cannot be done now. */
  async explain(action: string): Promise<void> {
    const told = await this.viewer().do({ type: 'why', action })
    if (told?.type === 'why' && told.rule)
      this.viewer().refuse({ ...told, sentence: told.sentence ?? say('page-refusal') })
  }

  undo(): void {
    void this.viewer().do({ type: 'undo' })
  }

  /** What was opened for it stays open until it is done: closed before, the slip would ask the old question once more. */
  private async send(action: string): Promise<void> {
    const number = this.together() ? null : (this.viewer().newest?.number ?? null)
    if ((await this.viewer().do({ type: 'move', action, number })) !== null) this.selected = null
  }

  private goOn(): void {
    const { busy, choices, newest, settled, trouble } = this.viewer()
    if (this.then === null || busy) return
    const number = newest?.number ?? null
    const offered = choices.map((choice) => choice.action)
    const next = nextStep(this.then, { number, offered, settled, refused: trouble !== null })
    if (next === 'wait') return
    if (next === 'moot') {
      this.then = null
      return
    }
    void this.send(next.step)
    this.then = { after: number, left: without(this.then, next.step) }
  }
}
