/** The words of Fire in the Library in the language of the page. */

import { Dictionary } from '../../words/dictionary'
import { en, type FireWords } from './words.en'

const book = new Dictionary<FireWords>(en, { de: async () => (await import('./words.de')).de })

export const fire = (): FireWords => book.words
