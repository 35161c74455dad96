/**
 * Fire in the Library auf Deutsch.
 *
 * Die Wörter, überall dieselben:
 * bag = Beutel, token = Plättchen, book = Buch, fire = Feuer, turn (order) card = Zugkarte, space = Feld,
 * safe / risky = sicher / riskant, bravery = Mut, knowledge = Wissen, section = Abteilung, library card = Bücherkarte,
 * worth = wert, catches / triggers = greift um sich, spreads = breitet sich aus, burns = brennt, verbrennt,
 * destroyed = zerstört, collapses = stürzt ein, save books = Bücher retten, stop = aufhören, leave early = früh gehen,
 * score = werten, tool = Werkzeug, market = Auslage, deck = Stapel, discard pile = Ablage, hand = Hand,
 * reserve = Vorrat, exchange = tauschen, turn = Zug, round = Runde, match = Partie, seat = Platz, robot = Roboter.
 */

import { saidChance } from './chance'
import { dative, object, points, verb, whose } from './people.de'
import { capital } from './tell'
import type { FireWords } from './words.en'

const SECTIONS: Record<string, string> = {
  white: 'Geografie',
  yellow: 'Krieg',
  black: 'Geschichte',
  purple: 'Fabeln',
  teal: 'Technik',
  fire: 'Feuer',
}

/** All of them neuter: "ein Fabelbuch", "das Fabelbuch". */
export const TOKENS: Record<string, string> = {
  white: 'Geografiebuch',
  yellow: 'Kriegsbuch',
  black: 'Geschichtsbuch',
  purple: 'Fabelbuch',
  teal: 'Technikbuch',
  fire: 'Feuer',
}

const TOOLS: Record<string, string> = {
  amulet: 'Amulett',
  axe: 'Axt',
  bucket: 'Eimer',
  cloak: 'Umhang',
  collectors_edition: 'Sammlerausgabe',
  gloves: 'Handschuhe',
  knapsack: 'Rucksack',
  library_cart: 'Bücherwagen',
  lockbox: 'Schatulle',
  map: 'Landkarte',
  shovel: 'Schaufel',
  slingshot: 'Schleuder',
  torch: 'Fackel',
}

type Gender = 'der' | 'die' | 'das' | 'plural'
const GENDERS: Record<string, Gender> = {
  amulet: 'das',
  axe: 'die',
  bucket: 'der',
  cloak: 'der',
  collectors_edition: 'die',
  gloves: 'plural',
  knapsack: 'der',
  library_cart: 'der',
  lockbox: 'die',
  map: 'die',
  shovel: 'die',
  slingshot: 'die',
  torch: 'die',
}
const ARTICLES = {
  nominative: { der: 'der', die: 'die', das: 'das', plural: 'die' },
  accusative: { der: 'den', die: 'die', das: 'das', plural: 'die' },
  dative: { der: 'dem', die: 'der', das: 'dem', plural: 'den' },
} as const

/** A tool with its article; `theTool('bucket', 'accusative')` is "den Eimer". */
export function theTool(tool: string, which: keyof typeof ARTICLES): string {
  const name = TOOLS[tool] ?? tool
  const many = which === 'dative' && GENDERS[tool] === 'plural' ? 'n' : ''
  return `${ARTICLES[which][GENDERS[tool] ?? 'das']} ${name}${many}`
}

