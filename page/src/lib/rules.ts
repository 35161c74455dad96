/** The rules of a game, fetched once. */

import type { RuleInfo } from '../protocol'
import { get } from './api'

const fetched = new Map<string, Promise<RuleInfo[]>>()

export function rulesOf(game: string): Promise<RuleInfo[]> {
  const known = fetched.get(game)
  if (known !== undefined) return known
  const asked = get<RuleInfo[]>(`/games/${encodeURIComponent(game)}/rules`)
  fetched.set(game, asked)
  asked.catch(() => fetched.delete(game)) // asked again the next time
  return asked
}
