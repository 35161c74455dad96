# The board of Chapters, in English.

## The Lobby

chapters-board-lobby = In the Lobby
chapters-board-lobby-empty = Nobody is in the Lobby.
chapters-board-type =
    { $type ->
        [specialist] Specialist
        [explorer] Explorer
        [traveller] Traveller
        [buddy] Buddy
       *[other] { $type }
    }
chapters-board-asks = asks for
chapters-board-short = short of
chapters-board-now = now
chapters-board-comes = would come
chapters-board-kept = kept for { $who }
chapters-board-barred = not this turn
chapters-board-to-come =
    { $friends ->
        [0] No Friends to come
        [one] 1 Friend to come
       *[other] { $friends } Friends to come
    }
chapters-board-final =
    { $turns ->
        [one] The last turn
       *[other] { $turns } final turns
    }
# In short; `effect` is what the card of somebody's own pack says.
chapters-board-loves =
    { $card ->
        [fr01] 1 for each Space icon, 2 more if Space leads.
        [fr02] 2 for each Space icon after the first.
        [fr03] 1 for each Programme icon, 2 more if Programme leads.
        [fr04] 2 for each Programme icon after the first.
        [fr05] 1 for each Content icon, 2 more if Content leads.
        [fr06] 2 for each Content icon after the first.
        [fr07] 1, plus 3 for each set of all three icons.
        [fr08] 1, plus 2 for each Category with exactly two icons.
        [fr09] 2 for each Category that your Friends prefer.
        [fr10] 5 if your icons are balanced within one, else 2.
        [fr11] 1, 2, 4 or 6 for different Friend types here.
        [fr12] 1 for each pairing of type and Category among your Friends.
        [fr13] 1 for each Feature next door, halved.
        [fr14] 1, plus 2 for each Friend next door who prefers Space, halved.
        [fr15] 1 for each Friend next door, halved.
        [fr16] 1, plus 2 for each Programme Feature next door, halved.
        [fr17] 1, plus 2 for each Content Feature next door, halved.
        [fr18] 1, plus 2 for each Friend next door who prefers Content, halved.
        [fr19] 2 for each other Friend who prefers Space.
        [fr20] 1 for each other Friend.
        [fr21] 2 for each other Friend who prefers Programme.
        [fr22] 2 for each Specialist and Traveller here, at most 6.
        [fr23] 2 for each other Friend who prefers Content.
        [fr24] 2 for each Explorer and other Buddy here, at most 6.
       *[other] { $effect }
    }

## Libraries

chapters-board-your-library = Your Library
chapters-board-library-of = The Library of { $who }
chapters-board-icons = { $icons } { chapters-category }
chapters-board-hearts =
    { $hearts ->
        [one] 1 Heart
       *[other] { $hearts } Hearts
    }
chapters-board-with = with { $card }
chapters-board-dormant = which works no more
chapters-board-over = over { $cards }
chapters-board-free =
    { $places ->
        [one] One more place
       *[other] { $places } more places
    }
chapters-board-hand-count =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
chapters-board-shelved = { $cards } Shelved
chapters-board-archived = Archive: { $cards }
chapters-board-molly-middle = MOLLY waits in the middle: whoever calls it has its icon.
chapters-board-molly-with = MOLLY stands with { $who } and gives an icon: { $given }.
chapters-board-middle = in the middle
chapters-board-molly-here = MOLLY is here

## The hand

chapters-board-hand =
    { $cards ->
        [one] Your hand, 1 card
       *[other] Your hand, { $cards } cards
    }
chapters-board-no-cards = No cards.
chapters-board-kind =
    { $kind ->
        [event] Event
        [nsfl] NSFL Event
       *[enhancement] Enhancement
    }
# What is printed on a Feature, in English only.
chapters-board-fact = { $fact }
chapters-board-your-shelf = On your shelf: { $cards }.

## The middle

chapters-board-market = Enhancements on offer
chapters-board-decks = Decks
chapters-board-deck =
    { $cards ->
        [one] 1 card in the Feature deck. The next one:
       *[other] { $cards } cards in the Feature deck. The next one:
    }
chapters-board-chance =
    { $what ->
        [event] Event { $percent }%
        [space] Space { $percent }%
        [programme] Programme { $percent }%
       *[content] Content { $percent }%
    }
chapters-board-enhancement-deck =
    { $cards ->
        [one] 1 card in the Enhancement deck.
       *[other] { $cards } cards in the Enhancement deck.
    }
chapters-board-no-discard = Nothing has been discarded.
chapters-board-discarded =
    { $cards ->
        [one] 1 card discarded
       *[other] { $cards } cards discarded
    }
chapters-board-drew =
    { chapters-who } { $who ->
        [1] draw
       *[other] draws
    } { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
chapters-board-discard = Discarded: { $cards }.

## The slip and what stands over the desk

chapters-board-sure = { $answer }?
chapters-board-moment = A moment
chapters-board-first = Build what Friends ask for, invite them, and have the most Hearts at the end.
chapters-board-closing = Closing time
chapters-board-stopped = Stopped

## Players and the end

chapters-board-seat =
    { $friends ->
        [one] 1 Friend
       *[other] { $friends } Friends
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
chapters-board-won =
    { $me ->
        [yes] { $winners ->
            [one] Your library is loved most.
           *[other] { $who } are loved alike.
        }
       *[no] { $winners ->
            [one] { $who } runs the best-loved library.
           *[other] { $who } are loved alike.
        }
    }
chapters-board-ended =
    { $ending ->
        [stalled] Nobody new came for long, and the doors closed.
       *[closing_time] The last Friend had come, and the doors closed.
    }

## The table in words

chapters-board-describe-waits = { $friend } is in the Lobby and asks for { $needs }.
chapters-board-describe-short = { $friend } is in the Lobby and asks for { $needs }; you are short of { $short }.
chapters-board-describe-comes =
    { $friend } is in the Lobby and asks for { $needs }, which you have; worth { $hearts ->
        [one] 1 Heart
       *[other] { $hearts } Hearts
    } now.
chapters-board-describe-library = { $who } runs { $site }, { $hearts } now, with { $icons }.
chapters-board-describe-nothing = no icons
chapters-board-describe-features = Features of { $who }: { $features }.
chapters-board-describe-friends = Friends of { $who }: { $friends }.
chapters-board-describe-friend = { $friend }, worth { $hearts }
chapters-board-describe-hand =
    { $who } holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $shelved ->
        [0] .
       *[other] {" "}and has { $shelved } Shelved.
    }
chapters-board-describe-own = You hold { $cards }.

## The first page of the rules

chapters-board-aim = Run the library that people love most: Friends whom you invite bring Hearts, each in their own way.
chapters-board-step-title =
    { $step ->
        [1] Build Features
        [2] Invite Friends
        [3] Call MOLLY
       *[4] Closing time
    }
chapters-board-step-text =
    { $step ->
        [1] A turn is one action. A Feature gives your Library an icon: Space, Programme or Content. Five fit side by side, then you build over.
        [2] A Friend comes from the Lobby when your icons are what they ask for. Icons are not spent, and Friends stay.
        [3] The bus of books gives an icon of your choice until somebody else calls it, and you draw three cards instead of one. Or play an Event.
       *[4] When the Friend deck is empty everybody has one more turn. Then all Friends score, and most Hearts win.
    }
