/** Where figures stand on the score track. */

/** Each on the lowest storey where nobody nearer than that stands already; earlier ones stand lower. */
export function stacked<T extends { score: number }>(figures: readonly T[], near: number): (T & { storey: number })[] {
  const standing: (T & { storey: number })[] = []
  for (const figure of figures) {
    const taken = standing.filter((other) => Math.abs(other.score - figure.score) < near).map((other) => other.storey)
    let storey = 0
    while (taken.includes(storey)) storey += 1
    standing.push({ ...figure, storey })
  }
  return standing
}
