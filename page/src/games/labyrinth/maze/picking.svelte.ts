/** What is picked on the board just now. It is nobody's business but this screen's. */

export type Walker = 'player' | 'trolley' | 'ride'

export class Picking {
  /** The cell whose actions are open. */
  cell = $state<string | null>(null)
  /** Alone: whose walks are shown. */
  walker = $state<Walker>('player')
  /** Whether the chances of the next curse are shown. */
  threats = $state(true)
  /** Pressing two cells draws an arrow. */
  suggesting = $state(false)
  /** Where the arrow begins. */
  from = $state<string | null>(null)

  open(cell: string): void {
    this.cell = this.cell === cell ? null : cell
  }

  close(): void {
    this.cell = null
    this.from = null
  }

  /** The first press is where an arrow begins, the second where it goes; the same cell twice is no arrow. */
  point(cell: string): { from: string; to: string } | null {
    const from = this.from
    this.from = from === null ? cell : null
    return from === null || from === cell ? null : { from, to: cell }
  }
}
