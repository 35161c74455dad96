import type { About } from '../volume'

export const about: About = {
  place: 2,
  title: 'Library Labyrinth',
  seats: [1, 5],
  manner: 'together',
  symbol: 'lab-compass',
  glance: ['ui-lamp', 'lab-terror', 'lab-bookwyrm'],
  begins: { difficulty: 'novice' },
}
