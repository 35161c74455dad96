# What commands, plain lines and the terminal say around the sentences of the games, in English.

door-seat = Seat { $seat }
door-saved = Saved. Go on with: { $command }
door-come-back = Come back with: { $command }
door-old-key = The key that was kept here opens this seat no more.
door-type-help = Type ? for help.
door-hand-over = Hand over to { $name }, who presses Enter.
door-no = No: { $why }
door-nothing-unasked = Nothing can be done unasked now.
door-allowed = That is allowed.
door-taken-back = Taken back.
door-no-odds = There are no odds to tell now.
door-holds = { $name } holds: { $cards }
door-over = The match is over: { $grade }. Won by { $winners }.
door-over-after = The match is over after { $actions } actions: { $grade }. Won by { $winners }.
door-goes-on = The match goes on after { $actions } actions.
door-nobody = nobody at the table
door-after = After { $at } of { $actions } actions
door-match = { $game }, { $seats } seats, { $options }
door-the-deal = The deal
door-the-table = The table
door-back-to = Back to moment { $moment }
door-you-look-on = You look on.
door-you-are = You are { $name }.
door-not-begun = The match has not begun yet.
door-your-name = Your name, as the others shall read it (an empty line looks on):
door-help-answer = Answer with a number or with the short words behind it. Also:
door-help-look = the whole table as you see it
door-help-odds = the chances, as far as you can know them
door-help-hint = what the coach would do in your place, and why
door-help-why = the rule that forbids an answer
door-help-rule = look a rule up
door-help-discard = or whatever else a person here may do unasked; `free` lists it
door-help-free = what you may do unasked
door-help-undo = take your last answer back, while nobody has learned anything from it
door-help-undo-ask = take your last answer back; the others may have to agree, with `yes` or `no`
door-help-say = talk to the others
door-help-who = who is there
door-help-begin = the host begins; bots sit down on open chairs
door-help-quit = leave; the match is saved
door-help-quit-link = leave; the same link brings you back to your seat
door-word-answer = ANSWER
door-word-words = WORDS
door-lesson = { $game }: { $lesson }. Enter goes on; `look` shows the table.
door-enter = Enter: { $does }
door-go-on = Go on
door-to-the-table = To the table
door-lesson-step = { $lesson } · { $step } of { $steps }
door-every-game = every game
door-implemented = Implemented in
door-no-sources = Where it is implemented cannot be said: the sources do not lie beside the program.
door-rules = { $rules } rules
door-game = { $game } ({ $key }), { $least } to { $most } seats, rules version { $version }
door-variants = Variants: { $variants }
door-options = Options:
door-option = { $option }: { $allowed } ({ $default } if left out)
door-nothing = nothing
door-verified-game = a match of { $game }, rules version { $version }
door-verified-seed = the seed is the one that the file committed to
door-verified-commitment = the commitment is the published one
door-verified-deal = the opening deal is computed anew from that seed (below)
door-verified-actions = { $actions } actions, each by the seat that was asked, each legal
door-verified-state = the last state is the one that was saved
door-verified-outcome = the outcome is right
door-verified-goes-on = the match still goes on
door-note-pack = the cards are those of { $file }, which is in the file: look at them too
door-note-taken-back =
    { $times ->
        [one] once something was taken back, and chance was drawn afresh from the seed
       *[other] { $times } times something was taken back, and chance was drawn afresh from the seed
    }
door-note-unused = of the forced draws { $number } never came: { $draws }
door-by-hand-position = the match begins from a position laid out by hand
door-by-hand-draws = the first draws were forced ({ $number } of them)
door-ok = ok
door-note = note
door-wrong = WRONG
door-seed = Seed { $seed }
door-commitment = Commitment { $commitment }
door-opening-deal = The opening deal:
door-verdict-wrong = This match is not what it says.
door-verdict-right = This match is what it says.

## The terminal

