/** What the button says of the table that it opens. */

import { SHELF } from '../../games'
import type { Words } from '../../words/en'
import type { Plan } from './plan.svelte'

export function summary(plan: Plan, w: Words): string {
  const [people, bots, free] = [plan.count('me'), plan.count('bot'), plan.count('open')]
  if (free > 0 || people > 1) return w.lobby.openSub(people + bots, free)
  if (bots === 0) return w.lobby.alone
  const rivals = SHELF.find((volume) => volume.key === plan.game)?.manner !== 'together'
  return rivals ? w.lobby.against(bots) : w.lobby.beside(bots)
}
