import type { About } from '../volume'

export const about: About = {
  place: 1,
  title: 'Fire in the Library',
  seats: [1, 6],
  manner: 'luck',
  symbol: 'fire-fire',
  glance: ['ui-hand', 'ui-check', 'fire-fire'],
}
