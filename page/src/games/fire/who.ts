/** Somebody in a sentence: oneself, somebody with a name, or the robot, which has no chair. */

export type Who = 'me' | 'robot' | { name: string }

export function whoIs(seat: number, names: readonly string[], me: number | null): Who {
  if (seat === me) return 'me'
  const name = names[seat]
  return name === undefined ? 'robot' : { name }
}
