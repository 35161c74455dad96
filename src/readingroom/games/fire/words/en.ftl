# Fire in the Library, in English.

## What things are called. A tool, section or card of a pack of one's own comes with its name, and keeps it.

fire-tool =
    { $tool ->
        [amulet] Amulet
        [axe] Axe
        [bucket] Bucket
        [cloak] Cloak
        [collectors_edition] Collector's Edition
        [gloves] Gloves
        [knapsack] Knapsack
        [library_cart] Library Cart
        [lockbox] Lockbox
        [map] Map
        [shovel] Shovel
        [slingshot] Slingshot
        [torch] Torch
       *[other] { $tool }
    }

fire-colour =
    { $token ->
        [white] white
        [yellow] yellow
        [black] black
        [purple] purple
        [teal] teal
        [fire] fire
       *[other] { $token }
    }

# Somebody at the beginning of a sentence; the robot is number 0 and whoever reads this 1, since people may have any name.
fire-who =
    { $who ->
        [0] The robot
        [1] You
       *[other] { $who }
    }
    .in =
        { $who ->
            [0] the robot
            [1] you
           *[other] { $who }
        }
fire-to =
    { $to ->
        [0] the robot
        [1] you
       *[other] { $to }
    }

fire-token =
    { $token ->
        [fire] a fire
       *[other] a { fire-token.bare }
    }
    .bare =
        { $token ->
            [white] white book
            [yellow] yellow book
            [black] black book
            [purple] purple book
            [teal] technology book
            [fire] fire
           *[other] { $token }
        }

fire-section =
    { $section ->
        [white] Geography
        [yellow] War
        [black] History
        [purple] Fables
        [teal] Technology
        [fire] Fire
       *[other] { $section }
    }

fire-card =
    { $card ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $card }th
    }

fire-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Why something cannot be done now

fire-refused-over = the game is over
fire-refused-without-tools = this game is played without tools

# cards
fire-refused-cards-are-dealt = in an inferno turn order cards are dealt at random
fire-refused-cards-later = turn order cards are chosen in step 1 of a round
fire-refused-card-not-in-play = card { $card } is not in play with this many seats
fire-refused-card-used = card { $card } has been used in this cycle
fire-refused-card-taken = card { $card } is taken

# saving
fire-refused-not-saving = books are saved in a librarian's turn, and another choice comes first
fire-refused-draw-first = draw at least once before you stop
fire-refused-shovel-spent = no charge of a Shovel is left
fire-refused-nothing-to-pick = no tokens of a Shovel or Torch are being placed now
fire-refused-not-drawn = there is no { fire-colour } among the tokens drawn
fire-refused-torch-first = place at least one of the Torch's tokens first
fire-refused-no-torch = no Torch is being used now
fire-refused-end-before-scoring = a turn is ended after scoring
fire-refused-no-shout = nobody is asked to shout now
fire-refused-no-such-seat = there is no seat { $seat } at this table

# tools in general
fire-refused-nothing-to-pass = there is no tool window to pass in now
fire-refused-no-tool-to-take = a tool is taken after burning, or after leaving early
fire-refused-tool-is-a-must = the tool after burning is not optional
fire-refused-no-card-there = no card is there to take
fire-refused-exchange-later = tools are exchanged at the end of a round
fire-refused-not-in-hand = you hold no { fire-tool }
fire-refused-played-before-cards = the { fire-tool } is played in step 1, before any card is chosen
fire-refused-played-saving =
    the { fire-tool } { $tool ->
        [gloves] are
       *[other] is
    } played while you are saving books
fire-refused-played-other-fire = the { fire-tool } is played when another librarian's fire spreads
fire-refused-played-own-fire = the { fire-tool } is played when your fire spreads
fire-refused-played-after-scoring = the { fire-tool } is played after you have scored
fire-refused-no-effect = the { fire-tool } would have no effect now
fire-refused-no-such-book = no { fire-colour } book is on your card for the { fire-tool }
fire-refused-no-book-left = no book is left on your card
fire-refused-axe-only = on another librarian's turn only the Axe is played, not the { fire-tool }

