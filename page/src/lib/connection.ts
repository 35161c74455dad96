/** One viewer's line to one table: says hello, hears messages, sends commands until they are answered, comes back by itself. */

import { say } from '../words/say'
import { PROTOCOL, type Command, type Message, type Question } from '../protocol'
import { refusedBy, Trouble, type Keys } from './api'

/** A command or a question, before it has an id. */
export type Wish = WithoutId<Command | Question>
type WithoutId<T> = T extends { id?: unknown } ? Omit<T, 'id'> : never

interface Unanswered {
  message: string
  /** How often the server could not say whether it was done. */
  doubts: number
  done: (answer: Message) => void
  failed: (trouble: Trouble) => void
}

export interface Listener {
  hear(message: Message): void
  connected(yes: boolean): void
  gone(why: Trouble): void
}

const PAUSES = [100, 300, 700, 1500, 3000, 5000]
const SILENCE = 25_000
/** When nothing comes for so long after a word of ours, the line is dead, though nobody said so: a sleeping phone, another network. */
const PATIENCE = 8_000
/** So begins the code of a refusal where something broke down in the middle: the same command once more is done once, or confirmed. */
const IN_DOUBT = 'server-in-doubt-'

export class Connection {
  /** The newest update that was heard: after a lost line the server goes on from there. */
  number: number | null = null
  private socket: WebSocket | null = null
  private readonly unanswered = new Map<string, Unanswered>()
  private attempt = 0
  private closed = false
  private welcomed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private doubt: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: string,
    private readonly keys: Keys,
    private readonly listener: Listener,
  ) {}

  open(): void {
    if (this.closed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`)
    this.socket = socket
    socket.onopen = () => this.hello(socket)
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Message)
    socket.onclose = () => this.lost(socket)
    this.expect(socket)
  }

  /** Send a command; it is sent again after every lost line until the server has answered. */
  send(wish: Wish): Promise<Message> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-')
    const message = JSON.stringify({ ...wish, id })
    return new Promise((done, failed) => {
      this.unanswered.set(id, { message, doubts: 0, done, failed })
      if (!this.welcomed || this.socket === null) return
      this.socket.send(message)
      if (wish.type !== 'hint') this.expect(this.socket) // a bot may think for long
    })
  }

  /** Try again now instead of after the pause, or see whether the line still holds: the browser says that it is back. */
  hurry(): void {
    if (this.closed) return
    if (this.socket !== null) {
      this.ping(this.socket)
      return
    }
    clearTimeout(this.timer)
    this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.pulse)
    clearTimeout(this.doubt)
    this.socket?.close()
    this.failAll(new Trouble(() => say('page-trouble-left')))
  }

  private hello(socket: WebSocket): void {
    const { token = null, host = null } = this.keys
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token, host, number: this.number }))
    clearInterval(this.pulse)
    this.pulse = setInterval(() => this.ping(socket), SILENCE)
  }

  private ping(socket: WebSocket): void {
    if (!this.welcomed) return
    socket.send('{"type":"ping"}')
    this.expect(socket)
  }

  /** Something has to come now, whatever it is. */
  private expect(socket: WebSocket): void {
    clearTimeout(this.doubt)
    this.doubt = setTimeout(() => {
      this.lost(socket)
      socket.close()
    }, PATIENCE)
  }

  private hear(message: Message): void {
    clearTimeout(this.doubt)
    switch (message.type) {
      case 'welcome':
        this.welcomed = true
        this.attempt = 0
        this.listener.hear(message)
        this.listener.connected(true)
        for (const { message: waiting } of this.unanswered.values()) this.socket?.send(waiting)
        return
      case 'bye':
        if (!message.again) {
          this.closed = true
          const why = refusedBy(message)
          this.failAll(why)
          this.listener.gone(why)
        }
        return
      case 'update':
        this.number = message.number
        break
      default:
    }
    if ('id' in message && message.id) this.answer(message.id, message)
    else this.listener.hear(message)
  }

  private answer(id: string, message: Message): void {
    const asked = this.unanswered.get(id)
    if (asked === undefined) return
    if (message.type === 'refused' && message.says?.key.startsWith(IN_DOUBT) && asked.doubts < PAUSES.length) {
      const pause = PAUSES[asked.doubts++]
      setTimeout(() => this.unanswered.has(id) && this.welcomed && this.socket?.send(asked.message), pause)
      return
    }
    this.unanswered.delete(id)
    if (message.type === 'refused') asked.failed(refusedBy(message))
    else asked.done(message)
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return
    this.socket = null
    this.welcomed = false
    clearInterval(this.pulse)
    clearTimeout(this.doubt)
    if (this.closed) return
    this.listener.connected(false)
    const pause = PAUSES[Math.min(this.attempt++, PAUSES.length - 1)] ?? 5000
    this.timer = setTimeout(() => this.open(), pause)
  }

  private failAll(why: Trouble): void {
    for (const asked of this.unanswered.values()) asked.failed(why)
    this.unanswered.clear()
  }
}
