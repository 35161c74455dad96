/** What the server says of Fire in the Library, in German. Fetched when somebody reads it. */

import type { Retelling } from '../face'
import { notes } from './lesson.de'
import { reason } from './reason.de'
import { chapters, rules } from './rules.de'
import { story } from './story.de'

export const retelling: Retelling<'fire'> = { rules, chapters, notes, reason, story }
