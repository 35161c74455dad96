# Library Labyrinth in English.
#
# Tiles are named by row and column from the north-west; cards by their names, which the pack in play prints.

## Tiles

labyrinth-tile-named =
    { $tile ->
        [compass] the compass
        [some] the tile
       *[tile] r{ $row }c{ $column }
    }
labyrinth-tile-object = { labyrinth-tile-named }
labyrinth-tile-on = on { labyrinth-tile-named }
labyrinth-tile-to = to { labyrinth-tile-named }
labyrinth-tile-from = from { labyrinth-tile-named }

## Genres and symbols

labyrinth-genre =
    { $genre ->
        [red] red
        [pink] pink
        [orange] orange
        [green] green
        [blue] blue
       *[purple] purple
    }
labyrinth-symbols = { $count } { labyrinth-genre }

## Cards

labyrinth-card = { $name }
labyrinth-card-again = { $card } ({ $number })
labyrinth-option = { $title }
labyrinth-booster = { $first } / { $second }
labyrinth-unnamed =
    { $kind ->
        [book] Book
        [reward] Reward card
       *[terror] Terror
    } { $number }

## Refusals: the end, the set-up

labyrinth-refused-nobody-asked = nobody is asked now
labyrinth-refused-over-won = the match is over: all six Shelves are filled
labyrinth-refused-over-out-of-time = the match is over: time is out
labyrinth-refused-over-overrun = the match is over: six Terrors lie on the grid
labyrinth-refused-over-conceded = the match is over: it was given up
labyrinth-refused-concede = giving up answers no question: the player whose turn it is may say so beside it
labyrinth-refused-books-dealt = the first Books are dealt: now you take Books by actions
labyrinth-refused-genres-chosen = the genres are chosen: only another one for the missing Book is asked for
labyrinth-refused-genres-first = first choose the genres of all three Books
labyrinth-refused-none-left-either = no { labyrinth-genre } Book is left for you either: choose another genre

## Refusals: what comes first

labyrinth-refused-first-start = first choose the genres of your three Books
labyrinth-refused-first-instead = first name another genre for the Book that the deck could not give
labyrinth-refused-first-take = first choose the genre of the Book that you take with the Library Card
labyrinth-refused-first-extra = first take the Library Card's Book, or skip it
labyrinth-refused-first-reward = first draw the Reward of this tile, or skip it
labyrinth-refused-first-pay = first choose the cards that pay for the Terror
labyrinth-refused-first-return = first choose the captured Terror that goes to this Shelf
labyrinth-refused-first-keep = first choose the hand that keeps the captured Terror
labyrinth-refused-first-give-to = first choose who gets the card
labyrinth-refused-first-swap-for = first choose what you get in the swap
labyrinth-refused-first-make-room = a card is offered to you: discard one to make room, or keep all your cards
labyrinth-refused-first-act = first choose an action
labyrinth-refused-first-spend-way = first choose the boosters for the way
labyrinth-refused-first-spend-copies = first choose the Photocopier
labyrinth-refused-first-spend = first choose the booster to use
labyrinth-refused-most-actions = { $most } actions are the most in one turn: end your turn
labyrinth-refused-no-action = no action is left: end your turn
labyrinth-refused-no-action-but-time-machine = no action is left: end your turn, or play a Time Machine for one more

## Refusals: taking, drawing, ending

labyrinth-refused-nothing-to-draw = nothing is waiting to be drawn: choose an action, or end your turn
labyrinth-refused-pass-on-alone = alone there is no next player to pass an action to
labyrinth-refused-nothing-to-pass-on = no action is left to pass on: end your turn
labyrinth-refused-take-hand = the Books come into the hand that plays the Library Card
labyrinth-refused-none-left = no { labyrinth-genre } Book is left, in deck or discard: choose another genre
labyrinth-refused-no-book-left = no Book is left to take, in any deck or discard
labyrinth-refused-full-of-terrors =
    { $hand ->
        [trolley] the Trolley's
       *[own] your
    } hand is full of captured Terrors: return one first
labyrinth-refused-full =
    { $hand ->
        [trolley] the Trolley's
       *[own] your
    } hand is full: discard a card first
labyrinth-refused-reward-when = a Reward is drawn where a move ends on a Reward tile
labyrinth-refused-reward-hand = only { $who ->
        [trolley] the Trolley
       *[you] you
    } moved here, so the Reward goes into that hand
labyrinth-refused-extra-when = one more Book comes with a Library Card: play one first
labyrinth-refused-keep-when = which hand keeps a pile is asked after a ride onto a Terror
labyrinth-refused-no-trolley = only a player alone has a Trolley

## Refusals: lighting and turning

labyrinth-refused-compass-lit = the compass is always lit
labyrinth-refused-lit-already = { $tile } is lit already, and no action turns a tile dark
labyrinth-refused-flip-far = { $tile } shares no side with { $near ->
        [trolley] your tile or the Trolley's
       *[own] your tile
    }: walk next to it first, or use a Useful Map
labyrinth-refused-compass-turned = the compass is never turned
labyrinth-refused-turn-dark = { $tile } is dark: light it before you turn it
labyrinth-refused-rotate-far = { $tile } shares no side with { $near ->
        [trolley] your tile or the Trolley's
       *[own] your tile
    }: walk next to it first
labyrinth-refused-turn-crossroads = { $tile } is a crossroads: turning it would change nothing

