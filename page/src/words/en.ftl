# The page itself, in English; games have words of their own.

page-level =
    { $level ->
        [apprentice] Apprentice
        [librarian] Librarian
        [archivist] Archivist
       *[other] { $level }
    }
page-pace =
    { $pace ->
        [live] Now, together
       *[days] Over days
    }

# The server says it itself, in English.
page-verify-step = { $text }

page-keys-does =
    { $does ->
        [answer] press that answer of the slip
        [slip] go to the slip
        [hint] what would a bot do
        [undo] take back
        [describe] the table in words
        [ledger] the ledger
        [close] let go, close
       *[keys] these keys
    }

page-span =
    { $unit ->
        [seconds]
            { $count ->
                [one] 1 second
               *[other] { $count } seconds
            }
       *[minutes]
            { $count ->
                [one] 1 minute
               *[other] { $count } minutes
            }
    }
page-title = Reading Room
page-home = Reading Room, back to the lobby
page-skip = Skip to what is asked
page-you = You
page-close = Close
page-copy = Copy link
page-copied = Copied
page-try-again = Try again

page-rule-label = Rule { $id }
page-rule-title = The rule
page-rule-all = All rules
page-rule-unknown = This rule is not in the book.
page-rule-loading = Opening the book.

page-lobby-hello = Pull up a chair.
page-lobby-lead = Four games about libraries. One link, no account, bots for the empty chairs.
page-lobby-choose = Choose a game
page-lobby-skip = Skip to the games
page-lobby-soon = at the binder’s
page-lobby-manners =
    { $manner ->
        [luck] press your luck
        [together] together
        [quietly] together, quietly
        [friends] collect friends
       *[other] { $manner }
    }
page-lobby-players =
    { $seats } { $most ->
        [one] player
       *[other] players
    }
page-lobby-carry-on = Carry on
page-lobby-look-on = Look on
page-lobby-read-back = Read it back
page-lobby-yours = Your tables
page-lobby-all-yours = All { $count } tables
page-lobby-with-others = with { $names }
page-lobby-not-begun = The doors are still closed.
page-lobby-set-table = Set a table
page-lobby-your-name = Your name
page-lobby-that-is-you = that is you
page-lobby-name-placeholder = Reader
page-lobby-chairs = Chairs
page-lobby-empty-chair = An empty chair
page-lobby-friend = A friend
page-lobby-friend-sub = sits down with the link
page-lobby-bot = bot
page-lobby-here = plays at this screen, too
page-lobby-sits-who = Who sits on chair { $seat }
page-lobby-kinds =
    { $kind ->
        [me] At this screen
        [open] A friend
        [bot] A bot
       *[other] { $kind }
    }
page-lobby-add-chair = One more chair, for
page-lobby-full = All chairs are taken.
page-lobby-remove-chair = Take the chair of { $name } away
page-lobby-level = How well { $name } plays
page-lobby-house-rules = House rules
page-lobby-more = More
page-lobby-more-sub = pace, clock, odds, whispers
page-lobby-pace = How fast
page-lobby-pace-means =
    { $pace ->
        [live] Everybody is here. A bot covers for whoever is gone for long.
        [days] Come and go. The table waits for days.
       *[other] { $pace }
    }
page-lobby-clock = Minutes to think, all in all
page-lobby-no-clock = No clock
page-lobby-minutes = { $minutes } minutes
page-lobby-show-odds = Show odds and hints
page-lobby-chat = Whispering allowed
page-lobby-play-now = Play now
page-lobby-against =
    against { $bots ->
        [0] no bots
        [one] a bot
        [2] two bots
        [3] three bots
        [4] four bots
        [5] five bots
       *[other] { $bots } bots
    }
page-lobby-beside =
    with { $bots ->
        [0] no bots
        [one] a bot
        [2] two bots
        [3] three bots
        [4] four bots
        [5] five bots
       *[other] { $bots } bots
    }
page-lobby-alone = alone at the desk
page-lobby-opening = Opening
page-lobby-open = Open the doors
page-lobby-open-sub =
    { $people } at the table{ $free ->
        [0] { "" }
        [one] , one chair free
       *[other] , { $free } chairs free
    }