# tools one by one
fire-refused-amulet-later = the Amulet is played from round 2 on, before any card is chosen
fire-refused-no-amulet = no Amulet's tokens are being placed now
fire-refused-amulet-needs-one = as many tokens as possible must be placed, so this card needs one
fire-refused-amulet-leaves-one = as many tokens as possible must be placed, and this would leave one over
fire-refused-amulet-drew-none = the Amulet drew no { fire-colour } token that is left
fire-refused-amulet-fire = a fire may not go where it would trigger
fire-refused-axe-is-for-others = the Axe is for everybody but the librarian whose turn it is
fire-refused-cloak-commits = a played Cloak commits: this fire can no longer be stopped
fire-refused-gloves-once = one pair of Gloves a turn
fire-refused-bag-is-empty = the bag is empty
fire-refused-map-gives-nothing = the Map would give neither bravery nor a card
fire-refused-slingshot-not-aside = somebody can receive the tokens, so they do not go aside
fire-refused-slingshot-nobody = nobody of that name is still to play this round
fire-refused-slingshot-too-late = the tokens go to somebody whose turn is still to come this round
fire-refused-slingshot-spreads = the fire would spread on that card
fire-refused-slingshot-no-room = that card has no room for the tokens
fire-refused-say-which-book = there is a book on the card, so one goes with the fire: say which space
fire-refused-no-book-there = there is no book on the card
fire-refused-best-book-only = only the most valuable book goes; of equal ones you choose

## Why somebody might answer so

fire-reason-done = Enough is placed: books that are left go back, and fires wait on the Torch.
fire-reason-end = No tool in your hand brings more now than it may bring later.
fire-reason-keep = Your tools promise more than a card that nobody has seen.
fire-reason-replace = The { fire-tool } { fire-use }; an unseen card promises more now.
fire-reason-shout = Whoever shouts first is paid for it.

# draw or stop
fire-reason-first-draw = A turn begins with a draw.
fire-reason-first-draw-safe = A turn begins with a draw, and no fire can catch on this space.
fire-on-card =
    { fire-points } { $points ->
        [one] lies
       *[other] lie
    } on your card
fire-reason-draw-unseen-risky = { fire-on-card }; a fire would catch now.
fire-reason-draw-unseen-safe = { fire-on-card }; a fire would rest on the next space.
fire-reason-stop-unseen = { fire-on-card }.
fire-reason-stop-unseen-early = { fire-on-card }, and leaving early brings a tool.
fire-certain =
    { fire-points } { $points ->
        [one] is
       *[other] are
    } certain
fire-reason-draw-safe = { fire-certain }; one more draw brings { $average } on average, and none of it can burn.
fire-weighed = { fire-certain }; one more draw brings { $average } on average and burns { $burns }
fire-weighed-safe = { fire-certain }; one more draw brings { $average } on average and cannot burn
fire-reason-weighed = { $weighed }.
fire-reason-weighed-but = { $weighed }, but { $but }.
fire-but-going-on = going on for as long as it pays brings { $average }
fire-but-tool = your { fire-tool } is at hand when the fire catches
fire-but-behind = you are { fire-points } behind
fire-but-early = leaving early brings a tool
fire-but-leading = you are in the lead
fire-but-into-the-lead = { fire-points } put you in the lead
fire-but-drawing = played out many times, drawing came out ahead
fire-but-stopping = played out many times, stopping came out ahead
fire-reason-shovel = With the Shovel two tokens come, and you place the one you like; both are fires { $both }.
fire-reason-shovel-unseen = With the Shovel two tokens come, and you place the one you like.

# cards
fire-card-has =
    The { fire-card } card has { $safe } safe { $safe ->
        [one] space
       *[other] spaces
    } and bravery up to { $bravery }
fire-reason-card-with-tokens =
    { $has }, and { $tokens } { $count ->
        [one] lies
       *[other] lie
    } on it already.
