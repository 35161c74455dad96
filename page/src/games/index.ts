/** The games of the room. Their faces are fetched when somebody sits down. */

import type { Face, GameKey } from './face'

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
}

export function hasFace(game: string): game is GameKey {
  return game in FACES
}

export function faceOf<K extends GameKey>(game: K): Promise<Face<K>> {
  return FACES[game]()
}
