# Chapters in the lobby, in English: how it plays, and its house rules.

# The server says both itself, in English.
chapters-lobby-sentence = { $said }
chapters-lobby-credits = { $said }
chapters-lobby-glance =
    { $line ->
        [1] Build what people come to a library for
        [2] Invite Friends, each scores in their own way
       *[3] Call MOLLY, the bus that everybody wants
    }

## House rules: what is asked, its values, what a value means, and the rule as a table tells it, where there is something to tell.

chapters-lobby-option-casual = Casual mode
    .hint = Most Friends win, and nobody counts Hearts.
    .told =
        { $value ->
            [true] Casual: most Friends win
            [false] { "" }
           *[other] { $label }: { $name }
        }
chapters-lobby-option-first_game = First game
    .hint = Nobody begins with a Friend.
    .told =
        { $value ->
            [true] Everybody begins without a Friend
            [false] { "" }
           *[other] { $label }: { $name }
        }
chapters-lobby-option-nsfl = Module 1: NSFL Events
    .hint = Cards that cross each other’s plans.
    .told =
        { $value ->
            [true] With NSFL Events
            [false] { "" }
           *[other] { $label }: { $name }
        }
chapters-lobby-option-sites = Module 2: Site abilities
    .hint = Each Site can do something of its own.
    .told =
        { $value ->
            [true] With Site abilities
            [false] { "" }
           *[other] { $label }: { $name }
        }
chapters-lobby-option-enhancements = Module 3: Enhancements
    .hint = Cards tucked under Features. The game is balanced for one module at a time.
    .told =
        { $value ->
            [true] With Enhancements
            [false] { "" }
           *[other] { $label }: { $name }
        }
chapters-lobby-option-swapped_enhancements = A swapped Enhancement
    .values =
        { $value ->
            [transfer] Works for its new owner
            [dormant] Works for nobody
           *[other] { $value }
        }
    .told =
        { $value ->
            [transfer] { "" }
            [dormant] A swapped Enhancement works for nobody
           *[other] { $label }: { $name }
        }
chapters-lobby-option-first_player = Who begins without Queenstown
    .values =
        { $value ->
            [random] By chance
            [0] The first chair
            [1] The second chair
            [2] The third chair
            [3] The fourth chair
           *[other] { $value }
        }
    .told =
        { $value ->
            [random] { "" }
           *[other] Begins without Queenstown: { $name }
        }
