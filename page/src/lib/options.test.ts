import { describe, expect, it } from 'vitest'
import type { OptionInfo } from '../protocol'
import { en } from '../words/en'
import { askedOptions, optionsWish, rulesTold, type Choosing } from './options'

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
const at = (seats: number, people = 1): Choosing => ({ seats, people, pace: 'live' })
const asked = (given: Record<string, unknown>, here: Choosing) => askedOptions('fire', FIRE, given, here)
const keys = (given: Record<string, unknown>, here: Choosing) => asked(given, here).map(({ key }) => key)
const values = (key: string, given: Record<string, unknown>, here: Choosing) =>
  asked(given, here).find((one) => one.key === key)?.values

const LABYRINTH = [
  option('difficulty', ['solo', 'novice', 'standard', 'advanced', 'expert'], 'standard'),
  option('double_curses', [0, 1, 2], 0),
  option(
    'extra_cards',
    Array.from({ length: 15 }, (_, count) => count),
    0,
  ),
  option('first_player', ['random', 0, 1, 2, 3, 4], 'random'),
]

describe('what a labyrinth asks', () => {
  const here = (given: Record<string, unknown>, seats: number) => askedOptions('labyrinth', LABYRINTH, given, at(seats))
  const of = (key: string, given: Record<string, unknown>, seats: number) =>
    here(given, seats).find((one) => one.key === key)

  it('is easier alone, unless one says otherwise', () => {
    expect(of('difficulty', {}, 1)?.value).toBe('solo')
    expect(optionsWish(here({}, 1))).toEqual({})
    expect(optionsWish(here({ difficulty: 'standard' }, 1))).toEqual({ difficulty: 'standard' })
    expect(of('difficulty', {}, 2)?.values).toEqual(['novice', 'standard', 'advanced', 'expert'])
    expect(optionsWish(here({ difficulty: 'standard' }, 2))).toEqual({})
  })

  it('adds no more curses than the box has', () => {
    expect(of('extra_cards', {}, 4)?.values).toEqual([0, 1, 2, 3, 4])
    expect(of('extra_cards', { double_curses: 2 }, 5)?.values).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('lets somebody begin who sits there', () => {
    expect(of('first_player', {}, 2)?.values).toEqual(['random', 0, 1])
    expect(of('first_player', {}, 1)).toBeUndefined()
  })
})

describe('what is asked', () => {
  it('asks for ways to be alone only with one chair', () => {
    expect(values('mode', {}, at(1))).toEqual(['solo_robot', 'lone_librarian'])
    expect(values('mode', {}, at(3))).toEqual(['table', 'robot'])
    expect(keys({}, at(6))).not.toContain('mode')
  })

  it('asks who is paid for a fire only without tools', () => {
    expect(keys({}, at(3))).not.toContain('shout')
    expect(keys({ tools: false }, at(3))).toContain('shout')
  })

  it('lets people race for a call only with other people', () => {
    expect(values('shout', { tools: false }, at(3, 1))).toEqual(['everyone', 'off'])
    expect(values('shout', { tools: false }, at(3, 2))).toEqual(['everyone', 'first', 'off'])
    expect(values('shout', { tools: false }, { seats: 3, people: 2, pace: 'days' })).toEqual(['everyone', 'off'])
  })

  it('asks for the robot’s head start only with a robot', () => {
    expect(keys({}, at(3))).not.toContain('robot_head_start')
    expect(keys({ mode: 'robot' }, at(3))).toContain('robot_head_start')
    expect(keys({}, at(1))).toContain('robot_head_start')
    expect(keys({ mode: 'lone_librarian' }, at(1))).not.toContain('robot_head_start')
    expect(keys({ mode: 'lone_librarian' }, at(1))).toContain('lone_bonus_counts')
  })

  it('never asks who is the youngest', () => {
    for (const seats of [1, 3, 6]) expect(keys({}, at(seats))).not.toContain('youth')
  })

  it('asks everything of a game that it knows nothing about', () => {
    expect(askedOptions('another', FIRE, {}, at(3)).map(({ key }) => key)).toHaveLength(FIRE.length - 1)
  })
})

describe('what is sent', () => {
  it('says nothing of what is as usual', () => {
    expect(optionsWish(asked({ technology: false, fire: 'normal' }, at(3)))).toEqual({})
    expect(optionsWish(asked({ technology: true, fire: 'wild' }, at(3)))).toEqual({ technology: true, fire: 'wild' })
  })

  it('forgets what no longer applies', () => {
    expect(optionsWish(asked({ mode: 'robot', tools: false, fire: 'wild' }, at(3)))).toEqual({ mode: 'robot' })
    expect(optionsWish(asked({ mode: 'robot' }, at(6)))).toEqual({})
    expect(optionsWish(asked({ shout: 'off' }, at(3)))).toEqual({})
  })

  it('plays alone against the robot', () => {
    expect(optionsWish(asked({}, at(1)))).toEqual({ mode: 'solo_robot' })
  })
})

describe('what is told', () => {
  it('tells the rules of a table in words', () => {
    const options = {
      mode: 'table',
      tools: false,
      fire: 'wild',
      technology: true,
      shout: 'off',
      robot_head_start: 0,
      youth: null,
    }
    expect(rulesTold('fire', options, at(3), en.options['fire'])).toEqual([
      'Without tools',
      'With technology books',
      'Wild fire',
      'Nobody scores for a fire',
    ])
  })

  it('has words for every option and value of the game that is asked', () => {
    for (const { key, allowed } of FIRE) {
      if (typeof allowed === 'string') continue
      const said = en.options['fire']?.[key]
      expect(said?.label, key).toBeTruthy()
      for (const value of allowed)
        if (typeof value === 'string') expect(said?.values?.[value], `${key} ${value}`).toBeTruthy()
    }
  })
})
