/** What a game shows of itself. Everything else on the page knows no game. */

import type { Component } from 'svelte'
import type { Sound } from '../lib/sound'
import type {
  Asking,
  Boxes,
  Choice,
  Events,
  Odds,
  OutcomeInfo,
  StoryAnswer,
  TableInfo,
  TakenBack,
  Views,
} from '../protocol'

/** The games that the server plays. */
export type GameKey = keyof Views

/** What may happen at a table of a game. */
export type Happening<K extends GameKey> = Events[K] | TakenBack

/** A moment on the way from one update to the next, so that what happened can be seen. */
export interface Stage<V> {
  view: V
  /** What the eye should follow, in words that only the game's own parts understand. */
  marks: ReadonlySet<string>
  /** How long it stays before the next one. */
  ms: number
}

/** An answer on the slip: what it does, and what comes of it. */
export interface Answer {
  /** What is sent; or what is selected, when it only opens further answers. */
  action: string
  /** What is sent after it, as far as it is asked then: the steps of one answer. */
  then?: readonly string[]
  opens?: boolean
  /** It takes the last step back instead of sending anything. */
  undoes?: boolean
  /** The way back to the question before: it stands beside this one. */
  back?: boolean
  /** One of a row of small ones that always stand in the same places, symbol above word. */
  verb?: boolean
  /** A verb whose answers are open. */
  open?: boolean
  /** Greyed, since it cannot be had now: the action whose refusal a press asks for. */
  why?: string
  label: string
  small?: string
  tone: 'main' | 'risk' | 'plain' | 'quiet'
  symbol?: string
  /** Once pressed it cannot be taken back by oneself. */
  final: boolean
}

/** As they stand on the slip, from the first number key on. */
export const inOrder = (answers: readonly Answer[]): Answer[] => [
  ...answers.filter((answer) => !answer.verb && !answer.back),
  ...answers.filter((answer) => answer.verb),
]

/** What the slip says. */
export interface Slip {
  question: string
  sub: string
  rule: string | null
  /** The answers have much to say: each has a row of its own on a phone. */
  rows?: boolean
  /** The answers can be many: they lie in one row that is pushed along, and what is beside the slip stays in sight. */
  strip?: boolean
  answers: Answer[]
}

/** Something rarely done, that asks once more before it is. */
export interface Anytime {
  action: string
  label: string
  sure: string
}

/** A line of the ledger. */
export interface Line {
  who: number | null
  text: string
  rules: string[]
  /** Worth remembering for longer than the moment. */
  loud: boolean
}

/** What a game's parts are given of a table. */
export interface AtTable<K extends GameKey> {
  readonly info: TableInfo
  readonly view: Views[K]
  readonly box: Boxes[K]
  readonly odds: Odds[K] | null
  readonly seat: number | null
  readonly names: readonly string[]
  readonly marks: ReadonlySet<string>
  /** The legal answers, while this seat is asked and everything that happened has been shown. */
  readonly choices: readonly Choice[]
  /** The question that they answer. */
  readonly asking: Asking | null
  readonly selected: string | null
  readonly select: (what: string | null) => void
  readonly answer: (action: string, then?: readonly string[]) => void
  /** Say why something cannot be done now. */
  readonly explain: (action: string) => void
  readonly openRule: (id: string) => void
  /** Draw an arrow for the others, from one place of the board to another; absent where nobody would see it. */
  readonly point?: (from: string, to: string) => void
}

/** A moment that everybody at the table looks up for: in a few words, and whether it is good news. */
export interface Peak {
  text: string
  tone: 'good' | 'grave'
}

/** What the first page of a game's rules says: what one plays for, and how in four steps, a picture beside each. */
export interface FirstPage {
  aim: string
  steps: readonly { title: string; text: string }[]
}

/** What somebody did and has, in the strip of players. */
export interface SeatLine {
  score: string
  what: string
  asked: boolean
}

export interface Face<K extends GameKey> {
  readonly key: K
  /** Where the match is: "Round 4". */
  where(view: Views[K]): string
  stages(before: Views[K] | null, after: Views[K], events: readonly Happening<K>[]): Stage<Views[K]>[]
  /** What is heard at that moment, if anything. */
  sound(stage: Stage<Views[K]>): Sound | null
  /** What is written large over the board at that moment, if anything. */
  peak?(stage: Stage<Views[K]>, box: Boxes[K]): Peak | null
  tell(events: readonly Happening<K>[], box: Boxes[K], names: readonly string[], me: number | null): Line[]
  slip(at: AtTable<K>): Slip
  /** What the first question of a match is for, while it is asked: for whoever has never played it to the end. */
  first(view: Views[K]): string | null
  /** An answer in the words of the slip, also one that the slip opens only after another. */
  label(at: AtTable<K>, action: string): string
  seatLine(view: Views[K], seat: number, me: number | null): SeatLine
  /** Players in the order in which they should be listed; a seat beyond the chairs is nobody's. */
  order(view: Views[K]): number[]
  /** The name of somebody who has no chair. */
  stranger(who: number): string
  /** Everybody may see everything: people who share a screen need no curtain. Left out: hands are secret. */
  openly?(view: Views[K]): boolean
  /** All answer at the same time, whoever is asked first: what the others answer meanwhile changes nothing for this seat. */
  together?(view: Views[K]): boolean
  /** What may be done at any time, besides what is asked: in the menu, where one is asked once more. */
  anytime?(at: AtTable<K>): Anytime[]
  /** After somebody's name, or "You": that they point from one place of the board to another. */
  pointing?(me: boolean, from: string, to: string): string
  /** Who won, as a title: the others' names, and whether oneself is among them. */
  headline(others: readonly string[], me: boolean): string
  /** Why the match is over, in a sentence. */
  ending(outcome: OutcomeInfo): string
  /** The state of the table in sentences, for whoever cannot see it. */
  describe(at: AtTable<K>): string[]
  Board: Component<{ at: AtTable<K> }>
  Hand: Component<{ at: AtTable<K> }>
  /** Below the hand on phones, where one scrolls for it: what lies open before the others. */
  Others?: Component<{ at: AtTable<K> }>
  /** Below the players, where there is room for it; on phones in the ledger's sheet. */
  Beside?: Component<{ at: AtTable<K> }>
  /** In the margin beside the ledger, where there is room for it. */
  Margin?: Component<{ at: AtTable<K> }>
  /** A small mark under a player's name. */
  SeatMark: Component<{ view: Views[K]; box: Boxes[K]; seat: number }>
  /** Between the slip's question and its answers, where words and buttons are not enough. */
  Asking?: Component<{ at: AtTable<K> }>
  /** On the story's left page, in place of ranks and score lines: for a team that wins or loses as one. */
  Outcome?: Component<{ at: AtTable<K>; story: StoryAnswer | null }>
}
