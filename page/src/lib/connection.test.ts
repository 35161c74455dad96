import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from '../protocol'
import { Connection } from './connection'

/** A line whose other end the test is. */
class Line {
  static opened: Line[] = []
  sent: { type: string; id?: string }[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly url: string) {
    Line.opened.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id?: string })
  }

  close(): void {
    this.closed = true
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  welcome(): void {
    this.onopen?.()
    this.tell({ type: 'welcome' })
  }
}

const heard = { hear: vi.fn<(message: Message) => void>(), connected: vi.fn<(yes: boolean) => void>(), gone: vi.fn() }
const line = (place: number): Line => Line.opened.at(place)!

function open(): Connection {
  const connection = new Connection('abc', {}, heard)
  connection.open()
  line(-1).welcome()
  return connection
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { protocol: 'http:', host: 'room' })
  Line.opened = []
  heard.connected.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a line on which nothing comes any more is given up, and what was sent is sent again on a new one', async () => {
  const connection = open()
  const done = connection.send({ type: 'move', action: 'draw', number: 3 })
  vi.advanceTimersByTime(8000)
  expect(line(0).closed).toBe(true)
  expect(heard.connected).toHaveBeenLastCalledWith(false)
  vi.advanceTimersByTime(100)
  line(1).welcome()
  expect(heard.connected).toHaveBeenLastCalledWith(true)
  const again = line(1).sent.find((message) => message.type === 'move')
  expect(again).toEqual(line(0).sent.find((message) => message.type === 'move'))
  line(1).tell({ type: 'confirmed', id: again?.id })
  expect((await done).type).toBe('confirmed')
})

test('a quiet line is asked for a sign of life, and whatever comes is one', () => {
  open()
  vi.advanceTimersByTime(25_000)
  expect(line(0).sent.at(-1)?.type).toBe('ping')
  line(0).tell({ type: 'waiting' })
  vi.advanceTimersByTime(20_000)
  expect(Line.opened.length).toBe(1)
  vi.advanceTimersByTime(13_000) // asked once more, and now nothing comes
  expect(line(0).closed).toBe(true)
})

test('a bot may think about a hint for long', () => {
  const connection = open()
  void connection.send({ type: 'hint' }).catch(() => undefined)
  vi.advanceTimersByTime(20_000)
  expect(line(0).closed).toBe(false)
  connection.close()
})

test('the browser that is back looks whether the line still holds', () => {
  const connection = open()
  connection.hurry()
  expect(line(0).sent.at(-1)?.type).toBe('ping')
  vi.advanceTimersByTime(8000)
  expect(line(0).closed).toBe(true)
})

test('what may or may not have been done is sent again with its id, and ends as the server says then', async () => {
  const connection = open()
  const done = connection.send({ type: 'move', action: 'draw', number: 3 })
  const { id } = line(0).sent.at(-1)!
  const says = { key: 'server-in-doubt-database', args: {} }
  line(0).tell({ type: 'refused', id, rule: null, sentence: 'whatever it is called', says })
  vi.advanceTimersByTime(100)
  expect(line(0).sent.filter((message) => message.id === id).length).toBe(2)
  line(0).tell({ type: 'confirmed', id })
  expect((await done).type).toBe('confirmed')
})
