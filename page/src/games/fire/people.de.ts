/** People in German sentences: each case has a form of its own. */

import type { Who } from './who'

/** At the beginning of a sentence: Du, Theo, Der Roboter. */
export function subject(who: Who): string {
  return who === 'me' ? 'Du' : who === 'robot' ? 'Der Roboter' : who.name
}

/** To whom something goes, after "an": dich, Theo, den Roboter. */
export function object(who: Who): string {
  return who === 'me' ? 'dich' : who === 'robot' ? 'den Roboter' : who.name
}

/** After "von" and "vor": dir, Theo, dem Roboter. */
export function dative(who: Who): string {
  return who === 'me' ? 'dir' : who === 'robot' ? 'dem Roboter' : who.name
}

/** "du ziehst", "Theo zieht". */
export function verb(who: Who, mine: string, theirs: string): string {
  return `${subject(who)} ${who === 'me' ? mine : theirs}`
}

/** Whose: Theos Bücher, Agnes’ Bücher, die Bücher von Agnes 2, die Bücher des Roboters. */
export function whose(who: Exclude<Who, 'me'>, article: string, noun: string): string {
  if (who === 'robot') return `${article} ${noun} des Roboters`
  if (!/\p{L}$/u.test(who.name)) return `${article} ${noun} von ${who.name}`
  return `${who.name}${/[sßxz]$/i.test(who.name) ? '’' : 's'} ${noun}`
}

export const points = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`)
/** With 1 Punkt, with 5 Punkten. */
export const withPoints = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkten`)
