# The board of Library Labyrinth, in English.
#
# Whoever reads is number 1 in a sentence, the Trolley number 0, since people may have any name.

## Tiles, genres, people

labyrinth-board-on =
    { $tile ->
        [compass] on { labyrinth-place }
       *[tile] in { labyrinth-place }
    }
labyrinth-board-to = to { labyrinth-place }
labyrinth-board-from = from { labyrinth-place }
# A junction by the tile north-west of it.
labyrinth-board-gap = between rows { $row } and { $next_row }, columns { $column } and { $next_column }
labyrinth-board-genre =
    { $genre ->
        [red] Children’s Fiction
        [pink] Classic Fiction
        [orange] Legends
        [green] Science
        [blue] Historical Leaders
       *[purple] Amazing Lives
    }
labyrinth-board-genres =
    { $count ->
        [1] { labyrinth-board-genre }
       *[other] { $count } × { labyrinth-board-genre }
    }
labyrinth-board-book = { $name } ({ labyrinth-board-genre })
labyrinth-board-who = { labyrinth-who.in }
labyrinth-board-symbols = Symbols: { $symbols }
labyrinth-board-option = { labyrinth-option }: { labyrinth-effect }
labyrinth-board-options = { $first } Or { $second }

## The rules on one page

labyrinth-board-first = With the symbols of your Books you capture Terrors; each genre has its own.
labyrinth-board-aim =
    Terrors have escaped from their books into the maze of the library. Together you win when each of the six Shelves
    has one back; you lose when the curses run out, or when six Terrors are loose at once.
labyrinth-board-step-title =
    { $step ->
        [1] Light the maze
        [2] Capture a Terror
        [3] Bring it home
       *[4] The curse at the end
    }
labyrinth-board-step-text =
    { $step ->
        [1] A turn has three actions: light a dark tile, turn one, walk where the ways are open, take a Book, pass cards on.
        [2] Walk onto it and spend cards that have all of its symbols. They guard it and fill one place of your hand.
        [3] Carry it to a Shelf whose genre has one of its symbols. Six Shelves want one each.
       *[4] Every turn ends with a curse on one of the tiles round the Bookwyrm, which then crawls on. The curses left are your clock.
    }

## Round the maze

labyrinth-board-turn = Turn { $turn }
labyrinth-board-set-up = Set-up
labyrinth-board-point = Point
labyrinth-board-pointing =
    { $who ->
        [1] point
       *[other] points
    } { $from } { $to }
labyrinth-board-suggest = Point for the others
labyrinth-board-suggesting = Press two tiles: from where, to where
labyrinth-board-shelves = Shelves filled
labyrinth-board-of-six = { $count } of 6
labyrinth-board-shelf-dark = in the dark
labyrinth-board-shelf-at = row { $row }, col. { $column }
labyrinth-board-shelf = { labyrinth-board-genre }. Shelf: { $shelf }. { labyrinth-board-deck } in the deck
labyrinth-board-filled = filled by { $terror }
labyrinth-board-deck =
    { $books ->
        [one] 1 Book
       *[other] { $books } Books
    }
labyrinth-board-dangers = What threatens
labyrinth-board-terrors = Terrors loose
labyrinth-board-terrors-why = six, and all is lost
labyrinth-board-terrors-of = { $count } of 6 Terrors on the grid
labyrinth-board-curses = Curses left
labyrinth-board-curses-why =
    { $left ->
        [0] this is the last turn; Out of Time comes next
       *[other] { $turns } turns to play; Out of Time lies below them
    }
labyrinth-board-clock =
    { $left ->
        [0] No curse is left: Out of Time comes after this turn
        [one] 1 curse is left above Out of Time
       *[other] { $left } curses are left above Out of Time
    }
labyrinth-board-stacks = Still hidden
labyrinth-board-terror-stack =
    { $count ->
        [one] 1 Terror
       *[other] { $count } Terrors
    }
labyrinth-board-shelf-stack =
    { $count ->
        [one] 1 Shelf
       *[other] { $count } Shelves
    }
