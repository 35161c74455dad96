import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTurn, turn } from './frame'

/** The browser begins a frame, which takes so many ms. */
let frame: (ms: number) => Promise<void>

beforeEach(() => {
  vi.useFakeTimers()
  let asked: FrameRequestCallback[] = []
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => asked.push(call))
  frame = async (ms) => {
    const began = performance.now()
    const called = asked
    asked = []
    for (const call of called) call(began)
    vi.spyOn(performance, 'now').mockReturnValue(began + ms)
    await vi.advanceTimersByTimeAsync(0)
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('turns', () => {
  it('are one a frame, in the order in which they were asked for', async () => {
    const came: string[] = []
    void turn().then(() => came.push('board'))
    void turn().then(() => came.push('slip'))
    expect(came).toEqual([])
    await frame(2)
    expect(came).toEqual(['board'])
    await frame(2)
    expect(came).toEqual(['board', 'slip'])
  })

  it('do not begin after a long frame, but do after some of them', async () => {
    let came = false
    void turn().then(() => (came = true))
    await frame(30)
    await frame(30)
    expect(came).toBe(false)
    await frame(30)
    expect(came).toBe(true)
  })

  it('come without any frame where nobody looks', async () => {
    vi.stubGlobal('document', { hidden: true })
    await turn()
    vi.stubGlobal('document', { hidden: false })
    let came = false
    void turn().then(() => (came = true))
    await vi.advanceTimersByTimeAsync(100)
    expect(came).toBe(true)
  })

  it('do what was asked for several times once, and what is asked for afterwards again', async () => {
    let done = 0
    const following = inTurn(() => (done += 1))
    following.ask()
    following.ask()
    expect(done).toBe(0)
    await frame(2)
    expect(done).toBe(1)
    following.ask()
    await frame(2)
    expect(done).toBe(2)
  })

  it('do nothing more for what has ended', async () => {
    let done = 0
    const following = inTurn(() => (done += 1))
    following.ask()
    following.end()
    await frame(2)
    expect(done).toBe(0)
  })
})
