# Fire in the Library at the terminal and in plain lines, in English. The page does not load this.

## What is printed. English shows the words of the pack as they are.

door-fire-effect = { $effect }
door-fire-card = { fire-card }
door-fire-robot = The robot
door-fire-robot-mark = R

## The library

door-fire-library = Library
door-fire-library-foot = lowest burn number burns first
door-fire-worth = worth
door-fire-burn = burn
door-fire-then = then
door-fire-destroyed = DESTROYED
door-fire-next = next

## Turn order cards

door-fire-cards = Turn order cards
door-fire-cards-foot = !n risky, n bravery
door-fire-card-used = (used)
door-fire-card-in-centre = (centre)

## The bag, the odds, the market

door-fire-bag = Bag { $size }:{ $counts } · { $reserve } fires in reserve
door-fire-bag-hidden = contents hidden at this table
door-fire-drawn = drawn
door-fire-nobody-draws = Nobody is drawing now.
door-fire-no-odds = No odds for this draw.
door-fire-burns-at = Next draw burns:
door-fire-chance = { $percent }%
door-fire-one-in = , { $above } in { $below }
door-fire-gloves-on = { fire-tool } on
door-fire-gain =
    Stop { $stop } · draw once { NUMBER($once, minimumFractionDigits: 1) } · draw at best { NUMBER($best, minimumFractionDigits: 1) }
door-fire-gained = ({ $sign }{ NUMBER($gain, minimumFractionDigits: 1) })
door-fire-market = Market
door-fire-empty = (empty)

## Players and hands

door-fire-players = Round the desk
door-fire-players-short = Players, by choosing
door-fire-players-foot = in the order of choosing
door-fire-tools =
    { $tools ->
        [one] 1 tool
       *[other] { $tools } tools
    }
door-fire-tools-short = { $tools } t.
door-fire-locked = box
door-fire-nobodys-hand = Nobody's hand
door-fire-hand-of = { $name }'s tools
door-fire-no-tools = No tools.
door-fire-playable = can be played now
door-fire-played =
    played { $timing ->
        [step1] before turn order is chosen
        [saving] while you save books
        [spreading] when fire spreads
       *[after] after you have scored
    }
door-fire-tool-in-full = { fire-tool }: { $effect }

## The screen

door-fire-round = round { $round }
door-fire-catches = The fire catches...
door-fire-search = axe, FIRE-SAVE-4
door-fire-keys = draw, stop, pass (the letter on the answer)
door-fire-signs-books = (W) white Geography  <Y> yellow War  [B] black History  {"{"}P{"}"} purple Fables
door-fire-signs-fire = =T= teal Technology  *F* fire    !4 a risky space with bravery 4
door-fire-signs-table = ▸ reading now   ✓ has played   ▮ cards left   +F brings a fire   ◄ burns next

## Options

door-fire-option-mode = How you play
door-fire-option-tools = Tool cards
door-fire-option-fire = The fire
door-fire-option-technology = Technology
door-fire-option-shout = Burn! point
door-fire-option-lone_bonus_counts = Alone, bonus for
door-fire-option-robot_head_start = Robot's start
door-fire-option-show_bag_contents = Bag and odds
door-fire-option-youth = Youngest first
door-fire-value-mode =
    { $value ->
        [table] together at a table
        [robot] together, with a robot
        [solo_robot] alone against the robot
       *[lone_librarian] alone, twelve turns
    }
door-fire-value-tools =
    { $value ->
        [true] with tools
       *[false] without tools
    }
door-fire-value-fire =
    { $value ->
        [normal] normal
        [wild] wild: burns two a round
       *[inferno] inferno: wild, order dealt
    }
door-fire-value-technology =
    { $value ->
        [true] add teal books
       *[false] leave them out
    }
door-fire-value-shout =
    { $value ->
        [everyone] everyone
        [first] first who shouts
       *[off] nobody
    }
door-fire-value-lone_bonus_counts =
    { $value ->
        [sections] sections left
       *[cards] cards left
    }
door-fire-value-show_bag_contents =
    { $value ->
        [true] shown
       *[false] hidden
    }

## In plain lines

door-fire-line-round = Round { $round }
door-fire-line-library = Library:
door-fire-line-cards = Turn order cards:
door-fire-line-seats = Seats:
door-fire-line-at-stake = { fire-who } would score { $points } by stopping now
door-fire-line-next-fire = The next token is a fire: { $chance }
door-fire-line-amulet = An Amulet draws no fire: { $chance }
door-fire-line-knapsack-book = { NUMBER($points, minimumFractionDigits: 2) } with a { fire-colour } book
door-fire-line-knapsack = A Knapsack brings on average { $books }
door-fire-line-spreads = The fire spreads with the next token: { $chance }
door-fire-line-stop =
    Stopping now scores { $stop }; stopping after one draw { NUMBER($once, minimumFractionDigits: 2) } on average
door-fire-line-best = Drawing for as long as it pays, tools left aside: { NUMBER($best, minimumFractionDigits: 2) } on average
door-fire-line-section-destroyed = { fire-section } ({ fire-colour }): destroyed, worth { $value }
door-fire-line-section =
    { fire-section } ({ fire-colour }): worth { $value }, { $left } left, then worth { $then }{ $fire ->
        [yes] , which brings a fire
       *[no] { "" }
    }{ $next ->
        [yes] , BURNS NEXT
       *[no] { "" }
    }
door-fire-line-safe = safe
door-fire-line-in-centre = in the centre
door-fire-line-card =
    { fire-card } ({ $holder }{ $used ->
        [yes] , used
       *[no] { "" }
    }): { $spaces }
door-fire-line-place = place { $place } in choosing
door-fire-line-tools = { $tools } tools
door-fire-line-tools-seen = { $tools } tools ({ $known } seen)
door-fire-line-locked = locked { $tokens }
door-fire-line-given = given { $tokens }
door-fire-line-participant = { fire-who }: { $parts }
door-fire-line-tokens = { $count } { fire-colour }
door-fire-line-bag = Bag: { $size } tokens; reserve: { $reserve } fires
door-fire-line-bag-seen = Bag: { $size } tokens ({ $tokens }); reserve: { $reserve } fires
door-fire-line-market = Market: { $cards }; deck: { $deck }
door-fire-line-in-play = In play: { $tools }
door-fire-line-drawn = Drawn: { $tokens }
door-fire-line-hand = Your { fire-tool }: { $effect }
