/** What the server says of Library Labyrinth in English, in German. */

import type { Retelling } from '../face'
import { notes } from './lesson.de'
import { chapters, rules } from './rules.de'

export const retelling: Retelling = { rules, chapters, notes }
