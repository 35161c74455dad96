/** The arithmetic of score lines and luck bars, apart from their drawing. */

/** Each seat's own dash, so that lines are told apart without their colour. */
export const DASHES = ['', '9 5', '2 5', '12 4 2 4', '5 3', '14 6'] as const

/** A step for the grid: 1, 2 or 5 times a power of ten, so that there are at most `most` of them. */
export function gridStep(top: number, most: number): number {
  const least = Math.max(1, top) / most
  const power = 10 ** Math.floor(Math.log10(least))
  return Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? 10 * power)
}

/** Labels moved apart until none lies on another, and none beyond the edges; they keep their order. */
export function spread(places: readonly number[], gap: number, from: number, to: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const moved = [...places]
  let least = from
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, least)
    least = moved[index] + gap
  }
  let most = to
  for (const index of [...order].reverse()) {
    moved[index] = Math.min(moved[index] ?? 0, most)
    most = moved[index] - gap
  }
  return moved
}

export interface Line {
  who: number
  points: { x: number; y: number }[]
  /** Where its label stands. */
  label: number
}

export interface ScoreLines {
  lines: Line[]
  grid: { y: number; value: number }[]
  columns: { x: number; round: number }[]
}

interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

/** Scores by round as lines in a frame; a row for the start, for each round, and for the end. */
export function scoreLines(scores: readonly (readonly number[])[], frame: Frame, labelGap: number): ScoreLines {
  const all = scores.flat()
  const lowest = Math.min(0, ...all)
  const step = gridStep(Math.max(1, ...all) - lowest, 4)
  const low = Math.floor(lowest / step) * step
  const high = Math.ceil(Math.max(1, ...all) / step) * step
  const x = (round: number): number =>
    frame.left + ((frame.right - frame.left) * round) / Math.max(1, scores.length - 1)
  const y = (score: number): number => frame.bottom - ((frame.bottom - frame.top) * (score - low)) / (high - low)
  const people = scores[0]?.length ?? 0
  const drawn = Array.from({ length: people }, (_, who) =>
    scores.map((row, round) => ({ x: x(round), y: y(row[who] ?? 0) })),
  )
  const labels = spread(
    drawn.map((points) => points.at(-1)?.y ?? 0),
    labelGap,
    frame.top,
    frame.bottom,
  )
  return {
    lines: drawn.map((points, who) => ({ who, points, label: labels[who] ?? 0 })),
    grid: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, place) => ({
      value: low + place * step,
      y: y(low + place * step),
    })),
    columns: scores.map((_, round) => ({ x: x(round), round })),
  }
}

/** Bars from a common zero, which lies inside when something is below it: left edge and width in per cent. */
export function bars(values: readonly number[]): {
  zero: number
  bar: (value: number) => { left: number; width: number }
} {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const share = (value: number): number => (high === low ? 0 : ((value - low) / (high - low)) * 100)
  return {
    zero: share(0),
    bar: (value) => ({ left: share(Math.min(0, value)), width: share(Math.max(0, value)) - share(Math.min(0, value)) }),
  }
}
