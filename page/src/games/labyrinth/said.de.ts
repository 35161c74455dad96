/** Why something cannot be done in Library Labyrinth, in German. */

import type { Said } from '../../words/said'
import { called } from './names.de'
import { listed } from './wording'
import { de } from './words.de'
import { en } from './words.en'

export const said: Said = [
  // the end
  ['the match is over: all six Shelves are filled', 'Die Partie ist zu Ende: Alle sechs Regale sind gefüllt.'],
  ['the match is over: time is out', 'Die Partie ist zu Ende: Die Zeit ist um.'],
  ['the match is over: six Terrors lie on the grid', 'Die Partie ist zu Ende: Sechs Schrecken liegen im Gitter.'],
  ['the match is over: it was given up', 'Die Partie ist zu Ende: Sie wurde aufgegeben.'],
  [
    'giving up answers no question: the player whose turn it is may say so beside it',
    'Aufgeben ist keine Antwort auf eine Frage: Das geht nebenbei, und nur für die Person am Zug.',
  ],
  // the set-up
  [
    'the first Books are dealt: now you take Books by actions',
    'Die ersten Bücher sind verteilt: Jetzt nimmst du Bücher mit Aktionen.',
  ],
  [
    'the genres are chosen: only another one for the missing Book is asked for',
    'Die Gattungen sind gewählt: Gefragt ist nur noch eine andere für das fehlende Buch.',
  ],
  ['first choose the genres of all three Books', 'Wähl zuerst die Gattungen aller drei Bücher.'],
  [
    'no {} Book is left for you either: choose another genre',
    '{}: Auch davon ist kein Buch für dich übrig. Wähl eine andere Gattung.',
  ],
  // what comes first
  ['first choose an action', 'Wähl zuerst eine Aktion.'],
  ['first choose the genres of your three Books', 'Wähl zuerst die Gattungen deiner drei Bücher.'],
  [
    'first name another genre for the Book that the deck could not give',
    'Nenn zuerst eine andere Gattung für das Buch, das der Stapel nicht mehr hatte.',
  ],
  [
    'first choose the genre of the Book that you take with the Library Card',
    'Wähl zuerst die Gattung des Buchs, das du mit dem Leseausweis nimmst.',
  ],
  ["first take the Library Card's Book, or skip it", 'Nimm zuerst das Buch des Leseausweises, oder verzichte darauf.'],
  ['first draw the Reward of this tile, or skip it', 'Zieh zuerst die Belohnung dieser Platte, oder verzichte darauf.'],
  ['first choose the cards that pay for the Terror', 'Wähl zuerst die Karten, mit denen du den Schrecken bezahlst.'],
  [
    'first choose the captured Terror that goes to this Shelf',
    'Wähl zuerst den gefangenen Schrecken, der in dieses Regal kommt.',
  ],
  ['first choose the hand that keeps the captured Terror', 'Wähl zuerst die Hand, in die der Fang kommt.'],
  ['first choose who gets the card', 'Wähl zuerst, wer die Karte bekommt.'],
  ['first choose what you get in the swap', 'Wähl zuerst, was du im Tausch bekommst.'],
  [
    'a card is offered to you: discard one to make room, or keep all your cards',
    'Dir wird eine Karte angeboten: Leg eine ab, um Platz zu machen, oder behalt alle deine Karten.',
  ],
  ['first choose the boosters for the way', 'Wähl zuerst die Helfer für den Weg.'],
  ['first choose the Photocopier', 'Wähl zuerst den Kopierer.'],
  ['first choose the booster to use', 'Wähl zuerst, welchen Helfer du benutzt.'],
  ['{} actions are the most in one turn: end your turn', 'Mehr als {} Aktionen gehen nicht in einem Zug: Beende ihn.'],
  ['no action is left: end your turn', 'Du hast keine Aktion mehr: Beende deinen Zug.'],
  [
    'no action is left: end your turn, or play a Time Machine for one more',
    'Du hast keine Aktion mehr: Beende deinen Zug, oder spiel eine Zeitmaschine für noch eine.',
  ],
  // taking, drawing, ending
  [
    'nothing is waiting to be drawn: choose an action, or end your turn',
    'Gerade gibt es nichts zu ziehen: Wähl eine Aktion, oder beende deinen Zug.',
  ],
  [
    'alone there is no next player to pass an action to',
    'Allein gibt es niemanden, dem du eine Aktion weitergeben könntest.',
  ],
  ['no action is left to pass on: end your turn', 'Zum Weitergeben ist keine Aktion übrig: Beende deinen Zug.'],
  [
    'the Books come into the hand that plays the Library Card',
    'Die Bücher kommen in die Hand, die den Leseausweis spielt.',
  ],
  [
    'no {} Book is left, in deck or discard: choose another genre',
    '{}: Davon ist kein Buch übrig, weder im Stapel noch in der Ablage. Wähl eine andere Gattung.',
  ],
  [
    'no Book is left to take, in any deck or discard',
    'Es ist kein Buch mehr zu nehmen, in keinem Stapel und keiner Ablage.',
  ],
  [
    'your hand is full of captured Terrors: return one first',
    'Deine Hand ist voll mit gefangenen Schrecken: Bring zuerst einen zurück.',
  ],
  [
    "the Trolley's hand is full of captured Terrors: return one first",
    'Die Hand des Wagens ist voll mit gefangenen Schrecken: Bring zuerst einen zurück.',
  ],
  ['your hand is full: discard a card first', 'Deine Hand ist voll: Leg zuerst eine Karte ab.'],
  ["the Trolley's hand is full: discard a card first", 'Die Hand des Wagens ist voll: Leg zuerst eine Karte ab.'],
  [
    'a Reward is drawn where a move ends on a Reward tile',
    'Eine Belohnung ziehst du, wo ein Weg auf einer Belohnungsplatte endet.',
  ],
  [
    'only you moved here, so the Reward goes into that hand',
    'Nur du bist hierhergekommen, also geht die Belohnung in deine Hand.',
  ],
  [
    'only the Trolley moved here, so the Reward goes into that hand',
    'Nur der Wagen ist hierhergekommen, also geht die Belohnung in seine Hand.',
  ],
  [
    'one more Book comes with a Library Card: play one first',
    'Noch ein Buch gibt es mit einem Leseausweis: Spiel zuerst einen.',
  ],
  [
    'which hand keeps a pile is asked after a ride onto a Terror',
    'Welche Hand einen Fang behält, wird gefragt, wenn ihr gemeinsam auf einen Schrecken fahrt.',
  ],
  ['only a player alone has a Trolley', 'Einen Wagen hat nur, wer allein spielt.'],
  // lighting and turning
  ['the compass is always lit', 'Der Kompass ist immer hell.'],
  [
    '{} is lit already, and no action turns a tile dark',
    '{} ist schon hell, und keine Aktion macht eine Platte dunkel.',
  ],
  [
    '{} shares no side with your tile: walk next to it first, or use a Useful Map',
    '{} hat keine Seite mit deiner Platte gemeinsam: Geh zuerst daneben, oder nimm einen Lageplan.',
  ],
  [
    "{} shares no side with your tile or the Trolley's: walk next to it first, or use a Useful Map",
    '{} hat keine Seite mit deiner Platte oder der des Wagens gemeinsam: Geh zuerst daneben, oder nimm einen Lageplan.',
  ],
  ['the compass is never turned', 'Der Kompass wird nie gedreht.'],
  ['{} is dark: light it before you turn it', '{} ist dunkel: Erhelle die Platte, bevor du sie drehst.'],
  [
    '{} shares no side with your tile: walk next to it first',
    '{} hat keine Seite mit deiner Platte gemeinsam: Geh zuerst daneben.',
  ],
  [
    "{} shares no side with your tile or the Trolley's: walk next to it first",
    '{} hat keine Seite mit deiner Platte oder der des Wagens gemeinsam: Geh zuerst daneben.',
  ],
  ['{} is a crossroads: turning it would change nothing', '{} ist eine Kreuzung: Sie zu drehen würde nichts ändern.'],
  // walking
  ['only a player alone has a Trolley: walk yourself', 'Einen Wagen hat nur, wer allein spielt: Geh selbst.'],
  [
    'you ride from one tile: bring yourself and the Trolley together first',
    'Gemeinsam fahrt ihr von einer Platte aus: Komm zuerst mit dem Wagen zusammen.',
  ],
  ['a move ends on another tile than it began on', 'Ein Weg endet auf einer anderen Platte, als er begann.'],
  ['{} is dark: light it before you enter it', '{} ist dunkel: Erhelle die Platte, bevor du sie betrittst.'],
  [
    'the way to {} needs one booster as two: a card serves one option only',
    '{}: Der Weg dorthin bräuchte einen Helfer für zweierlei, und jede Karte dient nur einem.',
  ],
  [
    'no open path leads to {}: turn or light tiles, or use a Secret Passage',
    '{}: Kein offener Weg führt dorthin. Dreh oder erhelle Platten, oder nimm einen Geheimgang.',
  ],
  [
    'the {} Shelf on {} stands in the way: fill it first, or use a Library Ladder',
    'Das Regal {} in {} steht im Weg: Füll es zuerst, oder nimm eine Bücherleiter.',
  ],
  [
    '{} on {} stands in the way: capture it first, or use a Library Ladder',
    '{} in {} steht im Weg: Fang diesen Schrecken zuerst, oder nimm eine Bücherleiter.',
  ],
  ['more than one Terror or Shelf stands between you and {}', '{}: Davor steht mehr als ein Schrecken oder Regal.'],
  // capturing and returning
  [
    'the Trolley alone can neither capture nor return: ride there together',
    'Allein kann der Wagen weder fangen noch zurückbringen: Fahrt gemeinsam hin.',
  ],
  [
    'the same booster would be needed for the way and as a Photocopier',
    'Derselbe Helfer würde für den Weg und als Kopierer gebraucht.',
  ],
  [
    'the Trolley holds what pays for {}: ride there together',
    '{}: Der Wagen hat, was das bezahlt. Fahrt zusammen hin.',
  ],
  [
    'only both hands together can pay for {}: ride there with the Trolley',
    '{}: Nur beide Hände zusammen können das bezahlen. Fahr mit dem Wagen hin.',
  ],
  ['{} needs {} more than you hold', '{}: Dafür fehlt dir noch {}.'],
  ['the Trolley holds {}: ride there together', '{} hat der Wagen: Fahrt gemeinsam hin.'],
  [
    'the {} Shelf takes only a captured Terror that shows {}, and you hold none',
    'Ins Regal {} kommt nur ein gefangener Schrecken mit seinem Zeichen, und du hast keinen.',
  ],
  [
    'a Terror is returned by walking onto a Shelf whose symbol it shows',
    'Zurück bringst du einen Schrecken, indem du auf ein Regal gehst, dessen Zeichen er zeigt.',
  ],
  ['you have not captured {}', '{}: hast du nicht gefangen.'],
  [
    '{} shows no {}, so it goes to another Shelf',
    '{} zeigt nicht das Zeichen dieses Regals ({}) und gehört in ein anderes.',
  ],
  // boosters
  [
    '{} is no booster: it gives its symbols in a capture',
    '{}: kein Helfer, sondern ein Zauberding, das beim Fangen seine Zeichen gibt.',
  ],
  [
    'you do not hold {}, and only its holder plays it',
    '{}: hast du nicht auf der Hand, und spielen kann das nur, wer es hat.',
  ],
  [
    'choose the card to pass: somebody on another tile needs a Trolley Service',
    'Wähl die Karte, die du reichen willst: Steht jemand auf einer anderen Platte, hilft der Wagendienst.',
  ],
  [
    'choose where to walk: a way past a Terror or Shelf uses the Library Ladder',
    'Wähl, wohin du gehst: An einem Schrecken oder Regal vorbei hilft die Bücherleiter.',
  ],
  [
    'choose where to walk: a way through a bookcase uses the Secret Passage',
    'Wähl, wohin du gehst: Durch eine geschlossene Kante hilft der Geheimgang.',
  ],
  [
    'choose the dark tile to light: one that is not adjacent uses the Useful Map',
    'Wähl die dunkle Platte, die du erhellst: Liegt sie nicht neben dir, hilft der Lageplan.',
  ],
  [
    'walk onto a Terror: the Photocopier copies a Book that pays there',
    'Geh auf einen Schrecken: Der Kopierer verdoppelt ein Buch, das dort bezahlt.',
  ],
  [
    'only Library Cards go with a take: first choose the genre',
    'Zum Nehmen passt nur der Leseausweis: Wähl zuerst die Gattung.',
  ],
  [
    'this Library Card lies ready already: choose the genre of the Book',
    'Dieser Leseausweis liegt schon bereit: Wähl die Gattung des Buchs.',
  ],
  ['a take uses the Library Cards of one hand', 'Beim Nehmen gelten nur die Leseausweise einer Hand.'],
  [
    'Library Cards are laid ready in their order: take back, and begin with this one',
    'Leseausweise kommen in ihrer Reihenfolge dran: Nimm zurück, und fang mit diesem an.',
  ],
  ['the way that you have chosen does not need this {}', '{}: wird auf diesem Weg nicht gebraucht.'],
  [
    'the way needs a Library Ladder or a Secret Passage, not a {}',
    '{}: hilft auf diesem Weg nicht. Er braucht eine Bücherleiter oder einen Geheimgang.',
  ],
  ['this card serves another option already', 'Diese Karte dient schon etwas anderem.'],
  ['the copy is made by a Photocopier, not by a {}', '{}: kopiert nichts. Das macht der Kopierer.'],
  [
    'a tile that is not adjacent is lit by a Useful Map, not by a {}',
    '{}: erhellt nichts. Eine Platte, die nicht neben dir liegt, braucht den Lageplan.',
  ],
  [
    'a card goes to another tile by a Trolley Service, not by a {}',
    '{}: hilft hier nicht. Zu einer anderen Platte bringt eine Karte nur der Wagendienst.',
  ],
  [
    'a Trolley Service does not bring itself: use another',
    'Ein Wagendienst bringt sich nicht selbst: Nimm einen anderen.',
  ],
  [
    'the receiving hand is full: use the Trolley Service that lies in it',
    'Die Hand, die etwas bekommt, ist voll: Nimm den Wagendienst, der darin liegt.',
  ],
  // paying
  ['cards pay for a capture: walk onto a Terror', 'Bezahlt wird beim Fangen: Geh auf einen Schrecken.'],
  [
    '{} shows no symbols: Books and magical items pay',
    '{}: zeigt keine Zeichen. Bezahlt wird mit Büchern und Zauberdingen.',
  ],
  [
    'cards pay in the order of the list: take back, and choose {} sooner',
    '{}: war früher dran, denn Karten zahlen in der Reihenfolge der Liste. Nimm zurück, und wähl diese Karte eher.',
  ],
  ['{} is not needed with the cards that you have chosen', '{}: wird mit den gewählten Karten nicht gebraucht.'],
  ['{} is chosen already', '{}: ist schon gewählt.'],
  [
    'a Photocopier copies a Book in a capture: walk onto a Terror',
    'Ein Kopierer verdoppelt ein Buch beim Fangen: Geh auf einen Schrecken.',
  ],
  ['you have no Photocopier left for this capture', 'Für diesen Fang hast du keinen Kopierer mehr.'],
  [
    'the Books to copy are chosen before the other cards: take back to copy this one',
    'Zuerst kommen die Bücher, die du kopierst, dann die anderen Karten: Nimm zurück, um dieses zu kopieren.',
  ],
  ['a copy of {} is not needed with what you have chosen', '{}: muss mit den gewählten Karten nicht kopiert werden.'],
  // cards in hands
  ['{} lies under {} until that is returned', '{}: liegt unter {}, bis dieser Schrecken zurückgebracht ist.'],
  ['{} is in another hand, not in yours', '{}: ist in einer anderen Hand, nicht in deiner.'],
  ["{} is in nobody's hand", '{}: hat niemand auf der Hand.'],
  [
    'no discard is needed here: there is room to draw, or this hand draws nothing',
    'Hier muss nichts abgelegt werden: Es ist Platz zum Ziehen, oder diese Hand zieht nichts.',
  ],
  // passing
  [
    'a captured Terror stays with the one who captured it',
    'Ein gefangener Schrecken bleibt bei der Person, die ihn gefangen hat.',
  ],
  [
    '{} has just changed hands: the card stays until your next action',
    '{}: hat gerade die Hand gewechselt und bleibt dort bis zu deiner nächsten Aktion.',
  ],
  ['the Trolley holds {} already', '{}: hat der Wagen schon.'],
  [
    'a full hand has refused a card: it is asked again after your next action',
    'Eine volle Hand hat eine Karte abgelehnt: Gefragt wird sie wieder nach deiner nächsten Aktion.',
  ],
  [
    "every other player's hand is full: swap one for one, which needs no free slot",
    'Alle anderen Hände sind voll: Tausch eine Karte gegen eine, das braucht keinen freien Platz.',
  ],
  [
    "the Trolley's hand is full: swap one for one, which needs no free slot",
    'Die Hand des Wagens ist voll: Tausch eine Karte gegen eine, das braucht keinen freien Platz.',
  ],
  ['{} is in your hand already', '{}: hast du schon auf der Hand.'],
  [
    'your hand is full: discard a card first, or swap one for one',
    'Deine Hand ist voll: Leg zuerst eine Karte ab, oder tausch eine gegen eine.',
  ],
  ['nothing can come for {}: give it instead', '{}: Dafür kann nichts zurückkommen. Gib die Karte einfach her.'],
  ['first choose the card of yours that you swap', 'Wähl zuerst, welche deiner Karten du tauschst.'],
  [
    'alone you give cards to the Trolley, and nobody needs to be named',
    'Allein gibst du Karten dem Wagen, und niemand muss genannt werden.',
  ],
  ['there are only {} players', 'Es spielen nur {} Personen mit.'],
  ['first choose the card to give', 'Wähl zuerst die Karte, die du gibst.'],
  ['you hold the card: give it to another player', 'Die Karte hast du selbst: Gib sie jemand anderem.'],
  ['that hand is full and has nothing to discard', 'Diese Hand ist voll und hat nichts, was sich ablegen ließe.'],
  ['alone nobody offers you a card', 'Allein bietet dir niemand eine Karte an.'],
  ['no card is offered to you', 'Dir wird keine Karte angeboten.'],
  [
    'the Trolley Service does not bring itself to another tile',
    'Der Wagendienst bringt sich nicht selbst zu einer anderen Platte.',
  ],
  [
    'nobody else stands on your tile: walk to somebody, or use a Trolley Service',
    'Auf deiner Platte steht sonst niemand: Geh zu jemandem, oder nimm einen Wagendienst.',
  ],
  [
    'the Trolley stands on another tile: bring it here, or use a Trolley Service',
    'Der Wagen steht auf einer anderen Platte: Bring ihn her, oder nimm einen Wagendienst.',
  ],
  [
    'that player stands on another tile: walk there, or use a Trolley Service',
    'Diese Person steht auf einer anderen Platte: Geh hin, oder nimm einen Wagendienst.',
  ],
]