labyrinth-board-reward-deck =
    { $count ->
        [one] 1 Reward
       *[other] { $count } Rewards
    }
labyrinth-board-seen = Curses by direction
labyrinth-board-seen-of = { labyrinth-direction }: { $seen } seen, { $unseen } not yet

## Hands

labyrinth-board-hand =
    { $who ->
        [0] The Trolley’s
        [1] Your
       *[other] { $who }’s
    } hand, { $cards } of 6 places
labyrinth-board-hands = Open hands
labyrinth-board-hand-empty = Nothing in hand yet.
labyrinth-board-free =
    { $places ->
        [one] One free place
       *[other] { $places } free places
    }
labyrinth-board-item = Magical item
labyrinth-board-caught = Captured
labyrinth-board-captured = Captured, goes home to { $genres }.
labyrinth-board-captured-no-home = Captured; its Shelves are all filled.
labyrinth-board-home = Goes home to { $genres }.
labyrinth-board-no-home = Its Shelves are all filled.
labyrinth-board-under = Under it: { $cards }.
labyrinth-board-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
labyrinth-board-actions-left = { labyrinth-actions } left
labyrinth-board-chosen = done choosing
labyrinth-board-choosing = still choosing
labyrinth-board-mark =
    { labyrinth-board-deck }{ $rewards ->
        [0] { "" }
        [one] , 1 Reward
       *[other] , { $rewards } Rewards
    }{ $terrors ->
        [0] { "" }
        [one] , 1 captured Terror
       *[other] , { $terrors } captured Terrors
    }

## Who could capture what

labyrinth-board-together = Who could capture what
labyrinth-board-together-none = No Terror is loose.
labyrinth-board-together-alone = { START($names) } alone
labyrinth-board-together-team = { START($names) } together
labyrinth-board-together-nobody = Not even all hands together
labyrinth-board-together-lacks =
    { labyrinth-who } { $who ->
        [1] lack
       *[other] lacks
    }
labyrinth-board-together-more = What each hand lacks
labyrinth-board-together-off = The odds are off: compare the symbols yourselves.

## The slip

labyrinth-board-ask-deciding = { labyrinth-who } decides whether to make room for { $card }.
labyrinth-board-ask-moment = One moment.
labyrinth-board-ask-curse = A curse is turned up.
labyrinth-board-ask-wyrm = The Bookwyrm crawls on.
labyrinth-board-ask-start = Which three genres do you start with?
labyrinth-board-ask-started = You start with { $genres }.
labyrinth-board-ask-started-more = The others are still choosing.
labyrinth-board-ask-left = { labyrinth-board-actions-left }.
labyrinth-board-ask-take = Take a Book of { labyrinth-board-genre }?
labyrinth-board-ask-turn = Turn it like this?
labyrinth-board-ask-turn-more = As the maze shows { labyrinth-place } now.
labyrinth-board-ask-from = Which card do you receive from { labyrinth-who.in }?
labyrinth-board-ask-sure = { $what }?
labyrinth-board-ask-capture = Capture { $terror }?
labyrinth-board-ask-goals = Which Terror, or which Shelf?
labyrinth-board-ask-other-cards = Press a card of your hand to pay with it.
labyrinth-board-back = Back
labyrinth-board-turn-it = Turn it
labyrinth-board-other-way = The other way
labyrinth-board-towards =
    { $way ->
        [cw] to the right
       *[ccw] to the left
    }
labyrinth-board-more-goals = { $count } more
labyrinth-board-for-trolley = For the Trolley
labyrinth-board-pay = Pay { $cards }
labyrinth-board-pay-one-by-one = Card by card
labyrinth-board-pay-one-by-one-more = choose every card
labyrinth-board-from-whom = From { labyrinth-who.in }
labyrinth-board-give = Give it away
labyrinth-board-give-to = Give it to { labyrinth-who.in }
labyrinth-board-receive = Take it over
labyrinth-board-swap = Swap it
labyrinth-board-discard = Discard it
labyrinth-board-start-go = Take these three
labyrinth-board-start-left =
    { $left ->
        [one] Choose one more
       *[other] Choose { $left } more
    }
