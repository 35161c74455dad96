/**
 * Phrases that the server sends, in words: keys and arguments, said by the same catalogues that the server has.
 * English for a game comes when somebody needs it, as every other language does.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Phrase } from '../protocol'
import type { LanguageKey } from './language.svelte'

type Value = Phrase['args'][string]

const FILES = import.meta.glob<string>(
  ['../../../src/readingroom/words/*.ftl', '../../../src/readingroom/games/*/words/*.ftl'],
  { query: '?raw', import: 'default' },
)
const SHARED = 'shared'

/** By catalogue and language: the path of its file. */
const PATHS = new Map(
  Object.keys(FILES).map((path) => {
    const [, game = SHARED, language = ''] = /(?:games\/(\w+)\/)?words\/(\w+)\.ftl$/.exec(path) ?? []
    return [`${game} ${language}`, path] as const
  }),
)

const bundles = new Map<string, Promise<FluentBundle>>()

/** A phrase as a sentence; English, which is fetched only then, where the language has no words for it. */
export async function say(phrase: Phrase, language: LanguageKey): Promise<string> {
  const game = catalogueOf(phrase.key)
  return spoken(phrase, await bundleOf(game, language)) ?? spoken(phrase, await bundleOf(game, 'en')) ?? phrase.key
}

function spoken(phrase: Phrase, bundle: FluentBundle): string | null {
  const pattern = bundle.getMessage(phrase.key)?.value
  if (pattern === undefined || pattern === null) return null
  const args = Object.entries(phrase.args).map(([name, value]) => [name, variable(value, bundle)] as const)
  return bundle.formatPattern(pattern, Object.fromEntries(args), []).replaceAll('\n', ' ') // lines are broken where they grow long
}

function variable(value: Value, bundle: FluentBundle): FluentVariable {
  if (Array.isArray(value))
    return listed(
      value.map((one) => String(variable(one, bundle))),
      bundle,
    )
  if (typeof value === 'object') return spoken(value, bundle) ?? value.key
  return value
}

/** One, one and another, or one, another and a third. */
function listed(words: readonly string[], bundle: FluentBundle): string {
  const [first = '', ...others] = words
  const last = others.pop()
  if (last === undefined) return first
  const before = others.reduce(
    (all, next) => spoken({ key: 'list-more', args: { first: all, next } }, bundle) ?? all,
    first,
  )
  return spoken({ key: 'list-last', args: { first: before, last } }, bundle) ?? `${before}, ${last}`
}

/** The game that the key's first word names, or what all share. */
function catalogueOf(key: string): string {
  const game = key.split('-')[0] ?? ''
  return PATHS.has(`${game} en`) ? game : SHARED
}

function bundleOf(game: string, language: LanguageKey): Promise<FluentBundle> {
  const name = `${game} ${language}`
  const known = bundles.get(name) ?? load(game, language)
  bundles.set(name, known)
  known.catch(() => bundles.delete(name)) // asked for again the next time
  return known
}

/** START($tokens): the words at the beginning of a sentence. */
function start([words]: unknown[]): string {
  const text = String(words)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

async function load(game: string, language: LanguageKey): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { START: start } })
  for (const part of new Set([SHARED, game])) {
    const file = FILES[PATHS.get(`${part} ${language}`) ?? '']
    if (file !== undefined) bundle.addResource(new FluentResource(await file()))
  }
  return bundle
}