const OPTIONS = new Map(Object.entries(en.options).map(([key, title]) => [title, de.options[key] ?? title]))
const KINDS: Record<string, string> = { Book: 'Buch', 'Reward card': 'Belohnung', Terror: 'Schrecken' }

/** A tile, a genre, symbols or cards as they are called in German; numbers stay. */
export function call(words: string): string {
  if (/^r\dc\d$/i.test(words)) return de.tile(words.toLowerCase())
  if (/^the compass$/i.test(words)) return 'Kompass'
  return de.genres[words] ?? symbols(words) ?? cards(words)
}

/** "2 orange and 1 blue": by what the symbols stand for, alike ones counted, as everywhere on the page. */
function symbols(words: string): string | null {
  const named = parts(words).map((part) => {
    const [, count, genre = ''] = /^(\d+) (\w+)$/.exec(part) ?? []
    const skill = de.skills[genre] ?? null
    return count === '1' ? skill : skill && `${count} ${skill}`
  })
  return named.every((part) => part !== null) ? listed(named, de.and) : null
}

/** Names as they are printed here; a booster has two, and cards that share one are numbered. */
function cards(words: string): string {
  return listed(
    parts(words).map((card) => card.split(' / ').map(name).join(' / ')),
    de.and,
  )
}

function name(printed: string): string {
  const [, plain = printed, number = ''] = /^(.+)( \(\d+\))$/.exec(printed) ?? []
  const [, kind = '', place] = /^(Book|Reward card|Terror) (\d+)$/.exec(plain) ?? []
  return (place === undefined ? (OPTIONS.get(plain) ?? called(plain)) : `${KINDS[kind]} ${place}`) + number
}

const parts = (words: string): string[] => words.split(/, | and /)