## Refusals: walking

labyrinth-refused-walk-yourself = only a player alone has a Trolley: walk yourself
labyrinth-refused-ride-apart = you ride from one tile: bring yourself and the Trolley together first
labyrinth-refused-walk-nowhere = a move ends on another tile than it began on
labyrinth-refused-walk-dark = { $tile } is dark: light it before you enter it
labyrinth-refused-way-one-as-two = the way to { $tile } needs one booster as two: a card serves one option only
labyrinth-refused-no-path = no open path leads to { $tile }: turn or light tiles, or use a Secret Passage
labyrinth-refused-shelf-in-the-way = the { labyrinth-genre } Shelf { $on } stands in the way: fill it first, or use a Library Ladder
labyrinth-refused-terror-in-the-way = { $terror } { $on } stands in the way: capture it first, or use a Library Ladder
labyrinth-refused-more-in-the-way = more than one Terror or Shelf stands between you and { $tile }

## Refusals: capturing and returning

labyrinth-refused-trolley-alone = the Trolley alone can neither capture nor return: ride there together
labyrinth-refused-booster-twice = the same booster would be needed for the way and as a Photocopier
labyrinth-refused-trolley-pays = the Trolley holds what pays for { $terror }: ride there together
labyrinth-refused-both-pay = only both hands together can pay for { $terror }: ride there with the Trolley
labyrinth-refused-lacks = { $terror } needs { $symbols } more than you hold
labyrinth-refused-trolley-holds-terrors = the Trolley holds { $terrors }: ride there together
labyrinth-refused-no-terror-for-shelf = the { labyrinth-genre } Shelf takes only a captured Terror that shows { labyrinth-genre }, and you hold none
labyrinth-refused-return-when = a Terror is returned by walking onto a Shelf whose symbol it shows
labyrinth-refused-not-captured = you have not captured { $terror }
labyrinth-refused-other-shelf = { $terror } shows no { labyrinth-genre }, so it goes to another Shelf

## Refusals: boosters

labyrinth-refused-no-booster = { $card } is no booster: it gives its symbols in a capture
labyrinth-refused-not-yours-to-play = you do not hold { $card }, and only its holder plays it
labyrinth-refused-alone-trolley-service = choose the card to pass: somebody on another tile needs a Trolley Service
labyrinth-refused-alone-library-ladder = choose where to walk: a way past a Terror or Shelf uses the Library Ladder
labyrinth-refused-alone-secret-passage = choose where to walk: a way through a bookcase uses the Secret Passage
labyrinth-refused-alone-useful-map = choose the dark tile to light: one that is not adjacent uses the Useful Map
labyrinth-refused-alone-photocopier = walk onto a Terror: the Photocopier copies a Book that pays there
labyrinth-refused-only-library-cards = only Library Cards go with a take: first choose the genre
labyrinth-refused-library-card-ready = this Library Card lies ready already: choose the genre of the Book
labyrinth-refused-library-card-hand = a take uses the Library Cards of one hand
labyrinth-refused-library-card-order = Library Cards are laid ready in their order: take back, and begin with this one
labyrinth-refused-way-needs-not = the way that you have chosen does not need this { $option }
labyrinth-refused-way-needs = the way needs a Library Ladder or a Secret Passage, not a { $option }
labyrinth-refused-serves-already = this card serves another option already
labyrinth-refused-copy-needs = the copy is made by a Photocopier, not by a { $option }
labyrinth-refused-flip-needs = a tile that is not adjacent is lit by a Useful Map, not by a { $option }
labyrinth-refused-pass-needs = a card goes to another tile by a Trolley Service, not by a { $option }
labyrinth-refused-service-itself = a Trolley Service does not bring itself: use another
labyrinth-refused-service-full = the receiving hand is full: use the Trolley Service that lies in it

## Refusals: paying

labyrinth-refused-pay-when = cards pay for a capture: walk onto a Terror
labyrinth-refused-no-symbols = { $card } shows no symbols: Books and magical items pay
labyrinth-refused-pay-order = cards pay in the order of the list: take back, and choose { $card } sooner
labyrinth-refused-pay-not-needed = { $card } is not needed with the cards that you have chosen
labyrinth-refused-chosen-already = { $card } is chosen already
labyrinth-refused-copy-when = a Photocopier copies a Book in a capture: walk onto a Terror
labyrinth-refused-no-photocopier = you have no Photocopier left for this capture
labyrinth-refused-copies-first = the Books to copy are chosen before the other cards: take back to copy this one
labyrinth-refused-copy-not-needed = a copy of { $card } is not needed with what you have chosen

## Refusals: cards in hands

labyrinth-refused-lies-under = { $card } lies under { $terror } until that is returned
labyrinth-refused-other-hand = { $card } is in another hand, not in yours
labyrinth-refused-nobodys-hand = { $card } is in nobody's hand
labyrinth-refused-no-discard = no discard is needed here: there is room to draw, or this hand draws nothing

## Refusals: passing

labyrinth-refused-terror-stays = a captured Terror stays with the one who captured it
labyrinth-refused-just-moved = { $card } has just changed hands: the card stays until your next action
labyrinth-refused-trolley-has = the Trolley holds { $card } already
labyrinth-refused-refused-already = a full hand has refused a card: it is asked again after your next action
labyrinth-refused-others-full =
    { $hand ->
        [trolley] the Trolley's
       *[others] every other player's
    } hand is full: swap one for one, which needs no free slot
