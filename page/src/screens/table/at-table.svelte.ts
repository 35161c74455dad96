/** What a game's parts are given of a table that is played at: they read it as it is whenever they are drawn. */

import type { AtTable, GameKey } from '../../games/face'
import { settings } from '../../lib/settings.svelte'
import type { Viewer } from '../../lib/viewer.svelte'
import type { Answering } from './answering.svelte'

/** What the screen itself does for them. */
type Doing = Pick<AtTable<GameKey>, 'select' | 'openRule'>

export function atTable<K extends GameKey>(
  viewer: () => Viewer<K>,
  names: () => readonly string[],
  answering: Answering<K>,
  doing: Doing,
): AtTable<K> {
  return {
    get info() {
      // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- nothing that is drawn asks before there is a view
      return viewer().info!
    },
    get view() {
      // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- nothing that is drawn asks before there is a view
      return viewer().shown!.view
    },
    get box() {
      // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- nothing that is drawn asks before there is a view
      return viewer().box!
    },
    get odds() {
      return settings.odds ? viewer().odds : null
    },
    get seat() {
      return viewer().seat
    },
    get names() {
      return names()
    },
    get marks() {
      return viewer().shown?.marks ?? new Set()
    },
    get asking() {
      return viewer().newest?.asking ?? null
    },
    get choices() {
      return answering.isOnItsWay ? [] : viewer().choices
    },
    get selected() {
      return answering.selected
    },
    answer: (action, then) => answering.answer(action, then),
    explain: (action) => void answering.explain(action),
    point: (from, to) => void viewer().do({ type: 'say', arrow: `${from}>${to}` }),
    ...doing,
  }
}
