/** Library Labyrinth in English. Another language is another object of this shape. */

import { COMPASS, rowAndColumn } from './names'
import type { Who } from './who'

const GENRES: Record<string, string> = {
  red: 'Children’s Fiction',
  pink: 'Classic Fiction',
  orange: 'Legends',
  green: 'Science',
  blue: 'Historical Leaders',
  purple: 'Amazing Lives',
}

const OPTIONS: Record<string, string> = {
  time_machine: 'Time Machine',
  trolley_service: 'Trolley Service',
  library_ladder: 'Library Ladder',
  secret_passage: 'Secret Passage',
  useful_map: 'Useful Map',
  library_card: 'Library Card',
  photocopier: 'Photocopier',
}

/** "the compass", "row 2, column 3". */
function tile(cell: string): string {
  const [row, column] = rowAndColumn(cell)
  return cell === COMPASS ? 'the compass' : `row ${row + 1}, column ${column + 1}`
}
const on = (cell: string): string => (cell === COMPASS ? 'on the compass' : `in ${tile(cell)}`)

export const en = {
  turn: (turn: number) => `Turn ${turn}`,
  setUp: 'Set-up',
  point: 'Point',
  pointing: (me: boolean, from: string, to: string) => `${me ? 'point' : 'points'} from ${tile(from)} to ${tile(to)}`,
  suggest: 'Point for the others',
  suggesting: 'Press two tiles: from where, to where',
  genres: GENRES,
  /** What a genre's symbol stands for. */
  skills: {
    red: 'empathy',
    pink: 'expertise',
    orange: 'athletics',
    green: 'logic',
    blue: 'wisdom',
    purple: 'courage',
  } as Record<string, string>,
  options: OPTIONS,
  effects: {
    time_machine: 'One more action this turn.',
    trolley_service: 'Pass a card with somebody on another tile.',
    library_ladder: 'Walk past one Terror or Shelf.',
    secret_passage: 'Walk through one closed edge.',
    useful_map: 'Light any dark tile.',
    library_card: 'Take a second Book with the first.',
    photocopier: 'One Book counts twice in a capture.',
  } as Record<string, string>,
  /** Everybody keeps the name that is printed on the card. */
  called: (name: string) => name,
  /** The line on somebody, out of the box. */
  line: (who: { en: string; de: string }) => who.en,
  tile,
  on,
  trolley: 'The Trolley',
  and: 'and',
  or: 'or',
  kinds: {
    compass: 'the compass',
    crossroads: 'a crossroads',
    terror: 'a Terror tile',
    shelf: 'a Shelf tile',
    reward: 'a Reward tile',
  } as Record<string, string>,
  directions: { NW: 'north-west', NE: 'north-east', SE: 'south-east', SW: 'south-west' } as Record<string, string>,
  symbols: (parts: string) => `Symbols: ${parts}`,
  board: {
    shelves: 'Shelves filled',
    ofSix: (count: number) => `${count} of 6`,
    shelfDark: 'in the dark',
    shelfAt: (row: number, column: number) => `row ${row}, col. ${column}`,
    genre: (title: string, shelf: string, deck: number) =>
      `${title}. Shelf: ${shelf}. ${deck === 1 ? '1 Book' : `${deck} Books`} in the deck`,
    filledWords: (terror: string) => `filled by ${terror}`,
    deck: (count: number) => (count === 1 ? '1 Book' : `${count} Books`),
    terrors: 'Terrors loose',
    terrorsWhy: 'six, and all is lost',
    terrorsOf: (count: number) => `${count} of 6 Terrors on the grid`,
    curses: 'Curses left',
    cursesWhy: (left: number) => (left === 0 ? 'this is the last turn' : `${left + 1} turns to play`),
    outOfTime: 'Out of Time lies below them',
    outOfTimeNext: 'Out of Time comes next',
    clock: (left: number) =>
      left === 0
        ? 'No curse is left: Out of Time comes after this turn'
        : `${left === 1 ? '1 curse is' : `${left} curses are`} left above Out of Time`,
    stacks: 'Still hidden',
    terrorStack: (count: number) => (count === 1 ? '1 Terror' : `${count} Terrors`),
    shelfStack: (count: number) => (count === 1 ? '1 Shelf' : `${count} Shelves`),
    rewardDeck: (count: number) => (count === 1 ? '1 Reward' : `${count} Rewards`),
    seen: 'Curses by direction',
    seenWords: (direction: string, seen: number, unseen: number) => `${direction}: ${seen} seen, ${unseen} not yet`,
    dangers: 'What threatens',
  },
  hand: {
    of: (who: Who, cards: number) => `${of(who)} hand, ${cards} of 6 places`,
    open: 'Open hands',
    empty: 'Nothing in hand yet.',
    free: (places: number) => (places === 1 ? 'One free place' : `${places} free places`),
    item: 'Magical item',
    otherwise: 'Or',
    captured: (genres: string) => `Captured, goes home to ${genres}.`,
    caught: 'Captured',
    capturedNoHome: 'Captured; its Shelves are all filled.',
    home: (genres: string) => `Goes home to ${genres}.`,
    noHome: 'Its Shelves are all filled.',
    under: (cards: string) => `Under it: ${cards}.`,
    places: (cards: number) => `${cards} of 6`,
    standing: (cell: string) => on(cell),
  },
  seat: {
    actions: (count: number) => (count === 1 ? '1 action left' : `${count} actions left`),
    chosen: 'done choosing',
    choosing: 'still choosing',
    mark: (books: number, rewards: number, terrors: number) =>
      [
        books === 1 ? '1 Book' : `${books} Books`,
        ...(rewards > 0 ? [rewards === 1 ? '1 Reward' : `${rewards} Rewards`] : []),
        ...(terrors > 0 ? [terrors === 1 ? '1 captured Terror' : `${terrors} captured Terrors`] : []),
      ].join(', '),
  },
  together: {
    title: 'Who could capture what',
    none: 'No Terror is loose.',
    alone: (names: string) => `${names} alone`,
    team: (names: string) => `${names} together`,
    nobody: 'Not even all hands together',
    lacks: (who: Who) => (who === 'me' ? 'You lack' : `${who === 'trolley' ? 'The Trolley' : who.name} lacks`),
    you: 'you',
    trolley: 'the Trolley',
    more: 'What each hand lacks',
    off: 'The odds are off: compare the symbols yourselves.',
  },
  ask: {
    thinking: (name: string) => `${name} is thinking.`,
    deciding: (who: Who, thing: string) => `${subject(who)} decides whether to make room for ${thing}.`,
    moment: 'One moment.',
    over: 'The match is over.',
    curse: 'A curse is turned up.',
    wyrm: 'The Bookwyrm crawls on.',
    start: 'Which three genres do you start with?',
    startSub: 'Everybody chooses blind and at the same time; a genre may be taken twice or three times.',
    started: (genres: string) => `You start with ${genres}.`,
    startedSub: 'The others are still choosing.',
    instead: (genre: string) => `${genre} has run out. Which genre instead?`,
    act: 'What do you do?',
    actLast: 'No action is left. End the turn?',
    left: (count: number) => (count === 1 ? '1 action left.' : `${count} actions left.`),
    take: 'A Book of which genre?',
    takeOf: (genre: string) => `Take a Book of ${genre}?`,
    takeReady: 'Your Library Card is ready: which Book first?',
    extra: (count: number) => (count === 1 ? 'One more Book: of which genre?' : `${count} more Books: of which genre?`),
    extraFull: 'The hand is full: discard a card for one more Book?',
    flip: 'Which tile do you light?',
    flipSub: 'Press a dark tile beside you.',
    rotate: 'Which tile do you turn?',
    rotateSub: 'Your own tile or a lit one beside it, by a quarter.',
    sureTurn: 'Turn it like this?',
    sureTurnSub: (cell: string) => `As the maze shows ${tile(cell)} now.`,
    move: 'Where do you walk?',
    moveSub: 'Press a marked tile on the grid; a walk costs one action, however long.',
    pass: 'Which card changes hands?',
    passSub: 'Press a card of yours to give or swap it, or one of theirs to receive it.',
    from: (who: Who) => `Which card do you receive from ${within(who)}?`,
    reward: 'A Reward tile. Draw a card?',
    rewardFull: 'A Reward tile, and the hand is full. Discard a card to draw one?',
    spend: 'Which booster do you use?',
    spendSub: 'Only the option that you choose works; the card is then discarded.',
    pay: (terror: string) => `Which cards do you pay for ${terror}?`,
    paid: (cards: string) => `Chosen: ${cards}.`,
    back: 'Which Terror goes back to this Shelf?',
    keep: 'Which hand keeps the captured Terror?',
    giveTo: (thing: string) => `Who gets ${thing}?`,
    swapFor: (thing: string) => `What comes for ${thing}?`,
    room: (who: Who, thing: string) => `${subject(who)} offers you ${thing}. Make room for it?`,
    roomSub: 'Your hand is full: discard a card, or keep all of yours.',
    sure: (what: string) => `${what}?`,
    captureWith: (terror: string) => `Capture ${terror}?`,
    end: 'End your turn?',
    goals: 'Which Terror, or which Shelf?',
    otherCards: 'Press a card of your hand to pay with it.',
  },
  answer: {
    take: 'Take',
    light: 'Light',
    turn: 'Turn',
    turnIt: 'Turn it',
    otherWay: 'The other way',
    walk: 'Walk',
    pass: 'Give',
    back: 'Back',
    end: 'End',
    endSmall: (left: number): string => (left === 1 ? 'the last curse' : 'then a curse'),
    endLost: 'Out of Time: all is lost',
    endPass: 'Pass 1 on',
    endPassSmall: (name: string) => `${name}: 4`,
    moreGoals: (count: number) => `${count} more`,
    goesHome: (terrors: string) => `${terrors}, draws a Reward`,
    towards: (clockwise: boolean): string => (clockwise ? 'to the right' : 'to the left'),
    forTrolley: 'For the Trolley',
    trolleyTakes: (genre: string) => `For the Trolley: ${genre}`,
    inDeck: (count: number) => (count === 1 ? '1 in the deck' : `${count} in the deck`),
    rebuilt: (count: number) => `reshuffled from ${count}`,
    flip: (cell: string) => `Light ${tile(cell)}`,
    flipChance: (percent: string) => `${percent} a Terror`,
    flipSixth: (percent: string) => `${percent} the sixth Terror: lost`,
    flipKnown: (kind: string) => `it is ${kind}`,
    byMap: 'with a Useful Map',
    rotate: (cell: string, clockwise: boolean) => `Turn ${tile(cell)} ${clockwise ? 'clockwise' : 'anticlockwise'}`,
    move: (cell: string) => `Walk to ${tile(cell)}`,
    moveTrolley: (cell: string) => `Trolley to ${tile(cell)}`,
    ride: (cell: string) => `Ride to ${tile(cell)}`,
    byTrolley: 'the Trolley goes alone',
    byRide: 'both together',
    withBoosters: 'costs boosters',
    toReward: 'and draw a Reward',
    capture: (terror: string) => `Capture ${terror}`,
    bringBack: (genre: string) => `Return to ${genre}`,
    pay: (cards: string) => `Pay ${cards}`,
    payStep: (card: string) => `Pay ${card}`,
    copy: (card: string) => `Pay ${card} twice`,
    copySmall: 'with a Photocopier',
    payOneByOne: 'Card by card',
    payOneByOneSmall: 'choose every card',
    cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    draw: 'Draw a Reward',
    drawTrolley: 'Draw for the Trolley',
    rewards: (count: number) => (count === 1 ? '1 in the deck' : `${count} in the deck`),
    skip: 'Draw none',
    spend: (option: string) => `Play ${option}`,
    notOther: (option: string) => `not ${option}`,
    returned: (terror: string) => `Return ${terror}`,
    keepMine: 'You keep it',
    keepTrolley: 'The Trolley keeps it',
    giveCard: 'Give it away',
    giveOnly: (who: Who) => `Give it to ${within(who)}`,
    receive: 'Take it over',
    receiveNamed: (thing: string) => `Receive ${thing}`,
    swap: 'Swap it',
    giveNamed: (thing: string) => `Give ${thing}`,
    swapNamed: (thing: string) => `Swap ${thing}`,
    oneAction: '1 action',
    noAction: 'free',
    forIt: (thing: string) => thing,
    toWhom: (who: Who) => subject(who),
    fullHand: 'full: is asked to make room',
    refuse: 'Keep all your cards',
    discard: (thing: string) => `Discard ${thing}`,
    discardIt: 'Discard it',
    discardSmall: 'costs nothing',
    from: (who: Who) => `From ${within(who)}`,
    start: (genres: string) => `Start with ${genres}`,
    startGo: 'Take these three',
    startLeft: (left: number) => (left === 1 ? 'Choose one more' : `Choose ${left} more`),
    add: (genre: string) => `One more of ${genre}`,
    without: (genre: string) => `One less of ${genre}`,
    times: (count: number) => `${count} chosen`,
    concede: 'Give the match up',
    concedeSure: 'Give up for everybody? It counts as lost.',
  },
  tell: {
    chose: (who: Who) => `${subject(who)} ${have(who)} chosen three genres.`,
    shown: (parts: string) => `All have chosen: ${parts}.`,
    wants: (who: Who, genres: string) => `${within(who)} ${genres}`,
    replaced: (who: Who, missing: string, genre: string) =>
      `${missing} has run out: ${within(who)} ${who === 'me' ? 'take' : 'takes'} ${genre} instead.`,
    dealt: (who: Who, cards: string) => `${subject(who)} ${who === 'me' ? 'start' : 'starts'} with ${cards}.`,
    wyrmWaits: (row: number, column: number) => `The Bookwyrm waits between ${gap(row, column)}.`,
    turn: (who: Who, actions: number) =>
      `${who === 'me' ? 'Your' : `${within(who)}’s`} turn, with ${actions === 1 ? '1 action' : `${actions} actions`}.`,
    took: (who: Who, book: string, genre: string) => `${subject(who)} took ${book} (${genre}).`,
    rebuilt: (genre: string | null, cards: number) =>
      `The discarded ${genre === null ? 'Rewards' : `Books of ${genre}`} are a new deck of ${cards}.`,
    drew: (who: Who, reward: string) => `${subject(who)} drew ${reward}.`,
    skipped: (who: Who) => `${subject(who)} drew no more.`,
    played: (who: Who, option: string) => `${subject(who)} played ${option}.`,
    lit: (who: Who | null, cell: string, kind: string) =>
      `${who === null ? 'The curse' : subject(who)} lit ${tile(cell)}: ${kind}.`,
    darkened: (cell: string) => `The curse put out ${tile(cell)}.`,
    turned: (who: Who | null, cell: string, clockwise: boolean) =>
      `${who === null ? 'The curse' : subject(who)} turned ${tile(cell)} ${clockwise ? 'clockwise' : 'anticlockwise'}.`,
    terror: (terror: string, cell: string) => `${terror} slips out of the dark ${on(cell)}.`,
    shelf: (genre: string, cell: string) => `The Shelf of ${genre} stands ${on(cell)}.`,
    walked: (who: Who, cell: string) => `${subject(who)} walked to ${tile(cell)}.`,
    rode: (who: Who, cell: string) => `${subject(who)} and the Trolley rode to ${tile(cell)}.`,
    captured: (who: Who, terror: string, cards: string) => `${subject(who)} captured ${terror} with ${cards}.`,
    twice: (card: string) => `${card} counted twice`,
    returned: (who: Who, terror: string, genre: string) => `${subject(who)} brought ${terror} home to ${genre}.`,
    passed: (giver: Who, receiver: Who, thing: string) => `${subject(giver)} handed ${thing} to ${within(receiver)}.`,
    offered: (giver: Who, receiver: Who, thing: string) =>
      `${subject(giver)} offered ${thing} to ${within(receiver)}, whose hand is full.`,
    refused: (receiver: Who, thing: string) => `${subject(receiver)} made no room for ${thing}.`,
    discarded: (who: Who, thing: string) => `${subject(who)} discarded ${thing}.`,
    ended: (who: Who, lost: number, passed: boolean) =>
      `${subject(who)} ended the turn${passed ? ' and passed an action on' : ''}` +
      `${lost > 0 ? `; ${lost === 1 ? '1 action was' : `${lost} actions were`} lost` : ''}.`,
    curse: (directions: string, double: boolean, left: number) =>
      `A ${double ? 'double ' : ''}curse, ${directions}. ` +
      (left === 0 ? 'Only Out of Time is left.' : `${left === 1 ? '1 is' : `${left} are`} left.`),
    nothing: (cell: string) => `The curse changed nothing ${on(cell)}.`,
    wyrm: (row: number, column: number) => `The Bookwyrm crawled on, between ${gap(row, column)}.`,
    takenBack: (who: Who) => `${subject(who)} took a move back.`,
    ending: {
      won: 'All six Shelves are filled. The library is safe.',
      out_of_time: 'Out of Time is turned up. The match is lost.',
      overrun: 'The sixth Terror is loose. The match is lost.',
      conceded: 'The match was given up.',
    } as Record<string, string>,
  },
  peak: {
    captured: (terror: string) => `${terror} is captured`,
    home: (genre: string, count: number) => `${genre}: a Shelf is filled, ${count} of 6`,
    lastCurse: 'The last curse',
  },
  headline: { won: 'The library is safe.', lost: 'The library sleeps on.' },
  ending: {
    won: 'All six Shelves are filled.',
    out_of_time: 'Time ran out.',
    overrun: 'A sixth Terror came out of the dark.',
    conceded: 'The match was given up.',
  } as Record<string, string>,
  end: {
    shelves: (count: number) => `${count} of 6 Shelves filled`,
    empty: 'stayed empty',
    captured: (terrors: string) => (terrors === '' ? 'Captured nobody' : `Captured ${terrors}`),
    returned: (terrors: string) => (terrors === '' ? 'Brought nobody home' : `Brought home ${terrors}`),
    time: (quiet: number, lost: number) =>
      `${quiet === 1 ? '1 turn' : `${quiet} turns`} without either, ${lost === 1 ? '1 action' : `${lost} actions`} unused`,
  },
  describe: {
    shelf: (genre: string, what: string, deck: number) => `${genre}: ${what}; ${deck} Books in the deck.`,
    dark: 'its Shelf is still in the dark',
    stands: (cell: string) => `its Shelf stands ${on(cell)}`,
    filled: (terror: string) => `filled by ${terror}`,
    terror: (name: string, cell: string, symbols: string) => `${name} lies ${on(cell)} and takes ${symbols}.`,
    terrors: (count: number) => `${count} of 6 Terrors are loose.`,
    threat: (direction: string, cell: string, percent: string, effect: string) =>
      `${direction} of the Bookwyrm, ${tile(cell)}: ${percent}, ${effect}.`,
    effects: {
      lights: 'it would be lit',
      turns: 'it would turn',
      terror: 'a Terror would come',
      darkens: 'it would go dark',
      nothing: 'nothing would change',
    } as Record<string, string>,
    wyrm: (row: number, column: number) => `The Bookwyrm lies between ${gap(row, column)}.`,
    stands_: (who: Who, cell: string) => `${subject(who)} ${who === 'me' ? 'stand' : 'stands'} ${on(cell)}.`,
    holds: (who: Who, things: string) => `${subject(who)} ${who === 'me' ? 'hold' : 'holds'} ${things}.`,
    nothing: 'nothing',
    card: (name: string, symbols: string) => `${name} (${symbols})`,
  },
}

/** At the beginning of a sentence. */
function subject(who: Who): string {
  return who === 'me' ? 'You' : who === 'trolley' ? 'The Trolley' : who.name
}

/** Within one. */
function within(who: Who): string {
  return who === 'me' ? 'you' : who === 'trolley' ? 'the Trolley' : who.name
}

const of = (who: Who): string => (who === 'me' ? 'Your' : who === 'trolley' ? 'The Trolley’s' : `${who.name}’s`)
const have = (who: Who): string => (who === 'me' ? 'have' : 'has')

/** A junction by the tile north-west of it. */
const gap = (row: number, column: number): string =>
  `rows ${row + 1} and ${row + 2}, columns ${column + 1} and ${column + 2}`

export type LabyrinthWords = typeof en
