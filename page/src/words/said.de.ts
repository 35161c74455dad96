/** What the server has against something at any table, in German. */

import type { Said } from './said'

export const said: Said = [
  // taking back
  ['there is no action of yours to take back', 'Du hast nichts, was sich zurücknehmen ließe.'],
  [
    'in a challenge nothing is taken back that somebody has learned from',
    'Bei gleicher Mischung für alle wird nichts zurückgenommen, woraus jemand etwas erfahren hat.',
  ],
  ['somebody has asked already; answer that first', 'Es hat schon jemand gebeten; das ist zuerst dran.'],
  ['you are not asked about taking anything back', 'Du bist nicht gefragt, ob etwas zurückgenommen wird.'],
  // whose turn, and when
  ['nobody is asked now', 'Gerade ist niemand gefragt.'],
  ['somebody else is asked now', 'Gerade ist jemand anderes gefragt.'],
  [
    'something has happened since: look again and choose anew',
    'Seitdem ist etwas geschehen: Schau noch einmal hin und wähl neu.',
  ],
  [
    'something has happened since: look again, and ask again',
    'Seitdem ist etwas geschehen: Schau noch einmal hin und frag neu.',
  ],
  ['everybody may call now, and only {} for themselves', 'Gerade dürfen alle rufen, jede Person nur für sich.'],
  [
    'the match is paused; the host can go on',
    'Die Partie macht Pause; wer den Tisch eröffnet hat, lässt sie weitergehen.',
  ],
  ['the match is paused already', 'Die Partie macht schon Pause.'],
  ['the match is not paused', 'Die Partie macht gerade keine Pause.'],
  ['the match has not begun yet', 'Die Partie hat noch nicht begonnen.'],
  ['the match has begun already', 'Die Partie hat schon begonnen.'],
  ['the match is over', 'Die Partie ist zu Ende.'],
  // chairs and who may do what
  ['you are looking on; take a seat to do that', 'Du schaust zu; dafür brauchst du einen Platz.'],
  ['{} sits there; take an open chair', 'Dort sitzt schon {}; nimm einen leeren Stuhl.'],
  [
    'only whoever sits there or the host can give a chair a new key',
    'Einen neuen Schlüssel macht nur, wer dort sitzt oder den Tisch eröffnet hat.',
  ],
  ['nobody sits there whose key could be replaced', 'Dort sitzt niemand, der einen Schlüssel hätte.'],
  [
    'this key holds another chair of this table; make a new one',
    'Dieser Schlüssel gehört schon zu einem anderen Stuhl; mach einen neuen.',
  ],
  [
    'this seat has a new key now; open its newest link',
    'Dieser Platz hat einen neuen Schlüssel; öffne seinen neuesten Link.',
  ],
  [
    'this seat is open in too many places at once; close one of them',
    'Dieser Platz ist an zu vielen Stellen offen; schließ eine davon.',
  ],
  ['only the host of the table can do that', 'Das kann nur, wer den Tisch eröffnet hat.'],
  [
    'in a challenge everybody plays for themselves, against the same bots',
    'Bei gleicher Mischung spielt jede Person für sich, gegen dieselben Bots.',
  ],
  ['only somebody who sat at the table can ask for a rematch', 'Noch eine Partie wünschen kann nur, wer am Tisch saß.'],
  ['there is no chair {}; the chairs are 0 to {}', 'Diesen Stuhl gibt es nicht.'],
  ['there is no seat {}; the seats are 0 to {}', 'Diesen Platz gibt es nicht.'],
  // before the start
  ['the cards are dealt already', 'Die Karten sind schon verteilt.'],
  ['the deal of this table is settled', 'Die Mischung dieses Tischs steht schon fest.'],
  [
    'chair {} is open: wait for somebody, or put a bot there',
    'Stuhl {} ist leer: Warte auf jemanden oder setz einen Bot hin.',
  ],
  ['the pace is settled before the start', 'Das Tempo steht fest, sobald die Partie beginnt.'],
  [
    'the match goes on from a file, which settles its pace',
    'Die Partie geht aus einer Datei weiter; die legt das Tempo fest.',
  ],
  [
    'the table is played like that already; nothing would change',
    'So wird hier schon gespielt; es würde sich nichts ändern.',
  ],
  // whispers, odds
  ['say either a text, a quick phrase or an arrow', 'Sag einen Text, einen schnellen Satz oder zeig mit einem Pfeil.'],
  ['the quick phrases are {}', 'Diesen schnellen Satz gibt es nicht.'],
  [
    'the host has switched the chat off; quick phrases and arrows still work',
    'Hier wird gerade nicht geflüstert; schnelle Sätze und Pfeile gehen weiter.',
  ],
  ['the host has switched odds and hints off', 'Chancen und Tipps sind an diesem Tisch abgeschaltet.'],
  [
    'a hint is for the seat that is asked, and that is not you now',
    'Einen Tipp gibt es, wenn du gefragt bist, und das bist du gerade nicht.',
  ],
  [
    'a bot is thinking about this already; its answer comes in a moment',
    'Ein Bot denkt schon darüber nach; seine Antwort kommt gleich.',
  ],
  [
    'all bots are thinking for others; ask again in a moment',
    'Alle Bots denken gerade für andere; frag gleich noch einmal.',
  ],
  // afterwards
  ['the story is told when the match is over', 'Die Geschichte wird erzählt, wenn die Partie zu Ende ist.'],
  [
    'the match was ended before its last page, so its story is not told',
    'Die Partie wurde vor der letzten Seite beendet; ihre Geschichte bleibt unerzählt.',
  ],
  ['a rematch comes after the end', 'Noch eine Partie gibt es nach dem Ende.'],
  ['a match can be forked after its end', 'Von einem Moment aus weiterspielen lässt sich nach dem Ende.'],
  ['there is no moment {} yet; the last is {}', 'Moment {} gibt es noch nicht; der letzte ist {}.'],
  ['there is no moment {}; the match has 0 to {}', 'Moment {} gibt es nicht; die Partie hat 0 bis {}.'],
  ['nothing is left to play at that moment', 'In diesem Moment ist nichts mehr zu spielen.'],
  ['before the end you look through your own eyes only', 'Vor dem Ende siehst du nur mit deinen eigenen Augen.'],
  ['the seed is opened when the match is over', 'Das Siegel wird geöffnet, wenn die Partie zu Ende ist.'],
  [
    'others may still play this deal, so its seed stays closed',
    'Andere spielen diese Mischung vielleicht noch; darum bleibt ihr Siegel zu.',
  ],
  // links and the server
  [
    'there is no such table; ask for its link again',
    'Diesen Tisch gibt es nicht; lass dir den Link noch einmal schicken.',
  ],
  [
    'there is no such challenge; ask for its link again',
    'Diese Mischung gibt es nicht; lass dir den Link noch einmal schicken.',
  ],
  ["unknown game '{}'; the games are {}", 'Dieses Spiel gibt es hier nicht.'],
  ['too many requests; try again in {} seconds', 'Das war viel auf einmal. Versuch es in {} Sekunden noch einmal.'],
  [
    'too many messages from this seat; try again in a moment',
    'Das war viel auf einmal. Versuch es gleich noch einmal.',
  ],
  [
    'too many new tables from this address; try again later',
    'Das waren viele neue Tische auf einmal. Versuch es später noch einmal.',
  ],
  [
    'the database does not answer; try again in a moment',
    'Die Datenbank antwortet nicht. Versuch es gleich noch einmal.',
  ],
  [
    'the server made a mistake; try again in a moment',
    'Der Server hat einen Fehler gemacht. Versuch es gleich noch einmal.',
  ],
  [
    '{}: a webhook is a public {}',
    'An diese Adresse meldet der Server nichts: Es muss eine öffentliche http- oder https-Adresse sein.',
  ],
]
