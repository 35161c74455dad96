/** What the server says of Library Labyrinth in English, in German. */

import type { Retelling } from '../face'
import { notes } from './lesson.de'
import { chapters, rules } from './rules.de'
import { story } from './story.de'

export const retelling: Retelling<'labyrinth'> = { rules, chapters, notes, story }
