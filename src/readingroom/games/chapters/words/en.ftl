# Chapters, in English.

## What things are called. A card of a pack of one's own comes with its name, and keeps it.

chapters-friend =
    { $friend ->
        [fr01] Exam-Season Mugger
        [fr02] Corner-Seat Regular
        [fr03] Workshop Addict
        [fr04] Storytime Superfan
        [fr05] Microfilm Sleuth
        [fr06] Novel-a-Day Reader
        [fr07] Weekend Wanderer
        [fr08] Window-Seat Sampler
        [fr09] Curious Retiree
        [fr10] Family Day-Outers
        [fr11] Genre Hopper
        [fr12] Quiz-Night Captain
        [fr13] Library-Stamp Collector
        [fr14] Architecture Photographer
        [fr15] Backpacking Booklover
        [fr16] Exchange Student
        [fr17] Visiting Scholar
        [fr18] Library-Hopping Vlogger
        [fr19] Study-Group Leader
        [fr20] Kopi Kaki
        [fr21] Craft-Circle Auntie
        [fr22] Volunteer Storyteller
        [fr23] Book-Club Host
        [fr24] Inseparable Twins
       *[other] { $friend }
    }

chapters-given =
    { $given ->
        [fr01] Exam-Season Mugger
        [fr02] Corner-Seat Regular
        [fr03] Workshop Addict
        [fr04] Storytime Superfan
        [fr05] Microfilm Sleuth
        [fr06] Novel-a-Day Reader
        [fr07] Weekend Wanderer
        [fr08] Window-Seat Sampler
        [fr09] Curious Retiree
        [fr10] Family Day-Outers
        [fr11] Genre Hopper
        [fr12] Quiz-Night Captain
        [fr13] Library-Stamp Collector
        [fr14] Architecture Photographer
        [fr15] Backpacking Booklover
        [fr16] Exchange Student
        [fr17] Visiting Scholar
        [fr18] Library-Hopping Vlogger
        [fr19] Study-Group Leader
        [fr20] Kopi Kaki
        [fr21] Craft-Circle Auntie
        [fr22] Volunteer Storyteller
        [fr23] Book-Club Host
        [fr24] Inseparable Twins
       *[other] { $given }
    }

chapters-happening =
    { $event ->
        [ev01] Spotted a trending influencer
        [ev02] Here for the aircon
        [ev03] Grand reopening
        [ev04] VIP tour
        [ev05] Reunion in the Lobby
        [ev06] Mix-up at the book club
        [ev07] Book exchange day
        [ev08] Overdue returns
        [ev09] Stocktake
        [ns01] Phone on full volume
        [ns02] Librarian's glare
        [ns03] Chope!
        [ns04] Burst pipe
        [ns05] Durian in the reading room
        [ns06] Flat tyre
       *[other] { $event }
    }

