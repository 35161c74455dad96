/** A rule's text in pieces: what is stressed, which other rules it names, where it comes from, what a search found. */

import type { RuleInfo } from '../../protocol'

export interface Piece {
  kind: 'plain' | 'em' | 'strong' | 'code' | 'rule'
  text: string
}

/** From the printed rulebook, our own, or printed and filled in by us. */
export type Source = 'R' | 'O' | 'R/O'

export interface RuleText {
  pieces: Piece[]
  source: Source | null
  /** Rulings that it rests on. */
  see: string[]
}

const TAIL = /\s*\((R\/O|R|O)((?:, [A-Z]+-\d+)*)\)$/
/** The other way to say it: where it is printed, then the rulings that it rests on: "[rb p4, p5] R-13". */
const PRINTED = /\s*\[(rb|public|ours)[^\]]*\]((?:,? R-\d+)*)$/
const MARKUP =
  /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]+(?:-[A-Z0-9]+)*-\d+)\b|(?<=\s)((?:Ruling|Why|Entscheidung|Grund):)(?=\s)/g

export function ruleText(text: string): RuleText {
  const tail = TAIL.exec(text) ?? PRINTED.exec(text)
  const body = tail === null ? text : text.slice(0, tail.index)
  return {
    pieces: piecesOf(body),
    source: sourceOf(tail?.[1]),
    see: tail?.[2]?.split(/,? /).filter(Boolean) ?? [],
  }
}

function sourceOf(mark: string | undefined): Source | null {
  if (mark === 'rb') return 'R'
  return mark === 'public' || mark === 'ours' ? 'O' : ((mark as Source | undefined) ?? null)
}

function piecesOf(body: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of body.matchAll(MARKUP)) {
    if (found.index > end) pieces.push({ kind: 'plain', text: body.slice(end, found.index) })
    const [whole, strong, em, code, rule, heading] = found
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else if (em !== undefined) pieces.push({ kind: 'em', text: em })
    else if (code !== undefined) pieces.push({ kind: 'code', text: code })
    else if (rule !== undefined) pieces.push({ kind: 'rule', text: rule })
    else pieces.push({ kind: 'strong', text: heading ?? whole })
    end = found.index + whole.length
  }
  if (end < body.length) pieces.push({ kind: 'plain', text: body.slice(end) })
  return pieces
}

/** The words that somebody looks for. */
export const searchWords = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean)

/** The rules that hold every word, in their id, their chapter or their text. */
export function found<R extends RuleInfo>(rules: readonly R[], words: readonly string[]): R[] {
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.chapter} ${rule.text.replaceAll(/[*`]/g, '')}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

export interface Run {
  text: string
  hit: boolean
}

/** A text cut where a word that was looked for begins and ends. */
export function marked(text: string, words: readonly string[]): Run[] {
  if (words.length === 0) return [{ text, hit: false }]
  const any = new RegExp(`(${words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi')
  return text
    .split(any)
    .map((run, place) => ({ text: run, hit: place % 2 === 1 }))
    .filter((run) => run.text !== '')
}

export interface Chapter<R extends RuleInfo> {
  title: string
  rules: R[]
}

/** Rules by chapter, in the order of the book. */
export function chapters<R extends RuleInfo>(rules: readonly R[]): Chapter<R>[] {
  const all = new Map<string, R[]>()
  for (const rule of rules) all.set(rule.chapter, [...(all.get(rule.chapter) ?? []), rule])
  return [...all].map(([title, own]) => ({ title, rules: own }))
}
