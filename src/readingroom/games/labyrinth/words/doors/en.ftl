# Library Labyrinth at the terminal and in plain lines, in English. The page does not load this.

## What is printed. English shows the words of the pack as they are.

door-labyrinth-effect = { $effect }
door-labyrinth-who = { $who }
door-labyrinth-trolley = The Trolley
door-labyrinth-short-option =
    { $option ->
        [time_machine] Time
        [trolley_service] Service
        [library_ladder] Ladder
        [secret_passage] Passage
        [useful_map] Map
        [library_card] Card
       *[photocopier] Copier
    }

## Tiles of the maze

door-labyrinth-place = { labyrinth-tile-named }
door-labyrinth-mark =
    { $kind ->
        [compass] compass
        [crossroads] cross
        [terror] empty
        [shelf] empty
       *[reward] reward
    }
door-labyrinth-memory =
    { $kind ->
        [compass] compass
        [crossroads] crossro
        [terror] terror
        [shelf] shelf
       *[reward] reward
    }
door-labyrinth-shelf = Shelf
door-labyrinth-likely =
    { $kind ->
        [crossroads] Cross
        [terror] Terror
        [shelf] Shelf
       *[reward] Reward
    }
door-labyrinth-column = c
door-labyrinth-cell = r{ $row }c{ $column }
door-labyrinth-compass-sides = NESW
door-labyrinth-key =
    { $key ->
        [g] go
        [j] Trolley goes
        [o] ride
        [i] light
        [c] turn ↻
       *[v] turn ↺
    }
door-labyrinth-dark = dark. { $likely }
door-labyrinth-open = open { $sides }
door-labyrinth-was = dark; it was a { $kind } tile, { $sides }
door-labyrinth-lit-shelf = the { labyrinth-genre } Shelf, { $sides }
door-labyrinth-lit =
    { $kind ->
        [compass] no curse reaches it
        [crossroads] crossroads
        [terror] an empty Terror space
        [shelf] an empty Shelf tile
       *[reward] a Reward tile
    }, { $sides }
door-labyrinth-needs = needs { $needs }, left { $left }
door-labyrinth-curse-here =
    curse { $percent } { $effect ->
        [lights] lights it
        [turns] turns it
        [terror] brings a Terror
        [darkens] turns it dark
       *[nothing] changes nothing
    }
door-labyrinth-or = or
door-labyrinth-can-pay = { $who } can pay
door-labyrinth-lacks = { $who } lacks { $symbols }
door-labyrinth-pay-together = { $who } could pay together

## The library

door-labyrinth-library = The library
door-labyrinth-library-foot = { $rewards } Rewards · { $terrors } Terrors to come
door-labyrinth-last-turn = LAST TURN: then time is out
door-labyrinth-curses = Curses
door-labyrinth-terrors = Terrors
door-labyrinth-shelves = Shelves
door-labyrinth-direction =
    { $direction ->
        [NW] NW
        [NE] NE
        [SE] SE
        [SW] SW
       *[other] { $direction }
    }
door-labyrinth-threat =
    { $effect ->
        [lights] lights
        [turns] turns
        [terror] TERROR
        [darkens] darkens
       *[nothing] nothing
    }
door-labyrinth-threat-short =
    { $effect ->
        [lights] lights
        [turns] turns
        [terror] TERROR
        [darkens] dark
       *[nothing] -
    }
door-labyrinth-left = left
door-labyrinth-filled = FILLED

## Hands

door-labyrinth-hands = Hands
door-labyrinth-hands-foot = Tab, Enter: in full
door-labyrinth-hands-foot-more = { $hands } hands, scroll ↓ · Tab, Enter: in full
door-labyrinth-hand-of = { $who }'s cards
door-labyrinth-no-cards = No cards.
door-labyrinth-card-in-full = { $card }: { $symbols }. { $about }
door-labyrinth-pile-in-full = { $terror }: { $symbols }, guarded by { $guards }. { $about }
door-labyrinth-booster-in-full = { $option }: { $effect }

## The decks in full

