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
