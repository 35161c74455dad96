/** What a key does at a table: numbers press the slip's answers, letters open what can be laid over the desk. */

import { inOrder, type Answer, type Slip } from '../../games/face'

interface Pressing {
  slip: Slip | null
  press: (answer: Answer) => void
  /** By key, letters in lower case. */
  acts: Record<string, () => void>
}

export function pressKey(event: KeyboardEvent, { slip, press, acts }: Pressing): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select, dialog *')) return
  const digit = Number(event.key)
  if (digit >= 1 && digit <= 9) {
    const chosen = slip && inOrder(slip.answers)[digit - 1]
    if (chosen) press(chosen)
    return
  }
  const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (act === undefined) return
  event.preventDefault()
  act()
}
