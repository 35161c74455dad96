/** A book on the shelf of the lobby: what a game says of itself before anybody opens it. */

export interface About {
  /** Where it stands, from 1. */
  place: number
  title: string
  seats: readonly [number, number]
  manner: 'luck' | 'together' | 'quietly' | 'friends'
  /** The symbol beside a table of it. */
  symbol: string
  /** A symbol for each of the three lines that say how it plays; none while it cannot be played. */
  glance: readonly string[]
  /** House rules of a table that is set for the first time, where they are not as usual. */
  begins?: Readonly<Record<string, unknown>>
}

export interface Volume extends About {
  /** The game's folder and its key at the server. */
  key: string
}
