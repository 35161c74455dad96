// Made by scripts/typescript.py from the server's own types. Do not edit: `make types` writes it anew.

export const PROTOCOL = 1

/** Agree that something is taken back, or not. */
export interface AnswerUndo {
  type: 'answer undo'
  id?: string | null
  yes: boolean
}

/** Ask what a bot would do. */
export interface AskHint {
  type: 'hint'
  id?: string | null
}

/** The chances, please. */
export interface AskOdds {
  type: 'odds'
  id?: string | null
}

/** Ask why something cannot be done now. */
export interface AskWhy {
  type: 'why'
  action: string
  id?: string | null
}

/** The question that the choices answer: for catalogues, with its rules and the headings of its answers. */
export interface Asking {
  says: Phrase | null
  more: Phrase | null
  rules: string[]
  headings: Heading[]
}

/** One card of a section's stack; burning down to it brings fires into the bag. */
export interface BookCard {
  value: number
  burn_index: number | null
  fires: number
  destroyed: boolean
}

/** A Book card; events name it by its place in the box. */
export interface BookInBox {
  key: string
  name: string
  genre: string
  symbols: string[]
  origin: string
  who: WhoLine
}

/** What a booster can do, with the action it goes with, in words for people. */
export interface BoosterOption {
  key: string
  title: string
  when: string
  effect: string
}

/** The server closes the connection: why, and whether to come back by itself. */
export interface Bye {
  type: 'bye'
  sentence: string
  again: boolean
  says?: Phrase | null
}

/** An occupied cell with its stack, the visible book last; everything in it was seen when it was played. */
export interface CellView {
  row: number
  column: number
  books: string[]
  letter: string
  genre: string | null
  anchored: boolean
  loose: boolean
}

/** A chair as everybody sees it. */
export interface ChairInfo {
  kind: 'bot' | 'open' | 'person'
  name: string
  level: string | null
  covered: boolean
  here: boolean
  used: number
  away_since?: number | null
  cover_at?: number | null
}

/** A chair of a table to be: for me, for a bot, or open to whoever has the link. */
export interface ChairWish {
  kind: 'bot' | 'me' | 'open'
  name?: string | null
  level?: string | null
}

/** A challenge and its table of results, the best first. */
export interface ChallengeInfo {
  challenge: string
  name: string
  game: string
  seats: number
  options: Record<string, unknown>
  level: string
  commitment: string
  playing: number
  results: ChallengeResult[]
}

/** How somebody did. */
export interface ChallengeResult {
  name: string
  score: number
  won: boolean
  grade: string
  finished: number
}

/** The same deal for everybody who follows a link, each against the same bots. */
export interface ChallengeWish {
  game: string
  seats: number
  options?: Record<string, unknown>
  level?: string
  name?: string
}

/** Host: change how the table is played. What is left out stays as it is. */
export interface Change {
  type: 'change'
  id?: string | null
  chat?: boolean | null
  odds?: boolean | null
  grace?: number | 'never' | null
  clock?: number | 'none' | null
  pace?: 'days' | 'live' | null
}

/** All pieces that never change. */
export interface ChaptersBox {
  features: FeatureInBox[]
  friends: FriendInBox[]
  events: EventInBox[]
  enhancements: EnhancementInBox[]
  sites: SiteInBox[]
  lobby: number
}

/** How likely the next cards are, each as a fraction; empty where there is no next card. */
export interface ChaptersOdds {
  card: Record<string, [number, number]>
  friend: Record<string, [number, number]>
}

/** The table as one seat sees it. `asked` is None while a window is open to somebody else. */
export interface ChaptersView {
  seat: number | null
  turn: number
  over: boolean
  ending: string | null
  active: number | null
  first_player: number
  final_turns: number | null
  asked: number | null
  decision: string | null
  left: number
  target: number | null
  ability: string | null
  subject: string | null
  legal: string[]
  libraries: LibraryView[]
  lobby: LobbyView[]
  friend_deck: number
  known_friends: KnownFriendView[]
  molly: number | null
  molly_gives: string | null
  deck: number
  discard: string[]
  enhancement_deck: number
  enhancement_discard: string[]
  market: (string | null)[]
  declared: DeclaredView | null
  played: PlayedView[]
  hand: string[]
  shelf: string[]
  offered: string[]
  kept: string | null
  looked_at: string[]
  prospects: ProspectView[]
}

/** Something said. With `action` it is what a bot proposes to do: in English, and in `says` for any language. */
export interface ChatLine {
  at: number
  seat: number
  name: string
  text?: string | null
  phrase?: string | null
  arrow?: string | null
  action?: string | null
  says?: Phrase | null
}

/** A legal answer: its short text for sending, words for people, and whether it can be taken back by one press. */
export interface Choice {
  action: string
  text: string
  final: boolean
  says?: Phrase | null
  consequence?: Phrase | null
  tone?: 'main' | 'plain' | 'quiet' | 'risk'
  symbol?: string
  group?: string
  rule?: string
}

/** Values that an option cannot have now, all for one reason. */
export interface ClosedValues {
  values: (boolean | number | string)[]
  sentence: string
  says?: Phrase | null
}

/** A command is done, and durable. */
export interface Confirmed {
  type: 'confirmed'
  id: string | null
}

/** Disturbance cards that name the same tiles; two directions are a double curse. */
export interface CursesInBox {
  directions: string[]
  count: number
}

/** The Disturbance deck as everybody can count it. */
export interface CursesView {
  left: number
  seen: Record<string, number>
  unseen: Record<string, number>
  doubles_left: number
  doubles_unseen: number[]
}

/** The action that stands, as far as it is declared. */
export interface DeclaredView {
  action: string
  card: string
  stack: number | null
  enhancement: string | null
  payment: string[]
}

/** Host: end the match here. */
export interface End {
  type: 'end'
  id?: string | null
}

/** An Enhancement of a name, with the moment when it works. */
export interface EnhancementInBox {
  key: string
  name: string
  trigger: string
  text: string
}

/** An Event or NSFL Event of a name; `reaction` is empty for one that is played as an action. */
export interface EventInBox {
  key: string
  name: string
  copies: number
  nsfl: boolean
  reaction: string
  text: string
}

/** A Feature card; events name it by its place in the box. */
export interface FeatureInBox {
  key: string
  name: string
  category: string
  fact: string
}

/** Everything printed that a table may use. */
export interface FireBox {
  sections: SectionInBox[]
  tools: ToolInBox[]
}

/** What the next draw may bring. Chances are (above, below), exact; those of a draw that nobody can make are (0, 0). */
export interface FireOdds {
  bag: Record<string, number>
  bag_size: number
  burns: [number, number]
  fire: [number, number]
  stop: number
  draw_once: number
  draw_best: number
  gain: number
  shovel: SeveralOdds | null
  torch: SeveralOdds | null
  knapsack: Record<string, number> | null
  amulet: [number, number][] | null
}

