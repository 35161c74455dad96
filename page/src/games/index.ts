/** The games of the room, by their folders. Their faces are fetched when somebody sits down. */

import type { Component } from 'svelte'
import { say } from '../words/say'
import { Trouble } from '../lib/api'
import { SHARED } from '../words/catalogues'
import { language } from '../words/language.svelte'
import type { Face, GameKey } from './face'
import type { About, Volume } from './volume'

export type { Volume } from './volume'

const VOLUMES = import.meta.glob<About>('./*/volume.ts', { eager: true, import: 'about' })
const COVERS = import.meta.glob<Component>('./*/Cover.svelte', { eager: true, import: 'default' })
const FACES = import.meta.glob<Face<GameKey>>('./*/face.ts', { import: 'face' })
const FIRST_PAGES = import.meta.glob<Component>('./*/FirstPage.svelte', { import: 'default' })

export const SHELF: readonly Volume[] = Object.entries(VOLUMES)
  .map(([path, about]) => ({ key: path.split('/')[1] ?? '', ...about }))
  .sort((one, other) => one.place - other.place)

/** A book of the shelf; a game that stands nowhere on it has none. */
export const volumeOf = (game: string): Volume | undefined => SHELF.find((volume) => volume.key === game)

/** The picture on its cover. */
export const coverOf = (game: string): Component | undefined => COVERS[`./${game}/Cover.svelte`]

export function hasFace(game: string): game is GameKey {
  return `./${game}/face.ts` in FACES
}

export async function faceOf<K extends GameKey>(game: K): Promise<Face<K>> {
  const face = await FACES[`./${game}/face.ts`]?.().catch(() => undefined)
  if (face === undefined) throw new Trouble(() => say('page-trouble-no-screen'))
  await language.reads(SHARED, game) // the game brings words of its own
  return face as unknown as Face<K> // the folder is the game's
}

/** The first page of its rules; a game without one has none to show. */
export async function firstPageOf(game: GameKey): Promise<Component | undefined> {
  const page = await FIRST_PAGES[`./${game}/FirstPage.svelte`]?.()
  await language.reads(SHARED, game)
  return page
}
