/** House rules: which of a game's options are asked under the present choice, and what goes to the server. */

import type { OptionInfo } from '../protocol'

/** What has been chosen besides the options themselves. */
export interface Choosing {
  seats: number
  /** Chairs for people: here or with the link. */
  people: number
  pace: 'live' | 'days'
}

/** An option that is asked now, with the values that go with the rest. */
export interface Asked {
  key: string
  values: readonly unknown[]
  value: unknown
  info: OptionInfo
  /** What the server takes when nothing is said. */
  usual: unknown
}

type Values = Record<string, unknown>
/** The values that fit, or null when the option does not apply. It sees the options before it, settled. */
type Fits = (allowed: readonly unknown[], at: Choosing, before: Values) => readonly unknown[] | null

const among =
  (...values: readonly unknown[]): Fits =>
  (allowed) =>
    allowed.filter((value) => values.includes(value))
const always: Fits = (allowed) => allowed
const when =
  (holds: (before: Values, at: Choosing) => boolean, then: Fits = always): Fits =>
  (allowed, at, before) =>
    holds(before, at) ? then(allowed, at, before) : null

const atTable = (before: Values): boolean => before['mode'] === 'table'

/** The curses above Out of Time, by seats. */
const CURSES = [16, 18, 21, 24, 25]

/** What does not go together; the server refuses the same, so this only keeps people from asking in vain. */
const FITS: Record<string, Record<string, Fits>> = {
  fire: {
    mode: (allowed, at, before) => {
      if (at.seats === 1) return among('solo_robot', 'lone_librarian')(allowed, at, before)
      return at.seats <= 5 ? among('table', 'robot')(allowed, at, before) : null
    },
    tools: when(atTable),
    fire: when(atTable),
    // Bots do not call: to be the first is only a race among people who sit there together.
    shout: when(
      (before) => atTable(before) && before['tools'] === false,
      (allowed, at) => allowed.filter((value) => value !== 'first' || (at.people > 1 && at.pace === 'live')),
    ),
    lone_bonus_counts: when((before) => before['mode'] === 'lone_librarian'),
    robot_head_start: when((before) => before['mode'] === 'robot' || before['mode'] === 'solo_robot'),
  },
  labyrinth: {
    difficulty: (allowed, at) => allowed.filter((value) => value !== (at.seats === 1 ? 'novice' : 'solo')),
    // The box has 28 curses.
    extra_cards: (allowed, at, before) =>
      allowed.filter(
        (value) => Number(value) + (CURSES[at.seats - 1] ?? 25) - Number(before['double_curses'] ?? 0) <= 28,
      ),
    wyrm_start: (allowed) => allowed.filter((value) => value === 'random' || Number(value) % 3 === 0),
    first_player: (allowed, at) =>
      at.seats === 1 ? null : allowed.filter((value) => value === 'random' || Number(value) < at.seats),
  },
}

/** What the server takes when nothing is said, where that is not the option's own default. */
const USUAL: Record<string, Record<string, (at: Choosing) => unknown>> = {
  labyrinth: { difficulty: (at) => (at.seats === 1 ? 'solo' : undefined) },
}

/** The options to be asked, in the game's order, each with a value that fits. */
export function askedOptions(game: string, infos: readonly OptionInfo[], given: Values, at: Choosing): Asked[] {
  const settled: Values = {}
  const asked: Asked[] = []
  for (const info of infos) {
    const usual = USUAL[game]?.[info.key]?.(at) ?? info.default
    settled[info.key] = usual
    if (typeof info.allowed === 'string') continue // no list to choose from; the game draws it
    const values = (FITS[game]?.[info.key] ?? always)(info.allowed, at, settled)
    if (values === null || values.length === 0) continue
    const value = [given[info.key], usual].find((wish) => values.includes(wish)) ?? values[0]
    settled[info.key] = value
    asked.push({ key: info.key, values, value, info, usual })
  }
  return asked
}

/** What has to be said of them: everything that is not as usual. */
export function optionsWish(asked: readonly Asked[]): Values {
  return Object.fromEntries(asked.filter(({ value, usual }) => value !== usual).map(({ key, value }) => [key, value]))
}

export interface OptionWords {
  label: string
  hint?: string
  /** The values by name. */
  values?: Record<string, string>
  /** A line under the choice: what the value means. */
  means?: Record<string, string>
  /** The rule as it is told at the table; '' where there is nothing to tell. */
  told?: Record<string, string>
}

/** The rules of a table that is set already, in words. */
export function rulesTold(
  game: string,
  options: Values,
  at: Choosing,
  words: Record<string, OptionWords> | undefined,
): string[] {
  const lines: string[] = []
  for (const [key, said] of Object.entries(words ?? {})) {
    if (!(key in options)) continue
    const value = options[key]
    const fits = (FITS[game]?.[key] ?? always)([value], at, options)
    if (fits === null || fits.length === 0) continue
    const line = said.told?.[String(value)] ?? `${said.label}: ${said.values?.[String(value)] ?? String(value)}`
    if (line !== '') lines.push(line)
  }
  return lines
}