export const de: FireWords = {
  round: (round) => `Runde ${round}`,
  sections: SECTIONS,
  cards: ['Nr. 1', 'Nr. 2', 'Nr. 3', 'Nr. 4', 'Nr. 5', 'Nr. 6'],
  tools: TOOLS,
  effects: {
    amulet: 'Zieh für jede ausliegende Zugkarte ein Plättchen und leg auf jede eins, wie du willst.',
    axe: 'Ein fremdes Feuer und das beste Buch gehen in den Beutel. Du wertest das Buch, dort geht es weiter.',
    bucket: 'Leg das Feuer, das um sich greift, bis zum Ende deines Zugs auf den Eimer. Rette weiter.',
    cloak: 'Das Feuer breitet sich aus, aber vorher wertest du ein Buch deiner Wahl mit deinem Mut.',
    collectors_edition: 'Zwei Punkte für jedes Buch einer Farbe, das du in diesem Zug gerettet hast.',
    gloves: 'In diesem Zug ist jedes Feld sicher. Mut zählt; früh gehen bringt kein Werkzeug.',
    knapsack: 'Wag ein gerettetes Buch: Zieh ein Plättchen. Ein Buch wertet beide, bei Feuer brennt die Abteilung.',
    library_cart: 'Die Bücher auf deiner Karte bleiben bis zum Ende der Runde aus dem Beutel.',
    lockbox: 'Schließ ein gerettetes Buch weg. Es zählt am Ende der Partie noch einmal.',
    map: 'Werte den Mut dieses Zugs noch einmal, dann zieh ein Werkzeug.',
    shovel: 'Zieh zwei Plättchen, leg eins. Zweimal in diesem Zug.',
    slingshot: 'Schick das Feuer und dein bestes Buch auf eine spätere Karte. Rette weiter.',
    torch: 'Zieh drei Plättchen auf einmal und leg mindestens eins davon.',
  },
  wholeEffects: {
    amulet:
      'Ab Runde 2, bevor eine Karte gewählt ist: Zieh je ausliegender Zugkarte ein Plättchen und leg auf jede eins, auf das erste leere Feld von links; nie ein Feuer dorthin, wo es um sich griffe. Feuer, die nirgends passen, warten hier bis zum Ende der Runde.',
    axe: 'Leg das Feuer, das um sich greift, und das wertvollste Buch dieser Karte in den Beutel zurück; du bekommst den Wert des Buchs, und der Zug geht weiter.',
    bucket:
      'Leg das Feuer, das um sich greift, von deiner Karte auf dieses Werkzeug, bis dein Zug endet; rette weiter.',
    cloak:
      'Das Feuer breitet sich aus, aber vorher wertest du ein Buch deiner Wahl und deinen Mut; dieses Buch verbrennt nicht.',
    collectors_edition:
      'Leg ein gerettetes Buch hierher; 2 Punkte für jedes Buch dieser Farbe, das du in diesem Zug gerettet hast, dieses eingeschlossen.',
    gloves:
      'Alle Felder deiner Karte gelten in diesem Zug als sicher; Mut zählt wie gedruckt; kein Werkzeug für frühes Gehen.',
    knapsack:
      'Leg ein gerettetes Buch hierher und zieh ein Plättchen: Bei einem Buch werden beide gewertet, bei einem Feuer brennt die Abteilung des gelegten Buchs einmal.',
    library_cart: 'Leg alle Bücher, die noch auf deiner Karte liegen, bis zum Ende der Runde hierher.',
    lockbox:
      'Leg ein gerettetes Buch hierher; am Ende der Partie zählt es noch einmal so viel wie seine Abteilung (10, wenn sie zerstört ist).',
    map: 'Werte den Mut dieses Zugs noch einmal, dann zieh das oberste Werkzeug vom Stapel.',
    shovel:
      'Zweimal in diesem Zug darfst du zwei Plättchen ziehen und eins legen; das andere geht zurück, wenn es ein Buch ist, und wartet hier bis zum Ende des Zugs, wenn es ein Feuer ist.',
    slingshot:
      'Schick das Feuer, das um sich greift, und dein wertvollstes Buch auf die Karte von jemandem, der noch dran kommt (nie so, dass es dort um sich greift); nur wenn niemand sie nehmen kann, warten beide hier bis zum Ende der Runde. Rette weiter.',
    torch:
      'Zieh drei Plättchen auf einmal, leg mindestens eins davon; nicht gelegte Bücher gehen zurück, nicht gelegte Feuer warten hier bis zum Ende des Zugs.',
  },
  when: {
    step1: 'Bevor Karten gewählt werden',
    saving: 'Während du Bücher rettest',
    spreading: 'Wenn ein Feuer um sich greift',
    after: 'Nach deiner Wertung',
  },
  library: 'Die Bibliothek',
  worth: (value) => `${value} wert`,
  burnsNext: 'als erste',
  burnt: (value) => `${value}, verbrannt`,
  showing: (value) => `${value}, liegt oben`,
  bringsFire: (value, fires) => `${value}, bringt ${fires === 1 ? 'ein Feuer' : `${fires} Feuer`}`,
  destroyed: '10, zerstört: Die Partie endet',
  cardOf: (who) => (who === 'me' ? 'deine Zugkarte' : `Zugkarte von ${dative(who)}`),
  safe: 'sicher',
  safeSpace: 'sicheres Feld',
  risky: (bravery) => `riskantes Feld, Mut ${bravery}`,
  nextSpace: 'hier landet das nächste Plättchen',
  resting: 'Feuer, es ruht',
  caught: 'Feuer, es greift um sich',
  catches: 'brennt',
  book: (section, value) => `${section}, ${value} wert`,
  inBag: 'Im Beutel',
  drawOnce: 'Noch einmal ziehen',
  onAverage: 'im Schnitt',
  stopNow: 'Jetzt aufhören',
  forCertain: 'sicher',
  burnsOneIn: (above, below) => chance(above, below),
  nextBurns: (percent) => `${percent} Brandgefahr beim Ziehen`,
  averageShort: (points) => `Ziehen: im Schnitt ${points}`,
  burnsShort: (percent) => `${percent} Brandgefahr`,
  onOffer: 'Auslage',
  reserve: (fires) => (fires === 1 ? '1 Feuer wartet im Vorrat.' : `${fires} Feuer warten im Vorrat.`),
  reserveWhy: 'Jede ungerade Zahl, die aufgedeckt wird, lässt eins in den Beutel.',
  turnCards: 'Zugkarten',
  reserveTitle: 'Noch im Vorrat',
  offer: 'Werkzeuge in der Auslage',
  deck: (cards) => (cards === 1 ? '1 Werkzeug im Stapel' : `${cards} Werkzeuge im Stapel`),
  yourTools: 'Deine Werkzeuge',
  noTools: 'Kein Werkzeug auf der Hand.',
  playNow: 'Jetzt spielbar',
  notNow: (when) => `Nicht jetzt. ${when}.`,
  waitingOn: (tool) => `auf ${theTool(tool, 'dative')}`,
  gloves: 'Mit Handschuhen: In diesem Zug ist jedes Feld sicher',
  chooseCards: 'Zugkarten zur Wahl',
  robot: 'Der Roboter',
  seat: {
    reading: 'ist dran',
    saved: 'war dran',
    tools: (count) => (count === 1 ? '1 Werkzeug' : `${count} Werkzeuge`),
    free: (count) => `${count} frei`,
    given: (token) => `zugeschickt: ${token}`,
    locked: (books) => `eingeschlossen: ${books}`,
  },
  ask: {
    thinking: (name) => `${name} überlegt.`,
    catches: 'Das Feuer greift um sich.',
    spreads: 'Das Feuer breitet sich aus.',
    burns: 'Eine Abteilung brennt.',
    moment: 'Einen Moment.',
    over: 'Die Partie ist zu Ende.',
    first: 'Nimm den Beutel und zieh.',
    firstSub: 'Einmal ziehen muss sein; das erste Feld ist sicher.',
    saveOn: (stake) => `Weiterziehen oder das Buch bei ${stake} zuklappen?`,
    nothing: 'Weiterziehen oder mit leeren Händen gehen?',
    chooseCard: 'Welche Zugkarte nimmst du?',
    chooseCardSub: 'Frühe Karten zahlen mehr Mut, späte haben mehr sichere Felder.',
    amulet: 'Ein Amulett spielen, bevor die Karten gewählt werden?',
    assign: (card) => `Welches Plättchen kommt auf Zugkarte ${card}?`,
    shovel: 'Welches der beiden Plättchen legst du?',
    torch: 'Welches Plättchen der Fackel legst du?',
    reaction: 'Das Feuer greift um sich. Spielst du ein Werkzeug?',
    reactionSub: 'Hält es niemand auf, verbrennen die Bücher auf der Karte.',
    takeTool: 'Welches Werkzeug nimmst du?',
    takeToolSub: 'Offen aus der Auslage oder verdeckt vom Stapel.',
    after: 'Nach der Wertung noch ein Werkzeug spielen?',
    exchange: 'Eines deiner Werkzeuge tauschen?',
    exchangeSub: 'Für ein abgelegtes Werkzeug ziehst du eins vom Stapel.',
    shout: 'Wer ruft zuerst „Es brennt“?',
    whichBook: (tool) => `${tool}: für welches Buch?`,
    toWhom: (tool) => `${tool}: zu wem?`,
  },
  books: (parts, bravery) => (bravery > 0 ? `${parts}, Mut ${bravery}.` : `${parts}.`),
  answer: {
    draw: 'Ziehen',
    drawSafe: 'kann nicht brennen',
    drawShovel: 'Zwei ziehen, eins legen',
    drawShovelSmall: 'mit der Schaufel',
    stop: 'Aufhören',
    stopScore: (stake) => points(stake),
    stopTool: (stake) => `${points(stake)} + Werkzeug`,
    card: (title) => `Karte ${title}`,
    cardSmall: (safe, most) => `${safe} sicher, bis ${most}`,
    pass: 'Passen',
    letBurn: 'Brennen lassen',
    play: (tool) => `${tool} spielen`,
    keepTools: 'Alle behalten',
    exchange: (tool) => `${tool} tauschen`,
    endTurn: 'Zug beenden',
    fromDeck: 'Vom Stapel',
    unseen: 'verdeckt',
    noTool: 'Kein Werkzeug',
    place: (token) => `${TOKENS[token] ?? token} legen`,
    placeNothing: 'Nichts hierher',
    placeNoMore: 'Nichts mehr legen',
    nobody: 'Niemand',
    back: 'Zurück',
    aside: 'Beiseite',
    alone: 'nur das Feuer',
    withBook: (space) => `mit dem Buch auf Feld ${space}`,
    onlyThis: 'nur dieses',
  },
  and: 'und',
  token: (token) => `ein ${TOKENS[token] ?? token}`,
  tell: {
    round: (round) => `Runde ${round}.`,
    dealt: (who, card) => `${verb(who, 'bekommst', 'bekommt')} Zugkarte ${card}.`,
    chose: (who, card) => `${verb(who, 'nimmst', 'nimmt')} Zugkarte ${card}.`,
    drew: (who, tokens) => `${verb(who, 'ziehst', 'zieht')} ${tokens}.`,
    rests: (who) => `${verb(who, 'ziehst', 'zieht')} ein Feuer. Es ruht auf einem sicheren Feld.`,
    caught: (who) => `${verb(who, 'ziehst', 'zieht')} ein Feuer, und es greift um sich.`,
    assigned: (token, card) => `${token} kommt auf Zugkarte ${card}.`,
    waits: (tokens, tool) => `${tokens}: vorerst auf ${theTool(tool, 'dative')}.`,
    stopped: (who) => `Das Feuer ist gestoppt. ${verb(who, 'machst', 'macht')} weiter.`,
    spread: (who) => `Das Feuer nimmt ${who === 'me' ? 'deine Bücher' : whose(who, 'die', 'Bücher')}.`,
    burned: (section, value, fires) =>
      `Abteilung ${section} brennt und ist jetzt ${value} wert.${fires ? ' Ein Feuer mehr im Beutel.' : ''}`,
    collapsed: (section) => `Abteilung ${section} ist zerstört. Die Bibliothek ist verloren.`,
    scored: (who, knowledge, bravery) =>
      `${verb(who, 'hörst', 'hört')} auf: Wissen ${knowledge}${bravery ? `, Mut ${bravery}` : ''}.`,
    gained: (who, count) => `${verb(who, 'bekommst', 'bekommt')} ${points(count)}.`,
    lost: (who, count) => `${verb(who, 'verlierst', 'verliert')} ${points(count)}.`,
    played: (who, tool) => `${verb(who, 'spielst', 'spielt')} ${theTool(tool, 'accusative')}.`,
    moved: (tool, token) => `${capital(theTool(tool, 'nominative'))} bewahrt ${token}.`,
    axed: (token) => `Die Axt schickt ${token} zurück.`,
    tookTool: (who, tool) => `${verb(who, 'nimmst', 'nimmt')} ${theTool(tool, 'accusative')}.`,
    drewTool: (who, tool) =>
      `${verb(who, 'ziehst', 'zieht')} ${tool === null ? 'ein Werkzeug' : theTool(tool, 'accusative')}.`,
    exchanged: (who, tool) =>
      `${verb(who, 'tauschst', 'tauscht')} ${theTool(tool, 'accusative')} gegen ein anderes Werkzeug.`,
    reshuffled: (cards) =>
      `Die Ablage wird ein neuer Stapel mit ${cards === 1 ? '1 Werkzeug' : `${cards} Werkzeugen`}.`,
    sent: (who, tokens, to) =>
      to === null
        ? `${verb(who, 'legst', 'legt')} ${tokens} beiseite.`
        : `${verb(who, 'schickst', 'schickt')} ${tokens} an ${object(to)}.`,
    robotFlipped: (tool) => `Der Roboter deckt ${theTool(tool, 'accusative')} auf.`,
    takenBack: (who) => `${verb(who, 'nimmst', 'nimmt')} einen Zug zurück.`,
  },
  track: {
    title: 'Punkteleiste',
    first: 'Wer am weitesten hinten ist, wählt zuerst; bei Gleichstand, wer früher dort war.',
    figure: (name, score, place) => `${name}, ${score}, wählt als Nummer ${place}`,
  },
  headline: {
    won: (others, me) => {
      const names = [...(me ? ['Du'] : []), ...others].join(' und ')
      const have = me ? (others.length > 0 ? 'habt' : 'hast') : others.length > 1 ? 'haben' : 'hat'
      return `${names} ${have} den Rauch am besten gelesen.`
    },
    nobody: 'Das Feuer hatte das letzte Wort.',
  },
  fall: 'Die Bibliothek stürzt ein',
  ending: {
    fire_spreading: 'Das Feuer hat die Bibliothek zum Einsturz gebracht.',
    round_end: 'Am Ende der Runde ist die Bibliothek eingestürzt.',
    knapsack: 'Ein Feuer aus dem Rucksack hat die Bibliothek zum Einsturz gebracht.',
    robot: 'Der Roboter hat die Bibliothek zum Einsturz gebracht.',
    twelve_turns: 'Zwölf Züge sind vorbei.',
  },
  describe: {
    section: (name, value, left, next) =>
      `Abteilung ${name} ist ${value} wert, noch ${left === 1 ? '1 Karte' : `${left} Karten`}` +
      `${next ? ', und brennt als erste' : ''}.`,
    bag: (size, parts) => `Im Beutel sind ${size}: ${parts}.`,
    bagHidden: (size) => `Im Beutel sind ${size}.`,
    score: (who, score) => `${verb(who, 'hast', 'hat')} ${points(score)}.`,
    card: (who, title, tokens) => `${verb(who, 'hältst', 'hält')} Zugkarte ${title}: ${tokens}.`,
    empty: 'leer',
    tools: (who, count, known) =>
      `${verb(who, 'hast', 'hat')} ${count === 1 ? '1 Werkzeug' : `${count} Werkzeuge`}${known ? `, darunter ${known}` : ''}.`,
    locked: (who, books) => `${verb(who, 'hast', 'hat')} eingeschlossen: ${books}.`,
    given: (who, tokens) => `${verb(who, 'bekamst', 'bekam')} zugeschickt: ${tokens}.`,
    discard: (tools) => `Abgelegt: ${tools}.`,
    offer: (tools) => `In der Auslage: ${tools}.`,
    hand: (tools) => `Deine Werkzeuge: ${tools}.`,
  },
}

/** "1 von 3 brennt", "2 von 7 brennen", "kann nicht brennen". */
function chance(above: number, below: number): string {
  if (above === 0) return 'kann nicht brennen'
  if (above === below) return 'brennt sicher'
  const [part, whole] = saidChance(above, below)
  return `${part} von ${whole} ${part === 1 ? 'brennt' : 'brennen'}`
}
