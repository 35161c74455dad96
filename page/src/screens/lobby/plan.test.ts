import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GameInfo, OptionNow } from '../../protocol'
import { Plan } from './plan.svelte'
import { summary } from './summary'

const game = (key: string, seats: number[]): GameInfo => ({
  key,
  title: key,
  sentence: '',
  credits: '',
  seats,
  options: [{ key: 'technology', allowed: [true, false], default: false, sentence: '' }],
  variants: [],
  rules_version: 1,
})
const GAMES = [game('fire', [1, 2, 3, 4, 5, 6]), game('chapters', [2, 3, 4])]
const plan = (name = 'Mina'): Plan => new Plan(name, () => GAMES)

function answering(options: OptionNow[]) {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ options })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
afterEach(() => vi.unstubAllGlobals())

describe('a table that is being set', () => {
  it('begins as you against two bots, at once', () => {
    expect(plan().wish('Reader')).toEqual({
      game: 'fire',
      seats: [
        { kind: 'me', name: 'Mina' },
        { kind: 'bot', name: 'Agnes', level: 'librarian' },
        { kind: 'bot', name: 'Jun', level: 'librarian' },
      ],
      options: {},
      pace: 'live',
      clock: null,
      odds: true,
      chat: true,
      start: true,
    })
    expect(summary(plan())).toBe('against two bots')
  })

  it('waits when a chair is open', () => {
    const set = plan()
    set.add('open')
    expect(set.wish('Reader').start).toBe(false)
    expect(summary(set)).toBe('3 at the table, one chair free')
  })

  it('calls somebody without a name a reader', () => {
    expect(plan('  ').wish('Reader').seats[0]).toEqual({ kind: 'me', name: 'Reader' })
  })

  it('gives bots names that nobody has', () => {
    const set = plan('agnes')
    set.add('open')
    set.add('bot')
    expect(set.names('Reader')).toEqual(['agnes', 'Jun', 'Priya', '', 'Otto'])
  })

  it('has as many chairs as the game', () => {
    const set = plan()
    for (let more = 0; more < 3; more += 1) set.add('bot')
    set.choose('chapters')
    expect(set.chairs).toHaveLength(4)
    set.choose('fire')
    for (const { id } of set.chairs.slice(1)) set.remove(id)
    expect(summary(set)).toBe('alone at the desk')
    set.choose('chapters')
    expect(set.chairs.map(({ kind }) => kind)).toEqual(['me', 'bot'])
  })

  it('forgets the rules of another game', () => {
    const set = plan()
    set.given['technology'] = true
    expect(set.wish('Reader').options).toEqual({ technology: true })
    set.choose('chapters')
    expect(set.wish('Reader').options).toEqual({})
  })

  it('begins a game that has easier rows at the easiest', () => {
    const difficulty = { key: 'difficulty', allowed: ['novice', 'standard'], default: 'standard', sentence: '' }
    const labyrinth: GameInfo = { ...game('labyrinth', [1, 2, 3, 4, 5]), options: [difficulty] }
    const set = new Plan('Mina', () => [...GAMES, labyrinth])
    set.choose('labyrinth')
    expect(set.wish('Reader').options).toEqual({ difficulty: 'novice' })
    set.given['difficulty'] = 'standard'
    expect(set.wish('Reader').options).toEqual({})
  })

  it('has no clock over days', () => {
    const set = plan()
    set.clock = 600
    set.pace = 'days'
    expect(set.wish('Reader').clock).toBeNull()
  })

  it('asks the server about the table as it stands', () => {
    const set = plan()
    set.add('open')
    set.given['technology'] = true
    set.pace = 'days'
    const wish = { seats: 4, options: { technology: true }, people: 2, pace: 'days' }
    expect(set.question).toEqual({ game: 'fire', wish })
    expect(new Plan('Mina', () => []).question).toBeNull()
  })

  it('says why something chosen does not hold', async () => {
    const closed = { values: [true], sentence: 'not now' }
    answering([{ key: 'technology', value: false, usual: false, idle: true, closed: [closed] }])
    const set = plan()
    set.fitting.about({ game: 'fire', wish: { seats: 3 } })
    await set.fitting.settled()
    expect(set.setAside).toEqual([])
    set.given['technology'] = true
    expect(set.setAside).toEqual([closed])
    expect(set.wish('Reader').options).toEqual({})
  })

  it('becomes a challenge for one against bots', async () => {
    const fetched = answering([{ key: 'technology', value: false, usual: false, idle: true, closed: [] }])
    const set = plan()
    const bot = set.chairs[1]
    if (bot) bot.level = 'archivist'
    set.add('open')
    expect(await set.challengeWish('Mina’s deal')).toEqual({
      game: 'fire',
      seats: 4,
      options: {},
      level: 'archivist',
      name: 'Mina’s deal',
    })
    expect(fetched).toHaveBeenCalledWith(
      '/api/games/fire/options',
      expect.objectContaining({ body: JSON.stringify({ seats: 4, options: {}, people: 1 }) }),
    )
  })
})
