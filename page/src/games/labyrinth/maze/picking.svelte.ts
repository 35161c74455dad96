/** What is picked on the board just now. It is nobody's business but this screen's. */

export type Walker = 'player' | 'trolley' | 'ride'

export class Picking {
  /** The cell whose actions are open. */
  cell = $state<string | null>(null)
  /** Alone: whose walks are shown. */
  walker = $state<Walker>('player')
  /** Of several who stand on the open cell: whose walks are shown. */
  hand = $state<number | null>(null)
  /** The cell whose ways stay in sight without its paper. */
  kept = $state<string | null>(null)
  /** Whether the chances of the next curse are shown. */
  threats = $state(true)
  /** Pressing two cells draws an arrow. */
  suggesting = $state(false)
  /** Where the arrow begins. */
  from = $state<string | null>(null)

  open(cell: string): void {
    this.cell = this.cell === cell ? null : cell
    this.hand = null
    this.kept = null
  }

  close(): void {
    this.cell = null
    this.from = null
    this.kept = null
  }

  /** Put the paper away, and leave the ways that it tells of in sight. */
  keep(): void {
    this.kept = this.cell
    this.cell = null
  }

  /** The first press is where an arrow begins, the second where it goes; the same cell twice is no arrow. */
  point(cell: string): { from: string; to: string } | null {
    const from = this.from
    this.from = from === null ? cell : null
    return from === null || from === cell ? null : { from, to: cell }
  }
}