/** The table as one seat sees it. `asked` is None while a window is open to somebody else. */
export interface FireView {
  seat: number | null
  round: number
  over: boolean
  active: number | null
  asked: number | null
  decision: string | null
  legal: string[]
  sections: SectionView[]
  cards: TurnCardView[]
  participants: ParticipantView[]
  bag: Record<string, number> | null
  bag_size: number
  reserve: number
  market: (ToolView | null)[]
  deck: number
  discard: string[]
  hand: ToolView[]
  in_play: ToolInPlayView[]
  drawn: string[]
  assigning: number | null
  gloves: boolean
  charges: number
  at_stake: number | null
  next_catches: boolean
  caught: number | null
  leaving_brings_tool: boolean
  values: Record<string, number>
}

/** What the next book, or the next player's, has to be if possible (LIB-THR-11). */
export interface ForceView {
  color: string | null
  letter: string | null
}

/** Play on from a moment of a finished match. */
export interface ForkWish {
  at: number
  seat?: number
  level?: string
  name?: string
}

/** A Friend card; `requires` counts Space, Programme and Content icons. */
export interface FriendInBox {
  key: string
  name: string
  type: string
  prefers: string
  requires: [number, number, number]
  text: string
}

/** A Friend in a Library, with the Hearts it is worth as things stand. */
export interface FriendView {
  friend: string
  hearts: number
}

/** A game of the catalogue. */
export interface GameInfo {
  key: string
  title: string
  sentence: string
  credits: string
  seats: number[]
  options: OptionInfo[]
  variants: string[]
  rules_version: number
}

/** A genre with its deck, its Shelf token and its symbol. */
export interface GenreInBox {
  key: string
  letter: string
  title: string
  shape: string
  skill: string
  books: number
}

/** A genre: its deck, its discards, and its Shelf. */
export interface GenreView {
  key: string
  deck: number
  discard: number[]
  cell: string | null
  filled_by: number | null
}

/** A player's open hand and meeple; alone, the second one is the Trolley's. */
export interface HandView {
  cell: string
  books: number[]
  rewards: number[]
  piles: PileView[]
  room: number
}

/** Answers of one kind under one label, which a press opens; with a single one the heading stands for it. */
export interface Heading {
  key: string
  says: Phrase
  asks: Phrase
  more?: Phrase | null
  symbol?: string
  rule?: string
  in_hand?: boolean
  missed?: string
}

/** The first message of a viewer. Tokens travel here and never in an address. */
export interface Hello {
  type: 'hello'
  protocol: number
  token?: string | null
  host?: string | null
  number?: number | null
}

/** What the coach would do in the viewer's place, in words, and why; `number` is the update that it rests on. */
export interface HintAnswer {
  type: 'hint'
  id: string | null
  number: number
  action: string
  text: string
  sentence: string
  rule: string
  then: string[]
  changed: boolean
  says?: Phrase | null
}

/** Have one's turns announced to an address; null: no more. */
export interface Hook {
  type: 'hook'
  id?: string | null
  url: string | null
}

/** What a question is about; all of it lies open but a book that is taken and not yet played. */
export interface InQuestionView {
  book: string | null
  cell: [number, number] | null
  genre: string | null
  author: number | null
  left: number | null
}

/** The table has changed, the match has not. */
export interface Info {
  type: 'table'
  info: TableInfo
}

/** A new key for a chair, perhaps one that the asker made. */
export interface KeyWish {
  token?: string | null
}

/** A Friend whose place in the deck is known, counted from the top, from 1. */
export interface KnownFriendView {
  place: number
  friend: string
}

/** Everything printed that a table may use. */
export interface LabyrinthBox {
  genres: GenreInBox[]
  books: BookInBox[]
  rewards: RewardInBox[]
  options: BoosterOption[]
  terrors: TerrorInBox[]
  tiles: TilesInBox[]
  curses: CursesInBox[]
  ring: [number, number][]
}

/** What everybody at the table can work out. Fractions are (above, below), exact. */
export interface LabyrinthOdds {
  out_of_time: boolean
  threats: ThreatOdds[]
  dark: Record<string, [number, number]>
  terrors: TerrorOdds[]
  walks: WalkOdds[]
  reach: WalkOdds[][]
}

/** The table as one seat sees it. */
export interface LabyrinthView {
  seat: number | null
  solo: boolean
  over: boolean
  ending: string | null
  turn: number
  active: number | null
  asked: number | null
  decision: string | null
  legal: string[]
  free: string[]
  actions: number
  tiles: TileView[]
  hands: HandView[]
  genres: GenreView[]
  reward_deck: number
  reward_discard: number[]
  terror_stack: number[]
  shelf_stack: string[]
  bookwyrm: number
  curses: CursesView
  pending: PendingView | null
  extra: number
  missing: string | null
  chosen: boolean[]
  wanted: string[]
  offer: string | null
}

/** Get up for good. */
export interface Leave {
  type: 'leave'
  id?: string | null
}

/** A whole lesson. `info` and `box` are the table's, the same at every step. */
export interface LessonAnswer {
  game: string
  title: string
  seat: number
  info: TableInfo
  box: Boxes[keyof Boxes]
  steps: LessonMoment[]
}

/** A step: the table as the learner sees it, a note, and what to press (null: nothing but going on). */
export interface LessonMoment {
  note: string
  says: Phrase
  point: string
  rules: string[]
  action: string | null
  update: Update
  odds: Odds[keyof Odds] | null
}

/** A book card; events name it by its place in the box. */
export interface LibrariansBook {
  key: string
  letter: string
  title: string
  genre: string | null
  colour: string | null
  author: string
  age: string
  series: string | null
  volume: number
  action: string | null
}

/** Everything printed that a table may use. */
export interface LibrariansBox {
  books: LibrariansBook[]
  genres: LibrariansGenre[]
  thrills: LibrariansThrill[]
  shelves: LibrariansShelf[]
  authors: string[]
}

/** A genre and what completing it brings. */
export interface LibrariansGenre {
  key: string
  name: string
  colour: string
  power: string
  effect: string
}

/** The books that a viewer has not seen: each is as likely as any other to be drawn next, unless that is known. */
export interface LibrariansOdds {
  unseen: number
  letters: Record<string, number>
  genres: Record<string, number>
  next: string[]
}

/** A shelf card: events name it by its place in the box. */
export interface LibrariansShelf {
  key: string
  arrow: string
  power: string
  letters: string
  colours: string[]
  side: string | null
  number: number
}

/** What a thrill book does. */
export interface LibrariansThrill {
  key: string
  name: string
  effect: string
}

/** The table as one seat sees it. */
export interface LibrariansView {
  seat: number | null
  turn: number
  over: boolean
  active: number
  asked: number | null
  decision: string | null
  legal: string[]
  free: string[]
  shelves: ShelfView[]
  cells: CellView[]
  open: OpenCellView[]
  seats: SeatView[]
  hand: string[]
  places: Record<string, number>
  deck: number
  deck_top: string[]
  spare_shelves: number
  discard: string[]
  hand_limit: number
  stacking_banned: boolean
  played: number
  required: number
  one_unit: boolean
  effects: string[]
  next_effects: string[]
  skips: number
  force: ForceView
  next_force: ForceView
  force_binds: boolean
  pending: InQuestionView
  completed: Record<string, number>
  left: number
}