fire-reason-card-alone = { $has }; it is not used again in this cycle.
fire-reason-card = { $has }; so far nobody plays before it.
fire-reason-card-after =
    { $has }; { $before } of the cards taken { $before ->
        [one] comes
       *[other] come
    } before it.
fire-reason-assign-none = The tokens serve better elsewhere, so the { fire-card } card gets none.
fire-reason-assign-fire = A fire rests on the { fire-card } card: whoever takes it burns with the next one.
fire-reason-assign-book = Whoever takes the { fire-card } card begins with { fire-token }, worth { fire-points }.

# tokens and tools
fire-reason-pick-fire-catches = A fire catches; the books drawn are not worth the space.
fire-reason-pick-fire-rests = A fire rests on this space; the books drawn are not worth the space.
fire-reason-pick-best = The { fire-token.bare } is worth { fire-points }, the most of what was drawn.
fire-reason-pick-other =
    The { fire-token.bare } is worth { fire-points }; books that you leave go back into the bag.
fire-reason-pass-amulet = The Amulet can still be played before the cards of a later round are chosen.
fire-reason-pass-own = Books worth { fire-points } burn and you take a tool; the tools in hand stay for later.
fire-reason-pass-other = { fire-who } loses books worth { fire-points }, and your Axe stays in hand.
fire-reason-take-deck = A card off the deck is seen by nobody else; what you take from the market everybody knows.
fire-reason-take-none = No tool on offer will help in the turns that are left.
fire-reason-take-any = A tool is worth a turn.
fire-reason-use = The { fire-tool } { fire-use }.

# What a tool is good for, after its name; the card has the exact words.
fire-use =
    { $use ->
        [amulet] puts a token on every turn order card before you choose one
        [axe] stops another's fire and pays you for their best book
        [bucket] takes a fire of yours away, once
        [cloak] scores one of your books before the others burn
        [collectors_edition] pays 2 points for each book of one colour that you scored
        [gloves] let a first fire rest on any space for a turn
        [knapsack] scores a book once more with a token from the bag, unless that is a fire
        [library_cart] keeps your books out of the bag for the rest of the round
        [lockbox] scores a book once more at the end, when it is dearer
        [map] pays a turn's bravery twice and draws a tool
        [shovel] lets you choose the better of two tokens, twice
        [slingshot] sends a fire of yours to somebody who plays later
       *[torch] draws three tokens and places those you like
    }

# tools one by one
fire-reason-axe = The Axe pays you { fire-points } for { fire-who }'s best book, and no section burns.
fire-reason-axe-no-book = The Axe stops the fire before a section burns, though { fire-who } has no book to take.
fire-reason-bucket = The Bucket takes the fire away: books worth { fire-points } stay on your card.
fire-reason-cloak = The Cloak scores the { fire-token.bare }, worth { fire-points }, before the others burn.
fire-reason-slingshot = The Slingshot sends the fire to { fire-to }, and books worth { fire-points } stay with you.
fire-reason-slingshot-aside = The Slingshot lays the fire aside, and books worth { fire-points } stay with you.
fire-reason-gloves = Under the Gloves a first fire rests on any space, so the brave spaces cost less.
fire-reason-gloves-now = A fire would catch on the next space; under the Gloves a first one rests there.
fire-reason-gloves-second-fire = Under the Gloves every space counts as safe, but a second fire still catches.
fire-reason-collectors =
    The Collector's Edition pays 2 points a book: { fire-points } for the { fire-colour } books on your card.
fire-reason-knapsack =
    The Knapsack scores the { fire-token.bare } again, { fire-points }, and the next token with it, unless that is one
    of { $fires } fires among { $size } tokens.
fire-reason-knapsack-unseen =
    The Knapsack scores the { fire-token.bare } again, { fire-points }, and the next token with it, unless that is a
    fire.
fire-reason-cart =
    The Library Cart keeps { $books ->
        [one] 1 book
       *[other] { $books } books
    } out of the bag until the round ends: fires come more often for the others.
fire-reason-lockbox =
    The Lockbox scores the { fire-token.bare } again at the end: { fire-points } now, and more when its section burns.

