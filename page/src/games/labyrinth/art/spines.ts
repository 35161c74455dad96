/** Bookcases in small: a row of spines along one side of a tile, drawn once and used all round it. */

/** Leather and cloth, as they stand in an old library. */
const CLOTH = ['#a8442f', '#3f6296', '#c79a45', '#4d7a58', '#7a5590', '#b06a3c'] as const

export interface Spines {
  colour: string
  d: string
}

/** Widths and heights of the books of a row, from left to right; each row has its own rhythm. */
const ROWS: readonly (readonly [width: number, height: number, colour: number][])[] = [
  [
    [5, 12, 0],
    [4, 10, 1],
    [5.5, 13, 2],
    [4, 11, 3],
    [5, 12.5, 1],
    [4.5, 10.5, 5],
  ],
  [
    [4.5, 11, 3],
    [5.5, 13, 5],
    [4, 10, 2],
    [5, 12, 0],
    [4, 11.5, 4],
    [5, 12.5, 1],
  ],
  [
    [4, 12.5, 4],
    [5, 11, 2],
    [5, 12, 1],
    [4.5, 10, 0],
    [5, 13, 3],
    [4.5, 11.5, 5],
  ],
  [
    [5.5, 11.5, 1],
    [4, 13, 0],
    [4.5, 11, 4],
    [5, 12.5, 2],
    [4.5, 10.5, 3],
    [4.5, 12, 0],
  ],
]
export const ROWS_OF_SPINES = ROWS.length

/** A row that stands on `floor` (its lower edge) in the middle of a side. One path a colour. */
export function spines(row: number, floor: number): Spines[] {
  const books = ROWS[row % ROWS.length] ?? []
  const width = books.reduce((sum, [one]) => sum + one, 0)
  const paths = new Map<number, string>()
  let x = -width / 2
  for (const [wide, high, colour] of books) {
    const book = `M${x + 0.3} ${floor}v${-high}h${wide - 0.6}v${high}z`
    paths.set(colour, (paths.get(colour) ?? '') + book)
    x += wide
  }
  return [...paths].map(([colour, d]) => ({ colour: CLOTH[colour] ?? CLOTH[0], d }))
}

/** The gilt bands on the thicker spines of a row. */
export function bands(row: number, floor: number): string {
  const books = ROWS[row % ROWS.length] ?? []
  const width = books.reduce((sum, [one]) => sum + one, 0)
  let x = -width / 2
  let d = ''
  for (const [wide, high] of books) {
    if (wide >= 5) d += `M${x + 0.9} ${floor - high + 3}h${wide - 1.8}`
    x += wide
  }
  return d
}
