/** The words of Library Labyrinth in the language of the page. */

import { Dictionary } from '../../words/dictionary'
import { en, type LabyrinthWords } from './words.en'

const book = new Dictionary<LabyrinthWords>(en, { de: async () => (await import('./words.de')).de })

export const labyrinth = (): LabyrinthWords => book.words