labyrinth-refused-yours-already = { $card } is in your hand already
labyrinth-refused-full-but-swap = your hand is full: discard a card first, or swap one for one
labyrinth-refused-nothing-for = nothing can come for { $card }: give it instead
labyrinth-refused-swap-first = first choose the card of yours that you swap
labyrinth-refused-give-to-alone = alone you give cards to the Trolley, and nobody needs to be named
labyrinth-refused-seats = there are only { $seats } players
labyrinth-refused-give-first = first choose the card to give
labyrinth-refused-give-to-self = you hold the card: give it to another player
labyrinth-refused-full-for-good = that hand is full and has nothing to discard
labyrinth-refused-offer-alone = alone nobody offers you a card
labyrinth-refused-no-offer = no card is offered to you
labyrinth-refused-lone-service = the Trolley Service does not bring itself to another tile
labyrinth-refused-nobody-here = nobody else stands on your tile: walk to somebody, or use a Trolley Service
labyrinth-refused-trolley-far = the Trolley stands on another tile: bring it here, or use a Trolley Service
labyrinth-refused-player-far = that player stands on another tile: walk there, or use a Trolley Service

## People

labyrinth-seat = Seat { $number }
labyrinth-me-with = me
labyrinth-trolley-with = the Trolley
labyrinth-trolley-to = the Trolley
labyrinth-slots-mine = I have { $filled } of 6 slots filled
labyrinth-slots-trolley = the Trolley has { $filled } of 6 slots filled
labyrinth-slots = { $who } has { $filled } of 6 slots filled

## Things that are not named

labyrinth-some-card = the card
labyrinth-some-gift = the gift
labyrinth-some-terror = the Terror
labyrinth-either = { $first } or { $last }

## Reasons: the set-up. Whoever gives them speaks as "I".

labyrinth-reason-instead = I choose { labyrinth-genre }: { $count } of { $of } Terrors ask for it, and its deck has a Book for me.
labyrinth-reason-start = I choose { $genres } Books: they bring symbols that { $count } of { $of } Terrors ask for.
labyrinth-reason-start-alike = I choose three { labyrinth-genre } Books: they bring symbols that { $count } of { $of } Terrors ask for.

## Reasons: the turn

labyrinth-reason-time =
    { $left ->
        [0] the next card is Out of Time
        [one] 1 curse is left
       *[other] { $left } curses are left
    }
labyrinth-reason-concede =
    I give up: { $filled } of 6 Shelves { $filled ->
        [one] is
       *[other] are
    } filled, and { $time }.
labyrinth-reason-pass-on =
    I end my turn and pass an action on, so that { $next } has 4{ $lost ->
        [0] { "" }
        [one] ; 1 action of mine is lost
       *[other] ; { $lost } actions of mine are lost
    }.
labyrinth-reason-end = I end my turn: my actions are used up, and { $time }.
labyrinth-reason-end-feared = I end my turn: my actions are used up, and { $time }; { $chance } the next lets a Terror out { $on }.
labyrinth-reason-end-early =
    I end my turn: nothing is worth the { $left ->
        [one] 1 action
       *[other] { $left } actions
    } left; { $time }.

## Reasons: taking and drawing

labyrinth-a-book =
    { $genre ->
        [orange] an
       *[other] a
    } { labyrinth-genre } Book
labyrinth-reason-takes =
    { $who ->
        [trolley] The Trolley takes
       *[me] I take
    } { labyrinth-a-book }
labyrinth-reason-take-pays =
    { labyrinth-reason-takes }: with { $deck ->
        [one] the last { labyrinth-genre } Book
       *[other] { $most } of the { $deck } { labyrinth-genre } Books
    } in the deck I can then pay for { $terror }.
labyrinth-reason-take-lacks = { labyrinth-reason-takes }: I lack { $symbols } for { $terror }, and every { labyrinth-genre } Book shows { labyrinth-genre }.
labyrinth-reason-take-asked = { labyrinth-reason-takes }: { $count } of the { $of } Terrors still free ask for { labyrinth-genre }, and this deck always shows it.
labyrinth-reason-draw =
    { $who ->
        [trolley] The Trolley draws
       *[me] I draw
    } { $size ->
        [one] the only Reward card left
       *[other] one of { $size } Reward cards
    }: it comes for nothing, and { $filled } of { $who ->
        [trolley] its
       *[me] my
    } 6 slots are filled.
labyrinth-reason-skip =
    I do without the { $card ->
        [book] Book
       *[reward] Reward
    }: { $filled } of my 6 slots are filled, and I want to keep what is there.

## Reasons: the floor

labyrinth-spot =
    the tile { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } of { $beside ->
        [trolley] the Trolley
       *[me] me
    } ({ $tile })
labyrinth-prize-shelf = the { labyrinth-genre } Shelf, where I can return { $terror }
labyrinth-prize-terror = { $terror }, which my cards can pay for
labyrinth-prize-reward = a Reward tile
labyrinth-then =
    { $when ->
        [now] and then reach
       *[later] and open the way to
    }
labyrinth-by-map =
    { $by ->
        [map] { " " }by Useful Map
       *[hand] { "" }
    }
labyrinth-kind =
    { $kind ->
        [crossroads] crossroads
        [terror] Terror tile
        [shelf] Shelf tile
       *[reward] Reward tile
    }
