/** The moments of Library Labyrinth that everybody looks up for. */

import type { LabyrinthBox, LabyrinthView } from '../../protocol'
import { say } from '../../words/say'
import type { Peak, Stage } from '../face'
import { filled } from './names'
import { terrorName } from './wording'

export function peak({ marks, view }: Stage<LabyrinthView>, box: LabyrinthBox): Peak | null {
  const named = (begin: string): string | undefined =>
    [...marks].find((mark) => mark.startsWith(begin))?.slice(begin.length)
  const terror = named('fresh:terror-')
  if (marks.has('capture') && terror !== undefined)
    return { text: say('labyrinth-board-peak-captured', { terror: terrorName(box, Number(terror)) }), tone: 'good' }
  const genre = named('genre:')
  if (marks.has('return') && genre !== undefined)
    return { text: say('labyrinth-board-peak-home', { genre, count: filled(view) }), tone: 'good' }
  if (marks.has('curse') && view.curses.left === 0)
    return { text: say('labyrinth-board-peak-last-curse'), tone: 'grave' }
  return null
}