page-lobby-join-link = Join with a link
page-lobby-link-placeholder = Paste a link to a table
page-lobby-join = Sit down
page-lobby-bad-link = That is no link to a table. It looks like https://host/t/abc.
page-lobby-upload = Open a match file
page-lobby-bad-file = That is no match file. Choose one that was saved by “Match file” at the end of a match.
page-lobby-challenge = Same deal for everybody
page-lobby-challenge-sub = A link with one fixed shuffle, and who did best with it.
page-lobby-challenge-name = { $name }’s deal
page-lobby-challenge-unnamed = A challenge
page-lobby-settings = Settings
page-lobby-glance-label = How it plays
page-lobby-learn = How to play
page-lobby-learn-long = a lesson of two minutes
page-lobby-rules = The rules
page-lobby-credits = { $credits } This is an unofficial table; card values that nobody has published are our own reconstructions.
page-lobby-forget = Take it off the shelf
page-lobby-over = finished

page-bar-undo = Take back
page-bar-undo-ask = Ask to take back
page-bar-hint = What would a bot do?
page-bar-rules = Rules of this game
page-bar-sound-on = Sound is on
page-bar-sound-off = Sound is off
page-bar-menu = Menu

page-seats-title = Round the desk
page-seats-label = Players
page-seats-bot = { $level } bot
page-seats-covered = a bot covers
page-seats-away = away
page-seats-away-since = away since { $time }
page-seats-here = here
page-seats-open = empty

page-away-since = { $name } has been away since { $time }.
page-away-cover-at = A bot plays for { $name } at { $time }, until they are back.
page-away-waits = The table waits for them.
page-away-missed = While you were away
page-away-missed-sub = What was played in your seat stands out.

page-slip-back = Back
page-slip-away = { $name } is away
page-slip-your-turn = Your turn, { $name }
page-slip-thinking = { $name } is asked
page-slip-watching = Looking on
page-slip-paused = The table is paused.
page-slip-paused-sub = The host lets it go on.
page-slip-lost = The line dropped. Nothing is lost; trying again.
page-slip-lost-sent = The line dropped. Your move is safe; trying again.
page-slip-not-yours = Somebody else has this seat now.
page-slip-looking = You look on.
page-slip-quiet = One moment
page-slip-over = The match is over
page-slip-final = cannot be taken back
page-slip-why-not = Not now: press it to read why

page-refusal = Not now.

page-trouble-no-answer = The server does not answer. Nothing was lost; try again in a moment.
page-trouble-by-itself = This page goes on by itself as soon as it does.
page-trouble-opening = The table is being laid.
page-trouble-odd-answer = The server answered with { $status }. Try again in a moment.
page-trouble-left = This table was left.
page-trouble-no-screen = This part of the room has not come. It is fetched again as soon as there is a connection.
page-trouble-missing = This is not here, or not any more.
page-trouble-too-many = That was much at once. Try again in a moment.
page-trouble-general = That does not go.

page-taken-back =
    { $who ->
        [1] You take a move back.
       *[other] { $who } takes a move back.
    }
page-ledger-title = Ledger
page-ledger-label = What happened
page-ledger-empty = Nothing has happened yet.
page-ledger-open = Open the ledger

page-chat-title = Whispers
page-chat-placeholder = Whisper to the desk
page-chat-send = Say it
page-chat-quick = Quick phrases
page-chat-off = The host has asked for silence.
page-chat-points =
    { $who ->
        [me] point at the board
       *[other] points at the board
    }
page-chat-phrases =
    { $phrase ->
        [hello] Hello, everyone
        [your_turn] It is your turn
        [thinking] Let me think for a moment
        [well_played] Well played
        [oops] Oh dear
        [burn] Oh no, it burns
        [thanks] Thank you
        [back_soon] I will be back soon
        [good_game] Good game
        [again] Shall we play again
       *[other] { $phrase }
    }

page-describe = The table in words

page-keys-title = Keys

page-wait-title = The doors are still closed
page-wait-lead = Send the link to your friends. Everyone who opens it can take an empty chair.
page-wait-chairs = Round the desk
page-wait-chair = Chair { $seat }
page-wait-sit = Sit here
page-wait-sit-too = At this screen
page-wait-sitting = Sit down
page-wait-your-name = Your name
page-wait-their-name = Their name
page-wait-rename = Rename
page-wait-renamed = That is my name
page-wait-cancel = Leave it
page-wait-you = that is you
page-wait-at-screen = at this screen
page-wait-here = here
page-wait-away = away
page-wait-bot = a bot
page-wait-free = for whoever has the link
page-wait-invite = Invite
page-wait-share-it = Share
page-wait-put-bot = A bot
page-wait-rules = House rules
page-wait-clock = { $minutes } minutes to think
page-wait-no-odds = Without odds and hints
page-wait-get-up = Get up
page-wait-level = How well the bot on chair { $seat } plays
page-wait-stir = Stir the shuffle
page-wait-stir-why = Type anything: it goes into the seed, so that nobody alone decides it.
page-wait-stir-do = Stir
page-wait-sealed = Sealed already:
page-wait-stirred = Stirred by { $names }.
page-wait-stir-label = Anything you like
page-wait-missing =
    { $free ->
        [0] All chairs are taken.
        [one] One chair is empty.
       *[other] { $free } chairs are empty.
    }
