/** Chances as people say them: small fractions near the truth. */

/** "1 in 3" where that is near enough, else the nearest fraction with a denominator of at most 10. */
export function saidChance(above: number, below: number): [number, number] {
  const one = below / above
  return Math.abs(one - Math.round(one)) < 0.08 ? [1, Math.round(one)] : smallFraction(above / below)
}

/** The nearest fraction with a denominator of at most 10. */
export function smallFraction(value: number): [number, number] {
  let best: [number, number] = [1, 10]
  for (let below = 2; below <= 10; below++) {
    const above = Math.max(1, Math.round(value * below))
    if (Math.abs(above / below - value) < Math.abs(best[0] / best[1] - value) - 1e-9) best = [above, below]
  }
  return best
}