chapters-card =
    { $card ->
        [fr01] Exam-Season Mugger
        [fr02] Corner-Seat Regular
        [fr03] Workshop Addict
        [fr04] Storytime Superfan
        [fr05] Microfilm Sleuth
        [fr06] Novel-a-Day Reader
        [fr07] Weekend Wanderer
        [fr08] Window-Seat Sampler
        [fr09] Curious Retiree
        [fr10] Family Day-Outers
        [fr11] Genre Hopper
        [fr12] Quiz-Night Captain
        [fr13] Library-Stamp Collector
        [fr14] Architecture Photographer
        [fr15] Backpacking Booklover
        [fr16] Exchange Student
        [fr17] Visiting Scholar
        [fr18] Library-Hopping Vlogger
        [fr19] Study-Group Leader
        [fr20] Kopi Kaki
        [fr21] Craft-Circle Auntie
        [fr22] Volunteer Storyteller
        [fr23] Book-Club Host
        [fr24] Inseparable Twins
        [ev01] Spotted a trending influencer
        [ev02] Here for the aircon
        [ev03] Grand reopening
        [ev04] VIP tour
        [ev05] Reunion in the Lobby
        [ev06] Mix-up at the book club
        [ev07] Book exchange day
        [ev08] Overdue returns
        [ev09] Stocktake
        [ns01] Phone on full volume
        [ns02] Librarian's glare
        [ns03] Chope!
        [ns04] Burst pipe
        [ns05] Durian in the reading room
        [ns06] Flat tyre
        [fs01] Toy Library
        [fs02] TinkerTots
        [fs03] Stories Come Alive Room
        [fs04] Storyteller Cove
        [fs05] Immersive Room
        [fs06] The Submarine
        [fs07] Central Library Courtyard
        [fs08] My Tree House
        [fs09] Hydroponics Showcase
        [fs10] Climate Action Corner
        [fs11] Culinary Studio
        [fs12] #spaceout
        [fs13] Teens' Mezzanine
        [fs14] Indoor Playground
        [fs15] Archives Reading Room
        [fs16] Oldham Theatre
        [fs17] Former Ford Factory
        [fs18] Rare Collections Gallery
        [fs19] library@chinatown
        [fp01] National Reading Day
        [fp02] National Reading Challenge
        [fp03] Read for Books
        [fp04] 10,000 & More Fathers Reading!
        [fp05] Book Bugs
        [fp06] Read@School
        [fp07] Storytelling Sessions
        [fp08] Taxi Shifu & Friends Club
        [fp09] Little Avid Readers
        [fp10] Kelab Si Luncai
        [fp11] The Book Rangers
        [fp12] Smart Heroes Reading Club
        [fp13] Green Market
        [fp14] Urban Farming Workshop
        [fp15] AR Learning Trail
        [fp16] Memory Roadshow
        [fp17] irememberSG Fund
        [fp18] Lepak Landscapes
        [fp19] SG60 Heart&Soul Experience
        [fc01] NewspaperSG
        [fc02] MusicSG
        [fc03] Singapore Infopedia
        [fc04] BiblioAsia
        [fc05] Archives Online
        [fc06] SoundscapeSG
        [fc07] Straits Settlements Records
        [fc08] Oral History Interviews
        [fc09] Web Archive Singapore
        [fc10] Legal Deposit Collection
        [fc11] Asian Children's Literature Collection
        [fc12] Rare Materials Collection
        [fc13] World and Us Collection
        [fc14] Accessible Collection
        [fc15] Singapore Collection
        [fc16] eBooks on Libby
        [fc17] Shippers' Tickets Collection
        [fc18] Singapore Tamil Arts Digital Archive
        [fc19] Building Plans
        [en01] Children's Biodiversity Library by Singapore Oceanarium
        [en02] Curiosity: Places and Perspectives (A)
        [en03] Curiosity: Places and Perspectives (B)
        [en04] LAUNCH
        [en05] StoryGen
        [en06] Indoor Garden
        [en07] Spark!Lab
        [en08] Singapore Alcove
        [en09] Nodes
        [en10] PIXEL Labs
        [en11] ChatBook
        [en12] Borrow-n-Go
        [en13] Bookdrop
        [en14] Documenting Singapore Together
        [en15] Oral History Centre
        [en16] Comics and Games Library
        [en17] NLB Mobile
        [en18] Playbrary
        [en19] Read! Fest
        [en20] S.U.R.E.
        [en21] Citizen Archivist Project
        [en22] Calm Pods
        [en23] AuRoSS Shelf-Scanning Robot
        [en24] kidsREAD
        [en25] Human Library
        [en26] Singapore Memory Project
        [en27] mini-MOLLY
        [si01] Queenstown Public Library
        [si02] Punggol Regional Library
        [si03] National Archives of Singapore
        [si04] National Library Building
       *[other] { $card }
    }

chapters-category =
    { $category ->
        [space] Space
        [programme] Programme
        [content] Content
       *[other] { $category }
    }

## Why something cannot be done now

