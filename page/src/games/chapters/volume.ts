import type { About } from '../volume'

export const about: About = {
  place: 4,
  title: 'Chapters',
  seats: [2, 4],
  manner: 'friends',
  symbol: 'chap-molly',
  glance: ['chap-space', 'chap-buddy', 'chap-molly'],
}
