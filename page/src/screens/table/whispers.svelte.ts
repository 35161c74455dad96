/** What somebody else whispered last, until the sheet with the whispers is opened: a phone shows it nowhere else. */

import { untrack } from 'svelte'
import type { GameKey } from '../../games/face'
import type { Viewer } from '../../lib/viewer.svelte'
import { say } from '../../words/say'

export class NewWhispers<K extends GameKey> {
  private readTo = $state(0)
  private readonly newest = $derived.by(() => {
    const { info, seat } = this.viewer()
    return info?.chat.findLast((line) => line.seat !== seat && !line.action) // a bot's proposal has its own words
  })

  constructor(
    private readonly viewer: () => Viewer<K>,
    private readonly names: () => readonly string[],
  ) {
    this.readTo = untrack(() => viewer().info?.chat.at(-1)?.at ?? 0)
  }

  get unheard(): boolean {
    return this.newest !== undefined && this.newest.at > this.readTo
  }

  get words(): string {
    if (this.newest === undefined) return ''
    const { arrow, name, phrase, seat, text } = this.newest
    const said = arrow
      ? say('page-chat-points', { who: 'other' })
      : phrase
        ? say('page-chat-phrases', { phrase })
        : (text ?? '')
    return `${this.names()[seat] ?? name}: ${said}`
  }

  read(): void {
    this.readTo = this.newest?.at ?? 0
  }
}
