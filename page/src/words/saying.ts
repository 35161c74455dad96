/** What the server says, in the language of the page: the catalogues come when somebody reads what they say. */

import type { Phrase } from '../protocol'
import type { LanguageKey } from './language.svelte'

/** The words of a phrase; the server has said it in English already, by the same catalogue, and says some things only so. */
export async function inWords(says: Phrase | null | undefined, sentence: string, key: LanguageKey): Promise<string> {
  if (!says || key === 'en') return sentence
  const { say } = await import('./phrases')
  return say(says, key)
}
