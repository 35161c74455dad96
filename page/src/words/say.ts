/** What the page says, in its language: a key of the catalogues with its arguments, both checked by their types. */

import type { FluentVariable } from '@fluent/bundle'
import type { Phrase } from '../protocol'
import { bundleOf, ENGLISH } from './catalogues'
import type { Key, Messages } from './keys'
import { language } from './language.svelte'

/** A text that is shown or selected by, a number, a phrase that is said first, or several to be listed with "and". */
export type Value = Word | readonly Word[]
export type Word = string | number | Phrase

type Given<K extends Key> = Messages[K] extends null ? [] : [args: Messages[K]]

/** Read while something is drawn, it is said anew when the language changes. */
export function say<K extends Key>(key: K, ...[args]: Given<K>): string {
  return spoken(key, args ?? {}, language.key) ?? spoken(key, args ?? {}, ENGLISH) ?? key
}

/** What one of the games says, where it says it: `sayOf('fire', 'lobby-glance', { line: 1 })`. */
export function sayOf(game: string, key: string, args: Record<string, Value> = {}): string | null {
  return spoken(`${game}-${key}`, args, language.key)
}

/** The phrase in that language; null where its catalogue is not there, or has no words for it. */
export function spoken(key: string, args: Readonly<Record<string, Value>>, tongue: string): string | null {
  const bundle = bundleOf(tongue)
  const [id = '', form] = key.split('.')
  const message = bundle.getMessage(id)
  const pattern = form === undefined ? message?.value : message?.attributes[form]
  if (pattern === undefined || pattern === null) return null
  const text = typeof pattern === 'string' ? pattern : bundle.formatPattern(pattern, variables(args, tongue), [])
  return text.replaceAll('\n', ' ') // lines are broken where they grow long
}

function variables(args: Readonly<Record<string, Value>>, tongue: string): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, variable(value, tongue)]))
}

function variable(value: Value, tongue: string): FluentVariable {
  if (typeof value === 'string' || typeof value === 'number') return value
  if ('key' in value) return spoken(value.key, value.args, tongue) ?? value.key
  return listed(
    value.map((one) => String(variable(one, tongue))),
    tongue,
  )
}

/** One, one and another, or one, another and a third. */
function listed(words: readonly string[], tongue: string): string {
  const [first = '', ...others] = words
  const last = others.pop()
  if (last === undefined) return first
  const before = others.reduce((all, next) => spoken('list-more', { first: all, next }, tongue) ?? all, first)
  return spoken('list-last', { first: before, last }, tongue) ?? `${before}, ${last}`
}