chapters-refused-over = the game is over
chapters-refused-without-enhancements = this game is played without Enhancements
chapters-refused-no-reaction = there is nothing to react to now
chapters-refused-no-skipping = a turn holds exactly one action, and this choice cannot be skipped
chapters-refused-must-choose = what can be done here must be done
chapters-refused-starting-friend = starting Friends are chosen before the first turn
chapters-refused-not-offered = choose one of the two Friends that were dealt to you
chapters-refused-build-over = building over is only for a Feature that is built at the Feature limit
chapters-refused-no-such-stack = build over one of your own Features
chapters-refused-tuck = an Enhancement is tucked only under a Feature that is being built
chapters-refused-give-up = there is no invitation to give up
chapters-refused-loan = an icon is borrowed only while a Friend is being invited
chapters-refused-loan-impossible = no such icon is missing, or your hand cannot pay for it
chapters-refused-discount = a discount is for an invitation that lacks an icon
chapters-refused-discount-impossible = no Enhancement of yours gives a discount here
chapters-refused-pay = nothing is to be paid now
chapters-refused-use = abilities are used before or after the action of your own turn
chapters-refused-ability-impossible = this ability is not in your Library, was used in this turn, or would lead nowhere
chapters-refused-trigger = nothing is waiting to be put in order
chapters-refused-not-triggered = this Enhancement does not answer to that action
chapters-refused-target = no player is to be chosen now
chapters-refused-not-a-target = this player has nothing that the card could take
chapters-refused-friend = no Friend is to be chosen now; to bring one in, invite
chapters-refused-not-this-friend = that Friend cannot be chosen here
chapters-refused-rotate = this Friend is not in the Lobby, is kept already, or was your choice of last turn
chapters-refused-stack = no Feature is to be chosen now
chapters-refused-not-this-stack = that Feature cannot be chosen here
chapters-refused-discard = cards are discarded when a card says so, or at the end of a turn above the hand limit
chapters-refused-cost = you do not hold it, or without it the ability would lead nowhere
chapters-refused-shelve = cards are shelved when an Enhancement says so
chapters-refused-shelve-event = no Event has just been resolved that you may shelve
chapters-refused-recover = anybody may look at the discard pile, but nothing is taken from it now
chapters-refused-not-on-the-pile = that card is not to be had from the discard pile
chapters-refused-draw = cards are drawn at the end of a turn, or when a card says so
chapters-refused-nothing-there = no card lies there
chapters-refused-arrange = you are not looking at the Friend deck
chapters-refused-one-friend-only = there is only one Friend to put back
chapters-refused-guess = the top Friend is guessed after the action, by the Site that can
chapters-refused-archive = a Feature is archived after the draw, by the Site that can
chapters-refused-cards-first = choose the cards first
chapters-refused-abilities-first = use an ability or go on first
chapters-refused-choice-first = another choice comes first
chapters-refused-not-in-the-box = no such card is in this box
chapters-refused-not-in-hand = you do not hold that card
chapters-refused-kind = the extra action must be of a kind that the previous player took
chapters-cannot-not-in-lobby = { chapters-friend } is not in the Lobby
chapters-cannot-barred = { chapters-friend } cannot be invited this turn
chapters-cannot-reserved = { chapters-friend } is kept for another player
chapters-cannot-icons = your Library lacks icons for { chapters-friend }
chapters-cannot-reaction-only = { chapters-happening } is played as a reaction, not as an action
chapters-cannot-no-answer = { chapters-happening } does not answer what was declared
chapters-refused-molly = MOLLY is called as the action of a turn, and keeps its Category until then

## Answers

chapters-do-pass = Let it happen
chapters-do-done = Go on
chapters-do-keep = Begin with { chapters-friend }
chapters-do-build = Build { $card }
chapters-do-over = Build over Feature { $stack }
chapters-do-tuck = Tuck { $card } under it
chapters-do-tuck-none = Build without an Enhancement
chapters-do-invite = Invite { chapters-friend }
chapters-do-give-up = Give the invitation up
chapters-do-loan = Borrow an icon: { chapters-category }
chapters-do-discount = Use the discount
chapters-do-pay = Pay with { $card }
chapters-do-play = Play { chapters-happening }
chapters-do-molly = Call MOLLY for { chapters-category }
chapters-do-use = Use { $card }
chapters-do-trigger = { $card } next
chapters-do-player = Choose { $who }
chapters-do-friend = Choose { chapters-friend }
chapters-do-stack = Choose Feature { $stack } of { $who }
chapters-do-discard = Discard { $card }
chapters-do-shelve = Shelve { $card }
chapters-do-shelve-event = Shelve the Event
chapters-do-recover = Take { $card } from the pile
chapters-do-draw-features = Draw from the Feature deck
chapters-do-draw-enhancement = Draw from the Enhancement deck
chapters-do-draw-market = Take market card { $slot }
chapters-do-arrange =
    { $how ->
        [stay] Leave them as they lie
        [turn] Both on top, the other way round
        [second_below] The second one to the bottom
        [first_below] The first one to the bottom
        [below] To the bottom
       *[below_turned] To the bottom, the other way round
    }
chapters-do-guess = Guess { chapters-category }
chapters-do-archive = Archive { $card }

## What happened

# Somebody in a sentence; whoever reads it is number 1, since people may have any name.
chapters-who =
    { $who ->
        [1] You
       *[other] { $who }
    }
    .in =
        { $who ->
            [1] you
           *[other] { $who }
        }
    .whose =
        { $who ->
            [1] Your
           *[other] { $who }'s
        }
    .your =
        { $who ->
            [1] your
           *[other] { $who }'s
        }
chapters-other =
    { $other ->
        [1] you
       *[other] { $other }
    }
    .whose =
        { $other ->
            [1] your
           *[other] { $other }'s
        }
