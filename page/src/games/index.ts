/** The games of the room. Their faces are fetched when somebody sits down. */

import { Trouble } from '../lib/api'
import { language, type LanguageKey, type OtherLanguage } from '../words/language.svelte'
import type { Face, GameKey, Retelling } from './face'

export interface Volume {
  key: string
  /** The symbol of its cover. */
  picture: 'fire' | 'labyrinth' | 'librarians' | 'chapters'
  title: string
  seats: [number, number]
  manner: 'luck' | 'together' | 'quietly' | 'friends'
}

export const SHELF: readonly Volume[] = [
  { key: 'fire', picture: 'fire', title: 'Fire in the Library', seats: [1, 6], manner: 'luck' },
  { key: 'labyrinth', picture: 'labyrinth', title: 'Library Labyrinth', seats: [1, 5], manner: 'together' },
  { key: 'librarians', picture: 'librarians', title: 'Librarians', seats: [1, 6], manner: 'quietly' },
  { key: 'chapters', picture: 'chapters', title: 'Chapters', seats: [2, 4], manner: 'friends' },
]

const FACES: { [K in GameKey]: () => Promise<Face<K>> } = {
  fire: async () => (await import('./fire/face')).face,
  labyrinth: async () => (await import('./labyrinth/face')).face,
}

/** How the ids of a game's rules and rulings begin. */
const RULES: Record<string, GameKey> = { FIRE: 'fire', AMB: 'fire', LAB: 'labyrinth', R: 'labyrinth' }

/** Rules and lessons of the server are English; other languages have them here. */
const RETOLD: Record<GameKey, Record<OtherLanguage, () => Promise<Retelling>>> = {
  fire: { de: async () => (await import('./fire/retelling.de')).retelling },
  labyrinth: { de: async () => (await import('./labyrinth/retelling.de')).retelling },
}

export function hasFace(game: string): game is GameKey {
  return game in FACES
}

/** The game that a rule belongs to; null for rules of the table itself. */
export const gameOfRule = (id: string): GameKey | null => RULES[id.split('-')[0] ?? ''] ?? null

export async function faceOf<K extends GameKey>(game: K): Promise<Face<K>> {
  const face = await FACES[game]().catch(() => {
    throw new Trouble((w) => w.trouble.noScreen)
  })
  await language.ready() // the game brings words of its own
  return face
}

/** Null in English. */
export async function retellingOf(game: GameKey, key: LanguageKey): Promise<Retelling | null> {
  return key === 'en' ? null : RETOLD[game][key]()
}