labyrinth-about =
    { $about ->
        [yes] about{ " " }
       *[no] { "" }
    }
labyrinth-reason-light = I light { $spot }{ labyrinth-by-map }: { $found } of 6 Shelves have been found, and the others lie in the dark.
labyrinth-reason-light-sixth = I light { $spot }{ labyrinth-by-map }, though a sixth Terror ends it all { $chance }.
labyrinth-reason-light-odds =
    I light { $spot }{ labyrinth-by-map }: a Shelf { labyrinth-about }{ $shelf }, a Terror { labyrinth-about }{ $terror }; { $loose ->
        [0] no Terror lies
        [one] 1 Terror lies
       *[other] { $loose } Terrors lie
    } on the grid.
labyrinth-reason-light-prize = I light { $spot } again{ labyrinth-by-map } { labyrinth-then } { $prize }.
labyrinth-reason-light-known =
    I light { $spot } again{ labyrinth-by-map }: we know that it is a { labyrinth-kind }{ $new ->
        [yes] { " " }with a new Shelf
       *[no] { "" }
    }.
labyrinth-way =
    { $way ->
        [cw] clockwise
       *[ccw] anticlockwise
    }
labyrinth-reason-turn-prize = I turn { $spot } { labyrinth-way } { labyrinth-then } { $prize }.
labyrinth-reason-turn-gains =
    I turn { $spot } { labyrinth-way }: { $count ->
        [one] 1 more tile
       *[other] { $count } more tiles
    } can be walked to then.
labyrinth-reason-turn-loses =
    I turn { $spot } { labyrinth-way }: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } can no longer be walked to, but others may come.
labyrinth-reason-turn = I turn { $spot } { labyrinth-way }: no way opens at once; one may with the next tile that is lit or turned.

## Reasons: walking

labyrinth-reason-goes =
    { $walker ->
        [trolley] The Trolley goes
        [ride] We ride
       *[player] I walk
    }
labyrinth-reason-price =
    { $price ->
        [booster] { " " }for a booster
       *[free] { "" }
    }
labyrinth-reason-left =
    { $left ->
        [0] no Terror is
        [one] 1 Terror is
       *[other] { $left } Terrors are
    } left on the grid then
labyrinth-reason-capture = { labyrinth-reason-goes } to { $terror }{ labyrinth-reason-price } and capture it; { labyrinth-reason-left }.
labyrinth-reason-capture-with = { labyrinth-reason-goes } to { $terror }{ labyrinth-reason-price } and capture it with { $cards }; { labyrinth-reason-left }.
labyrinth-reason-walk-wins = I return { $terrors } to the { labyrinth-genre } Shelf: all 6 are filled then, and we win.
labyrinth-reason-walk-returns =
    I return { $terrors } to the { labyrinth-genre } Shelf: { $filled } of 6 { $filled ->
        [one] is
       *[other] are
    } filled then, and a Reward comes with it.
labyrinth-reason-walk-reward =
    { labyrinth-reason-goes } to a Reward tile, with { $size ->
        [one] 1 card
       *[other] { $size } cards
    } to draw from{ labyrinth-reason-price }.
labyrinth-reason-walk = { labyrinth-reason-goes } { $to }{ labyrinth-reason-price }: { $there }.
labyrinth-there-together = together with { $who } the cards pay for { $terror }
labyrinth-there-dark =
    { $count ->
        [one] 1 dark tile
       *[other] { $count } dark tiles
    } can be lit from there
labyrinth-there-ways =
    { $count ->
        [0] no way leads on from there yet
        [one] 1 tile can be walked to from there
       *[other] { $count } tiles can be walked to from there
    }

## Reasons: boosters, captures and returns

labyrinth-reason-play =
    I play { $title }: it { $option ->
        [time_machine]
            gives me { $after ->
                [one] 1 action
               *[other] { $after } actions
            } instead of { $before }
        [trolley_service] brings { $card } across from tile to tile
        [library_ladder] leads past a token on the way { $to }
        [secret_passage] leads through a bookcase on the way { $to }
        [useful_map] lights { $goal } from afar
        [library_card] brings me one more Book for the same action
       *[photocopier] counts a Book's symbols twice in this capture
    }; the card's { $other } goes with it.
labyrinth-reason-pay =
    I pay { $card }{ $copied ->
        [yes] { " " }copied
       *[no] { "" }
    }: that brings { $symbols } for { $terror }, with { $spare ->
        [0] none
       *[other] { $spare }
    } to spare.
labyrinth-reason-return-wins = I return { $terror }: it fills the last Shelf, and we win.
labyrinth-reason-return = I return { $terror } here, though it could still go to { $left } of the { $open } other open Shelves.
labyrinth-reason-keep =
    I keep the pile in { $hand ->
        [trolley] the Trolley's hand
       *[player] my hand
    }: now I fill { $mine } and the Trolley { $trolley } of 6 slots.

## Reasons: passing and discarding

labyrinth-reason-pass-terror =
    { $deed ->
        [give] I give
        [take] I take
       *[swap] I swap
    } { $terror }, which rides better in the other hand: { $slots }.
