/**
 * The screens that the room is laid out for, each with a name: `@media (--wide)` in a style, `SCREENS['--wide']` in a
 * script. The build puts the widths in their place, and stops at a name that stands nowhere here.
 */
export const SCREENS = {
  /** A phone in one's hand, or a tablet held upright: one column. */
  '--narrow': '(max-width: 959px)',
  /** A desk, with the players in its left margin. */
  '--wide': '(min-width: 960px)',
  '--phone': '(max-width: 599px)',
  /** Where words run out of room first. */
  '--slim': '(max-width: 379px)',
  '--slimmest': '(max-width: 359px)',
  '--roomy': '(min-width: 480px)',
  '--not-roomy': '(max-width: 479px)',
  /** Between phone and desk. */
  '--tablet': '(min-width: 600px) and (max-width: 959px)',
  /** A phone that lies on its side: the board on the left, slip and hand on the right. */
  '--flat': '(max-width: 959px) and (max-height: 500px) and (orientation: landscape)',
  /** A tablet held upright: one column with room for large things. */
  '--tall-tablet': '(min-width: 700px) and (max-width: 959px) and (min-height: 900px)',
  /** One column that does not fit: the page scrolls, the slip stays. */
  '--short': '(max-width: 959px) and (min-height: 501px) and (max-height: 800px)',
  /** A desk that does not fit. */
  '--short-desk': '(min-width: 960px) and (max-height: 859px)',
  /** A laptop: all fits, with less air. */
  '--laptop': '(min-width: 960px) and (max-height: 960px)',
  /** A large screen, seen from farther away: larger letters and things. */
  '--large': '(min-width: 1700px) and (min-height: 980px)',
  '--high-desk': '(min-width: 960px) and (min-height: 1000px)',
  /** Narrower margins. */
  '--small-desk': '(min-width: 960px) and (max-width: 1380px)',
  /** The ledger is a drawer. */
  '--drawer': '(min-width: 960px) and (max-width: 1199px)',
  /** The ledger lies open in the right margin. */
  '--widest': '(min-width: 1200px)',
  /** A note has room beside what it is about. */
  '--beside': '(min-width: 1300px)',
} as const
