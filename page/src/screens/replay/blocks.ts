/** Which updates are asked for at once, and in which order. Numbers begin with 1. */

/** The server gives no more. */
export const AT_ONCE = 60

/** The first number of the block that holds a number. */
export function blockOf(number: number): number {
  return number - ((number - 1) % AT_ONCE)
}

/** All blocks: the one that holds a number, those before it backwards, then those after it. */
export function blocksAround(number: number, last: number): number[] {
  const own = blockOf(Math.min(Math.max(1, number), Math.max(1, last)))
  const blocks: number[] = []
  for (let first = own; first >= 1; first -= AT_ONCE) blocks.push(first)
  for (let first = own + AT_ONCE; first <= last; first += AT_ONCE) blocks.push(first)
  return blocks
}

/** The first number at which the log was at least so long. */
export function nearest(moments: ReadonlyMap<number, number>, moment: number): number | null {
  const numbers = [...moments].filter(([, long]) => long >= moment).map(([number]) => number)
  return numbers.length === 0 ? null : Math.min(...numbers)
}