chapters-target =
    { $target ->
        [1] you
       *[other] { $target }
    }

chapters-event-site =
    { chapters-who } { $who ->
        [1] run
       *[other] runs
    } { $site }.
chapters-event-first-player =
    { chapters-who } { $who ->
        [1] go
       *[other] goes
    } first.
chapters-event-pair = { chapters-who } may begin with { $friends }.
chapters-event-pair-unseen =
    { chapters-who } { $who ->
        [1] look
       *[other] looks
    } at two Friends.
chapters-event-kept = { chapters-who } will begin with { chapters-friend }.
chapters-begins-with = { $who } with { chapters-friend }
chapters-event-starting-friends = All begin with a Friend: { $told }.
chapters-event-arrived = { chapters-friend } walks into the Lobby.
chapters-event-turn-begins = It is { chapters-who.your } turn.
chapters-event-ability =
    { chapters-who } { $who ->
        [1] use
       *[other] uses
    } { $card }.
chapters-event-named =
    { chapters-who } { $who ->
        [1] show
       *[other] shows
    } { $card }.
chapters-event-friend-named = { chapters-who } will pay for icons that { chapters-friend } misses.
chapters-event-discount =
    { chapters-who } { $who ->
        [1] use
       *[other] uses
    } a discount.
chapters-event-loan =
    { chapters-who } { $who ->
        [1] borrow
       *[other] borrows
    } an icon: { chapters-category }.
chapters-event-declares-build =
    { chapters-who } { $who ->
        [1] are
       *[other] is
    } about to build { $card }.
chapters-event-declares-invite =
    { chapters-who } { $who ->
        [1] are
       *[other] is
    } about to invite { chapters-friend }.
chapters-event-declares-event =
    { chapters-who } { $who ->
        [1] are
       *[other] is
    } about to play { chapters-happening }.
chapters-event-declares-molly =
    { chapters-who } { $who ->
        [1] are
       *[other] is
    } about to call MOLLY for { chapters-category }.
chapters-event-reacts =
    { chapters-who } { $who ->
        [1] play
       *[other] plays
    } { $card }!
chapters-event-reaction-fails = { chapters-who.whose } { $card } comes to nothing.
chapters-event-cancelled =
    { $action ->
        [build] { chapters-who.whose } building is cancelled.
        [invite] { chapters-who.whose } invitation is cancelled.
        [event] { chapters-who.whose } Event is cancelled.
       *[molly] { chapters-who.whose } call for MOLLY is cancelled.
    }
chapters-event-given-up =
    { chapters-who } { $who ->
        [1] invite
       *[other] invites
    } nobody.
chapters-event-built =
    { chapters-who } { $who ->
        [1] build
       *[other] builds
    } { $card }.
chapters-event-built-with =
    { chapters-who } { $who ->
        [1] build
       *[other] builds
    } { $card } with { $enhancement } under it.
chapters-event-built-over =
    { chapters-who } { $who ->
        [1] build
       *[other] builds
    } { $card } over another Feature.
chapters-event-built-over-with =
    { chapters-who } { $who ->
        [1] build
       *[other] builds
    } { $card } over another Feature, with { $enhancement } under it.
chapters-event-invited =
    { chapters-who } { $who ->
        [1] invite
       *[other] invites
    } { chapters-friend }.
chapters-event-plays =
    { chapters-who } { $who ->
        [1] play
       *[other] plays
    } { $card }.
chapters-event-molly =
    { chapters-who } { $who ->
        [1] call
       *[other] calls
    } MOLLY for { chapters-category }.
chapters-event-molly-from =
    { chapters-who } { $who ->
        [1] call
       *[other] calls
    } MOLLY away from { chapters-other }, for { chapters-category }.
chapters-event-molly-home = MOLLY leaves { chapters-who.in } for the middle.
chapters-event-aimed =
    { chapters-who } { $who ->
        [1] choose
       *[other] chooses
    } { chapters-target }.
chapters-event-swept =
    { $count ->
        [one] The Friend in the Lobby goes to the bottom of the deck.
       *[other] All { $count } Friends in the Lobby go to the bottom of the deck.
    }
chapters-event-swap-lobby =
    { chapters-who } { $who ->
        [1] swap
       *[other] swaps
    } { chapters-given } for { chapters-friend } from the Lobby.
chapters-event-swap-friend =
    { chapters-who } { $who ->
        [1] swap
       *[other] swaps
    } { chapters-given } for { chapters-other.whose } { chapters-friend }.