labyrinth-board-start-add = One more of { labyrinth-board-genre }, { labyrinth-skill }, { $count } chosen
labyrinth-board-start-without = One less of { labyrinth-board-genre }
labyrinth-board-concede-sure = Give up for everybody? It counts as lost.

## What happened, where genres go by their titles

labyrinth-board-told-shown = All have chosen: { $parts }.
labyrinth-board-told-wants = { labyrinth-who.in } { $genres }
labyrinth-board-told-replaced =
    { $missing } has run out: { labyrinth-who.in } { $who ->
        [1] take
       *[other] takes
    } { labyrinth-board-genre } instead.
labyrinth-board-told-rebuilt = The discarded Books of { labyrinth-board-genre } become a new deck of { $cards }.
labyrinth-board-told-shelf = The Shelf of { labyrinth-board-genre } appears { $on }.
labyrinth-board-told-returns =
    { labyrinth-who } { $who ->
        [1] bring
       *[other] brings
    } { $terror } home to { labyrinth-board-genre }.
labyrinth-board-peak-captured = { $terror } is captured
labyrinth-board-peak-home = { labyrinth-board-genre }: a Shelf is filled, { $count } of 6
labyrinth-board-peak-last-curse = The last curse

## The end

labyrinth-board-headline =
    { $ending ->
        [won] The library is safe.
       *[lost] The library sleeps on.
    }
labyrinth-board-ended =
    { $ending ->
        [won] All six Shelves are filled.
        [out_of_time] Time ran out.
        [overrun] A sixth Terror came out of the dark.
       *[conceded] The match was given up.
    }
labyrinth-board-end-shelves = { $count } of 6 Shelves filled
labyrinth-board-end-empty = stayed empty
labyrinth-board-end-captured =
    { $count ->
        [0] Captured nobody
       *[other] Captured { $terrors }
    }
labyrinth-board-end-returned =
    { $count ->
        [0] Brought nobody home
       *[other] Brought home { $terrors }
    }
labyrinth-board-end-time =
    { $quiet ->
        [one] 1 turn
       *[other] { $quiet } turns
    } without either, { labyrinth-actions } unused

## The table in sentences

labyrinth-board-describe-shelf = { labyrinth-board-genre }: { $shelf }; { labyrinth-board-deck } in the deck.
labyrinth-board-describe-dark = its Shelf is still in the dark
labyrinth-board-describe-stands = its Shelf stands { $on }
labyrinth-board-describe-filled = filled by { $terror }
labyrinth-board-describe-terror = { START($terror) } lies { $on } and takes { $symbols }.
labyrinth-board-describe-terrors = { $count } of 6 Terrors are loose.
labyrinth-board-describe-clock = { labyrinth-board-clock }.
labyrinth-board-describe-threat =
    { START(labyrinth-direction) } of the Bookwyrm, { labyrinth-place }: { $percent }, { $effect ->
        [lights] it would be lit
        [turns] it would turn
        [terror] a Terror would come
        [darkens] it would go dark
       *[nothing] nothing would change
    }.
labyrinth-board-describe-wyrm = The Bookwyrm lies { $gap }.
labyrinth-board-describe-where =
    { labyrinth-who } { $who ->
        [1] stand
       *[other] stands
    } { $on }.
labyrinth-board-describe-holds =
    { labyrinth-who } { $who ->
        [1] hold
       *[other] holds
    } { $things }.
labyrinth-board-describe-nothing = nothing
labyrinth-board-describe-card = { $name } ({ $symbols })

## The maze

labyrinth-maze-board = The labyrinth. Arrow keys go from tile to tile, Enter shows what can be done there, Escape closes it.
labyrinth-maze-open = open { $sides }
labyrinth-maze-open-all = open to all sides
labyrinth-maze-cell = row { $row }, column { $column }
labyrinth-maze-kind =
    { $kind ->
        [compass] compass
        [crossroads] crossroads
        [terror] Terror tile
        [shelf] Shelf tile
       *[reward] Reward tile
    }