/** A seat's Library as everybody sees it. */
export interface LibraryView {
  seat: number
  site: string
  stacks: StackView[]
  friends: FriendView[]
  icons: Record<string, number>
  hearts: number
  hand: number
  shelved: number
  open_shelf: string[]
  archive: string[]
  feature_limit: number
  hand_limit: number
  kinds: string[]
}

/** A link and its QR code as an SVG picture. */
export interface LinkAnswer {
  link: string
  svg: string
}

/** The seat's key, to be shown as a link and a picture of it; it comes in the body and goes nowhere else. */
export interface LinkWish {
  token?: string | null
}

/** A Friend in the Lobby. */
export interface LobbyView {
  friend: string
  marked_by: number | null
  barred: boolean
}

/** What chance gave a participant, beside what it gives on average. */
export interface Luck {
  who: number
  drawn: number
  expected: number
  sentence: string
  figures: Record<string, number>
  says?: Phrase | null
}

/** Answer what the match asks; `number` is the update that the answer rests on. */
export interface Move {
  type: 'move'
  id?: string | null
  action: string
  number?: number | null
}

/** A table that was set up, with the keys that its creator now holds. The links carry them after the #. */
export interface NewTableAnswer {
  table: string
  link: string
  host: string
  seats: (string | null)[]
}

/** The exact chances as far as the viewer can know them. */
export interface OddsAnswer {
  type: 'odds'
  id: string | null
  number: number
  odds: Odds[keyof Odds] | null
  choices?: Choice[]
}

/** An empty cell that touches the library, and what its row's order lets in there (LIB-PLAY-3, LIB-ORD-1). */
export interface OpenCellView {
  row: number
  column: number
  letters: string
}

/** Host: free a chair for somebody else. */
export interface OpenSeat {
  type: 'open seat'
  id?: string | null
  seat: number
}

/** One choice of a game's setup; `allowed` is a text where the values cannot be listed. */
export interface OptionInfo {
  key: string
  allowed: unknown[] | string
  default: unknown
  sentence: string
  says?: Phrase | null
}

/** One choice under those before it: `value` is what was chosen where that fits, `usual` what it is if left out. */
export interface OptionNow {
  key: string
  value: boolean | number | string
  usual: boolean | number | string
  idle: boolean
  closed: ClosedValues[]
}

/** The options of a game whose values can be listed, in its order. */
export interface OptionsAnswer {
  options: OptionNow[]
}

/** What somebody who sets a table has chosen so far; `people` are the chairs that are not for bots. */
export interface OptionsWish {
  seats: number
  options?: Record<string, unknown>
  people?: number
  pace?: 'days' | 'live'
}

/** Where a table comes from, when it does not come from nothing. */
export interface Origin {
  kind: 'challenge' | 'fork' | 'rematch' | 'upload'
  table?: string | null
  at?: number | null
  challenge?: string | null
}

/** How the match ended. */
export interface OutcomeInfo {
  ending: string
  winners: number[]
  scores: number[]
  results: number[]
  grade: string
}

/** A seat, or the robot, as everybody sees it. */
export interface ParticipantView {
  who: number
  robot: boolean
  score: number
  place: number
  card: number | null
  has_played: boolean
  tools: number
  known_tools: string[]
  locked: string[]
  given: string[]
}

/** Some updates of a match, looked back at. `last` is the viewer's newest. */
export interface PastUpdates {
  seat: number | null
  last: number
  updates: Update[]
  moments: number[] | null
}

/** Host: nobody moves for a while. */
export interface Pause {
  type: 'pause'
  id?: string | null
}

/** What the active player is about to do, while its price is being chosen. */
export interface PendingView {
  walker: string | null
  cell: string | null
  spent: number[]
  paid: string[]
  copied: string[]
  to_pay: string[]
  thing: string | null
  to: number | null
}

/** A key of the catalogues and what its sentence tells of. */
export interface Phrase {
  key: string
  args: Record<string, string | number | Phrase | (string | number | Phrase)[]>
}

/** A captured Terror with the cards that guard it: one slot of a hand. */
export interface PileView {
  terror: number
  books: number[]
  items: number[]
}

/** Ask whether the server is there. */
export interface Ping {
  type: 'ping'
  id?: string | null
}

/** Somebody takes a challenge up. */
export interface PlayWish {
  name: string
}

/** A card that was played and lies on no pile yet. */
export interface PlayedView {
  who: number | null
  card: string
}

/** The server is there. */
export interface Pong {
  type: 'pong'
  id: string | null
}

/** What went wrong, in a sentence that says what to do; a rule's id where one forbids it. */
export interface Problem {
  sentence: string
  rule?: string | null
  says?: Phrase | null
}

/** What a Lobby Friend would be to the seat that looks: Hearts as things stand, and icons that are missing. */
export interface ProspectView {
  friend: string
  hearts: number
  missing: Record<string, number>
}

/** A command was not done: why, and by which rule if one forbids it. Only the sentence may say: it is not known. */
export interface Refusal {
  type: 'refused'
  id: string | null
  rule: string | null
  sentence: string
  says?: Phrase | null
}

/** The table where everybody sits down again with the key they have. */
export interface RematchAnswer {
  table: string
  link: string
}

/** Be called something else. */
export interface Rename {
  type: 'rename'
  id?: string | null
  name: string
}

/** Host: go on. */
export interface Resume {
  type: 'resume'
  id?: string | null
}

/** A Reward card: a magical item with its symbols, or a booster with its two options. */
export interface RewardInBox {
  key: string
  kind: string
  name: string
  symbols: string[]
  options: string[]
  origin: string
  who: WhoLine
}

/** One numbered rule, and the language that it is told in: English where another has no words for it. */
export interface RuleInfo {
  id: string
  chapter: string
  text: string
  language?: string
}

/** A line of chat, a quick phrase, or an arrow from one place of the board to another. */
export interface Say {
  type: 'say'
  id?: string | null
  text?: string | null
  phrase?: string | null
  arrow?: string | null
}

/** Host: put a bot into a chair, also in mid-match. */
export interface SeatBot {
  type: 'seat bot'
  id?: string | null
  seat: number
  level: string
}

/** The key of a seat; whoever had another one for this seat is out. */
export interface SeatKey {
  seat: number
  token: string
  link: string
}

/** A seat as everybody sees it. */
export interface SeatView {
  seat: number
  books: number
  known: string[]
  powers: string[]
  signals: SignalView
}

/** A section with its whole stack, the top card first. */
export interface SectionInBox {
  key: string
  name: string
  stack: BookCard[]
}

/** One section of the library: its top card, and what lies under it (public). */
export interface SectionView {
  key: string
  name: string
  value: number
  burn_index: number | null
  cards_left: number
  next_value: number | null
  next_brings_fire: number
  burns_next: boolean
}

/** What a draw of several tokens may bring: with a charge of the Shovel, or by a Torch. */
export interface SeveralOdds {
  fires: [number, number][]
  burns: [number, number]
  draw_once: number
}

/** A shelf card in its row; the arrow is as it lies now. */
export interface ShelfView {
  row: number
  shelf: string
  arrow: string
  power: string | null
}