chapters-event-fled = { chapters-friend } leaves { chapters-who.in } for the Lobby.
chapters-event-swap-stack =
    { chapters-who } { $who ->
        [1] swap
       *[other] swaps
    } { $given } for { chapters-other.whose } { $got }.
chapters-event-stack-lost =
    { chapters-who } { $who ->
        [1] lose
       *[other] loses
    } { $card } with its whole stack.
chapters-event-drew =
    { chapters-who } { $who ->
        [1] draw
       *[other] draws
    } { $card }.
chapters-event-drew-unseen =
    { chapters-who } { $who ->
        [1] draw
       *[other] draws
    } a card.
chapters-event-took =
    { chapters-who } { $who ->
        [1] take
       *[other] takes
    } { $card } from the market.
chapters-event-market = { $card } is in the market.
chapters-event-discarded =
    { chapters-who } { $who ->
        [1] discard
       *[other] discards
    } { $card }.
chapters-event-recovered =
    { chapters-who } { $who ->
        [1] take
       *[other] takes
    } { $card } from the discard pile.
chapters-event-shelved =
    { chapters-who } { $who ->
        [1] shelve
       *[other] shelves
    } { $card }.
chapters-event-shelved-unseen =
    { chapters-who } { $who ->
        [1] shelve
       *[other] shelves
    } a card.
chapters-event-archived =
    { chapters-who } { $who ->
        [1] archive
       *[other] archives
    } { $card }.
chapters-event-looks =
    { chapters-who } { $who ->
        [1] see
       *[other] sees
    } { $friends } on top of the Friend deck.
chapters-event-looks-unseen =
    { chapters-who } { $who ->
        [1] look
       *[other] looks
    } at the top of the Friend deck.
chapters-event-arranged =
    { chapters-who } { $who ->
        [1] put
       *[other] puts
    } { $below } of { $count } to the bottom of the deck.
chapters-event-rotated =
    { chapters-who } { $who ->
        [1] have
       *[other] has
    } { chapters-friend } kept in the Lobby.
chapters-event-guessed-right =
    { chapters-who } { $who ->
        [1] guess
       *[other] guesses
    } { chapters-category }, and it is { chapters-friend }: right.
chapters-event-guessed-wrong =
    { chapters-who } { $who ->
        [1] guess
       *[other] guesses
    } { chapters-category }, but it is { chapters-friend }.
chapters-event-exchanged =
    { chapters-who } { $who ->
        [1] bring
       *[other] brings
    } { chapters-friend } into the Lobby in place of { chapters-given }.
chapters-event-reshuffled-features =
    { $cards ->
        [one] The discard pile becomes the Feature deck: 1 card.
       *[other] The discard pile becomes the Feature deck: { $cards } cards.
    }
chapters-event-reshuffled-enhancements =
    { $cards ->
        [one] The discarded Enhancements become their deck: 1 card.
       *[other] The discarded Enhancements become their deck: { $cards } cards.
    }
chapters-event-turn-ends = { chapters-who.whose } turn is over.
chapters-event-last-turns =
    { $ending ->
        [closing_time] Closing time: the Friend deck is empty. Everyone has one more turn.
       *[stalled] Nobody new has come for long. Everyone has one more turn.
    }
chapters-score =
    { $friends ->
        [one] { $who } { $score } with 1 Friend
       *[other] { $who } { $score } with { $friends } Friends
    }
chapters-event-match-ends = The doors close: { $scores }.

## What is asked

chapters-over = The game is over.
chapters-waiting = Waiting whether anybody reacts.
chapters-choosing = Everybody chooses a starting Friend.
chapters-thinking = { $who } is thinking.
chapters-ask-start = Which Friend do you begin with?
chapters-ask-ability = Use an ability, or go on?
chapters-ask-action = Your turn: build, invite, play an Event or call MOLLY.
chapters-ask-turn = Which action do you take?
chapters-ask-build = Build which Feature?
chapters-ask-over = Your row is full: build over which Feature?
chapters-ask-tuck = Tuck an Enhancement under it?
chapters-ask-invite = Invite whom?
chapters-ask-redeclare = Somebody else has the seat: invite whom instead?
chapters-ask-payment = An icon is missing: what makes up for it?
chapters-ask-pay =
    { $left ->
        [one] Pay with which card?
       *[other] Pay with which cards? { $left } to go.
    }
