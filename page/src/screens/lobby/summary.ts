/** What the button says of the table that it opens. */

import { volumeOf } from '../../games'
import { say } from '../../words/say'
import type { Plan } from './plan.svelte'

export function summary(plan: Plan): string {
  const [people, bots, free] = [plan.count('me'), plan.count('bot'), plan.count('open')]
  if (free > 0 || people > 1) return say('page-lobby-open-sub', { people: people + bots, free })
  if (bots === 0) return say('page-lobby-alone')
  const rivals = volumeOf(plan.game)?.manner !== 'together'
  return rivals ? say('page-lobby-against', { bots }) : say('page-lobby-beside', { bots })
}
