/** What the server says of Library Labyrinth in English, in German. */

import type { Retelling } from '../face'
import { notes } from './lesson.de'
import { proposal, reason } from './reason.de'
import { chapters, rules } from './rules.de'
import { call, said } from './said.de'
import { story } from './story.de'

export const retelling = {
  rules,
  chapters,
  notes,
  refusals: { said, call },
  reason,
  proposal,
  story,
} satisfies Retelling<'labyrinth'>
