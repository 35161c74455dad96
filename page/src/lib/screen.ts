/** What the screen has room for, in the widths of room.css: what nobody sees need not be made and kept up to date. */

import { MediaQuery } from 'svelte/reactivity'

/** A desk, with the players in its left margin. */
export const wide = new MediaQuery('min-width: 960px')
/** The ledger lies open in the right one. */
export const widest = new MediaQuery('min-width: 1200px')
