/** The first question of a match says what it is for. */

import type { Slip } from '../../games/face'

/** `aim` stands before what the slip adds to its question; null: nobody needs to read it. */
export const withAim = (slip: Slip, aim: string | null): Slip =>
  aim === null ? slip : { ...slip, sub: `${aim} ${slip.sub}`.trim() }
