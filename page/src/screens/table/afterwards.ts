/** What the slip leads on to when the match is over and somebody looks at the table. */

import type { Answer } from '../../games/face'
import { say } from '../../words/say'

export const STORY = 'story'
export const AGAIN = 'again'
export const LOBBY = 'lobby'

/** `rematch`: the table where the same people sit again, if there is one; only who sat here may set one. */
export function afterwards(sat: boolean, rematch: string | null): Answer[] {
  const again: Answer = {
    action: AGAIN,
    label: rematch === null ? say('page-end-again') : say('page-end-go-again'),
    small: rematch === null ? say('page-end-again-sub') : say('page-end-rematch'),
    tone: 'plain',
    final: false,
  }
  return [
    { action: STORY, label: say('page-end-story'), tone: 'main', symbol: 'ui-book', final: false },
    ...(sat || rematch !== null ? [again] : []),
    { action: LOBBY, label: say('page-menu-lobby'), tone: 'quiet', final: false },
  ]
}