## The story of a match

fire-moment-bravest =
    { fire-who } laid { $tokens } tokens in round { $round }, which comes off { $chance }, and left with { fire-points }.
fire-moment-unluckiest =
    { fire-who }'s draw in round { $round } burns { $burns }; this time it did, and { fire-points } went with it.
fire-moment-unluckiest-turn =
    { fire-who }'s draw in round { $round } burns { $burns }; this time it did, and only the turn was lost.
fire-moment-lucky =
    { fire-who }'s draw in round { $round } burns { $burns }; this time it did not, and brought { fire-points }.
fire-moment-lucky-nothing =
    { fire-who }'s draw in round { $round } burns { $burns }; this time it did not, and all stayed as it was.
fire-moment-led = With { fire-points } in round { $round } { fire-to } led from there to the end.
fire-moment-took-the-lead = With { fire-points } in round { $round } { fire-to } took the lead for good.
fire-moment-what-if =
    The { fire-points } that burned in round { $round } would have put { fire-who } at { $score }, ahead of { fire-to } with { $goal }.
fire-moment-what-if-alone =
    The { fire-points } that burned in round { $round } would have put { fire-who } at { $score }, more than the { $goal } to pass.
fire-moment-biggest = { fire-who }'s best turn, in round { $round }, brought { fire-points }.
fire-moment-collapse =
    { fire-who }'s fire reached { fire-section } in round { $round }, and the library came down.
fire-moment-burned-down =
    { fire-section } burned to its last card in round { $round }, and the library came down.

fire-drew =
    { fire-who } drew { $fires ->
        [one] 1 fire
       *[other] { $fires } fires
    } where { $likely } were likely
fire-luck-more =
    { fire-drew }, and { $apart ->
        [one] 1 point
       *[other] { $apart } points
    } more than the odds promise.
fire-luck-fewer =
    { fire-drew }, and { $apart ->
        [one] 1 point
       *[other] { $apart } points
    } fewer than the odds promise.
fire-luck-as-likely = { fire-drew }, and as many points as the odds promise.

fire-result-alone = { fire-who } wins with { fire-points }.
fire-result-not-enough = { fire-who } closes the book at { fire-points }; { $wanted } were to pass.
fire-result-won = { fire-who } wins with { fire-points }, { $lead } ahead of { fire-to }.
fire-result-shared = { $everybody } share the win with { fire-points }.
fire-result-level = { $everybody } end level at { fire-points }, which is not enough against a robot.

fire-ended-in =
    { $ending ->
        [fire_spreading] The fire brought the library down in round { $round }.
        [round_end] The library collapsed in round { $round }.
        [knapsack] A Knapsack's fire brought the library down in round { $round }.
        [robot] The robot brought the library down in round { $round }.
       *[twelve_turns] Twelve turns are over.
    }

## What can be answered

fire-do-pass = Pass
fire-do-assign = Put { fire-token } here
fire-do-assign-nothing = Put nothing here
fire-do-card = Take the { fire-card } card
fire-do-draw = Draw a token
fire-do-draw-shovel = Draw two, place one (Shovel)
fire-do-stop = Stop and score
fire-do-pick = Place { fire-token }
fire-do-done = Place no more
fire-do-end = End your turn
fire-do-keep = Keep your tools
fire-do-replace = Exchange { fire-tool }
fire-do-shout = { fire-who } shouts Burn!
fire-do-shout-nobody = Nobody shouts
fire-do-take-market = Take market card { $place }
fire-do-take-deck = Draw a tool from the deck
fire-do-take-none = Take no tool
fire-do-tool = { fire-tool }
fire-do-tool-on-book = { fire-tool } on { fire-token }
fire-do-tool-aside = { fire-tool } aside
fire-do-tool-to = { fire-tool } to { fire-to }
fire-do-tool-with-book = { $played } (book on space { $space })

## What happened

fire-event-round-begins = Round { $round } begins.
fire-event-card-dealt =
    { fire-who } { $who ->
        [1] are dealt
       *[other] is dealt
    } the { fire-card } card.
