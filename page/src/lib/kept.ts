/** What this browser keeps: its tables with their keys, and the name last used. Nothing of it goes into an address. */

export interface KeptTable {
  table: string
  game: string
  title: string
  /** The keys of the seats that people on this device hold, by seat. */
  seats: Record<number, string>
  host: string | null
  /** When it was last looked at. */
  at: number
  over: boolean
  /** What to say of it in the lobby, and in which language that was. */
  line: string
  lang: string
  /** Who else sits there, and how it stands, where there are points. */
  others?: readonly string[]
  score?: string
  /** The newest update that was seen there. */
  seen?: number
}

const TABLES = 'readingroom.tables'
const NAME = 'readingroom.name'
const MOST = 30

export function keptTables(): KeptTable[] {
  const kept = read(TABLES)
  const list = Array.isArray(kept) ? kept.filter(isKept) : []
  return list.sort((a, b) => b.at - a.at)
}

export function keptTable(table: string): KeptTable | null {
  return keptTables().find((kept) => kept.table === table) ?? null
}

/** Remember a table, or what is new about it. */
export function keep(table: string, news: Partial<Omit<KeptTable, 'table'>>): KeptTable {
  const before = keptTable(table) ?? {
    table,
    game: '',
    title: '',
    seats: {},
    host: null,
    at: 0,
    over: false,
    line: '',
    lang: '',
  }
  const kept: KeptTable = { ...before, ...news, seats: { ...before.seats, ...news.seats }, at: Date.now() }
  write(TABLES, [kept, ...keptTables().filter((other) => other.table !== table)].slice(0, MOST))
  return kept
}

/** A seat's key was replaced, and with it the one that was carried to the rematch. */
export function keepNewKey(table: string, seat: number, token: string, rematch: string | null): void {
  const old = keptTable(table)?.seats[seat]
  if (rematch !== null && old !== undefined && keptTable(rematch)?.seats[seat] === old)
    keep(rematch, { seats: { [seat]: token } })
  keep(table, { seats: { [seat]: token } })
}

/** The keys that are kept for a table open its rematch, too; one that a seat has got there since is newer. */
export function keepRematch(table: string, rematch: string): void {
  const kept = keptTable(table)
  if (kept === null) return
  const { game, title, host } = kept
  keep(rematch, { game, title, host, seats: { ...kept.seats, ...keptTable(rematch)?.seats } })
}

/** Forget one seat's key: somebody else holds it now. */
export function dropSeat(table: string, seat: number): void {
  const kept = keptTable(table)
  if (kept === null) return
  const seats = Object.fromEntries(Object.entries(kept.seats).filter(([held]) => Number(held) !== seat))
  write(TABLES, [{ ...kept, seats }, ...keptTables().filter((other) => other.table !== table)])
}

/** Forget a key by itself, whichever seat it was for. True: it was kept. */
export function dropKey(table: string, token: string): boolean {
  const held = Object.entries(keptTable(table)?.seats ?? {}).find(([, key]) => key === token)
  if (held !== undefined) dropSeat(table, Number(held[0]))
  return held !== undefined
}

export function forget(table: string): void {
  write(
    TABLES,
    keptTables().filter((kept) => kept.table !== table),
  )
}

export function keptName(): string {
  const name = read(NAME)
  return typeof name === 'string' ? name : ''
}

export const keepName = (name: string): void => write(NAME, name)

/** The keys in a link's hash: #seat=KEY&host=KEY. */
export function keysIn(hash: string): { seat: string | null; host: string | null } {
  const found = new URLSearchParams(hash.replace(/^#/, ''))
  return { seat: found.get('seat'), host: found.get('host') }
}

function isKept(value: unknown): value is KeptTable {
  return (
    typeof value === 'object' &&
    value !== null &&
    'table' in value &&
    typeof value.table === 'string' &&
    'seats' in value &&
    typeof value.seats === 'object' &&
    'at' in value &&
    typeof value.at === 'number'
  )
}

/** Storage may be switched off, full, or hold something of another version. */
function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The visit goes on without being remembered.
  }
}