labyrinth-reason-receive = I take { $card }{ $gain }
labyrinth-reason-swap = I swap { $card }: it shows { $symbols }, and another card may serve me better.
labyrinth-reason-swap-plain = I swap { $card }: it shows no symbol, and another card may serve me better.
labyrinth-reason-swap-for = I get { $card } for it{ $gain }
labyrinth-reason-swap-for-terror = I get { $terror } for it, and no slot is needed for a swap.
labyrinth-reason-give = I give { $card } to { $who }{ $gain }
labyrinth-reason-give-it = I give it to { $who }: { $slots }.
labyrinth-reason-give-away = I give { $card } away: somebody else may need it more.
labyrinth-reason-give-away-pays = I give { $card } away: { $who } can then pay for { $terror }.
# How a sentence ends that has just named the card and whose hand it comes to.
labyrinth-gain-slot = , which has { $filled } of 6 slots filled; I gain a free one.
labyrinth-gain-pays =
    { $whose ->
        [mine] { " " }and
       *[theirs] , who
    } can then pay for { $terror }.
labyrinth-gain-lacking =
    { $whose ->
        [mine] { " " }because I lack
       *[theirs] , who lacks
    } { $symbols } for { $terror }.
labyrinth-gain =
    { $whose ->
        [mine] { " " }because it may serve me better
       *[theirs] { "" }
    }: { $slots }.
labyrinth-reason-refuse = I keep my cards: all 6 are worth more to us than { $card }.
labyrinth-room = one more free slot
labyrinth-room-for = room for { $card }
labyrinth-reason-discard-booster = I discard { $card } and have { $room }, and I see no use for this booster.
labyrinth-reason-discard =
    I discard { $card } and have { $room }: { $asking ->
        [0] no Terror on the grid asks for
       *[other]
            { $of ->
                [one] the only Terror on the grid asks for
               *[other] { $asking } of { $of } Terrors on the grid ask for
            }
    } its symbols.

## The story of a match

labyrinth-genre-title = { $title }
labyrinth-story-captured =
    In turn { $turn } { $who } captured { $terror } with { $cards ->
        [one] a single card
       *[other] { $cards } cards
    }.
labyrinth-story-returned = In turn { $turn } { $who } brought { $terror } back to { $genre }.
labyrinth-story-best-captured = { $who }'s turn { $turn } was the best: { $who } captured { $captured }.
labyrinth-story-best-returned = { $who }'s turn { $turn } was the best: { $who } brought { $returned } home.
labyrinth-story-best = { $who }'s turn { $turn } was the best: { $who } captured { $captured } and brought { $returned } home.
labyrinth-story-relief = With { $loose } Terrors loose, { $who } captured { $terror } in turn { $turn }, and it was never so close again.
labyrinth-story-siege = From turn { $turn } on there were never fewer than { $loose } Terrors loose.
labyrinth-story-last-return =
    After turn { $turn } no Terror went home any more, with { $shelves ->
        [one] 1 Shelf
       *[other] { $shelves } Shelves
    } filled.
labyrinth-story-lull = Turns { $first } to { $last } brought neither a capture nor a return.
labyrinth-story-cursed =
    The worst curse, in turn { $turn }, let out { $terror }, number { $loose } on the grid{ $all ->
        [one] { "" }
       *[other] ; { $all } came out by curses in all
    }.
labyrinth-story-lost =
    { $who } let { $lost ->
        [one] 1 action
       *[other] { $lost } actions
    } go by, { $share ->
        [all] { "" }
        [most] most of them{ " " }
       *[some] { $then } of them{ " " }
    }in turn { $turn }.
labyrinth-story-filled =
    { $shelves ->
        [0] no Shelf
       *[other] { $shelves } of six Shelves
    } filled
labyrinth-story-ended-won = All six Shelves are filled in turn { $turn }: the library is safe.
labyrinth-story-ended-out_of_time = Time ran out in turn { $turn } with { labyrinth-story-filled }.
labyrinth-story-ended-overrun = The sixth Terror came out in turn { $turn }, with { labyrinth-story-filled }.
labyrinth-story-ended-conceded = The match was given up in turn { $turn }, with { labyrinth-story-filled }.
labyrinth-story-luck =
    { $who } lit { $lit ->
        [one] 1 tile
       *[other] { $lit } tiles
    } and met { $terrors ->
        [one] 1 Terror
       *[other] { $terrors } Terrors
    } where { NUMBER($likely, minimumFractionDigits: 1) } were likely.

## What happens

# Whoever reads may be number 1, the Trolley number 0, since people may have any name.
labyrinth-who =
    { $who ->
        [0] The Trolley
        [1] You
       *[other] { START($who) }
    }
    .in =
        { $who ->
            [0] the Trolley
            [1] you
           *[other] { $who }
        }
labyrinth-giver =
    { $giver ->
        [0] the Trolley
        [1] you
       *[other] { $giver }
    }
labyrinth-receiver =
    { $receiver ->
        [0] the Trolley
        [1] you
       *[other] { $receiver }
    }