/** The standing signals of a seat; None: none of that kind. */
export interface SignalView {
  keep_off: string | null
  all_yours: string | null
  mood: string | null
}

/** Somebody wants a chair, perhaps with a key that they made: asked again with it, the chair is still theirs. */
export interface SitWish {
  name: string
  token?: string | null
}

/** A Site, with the ability that module 2 gives it. */
export interface SiteInBox {
  key: string
  name: string
  text: string
  fact: string
}

/** One space of a turn order card. */
export interface SpaceView {
  risky: boolean
  bravery: number
  token: string | null
}

/** One place of a Feature row: its top Feature, what it covers, and the Enhancements tucked under it. */
export interface StackView {
  feature: string
  category: string
  covered: string[]
  enhancement: string | null
  works: boolean
  buried: string[]
}

/** Host: begin; bots of that level take the chairs that are still open. */
export interface Start {
  type: 'start'
  id?: string | null
  fill?: string | null
}

/** Add some randomness of one's own to the seed, before the start. */
export interface Stir {
  type: 'stir'
  id?: string | null
  entropy: string
}

/** How a match went. `scores` has a row for the start, for each round, and for the end. */
export interface StoryAnswer {
  result: string
  tale: string
  won?: Phrase | null
  told?: Phrase[]
  scores: number[][]
  luck: Luck[]
  moments: StoryMoment[]
}

/** A moment that one would talk about: `at` is for a fork, `number` for everybody's replay. */
export interface StoryMoment {
  kind: string
  who: number | null
  at: number
  number: number
  sentence: string
  figures: Record<string, number>
  says?: Phrase | null
}

/** A table as somebody may see it now; `update` is null before the start. */
export interface TableAnswer {
  seat: number | null
  host: boolean
  info: TableInfo
  update: Update | null
}

/** A table without its match: the same for everybody, and always whole. */
export interface TableInfo {
  table: string
  game: string
  title: string
  options: Record<string, unknown>
  own_pack: boolean
  pace: 'days' | 'live'
  grace: number | null
  clock: number | null
  beat: number
  chat_on: boolean
  odds_on: boolean
  phase: 'over' | 'playing' | 'waiting'
  paused: boolean
  ended: boolean
  chairs: ChairInfo[]
  chat: ChatLine[]
  turn_since: number
  undo: UndoInfo | null
  taken_back: number
  commitment: string
  stirred: number[]
  moments: number | null
  outcome: OutcomeInfo | null
  rematch: string | null
  origin: Origin | null
}

/** A table to be set up. */
export interface TableWish {
  game: string
  seats: ChairWish[]
  options?: Record<string, unknown>
  pack?: string | null
  pace?: 'days' | 'live'
  grace?: number | 'never' | null
  clock?: number | null
  chat?: boolean
  odds?: boolean
  start?: boolean
  beat?: number
  think?: number
}

/** A Terror token; it goes to any Shelf whose symbol it shows. */
export interface TerrorInBox {
  key: string
  name: string
  symbols: string[]
  origin: string
  who: WhoLine
}

/** A Terror on the grid: who holds the cards for it, alone or together. */
export interface TerrorOdds {
  cell: string
  terror: number
  alone: number[]
  together: number[]
  missing: string[][]
}

/** One of the four tiles round the Bookwyrm: how likely the next card disturbs it, and what would happen. */
export interface ThreatOdds {
  direction: string
  cell: string
  chance: [number, number]
  effect: string
}

/** One cell of the grid. A dark tile that was lit before is remembered; of others nothing is known. */
export interface TileView {
  cell: string
  lit: boolean
  kind: string | null
  open: [boolean, boolean, boolean, boolean] | null
  terror: number | null
  shelf: string | null
}

/** Floor tiles of one kind and shape, beside the compass. */
export interface TilesInBox {
  kind: string
  shape: string
  count: number
}

/** A tool card; events name it by its place in the box. */
export interface ToolInBox {
  card: string
  tool: string
  name: string
  timing: string
  effect: string
}

/** Tokens waiting on tools of one kind. */
export interface ToolInPlayView {
  tool: string
  tokens: string[]
}

/** A tool card that the seat can see. */
export interface ToolView {
  card: string
  tool: string
  name: string
  timing: string
  effect: string
  robot_burns: string[]
}

/** A turn order card in play, with its tokens. */
export interface TurnCardView {
  number: number
  title: string
  holder: number | null
  used: boolean
  spaces: SpaceView[]
  next: number | null
  bravery: number
}

/** Take the last action of this seat back; once others have learned from it they are asked first. */
export interface Undo {
  type: 'undo'
  id?: string | null
}

/** Somebody asks to take back; who has not answered yet. */
export interface UndoInfo {
  seat: number
  waiting: number[]
}

/** What happened since the viewer's last update, and how the table looks now. */
export interface Update {
  type: 'update'
  number: number
  events: (Events[keyof Events] | TakenBack)[]
  shared: Views[keyof Views]
  own: Partial<Views[keyof Views]>
  prompt: string
  choices: Choice[]
  asking: Asking | null
  can_undo: boolean
  asked_since: number | null
}

/** A match file, as text. */
export interface UploadWish {
  file: string
  name?: string
}

/** The deal, checked step by step. */
export interface VerifyAnswer {
  holds: boolean
  secret: string
  entropy: Record<string, string>
  steps: VerifyStep[]
}

/** One link of the chain. */
export interface VerifyStep {
  text: string
  holds: boolean
  value: string
}

/** Reactions are asked for, or not: the table waits a moment either way. */
export interface Waiting {
  type: 'waiting'
}

/** Where a meeple can go now, and what would happen there. */
export interface WalkOdds {
  walker: string
  cell: string
  ends: string
  boosters: boolean
  payments: string[][]
}

/** The first message: who the server takes the viewer for. */
export interface Welcome {
  type: 'welcome'
  protocol: number
  seat: number | null
  host: boolean
  info: TableInfo
  resumed: boolean
}

/** Who somebody is, in one line; empty where nobody wrote one. */
export interface WhoLine {
  en: string
  de: string
}

/** Why the viewer's seat cannot do something now: a sentence and the rule; both null when it can. */
export interface WhyAnswer {
  type: 'why'
  id: string | null
  action: string
  rule: string | null
  sentence: string | null
  says?: Phrase | null
}

export type Message = Welcome | Update | Info | Waiting | Confirmed | Refusal | OddsAnswer | WhyAnswer | HintAnswer | Pong | Bye

export type Command = Move | Undo | AnswerUndo | Say | Rename | Stir | Leave | Hook | Start | SeatBot | OpenSeat | Pause | Resume | End | Change

export type Question = AskOdds | AskWhy | AskHint | Ping

/** The match is again as it was after so many actions. Any table may send it among its game's events. */
export type TakenBack = { type: 'TakenBack'; text: string; rules: string[]; seat: number; to: number }