chapters-ask-molly = Which Category does MOLLY bring?
chapters-ask-reaction = React to it?
chapters-ask-glare = Answer it with a glare?
chapters-ask-target = Whom do you choose?
chapters-ask-give_friend = Which of your Friends goes?
chapters-ask-get_friend = Who comes instead?
chapters-ask-give_stack = Which of your Features goes?
chapters-ask-get_stack = What comes instead?
chapters-ask-lose_stack = Which Feature goes?
chapters-ask-lose_friend = Who leaves?
chapters-ask-discard =
    { $left ->
        [one] Discard which card?
       *[other] Discard which cards? Up to { $left }.
    }
chapters-ask-cost =
    { $left ->
        [one] Discard which card for it?
       *[other] Discard which cards for it? { $left } to go.
    }
chapters-ask-cost_stack =
    { $left ->
        [one] Give up which Feature for it?
       *[other] Give up which Features for it? { $left } to go.
    }
chapters-ask-recover = Which card do you take back?
chapters-ask-shelve = Shelve a card?
chapters-ask-shelve_event = Shelve the Event instead of discarding it?
chapters-ask-order = Which comes first?
chapters-ask-peek = Where do these Friends go?
chapters-ask-rotate = Who is to be kept for you?
chapters-ask-guess = Which Category does the top Friend prefer?
chapters-ask-exchange = Bring the shown Friend in for whom?
chapters-ask-source = Draw from where?
chapters-ask-draw = The end of your turn: draw from where?
chapters-ask-archive = Archive a Feature?
chapters-ask-trim = Your hand is too large: discard which card?

## The story of a match

chapters-story-won = { $who } won with { $score } Hearts.
chapters-story-shared = { $who } shared the victory with { $score } Hearts.
chapters-story-won-friends = { $who } won with { $score } Friends.
chapters-story-shared-friends = { $who } shared the victory with { $score } Friends.
chapters-story-best = Turn { $turn }: { $who } invited { chapters-friend }, worth { $hearts } in the end, more than anybody else.
chapters-story-invited = Turn { $turn }: { $who } invited { chapters-friend }.
chapters-story-cancelled = Turn { $turn }: { $who } was stopped short.
chapters-story-molly = MOLLY changed hands { $times } times.
chapters-story-luck = { $who } drew { $features } Features among { $cards } cards; { $likely } were likely.
chapters-story-last = Turn { $turn }: the last Friend left the deck.

## Why an answer might be chosen

chapters-reason-invite = { chapters-friend } is worth { $hearts } as things stand
chapters-reason-build = it gives your Library an icon: { chapters-category }
chapters-reason-molly = MOLLY brings an icon at once, and more cards at the end of the turn
chapters-reason-play = the Event may turn the table
chapters-reason-react = it stops somebody else
chapters-reason-pass = the card may be worth more later
chapters-reason-done = what is left is worth more in your hand
chapters-reason-use = the ability costs no action
chapters-reason-keep = { chapters-friend } fits a Library that can still become anything
chapters-reason-card = of your cards this one is missed least
chapters-reason-choice = it helps you most, or others least
chapters-reason-draw = more cards are more choices

## Options, and what does not go together

chapters-option-casual = For young and old: Friends' effects are ignored, most Friends win.
chapters-option-first-game = Begin without a starting Friend, as the rulebook advises the first time.
chapters-option-nsfl = Module 1: NSFL Events, with which players cross each other's plans. Modules are balanced for one at a time.
chapters-option-sites = Module 2: each Site has an ability of its own. Modules are balanced for one at a time.
chapters-option-enhancements = Module 3: Enhancements, tucked under Features. Modules are balanced for one at a time.
chapters-option-swapped-enhancements = Module 3: an Enhancement whose stack is swapped works for its new owner, or for nobody any more.
chapters-option-first-player = Who goes first when nobody has Queenstown Public Library.

chapters-mistake-first-player = first_player must be a seat from 0 to { $last }, not { $seat }
chapters-mistake-swapped = option 'swapped_enhancements' is for module 3; add enhancements=true
chapters-mistake-first-game = option 'first_game' is not needed here: nobody begins with a Friend

## What answers bring

chapters-verb-build = Build a Feature
chapters-verb-invite = Invite a Friend
chapters-verb-event = Play an Event
chapters-verb-molly = Call MOLLY
chapters-which-build = Build which Feature?
chapters-which-invite = Invite whom?
chapters-which-event = Play which Event?
chapters-which-molly = Which Category does MOLLY bring?
chapters-more-subject = In exchange: { $card }.
chapters-more-peek = On top of the deck, the first one first: { $cards }.
chapters-more-final =
    { $turns ->
        [one] This is the last turn of the game.
       *[other] These are the final turns: { $turns } with this one.
    }
