import { describe, expect, it } from 'vitest'
import type { Line } from '../../games/face'
import type { Told } from '../../lib/viewer.svelte'
import type { TableInfo, Update } from '../../protocol'
import { Absence } from './absence.svelte'

const ME = 1
const info = { grace: 120 } as TableInfo
const update = (number: number): Update => ({ number }) as Update
const told = [3, 4, 5, 6].map((number) => ({ number, events: [] }))
/** Every second moment is this seat's. */
const tell = ({ number }: Told<'fire'>): Line[] => [{ who: number % 2, text: `${number}`, rules: [], loud: false }]
const texts = (absence: Absence<'fire'>): string[] | undefined =>
  absence.missed(told, ME, tell)?.map((line) => line.text)

describe('whoever was away', () => {
  it('reads what came since the last visit, once', () => {
    const absence = new Absence<'fire'>(3)
    absence.follow({ online: true, newest: update(5), info })
    absence.follow({ online: true, newest: update(6), info })
    expect(texts(absence)).toEqual(['4', '5'])
    absence.read()
    expect(texts(absence)).toBeUndefined()
  })

  it('reads nothing where nothing was played in their seat, and on a first visit', () => {
    const absence = new Absence<'fire'>(3)
    absence.follow({ online: true, newest: update(4), info })
    expect(texts(absence)).toBeUndefined()
    const first = new Absence<'fire'>(undefined)
    first.follow({ online: true, newest: update(6), info })
    expect(texts(first)).toBeUndefined()
  })

  it.each([
    [119, undefined],
    [121, ['4', '5', '6']],
  ])('after a line that was cut for %i seconds reads %j', (seconds, missed) => {
    let now = 0
    const absence = new Absence<'fire'>(undefined, () => now)
    const before = update(3)
    absence.follow({ online: true, newest: before, info })
    absence.follow({ online: false, newest: before, info })
    now = 1000 * seconds
    absence.follow({ online: true, newest: before, info })
    absence.follow({ online: true, newest: update(6), info })
    expect(texts(absence)).toEqual(missed)
  })
})
