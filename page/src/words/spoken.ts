/** Phrases of the game that is played, said at once: its catalogue has come with its face. */

import type { Phrase } from '../protocol'
import { ENGLISH } from './catalogues'
import { language } from './language.svelte'
import { spoken } from './say'

/** A phrase in the language of the page; said anew when that changes. */
export function said({ key, args }: Phrase): string {
  return spoken(key, args, language.key) ?? spoken(key, args, ENGLISH) ?? key
}