door-labyrinth-no-more = none
door-labyrinth-decks-terrors = Terrors that have not come out: { $terrors }.
door-labyrinth-decks-shelves = Shelves that have not come out: { $shelves }.
door-labyrinth-decks-genre = { $genre }, in the deck: { $books }.
door-labyrinth-decks-discarded = Discarded: { $books }.
door-labyrinth-decks-rewards = Rewards: { $deck } in the deck, { $discarded } discarded.
door-labyrinth-decks-curses = Curses: { $left } left, then time is out. Seen: { $seen }. Unseen, in the deck or left out: { $unseen }.
door-labyrinth-decks-doubles = Double curses to come: { $doubles }.

## Answers under headings

door-labyrinth-take = Take a Book
door-labyrinth-floor = The floor as a list
door-labyrinth-boosters = Play a booster
door-labyrinth-discard = Discard, for free
door-labyrinth-give = Give a card
door-labyrinth-receive = Receive a card
door-labyrinth-swap = Swap two cards
door-labyrinth-pass-trolley = Pass with the Trolley
door-labyrinth-pass = Pass with another player
door-labyrinth-pass-free = free on one tile
door-labyrinth-floor-counts = { $walks } to walk to, { $lights } to light, { $turns } turns
door-labyrinth-books = { $books } Books
door-labyrinth-discard-unasked = Discard, unasked
door-labyrinth-discards-unasked = { $who } discards, unasked
door-labyrinth-give-up = Give up

## The screen

