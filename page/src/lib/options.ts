/** House rules: what is asked of them, as the server says it, and what goes to the server. */

import type { OptionInfo, OptionNow, OptionsAnswer, OptionsWish } from '../protocol'
import { optionWords } from '../words/options'
import { post } from './api'

/** An option with the values that go with the rest. */
export interface Asked {
  key: string
  values: readonly unknown[]
  value: unknown
  info: OptionInfo
  /** What the server takes when nothing is said. */
  usual: unknown
  /** Nothing is left to choose, so nobody is asked. */
  idle: boolean
}

type Values = Record<string, unknown>
/** What the server says of each option; null before it has, and then all values are open until it is asked for a table. */
export type Now = readonly OptionNow[] | null

export async function askOptions(game: string, wish: OptionsWish): Promise<readonly OptionNow[]> {
  return (await post<OptionsAnswer>(`/games/${encodeURIComponent(game)}/options`, wish)).options
}

const settled = new Map<string, Promise<Now>>()

/** The same for a table that is set already: asked once, and null where no answer comes. */
export function settledOptions(game: string, seats: number, options: Values): Promise<Now> {
  const key = JSON.stringify([game, seats, options])
  const known = settled.get(key)
  if (known !== undefined) return known
  const asked = askOptions(game, { seats, options }).catch(() => {
    settled.delete(key) // asked again the next time
    return null
  })
  settled.set(key, asked)
  return asked
}

/** The options whose values can be listed, in the game's order, each with a value that fits. */
export function askedOptions(infos: readonly OptionInfo[], now: Now, given: Values): Asked[] {
  const asked: Asked[] = []
  for (const info of infos) {
    const told = now?.find(({ key }) => key === info.key)
    if (typeof info.allowed === 'string') continue // no list to choose from; the game draws it
    const closed: readonly unknown[] = told?.closed.flatMap(({ values }) => values) ?? []
    const values = info.allowed.filter((value) => !closed.includes(value))
    const usual = told?.usual ?? info.default
    const value = values.includes(given[info.key]) ? given[info.key] : (told?.value ?? usual)
    asked.push({ key: info.key, values, value, info, usual, idle: told?.idle ?? false })
  }
  return asked
}

/** What has to be said of them: everything that is not as usual. */
export function optionsWish(asked: readonly Asked[]): Values {
  return Object.fromEntries(asked.filter(({ value, usual }) => value !== usual).map(({ key, value }) => [key, value]))
}

/** The rules of a table that is set already, in words. */
export function rulesTold(game: string, options: Values, now: Now): string[] {
  const idle = new Set(now?.filter((option) => option.idle).map(({ key }) => key))
  return Object.entries(options)
    .filter(([key]) => !idle.has(key))
    .map(([key, value]) => optionWords(game, key)?.told(value) ?? '')
    .filter((line) => line !== '')
}
