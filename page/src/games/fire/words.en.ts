/** Fire in the Library in English. Another language is another object of this shape. */

import { saidChance } from './chance'
import type { Who } from './who'

const SECTIONS: Record<string, string> = {
  white: 'Geography',
  yellow: 'War',
  black: 'History',
  purple: 'Fables',
  teal: 'Technology',
  fire: 'Fire',
}

const TOOLS: Record<string, string> = {
  amulet: 'Amulet',
  axe: 'Axe',
  bucket: 'Bucket',
  cloak: 'Cloak',
  collectors_edition: 'Collector’s Edition',
  gloves: 'Gloves',
  knapsack: 'Knapsack',
  library_cart: 'Library Cart',
  lockbox: 'Lockbox',
  map: 'Map',
  shovel: 'Shovel',
  slingshot: 'Slingshot',
  torch: 'Torch',
}

export const en = {
  round: (round: number) => `Round ${round}`,
  sections: SECTIONS,
  cards: ['1st', '2nd', '3rd', '4th', '5th', '6th'],
  tools: TOOLS,
  /** What a tool does, in at most three lines of a card. */
  effects: {
    amulet: 'Draw one token for each card in play and lay one on each, as you like.',
    axe: 'Another’s fire and best book go back into the bag. You score the book, they go on.',
    bucket: 'Move the fire that caught onto the bucket until your turn ends. Go on saving.',
    cloak: 'The fire spreads, but one book of your choice is scored first, with your bravery.',
    collectors_edition: 'Two points for every book of one colour that you saved this turn.',
    gloves: 'Every space counts as safe this turn. Bravery still counts; no tool for leaving early.',
    knapsack: 'Risk a saved book: draw a token. A book scores both, a fire burns its section.',
    library_cart: 'The books on your card stay out of the bag until the round ends.',
    lockbox: 'Lock a saved book away. It scores once more when the game ends.',
    map: 'Score this turn’s bravery once more, then draw a tool.',
    shovel: 'Draw two tokens, place one. Twice this turn.',
    slingshot: 'Send the fire and your best book to a later card. Go on saving.',
    torch: 'Draw three tokens at once and place at least one of them.',
  } as Record<string, string>,
  /** The whole of it; in English the cards themselves say it. */
  wholeEffects: {} as Record<string, string>,
  when: {
    step1: 'Before cards are chosen',
    saving: 'While you save books',
    spreading: 'When a fire catches',
    after: 'After you score',
  } as Record<string, string>,
  library: 'The library',
  worth: (value: number) => `worth ${value}`,
  burnsNext: 'burns next',
  burnt: (value: number) => `${value}, burnt`,
  showing: (value: number) => `${value}, showing`,
  bringsFire: (value: number, fires: number) => `${value}, brings ${fires === 1 ? 'a fire' : `${fires} fires`}`,
  destroyed: '10, destroyed: the game ends',
  cardOf: (who: Who) => (who === 'me' ? 'your turn card' : `turn card of ${within(who)}`),
  safe: 'safe',
  safeSpace: 'safe space',
  risky: (bravery: number) => `risky space, bravery ${bravery}`,
  nextSpace: 'the next token lands here',
  resting: 'Fire, resting',
  caught: 'Fire, it has caught',
  catches: 'caught',
  book: (section: string, value: number) => `${section}, worth ${value}`,
  inBag: 'In the bag',
  drawOnce: 'Draw once more',
  onAverage: 'on average',
  stopNow: 'Stop now',
  forCertain: 'for certain',
  burnsOneIn: (above: number, below: number) => chance(above, below),
  nextBurns: (percent: string) => `${percent} that the next draw burns`,
  averageShort: (points: string) => `Draw: ${points} on average`,
  burnsShort: (percent: string) => `${percent} burns`,
  onOffer: 'On offer',
  reserve: (fires: number) => (fires === 1 ? '1 fire waits outside the bag.' : `${fires} fires wait outside the bag.`),
  reserveWhy: 'Every odd number that comes up lets one in.',
  turnCards: 'Turn cards',
  reserveTitle: 'Still in reserve',
  offer: 'Tools on offer',
  deck: (cards: number) => (cards === 1 ? '1 tool in the deck' : `${cards} tools in the deck`),
  yourTools: 'Your tools',
  noTools: 'No tools in hand.',
  playNow: 'Play now',
  notNow: (when: string) => `Not now. ${when}.`,
  waitingOn: (tool: string) => `on the ${named(tool)}`,
  gloves: 'Gloves on: every space is safe this turn',
  chooseCards: 'Turn cards to choose from',
  robot: 'The robot',
  seat: {
    reading: 'reading now',
    saved: 'has played',
    tools: (count: number) => (count === 1 ? '1 tool' : `${count} tools`),
    free: (count: number) => `${count} free`,
    given: (token: string) => `sent here: ${token}`,
    locked: (books: string) => `locked away: ${books}`,
  },
  ask: {
    thinking: (name: string) => `${name} is thinking.`,
    catches: 'The fire catches.',
    spreads: 'The fire spreads.',
    burns: 'A section burns.',
    moment: 'One moment.',
    over: 'The match is over.',
    first: 'Take the bag and draw.',
    firstSub: 'The first draw is a must; the first space is safe.',
    saveOn: (points: number) => `Draw on, or close the book at ${points}?`,
    nothing: 'Draw on, or leave with nothing?',
    chooseCard: 'Which turn card do you take?',
    chooseCardSub: 'Early cards pay more bravery, late ones have more safe spaces.',
    amulet: 'Play an Amulet before the cards are chosen?',
    assign: (card: string) => `Which token goes on the ${card} card?`,
    shovel: 'Which of the two tokens do you place?',
    torch: 'Which of the Torch’s tokens do you place?',
    reaction: 'The fire catches. Do you play a tool?',
    reactionSub: 'If nobody stops it, the books on the card burn.',
    takeTool: 'Which tool do you take?',
    takeToolSub: 'Face up from the market, or unseen from the deck.',
    after: 'Play a tool now that you have scored?',
    exchange: 'Exchange one of your tools?',
    exchangeSub: 'A discarded tool is replaced from the deck.',
    shout: 'Who shouts Burn first?',
    whichBook: (tool: string) => `${tool}: on which book?`,
    toWhom: (tool: string) => `${tool}: to whom?`,
  },
  books: (parts: string, bravery: number) => (bravery > 0 ? `${parts}, bravery ${bravery}.` : `${parts}.`),
  answer: {
    draw: 'Draw a token',
    drawSafe: 'cannot burn',
    drawShovel: 'Draw two, place one',
    drawShovelSmall: 'with the Shovel',
    stop: 'Stop',
    stopScore: (points: number) => `score ${points}`,
    stopTool: (points: number) => `score ${points}, take a tool`,
    card: (title: string) => `The ${title}`,
    cardSmall: (safe: number, most: number) => `${safe} safe, up to ${most}`,
    pass: 'Pass',
    letBurn: 'Let it burn',
    play: (tool: string) => `Play ${tool}`,
    keepTools: 'Keep them',
    exchange: (tool: string) => `Exchange ${tool}`,
    endTurn: 'End the turn',
    fromDeck: 'From the deck',
    unseen: 'unseen',
    noTool: 'No tool',
    place: (token: string) => `Place ${aToken(token)}`,
    placeNothing: 'Nothing here',
    placeNoMore: 'Place no more',
    nobody: 'Nobody',
    back: 'Back',
    aside: 'Aside',
    alone: 'the fire alone',
    withBook: (space: number) => `with the book on space ${space}`,
    onlyThis: 'this alone',
  },
  and: 'and',
  /** A token by its key, as something drawn or placed. */
  token: aToken,
  /** Tools come by their keys, tokens in words. */
  tell: {
    round: (round: number) => `Round ${round}.`,
    dealt: (who: Who, card: string) => `${subject(who)} ${have(who)} the ${card} card.`,
    chose: (who: Who, card: string) => `${subject(who)} took the ${card} card.`,
    drew: (who: Who, tokens: string) => `${subject(who)} drew ${tokens}.`,
    rests: (who: Who) => `${subject(who)} drew a fire. It rests on a safe space.`,
    caught: (who: Who) => `${subject(who)} drew a fire, and it caught.`,
    assigned: (token: string, card: string) => `${token} went onto the ${card} card.`,
    waits: (tokens: string, tool: string) => `${tokens} on the ${named(tool)} for now.`,
    stopped: (who: Who) => `The fire is stopped. ${subject(who)} ${who === 'me' ? 'go' : 'goes'} on.`,
    spread: (who: Who) => `The fire took ${who === 'me' ? 'your' : `${within(who)}’s`} books.`,
    burned: (section: string, value: number, fires: number) =>
      `${section} burnt and is worth ${value} now.${fires ? ' One more fire in the bag.' : ''}`,
    collapsed: (section: string) => `${section} is destroyed. The library is lost.`,
    scored: (who: Who, knowledge: number, bravery: number) =>
      `${subject(who)} stopped: ${knowledge} knowledge${bravery ? `, ${bravery} bravery` : ''}.`,
    gained: (who: Who, points: number) => `${subject(who)} gained ${points}.`,
    lost: (who: Who, points: number) => `${subject(who)} lost ${points}.`,
    played: (who: Who, tool: string) => `${subject(who)} played the ${named(tool)}.`,
    moved: (tool: string, token: string) => `The ${named(tool)} kept ${token}.`,
    axed: (token: string) => `The Axe sent ${token} back.`,
    tookTool: (who: Who, tool: string) => `${subject(who)} took the ${named(tool)}.`,
    drewTool: (who: Who, tool: string | null) =>
      `${subject(who)} drew ${tool === null ? 'a tool' : `the ${named(tool)}`}.`,
    exchanged: (who: Who, tool: string) => `${subject(who)} put the ${named(tool)} back for another.`,
    reshuffled: (cards: number) => `The discarded tools are a new deck of ${cards}.`,
    sent: (who: Who, tokens: string, to: Who | null) =>
      `${subject(who)} sent ${tokens} ${to === null ? 'aside' : `to ${within(to)}`}.`,
    robotFlipped: (tool: string) => `The robot turned up the ${named(tool)}.`,
    takenBack: (who: Who) => `${subject(who)} took a move back.`,
  },
  track: {
    title: 'Score track',
    first: 'Whoever is furthest back chooses first; among equals, whoever came there first.',
    figure: (name: string, score: number, place: number) => `${name}, ${score}, chooses as number ${place}`,
  },
  headline: {
    won: (others: readonly string[], me: boolean) =>
      `${[...(me ? ['You'] : []), ...others].join(' and ')} read the smoke best.`,
    nobody: 'The fire had the last word.',
  },
  fall: 'The library falls',
  ending: {
    fire_spreading: 'The fire brought the library down.',
    round_end: 'The library fell at the end of the round.',
    knapsack: 'A Knapsack’s fire brought the library down.',
    robot: 'The robot brought the library down.',
    twelve_turns: 'Twelve turns are over.',
  } as Record<string, string>,
  describe: {
    section: (name: string, value: number, left: number, next: boolean) =>
      `${name} is worth ${value}, ${left} ${left === 1 ? 'card' : 'cards'} left${next ? ', and burns next' : ''}.`,
    bag: (size: number, parts: string) => `The bag holds ${size}: ${parts}.`,
    bagHidden: (size: number) => `The bag holds ${size}.`,
    score: (who: Who, score: number) => `${subject(who)} ${have(who)} ${score}.`,
    card: (who: Who, title: string, tokens: string) =>
      `${subject(who)} ${who === 'me' ? 'hold' : 'holds'} the ${title} card: ${tokens}.`,
    empty: 'empty',
    tools: (who: Who, count: number, known: string) =>
      `${subject(who)} ${have(who)} ${count === 1 ? '1 tool' : `${count} tools`}${known ? `, among them ${known}` : ''}.`,
    locked: (who: Who, books: string) => `${subject(who)} ${have(who)} locked away ${books}.`,
    given: (who: Who, tokens: string) => `${subject(who)} ${who === 'me' ? 'were' : 'was'} sent ${tokens}.`,
    discard: (tools: string) => `Discarded: ${tools}.`,
    offer: (tools: string) => `On offer: ${tools}.`,
    hand: (tools: string) => `Your tools: ${tools}.`,
  },
}

const named = (tool: string): string => TOOLS[tool] ?? tool

/** At the beginning of a sentence. */
function subject(who: Who): string {
  return who === 'me' ? 'You' : who === 'robot' ? 'The robot' : who.name
}

/** Within one. */
function within(who: Who): string {
  return who === 'me' ? 'you' : who === 'robot' ? 'the robot' : who.name
}

function have(who: Who): string {
  return who === 'me' ? 'have' : 'has'
}

function aToken(token: string): string {
  return token === 'fire' ? 'a fire' : (SECTIONS[token] ?? token)
}

/** A chance as people say it: "1 in 3 burns", "2 in 7 burn", "cannot burn". */
function chance(above: number, below: number): string {
  if (above === 0) return 'cannot burn'
  if (above === below) return 'burns for certain'
  const [part, whole] = saidChance(above, below)
  return `${part} in ${whole} ${part === 1 ? 'burns' : 'burn'}`
}

export type FireWords = typeof en