chapters-then-icon = one more icon: { chapters-category }; { $icons } so far
chapters-then-over = goes over one of your Features: { chapters-category }
chapters-then-covers = covers { $card }: { chapters-category }
chapters-then-hearts =
    { $hearts ->
        [one] 1 Heart as things stand
       *[other] { $hearts } Hearts as things stand
    }
chapters-then-friend = counts as one Friend
chapters-then-molly = one icon: { chapters-category }; { $cards } cards at the end of the turn
chapters-then-molly-from = from { $other }, one icon: { chapters-category }
chapters-then-player =
    { $cards ->
        [one] { $hearts } now, 1 card in hand
       *[other] { $hearts } now, { $cards } cards in hand
    }
chapters-then-stack = { $card }: { chapters-category }
chapters-then-deck =
    { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }
chapters-do-take = Take { $card } from the market

## The lesson

chapters-lesson-lobby = Four people wait in the Lobby. Each asks a library for icons: Space, Programme and Content.
chapters-lesson-library = This is your Library. Its two Features give one Space and one Programme icon. The Weekend Wanderer wants one icon of each Category: a Content icon is missing.
chapters-lesson-build = A turn is one action: build, invite, play an Event or call MOLLY. NewspaperSG in your hand is a Content Feature. Build it.
chapters-lesson-draw = Your turn ended with a new card; more than six are never kept. Now it is Agnes who plays.
chapters-lesson-molly = MOLLY is a bus full of books. It stands with Agnes now and gives one icon of the Category she chose. Whoever only calls MOLLY draws 3 cards instead of 1.
chapters-lesson-invite = You have one icon of each Category now, so the Weekend Wanderer would come. Icons are not spent. Invite.
chapters-lesson-hearts = Friends stay, whatever becomes of your icons. This one is worth 4 Hearts: 1, and 3 for each set of all three icons.
chapters-lesson-clock = Somebody new came in from the Friend deck. When that is empty, everybody has one more turn. Agnes goes on.
chapters-lesson-rival = Agnes has invited the Microfilm Sleuth, who loves Content: worth 5 with her three icons. One of these is MOLLY's. Call MOLLY away.
chapters-lesson-taken = MOLLY gives you a Programme icon instead. The Sleuth stays with Agnes, but is worth 4 now.
chapters-lesson-event = Events bend the rules once. With the VIP tour a Friend may come although one icon is missing. Play it.
chapters-lesson-short = The Window-Seat Sampler asks for two Space icons, and you have one. Today that will do. Invite.
chapters-lesson-end = At the end all Friends score at once, and most Hearts win. Until then the table shows what each is worth now.

## What cards do

