/** Tables for tests of this folder. */

import type { Asking, ChaptersBox, ChaptersView, Choice, LibraryView, TableInfo } from '../../protocol'
import type { AtTable } from '../face'

export const box: ChaptersBox = {
  features: [
    { key: 'fs01', name: 'Toy Library', category: 'space', fact: '' },
    { key: 'fp01', name: 'National Reading Day', category: 'programme', fact: '' },
    { key: 'fc01', name: 'NewspaperSG', category: 'content', fact: '' },
  ],
  friends: [
    { key: 'fr07', name: 'Weekend Wanderer', type: 'explorer', prefers: 'space', requires: [1, 1, 1], text: 'Sets.' },
    { key: 'fr05', name: 'Microfilm Sleuth', type: 'specialist', prefers: 'content', requires: [0, 0, 2], text: 'C.' },
  ],
  events: [
    { key: 'ev04', name: 'VIP tour', copies: 2, nsfl: false, reaction: '', text: 'Invite.' },
    { key: 'ns01', name: 'Phone on full volume', copies: 3, nsfl: true, reaction: 'action_declared', text: 'Stop.' },
  ],
  enhancements: [{ key: 'en05', name: 'StoryGen', trigger: 'post', text: 'Rotate.' }],
  sites: [{ key: 'si01', name: 'Queenstown Public Library', text: '', fact: '' }],
  lobby: 4,
}

export function library(seat: number, wish: Partial<LibraryView> = {}): LibraryView {
  return {
    seat,
    site: 'si01',
    stacks: [],
    friends: [],
    icons: { space: 0, programme: 0, content: 0 },
    hearts: 0,
    hand: 6,
    shelved: 0,
    open_shelf: [],
    archive: [],
    feature_limit: 5,
    hand_limit: 6,
    kinds: [],
    ...wish,
  }
}

/** Two seats, the first is to act. */
export function table(wish: Partial<ChaptersView> = {}): ChaptersView {
  return {
    seat: 0,
    turn: 3,
    over: false,
    ending: null,
    active: 0,
    first_player: 0,
    final_turns: null,
    asked: 0,
    decision: 'action',
    left: 0,
    target: null,
    ability: null,
    subject: null,
    legal: [],
    libraries: [library(0), library(1)],
    lobby: [{ friend: 'fr07', marked_by: null, barred: false }],
    friend_deck: 5,
    known_friends: [],
    molly: null,
    molly_gives: null,
    deck: 40,
    discard: [],
    enhancement_deck: 0,
    enhancement_discard: [],
    market: [],
    declared: null,
    played: [],
    hand: ['fs01', 'ev04'],
    shelf: [],
    offered: [],
    kept: null,
    looked_at: [],
    prospects: [{ friend: 'fr07', hearts: 4, missing: { space: 0, programme: 0, content: 1 } }],
    ...wish,
  }
}

export interface Pressed {
  selected: (string | null)[]
  explained: string[]
}

/** Somebody at that table, and what was pressed there. */
export function seated(
  view: ChaptersView,
  choices: readonly Choice[] = [],
  asking: Asking | null = null,
  selected: string | null = null,
): AtTable<'chapters'> & { pressed: Pressed } {
  const pressed: Pressed = { selected: [], explained: [] }
  return {
    info: { options: {} } as unknown as TableInfo,
    view,
    box,
    odds: null,
    seat: view.seat,
    names: ['Mina', 'Theo'],
    marks: new Set(),
    choices,
    asking,
    selected,
    select: (what) => pressed.selected.push(what),
    answer: () => undefined,
    explain: (action) => pressed.explained.push(action),
    openRule: () => undefined,
    pressed,
  }
}
