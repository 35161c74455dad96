/** House rules in words, from what each game says in the lobby. */

import { sayOf } from './say'

export interface OptionWords {
  label: string
  hint: string
  name(value: unknown): string
  /** A line under the choice: what the value means; '' where that goes without saying. */
  means(value: unknown): string
  /** The rule as it is told at the table; '' where there is nothing to tell. */
  told(value: unknown): string
}

/** Null for an option that the game has no words for. */
export function optionWords(game: string, option: string): OptionWords | null {
  const label = sayOf(game, `lobby-option-${option}`)
  if (label === null) return null
  const form = (form: string, value: unknown, more = {}): string | null =>
    sayOf(game, `lobby-option-${option}.${form}`, { value: typeof value === 'number' ? value : String(value), ...more })
  const name = (value: unknown): string => form('values', value) ?? String(value)
  return {
    label,
    hint: sayOf(game, `lobby-option-${option}.hint`) ?? '',
    name,
    means: (value) => form('means', value) ?? '',
    told: (value) => form('told', value, { label, name: name(value) }) ?? `${label}: ${name(value)}`,
  }
}
