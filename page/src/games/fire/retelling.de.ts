/** What the server says of Fire in the Library, in German. Fetched when somebody reads it. */

import type { Retelling } from '../face'
import { notes } from './lesson.de'
import { chapters, rules } from './rules.de'

export const retelling: Retelling = { rules, chapters, notes }