page-wait-fill = Bots in empty chairs
page-wait-start = Open the doors
page-wait-start-sub =
    { $bots ->
        [0] everyone is here
        [one] a bot takes the empty chair
       *[other] bots take the { $bots } empty chairs
    }
page-wait-host-starts = The host opens the doors when everyone is here.
page-wait-open-chair = Free this chair
page-wait-looking = You look on. Take a chair to play.
page-wait-lead-guest = Take an empty chair. The host opens the doors when everyone is here.
page-wait-full = All chairs are taken. Stay, and you look on when the doors open.
page-wait-qr-show = As a picture for a camera
page-wait-qr = The link as a picture for a phone’s camera

page-menu-title = Menu
page-menu-share = Invite
page-menu-share-short = link and picture for a camera
page-menu-share-sub = Whoever has this link can look on, or take an empty chair.
page-menu-move = Move my seat to another device
page-menu-move-sub = Open this link there, or point its camera here. It is yours alone.
page-menu-new-key = Make a new key for it
page-menu-new-key-sub = The old link and every other device lose the seat.
page-menu-people = People
page-menu-people-sub = who plays, your name, getting up
page-menu-people-host = bots, free chairs, new links, your name
page-menu-host = Host
page-menu-host-sub = pause, end, whispers, odds, clock
page-menu-put-bot = Put a bot here
page-menu-free = Free the chair
page-menu-take-sure = { $name } loses the chair. Go on?
page-menu-send-key = A new link for this chair
page-menu-rename = Be called something else
page-menu-leave = Get up for good
page-menu-leave-sure = A bot plays on for you. Get up?
page-menu-pause = Pause
page-menu-resume = Go on
page-menu-end = End the match here
page-menu-end-sure = End it for everybody?
page-menu-settings = This screen
page-menu-settings-sub = light, language, pace, sound, notices
page-menu-theme = Light
page-menu-themes =
    { $theme ->
        [auto] As the device
        [light] Morning
        [dark] Lamplight
       *[other] { $theme }
    }
page-menu-language = Language
page-menu-pace = Pace of what others do
page-menu-paces =
    { $pace ->
        [calm] Calm
        [brisk] Brisk
        [instant] At once
       *[other] { $pace }
    }
page-menu-sound = Sound
page-menu-odds = Show the odds
page-menu-notices = Tell me when it is my turn
page-menu-chat-on = Whispering
page-menu-odds-on = Odds and hints
page-menu-grace = A bot covers for whoever is gone
page-menu-grace-never = never
page-menu-grace-after = after { page-span }
page-menu-clock = Time to think, all in all
page-menu-hook = Announce my turns to a web address
page-menu-hook-placeholder = https://…
page-menu-hook-sub = The server posts a line there when you are asked. Empty: no more.
page-menu-save = Save
page-menu-saved = Saved
page-menu-replay = Read it back
page-menu-rules = The rules
page-menu-learn = How to play
page-menu-lobby = To the lobby
page-menu-yes = Yes
page-menu-no = No

page-undo-asked = { $name } asks to take a move back.
page-undo-waiting = You asked to take a move back. The others are asked.
page-undo-allow = Allow it
page-undo-refuse = No, it stays

page-clock-left = left to think

page-curtain-pass = Pass the desk to { $name }.
page-curtain-others = Everyone else, admire the ceiling.
page-curtain-open = I am { $name }, open the book
page-curtain-last = The last move: { $line }

page-hint-title = A librarian would say
page-hint-thinking = A librarian is thinking it over.
page-hint-changed = The plan has changed.
page-hint-do-it = Do that

