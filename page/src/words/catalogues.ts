/**
 * The catalogues: Fluent files of the engine, of the page and of each game, fetched in the language that is read.
 * One bundle a language; whatever is fetched goes into it, since no two catalogues have a key in common.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle'

/** What all games say, what the page says, and a game with its board. */
export const SHARED = 'shared'
export const PAGE = 'page'
export const ENGLISH = 'en'

const FILES = import.meta.glob<string>(
  [
    './*.ftl',
    '../games/*/words/*.ftl',
    '../../../src/readingroom/words/*.ftl',
    '../../../src/readingroom/games/*/words/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

/** By catalogue and language: its files. What a game says in the lobby comes with the page. */
const PATHS = new Map<string, string[]>()
for (const path of Object.keys(FILES)) {
  const [, game, lobby, language = ''] =
    /(?:games\/(\w+)\/)?words\/(lobby\.)?(\w+)\.ftl$/.exec(path.replace(/^\.\//, 'words/')) ?? []
  const catalogue = path.startsWith('./') || lobby ? PAGE : (game ?? SHARED)
  PATHS.set(`${catalogue} ${language}`, [...(PATHS.get(`${catalogue} ${language}`) ?? []), path])
}

/** All of them, by name. */
export const CATALOGUES: readonly string[] = [...new Set([...PATHS.keys()].map((name) => name.split(' ')[0] ?? ''))]

/** The languages that the page itself has. */
export const LANGUAGES: readonly string[] = [...PATHS.keys()]
  .filter((name) => name.startsWith(`${PAGE} `))
  .map((name) => name.slice(PAGE.length + 1))
  .sort((one, other) => Number(other === ENGLISH) - Number(one === ENGLISH))

const bundles = new Map<string, FluentBundle>()
const fetched = new Map<string, Promise<void>>()

export function bundleOf(language: string): FluentBundle {
  const known =
    bundles.get(language) ?? new FluentBundle(language, { useIsolating: false, functions: { START: start } })
  bundles.set(language, known)
  return known
}

/** A catalogue is there from now on, as far as the language has it. */
export async function fetchWords(catalogue: string, language: string): Promise<void> {
  await Promise.all((PATHS.get(`${catalogue} ${language}`) ?? []).map((path) => fetchFile(path, language)))
}

function fetchFile(path: string, language: string): Promise<void> {
  const known = fetched.get(path) ?? add(path, language)
  fetched.set(path, known)
  known.catch(() => fetched.delete(path)) // asked for again the next time
  return known
}

async function add(path: string, language: string): Promise<void> {
  const text = await FILES[path]?.()
  if (text !== undefined) bundleOf(language).addResource(new FluentResource(text))
}

/** The catalogue that a key belongs to: the game that its first word names, the page's, or what all share. */
export function catalogueOf(key: string): string {
  const first = key.split('-')[0] ?? ''
  return PATHS.has(`${first} ${ENGLISH}`) ? first : SHARED
}

/** START($tokens): the words at the beginning of a sentence. */
function start([words]: unknown[]): string {
  const text = String(words)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
