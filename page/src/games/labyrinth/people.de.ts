/** People in German sentences: each case has a form of its own. */

import type { Who } from './who'

/** At the beginning of a sentence: Du, Theo, Der Wagen. */
export function subject(who: Who): string {
  return who === 'me' ? 'Du' : who === 'trolley' ? 'Der Wagen' : who.name
}

/** Within one: du, Theo, der Wagen. */
export function within(who: Who): string {
  return who === 'me' ? 'du' : who === 'trolley' ? 'der Wagen' : who.name
}

/** To whom something goes, after "an": dich, Theo, den Wagen. */
export function object(who: Who): string {
  return who === 'me' ? 'dich' : who === 'trolley' ? 'den Wagen' : who.name
}

/** After "von": dir, Theo, dem Wagen. */
export function dative(who: Who): string {
  return who === 'me' ? 'dir' : who === 'trolley' ? 'dem Wagen' : who.name
}

/** "Du ziehst", "Theo zieht". */
export function verb(who: Who, mine: string, theirs: string): string {
  return `${subject(who)} ${who === 'me' ? mine : theirs}`
}

/** Whose hand: Deine Hand, Theos Hand, Agnes’ Hand, Hand des Wagens. */
export function handOf(who: Who): string {
  if (who === 'me') return 'Deine Hand'
  if (who === 'trolley') return 'Hand des Wagens'
  if (!/\p{L}$/u.test(who.name)) return `Hand von ${who.name}`
  return `${who.name}${/[sßxz]$/i.test(who.name) ? '’' : 's'} Hand`
}

export const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)
export const actions = (count: number): string => (count === 1 ? '1 Aktion' : `${count} Aktionen`)
export const books = (count: number): string => (count === 1 ? '1 Buch' : `${count} Bücher`)
export const curses = (count: number): string => (count === 1 ? '1 Fluch' : `${count} Flüche`)
