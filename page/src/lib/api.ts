/** Questions and wishes by HTTP. Whatever goes wrong comes back as a Trouble with a sentence for people. */

import type { Phrase, Problem } from '../protocol'
import { say } from '../words/say'

export interface Keys {
  token?: string | null | undefined
  host?: string | null | undefined
}

export class Trouble extends Error {
  constructor(
    /** The server's sentence, which is English; or which of the page's own words. */
    private readonly said: string | (() => string),
    readonly rule: string | null = null,
    /** The HTTP status; 0 when no answer came at all, null when nothing was asked. */
    readonly status: number | null = null,
    /** The same for catalogues of any language. */
    readonly says: Phrase | null = null,
  ) {
    super(typeof said === 'string' ? said : 'trouble in words of the page')
  }

  /** It is said in words of the page, so in its language. */
  get own(): boolean {
    return typeof this.said !== 'string'
  }

  get sentence(): string {
    return typeof this.said === 'string' ? this.said : this.said()
  }
}

export const get = <T>(path: string, keys: Keys = {}): Promise<T> => ask<T>('GET', path, keys)
export const post = <T>(path: string, body?: unknown, keys: Keys = {}): Promise<T> => ask<T>('POST', path, keys, body)

async function ask<T>(method: string, path: string, keys: Keys, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {}
  if (keys.token) headers['authorization'] = `Bearer ${keys.token}`
  if (keys.host) headers['x-host-key'] = keys.host
  if (body !== undefined) headers['content-type'] = 'application/json'
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Trouble(() => say('page-trouble-no-answer'), null, 0)
  })
  const told: unknown = await answer.json().catch(() => null)
  if (answer.ok) return told as T
  throw troubleOf(told, answer.status)
}

function troubleOf(told: unknown, status: number): Trouble {
  if (typeof told === 'object' && told !== null && 'sentence' in told && typeof told.sentence === 'string') {
    return refusedBy(told as Problem, status)
  }
  return new Trouble(() => say('page-trouble-odd-answer', { status }), null, status)
}

/** What the server has against it, as it says so. */
export function refusedBy({ sentence, rule, says }: Problem, status: number | null = null): Trouble {
  return new Trouble(sentenceCase(sentence), rule ?? null, status, says ?? null)
}

/** Sentences of the server begin small, for they also stand after a file's name. */
export function sentenceCase(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?…]$/.test(first) ? first : `${first}.`
}