door-cannot-be-opened = { $file } cannot be opened: { $why }. The file is left as it is.
door-cannot-be-saved = This match cannot be saved: { $why }.
door-pass-screen = Pass the screen to { $name }.
door-admire = Everyone else, admire the ceiling.
door-open-the-book = I am { $name }, open the book (Enter)
door-seen-last = What everybody saw last:
door-last-page = The last page
door-again = Same chairs, again (a)
door-back-to-lobby = Back to the lobby
door-look-at-table = Look at the table (t)
door-ended-early = The match was ended before its last page.
door-won-alone = You have won.
door-won-together = You have won together.
door-no-win = No win this time.
door-score-by-round = Score by round
door-share-the-win = { $winners } share the win.
door-wins-by = { $winners } wins: { $grade }.
door-wins = { $winners } wins.
door-robot-wins = The robot wins.
door-plan-changed = The coach has changed its plan.
door-coach = What would the coach do?
door-thinking = Thinking...
door-esc-closes = Esc closes
door-hint-keys = Enter does it · w its rule · Esc closes
door-rules-title = Rules
door-rules-keys = type to search · Esc closes
door-rules-search = Search by word or id, then Enter{ $hint }
door-rules-none = Type a word of a rule, or its id.
door-help-title = Help
door-log = Log
door-chairs = Chairs
door-game-title = Game
door-log-title = The whole log
door-log-keys = Enter opens the rule · Esc closes
door-seats =
    { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
door-moves =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
door-desk = The desk
door-asked = { $name }, you are asked
door-too-small = the table needs { $least }, this is { $here } · 
door-hint-when-asked = A hint is for the one who is asked.
door-undo-when-asked = Take back when you are asked.
door-seen-by = { $words } · seen by { $who }
door-house-rules = House rules
door-names-or-chance = names with commas, or left to chance
door-pull-up = Reading Room · Pull up a chair.
door-left-to-chance = left to chance
door-open-doors = Open the doors (Ctrl+S)
door-unfinished = Unfinished matches
door-not-yet = Not yet: { $why }
door-enter-sits = Enter sits down
door-none = none
door-yes = yes
door-no-value = no
door-search = a word, or a rule's id
door-percent = { NUMBER($above, useGrouping: 0) } of { NUMBER($below, useGrouping: 0) } ({ $percent }%)
door-damaged = DAMAGED

## What keys do, at the foot of a screen

door-key-back = Back
door-key-decks = Decks
door-key-powers = Powers
door-key-back-to-the-lobby = Back to the lobby
door-key-change = Change
door-key-choose = Choose
door-key-close = Close
door-key-do-it = Do it
door-key-fast = Fast
door-key-go-on = Go on
door-key-help = Help
door-key-hint = Hint
door-key-how-to-play = How to play
door-key-leave = Leave
door-key-lobby = Lobby
door-key-log = Log
door-key-look-at-the-table = Look at the table
door-key-market = Market
door-key-open = Open
door-key-open-the-doors = Open the doors
door-key-people = People
door-key-play-again = Play again
door-key-rules = Rules
door-key-rules-of-this-tool = Rules of this tool
door-key-scroll = Scroll
door-key-talk = Talk
door-key-the-cards-in-full = The cards in full
door-key-undo = Undo
door-key-why = Why

## The help

door-keys-answers = the other answers, by the key in brackets
door-keys-arrows = walk through the answers; the one in focus shows all its words
door-keys-signs = Signs:
door-keys-refused = refused: the rule stands beside it, Enter or a click opens it
door-keys-final = one press does not take this back: others learn something from it
door-keys-undo = take back, while nobody has learned anything since
door-keys-undo-asks = take back; once others have learned something they are asked
door-keys-yes-no = let somebody take back, or not
door-keys-talk = talk: a line of your own, or a quick phrase
door-keys-hint = a hint: what the coach would do; Enter does it
door-keys-people = who is there; the host begins, pauses and ends here
door-keys-why = why: the rule of the question, or of the last refusal
door-keys-rules = the rulebook, with a search
door-keys-log = the whole log; Enter on a line opens its rule
door-keys-offer = what is on offer, in full
door-keys-tab = on to the log and your hand; Enter opens the rules
door-keys-page = through hands that do not fit on the screen
door-keys-fast = bots play without pauses, or only this time
door-keys-lobby = back to the lobby; the match is saved after every move
door-keys-leave = leave; the same link brings you back to your seat
door-keys-fields = from field to field;  ← → change a field;  Ctrl+S opens the doors
door-keys-lesson = the lesson: how the chosen game is played
door-keys-everywhere = this page;  Esc closes;  Ctrl+Q leaves the room
door-keys-at-table = At the table
door-keys-in-lobby = In the lobby
door-keys-anywhere = Everywhere
door-keys-signs-of-people = People:  ● here   ○ away   ◇ a bot   ◆ a bot plays for somebody   · open

## Who sits where

door-error = error: { $why }
door-grade =
    { $grade ->
        [win] win
        [shared-win] shared win
        [loss] loss
        [win-with-honours] win with honours
        [the-robot-wins] the robot wins
       *[other] { $text }
    }
door-level =
    { $level ->
        [random] Random bot
        [greedy] Greedy bot
        [apprentice] Apprentice bot
        [librarian] Librarian bot
        [archivist] Archivist bot
       *[other] { $level }
    }
    .in =
        { $level ->
            [random] random bot
            [greedy] greedy bot
            [apprentice] apprentice bot
            [librarian] librarian bot
            [archivist] archivist bot
           *[other] bot
        }
door-person = person
door-empty-chair = empty chair
door-reader = Reader { $number }
door-you = You
door-answers-out-of-sight = { $answers } answers, scroll ↓
door-final = cannot be taken back alone
door-replay-keys = Enter or right: next; left: back; g: deal; G: end; q: leave

## A server's table

door-join-coming = Coming to the table at { $server }...
door-join-key-not-kept = The key of your seat cannot be kept: { $why }.
door-join-name = Your name
door-join-name-hint = as the others shall read it
door-join-at-table = At the table: { $sitters }.
door-join-nobody-yet = nobody yet
door-join-look-on = Look on, without a chair
door-join-chairs = Pull up a chair
door-join-chair = Chair { $chair }
door-join-chair-of = Chair { $chair }, { $name }'s ({ $words })
door-join-points = { $name } points from { $start } to { $end }
door-join-phrase =
    { $phrase ->
        [hello] Hello, everyone!
        [your_turn] It is your turn.
        [thinking] Let me think for a moment.
        [well_played] Well played!
        [oops] Oops!
        [burn] Oh no, it burns!
        [thanks] Thank you!
        [back_soon] I will be back soon.
        [good_game] Good game!
        [again] Shall we play again?
       *[other] { $phrase }
    }
door-join-no-answer = it does not answer in time
door-join-talk = Talk
door-join-talk-foot = Enter says it · Tab to the phrases · Esc closes
door-join-said = Said so far
door-join-say = Say something
door-join-phrases = Quick phrases
door-join-lost = Connection lost, coming back...
door-join-lost-in = connection lost, coming back...
door-join-paused = The host has paused the match.
door-join-reactions = Waiting for reactions...
door-join-ended = The host has ended the match.
door-join-over = The match is over.
door-join-rematch = A rematch has begun.
door-join-rematch-go = A rematch has begun: press a to sit down there.
door-join-undo-asked = You asked to take back; { $waiting } must agree.
door-join-undo-asks = { $name } asks to take back.
door-join-bot = { door-level.in }
door-join-plays-for = away, the { door-level.in } plays
door-join-plays-open = open, the { door-level.in } plays
door-join-open = open
door-join-here = here
door-join-away = away
door-join-looking-on = looking on
door-join-you-are = you are { $name }
door-join-host = host
door-join-state-over = over
door-join-state-paused = paused
door-join-begin-host = Begin when everybody is there.
door-join-begin-others = The host begins when everybody is there.
door-join-others = Others sit down at
door-join-round = Round the table
door-join-sure = Are you sure? Enter once more.
door-join-you = (you)
door-join-do-begin = Begin
door-join-do-begin-with = Begin, { door-level }s on the open chairs
door-join-do-go-on = Go on
door-join-do-pause = Pause
door-join-do-end = End the match here
door-join-nobody-plays = While you are away nobody plays for you.
door-join-bot-plays = While you are away a bot plays after { $seconds } seconds.
door-join-clock = Each answer should take { $seconds } seconds at most.
door-join-taken-back = { $times } taken back.
door-join-back = Back at the table.
door-join-to-rematch = Go to the rematch
door-join-again = Play again, same chairs
door-join-yes = Yes, { $name } may take back
door-join-no = No, it stays
door-join-looking-talks = You are looking on; whoever sits at the table talks.
door-join-leave = Leave
door-join-rematch-sitters = Whoever sat at the table can ask for a rematch.
