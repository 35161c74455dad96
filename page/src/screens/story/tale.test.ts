import { describe, expect, it } from 'vitest'
import type { StoryAnswer } from '../../protocol'
import { taleParts, untold } from './tale'

const moment = (kind: string, sentence: string) => ({ kind, who: 0, at: 1, number: 2, sentence, figures: {} })
const STORY: StoryAnswer = {
  result: 'Ada wins with 9 points.',
  tale: 'Ada took the lead. It burned. Ada wins with 9 points.',
  scores: [],
  luck: [],
  moments: [moment('bravest', 'Bob dared it.'), moment('turning_point', 'Ada took the lead.')],
}

describe('a tale', () => {
  it('leaves the result to the other page and knows where one can go', () => {
    expect(taleParts(STORY).map((part) => [part.text, part.moment?.kind ?? null])).toEqual([
      ['Ada took the lead.', 'turning_point'],
      ['It burned.', null],
    ])
  })

  it('that is the result alone is told', () => {
    expect(taleParts({ ...STORY, tale: STORY.result }).map((part) => part.text)).toEqual([STORY.result])
  })

  it('leaves the other moments to the list', () => {
    expect(untold(STORY).map((one) => one.kind)).toEqual(['bravest'])
  })
})
