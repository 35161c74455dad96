/** The further steps of an answer, sent one by one as they are asked after it. */

export interface Steps {
  /** The update that the step before was an answer to. */
  readonly after: number | null
  readonly left: readonly string[]
}

export interface Asked {
  readonly number: number | null
  /** What this seat may answer. */
  readonly offered: readonly string[]
  /** Everything that happened has been shown. */
  readonly settled: boolean
  readonly refused: boolean
}

/**
 * What to do with the steps now: `wait` while the next question is not here, else the step that it asks for.
 * `moot`: all is done; or it was refused, asked otherwise, or somebody else is asked. They never wait for a later turn.
 */
export function nextStep(
  { after, left }: Steps,
  { number, offered, settled, refused }: Asked,
): { step: string } | 'wait' | 'moot' {
  if (refused) return 'moot'
  if (!settled || number === after) return 'wait'
  const step = left.find((one) => offered.includes(one))
  return step === undefined ? 'moot' : { step }
}

export const without = ({ left }: Steps, step: string): readonly string[] => left.filter((one) => one !== step)