/** What can happen in Fire in the Library. */
export type FireEvent =
  /** A round starts with step 1 (FIRE-ROUND-4). */
  | { type: 'RoundBegan'; text: string; rules: string[]; round: number }
  /** A turn order card is dealt at random, in the set-up or in every round of an inferno. */
  | { type: 'CardDealt'; text: string; rules: string[]; who: number; card: number; rule: string }
  /** A participant takes a turn order card (FIRE-ORDER-2). */
  | { type: 'CardChosen'; text: string; rules: string[]; who: number; card: number }
  /** A librarian takes the bag (FIRE-ORDER-4); the Solo Robot has no turn order card. */
  | { type: 'TurnBegan'; text: string; rules: string[]; who: number; card: number | null }
  /** Tokens come out of the bag (FIRE-SAVE-1). */
  | { type: 'TokensDrawn'; text: string; rules: string[]; who: number; tokens: number[] }
  /** A token lands on a turn order card; spaces count from 1 (FIRE-SAVE-1). */
  | { type: 'TokenLaid'; text: string; rules: string[]; who: number; card: number; token: number; space: number }
  /** An Amulet's token lands on a turn order card (FIRE-T-AMULET-3). */
  | { type: 'TokenAssigned'; text: string; rules: string[]; who: number; card: number; token: number; space: number }
  /** Tokens stay on a tool until the turn, the round or the game ends (FIRE-TOOL-3). */
  | { type: 'TokensWait'; text: string; rules: string[]; tool: number; tokens: number[] }
  /** Tokens that waited on tools, or on a card that nobody used, go back into the bag (FIRE-ROUND-2). */
  | { type: 'TokensReturned'; text: string; rules: string[]; tokens: number[] }
  /** A second fire, or a fire on a risky space: the fire catches (FIRE-DEF-7). */
  | { type: 'FireTriggered'; text: string; rules: string[]; who: number; space: number }
  /** A tool took the triggering fire away; saving goes on (FIRE-SPREAD-1). */
  | { type: 'FireStopped'; text: string; rules: string[]; who: number }
  /** Nothing stopped it: the books on the card burn (FIRE-SPREAD-2). */
  | { type: 'FireSpread'; text: string; rules: string[]; who: number }
  /** A section lost its top card; its books are worth `value` now (FIRE-DEF-5). */
  | { type: 'SectionBurned'; text: string; rules: string[]; section: number; value: number; fires_added: number }
  /** A destroyed card shows: the game is over at once (FIRE-END-1). */
  | { type: 'LibraryCollapsed'; text: string; rules: string[]; section: number }
  /** A librarian leaves the library with books (FIRE-SCORE-1, FIRE-SCORE-2). */
  | { type: 'KnowledgeScored'; text: string; rules: string[]; who: number; knowledge: number; bravery: number }
  /** Points for anything but leaving; `rule` says for what. */
  | { type: 'PointsGained'; text: string; rules: string[]; who: number; points: number; rule: string }
  /** Points taken away at the end (FIRE-LONE-4). */
  | { type: 'PointsLost'; text: string; rules: string[]; who: number; points: number; rule: string }
  /** A tool is played from hand; `known` when all had seen it there and learn nothing of the rest (FIRE-TOOL-2). */
  | { type: 'ToolPlayed'; text: string; rules: string[]; who: number; tool: number; known: boolean }
  /** A tool takes a book off the active card, or saves it there (FIRE-TOOL-2). */
  | { type: 'BookMoved'; text: string; rules: string[]; who: number; tool: number; token: number }
  /** A tool goes from the market into a hand (FIRE-SPREAD-7, FIRE-SCORE-3). */
  | { type: 'ToolTaken'; text: string; rules: string[]; who: number; tool: number; slot: number }
  /** A tool goes from the deck into a hand; only its owner sees which (None: hidden). */
  | { type: 'ToolDrawn'; text: string; rules: string[]; who: number; tool: number | null }
  /** A seat discards a tool for the top card of the deck (FIRE-ROUND-3). */
  | { type: 'ToolExchanged'; text: string; rules: string[]; who: number; tool: number; known: boolean }
  /** A tool is turned up in the market (FIRE-SPREAD-8). */
  | { type: 'MarketFilled'; text: string; rules: string[]; tool: number; slot: number }
  /** The discard pile becomes the deck (FIRE-TOOL-8). */
  | { type: 'DeckReshuffled'; text: string; rules: string[]; cards: number }
  /** A Slingshot sends the fire and a book to a later card, to the robot or aside (FIRE-T-SLING-2). */
  | { type: 'TokensSent'; text: string; rules: string[]; who: number; to: number; tokens: number[] }
  /** The robot turns up a tool card (FIRE-SROBOT-3, FIRE-MROBOT-3). */
  | { type: 'RobotFlipped'; text: string; rules: string[]; tool: number }
  /** The turn order card goes back to the centre (FIRE-SCORE-6, FIRE-SPREAD-9). */
  | { type: 'TurnEnded'; text: string; rules: string[]; who: number }
  /** Every turn of the round is over (FIRE-ROUND-1). */
  | { type: 'RoundEnded'; text: string; rules: string[]; round: number }
  /** All points are settled (FIRE-END-5). */
  | { type: 'MatchEnded'; text: string; rules: string[]; ending: number; scores: number[] }