door-labyrinth-turn = turn { $turn }
door-labyrinth-search = ladder, LAB-CAP-1
door-labyrinth-keys-cursor = move the cursor; Enter or a second click: what can be done there
door-labyrinth-keys-tile = go there, light it, turn it ↻ ↺; alone j Trolley goes, o ride
door-labyrinth-keys-turn = take, all walks, pass, boosters, discard, end; Esc goes back
door-labyrinth-keys-tab = through the answers, the log and the hands
door-labyrinth-signs-genres = R♥ empathy  K✎ expertise  O★ athletics  G♣ logic  B⋈ wisdom  P● courage
door-labyrinth-signs-tiles = ▲ Terror  △ its empty space  ▤ Shelf  ▭ its empty tile  ¤ Reward  ┼ crossing
door-labyrinth-signs-maze = (A#) meeples, # Trolley  » you can walk there  ━ wall  ░ dark  ┄ seen before
door-labyrinth-signs-wyrm = ◢◣ Bookwyrm and the chances of its four tiles  ╱╲ ·· where it crawls next
door-labyrinth-signs-small = on a small screen ◆ ◇ · instead; ▔ ▁ ▏ ▕ a wall of the tile that it lies at

## The last page

door-labyrinth-near =
    Shelves { $shelves }/6   { $sign } Terrors on the grid { $terrors }/6   curses left { $curses }   turn { $turn }
door-labyrinth-shelf-never-came = its Shelf never came
door-labyrinth-shelf-open = open
door-labyrinth-shelf-by = { $terror }, by { $who }
door-labyrinth-did = captured { $captured }, returned { $returned }

## Options

door-labyrinth-option-difficulty = Difficulty
door-labyrinth-option-shapes = Tiles picked
door-labyrinth-option-double_curses = Double curses
door-labyrinth-option-extra_cards = More turns
door-labyrinth-option-wyrm_start = Bookwyrm starts
door-labyrinth-option-first_player = Who begins
door-labyrinth-value-difficulty =
    { $value ->
        [standard] standard
        [novice] novice
        [advanced] advanced
        [expert] expert
       *[solo] solo row, for one
    }
door-labyrinth-value-shapes =
    { $value ->
        [random] by chance
        [corners] corners first: harder
       *[tees] tees first: easier
    }
door-labyrinth-value-double_curses =
    { $value ->
        [0] none
        [1] one
       *[2] two
    }
door-labyrinth-value-wyrm_start =
    { $value ->
        [random] by chance
        [0] north-west corner
        [3] north-east corner
        [6] south-east corner
        [9] south-west corner
       *[other] junction { $value }
    }
door-labyrinth-value-first_player =
    { $value ->
        [random] by chance
       *[other] chair { $chair }
    }

## In plain lines

door-labyrinth-line-turn = Turn { $turn }
door-labyrinth-line-turn-of = Turn { $turn }: { $who } acts, { labyrinth-actions } left
door-labyrinth-line-clock =
    Clock: { $left ->
        [one] 1 curse
       *[other] { $left } curses
    } above Out of Time{ $doubles ->
        [0] { "" }
        [one] , 1 double curse among them
       *[other] , { $doubles } double curses among them
    }; seen: { $seen }
door-labyrinth-line-seen = { $count } { labyrinth-direction }
door-labyrinth-line-bookwyrm = The Bookwyrm sits { $junction }
door-labyrinth-line-symbols = Symbols: { $letters }
door-labyrinth-line-letter = { $letter } { labyrinth-genre }
door-labyrinth-line-maze = Maze, rows from the north and columns from the west, each with the short word of its answers:
door-labyrinth-line-never-lit = Never lit: { $tiles }
door-labyrinth-line-hands = Hands:
door-labyrinth-line-genres = Genres:
door-labyrinth-line-out-of-time = The next Disturbance card is Out of Time
door-labyrinth-line-threat =
    The next curse strikes { $tile }, { labyrinth-direction } of the Bookwyrm: { $chance }; it { $effect ->
        [lights] would be lit
        [turns] would be turned clockwise
        [terror] would get a new Terror
        [darkens] would turn dark
       *[nothing] would stay as it is
    }
door-labyrinth-line-dark = A tile that was never lit is: { $kinds }
door-labyrinth-line-kind =
    { $kind ->
        [compass] compass
        [crossroads] crossroads
        [terror] Terror tile
        [shelf] Shelf tile
       *[reward] Reward tile
    }
door-labyrinth-line-tile = { $tile }: { $parts }
door-labyrinth-line-open = open { $sides }
door-labyrinth-line-dark-again = dark again
door-labyrinth-line-with = with { $terror }
door-labyrinth-line-with-shelf = with the { labyrinth-genre } Shelf
door-labyrinth-line-stand =
    { $who } { $count ->
        [one] stands
       *[other] stand
    } here
door-labyrinth-line-no-cards = no cards
door-labyrinth-line-hand = { START($who) } on { $tile }, { $slots } of 6 slots: { $cards }
door-labyrinth-line-captured = captured { $terror } guarded by { $cards }
door-labyrinth-line-shelf-filled = its Shelf is filled by { $terror }
door-labyrinth-line-shelf-unfound = its Shelf has not been found
door-labyrinth-line-shelf-on = its Shelf is on { $tile }
door-labyrinth-line-genre =
    { labyrinth-genre } ({ $title }): { $shelf }; { $deck ->
        [one] 1 Book
       *[other] { $deck } Books
    } in the deck
door-labyrinth-line-genre-discarded = { door-labyrinth-line-genre }, discarded: { $cards }
door-labyrinth-line-rewards =
    Reward deck: { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }; discarded: { $cards }
door-labyrinth-line-stack = Terrors in the stack: { $count }
door-labyrinth-line-stack-of = Terrors in the stack: { $count } ({ $terrors })
door-labyrinth-line-terror = { $terror } on { $tile }: { $who }
door-labyrinth-line-can-pay = { $who } can pay for it
door-labyrinth-line-lacks = { $who } lacks { $symbols }
door-labyrinth-line-together = { $lacks }; { $who } can together
door-labyrinth-line-walk =
    { $walker ->
        [player] Walk
        [trolley] Send the Trolley
       *[ride] Ride
    } to { $tile }{ $ends ->
        [reward] , a Reward tile
        [capture] { " " }and capture
        [return] { " " }and return
       *[free] { "" }
    }
door-labyrinth-line-paying = { door-labyrinth-line-walk }, paying { $ways }
door-labyrinth-line-with-boosters = { $walk }, with boosters
door-labyrinth-line-way = { $cards }