labyrinth-trolley = the Trolley
labyrinth-actions =
    { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
labyrinth-junction = between { $first } and { $second }
labyrinth-direction =
    { $direction ->
        [NW] north-west
        [NE] north-east
        [SE] south-east
       *[SW] south-west
    }
labyrinth-counted-twice = { $card } counted twice
labyrinth-told-genres-chosen =
    { labyrinth-who } { $who ->
        [1] have
       *[other] has
    } chosen three genres.
labyrinth-told-genres-chosen-which = { START($who) } has chosen three genres: { $genres }.
labyrinth-told-wants = { $who } takes { $genres }
labyrinth-told-genres-shown = { START($shown) }.
labyrinth-told-genre-replaced = { START($who) } takes { labyrinth-a-book } instead: no { $missing } Book is left.
labyrinth-told-dealt =
    { labyrinth-who } { $who ->
        [1] are
       *[other] is
    } dealt { $cards }.
labyrinth-told-bookwyrm-placed = The Bookwyrm starts { $junction }.
labyrinth-told-bookwyrm-moved = The Bookwyrm crawls on; it sits { $junction }.
labyrinth-told-turn =
    { $who ->
        [1] Your
       *[other] { labyrinth-who }'s
    } turn, with { labyrinth-actions }.
labyrinth-told-taken =
    { labyrinth-who } { $who ->
        [1] take
       *[other] takes
    } { $card }.
labyrinth-told-books-rebuilt = The discarded { labyrinth-genre } Books become a new deck of { $cards }.
labyrinth-told-rewards-rebuilt = The discarded Reward cards become a new deck of { $cards }.
labyrinth-told-drawn =
    { labyrinth-who } { $who ->
        [1] draw
       *[other] draws
    } { $card }.
labyrinth-told-skipped =
    { labyrinth-who } { $who ->
        [1] draw
       *[other] draws
    } no more.
labyrinth-told-played =
    { labyrinth-who } { $who ->
        [1] play
       *[other] plays
    } { $option }.
labyrinth-told-lights =
    { labyrinth-who } { $who ->
        [1] light
       *[other] lights
    } { $tile }: a { labyrinth-kind }.
labyrinth-told-turns =
    { labyrinth-who } { $who ->
        [1] turn
       *[other] turns
    } { $tile } { labyrinth-way }.
labyrinth-told-curse-lights = The curse lights { $tile }: a { labyrinth-kind }.
labyrinth-told-curse-darkens = The curse turns { $tile } dark.
labyrinth-told-curse-turns = The curse turns { $tile } { labyrinth-way }.
labyrinth-told-terror = { START($terror) } appears { $on }.
labyrinth-told-shelf = The { labyrinth-genre } Shelf ({ $title }) appears { $on }.
labyrinth-told-walks =
    { labyrinth-who } { $who ->
        [1] walk
       *[other] walks
    } { $start } { $to }.
labyrinth-told-rides =
    { labyrinth-who } { $who ->
        [1] ride
       *[other] rides
    } with the Trolley { $start } { $to }.
labyrinth-told-captures =
    { labyrinth-who } { $who ->
        [1] capture
       *[other] captures
    } { $terror } { $on } with { $cards }.
labyrinth-told-captures-for-trolley =
    { labyrinth-who } { $who ->
        [1] capture
       *[other] captures
    } { $terror } { $on } with { $cards }; the Trolley keeps it.
labyrinth-told-returns = { START($who) } returns { $terror } to the { labyrinth-genre } Shelf { $on }.
labyrinth-told-passed =
    { START(labyrinth-giver) } { $giver ->
        [1] hand
       *[other] hands
    } { $card } to { labyrinth-receiver }.
labyrinth-told-offered =
    { START(labyrinth-giver) } { $giver ->
        [1] offer
       *[other] offers
    } { $card } to { labyrinth-receiver }, whose hand is full.
labyrinth-told-refused =
    { START(labyrinth-receiver) } { $receiver ->
        [1] make
       *[other] makes
    } no room: { labyrinth-giver } { $giver ->
        [1] keep
       *[other] keeps
    } { $card }.
labyrinth-told-discarded =
    { labyrinth-who } { $who ->
        [1] discard
       *[other] discards
    } { $card }.
labyrinth-told-passes-on =
    { $who ->
        [1] pass an action on
       *[other] passes an action on
    }
labyrinth-told-ends-turn =
    { labyrinth-who } { $who ->
        [1] end
       *[other] ends
    } the turn{ $passed ->
        [yes] { " " }and { labyrinth-told-passes-on }
       *[no] { "" }
    }{ $lost ->
        [0] { "" }
        [one] ; 1 action is lost
       *[other] ; { $lost } actions are lost
    }.
labyrinth-told-curse =
    { $curses ->
        [one] A curse
       *[other] A double curse
    } falls { $directions } of the Bookwyrm; { $left ->
        [0] only Out of Time is
        [one] 1 curse is
       *[other] { $left } curses are
    } left.
labyrinth-told-nothing = The curse changes nothing { $on }.
labyrinth-ended =
    { $ending ->
        [won] All six Shelves are filled: you have won
        [out_of_time] Time is out, and you have lost
        [overrun] A sixth Terror lies on the grid, and you have lost
       *[conceded] You have given up
    }
labyrinth-told-won = { labyrinth-ended }.
labyrinth-told-ended =
    { labyrinth-ended }: { $shelves } of 6 Shelves { $shelves ->
        [one] was
       *[other] were
    } filled.

## Questions

labyrinth-a-card = a card
labyrinth-over = The match is over.
labyrinth-thinking = { $who } is thinking.
labyrinth-ask-start = Choose the genres of your first three Books.
labyrinth-ask-instead = No { labyrinth-genre } Book is left for you: choose another genre.
labyrinth-ask-act =
    What do you do? { $actions ->
        [0] No action is
       *[other] { labyrinth-actions }
    } left.
labyrinth-ask-take = A Library Card lies ready: which Book do you take first?
labyrinth-ask-extra = One more Book by your Library Card: of which genre?
labyrinth-ask-reward = A Reward tile: do you draw a card?
labyrinth-ask-spend = Which booster do you use?
labyrinth-ask-pay = Which cards do you pay for { $terror }?
labyrinth-ask-return = Which captured Terror goes to this Shelf?
labyrinth-ask-keep = Which hand keeps the captured Terror?
labyrinth-ask-give_to = Who gets { $card }?
labyrinth-ask-swap_for = What do you get for { $card }?
labyrinth-ask-make_room = { $giver } offers you { $offer }, and your hand is full: discard a card for it?

## Answers

labyrinth-some-seat = seat { $number }
labyrinth-do-end = End your turn
labyrinth-do-end-pass = End your turn and pass an action on
labyrinth-do-start = Start with { $genres }
labyrinth-do-take =
    { $by ->
        [trolley] The Trolley takes
       *[player] Take
    } { labyrinth-a-book } ({ $title })
labyrinth-do-extra = Take { labyrinth-a-book } as well ({ $title })
labyrinth-do-instead = { START(labyrinth-a-book) } instead ({ $title })
labyrinth-do-flip = Light { $tile }
labyrinth-do-rotate = Turn { $tile } { labyrinth-way }
labyrinth-do-move =
    { $walker ->
        [trolley] Send the Trolley
        [ride] Ride
       *[player] Walk
    } { $to }
labyrinth-do-draw =
    Draw a Reward{ $into ->
        [trolley] { " " }for the Trolley
       *[player] { "" }
    }
labyrinth-do-skip = Draw no more
labyrinth-do-play = Play { $option }, not { $other }
labyrinth-do-play-again = Play { $option }, not { $other } ({ $number })
labyrinth-do-play-card = Play { $card } (option { $option })
labyrinth-do-return = Return { $card }
labyrinth-do-keep =
    { $hand ->
        [trolley] The Trolley keeps the Terror
       *[player] You keep the Terror
    }
labyrinth-do-pay = Pay { $card }
labyrinth-do-copy = Pay { $card } twice (Photocopier)
labyrinth-do-discard = Discard { $card }
labyrinth-do-give = Give { $card }
labyrinth-do-receive = Receive { $card }
labyrinth-do-swap = Swap { $card }
labyrinth-do-swap-for = Get { $card } for it
labyrinth-do-give-to = Give it to { $who }
labyrinth-do-refuse = Keep all your cards
labyrinth-do-concede = Give the match up

## The lesson, step by step as in lesson.toml

labyrinth-lesson-maze =
    The library is a maze of 25 tiles, and most of it is dark. You and Agnes play together: all win or all lose.
labyrinth-lesson-shelves =
    Six Shelves want a Terror each. Three of them are lit: the fist, Amazing Lives; the hourglass, Historical Leaders;
    the heart, Children's Fiction. The other three wait under dark tiles.
labyrinth-lesson-hand =
    These are your cards, open for all to see. Each Book gives symbols: Zenobia an hourglass, a tree and a fist. A
    hand has six slots.
labyrinth-lesson-light =
    A turn has three actions. Begin by lighting the dark tile south of you: press it, and choose to light it.
labyrinth-lesson-terror =
    A Terror tile, and the Chupacabra is on it: it needs a heart, a tree and an hourglass. You have the tree and the
    hourglass. A Book of Children's Fiction always has a heart: take one.
labyrinth-lesson-capture =
    Anne Shirley has two hearts. With her and Zenobia you can walk onto the Terror: the way is open on both sides, and
    the capture costs nothing more.
labyrinth-lesson-captured =
    Captured. Anne and Zenobia guard the Chupacabra: the three of them fill one slot until you bring it to a Shelf
    with one of its symbols: heart, tree or hourglass. Your actions are used; end your turn.
labyrinth-lesson-curse =
    After each turn a curse strikes one of the four tiles round the Bookwyrm. This one struck the north-west tile: a
    Terror lies there, so it was only turned. Then the Bookwyrm crawled on.
labyrinth-lesson-turn =
    Agnes holds the Basilisk and wants to bring it to the fist Shelf, Amazing Lives. A bookcase on each side is in her
    way. She turns her own tile, so that only one is left.
labyrinth-lesson-passage = A Secret Passage leads through one bookcase. She plays it and walks on.
labyrinth-lesson-returned =
    The Basilisk is back on its Shelf, and one of six is filled. The cards that guarded it are discarded, and Agnes
    has drawn a Reward.
labyrinth-lesson-clock =
    With her last action she has come to your tile, so that you can pass each other cards. The curse has lit a Shelf.
    The clock shows the curses that are left; when it is out, the game is lost.
labyrinth-lesson-lost =
    The other way to lose is six Terrors on the grid at once. There are two now. Light tiles while there is room, and
    capture before it is gone. Rules and hints are one press away.

## Options, and what does not go together

labyrinth-option-difficulty =
    Which tiles are laid: the harder, the more Terrors and the fewer crossroads. One seat plays the solo row unless
    you say otherwise.
labyrinth-option-shapes =
    Which Shelf, Terror and Reward tiles are picked: corners first is harder, tees first is easier.
labyrinth-option-double-curses = Curse cards replaced by double ones, which disturb two tiles at once.
labyrinth-option-extra-cards = Curse cards added to the deck: as many more turns before time is out.
labyrinth-option-wyrm-start =
    Where the Bookwyrm starts on its ring: 0 is in the north-west, 3, 6 and 9 are the next corners clockwise.
labyrinth-option-first-player = Who begins: the one who read most recently, if you want to say; seats count from 0.
labyrinth-mistake-solo = difficulty 'solo' is for one seat; 'novice' lays the same tiles
labyrinth-mistake-first-player = option 'first_player' must be random or a seat from 0 to { $last }, not { $seat }
labyrinth-mistake-extra-cards =
    option 'extra_cards' must be at most { $most } here, not { $given }: the deck would need { $needed } standard
    curse cards, and the box has { $box }
labyrinth-pointless-novice = alone, 'novice' lays the same tiles as 'solo'
labyrinth-pointless-first-player = alone there is nobody else who could begin

## The slip: a line under the question, the verbs, and what comes of an answer

labyrinth-more-start = Everybody chooses blind and at the same time; a genre may be taken twice or three times.
labyrinth-more-spend = Only the option that you choose works; the card is then discarded.
labyrinth-more-make_room = Your hand is full: discard a card, or keep all of yours.
labyrinth-chosen-so-far = Chosen: { $cards }.
labyrinth-verb-take = Take
labyrinth-verb-flip = Light
labyrinth-verb-rotate = Turn
labyrinth-verb-move = Walk
labyrinth-verb-pass = Give
labyrinth-verb-end = End
labyrinth-verb-spend = Play a booster
labyrinth-verb-discard = Discard
labyrinth-which-take = A Book of which genre?
labyrinth-which-flip = Which tile do you light?
labyrinth-which-rotate = Which tile do you turn?
labyrinth-which-move = Where do you walk?
labyrinth-which-pass = Which card changes hands?
labyrinth-which-end = End your turn?
labyrinth-which-spend = Which booster do you use?
labyrinth-which-discard = Which card do you discard?
labyrinth-how-flip = Press a dark tile beside you.
labyrinth-how-rotate = Your own tile or a lit one beside it, by a quarter.
labyrinth-how-move = Press a marked tile on the grid; a walk costs one action, however long.
labyrinth-how-pass = Press a card of yours to give or swap it, or one of theirs to receive it.
labyrinth-book-of =
    { $by ->
        [trolley] For the Trolley: { $title }
       *[player] { $title }
    }
labyrinth-capture = Capture { $terror }
labyrinth-bring-back = Return to { $title }
labyrinth-by =
    { $walker ->
        [trolley] the Trolley goes alone
        [ride] both together
       *[player] { "" }
    }{ $boosters ->
        [yes] { $walker ->
            [player] { "" }
           *[other] ,{ " " }
        }costs boosters
       *[no] { "" }
    }
labyrinth-side =
    { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
labyrinth-then-out-of-time = Out of Time: all is lost
labyrinth-then-curse =
    { $actions ->
        [0] { "" }
       *[other] { labyrinth-actions } lost,{ " " }
    }{ $left ->
        [1] then the last curse
       *[other] then a curse
    }
labyrinth-then-heir = one more action for { $who }; { $curse }
labyrinth-then-in-deck = { $cards } in the deck
labyrinth-then-shuffled = reshuffled from { $cards }
labyrinth-then-free = costs nothing
labyrinth-then-action = 1 action
labyrinth-then-room =
    { $places ->
        [0] full: is asked to make room
        [one] one free place
       *[other] { $places } free places
    }
labyrinth-then-known = it is { labyrinth-kind }
labyrinth-then-terror = { $percent } % a Terror
labyrinth-then-terror-sixth = { $percent } % the sixth Terror: lost
labyrinth-then-lit = it is lit
labyrinth-then-by-map = { $then }, with a Useful Map
labyrinth-then-open = then open { $sides }
labyrinth-then-reward = and draw a Reward
labyrinth-then-paid-with =
    { $cards }{ $others ->
        [0] { "" }
        [one] , or another way
       *[other] , or { $others } other ways
    }
labyrinth-then-home = { $terrors }, draws a Reward
labyrinth-then-symbols = { $symbols }
labyrinth-then-all-paid = { $symbols }, then all is paid
labyrinth-then-left-to-pay = { $symbols }, then { $left } is left to pay
labyrinth-then-conceded = for the whole team, at once
labyrinth-effect =
    { $option ->
        [time_machine] One more action this turn.
        [trolley_service] Pass a card with somebody on another tile.
        [library_ladder] Walk past one Terror or Shelf.
        [secret_passage] Walk through one closed edge.
        [useful_map] Light any dark tile.
        [library_card] Take a second Book with the first.
        [photocopier] One Book counts twice in a capture.
       *[own] { $effect }
    }

labyrinth-skill =
    { $genre ->
        [red] empathy
        [pink] expertise
        [orange] athletics
        [green] logic
        [blue] wisdom
       *[purple] courage
    }
labyrinth-skills =
    { $count ->
        [1] { labyrinth-skill }
       *[other] { $count } { labyrinth-skill }
    }
labyrinth-place =
    { $tile ->
        [compass] the compass
       *[tile] row { $row }, column { $column }
    }
labyrinth-light = Light { labyrinth-place }
labyrinth-turn = Turn { labyrinth-place } { labyrinth-way }
labyrinth-walk =
    { $walker ->
        [trolley] Trolley
        [ride] Ride
       *[player] Walk
    } to { labyrinth-place }
labyrinth-hand-is-full = The hand is full: discard a card first.
