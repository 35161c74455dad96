/** The words of the board in the language of the page. */

import { Dictionary } from '../../../words/dictionary'
import { en, type MazeWords } from './words.en'

const book = new Dictionary<MazeWords>(en, { de: async () => (await import('./words.de')).de })

export const maze = (): MazeWords => book.words
