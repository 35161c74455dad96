/** The rules of a game, fetched once a language; the server tells them in it as far as there are words for them. */

import type { Phrase, RuleInfo } from '../protocol'
import type { LanguageKey } from '../words/language.svelte'
import { inWords } from '../words/saying'
import { get, sentenceCase } from './api'

const fetched = new Map<string, Promise<RuleInfo[]>>()

export function rulesOf(game: string, key: LanguageKey): Promise<RuleInfo[]> {
  const path = `/games/${encodeURIComponent(game)}/rules?language=${key}`
  const known = fetched.get(path)
  if (known !== undefined) return known
  const asked = get<RuleInfo[]>(path)
  fetched.set(path, asked)
  asked.catch(() => fetched.delete(path)) // asked again the next time
  return asked
}

/** What the server has against something, in the page's language; null where it has only said it in English. */
export async function refusalWords(
  sentence: string,
  key: LanguageKey,
  says: Phrase | null = null,
): Promise<string | null> {
  if (key === 'en') return sentence
  return says === null ? null : sentenceCase(await inWords(says, sentence, key))
}
