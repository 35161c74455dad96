import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OptionInfo, OptionNow } from '../protocol'
import { optionWords } from '../words/options'
import { askedOptions, optionsWish, rulesTold, settledOptions } from './options'

const option = (key: string, allowed: unknown[] | string, usual: unknown): OptionInfo => ({
  key,
  allowed,
  default: usual,
  sentence: key,
})
const FIRE = [
  option('mode', ['table', 'robot', 'solo_robot', 'lone_librarian'], 'table'),
  option('tools', [true, false], true),
  option('fire', ['normal', 'wild', 'inferno'], 'normal'),
  option('technology', [true, false], false),
  option('shout', ['everyone', 'first', 'off'], 'everyone'),
  option('lone_bonus_counts', ['sections', 'cards'], 'sections'),
  option('robot_head_start', [0, 1, 2], 0),
  option('youth', 'a list of all seats', null),
]
type Value = OptionNow['value']
const now = (key: string, value: Value, usual: Value, closed: Value[] = [], idle = false): OptionNow => ({
  key,
  value,
  usual,
  idle,
  closed: closed.length > 0 ? [{ values: closed, sentence: 'not now' }] : [],
})

describe('what is asked', () => {
  it('is what the server leaves open, with the value that it says', () => {
    const [mode, tools] = askedOptions(
      FIRE,
      [now('mode', 'robot', 'table', ['solo_robot', 'lone_librarian']), now('tools', true, true, [false], true)],
      { mode: 'solo_robot', tools: false },
    )
    expect(mode).toMatchObject({ values: ['table', 'robot'], value: 'robot', usual: 'table', idle: false })
    expect(tools).toMatchObject({ values: [true], value: true, idle: true })
  })

  it('shows what somebody has chosen before the server has heard of it', () => {
    const [, tools] = askedOptions(FIRE, [now('mode', 'table', 'table'), now('tools', true, true)], { tools: false })
    expect(tools?.value).toBe(false)
  })

  it('is everything while the server has said nothing', () => {
    const asked = askedOptions(FIRE, null, { fire: 'wild' })
    expect(asked.map(({ key }) => key)).toEqual(FIRE.slice(0, -1).map(({ key }) => key))
    expect(optionsWish(asked)).toEqual({ fire: 'wild' })
  })
})

describe('what is sent', () => {
  it('says nothing of what is as usual at so many seats', () => {
    const told = [now('mode', 'solo_robot', 'solo_robot', ['table', 'robot']), now('technology', true, false)]
    expect(optionsWish(askedOptions(FIRE, told, { technology: true, fire: 'normal' }))).toEqual({ technology: true })
  })

  it('says what is left where that is not the usual', () => {
    const told = [now('fire', 'wild', 'normal', ['normal', 'inferno'], true)]
    expect(optionsWish(askedOptions(FIRE, told, {}))).toEqual({ fire: 'wild' })
  })

  it('forgets what is closed', () => {
    const told = [now('tools', true, true, [false], true), now('fire', 'normal', 'normal', ['wild', 'inferno'], true)]
    expect(optionsWish(askedOptions(FIRE, told, { tools: false, fire: 'wild' }))).toEqual({})
  })
})

describe('what is told', () => {
  const options = { mode: 'table', tools: false, fire: 'wild', technology: true, shout: 'off', youth: null }

  it('tells the rules of a table in words, in the order of the game', () => {
    const lines = ['Without tools', 'Wild fire', 'With technology books', 'Nobody scores for a fire']
    expect(rulesTold('fire', options, null)).toEqual(lines)
  })

  it('is silent about what does nothing', () => {
    const lines = ['Without tools', 'Wild fire', 'With technology books']
    expect(rulesTold('fire', options, [now('shout', 'everyone', 'everyone', ['off', 'first'], true)])).toEqual(lines)
  })

  it('has words for every option and value of the game that is asked', () => {
    for (const { key, allowed } of FIRE) {
      if (typeof allowed === 'string') continue
      const said = optionWords('fire', key)
      expect(said?.label, key).toBeTruthy()
      for (const value of allowed) if (typeof value === 'string') expect(said?.name(value), key).not.toBe(value)
    }
  })
})

describe('a table that is set', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is asked about once, and again where no answer came', async () => {
    const fetched = vi.fn().mockRejectedValueOnce(new TypeError('no network'))
    fetched.mockImplementation(() => Promise.resolve(Response.json({ options: [now('tools', true, true)] })))
    vi.stubGlobal('fetch', fetched)
    expect(await settledOptions('fire', 3, {})).toBeNull()
    expect(await settledOptions('fire', 3, {})).toEqual([now('tools', true, true)])
    expect(settledOptions('fire', 3, {})).toBe(settledOptions('fire', 3, {}))
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