/** What can happen in Library Labyrinth. */
export type LabyrinthEvent =
  /** A seat has chosen the genres of its first Books; which, only the seat itself knows (LAB-SETUP-11). */
  | { type: 'GenresChosen'; text: string; rules: string[]; seat: number; genres: number[] }
  /** All have chosen, and everybody sees what. */
  | { type: 'GenresShown'; text: string; rules: string[]; genres: number[][] }
  /** A seat takes another genre for a Book that a deck could not give. */
  | { type: 'GenreReplaced'; text: string; rules: string[]; seat: number; missing: number; genre: number }
  /** A seat gets its first cards (LAB-SETUP-11). */
  | { type: 'HandDealt'; text: string; rules: string[]; hand: number; books: number[]; rewards: number[] }
  /** The Bookwyrm's first junction (LAB-SETUP-9). */
  | { type: 'BookwyrmPlaced'; text: string; rules: string[]; junction: number }
  /** A player's Action phase begins (LAB-TURN-2). */
  | { type: 'TurnBegan'; text: string; rules: string[]; seat: number; actions: number }
  /** A Book is drawn into a hand (LAB-TAKE-1, LAB-BOOST-9). */
  | { type: 'BookTaken'; text: string; rules: string[]; hand: number; book: number }
  /** An empty deck is shuffled anew from its discards: a genre's, or (None) the Reward deck (LAB-DECK-1). */
  | { type: 'DeckRebuilt'; text: string; rules: string[]; genre: number | null; cards: number }
  /** A Reward card is drawn into a hand (LAB-REW-1, LAB-RET-3). */
  | { type: 'RewardDrawn'; text: string; rules: string[]; hand: number; reward: number }
  /** A Reward or an additional Book is left in its deck (LAB-REW-1, R-39). */
  | { type: 'RewardSkipped'; text: string; rules: string[]; hand: number }
  /** A booster is discarded for one of its options (LAB-BOOST-2). */
  | { type: 'BoosterPlayed'; text: string; rules: string[]; hand: number; reward: number; option: number }
  /** A tile turns to its lit side: kind, open sides clockwise from the north, and who did it (LAB-FLIP-1). */
  | { type: 'TileLit'; text: string; rules: string[]; seat: number | null; cell: string; kind: number; open: [boolean, boolean, boolean, boolean] }
  /** A curse turns an empty tile dark (LAB-DIST-2). */
  | { type: 'TileDarkened'; text: string; rules: string[]; cell: string }
  /** A tile is turned by a quarter; `seat` is None for a curse (LAB-ROT-1, LAB-DIST-2). */
  | { type: 'TileTurned'; text: string; rules: string[]; seat: number | null; cell: string; clockwise: boolean }
  /** A Terror token is laid on a tile (LAB-ACTV-1, LAB-DIST-2). */
  | { type: 'TerrorAppeared'; text: string; rules: string[]; cell: string; terror: number }
  /** A Shelf token is laid on a tile (LAB-ACTV-2). */
  | { type: 'ShelfAppeared'; text: string; rules: string[]; cell: string; genre: number }
  /** A meeple walks, or player and Trolley ride together (LAB-MOVE-1, LAB-SOLO-8). */
  | { type: 'Moved'; text: string; rules: string[]; seat: number; walker: number; start: string; cell: string }
  /** A Terror is captured; the cards lie under it from now on (LAB-CAP-4). */
  | { type: 'TerrorCaptured'; text: string; rules: string[]; hand: number; cell: string; terror: number; books: number[]; items: number[]; copied: number[] }
  /** A Terror is returned to a Shelf, and the cards under it are discarded (LAB-RET-2). */
  | { type: 'TerrorReturned'; text: string; rules: string[]; hand: number; cell: string; terror: number; genre: number }
  /** A card, or alone a captured Terror, goes from one hand to another (LAB-PASS-1, LAB-SOLO-7). */
  | { type: 'ThingPassed'; text: string; rules: string[]; giver: number; receiver: number; thing: number }
  /** A card is offered to a full hand. */
  | { type: 'GiftOffered'; text: string; rules: string[]; giver: number; receiver: number; thing: number }
  /** A full hand makes no room: nothing has happened. */
  | { type: 'GiftRefused'; text: string; rules: string[]; giver: number; receiver: number; thing: number }
  /** A card is discarded for free (LAB-HAND-3). */
  | { type: 'Discarded'; text: string; rules: string[]; hand: number; thing: number }
  /** The Action phase is over; an action may have been passed on (LAB-TURN-3, LAB-PASSACT-1). */
  | { type: 'PhaseEnded'; text: string; rules: string[]; seat: number; lost: number; passed: boolean }
  /** A Disturbance card is turned up: a direction, or a double curse (LAB-DIST-1, LAB-DIST-4). */
  | { type: 'CurseRevealed'; text: string; rules: string[]; curse: number; left: number }
  /** A curse changes nothing. */
  | { type: 'NothingDisturbed'; text: string; rules: string[]; cell: string }
  /** The Bookwyrm crawls on (LAB-WYRM-1). */
  | { type: 'BookwyrmMoved'; text: string; rules: string[]; junction: number }
  /** The match is over (LAB-END-1, LAB-END-2, LAB-END-3, R-6). */
  | { type: 'MatchEnded'; text: string; rules: string[]; ending: number; shelves: number }

/** What can happen in Librarians. */
export type LibrariansEvent =
  /** A shelf card is laid into a row (LIB-SETUP-3, LIB-GRN-2). */
  | { type: 'ShelfLaid'; text: string; rules: string[]; row: number; shelf: number; rule: string }
  /** Who begins (LIB-SETUP-5). */
  | { type: 'StartPlayerDrawn'; text: string; rules: string[]; who: number }
  /** A turn begins; so many books have to be played (LIB-TURN-2). */
  | { type: 'TurnBegan'; text: string; rules: string[]; who: number; required: number }
  /** Only the hand can tell whether the turn goes on (LIB-END-3): what follows rests on it. Nobody hears of it. */
  | { type: 'WaySought'; text: string; rules: string[]; who: number }
  /** A turn is skipped (LIB-THR-4). */
  | { type: 'TurnSkipped'; text: string; rules: string[]; who: number }
  /** Books go from the deck into a hand; others see only those that were known to lie on top (None: hidden). */
  | { type: 'BooksDrawn'; text: string; rules: string[]; who: number; books: (number | null)[]; known: number[]; rule: string }
  /** A book is played; `known` when there is nobody to whom it was a secret which one (LIB-PLAY-7). */
  | { type: 'BookPlayed'; text: string; rules: string[]; who: number; book: number; row: number; column: number; stacked: boolean; known: boolean }
  /** A book is squeezed in, and the block beyond moves outward (LIB-BLK-3). */
  | { type: 'BookInserted'; text: string; rules: string[]; who: number; book: number; row: number; column: number; known: boolean }
  /** Books of one genre in a line leave; one is kept as a power card (LIB-LINE-5, LIB-LINE-6). */
  | { type: 'LineCompleted'; text: string; rules: string[]; who: number; genre: number; books: number[]; cells: [number, number][]; kept: number | null; rule: string }
  /** All books of an author leave together (LIB-AUT-2). */
  | { type: 'AuthorCompleted'; text: string; rules: string[]; who: number; author: number; books: number[]; kept: number }
  /** A power card is laid in front of a player (LIB-LINE-6). */
  | { type: 'PowerGiven'; text: string; rules: string[]; who: number; to: number; book: number }
  /** A power card is used and discarded; `known` unless that alone tells something of the hand (LIB-PWR-3). */
  | { type: 'PowerUsed'; text: string; rules: string[]; who: number; book: number; owner: number; known: boolean }
  /** The action of a thrill book happens, or finds nothing to do (LIB-THR-2). */
  | { type: 'ThrillActed'; text: string; rules: string[]; who: number; action: number }
  /** A line of Horror: the game is lost (LIB-RED-1). */
  | { type: 'HorrorStruck'; text: string; rules: string[]; who: number }
  /** A shelf leaves with every book in its row (LIB-RED-2). */
  | { type: 'ShelfRemoved'; text: string; rules: string[]; row: number; shelf: number; books: number[] }
  /** The shared hand limit falls or rises (LIB-RED-3, LIB-GRN-3). */
  | { type: 'HandLimitChanged'; text: string; rules: string[]; limit: number; rule: string }
  /** Nothing is stacked on its like any more (LIB-RED-4). */
  | { type: 'StackingBanned'; text: string; rules: string[] }
  /** Books leave the deck face up (LIB-GRN-1). */
  | { type: 'DeckTrimmed'; text: string; rules: string[]; books: number[] }
  /** A book is laid elsewhere (LIB-BLU-1). */
  | { type: 'BookMoved'; text: string; rules: string[]; book: number; row: number; column: number; to_row: number; to_column: number }
  /** Two books trade places (LIB-BLU-2, LIB-THR-6). */
  | { type: 'BooksSwapped'; text: string; rules: string[]; book: number; other: number; rule: string }
  /** A book leaves the library for good (LIB-BLU-3, LIB-THR-13). */
  | { type: 'BookDiscarded'; text: string; rules: string[]; book: number; row: number; column: number; rule: string }
  /** A book is taken into the hand, for all to see (LIB-BLU-4). */
  | { type: 'BookRetrieved'; text: string; rules: string[]; who: number; book: number; row: number; column: number }
  /** A hand is shown to everybody; `known` when there was nothing new (LIB-YEL-1, LIB-THR-12). */
  | { type: 'HandShown'; text: string; rules: string[]; who: number; books: number[]; known: boolean; rule: string }
  /** Somebody points at a book (LIB-YEL-2, LIB-COMM-7). */
  | { type: 'BookTapped'; text: string; rules: string[]; who: number; book: number; row: number; column: number; intent: number }
  /** All hands move on to the next seat (LIB-YEL-3); everybody reads a new hand. */
  | { type: 'HandsPassed'; text: string; rules: string[]; sizes: number[] }
  /** The top of the deck is shown to everybody (LIB-YEL-4). */
  | { type: 'DeckStudied'; text: string; rules: string[]; who: number; books: number[] }
  /** The shown books go back on top, the next one first (LIB-YEL-4). */
  | { type: 'DeckOrdered'; text: string; rules: string[]; who: number; books: number[] }
  /** A shelf card is turned round (LIB-BLK-2). */
  | { type: 'ShelfTurned'; text: string; rules: string[]; row: number; leftward: boolean }
  /** A column moves one row up or down (LIB-BLK-4). */
  | { type: 'ColumnShifted'; text: string; rules: string[]; column: number; down: boolean }
  /** The next player has to play a colour if possible (LIB-THR-11). */
  | { type: 'ColourForced'; text: string; rules: string[]; who: number; colour: number }
  /** The next player has to play a letter if possible (LIB-THR-11). */
  | { type: 'LetterForced'; text: string; rules: string[]; who: number; letter: number }
  /** A fixed signal stands now (LIB-COMM-4); row and side where the signal is about a part of the library. */
  | { type: 'SignalGiven'; text: string; rules: string[]; who: number; signal: number; row: number | null; side: number | null; mood: number | null }
  /** A signal stands no more (LIB-COMM-4). */
  | { type: 'SignalWithdrawn'; text: string; rules: string[]; who: number; signal: number }
  /** A turn is over; `known` unless ending it tells that a force could not be met (LIB-TURN-4). */
  | { type: 'TurnEnded'; text: string; rules: string[]; who: number; known: boolean }
  /** Won, stuck or lost to horror, with so many books left (LIB-END-6). */
  | { type: 'MatchEnded'; text: string; rules: string[]; ending: number; left: number }

