/** What can be done at a cell: every action that its kind of tile has, and which of them are offered now. */

import type { LabyrinthOdds, LabyrinthView, TileView, WalkOdds } from '../../../protocol'
import { isBeside } from './geometry'
import type { Walker } from './picking.svelte'

export type Verb = 'walk' | 'trolley' | 'ride' | 'light' | 'left' | 'right'

export interface Offer {
  verb: Verb
  action: string
  offered: boolean
  /** What would happen at the end of a walk, where it is known. */
  walk: WalkOdds | null
  /** It costs a booster: the way or the tile is out of plain reach. */
  booster: boolean
}

const WALKS: Record<Walker, Verb> = { player: 'walk', trolley: 'trolley', ride: 'ride' }

/** Whether the board is asked at all: somebody's free actions, and not a price or a card. */
export function isAsked(view: LabyrinthView, legal: readonly string[]): boolean {
  return view.decision === 'act' && legal.length > 0
}

export function offersAt(
  view: LabyrinthView,
  odds: LabyrinthOdds | null,
  legal: readonly string[],
  cell: string,
): Offer[] {
  const tile = view.tiles.find((one) => one.cell === cell)
  if (tile === undefined || !isAsked(view, legal)) return []
  const offer = (verb: Verb, action: string, walk: WalkOdds | null, booster: boolean): Offer => {
    return { verb, action, offered: legal.includes(action), walk, booster }
  }
  if (!tile.lit) return [offer('light', `flip:${cell}`, null, !standsBeside(view, cell))]
  const walks = walkersTo(view, cell).map((walker) => {
    const walk = walksOf(view, odds, legal).find((one) => one.walker === walker && one.cell === cell) ?? null
    return offer(WALKS[walker], moveTo(cell, walker), walk, walk?.boosters ?? false)
  })
  const turns = (['left', 'right'] as const)
    .filter(() => canTurn(tile))
    .map((verb) => offer(verb, `rotate:${cell}:${verb === 'left' ? 'ccw' : 'cw'}`, null, false))
  return [...walks, ...turns]
}

export function moveTo(cell: string, walker: Walker): string {
  return walker === 'player' ? `move:${cell}` : `move:${cell}:${walker}`
}

const WALKERS: readonly Walker[] = ['player', 'trolley', 'ride']

/** All walks that are known; with the odds turned off, those that are offered, as far as the tiles tell their end. */
export function walksOf(view: LabyrinthView, odds: LabyrinthOdds | null, legal: readonly string[]): WalkOdds[] {
  if (odds !== null) return odds.walks
  return view.tiles.flatMap((tile) =>
    WALKERS.filter((walker) => legal.includes(moveTo(tile.cell, walker))).map((walker) => {
      return { walker, cell: tile.cell, ends: endOf(tile), boosters: false, payments: [] }
    }),
  )
}

function endOf(tile: TileView): string {
  if (tile.terror !== null) return 'capture'
  if (tile.shelf !== null) return 'return'
  return tile.kind === 'reward' ? 'reward' : 'free'
}

/** Who could think of walking there: whoever is not there already. */
export function walkersTo(view: LabyrinthView, cell: string): Walker[] {
  const [player, trolley] = meeplesOf(view)
  const walkers: Walker[] = player === undefined || player === cell ? [] : ['player']
  if (trolley === undefined) return walkers
  if (trolley !== cell) walkers.push('trolley')
  if (player === trolley && player !== cell) walkers.push('ride')
  return walkers
}

/** Whose ways are looked at: of those who stand on the pressed cell the one wished for, else whoever's turn it is. */
export function watchedAt(view: LabyrinthView, cell: string | null, wished: number | null): number | null {
  const here = handsAt(view, cell)
  if (view.solo) return here.length > 0 ? 0 : null // the walker says which of the two
  return here.find((place) => place === wished) ?? here.find((place) => place === view.active) ?? here[0] ?? null
}

/** The hands whose meeples stand on a cell. */
export function handsAt(view: LabyrinthView, cell: string | null): number[] {
  return view.hands.flatMap((hand, place) => (hand.cell === cell ? [place] : []))
}

/** The walks that somebody may make now, or could make as the table lies. */
export function waysOf(
  view: LabyrinthView,
  odds: LabyrinthOdds | null,
  legal: readonly string[],
  hand: number,
): WalkOdds[] {
  if (isNow(view, legal, hand)) return walksOf(view, odds, legal)
  return odds?.reach[hand] ?? []
}

/** Whether it is this very player who is asked to act, here. */
export const isNow = (view: LabyrinthView, legal: readonly string[], hand: number): boolean =>
  isAsked(view, legal) && hand === view.active

/** The cells of the meeples that are moved this turn; alone, the Trolley's is the second. */
export function meeplesOf(view: LabyrinthView): string[] {
  const hands = view.solo ? view.hands : view.hands.slice(view.active ?? 0, (view.active ?? 0) + 1)
  return view.active === null ? [] : hands.map((hand) => hand.cell)
}

/** A tile of which a turn would change something. */
const canTurn = (tile: TileView): boolean => tile.kind !== 'compass' && tile.kind !== 'crossroads'

function standsBeside(view: LabyrinthView, cell: string): boolean {
  return meeplesOf(view).some((stands) => isBeside(stands, cell))
}