labyrinth-maze-lit =
    { $kind ->
        [compass] the compass
       *[other] lit { labyrinth-maze-kind }
    }
labyrinth-maze-dark = dark, never lit
labyrinth-maze-dark-tile = Dark tile
labyrinth-maze-known = dark { labyrinth-maze-kind }, seen before
labyrinth-maze-needs = { $terror }: { $symbols }
labyrinth-maze-shelf = Shelf of { labyrinth-board-genre } ({ labyrinth-skill })
labyrinth-maze-empty-lair = no Terror on it now
labyrinth-maze-empty-shelf = no Shelf on it now
labyrinth-maze-here-me = you are here
labyrinth-maze-here =
    { $who } { $count ->
        [one] is
       *[other] are
    } here
labyrinth-maze-can-walk =
    { $walker ->
        [trolley] the Trolley can roll here
        [ride] you can ride here with the Trolley
       *[player] you can walk here
    }
labyrinth-maze-can-walk-other = { $who } can walk here
labyrinth-maze-walk-reward = draw a Reward
labyrinth-maze-walk-capture = capture it
labyrinth-maze-walk-capture-with = capture it with { $cards }
labyrinth-maze-walk-return = return a Terror
labyrinth-maze-walk-boosters = with boosters
labyrinth-maze-can-light = you can light it
labyrinth-maze-can-turn = you can turn it
labyrinth-maze-verb =
    { $verb ->
        [walk] Walk here
        [trolley] Roll Trolley
        [ride] Ride here
        [light] Light it
        [left] Turn left
       *[right] Turn right
    }
labyrinth-maze-ends =
    { $ends ->
        [reward] draw a Reward
        [capture] capture it
        [return] return a Terror
       *[free] 1 action
    }
labyrinth-maze-costs-booster = costs a booster
labyrinth-maze-not-now = why not?
labyrinth-maze-close = Close
labyrinth-maze-bookwyrm =
    The Bookwyrm. { $shown ->
        [yes] Hide
       *[no] Show
    } the chances of the next curse
labyrinth-maze-effect =
    { $effect ->
        [lights] it lights up
        [turns] it turns clockwise
        [terror] a Terror comes
        [darkens] it goes dark
       *[nothing] nothing changes
    }
labyrinth-maze-threat = next curse here { $chance }, then { labyrinth-maze-effect }
labyrinth-maze-threat-sentence = Next curse here: { $chance }. Then { labyrinth-maze-effect }.
labyrinth-maze-maybe = May be: { $parts }
labyrinth-maze-maybe-kind =
    { $kind ->
        [crossroads] crossroads
        [terror] Terror
        [shelf] Shelf
       *[reward] Reward
    } { $chance }
labyrinth-maze-holds =
    { labyrinth-who } { $who ->
        [1] hold
       *[other] holds
    } all it takes.
labyrinth-maze-together = { START($who) } hold it together.
labyrinth-maze-lacks = You lack { $symbols }.
labyrinth-maze-fits = { $terrors } can come home here.
labyrinth-maze-none-fits = Nobody has a captured Terror for it yet.
labyrinth-maze-pay = Pay with { $cards }
labyrinth-maze-show-ways = Show the ways of
labyrinth-maze-ways-of = { labyrinth-who.in }
labyrinth-maze-ways-of-both = both
labyrinth-maze-see-ways = See the ways in the maze
labyrinth-maze-nowhere = No way leads on from here.
labyrinth-maze-reach =
    { labyrinth-who } { $now ->
        [yes] can
       *[no] could
    } { $doings }.
labyrinth-maze-reach-riding =
    Riding, you { $now ->
        [yes] can
       *[no] could
    } { $doings }.
labyrinth-maze-comes = { labyrinth-who } could come and { $doings }.
labyrinth-maze-reach-capture = capture { $terror }
labyrinth-maze-reach-capture-with = capture { $terror } with { $cards }
labyrinth-maze-reach-return = return a Terror to { $genres }
labyrinth-maze-reach-reward = draw a Reward
labyrinth-maze-reach-tiles =
    { $count ->
        [one] reach 1 tile
       *[other] reach { $count } tiles
    }
