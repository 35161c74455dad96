/** What can be said by one press, in the order in which it stands there. */

export const QUICK_PHRASES = [
  'hello',
  'your_turn',
  'thinking',
  'well_played',
  'oops',
  'burn',
  'thanks',
  'back_soon',
  'good_game',
  'again',
] as const
