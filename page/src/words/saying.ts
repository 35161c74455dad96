/** What the server says, in the language of the page: the catalogues come when somebody reads what they say. */

import type { Phrase, StoryAnswer } from '../protocol'
import { catalogueOf, ENGLISH, fetchWords, SHARED } from './catalogues'
import { spoken } from './say'

/** A phrase as a sentence; English, which is fetched only then, where the language has no words for it. */
export async function sayPhrase({ key, args }: Phrase, tongue: string): Promise<string> {
  for (const one of [tongue, ENGLISH]) {
    await Promise.all([SHARED, catalogueOf(key)].map((catalogue) => fetchWords(catalogue, one)))
    const said = spoken(key, args, one)
    if (said !== null) return said
  }
  return key
}

/** The words of a phrase; the server has said it in English already, by the same catalogue, and says some things only so. */
export async function inWords(says: Phrase | null | undefined, sentence: string, tongue: string): Promise<string> {
  return !says || tongue === ENGLISH ? sentence : sayPhrase(says, tongue)
}

/** A story whose sentences are phrases, told in the language of the page. */
export async function storyInWords(story: StoryAnswer, tongue: string): Promise<StoryAnswer> {
  if (tongue === ENGLISH) return story
  const told = async <T extends { says?: Phrase | null; sentence: string }>(one: T): Promise<T> => ({
    ...one,
    sentence: await inWords(one.says, one.sentence, tongue),
  })
  const [result, tale, luck, moments] = await Promise.all([
    inWords(story.won, story.result, tongue),
    Promise.all((story.told ?? []).map((says) => inWords(says, '', tongue))),
    Promise.all(story.luck.map(told)),
    Promise.all(story.moments.map(told)),
  ])
  return { ...story, result, tale: tale.join(' '), luck, moments }
}
