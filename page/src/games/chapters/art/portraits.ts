/**
 * The twenty-four Friends, on a field of 64 by 64: pieces of paint laid one over the other.
 *
 * All are the same bust under the same lamp, so that they read as one company; each has one idea that survives at 40 pixels
 * (a hat, a thing in the hands, what stands behind), and no two share an outline.
 */

/** Some paint on a path; with a width it is a line. */
export type Piece = readonly [paint: keyof typeof PAINTS, d: string, width?: number]

/** A portrait: its wall, and what is painted before it, back to front. */
export interface Portrait {
  readonly wall: keyof typeof PAINTS
  readonly pieces: readonly Piece[]
}

export const PAINTS = {
  ink: '#2a211c',
  white: '#fffaf0',
  cream: '#f6e6c8',
  paper: '#e9d5ab',
  grey: '#9aa0a3',
  silver: '#d5d9da',
  slate: '#4c5a66',
  red: '#c23a33',
  coral: '#e9796a',
  rose: '#f2b3ac',
  orange: '#e2902c',
  gold: '#f2c14e',
  olive: '#7d8a3c',
  green: '#2f7f5f',
  mint: '#8fd0ac',
  teal: '#1f6f78',
  sky: '#a9d4ea',
  blue: '#2f63b5',
  navy: '#22386b',
  plum: '#6d3f82',
  lilac: '#c4a8dd',
  brown: '#6b4327',
  wood: '#a9713f',
  // skin, from fair to deep
  fair: '#f7d3b5',
  light: '#ecb98c',
  tan: '#d39a68',
  umber: '#a66b3f',
  deep: '#7a4a2c',
  // hair
  black: '#241d22',
  chestnut: '#5a3321',
  ginger: '#c2622a',
  ash: '#b9b4ac',
  snow: '#f1eee8',
} as const

type Paint = keyof typeof PAINTS

