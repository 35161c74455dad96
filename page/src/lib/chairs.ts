/** Sitting down, and new keys for a seat. The keys are made here: one whose answer was lost is asked for again, and fits. */

import type { KeyWish, SeatKey, SitWish } from '../protocol'
import { post, Trouble, type Keys } from './api'

const TRIES = 3
const BETWEEN = 700 // milliseconds

export const sitDown = (table: string, seat: number, name: string): Promise<SeatKey> =>
  insist(`/tables/${table}/seats/${seat}`, { name, token: freshKey() })

/** Whoever had another key for the seat is out. */
export const changeKey = (table: string, seat: number, keys: Keys): Promise<SeatKey> =>
  insist(`/tables/${table}/seats/${seat}/key`, { token: freshKey() }, keys)

async function insist(path: string, wish: SitWish | KeyWish, keys: Keys = {}): Promise<SeatKey> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await post<SeatKey>(path, wish, keys)
    } catch (error) {
      const unheard = error instanceof Trouble && error.status === 0
      if (!unheard || attempt === TRIES) throw error
      await new Promise((go) => setTimeout(go, BETWEEN))
    }
  }
}

/** 256 bits that nobody can guess, in letters that a link can hold. */
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
