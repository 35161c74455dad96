/** A tale beside its result and its moments: nothing is said twice on one page. */

import type { StoryAnswer, StoryMoment } from '../../protocol'

export interface TalePart {
  text: string
  /** What this part tells of, so that one can go there. */
  moment: StoryMoment | null
}

/** The tale in parts, without the result that stands on the other page. */
export function taleParts({ tale, result, moments }: StoryAnswer): TalePart[] {
  let rest = tale.endsWith(result) && tale !== result ? tale.slice(0, -result.length).trim() : tale
  const told = moments
    .map((moment) => ({ moment, from: rest.indexOf(moment.sentence) }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from)
  const parts: TalePart[] = []
  for (const { moment } of told) {
    const from = rest.indexOf(moment.sentence)
    if (from < 0) continue
    if (from > 0) parts.push({ text: rest.slice(0, from).trim(), moment: null })
    parts.push({ text: moment.sentence, moment })
    rest = rest.slice(from + moment.sentence.length)
  }
  if (rest.trim() !== '') parts.push({ text: rest.trim(), moment: null })
  return parts
}

/** The moments that the tale leaves out. */
export function untold(story: StoryAnswer): StoryMoment[] {
  const told = new Set(taleParts(story).map((part) => part.moment))
  return story.moments.filter((moment) => !told.has(moment))
}