chapters-effect =
    { $card ->
        [fr01] 1 Heart per Space icon in your Library; 2 more if Space is your single largest Category.
        [fr02] 2 Hearts for every Space icon in your Library after the first.
        [fr03] 1 Heart per Programme icon in your Library; 2 more if Programme is your single largest Category.
        [fr04] 2 Hearts for every Programme icon in your Library after the first.
        [fr05] 1 Heart per Content icon in your Library; 2 more if Content is your single largest Category.
        [fr06] 2 Hearts for every Content icon in your Library after the first.
        [fr07] 1 Heart, plus 3 for each full set of one Space, one Programme and one Content icon in your Library.
        [fr08] 1 Heart, plus 2 for each Category of which you have exactly two icons.
        [fr09] 2 Hearts for each different preferred Category among your Friends, this one included.
        [fr10] 5 Hearts if your largest and your smallest Category differ by at most one icon, otherwise 2.
        [fr11] 1, 2, 4 or 6 Hearts for 1, 2, 3 or 4 different Friend types in your Library, this one included.
        [fr12] 1 Heart for each different pairing of type and preferred Category among your Friends, this one included.
        [fr13] Add up your two neighbours' Features and halve that, rounding down: 1 Heart for each.
        [fr14] Add up your two neighbours' Friends who prefer Space and halve that, rounding down: 1 Heart, plus 2 for each.
        [fr15] Add up your two neighbours' Friends and halve that, rounding down: 1 Heart for each.
        [fr16] Add up your two neighbours' Programme Features and halve that, rounding down: 1 Heart, plus 2 for each.
        [fr17] Add up your two neighbours' Content Features and halve that, rounding down: 1 Heart, plus 2 for each.
        [fr18] Add up your two neighbours' Friends who prefer Content and halve that, rounding down: 1 Heart, plus 2 for each.
        [fr19] 2 Hearts for each other Friend of yours who prefers Space.
        [fr20] 1 Heart for each other Friend in your Library.
        [fr21] 2 Hearts for each other Friend of yours who prefers Programme.
        [fr22] 2 Hearts for each Specialist and each Traveller among your Friends, at most 6.
        [fr23] 2 Hearts for each other Friend of yours who prefers Content.
        [fr24] 2 Hearts for each Explorer and each other Buddy among your Friends, at most 6.
        [ev01] Call MOLLY. Then you may Invite a Friend.
        [ev02] All Friends in the Lobby, rotated ones too, go to the bottom of the Friend deck in random order. Refill the Lobby. Then you may Invite a Friend.
        [ev03] Build up to two Features, one after the other.
        [ev04] Invite a Friend; you may be one icon short of the requirements.
        [ev05] Swap a Friend in your Library with a Friend in the Lobby. Requirements do not matter.
        [ev06] Swap a Friend in your Library with a Friend in another player's Library. Requirements do not matter.
        [ev07] Swap a Feature in your Library with a Feature in another player's Library, each with its whole stack.
        [ev08] Take up to two cards from the Feature/Event discard pile into your hand.
        [ev09] Discard up to three cards. Draw that many cards plus two from the Feature deck.
        [ns01] When another player declares an action, cancel it.
        [ns02] When another player plays an NSFL Event, as an action or as a reaction, cancel it.
        [ns03] When another player declares Invite a Friend: that Friend cannot be Invited this turn. The player names another Friend or loses the action.
        [ns04] Discard a Feature, with its whole stack, from another player's Library. Its owner draws two cards from the Feature deck.
        [ns05] A Friend in another player's Library flees to the Lobby. Its owner draws two cards from the Feature deck.
        [ns06] Choose another player. If MOLLY is in their Library, it returns to the middle. They discard two cards.
        [en01] Each turn, you may discard 3 cards to take one more action, of a kind that the player before you used in their latest turn.
        [en02] Each turn, you may discard 2 cards to Build a Feature.
        [en03] Each turn, you may discard 2 Features out of your Library and then Invite a Friend whose requirements you still meet.
        [en04] Each turn, you may look, alone, at the first two Friends of the deck and put each back on the top or on the bottom, in any order.
        [en05] Each turn, you may rotate a Friend in the Lobby, but not the one you chose on your previous turn. Until the start of your next turn no other player may Invite it.
        [en06] As long as this Enhancement is in your Library, it provides one Space icon.
        [en07] As long as this Enhancement is in your Library, it provides one Programme icon.
        [en08] As long as this Enhancement is in your Library, it provides one Content icon.
        [en09] After you Build a Space Feature, draw a card.
        [en10] After you Build a Programme Feature, draw a card.
        [en11] After you Build a Content Feature, draw a card.
        [en12] Each turn, you may Shelve a card.
        [en13] After you Invite a Friend, you may Shelve up to two cards.
        [en14] When an Event you played has been resolved, you may Shelve it instead of discarding it.
        [en15] At the end of the game, 1 extra Heart for every three of your Shelved cards.
        [en16] As long as this Enhancement is in your Library, your Feature limit is one higher.
        [en17] As long as this Enhancement is in your Library, your hand limit is two higher.
        [en18] After you Call MOLLY, you may Shelve up to two cards.
        [en19] After you Play an Event, draw a card.
        [en20] Each turn, you may discard a card to draw a card.
        [en21] Each turn, you may discard a card to take another card from the Feature/Event discard pile.
        [en22] Other players' cards cannot swap or remove your Friends. After you Invite a Friend, draw a card.
        [en23] Other players' cards cannot swap or discard your Features. After you build over a Feature, draw a card.
        [en24] When you Invite a Friend, you may discard 3 cards to be one icon short of the requirements.
        [en25] Each turn, you may discard 3 cards to swap a Friend in your Library with a Friend in the Lobby. Requirements do not matter.
        [en26] At the end of the game, 1 Heart for every two Friends in your Library.
        [en27] If you have MOLLY, it gives you two icons of the chosen Category instead of one.
        [si01] Your Feature limit is 6.
        [si02] After your action, guess the preferred Category of the top Friend of the deck and show that card. If you are right, draw two cards and you may exchange the shown Friend with one in the Lobby. Then the shown or exchanged Friend goes to the bottom of the deck.
        [si03] After your end-of-turn draw you may archive a Feature card from your hand, face up beside this Site. At the end, 2 Hearts per set of three archived Features of all three Categories.
        [si04] When you Invite a Friend, you may discard two Feature cards of the same Category from your hand: they count as one icon of that Category for this invitation.
       *[own] { $effect }
    }
