/** The words of the page in its language. */

import { Dictionary } from './dictionary'
import { en, type Words } from './en'

const page = new Dictionary<Words>(en, { de: async () => (await import('./de')).de })

export const words = (): Words => page.words
