/** What the server says, in the language of the page: the catalogues come when somebody reads what they say. */

import type { Phrase, StoryAnswer } from '../protocol'
import type { LanguageKey } from './language.svelte'

/** The words of a phrase; the server has said it in English already, by the same catalogue, and says some things only so. */
export async function inWords(says: Phrase | null | undefined, sentence: string, key: LanguageKey): Promise<string> {
  if (!says || key === 'en') return sentence
  const { say } = await import('./phrases')
  return say(says, key)
}

/** A story whose sentences are phrases, told in the language of the page. */
export async function storyInWords(story: StoryAnswer, key: LanguageKey): Promise<StoryAnswer> {
  if (key === 'en') return story
  const told = async <T extends { says?: Phrase | null; sentence: string }>(one: T): Promise<T> => ({
    ...one,
    sentence: await inWords(one.says, one.sentence, key),
  })
  const [result, tale, luck, moments] = await Promise.all([
    inWords(story.won, story.result, key),
    Promise.all((story.told ?? []).map((says) => inWords(says, '', key))),
    Promise.all(story.luck.map(told)),
    Promise.all(story.moments.map(told)),
  ])
  return { ...story, result, tale: tale.join(' '), luck, moments }
}
