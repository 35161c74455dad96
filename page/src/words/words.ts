/** The words of the page in its language. */

import { en, type Words } from './en'
import { language, type LanguageKey } from './language.svelte'

const ALL: Record<LanguageKey, Words> = { en }

export const words = (): Words => ALL[language.key]
