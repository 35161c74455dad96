/** Why something cannot be done in Fire in the Library, in German. */

import type { Said } from '../../words/said'
import { de, TOKENS } from './words.de'
import { en } from './words.en'

export const said: Said = [
  ['the game is over', 'Die Partie ist zu Ende.'],
  ['this game is played without tools', 'Hier wird ohne Werkzeuge gespielt.'],
  // cards
  ['in an inferno turn order cards are dealt at random', 'Im Inferno werden die Zugkarten ausgeteilt.'],
  ['turn order cards are chosen in step 1 of a round', 'Zugkarten werden am Anfang einer Runde gewählt.'],
  ['card {} is not in play with this many seats', 'Karte Nr. {} ist bei so vielen Plätzen nicht im Spiel.'],
  ['card {} has been used in this cycle', 'Karte Nr. {} war in diesem Durchgang schon dran.'],
  ['card {} is taken', 'Karte Nr. {} ist schon vergeben.'],
  // saving
  [
    "books are saved in a librarian's turn, and another choice comes first",
    'Bücher rettest du in deinem Zug, und zuerst ist etwas anderes zu entscheiden.',
  ],
  ['draw at least once before you stop', 'Zieh mindestens einmal, bevor du aufhörst.'],
  ['no charge of a Shovel is left', 'Von der Schaufel ist kein Zug mehr übrig.'],
  [
    'no tokens of a Shovel or Torch are being placed now',
    'Gerade wird kein Plättchen von Schaufel oder Fackel gelegt.',
  ],
  ['there is no {} among the tokens drawn', 'Gezogen wurde nichts davon: {}.'],
  ["place at least one of the Torch's tokens first", 'Leg zuerst mindestens ein Plättchen der Fackel.'],
  ['no Torch is being used now', 'Gerade brennt keine Fackel.'],
  ['a turn is ended after scoring', 'Ein Zug endet nach der Wertung.'],
  ['nobody is asked to shout now', 'Gerade ist niemand gefragt zu rufen.'],
  ['there is no seat {} at this table', 'Diesen Platz gibt es an diesem Tisch nicht.'],
  // tools in general
  ['there is no tool window to pass in now', 'Gerade ist kein Werkzeug gefragt, auf das du verzichten könntest.'],
  [
    'a tool is taken after burning, or after leaving early',
    'Ein Werkzeug nimmst du, wenn deine Bücher verbrannt sind oder du früh gehst.',
  ],
  ['the tool after burning is not optional', 'Nach einem Brand musst du ein Werkzeug nehmen.'],
  ['no card is there to take', 'Dort liegt keine Karte.'],
  ['tools are exchanged at the end of a round', 'Werkzeuge werden am Ende einer Runde getauscht.'],
  ['you hold no {}', '{}: hast du nicht auf der Hand.'],
  ['the {} is played in step 1, before any card is chosen', '{}: geht nur, bevor die erste Zugkarte gewählt ist.'],
  ['the {} is played while you are saving books', '{}: geht nur, während du Bücher rettest.'],
  ['the {} are played while you are saving books', '{}: gehen nur, während du Bücher rettest.'],
  ["the {} is played when another librarian's fire spreads", '{}: geht nur, wenn ein fremdes Feuer um sich greift.'],
  ['the {} is played when your fire spreads', '{}: geht nur, wenn dein Feuer um sich greift.'],
  ['the {} is played after you have scored', '{}: geht nur, nachdem du gewertet hast.'],
  ['the {} would have no effect now', '{}: würde gerade nichts bewirken.'],
  ['no {} book is on your card for the {}', 'Auf deiner Karte liegt kein {} für dieses Werkzeug.'],
  ['no book is left on your card', 'Auf deiner Karte liegt kein Buch mehr.'],
  ["on another librarian's turn only the Axe is played, not the {}", 'In einem fremden Zug geht nur die Axt.'],
  // tools one by one
  [
    'the Amulet is played from round 2 on, before any card is chosen',
    'Amulett: geht ab Runde 2, bevor die erste Zugkarte gewählt ist.',
  ],
  ["no Amulet's tokens are being placed now", 'Gerade werden keine Plättchen eines Amuletts gelegt.'],
  [
    'as many tokens as possible must be placed, so this card needs one',
    'So viele Plättchen wie möglich müssen liegen; auf diese Karte gehört eins.',
  ],
  [
    'as many tokens as possible must be placed, and this would leave one over',
    'So viele Plättchen wie möglich müssen liegen, und so bliebe eins übrig.',
  ],
  ['the Amulet drew no {} token that is left', 'Das Amulett hat nichts mehr davon: {}.'],
  ['a fire may not go where it would trigger', 'Ein Feuer darf nicht dorthin, wo es um sich griffe.'],
  [
    'the Axe is for everybody but the librarian whose turn it is',
    'Die Axt ist für alle, außer für die Person, die am Zug ist.',
  ],
  [
    'a played Cloak commits: this fire can no longer be stopped',
    'Der Umhang ist gespielt: Dieses Feuer lässt sich nicht mehr aufhalten.',
  ],
  ['one pair of Gloves a turn', 'Ein Paar Handschuhe je Zug.'],
  ['the bag is empty', 'Der Beutel ist leer.'],
  ['the Map would give neither bravery nor a card', 'Die Landkarte brächte weder Mut noch eine Karte.'],
  [
    'somebody can receive the tokens, so they do not go aside',
    'Jemand kann die Plättchen nehmen, also kommen sie nicht beiseite.',
  ],
  ['nobody of that name is still to play this round', 'Dieser Platz ist in dieser Runde nicht mehr dran.'],
  [
    'the tokens go to somebody whose turn is still to come this round',
    'Die Plättchen gehen an jemanden, der in dieser Runde noch dran kommt.',
  ],
  ['the fire would spread on that card', 'Auf dieser Karte griffe das Feuer um sich.'],
  ['that card has no room for the tokens', 'Auf dieser Karte ist für die Plättchen kein Platz.'],
  [
    'there is a book on the card, so one goes with the fire: say which space',
    'Auf der Karte liegt ein Buch, also geht eins mit dem Feuer: Sag, von welchem Feld.',
  ],
  ['there is no book on the card', 'Auf der Karte liegt kein Buch.'],
  [
    'only the most valuable book goes; of equal ones you choose',
    'Nur das wertvollste Buch geht mit; unter gleichen wählst du.',
  ],
]

/** A tool or a token as it is called in German; numbers stay. */
export function call(word: string): string {
  const tool = Object.keys(en.tools).find((key) => en.tools[key]?.replace('’', "'") === word)
  return (tool && de.tools[tool]) ?? TOKENS[word] ?? word
}