const dot = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`

const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}z`
    : `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** Shoulders, neck and head; whatever the Friend wears or holds comes before or after. */
const bust = (skin: Paint, clothes: Paint, x = 32, y = 0): Piece[] => [
  [clothes, `M${x - 23} 66C${x - 23} ${52 + y} ${x - 13} ${47 + y} ${x} ${47 + y}S${x + 23} ${52 + y} ${x + 23} 66z`],
  [skin, `M${x - 5} ${38 + y}h10v8c0 5.5 -10 5.5 -10 0z`],
  [skin, `${dot(x - 12, 30 + y, 2.6)}${dot(x + 12, 30 + y, 2.6)}`],
  [
    skin,
    `M${x - 12} ${27 + y}C${x - 12} ${12 + y} ${x + 12} ${12 + y} ${x + 12} ${27 + y}C${x + 12} ${37 + y} ${x + 6} ${43 + y} ${x} ${43 + y}S${x - 12} ${37 + y} ${x - 12} ${27 + y}z`,
  ],
]

const eyes = (x = 32, y = 30): Piece => ['ink', `${dot(x - 5, y, 1.7, 2)}${dot(x + 5, y, 1.7, 2)}`]
const smile = (x = 32, y = 36): Piece => [
  'ink',
  `M${x - 4} ${y}C${x - 2} ${y + 2.8} ${x + 2} ${y + 2.8} ${x + 4} ${y}`,
  1.6,
]
const laugh = (x = 32, y = 35): Piece[] => [
  ['red', `M${x - 5} ${y}H${x + 5}C${x + 5} ${y + 7} ${x - 5} ${y + 7} ${x - 5} ${y}z`],
  ['white', `M${x - 4} ${y}h8v2h-8z`],
]
const cheeks = (x = 32, y = 34): Piece => ['coral', `${dot(x - 8.5, y, 2, 1.4)}${dot(x + 8.5, y, 2, 1.4)}`]
const glasses = (paint: Paint, r = 4.6, y = 30): Piece => [
  paint,
  `${dot(26.6, y, r)}${dot(37.4, y, r)}M${26.6 + r} ${y}h${10.8 - 2 * r}M${26.6 - r} ${y}l-3 -1.5M${37.4 + r} ${y}l3 -1.5`,
  1.6,
]

/** A short, full head of hair that follows the skull. */
const crop = (paint: Paint): Piece => [
  paint,
  'M18.6 28C16 12 25 8 33 8S48 13 45.4 28C44.6 24 43.6 21.4 41 20C35 22 27 22 23 19.6C20.4 21.6 19.4 24 18.6 28z',
]

export const PORTRAITS: Readonly<Record<string, Portrait>> = {
  // tied headband, pencil in the bun, shadows under the eyes
  'exam-season-mugger': {
    wall: 'rose',
    pieces: [
      ['black', dot(32, 8.5, 7)],
      ['gold', 'M20 2L43 13', 3],
      ['coral', 'M42 3.2L46.5 14.8L48 13.4z'],
      ...bust('light', 'navy'),
      crop('black'),
      ['white', 'M19.4 21.4C26 17.6 38 17.6 44.6 21.4V25.6C38 21.8 26 21.8 19.4 25.6z'],
      ['white', 'M45 22L53 17.5L50 24L54 28z'],
      ['red', dot(32, 21, 2.4)],
      eyes(32, 30.5),
      ['umber', 'M24.6 34.2q2.4 1.6 4.8 0M34.6 34.2q2.4 1.6 4.8 0', 1.2],
      ['ink', 'M29 38.6H35', 1.6],
    ],
  },
  // the wings of an armchair, a flat cap and a mug
  'corner-seat-regular': {
    wall: 'mint',
    pieces: [
      ['red', 'M7 66V24C7 10 16 6 32 6S57 10 57 24V66z'],
      ['coral', `${dot(17, 22, 1.5)}${dot(47, 22, 1.5)}${dot(14, 36, 1.5)}${dot(50, 36, 1.5)}${dot(32, 10, 1.5)}`],
      ...bust('fair', 'slate'),
      ['snow', 'M19.4 29C18.6 24 20 21 22 21V30zM44.6 29C45.4 24 44 21 42 21V30z'],
      ['olive', 'M18 22C17 12 25 8.6 33 8.6C42 8.6 47.6 13 47 20.6L52 22.4C50 26 40 22.6 32 22.6S21 24.4 18 22z'],
      eyes(32, 29.5),
      [
        'snow',
        'M24.6 36.6C27 33.4 30.6 33.6 32 35C33.4 33.6 37 33.4 39.4 36.6C37 38.6 33.6 38 32 37C30.4 38 27 38.6 24.6 36.6z',
      ],
      ['white', box(38, 48, 13, 14, 2)],
      ['white', 'M51 51.4c6 -1 6 8 0 7.4', 2.4],
      ['grey', 'M42 45.6q-2 -2.4 0 -4.6M46.6 45.6q-2 -2.4 0 -4.6', 1.5],
    ],
  },
  // goggles pushed up, an apron, a spanner at the ready
  'workshop-addict': {
    wall: 'gold',
    pieces: [
      ...bust('umber', 'white'),
      crop('black'),
      ['brown', 'M19 19.4C26 15.6 38 15.6 45 19.4V23.4C38 19.8 26 19.8 19 23.4z'],
      ['silver', `${dot(26, 18.4, 6)}${dot(38, 18.4, 6)}`],
      ['sky', `${dot(26, 18.4, 4)}${dot(38, 18.4, 4)}`],
      eyes(32, 31),
      ...laugh(32, 35.4),
      [
        'teal',
        'M22 66V55H42V66zM22 56C20 52 19.6 50 19.4 48.2L22.6 47.6C22.8 50 23.4 53 25 56zM42 56C44 52 44.4 50 44.6 48.2L41.4 47.6C41.2 50 40.6 53 39 56z',
      ],
      ['slate', 'M53 64L51.4 45', 4],
      ['slate', 'M46.4 44C45 38.6 49 36 50 36V41H53V36C56 37 58 41 55.4 44.6C53 47 48.4 47 46.4 44z'],
    ],
  },
  // a paper crown, a gap in the teeth
  'storytime-superfan': {
    wall: 'sky',
    pieces: [
      ['chestnut', 'M17 40C13 24 18 10 32 10S51 24 47 40z'],
      ...bust('tan', 'orange', 32, 4),
      [
        'chestnut',
        'M19 31C18 18 26 14 32 14S46 18 45 31C42 27 40 24.4 38 23.4C32 26 25 26 22 25.4C20.6 27 19.6 29 19 31z',
      ],
      ['gold', 'M15.6 21L13 3.6L22.6 11L32 1L41.4 11L51 3.6L48.4 21C38 17.4 26 17.4 15.6 21z'],
      ['red', dot(32, 12.6, 2.3)],
      ['blue', `${dot(21.6, 15, 1.8)}${dot(42.4, 15, 1.8)}`],
      ['ink', `${dot(26.4, 34, 2.3, 2.7)}${dot(37.6, 34, 2.3, 2.7)}`],
      ['white', `${dot(27.2, 33, 0.9)}${dot(38.4, 33, 0.9)}`],
      cheeks(32, 39),
      ['red', 'M26 39.6H38C38 47 26 47 26 39.6z'],
      ['white', 'M27 39.6h3.6v2.8h-3zM33.4 39.6h3.6l-.6 2.8h-3z'],
    ],
  },
  // one eye made huge by the glass
  'microfilm-sleuth': {
    wall: 'lilac',
    pieces: [
      ['ginger', 'M15 42C12 20 18 7 32 7S52 20 49 42C46 45 42 45 40 44H24C22 45 18 45 15 42z'],
      ...bust('fair', 'green'),
      [
        'ginger',
        'M18.8 29C17.6 13 26 10 32 10S46.4 13 45.2 29C43 25 41.6 22.6 40.6 19.6C34 24 25 24.4 21.6 24C20 25.4 19.2 27 18.8 29z',
      ],
      ['ink', dot(26.4, 30.4, 1.7, 2)],
      ['ink', 'M27 38.4C29 39.8 31 39.8 33 38.4', 1.6],
      ['brown', 'M46.6 40.4L56 55', 4.4],
      ['white', dot(39, 30.6, 10)],
      ['sky', dot(39, 30.6, 6)],
      ['ink', dot(39, 30.6, 3.4)],
      ['white', dot(40.6, 29, 1.3)],
      ['slate', dot(39, 30.6, 10), 2.6],
    ],
  },
  // nothing to be seen but eyes over the edge of a book
  'novel-a-day-reader': {
    wall: 'cream',
    pieces: [
      ['black', 'M13 60C7 30 14 7 32 7S57 30 51 60z'],
      ...bust('light', 'plum'),
      ['black', 'M18.4 30C17 12 26 9.4 32 9.4S47 12 45.6 30C44.6 25 43 21.6 32 21.4S19.4 25 18.4 30z'],
      eyes(32, 28.6),
      ['ink', 'M24 24.6q3 -2.2 6 -.4M34 24.2q3 -1.8 6 .4', 1.4],
      ['white', 'M10 36L30 33.6H34L54 36V56L34 58.4H30L10 56z'],
      ['teal', 'M8 35L31 33V60L8 58zM56 35L33 33V60L56 58z'],
      ['navy', box(30.4, 33, 3.2, 27)],
      ['gold', `${box(13, 40, 12, 2)}${box(13, 44, 9, 2)}${box(39, 40, 12, 2)}${box(42, 44, 9, 2)}`],
      ['light', `${dot(9, 49, 3, 4)}${dot(55, 49, 3, 4)}`],
    ],
  },
  // a wide straw hat and dark glasses
  'weekend-wanderer': {
    wall: 'sky',
    pieces: [
      ['chestnut', 'M17 46C14 34 15 22 20 18H44C49 22 50 34 47 46C44 48 41 46 40 42H24C23 46 20 48 17 46z'],
      ...bust('umber', 'coral'),
      ['white', 'M13 52C16 50 18 49 20 48.4V66H13zM51 52C48 50 46 49 44 48.4V66H51z'],
      [
        'gold',
        'M3 23.6C8 18 18 20.4 20 18C20.6 8 26 5 32 5S43.4 8 44 18C46 20.4 56 18 61 23.6C52 28.6 42 24.6 32 24.6S12 28.6 3 23.6z',
      ],
      [
        'red',
        'M19.6 19.4C20 17.6 20 16.6 20.2 15.4C28 18 36 18 43.8 15.4C44 16.6 44 17.6 44.4 19.4C36 22 28 22 19.6 19.4z',
      ],
      ['ink', `${box(21, 27.4, 10, 7, 3)}${box(33, 27.4, 10, 7, 3)}${box(29, 28, 6, 2)}`],
      smile(32, 37.4),
    ],
  },
  // a window with the sun in it, a plant on the sill
  'window-seat-sampler': {
    wall: 'wood',
    pieces: [
      ['sky', box(5, 5, 54, 46)],
      ['gold', dot(51, 13, 6)],
      ['white', `${dot(14, 15, 5, 3.4)}${dot(19, 13.6, 5, 4)}`],
      ['white', 'M32 3V51M3 26H61M3.6 3.6H60.4V52H3.6z', 2.6],
      ['chestnut', 'M18 20C18 8 46 8 46 20C50 36 48 52 52 60H40V40H24C22 46 20 46 18 44C16 40 18 30 18 20z'],
      ...bust('tan', 'olive'),
      ['chestnut', 'M18.6 30C16.6 12 26 9.6 32 9.6S48 12 45.4 32C45 25 40 22.6 36 17.6C34 22 24 24 20.6 25z'],
      eyes(),
      smile(),
      cheeks(),
      ['orange', 'M5 55H16L14.4 66H6.6z'],
      ['green', 'M10.4 55C4 50 3.4 44 4.6 41C9 43.6 10.8 49 10.4 55C11 48 14 43 18 42.4C18.6 48 15 53.6 10.4 55z'],
    ],
  },
  // half-moon glasses slid down, one brow up, a bow tie
  'curious-retiree': {
    wall: 'mint',
    pieces: [
      ...bust('fair', 'brown'),
      ['white', 'M27 48L32 62L37 48z'],
      [
        'snow',
        'M18.4 33C13 30 14.6 21 18.6 20C19 13.6 25 11.6 27 14C24 17 22 20 21.6 26zM45.6 33C51 30 49.4 21 45.4 20C45 13.6 39 11.6 37 14C40 17 42 20 42.4 26z',
      ],
      ['ink', `${dot(27, 28.4, 1.7, 2)}${dot(37, 28, 1.7, 2)}`],
      ['snow', 'M22.6 24.6q4 -2.4 7.4 -.4', 2.2],
      ['snow', 'M34 20.6q4 -3.4 8 -.4', 2.2],
      ['slate', 'M21.6 31.6H31C31 37 21.6 37 21.6 31.6zM33 31.6H42.4C42.4 37 33 37 33 31.6zM31 32h2', 1.5],
      ['ink', 'M29 39.4C31 40.6 34.6 40.4 36.4 38.4', 1.6],
      ['red', 'M32 50.4L23.4 46.4V55.6zM32 50.4L40.6 46.4V55.6z'],
      ['coral', dot(32, 51, 2.6)],
    ],
  },
  // two and a half: one on the shoulders
  'family-day-outers': {
    wall: 'gold',
    pieces: [
      ['blue', 'M-2 66C-2 55 5 51 14 51S31 55 31 66z'],
      ['tan', dot(15, 39, 9, 10)],
      ['black', 'M5.6 39C4 28 10 26.4 15 26.4S26 28 24.4 39C22 35 21 33.6 15 33.6S8 35 5.6 39z'],
      ['red', 'M31 66C31 55 38 51 49 51S66 55 66 66z'],
      ['chestnut', 'M37 54C34 34 40 27 49 27S64 34 61 54z'],
      ['light', dot(49, 40, 9, 10)],
      ['chestnut', 'M39.6 40C39 30 44 28.6 49 28.6S59 30 58.4 40C56 36 54 34 47 32.6C45 35.6 42 36.6 39.6 40z'],
      ['ink', `${dot(11.4, 40.6, 1.4)}${dot(18.6, 40.6, 1.4)}${dot(45.4, 41, 1.4)}${dot(52.6, 41, 1.4)}`],
      ['ink', 'M12 45.4q3 2.4 6 0M46 45.8q3 2.4 6 0', 1.4],
      ['green', 'M22 36C22 27 26 24.4 32 24.4S42 27 42 36z'],
      ['light', dot(32, 15, 8.6, 9)],
      ['black', 'M23 15C22 5 28 3.6 32 3.6S42 5 41 15C38 11 36 9.6 32 9.6S26 11 23 15z'],
      ['black', `${dot(24, 6.6, 3.2)}${dot(40, 6.6, 3.2)}`],
      ['ink', `${dot(28.6, 15.6, 1.4)}${dot(35.4, 15.6, 1.4)}`],
      ['red', 'M28.4 18.8H35.6C35.6 23.4 28.4 23.4 28.4 18.8z'],
    ],
  },
  // a colour of hair for every shelf, and star-shaped glasses
  'genre-hopper': {
    wall: 'cream',
    pieces: [
      ['plum', 'M13 44C8 20 18 6 32 6V44z'],
      ['green', 'M51 44C56 20 46 6 32 6V44z'],
      ...bust('light', 'ink'),
      ['coral', 'M18.4 31C16 13 25 7 32 7V20C26 21 20.6 24 18.4 31z'],
      ['gold', 'M28 7.4C31 6.6 33 6.6 36 7.4V20.4C33 20 31 20 28 20.4z'],
      ['blue', 'M45.6 31C48 13 39 7 33 7V20C38 21 43.4 24 45.6 31z'],
      [
        'ink',
        'M26 24.4L28 28.4L32 29L29 32L29.8 36.2L26 34.2L22.2 36.2L23 32L20 29L24 28.4zM38 24.4L40 28.4L44 29L41 32L41.8 36.2L38 34.2L34.2 36.2L35 32L32 29L36 28.4z',
      ],
      ['gold', `${dot(26, 30.8, 2)}${dot(38, 30.8, 2)}`],
      smile(32, 38),
      ['white', 'M24 50L32 60L40 50', 2],
    ],
  },
  // round hair, a bell under the hand
  'quiz-night-captain': {
    wall: 'coral',
    pieces: [
      ['black', dot(32, 22, 20, 19)],
      ...bust('deep', 'gold'),
      ['black', 'M19 27C18.6 18 24 14 32 14S45.4 18 45 27C42 21.6 38 20 32 20S22 21.6 19 27z'],
      eyes(),
      ...laugh(32, 35),
      ['gold', `${dot(17.4, 36, 2.2)}${dot(46.6, 36, 2.2)}`],
      ['red', 'M20 50L22.2 54.8L27.2 55.4L23.5 58.8L24.6 63.8L20 61.2L15.4 63.8L16.5 58.8L12.8 55.4L17.8 54.8z'],
      ['white', dot(49, 46, 3)],
      ['white', 'M36.6 60C36.6 50 42 47 49 47S61.4 50 61.4 60z'],
      ['ink', 'M36.6 60C36.6 50 42 47 49 47S61.4 50 61.4 60z', 1.6],
      ['ink', box(34, 59.4, 30, 5, 2)],
      ['white', 'M38.4 44L35 40.6M43.6 40.6L42 36.4M55 40.6L56.6 36.4M59.8 44L63 40.6', 1.9],
    ],
  },
  // a cap and cheeks full of stamps
  'library-stamp-collector': {
    wall: 'sky',
    pieces: [
      ...bust('tan', 'red'),
      ['black', 'M18.6 30C17 20 20 17 22 17H42C44 17 47 20 45.4 30L43 24H21z'],
      ['blue', 'M18 22C17 10 25 7 32 7S47 10 46 22C38 19 26 19 18 22z'],
      ['navy', 'M18 21.4C26 17.6 40 17.4 46 21L57 24C54 27.6 42 24 32 24C26 24 20 25 18 24.6z'],
      ['white', dot(32, 14, 4), 1.6],
      eyes(32, 30.6),
      smile(),
      ['red', dot(40, 36.6, 3.2), 1.3],
      ['paper', 'M8 46L30 42.6L33 62L11 65z'],
      ['red', dot(16, 51.4, 4), 1.6],
      ['blue', dot(26, 50, 4), 1.6],
      ['green', dot(18.4, 60, 3.6), 1.6],
      ['plum', 'M23.6 56.4L30.6 55.4L31.4 61L24.4 62z', 1.6],
    ],
  },
  // one eye, one lens
  'architecture-photographer': {
    wall: 'silver',
    pieces: [
      ['grey', `${box(3, 26, 9, 40)}${box(52, 20, 9, 46)}${box(12, 40, 6, 26)}`],
      [
        'white',
        `${box(5, 30, 2, 3)}${box(8.6, 30, 2, 3)}${box(5, 36, 2, 3)}${box(8.6, 36, 2, 3)}${box(54, 25, 2, 3)}${box(57.4, 25, 2, 3)}${box(54, 31, 2, 3)}${box(57.4, 31, 2, 3)}`,
      ],
      ...bust('light', 'ink'),
      ['black', 'M18.6 32C15 12 25 7 34 7S49 14 45.4 28C44 22 42 19.6 38 18C32 22 25 19 22.4 25z'],
      ['ink', dot(26, 30, 1.7, 2)],
      ['ink', 'M28 40q3 1.6 6 0', 1.6],
      ['slate', box(28, 23, 24, 15, 2.6)],
      ['slate', box(34, 20, 9, 5, 1.5)],
      ['silver', dot(40, 30.4, 6.4)],
      ['navy', dot(40, 30.4, 4.6)],
      ['sky', dot(38.4, 28.8, 1.6)],
      ['red', dot(48.6, 26, 1.3)],
      ['light', 'M50 36C55 35 55 41 51 42C47 42 44 40 44 38.4z'],
    ],
  },
  // a bedroll over the head, straps over the shoulders
  'backpacking-booklover': {
    wall: 'mint',
    pieces: [
      ['olive', 'M14 64V22C14 14 20 12 32 12S50 14 50 22V64z'],
      ['coral', box(8, 2, 48, 13, 6.5)],
      ['red', dot(49.4, 8.5, 6.4)],
      ['coral', dot(49.4, 8.5, 4.2)],
      ['red', dot(49.4, 8.5, 2)],
      ['brown', 'M19 2.6V16M38 2.6V16', 2.4],
      ...bust('fair', 'sky'),
      ['ginger', 'M18.6 27C17 15 25 12.6 32 12.6S47 15 45.4 27C44 23.6 42 22 32 21.4S20 23.6 18.6 27z'],
      ['ginger', 'M19.4 31C20 44 27 47 32 47S44 44 44.6 31C42 37 39 35 32 35S22 37 19.4 31z'],
      eyes(32, 28.6),
      ['red', 'M28.4 38.6H35.6C35.6 42.6 28.4 42.6 28.4 38.6z'],
      ['brown', 'M18 50V66M46 50V66', 5],
      ['gold', `${box(15.4, 55, 5.2, 3.4)}${box(43.4, 55, 5.2, 3.4)}`],
    ],
  },
  // a bobble hat, plaits and a striped scarf in a land of no winter
  'exchange-student': {
    wall: 'rose',
    pieces: [
      [
        'gold',
        'M18.4 28C14 34 17 42 15 52L20 53C22 44 20 36 22 30zM45.6 28C50 34 47 42 49 52L44 53C42 44 44 36 42 30z',
      ],
      ['red', 'M14.6 49h6v4h-6zM43.4 49h6v4h-6z'],
      ...bust('fair', 'blue'),
      ['gold', 'M19 28C19 22 22 20 32 20S45 22 45 28C41 25 38 23.6 32 23.6S23 25 19 28z'],
      ['teal', 'M17.6 22C17 10.6 24 8 32 8S47 10.6 46.4 22z'],
      ['white', 'M16.6 18.6C26 16 38 16 47.4 18.6V24C38 21.4 26 21.4 16.6 24z'],
      ['white', dot(32, 6, 4.6)],
      eyes(),
      smile(),
      cheeks(),
      ['red', 'M20 45C27 49 37 49 44 45L46 51C38 55 26 55 18 51zM36 52H44L46 66H37z'],
      ['white', 'M24.4 47.4L23.4 53M32 48.4V54M39.6 47.4L40.6 53M36.8 58H45M37 62.4H45.6', 1.8],
    ],
  },
  // a turban, a great beard, a scroll of notes
  'visiting-scholar': {
    wall: 'paper',
    pieces: [
      ...bust('umber', 'slate'),
      ['ash', 'M19 30C18.6 48 26 55 32 55S45.4 48 45 30C42 36.6 38 35 32 35S22 36.6 19 30z'],
      ['ink', 'M28.4 40.4C30.6 42 33.4 42 35.6 40.4', 1.6],
      ['orange', 'M16.6 25C14.6 9 24 3.6 32 3.6S49.4 9 47.4 25C42 20 36.6 17.4 32 14C27.4 17.4 22 20 16.6 25z'],
      ['gold', 'M20 20C22 12 27 7 38 6.4M18.6 24C24 18 34 13 45 12.4M24 20.4C30 15.4 40 16 46.6 20', 1.5],
      glasses('ink', 4.4, 28.6),
      ['ink', `${dot(26.6, 28.8, 1.5)}${dot(37.4, 28.8, 1.5)}`],
      ['white', box(45, 45, 14, 22, 1)],
      ['paper', box(43, 42.6, 18, 5, 2.5)],
      ['wood', `${dot(43.4, 45.1, 1.6)}${dot(60.6, 45.1, 1.6)}`],
      ['grey', 'M48 52H56M48 56H56M48 60H53', 1.4],
    ],
  },
  // lit by a ring, speaking to many
  'library-hopping-vlogger': {
    wall: 'plum',
    pieces: [
      ['white', dot(32, 28, 24), 5],
      ['lilac', dot(32, 28, 24), 1.4],
      ...bust('tan', 'mint'),
      [
        'black',
        'M18.6 26C16 10 26 4.6 36 6.6C46 8 47 18 45.4 26C44.6 22 44 19.6 42 17.6C36 19.6 26 19.6 22 18C20 20.6 19.2 23 18.6 26z',
      ],
      ['lilac', 'M30 5.8C38 5 44 8 45.6 14C42 11 36 8.6 30 5.8z'],
      ['ink', 'M17.4 30C15.6 10 24 6 32 6S48.4 10 46.6 30', 2.6],
      ['coral', `${box(14, 26, 6, 10, 3)}${box(44, 26, 6, 10, 3)}`],
      eyes(),
      ...laugh(32, 35),
      ['slate', 'M32 66V55', 3],
      ['ink', box(28, 44.6, 8, 13, 4)],
      ['grey', 'M28.6 49H35.4M28.6 52.6H35.4', 1.3],
    ],
  },
  // a headscarf, a whistle, a plan
  'study-group-leader': {
    wall: 'gold',
    pieces: [
      ['blue', 'M12 66C10 50 14 44 15 30C15 14 22 6 32 6S49 14 49 30C50 44 54 50 52 66z'],
      ['light', 'M21 28C21 16 43 16 43 28C43 37 38 42 32 42S21 37 21 28z'],
      ['navy', 'M16 42C20 50 27 53.6 32 53.6S44 50 48 42C46 52 40 60 30 60.6C22 59 17 52 16 42z'],
      ['sky', 'M18 24C19 13 26 9.6 32 9.6S45 13 46 24C42 18.6 38 16.6 32 16.6S22 18.6 18 24z'],
      eyes(32, 28.6),
      smile(32, 34.6),
      cheeks(32, 33),
      ['white', 'M40 46L60 43L62.6 61L42.6 64z'],
      ['green', 'M43.6 50.6l1.6 1.6l2.6 -3.6M44.4 56.4l1.6 1.6l2.6 -3.6', 1.6],
      ['grey', 'M50.6 50L58.6 48.8M51.4 55.6L59.4 54.4M52.2 60.6L57 60', 1.6],
    ],
  },
  // a moustache above the steam of a cup
  'kopi-kaki': {
    wall: 'sky',
    pieces: [
      ...bust('tan', 'green'),
      ['white', 'M26 47.6L32 56L38 47.6L36 46H28z'],
      ['black', 'M18.6 27C17.6 19 21 16 23 16C22 20 21 23 21 27zM45.4 27C46.4 19 43 16 41 16C42 20 43 23 43 27z'],
      ['black', 'M22 17C26 11.6 38 11.6 42 17C37 14.6 27 14.6 22 17z'],
      eyes(32, 27.6),
      ['black', 'M20.4 35C25 29.6 30 31.6 32 33.6C34 31.6 39 29.6 43.6 35C39 39 34.6 38 32 36C29.4 38 25 39 20.4 35z'],
      ['white', 'M37 45H59L56.4 59C56 61.6 53.6 63 51 63H45C42.4 63 40 61.6 39.6 59z'],
      ['brown', 'M38 46.6H58L57.4 50H38.6z'],
      ['blue', `${dot(45, 55.6, 1.6)}${dot(51, 55.6, 1.6)}${dot(48, 58.6, 1.6)}`],
      ['white', 'M43.6 42.4q-3 -3.4 0 -6.6t0 -6M51 42.4q-3 -3.4 0 -6.6t0 -6', 1.9],
    ],
  },
  // a perm, two needles and a ball of wool
  'craft-circle-auntie': {
    wall: 'lilac',
    pieces: [
      [
        'slate',
        `${dot(18, 24, 6)}${dot(19, 33, 5)}${dot(22, 15, 6.6)}${dot(32, 11, 7.4)}${dot(42, 15, 6.6)}${dot(46, 24, 6)}${dot(45, 33, 5)}`,
      ],
      ...bust('light', 'rose'),
      ['slate', `${dot(23, 20, 4.6)}${dot(32, 17.4, 5.4)}${dot(41, 20, 4.6)}`],
      glasses('red', 5),
      ['ink', `${dot(26.6, 30.4, 1.5)}${dot(37.4, 30.4, 1.5)}`],
      smile(32, 37),
      ['coral', dot(32, 59, 10.4)],
      ['red', 'M24 54C30 52 36 56 41 62M22.6 60C28 56 36 57 40 65M30 49.4C36 51 40 55 42 60', 1.7],
      ['gold', 'M20 65L46 45.6M44 66L18 47', 2.6],
      ['gold', `${dot(47, 44.8, 2.6)}${dot(17, 46.2, 2.6)}`],
    ],
  },
  // a crocodile on one hand has most of the lines
  'volunteer-storyteller': {
    wall: 'orange',
    pieces: [
      ...bust('deep', 'cream', 27),
      ['black', `${dot(17, 20, 4.6)}${dot(21, 13.6, 5)}${dot(28, 11, 5.6)}${dot(35, 14, 5)}${dot(38.6, 20.4, 4.4)}`],
      eyes(27, 29.6),
      ...laugh(27, 35),
      [
        'green',
        'M45 66V40C43 36 41 33 42 29C44 24 52 23 57 25L63 27.6C64 30 62 31.6 58 32L54 33.4L63 35.6C63.6 39 60 40 56 40V66z',
      ],
      ['white', 'M54 32.6l1.4 2.4l1.6 -2.6l1.4 2.2l1.6 -2.8z'],
      ['white', dot(48.4, 26, 3.6)],
      ['ink', dot(49.4, 26, 1.7)],
      ['olive', 'M45 44H56M45 50H56M45 56H56', 1.6],
    ],
  },
  // pearls, red frames, a heart on the cover
  'book-club-host': {
    wall: 'mint',
    pieces: [
      ['ash', 'M16 38C12 18 20 7 32 7S52 18 48 38C46 42 43 42 42 40H22C21 42 18 42 16 38z'],
      ...bust('umber', 'plum'),
      ['ash', 'M18.6 30C17 13 25 10 32 10S47 13 45.4 30C44 25.6 42 22.6 36 18C33 22.6 24 23 18.6 30z'],
      ['red', `${box(20.4, 26.6, 10.4, 8, 3)}${box(33.2, 26.6, 10.4, 8, 3)}M30.8 30h2.4`, 1.9],
      ['ink', `${dot(26, 30.6, 1.6)}${dot(38, 30.6, 1.6)}`],
      smile(32, 37.6),
      [
        'white',
        `${dot(22.4, 48.6, 1.9)}${dot(25.4, 51.4, 1.9)}${dot(29, 53, 1.9)}${dot(33, 53.2, 1.9)}${dot(37, 52.2, 1.9)}${dot(40.4, 49.8, 1.9)}`,
      ],
      ['red', box(40, 46, 17, 20, 1.6)],
      ['white', 'M48.6 60C41 54.6 44 49.4 48.6 52.6C53.2 49.4 56.2 54.6 48.6 60z'],
    ],
  },
  // whichever you greet, it is the other one
  'inseparable-twins': {
    wall: 'coral',
    pieces: [
      ['black', `${dot(4.6, 20, 4.6)}${dot(30, 16.6, 4)}${dot(34, 16.6, 4)}${dot(59.4, 20, 4.6)}`],
      ['teal', 'M-2 66C-2 53 6 49 17 49S36 53 36 66z'],
      ['gold', 'M28 66C28 53 36 49 47 49S66 53 66 66z'],
      ['light', `M13 40h8v8c0 4 -8 4 -8 0zM43 40h8v8c0 4 -8 4 -8 0z${dot(17, 33, 11, 12)}${dot(47, 33, 11, 12)}`],
      [
        'black',
        'M5.4 33C3 18 11 16 17 16S31 18 28.6 33C26 27 23 24 17 24S8 27 5.4 33zM35.4 33C33 18 41 16 47 16S61 18 58.6 33C56 27 53 24 47 24S38 27 35.4 33z',
      ],
      ['red', `${dot(7.6, 22, 2.2)}${dot(26.8, 19.4, 2.2)}`],
      ['blue', `${dot(37.2, 19.4, 2.2)}${dot(56.4, 22, 2.2)}`],
      ['ink', `${dot(13, 34, 1.6)}${dot(21, 34, 1.6)}${dot(43, 34, 1.6)}${dot(51, 34, 1.6)}`],
      ['ink', 'M13.6 39.4q3.4 2.6 6.8 0M43.6 39.4q3.4 2.6 6.8 0', 1.5],
    ],
  },
}
