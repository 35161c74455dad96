import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OptionNow } from '../../protocol'
import { Fitting, type Question } from './fitting.svelte'

/** Requests that were made, answered by hand. */
let asked: { path: string; wish: unknown; answer: (key: string) => Promise<void>; fail: () => Promise<void> }[] = []
const option = (key: string): OptionNow => ({ key, value: true, usual: true, idle: false, closed: [] })
const at = (seats: number, game = 'fire'): Question => ({ game, wish: { seats } })
const passing = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    return new Promise<Response>((resolve, reject) => {
      asked.push({
        path,
        wish: JSON.parse(body),
        answer: async (key) => {
          resolve(Response.json({ options: [option(key)] }))
          await passing()
        },
        fail: async () => {
          reject(new TypeError('no network'))
          await passing()
        },
      })
    })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** One that has heard of Fire. */
async function heard(): Promise<Fitting> {
  const fitting = new Fitting()
  fitting.about(at(3))
  await asked[0]?.answer('first')
  return fitting
}

describe('what goes together', () => {
  it('is asked at once of a game that nothing is known of', async () => {
    const fitting = new Fitting()
    fitting.about(at(3))
    expect(asked.map(({ path, wish }) => [path, wish])).toEqual([['/api/games/fire/options', { seats: 3 }]])
    expect(fitting.knows('fire')).toBe(false)
    await asked[0]?.answer('tools')
    expect(fitting.now('fire')).toEqual([option('tools')])
    expect(fitting.now('labyrinth')).toBeNull()
  })

  it('is asked once for many changes, and the last answer holds meanwhile', async () => {
    const fitting = await heard()
    for (const seats of [4, 5, 6]) {
      fitting.about(at(seats))
      await passing(50)
    }
    expect(asked).toHaveLength(1)
    await passing(200)
    expect(asked.map(({ wish }) => wish)).toEqual([{ seats: 3 }, { seats: 6 }])
    expect(fitting.now('fire')).toEqual([option('first')])
    await asked[1]?.answer('second')
    expect(fitting.now('fire')).toEqual([option('second')])
  })

  it('does not listen to an answer that comes too late', async () => {
    const fitting = await heard()
    fitting.about(at(4))
    await passing(200)
    fitting.about(at(5))
    await passing(200)
    await asked[2]?.answer('newest')
    await asked[1]?.answer('late')
    expect(fitting.now('fire')).toEqual([option('newest')])
  })

  it('is as last said when no answer comes, and open before anything was', async () => {
    const fitting = await heard()
    fitting.about(at(4))
    await passing(200)
    await asked[1]?.fail()
    expect(fitting.now('fire')).toEqual([option('first')])
    fitting.about(at(2, 'labyrinth'))
    await asked[2]?.fail()
    expect(fitting.knows('labyrinth')).toBe(true)
    expect(fitting.now('labyrinth')).toBeNull()
  })

  it('is waited for before a table opens', async () => {
    const fitting = await heard()
    fitting.about(at(4))
    let ready = false
    void fitting.settled().then(() => (ready = true))
    await passing()
    expect([asked.length, ready]).toEqual([2, false])
    await asked[1]?.answer('second')
    expect([fitting.now('fire'), ready]).toEqual([[option('second')], true])
  })
})