page-end-kicker = { $title }, { $where }
page-end-again = Same chairs, again
page-end-go-again = To the rematch
page-end-read = Read it back
page-end-share = Share
page-end-table = Look at the table
page-end-story = Open the story
page-end-moment = Go there
page-end-all = Turn by turn, { $count } moments
page-end-seal = The shuffle was sealed before the first move.
page-end-check = Check the seal
page-end-download = Match file
page-end-luck = Luck
page-end-drawn = drawn
page-end-expected = expected
page-end-scores = Scores by round
page-end-ended = The host has ended the match.
page-end-ended-tale = The match was ended before its last page, so its story stays untold. What was played can be read back.
page-end-telling = The story is being written.
page-end-round = Round
page-end-end = End
page-end-winner = won
page-end-rematch = A rematch is set.
page-end-grades =
    { $grade ->
        [win-with-honours] With honours
       *[other] { "" }
    }
page-end-again-sub = same people, new shuffle
page-end-read-sub = and play on from any moment
page-end-kinds =
    { $kind ->
        [bravest] Bravest
        [unluckiest] Unluckiest
        [lucky] Luckiest
        [turning_point] Turning point
        [what_if] What if
        [biggest] Best turn
        [collapse] The end
        [captured] Captured
        [returned] Brought home
        [lull] A long lull
        [cursed] The worst curse
        [lost_time] Time lost
       *[other] { START($kind) }
    }

page-verify-title = The seal
page-verify-holds = The deal is what was sealed before the first move.
page-verify-broken = Not everything here was sealed before the first move.
page-verify-checking = Shuffling once more, to compare.
page-verify-yes = holds
page-verify-no = does not hold
page-verify-stirred = What players added to the seed
page-verify-secret = The server’s secret, opened now

page-replay-title = Read it back
page-replay-at = Moment { $at } of { $last }
page-replay-first = First
page-replay-before = Before
page-replay-after = After
page-replay-last = Last
page-replay-play = Play
page-replay-pause = Pause
page-replay-eyes = Through whose eyes
page-replay-public = Everybody’s
page-replay-link = Link to this moment
page-replay-fork = Play on from here
page-replay-live = Back to the table
page-replay-slider = Moment
page-replay-skip = Skip to the moments
page-replay-ways = Eyes, links and playing on
page-replay-looking = You look back here. Nothing can be played.
page-replay-fork-not = nothing is left to play at the end
page-replay-fork-lead = From moment { $at } on, with fresh chance. Bots take the other chairs.
page-replay-fork-seat = Your chair
page-replay-fork-level = How well the bots play
page-replay-fork-go = Play on
page-replay-fork-small = at a new table
page-replay-not-yet = There is nothing to read back yet. The match has not begun.

page-learn-title = How to play
page-learn-step = { $at } of { $last }
page-learn-next = Next
page-learn-before = Before
page-learn-again = From the start
page-learn-play = Set a table
page-learn-skip = Skip to the note
page-learn-press = In this lesson, press “{ $label }”.
page-learn-go-on = In this lesson, press “Next”.
page-learn-none = There is no lesson for this game yet.

page-rules-title = The rules of { $game }
page-rules-short = The rules
page-rules-aim = What you play for
page-rules-lead = { $count } rules in our words, by word or call number.
page-rules-search = Search the rules
page-rules-skip = Skip to the rules
page-rules-clear = Search for something else
page-rules-ways = Other ways in
page-rules-chapters = Chapters
page-rules-sources =
    { $source ->
        [R] From the rulebook
        [O] Our own, where the rulebook is silent
        [R-O] From the rulebook, completed by us
       *[other] { $source }
    }
page-rules-see = See
page-rules-found =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
page-rules-none = No rule says that. Try another word.

page-challenge-title = Same deal for everybody
page-challenge-lead = Everyone who plays here gets the same shuffle against the same bots.
page-challenge-game = { $title }, { $against }
page-challenge-reader = Reader
page-challenge-score = Points
page-challenge-when = Finished
page-challenge-place = Place
page-challenge-won = won
page-challenge-send = Send it round
page-challenge-link = The link to this challenge
page-challenge-sealed = The shuffle is sealed:
page-challenge-play = Take it up
page-challenge-results = Who did best
page-challenge-nobody = Nobody has finished it yet.
page-challenge-playing =
    { $count ->
        [one] One reader is at it.
       *[other] { $count } readers are at it.
    }

page-offline = No connection. The room opens again by itself.
page-no-face = This page has no table for { $title }. Reload it to get the newest.

page-nowhere-title = No such shelf
page-nowhere-closed = Not here yet
page-nowhere-silent = Nobody answers
page-nowhere-home = To the lobby
page-nowhere-lead = This address leads nowhere.

page-notice-title = Your turn: { $game }
page-notice-body = The desk waits for you.
page-notice-tab = ●{ " " }
