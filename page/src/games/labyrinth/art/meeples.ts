/** The pieces that people move: each chair has its own head, so that nobody is told by colour alone. */

/** The marks of the chairs, about 16 wide round 0,0: ring, hat, square, diamond, star, cross. */
export const MARKS = [
  'M0 -7.6A7.6 7.6 0 1 1 0 7.6A7.6 7.6 0 1 1 0 -7.6z',
  'M0 -10L9 7.4H-9z',
  'M-7.2 -7.2H7.2V7.2H-7.2z',
  'M0 -10L8.6 0L0 9.4L-8.6 0z',
  'M0 -10.4L2.8 -3.6L10 -3.2L4.5 1.5L6.3 8.6L0 4.7L-6.3 8.6L-4.5 1.5L-10 -3.2L-2.8 -3.6z',
  'M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3z',
] as const

export const markOf = (seat: number): string => MARKS[seat % MARKS.length] ?? MARKS[0]

/** A reader in a long coat with a book under the arm; the head comes from the marks. */
export const COAT =
  'M-13.5 17.5C-13.5 5 -9.5 -2.4 0 -2.4S13.5 5 13.5 17.5C13.5 19.3 12.4 20 10.8 20H-10.8C-12.4 20 -13.5 19.3 -13.5 17.5z'