/** What can happen in Chapters. */
export type ChaptersEvent =
  /** A seat gets its Site (CHAP-SETUP-1). */
  | { type: 'SiteDealt'; text: string; rules: string[]; who: number; site: number }
  /** Somebody goes first (CHAP-SETUP-11). */
  | { type: 'FirstPlayer'; text: string; rules: string[]; who: number }
  /** Two Friends to choose from; only their owner sees which (CHAP-SETUP-8). */
  | { type: 'FriendsDealt'; text: string; rules: string[]; who: number; friends: number[] }
  /** A seat has chosen its starting Friend, sealed until all have (CHAP-SETUP-9). */
  | { type: 'StartingFriendKept'; text: string; rules: string[]; who: number; friend: number | null }
  /** All starting Friends are shown, by seat (CHAP-SETUP-9). */
  | { type: 'StartingFriendsShown'; text: string; rules: string[]; friends: number[] }
  /** A Friend comes into the Lobby; `known` when all had seen it on top of the deck (CHAP-INV-3). */
  | { type: 'FriendArrived'; text: string; rules: string[]; friend: number; known: boolean }
  /** A seat's turn begins (CHAP-TURN-1). */
  | { type: 'TurnBegan'; text: string; rules: string[]; who: number }
  /** An Enhancement's ability is used (CHAP-ENH-15). */
  | { type: 'AbilityUsed'; text: string; rules: string[]; who: number; enhancement: number }
  /** A Friend is named whose Invite needs payments from the hand (CHAP-Q-47). */
  | { type: 'FriendNamed'; text: string; rules: string[]; who: number; friend: number }
  /** What makes up for a missing icon: a loan of that Category, or a discount (None). */
  | { type: 'PaymentChosen'; text: string; rules: string[]; who: number; category: number | null }
  /** A card is shown from a hand and stays there for now; `known` when all had seen it there (CHAP-NSFL-4). */
  | { type: 'CardNamed'; text: string; rules: string[]; who: number; card: number; known: boolean }
  /** An action is declared (CHAP-NSFL-4). */
  | { type: 'ActionDeclared'; text: string; rules: string[]; who: number; action: number; card: number; stack: number; enhancement: number; known: boolean }
  /** A reaction is played, or the answer to one (CHAP-NSFL-5, CHAP-NSFL-6). */
  | { type: 'ReactionPlayed'; text: string; rules: string[]; who: number; card: number; known: boolean }
  /** A reaction comes to nothing (CHAP-NSFL-7). */
  | { type: 'ReactionCancelled'; text: string; rules: string[]; who: number; card: number }
  /** A declared action comes to nothing (CHAP-NSFL-8). */
  | { type: 'ActionCancelled'; text: string; rules: string[]; who: number; action: number }
  /** No other Friend is named after Chope! (CHAP-NSFL-14). */
  | { type: 'ActionGivenUp'; text: string; rules: string[]; who: number }
  /** A Feature is built, over a stack (from 0; -1: a new one), with an Enhancement (-1: none) (CHAP-BUILD-1). */
  | { type: 'FeatureBuilt'; text: string; rules: string[]; who: number; feature: number; stack: number; enhancement: number; known: boolean }
  /** A Friend moves from the Lobby into a Library (CHAP-INV-1). */
  | { type: 'FriendInvited'; text: string; rules: string[]; who: number; friend: number }
  /** An Event is carried out (CHAP-EVT-1). */
  | { type: 'EventPlayed'; text: string; rules: string[]; who: number; card: number; known: boolean }
  /** MOLLY comes, perhaps from another Library (CHAP-MOL-1). */
  | { type: 'MollyCalled'; text: string; rules: string[]; who: number; category: number; before: number | null }
  /** MOLLY goes back to the middle. */
  | { type: 'MollySentHome'; text: string; rules: string[]; who: number }
  /** A card is aimed at somebody. */
  | { type: 'PlayerChosen'; text: string; rules: string[]; who: number; target: number }
  /** All Friends of the Lobby go to the bottom of the deck. */
  | { type: 'LobbySwept'; text: string; rules: string[]; friends: number[] }
  /** Two Friends change places; `other` is None for the Lobby (CHAP-INV-7). */
  | { type: 'FriendsSwapped'; text: string; rules: string[]; who: number; given: number; other: number | null; friend: number }
  /** A Friend leaves a Library for the Lobby. */
  | { type: 'FriendFled'; text: string; rules: string[]; who: number; friend: number }
  /** Two stacks change places, named by their top Features (CHAP-STK-3). */
  | { type: 'StacksSwapped'; text: string; rules: string[]; who: number; given: number; other: number; got: number }
  /** A whole stack is discarded, named by its top Feature (CHAP-STK-2). */
  | { type: 'StackDiscarded'; text: string; rules: string[]; who: number; stack: number; feature: number }
  /** A card comes from a deck into a hand; only its owner sees which (None: hidden). */
  | { type: 'CardDrawn'; text: string; rules: string[]; who: number; card: number | null }
  /** An Enhancement is taken from the market (CHAP-ENH-5). */
  | { type: 'CardTaken'; text: string; rules: string[]; who: number; card: number; slot: number }
  /** An Enhancement is turned up in the market (CHAP-ENH-5). */
  | { type: 'MarketFilled'; text: string; rules: string[]; card: number; slot: number }
  /** A card goes from a hand to its pile (CHAP-DISC-1). */
  | { type: 'CardDiscarded'; text: string; rules: string[]; who: number; card: number; known: boolean }
  /** A card goes from the pile into a hand. */
  | { type: 'CardRecovered'; text: string; rules: string[]; who: number; card: number }
  /** A card is Shelved; face down only its owner knows it (CHAP-SHL-1, CHAP-SHL-3). */
  | { type: 'CardShelved'; text: string; rules: string[]; who: number; card: number | null; seen: boolean }
  /** A Feature goes into the archive (CHAP-SITE-6). */
  | { type: 'FeatureArchived'; text: string; rules: string[]; who: number; feature: number; known: boolean }
  /** Somebody looks at the first Friends of the deck, alone; `known` when they were no news to that seat. */
  | { type: 'FriendsSeen'; text: string; rules: string[]; who: number; friends: number[]; known: boolean }
  /** They go back; others see only how many went to the bottom. */
  | { type: 'FriendsArranged'; text: string; rules: string[]; who: number; arrangement: number | null; count: number; below: number }
  /** A Lobby Friend is kept for somebody. */
  | { type: 'FriendRotated'; text: string; rules: string[]; who: number; friend: number }
  /** The guess at the top Friend's Category is looked up (CHAP-SITE-4). */
  | { type: 'TopFriendShown'; text: string; rules: string[]; who: number; friend: number; guess: number; right: boolean; known: boolean }
  /** The shown Friend takes another's place in the Lobby (CHAP-SITE-5). */
  | { type: 'LobbyExchanged'; text: string; rules: string[]; who: number; friend: number; other: number }
  /** A pile becomes the deck (CHAP-DECK-1, CHAP-ENH-7). */
  | { type: 'DeckReshuffled'; text: string; rules: string[]; deck: string; cards: number }
  /** A turn is over. */
  | { type: 'TurnEnded'; text: string; rules: string[]; who: number }
  /** Everybody has one final turn (CHAP-END-1, CHAP-END-2). */
  | { type: 'EndTriggered'; text: string; rules: string[]; who: number; ending: number }
  /** All Hearts are counted (CHAP-SCO-2). */
  | { type: 'MatchEnded'; text: string; rules: string[]; ending: number; scores: number[]; friends: number[] }

