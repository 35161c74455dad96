/** The moments of Library Labyrinth that everybody looks up for. */

import type { LabyrinthBox, LabyrinthView } from '../../protocol'
import type { Peak, Stage } from '../face'
import { filled } from './names'
import { terrorName } from './wording'
import { labyrinth } from './words'

export function peak({ marks, view }: Stage<LabyrinthView>, box: LabyrinthBox): Peak | null {
  const w = labyrinth().peak
  const named = (begin: string): string | undefined =>
    [...marks].find((mark) => mark.startsWith(begin))?.slice(begin.length)
  const terror = named('fresh:terror-')
  if (marks.has('capture') && terror !== undefined)
    return { text: w.captured(terrorName(box, Number(terror))), tone: 'good' }
  const genre = named('genre:')
  if (marks.has('return') && genre !== undefined)
    return { text: w.home(labyrinth().genres[genre] ?? genre, filled(view)), tone: 'good' }
  if (marks.has('curse') && view.curses.left === 0) return { text: w.lastCurse, tone: 'grave' }
  return null
}
