/** What the button says of the table that it opens. */

import type { Words } from '../../words/en'
import type { Plan } from './plan.svelte'

export function summary(plan: Plan, w: Words): string {
  const [people, bots, free] = [plan.count('me'), plan.count('bot'), plan.count('open')]
  if (free > 0 || people > 1) return w.lobby.openSub(people + bots, free)
  return bots === 0 ? w.lobby.alone : w.lobby.against(bots)
}
