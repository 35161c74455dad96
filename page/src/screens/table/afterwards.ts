/** What the slip leads on to when the match is over and somebody looks at the table. */

import type { Answer } from '../../games/face'
import { words } from '../../words/words'

export const STORY = 'story'
export const AGAIN = 'again'
export const LOBBY = 'lobby'

/** `rematch`: the table where the same people sit again, if there is one; only who sat here may set one. */
export function afterwards(sat: boolean, rematch: string | null): Answer[] {
  const w = words()
  const again: Answer = {
    action: AGAIN,
    label: rematch === null ? w.end.again : w.end.goAgain,
    small: rematch === null ? w.end.againSub : w.end.rematch,
    tone: 'plain',
    final: false,
  }
  return [
    { action: STORY, label: w.end.story, tone: 'main', symbol: 'ui-book', final: false },
    ...(sat || rematch !== null ? [again] : []),
    { action: LOBBY, label: w.menu.lobby, tone: 'quiet', final: false },
  ]
}