fire-event-card-chosen =
    { fire-who } { $who ->
        [1] take
       *[other] takes
    } the { fire-card } card.
fire-event-turn-begins =
    { $who ->
        [1] Your turn.
       *[other] { fire-who }'s turn.
    }
fire-event-drawn =
    { fire-who } { $who ->
        [1] draw
       *[other] draws
    } { $tokens }.
fire-event-laid =
    { fire-who } { $who ->
        [1] lay
       *[other] lays
    } { fire-token } on space { $space }.
fire-event-assigned = { START(fire-token) } goes on the { fire-card } card.
fire-event-wait =
    { START($tokens) } { $count ->
        [one] waits
       *[other] wait
    } on the { fire-tool }.
fire-event-returned =
    { START($tokens) } { $count ->
        [one] goes
       *[other] go
    } back into the bag.
fire-event-catches = The fire catches on space { $space }!
fire-event-stopped =
    The fire is stopped; { fire-who.in } { $who ->
        [1] go
       *[other] goes
    } on.
fire-event-spreads =
    The fire spreads over { $who ->
        [1] your
       *[other] { fire-who }'s
    } books.
fire-event-burns = { fire-section } ({ fire-colour }) burns: now worth { $value }.
fire-event-burns-with-fire =
    { fire-section } ({ fire-colour }) burns: now worth { $value }, { $fires } more fire in the bag.
fire-event-collapses = { fire-section } ({ fire-colour }) is destroyed: the library collapses.
fire-event-scored =
    { fire-who } { $who ->
        [1] score
       *[other] scores
    } { fire-points }: knowledge { $knowledge }, bravery { $bravery }.
fire-event-gained =
    { fire-who } { $who ->
        [1] gain
       *[other] gains
    } { fire-points }.
fire-event-lost =
    { fire-who } { $who ->
        [1] lose
       *[other] loses
    } { fire-points }.
fire-event-played =
    { fire-who } { $who ->
        [1] play
       *[other] plays
    } the { fire-tool }.
fire-event-moved =
    The { fire-tool } { $tool ->
        [cloak] saves
        [axe] sends back
       *[other] takes
    } { fire-token }.
fire-event-took =
    { fire-who } { $who ->
        [1] take
       *[other] takes
    } the { fire-tool }.
fire-event-drew-tool =
    { fire-who } { $who ->
        [1] draw
       *[other] draws
    } the { fire-tool }.
fire-event-drew-tool-unseen =
    { fire-who } { $who ->
        [1] draw
       *[other] draws
    } a tool.
fire-event-exchanged =
    { fire-who } { $who ->
        [1] exchange
       *[other] exchanges
    } the { fire-tool }.
fire-event-offered = The market offers the { fire-tool }.
fire-event-reshuffled = The discarded tools become a new deck of { $cards }.
fire-event-sent =
    { fire-who } { $who ->
        [1] send
       *[other] sends
    } { $tokens } to { fire-to }.
fire-event-sent-aside =
    { fire-who } { $who ->
        [1] send
       *[other] sends
    } { $tokens } aside.
fire-event-flipped =
    The robot turns up the { fire-tool }: { $sections } { $count ->
        [one] burns
       *[other] burn
    }.
fire-section-by-colour = { fire-colour }
fire-event-turn-ends =
    { $who ->
        [1] Your turn ends.
       *[other] { fire-who }'s turn ends.
    }
fire-event-round-ends = Round { $round } ends.
fire-event-match-ends = { fire-ended }. { $scores }.
fire-score = { fire-who } { $score }
fire-ended =
    { $ending ->
        [fire_spreading] The fire brought the library down
        [round_end] The library collapsed at the end of the round
        [knapsack] A Knapsack's fire brought the library down
        [robot] The robot brought the library down
       *[twelve_turns] Twelve turns are over
    }

## What is asked

