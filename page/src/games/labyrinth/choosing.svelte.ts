/** The genres chosen so far, by table and seat: they outlive the slip, which is put away whenever somebody else has chosen. */
const kept = $state<Record<string, string[]>>({})

export function chosenAt(table: string, seat: number | null): string[] {
  const key = `${table}:${seat ?? ''}`
  kept[key] ??= []
  return kept[key]
}
