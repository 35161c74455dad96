# The board of Fire in the Library, in English.

# A token by its colour (`section` is the same), as something drawn or placed.
fire-board-token =
    { $token ->
        [fire] a fire
       *[other] { fire-section }
    }
fire-board-card = { fire-card }
# The whole of what a tool does; in English the cards themselves say it.
fire-board-whole-effect = { $effect }
fire-board-ended = { fire-ended }.
fire-board-won = { $who } read the smoke best.
fire-board-nobody-won = The fire had the last word.
fire-board-rests =
    { fire-who } { $who ->
        [1] draw
       *[other] draws
    } a fire. It rests on a safe space.
fire-board-catches-now =
    { fire-who } { $who ->
        [1] draw
       *[other] draws
    } a fire, and it catches.
fire-board-describe-section-next =
    { $name } is worth { $value }, { $left ->
        [one] 1 card
       *[other] { $left } cards
    } left, and burns next.
fire-board-describe-tools-known =
    { fire-who } { $who ->
        [1] have
       *[other] has
    } { fire-board-seat-tools }, among them { $known }.
fire-board-round = Round { $round }
fire-board-effects =
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
       *[other] { $tool }
    }
fire-board-when =
    { $when ->
        [step1] Before cards are chosen
        [saving] While you save books
        [spreading] When a fire catches
        [after] After you score
       *[other] { $when }
    }
fire-board-library = The library
fire-board-worth = worth { $value }
fire-board-burns-next = burns next
fire-board-burnt = { $value }, burnt
fire-board-showing = { $value }, showing
fire-board-brings-fire =
    { $value }, brings { $fires ->
        [one] a fire
       *[other] { $fires } fires
    }
fire-board-destroyed = 10, destroyed: the game ends
fire-board-card-of =
    { $who ->
        [0] turn card of the robot
        [1] your turn card
       *[other] turn card of { $who }
    }
fire-board-safe = safe
fire-board-safe-space = safe space
fire-board-risky = risky space, bravery { $bravery }
fire-board-next-space = the next token lands here
fire-board-resting = Fire, resting
fire-board-caught = Fire, it has caught
fire-board-catches = caught
fire-board-book = { $section }, worth { $value }
fire-board-in-bag = In the bag
fire-board-draw-once = Draw once more
fire-board-on-average = on average
fire-board-stop-now = Stop now
fire-board-for-certain = for certain
fire-board-next-burns = { $percent } that the next draw burns
fire-board-average-short = Draw: { $points } on average
fire-board-burns-short = { $percent } burns
fire-board-on-offer = On offer
fire-board-reserve =
    { $fires ->
        [one] 1 fire waits outside the bag.
       *[other] { $fires } fires wait outside the bag.
    }
fire-board-reserve-why = Every odd number that comes up lets one in.
fire-board-turn-cards = Turn cards
fire-board-reserve-title = Still in reserve
fire-board-offer = Tools on offer
fire-board-deck =
    { $cards ->
        [one] 1 tool in the deck
       *[other] { $cards } tools in the deck
    }
fire-board-your-tools = Your tools
fire-board-no-tools = No tools in hand.
fire-board-play-now = Play now
fire-board-not-now = Not now. { $when }.
fire-board-waiting-on = on the { fire-tool }
fire-board-gloves = Gloves on: every space is safe this turn
fire-board-choose-cards = Turn cards to choose from
fire-board-seat-reading = reading now
fire-board-seat-saved = has played
fire-board-seat-tools =
    { $count ->
        [one] 1 tool
       *[other] { $count } tools
    }
fire-board-seat-free = { $count } free
fire-board-seat-given = sent here: { $token }
fire-board-seat-locked = locked away: { $books }
fire-board-ask-thinking = { $name } is thinking.
fire-board-ask-catches = The fire catches.
fire-board-ask-spreads = The fire spreads.
fire-board-ask-burns = A section burns.
fire-board-ask-moment = One moment.
fire-board-ask-over = The match is over.
fire-board-books =
    { $parts }{ $bravery ->
        [0] { "" }
       *[other] , bravery { $bravery }
    }.
fire-board-track-title = Score track
fire-board-track-first = Whoever is furthest back chooses first; among equals, whoever came there first.
fire-board-track-figure = { $name }, { $score }, chooses as number { $place }
fire-board-fall = The library falls
fire-board-describe-section =
    { $name } is worth { $value }, { $left ->
        [one] 1 card
       *[other] { $left } cards
    } left.
fire-board-describe-bag = The bag holds { $size }: { $parts }.
fire-board-describe-bag-hidden = The bag holds { $size }.
fire-board-describe-score =
    { fire-who } { $who ->
        [1] have
       *[other] has
    } { $score }.
fire-board-describe-card =
    { fire-who } { $who ->
        [1] hold
       *[other] holds
    } the { $title } card: { $tokens }.
fire-board-describe-empty = empty
fire-board-describe-tools =
    { fire-who } { $who ->
        [1] have
       *[other] has
    } { fire-board-seat-tools }.
fire-board-describe-locked =
    { fire-who } { $who ->
        [1] have
       *[other] has
    } locked away { $books }.
fire-board-describe-given =
    { fire-who } { $who ->
        [1] were
       *[other] was
    } sent { $tokens }.
fire-board-describe-discard = Discarded: { $tools }.
fire-board-describe-offer = On offer: { $tools }.
fire-board-describe-hand = Your tools: { $tools }.
fire-board-flipped = The robot turns up the { fire-tool }.
fire-board-first = Save books from the fire: the most points win once a section is gone.
fire-board-aim = The library burns, and you carry out what you can. Whoever has the most points when one section is burned down to its last card wins.
fire-board-step-title =
    { $step ->
        [1] Draw from the bag
        [2] Dare to go on
        [3] Stop in time
       *[4] What burns grows dear
    }
fire-board-step-text =
    { $step ->
        [1] On your turn you draw tokens, one after another, and lay them on your turn card from left to right.
        [2] The first spaces are safe. The farther you come on the risky ones, the more bravery you score.
        [3] Stop, and each book scores what its section is worth. A fire on a risky space, or a second fire anywhere, takes them all.
       *[4] Books that burn take cards off their sections, and the next card is worth more. The last one, a 10, ends the match.
    }
