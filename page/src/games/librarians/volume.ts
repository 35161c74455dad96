import type { About } from '../volume'

export const about: About = {
  place: 3,
  title: 'Librarians',
  seats: [1, 6],
  manner: 'quietly',
  symbol: 'lib-romance',
  glance: ['ui-book', 'ui-hand', 'lib-horror'],
}
