# Chapters at the terminal and in plain lines, in English. The page does not load this.

## The Libraries

door-chapters-libraries = Libraries
door-chapters-libraries-foot =
    { $by ->
        [friends] most Friends win
       *[hearts] Hearts as things stand
    }
door-chapters-letter =
    { $category ->
        [space] S
        [programme] P
       *[content] C
    }
door-chapters-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
door-chapters-shelved = { $cards } shelved
door-chapters-molly = MOLLY
door-chapters-no-features = no Features yet
door-chapters-no-friends = no Friends yet

## The Lobby and the middle

door-chapters-lobby = Lobby
door-chapters-lobby-empty = Nobody is in the Lobby.
door-chapters-short = short
door-chapters-comes = would come
door-chapters-kept = kept for { $who }
door-chapters-barred = not this turn
door-chapters-middle = In the middle
door-chapters-to-come =
    { $friends ->
        [one] 1 Friend to come
       *[other] { $friends } Friends to come
    }
door-chapters-final =
    { $turns ->
        [one] The last turn
       *[other] Final turns: { $turns }
    }
door-chapters-molly-middle = MOLLY: in the middle
door-chapters-molly-with = MOLLY: with { $who }, { chapters-category }
door-chapters-deck = Deck { $cards }, discarded { $discarded }

## One's own cards

door-chapters-hand = Your hand, { $cards } of { $limit }
door-chapters-nobodys-hand = Nobody's hand
door-chapters-shelf = On your shelf:
door-chapters-offered = Begin with one of these:
door-chapters-looked-at = Top of the Friend deck:
door-chapters-chosen = Chosen: { $card }
door-chapters-in-full = { $card }: { $effect }

## Around the table

door-chapters-turn = turn { $turn }
door-chapters-search = MOLLY, CHAP-INV-2
door-chapters-ended =
    { $ending ->
        [stalled] Nobody new came for long, and the doors closed; most { $counted ->
            [friends] Friends
           *[hearts] Hearts
        } won
       *[closing_time] Closing time: the Friend deck was empty; most { $counted ->
            [friends] Friends
           *[hearts] Hearts
        } won
    }
door-chapters-signs-icons = S P C  icons of Space, Programme and Content; ♥ Hearts as things stand
door-chapters-signs-cards = In a hand: S P C Features, ◆ an Event, ! an NSFL Event, + an Enhancement
door-chapters-signs-rows = In a row of Features: + an Enhancement works there, ' it covers others; ▸ whose turn it is

## Options

door-chapters-option-casual = Casual mode: most Friends win
door-chapters-option-first_game = First game: begin without a Friend
door-chapters-option-nsfl = Module 1: NSFL Events
door-chapters-option-sites = Module 2: Site abilities
door-chapters-option-enhancements = Module 3: Enhancements
door-chapters-option-swapped_enhancements = A swapped Enhancement
door-chapters-option-first_player = First without Queenstown
door-chapters-value-swapped_enhancements =
    { $value ->
        [dormant] works for nobody
       *[transfer] works for its new owner
    }
door-chapters-value-first_player =
    { $value ->
        [random] anybody
       *[other] chair { $chair }
    }

## In plain lines

door-chapters-say-turn =
    { $friends ->
        [one] Turn { $turn }, 1 Friend to come
       *[other] Turn { $turn }, { $friends } Friends to come
    }
door-chapters-say-final = Turn { $turn }, final turns: { $turns }
door-chapters-say-lobby = Lobby:
door-chapters-say-card = { $card } ({ $key })
door-chapters-say-none = none
door-chapters-say-icons = { $icons } { chapters-category }
door-chapters-say-no-icons = no icons
door-chapters-say-needs = needs { $needs }
door-chapters-say-missing = missing { $missing }
door-chapters-say-worth = { $card } { $hearts }
door-chapters-say-library =
    { $cards ->
        [one] { $who } at { $site }: { $hearts } now, { $icons }, 1 card in hand
       *[other] { $who } at { $site }: { $hearts } now, { $icons }, { $cards } cards in hand
    }
door-chapters-say-friends = Friends: { $friends }
door-chapters-say-feature = Feature { $place }: { $card }, { chapters-category }
door-chapters-say-with = with { $card }
door-chapters-say-over = over { $cards }
door-chapters-say-shelved = Shelved: { $cards }
door-chapters-say-archive = Archive: { $cards }
door-chapters-say-deck = Feature deck: { $cards }; discard pile: { $pile }
door-chapters-say-market = Market: { $market }; Enhancement deck: { $cards }
door-chapters-say-hand = Your hand: { $cards }
door-chapters-say-shelf = Your shelf: { $cards }
door-chapters-say-offered = You may begin with: { $cards }
door-chapters-say-next-card = The next card: { $chances }
door-chapters-say-next-friend = The next Friend prefers: { $chances }
door-chapters-say-chance =
    { $what ->
        [event] an Event { $chance }
        [space] Space { $chance }
        [programme] Programme { $chance }
       *[content] Content { $chance }
    }
