/** The words of Fire in the Library in the language of the page. */

import { language, type LanguageKey } from '../../words/language.svelte'
import { en, type FireWords } from './words.en'

const ALL: Record<LanguageKey, FireWords> = { en }

export const fire = (): FireWords => ALL[language.key]