// Words of Fire in the Library, by the numbers that its events use.
export const FIRE_TOKENS = ['white', 'yellow', 'black', 'purple', 'teal', 'fire'] as const
export const FIRE_SECTIONS = ['white', 'yellow', 'black', 'purple'] as const
export const FIRE_TOOLS = ['amulet', 'axe', 'bucket', 'cloak', 'collectors_edition', 'gloves', 'knapsack', 'library_cart', 'lockbox', 'map', 'shovel', 'slingshot', 'torch'] as const
export const FIRE_CARDS = ['1st', '2nd', '3rd', '4th', '5th', '6th'] as const
export const FIRE_ENDINGS = ['', 'fire_spreading', 'round_end', 'knapsack', 'robot', 'twelve_turns'] as const

// Words of Library Labyrinth, by the numbers that its events use.
export const LABYRINTH_GENRES = ['red', 'pink', 'orange', 'green', 'blue', 'purple'] as const
export const LABYRINTH_KINDS = ['crossroads', 'terror', 'shelf', 'reward'] as const
export const LABYRINTH_DIRECTIONS = ['NW', 'NE', 'SE', 'SW', 'NW+SE', 'NE+SW'] as const
export const LABYRINTH_BOOSTERS = ['time_machine', 'trolley_service', 'library_ladder', 'secret_passage', 'useful_map', 'library_card', 'photocopier'] as const
export const LABYRINTH_WALKERS = ['player', 'trolley', 'ride'] as const
export const LABYRINTH_ENDINGS = ['', 'won', 'out_of_time', 'overrun', 'conceded'] as const

// Words of Librarians, by the numbers that its events use.
export const LIBRARIANS_COLOURS = ['red', 'green', 'blue', 'purple', 'yellow', 'black'] as const
export const LIBRARIANS_GENRES = ['horror', 'detective', 'true_crime', 'tragedy', 'romance', 'comedy', 'adventure', 'self_help', 'thriller', 'action', 'travel', 'mythology', 'fantasy', 'scifi', 'poetry', 'graphic_novel', 'biography', 'science', 'business', 'cooking', 'mystery', 'crime', 'drama', 'picture_book'] as const
export const LIBRARIANS_THRILLS = ['skip', 'stop', 'swap', 'gap', 'no_order', 'stack_any', 'draw', 'force_color', 'force_letter', 'reveal', 'clear', 'steal_power'] as const
export const LIBRARIANS_SIDES = ['left', 'right'] as const
export const LIBRARIANS_SIGNALS = ['keep_off', 'all_yours', 'mood'] as const
export const LIBRARIANS_MOODS = ['comfortable', 'in_trouble'] as const
export const LIBRARIANS_INTENTS = ['none', 'like_this', 'not_this', 'look'] as const
export const LIBRARIANS_ENDINGS = ['', 'won', 'stuck', 'horror'] as const

// Words of Chapters, by the numbers that its events use.
export const CHAPTERS_CATEGORIES = ['space', 'programme', 'content'] as const
export const CHAPTERS_TYPES = ['specialist', 'explorer', 'traveller', 'buddy'] as const
export const CHAPTERS_ACTIONS = ['build', 'invite', 'event', 'molly'] as const
export const CHAPTERS_ENDINGS = ['', 'closing_time', 'stalled'] as const

/** The view of each game: `shared` of an update with `own` laid over it. */
export interface Views {
  fire: FireView
  labyrinth: LabyrinthView
  librarians: LibrariansView
  chapters: ChaptersView
}

/** The events of each game, told apart by their `type`. */
export interface Events {
  fire: FireEvent
  labyrinth: LabyrinthEvent
  librarians: LibrariansEvent
  chapters: ChaptersEvent
}

/** The odds of each game. */
export interface Odds {
  fire: FireOdds
  labyrinth: LabyrinthOdds
  librarians: LibrariansOdds
  chapters: ChaptersOdds
}

/** The printed pieces of each game. */
export interface Boxes {
  fire: FireBox
  labyrinth: LabyrinthBox
  librarians: LibrariansBox
  chapters: ChaptersBox
}
