/** Die Wörter des Spielfelds auf Deutsch; welche es sind, steht in `../words.de.ts`. */

import type { Who } from '../who'
import { capital, listed } from '../wording'
import type { MazeWords } from './words.en'

const SIDES = ['Norden', 'Osten', 'Süden', 'Westen']
const KINDS: Record<string, string> = {
  compass: 'Kompass',
  crossroads: 'Kreuzung',
  terror: 'Schreckensplatte',
  shelf: 'Regalplatte',
  reward: 'Belohnungsplatte',
}
const CAN: Record<string, string> = {
  player: 'du kannst hierher gehen',
  trolley: 'der Wagen kann hierher rollen',
  ride: 'du kannst mit dem Wagen hierher fahren',
}

const list = (parts: readonly string[]): string => listed(parts, 'und')
const name = (who: Who): string => (who === 'me' ? 'du' : who === 'trolley' ? 'der Wagen' : who.name)

/** "Ben könnte", "Du kannst", "Mit dem Wagen kannst du" */
function reaching(who: Who | 'ride', now: boolean): string {
  if (who === 'ride') return `Mit dem Wagen ${now ? 'kannst' : 'könntest'} du`
  if (who === 'me') return now ? 'Du kannst' : 'Du könntest'
  return `${capital(name(who))} ${now ? 'kann' : 'könnte'}`
}

export const de: MazeWords = {
  board: 'Das Labyrinth',
  boardHelp: 'Pfeiltasten gehen von Platte zu Platte, Enter zeigt, was dort möglich ist, Escape schließt es.',
  list,
  open(sides) {
    const open = SIDES.filter((_, side) => sides[side])
    return open.length === 4 ? 'nach allen Seiten offen' : `offen nach ${list(open)}`
  },
  cell: (row, column) => `Reihe ${row}, Spalte ${column}`,
  kind: (kind) => KINDS[kind] ?? kind,
  lit: (kind) => (kind === 'compass' ? 'der Kompass' : `helle ${KINDS[kind] ?? kind}`),
  dark: 'dunkel, noch nie hell gewesen',
  darkTile: 'Dunkle Platte',
  seen: (kind) => `dunkle ${KINDS[kind] ?? kind}, schon bekannt`,
  needs: (terror, symbols) => `${terror}: ${symbols}`,
  shelf: (genre, skill) => `Regal: ${genre} (${skill})`,
  emptyLair: 'gerade ohne Schrecken',
  emptyShelf: 'gerade ohne Regal',
  here: (who) => (who.length === 1 && who[0] === 'me' ? 'du bist hier' : `hier: ${list(who.map(name))}`),
  walk: {
    can: (walker) => CAN[walker] ?? '',
    canOther: (who) => `${who} kann hierher gehen`,
    reward: 'eine Belohnung ziehen',
    capture: (cards) => (cards.length > 0 ? `den Schrecken fangen mit ${list(cards)}` : 'den Schrecken fangen'),
    return: 'einen Schrecken zurückbringen',
    boosters: 'mit Helfern',
  },
  can: { light: 'du kannst sie erhellen', turn: 'du kannst sie drehen' },
  verbs: {
    walk: 'Hingehen',
    trolley: 'Wagen rollen',
    ride: 'Mitfahren',
    light: 'Erhellen',
    left: 'Links drehen',
    right: 'Rechts drehen',
  },
  ends: {
    free: '1 Aktion',
    reward: 'Belohnung',
    capture: 'und fangen',
    return: 'zurückbringen',
  },
  costsBooster: 'kostet Helfer',
  notNow: 'warum nicht?',
  close: 'Schließen',
  bookwyrm: (shown) => `Der Bücherwurm. ${shown ? 'Verbergen' : 'Zeigen'}, wen der nächste Fluch wohl trifft`,
  effects: {
    lights: 'wird sie hell',
    turns: 'dreht sie sich im Uhrzeigersinn',
    terror: 'kommt ein Schrecken',
    darkens: 'wird sie dunkel',
    nothing: 'ändert sich nichts',
  },
  threat: (chance, effect) => `nächster Fluch hier ${chance}, dann ${effect}`,
  threatShort: (chance, effect) => `Nächster Fluch hier: ${chance}. Dann ${effect}.`,
  maybe: (parts) => `Vielleicht: ${parts.join(', ')}`,
  kindsShort: { crossroads: 'Kreuzung', terror: 'Schrecken', shelf: 'Regal', reward: 'Belohnung' },
  holds: (who) =>
    who === 'me'
      ? 'Du hast alles dafür.'
      : who === 'trolley'
        ? 'Der Wagen hat alles dafür.'
        : `${who.name} hat alles dafür.`,
  together: (who) => `Zusammen reicht es: ${list(who.map(name))}.`,
  lacks: (symbols) => `Dir fehlt ${symbols}.`,
  fits: (terrors) => `Kann hierher zurück: ${list(terrors)}.`,
  noneFits: 'Noch hat niemand einen Fang dafür.',
  pay: (cards) => `Mit ${list(cards)}`,
  showWalks: 'Wege zeigen für',
  reach: {
    from: (who, doings, now) => `${reaching(who, now)} ${listed(doings, 'oder')}.`,
    comes: (who, doings) =>
      `${who === 'me' ? 'Du könntest' : `${capital(name(who))} könnte`} herkommen und ${list(doings)}.`,
    see: 'Wege im Labyrinth ansehen',
    nowhere: 'Von hier führt kein Weg weiter.',
    capture: (terror, cards) => (cards.length > 0 ? `${terror} mit ${list(cards)} fangen` : `${terror} fangen`),
    bringBack: (genres) => `einen Schrecken zurückbringen (${listed(genres, 'oder')})`,
    reward: 'eine Belohnung ziehen',
    tiles: (count) => `${count} ${count === 1 ? 'Platte' : 'Platten'} erreichen`,
  },
  waysOf: (who) => (who === 'me' ? 'dich' : who === 'trolley' ? 'den Wagen' : who.name),
  walkers: { player: 'dich', trolley: 'den Wagen', ride: 'beide' },
}