fire-over = The match is over.
fire-catching = The fire catches...
fire-waiting = One moment...
fire-thinking = { fire-who } is thinking.
fire-ask-amulet = Play an Amulet before turn order is chosen?
fire-ask-assign = Which token goes on the { fire-card } card?
fire-ask-choose_card = Choose your turn order card.
fire-ask-save_or_leave =
    Draw again, or leave with { $points ->
        [0] nothing
       *[other] { fire-points }
    }?
fire-ask-first_draw = Take the bag and draw.
fire-ask-shovel_pick = Which of the two tokens do you place?
fire-ask-torch_pick = Which of the Torch's tokens do you place?
fire-ask-reaction = The fire catches. Do you play a tool?
fire-ask-take_tool = Take a tool.
fire-ask-leaving_tool = Take a tool, or none?
fire-ask-after_scoring = Play a tool now that you have scored?
fire-ask-exchange = Exchange one of your tools?
fire-ask-shout = Who shouts Burn! first?

## The lesson, step by step as in lesson.toml

fire-lesson-sections =
    The library has four sections. The number on top of a section is what each of its books is worth: Geography 1, War
    2, History 3, Fables 4.
fire-lesson-card =
    This is your turn order card. Tokens go on its five spaces from left to right: the first space is safe, the others
    are risky and pay bravery.
fire-lesson-bag = The bag holds 22 books and 7 fires, and everybody may know that. Take it and draw a token.
fire-lesson-risky =
    Fables, worth 4. The next space is risky: a fire there would catch and take your books, but anything else brings 2
    bravery. Draw again.
fire-lesson-stop =
    Fables 4, War 2 and bravery 2: 8 points are certain. The slip knows the odds: one more draw brings 9 on average,
    but burns 7 times in 27. Stop, and be sure of them.
fire-lesson-scored =
    You score 8, and your tokens go back into the bag. It is Agnes's turn; the 3rd card has two safe spaces and pays
    less.
fire-lesson-rests =
    Agnes drew Geography and a fire. A first fire on a safe space only rests there; a second fire catches anywhere.
    She draws on.
fire-lesson-caught =
    The second fire caught: Agnes scores nothing, and her book burned the top card of Geography. The end of the round
    burned one more, so Geography is worth 3 now.
fire-lesson-tools =
    Whoever burns takes a tool, and so does whoever leaves before the risky spaces. After each round one tool may be
    exchanged. Keep your Bucket: it puts out one fire.
fire-lesson-choose =
    The lowest score chooses its turn order card first. Agnes took the 1st, which pays up to 10 bravery. Take the 2nd.
fire-lesson-counted = Agnes leaves with 7 points, and the ledger keeps count. Your turn again: draw.
fire-lesson-dare =
    History. You could leave now and take a tool, for no token lies on a risky space. You hold a Bucket, so dare
    another draw.
fire-lesson-bucket = A fire on a risky space: it catches. Nobody else knows that you can stop it. Play the Bucket.
fire-lesson-end =
    The fire waits on the Bucket, and your turn goes on. The match ends at once when a section has burned to its last
    card; then the highest score wins. Now play your own.

## Options, and what does not go together

fire-option-mode =
    How you play: together at a table (2-6 seats), with a robot too (2-5), or alone (1): against the robot, or as the
    Lone Librarian. One seat plays against the robot unless you say otherwise.
