/** What the screen has room for: what nobody sees need not be made and kept up to date. */

import { MediaQuery } from 'svelte/reactivity'
import { SCREENS } from '../look/screens'

/** A desk, with the players in its left margin. */
export const wide = new MediaQuery(SCREENS['--wide'])
/** The ledger lies open in the right one. */
export const widest = new MediaQuery(SCREENS['--widest'])