fire-option-tools = Play with tool cards; without them everybody is paid for shouting Burn!
fire-option-fire = Wild burns two sections a round and gives no tool for leaving; inferno deals turn order.
fire-option-technology = Add the three teal technology books and one more fire.
fire-option-shout = Without tools: who gains a point when a fire spreads.
fire-option-lone-bonus-counts = Lone Librarian: what the bonus after twelve turns counts.
fire-option-robot-head-start = Points the robot starts with.
fire-option-show-bag-contents = Show what is left in the bag, and the odds.
fire-option-youth = Who chooses first among those who have not scored; drawn at random if left out.
fire-mistake-mode-alone = mode { $mode } is for 1 seat, not { $seats }{ $alone }
fire-mistake-mode-seats = mode { $mode } is for { $least } to { $most } seats, not { $seats }{ $alone }
fire-mistake-play-alone = ; alone, play mode solo_robot or lone_librarian
fire-mistake-tools-lone = tools=false does not go with mode { $mode }: its thresholds are made for tools
fire-mistake-tools-robot = tools=false does not go with mode { $mode }: the robot needs the tool deck
fire-mistake-fire-lone = fire={ $fire } does not go with mode { $mode }: its thresholds are made for the normal fire
fire-mistake-fire-robot = fire={ $fire } does not go with mode { $mode }: the robot burns in place of step 3
fire-mistake-shout = option 'shout' is for play without tools; add tools=false
fire-mistake-lone-bonus = option 'lone_bonus_counts' is for mode lone_librarian
fire-mistake-head-start = option 'robot_head_start' is for the modes robot and solo_robot
fire-pointless-shout-first = to shout first is a race, and needs several people at one time: bots do not call

## The slip: a line under the question, and what comes of an answer

fire-must-draw = The first draw is a must.
fire-must-draw-safely = The first draw is a must; a fire would rest on the next space.
fire-more-choose_card = Early cards pay more bravery, late ones have more safe spaces.
fire-more-reaction = If nobody stops it, the books on the card burn.
fire-more-take_tool = Face up from the market, or unseen from the deck.
fire-more-leaving_tool = { fire-more-take_tool }
fire-more-exchange = A discarded tool is replaced from the deck.
fire-book-worth = { fire-section-of } { $value }
fire-section-of =
    { $token ->
        [white] Geography
        [yellow] War
        [black] History
        [purple] Fables
        [teal] Technology
       *[other] { $token }
    }
fire-stake =
    { $bravery ->
        [0] { $books }.
       *[other] { $books }, with bravery { $bravery }.
    }
fire-do-let-burn = Let it burn
fire-play = Play { fire-tool }
fire-how-sure = Play { fire-tool }?
fire-how-which-book = { fire-tool }: which book?
fire-how-to-whom = { fire-tool }: to whom?
fire-play-on = { fire-section-of }
fire-play-towards =
    { $to ->
        [0] The robot
       *[other] { $to }
    }
fire-play-aside = Aside
fire-then-cannot-burn = cannot burn
fire-then-burns-surely = burns for certain
fire-then-burns =
    { $above } in { $below } { $above ->
        [one] burns
       *[other] burn
    }
fire-then-charges =
    { $charges ->
        [one] 1 charge of the Shovel left
       *[other] { $charges } charges of the Shovel left
    }
fire-then-scores = score { $points }
fire-then-scores-and-tool = score { $points }, take a tool
fire-then-card = { $safe } safe, then bravery { $bravery }
fire-then-card-holding = { fire-then-card }; holds { $tokens }
fire-then-worth = worth { $value }
fire-then-worthless = worth nothing
fire-then-unseen =
    unseen, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in the deck
fire-then-replaced = discard it for the top card of the deck
fire-then-spreads = the fire spreads
fire-then-alone = the fire alone
fire-then-with-book = with the book on space { $space }
fire-effect =
    { $tool ->
        [amulet] Draw one token for each card in play and lay one on each, as you like.
        [axe] Another’s fire and best book go back into the bag. You score the book, they go on.
        [bucket] Move the fire that caught onto the bucket until your turn ends. Go on saving.
        [cloak] The fire spreads, but one book of your choice is scored first, with your bravery.
        [collectors_edition] Two points for every book of one colour that you saved this turn.
        [gloves] Every space counts as safe this turn. Bravery still counts; no tool for leaving early.
        [knapsack] Risk a saved book: draw a token. A book scores both, a fire burns its section.
        [library_cart] The books on your card stay out of the bag until the round ends.
        [lockbox] Lock a saved book away. It scores once more when the game ends.
        [map] Score this turn’s bravery once more, then draw a tool.
        [shovel] Draw two tokens, place one. Twice this turn.
        [slingshot] Send the fire and your best book to a later card. Go on saving.
        [torch] Draw three tokens at once and place at least one of them.
       *[own] { $effect }
    }
