# Library Labyrinth in the lobby, in English: how it plays, and its house rules.

# The server says both itself, in English.
labyrinth-lobby-sentence = { $said }
labyrinth-lobby-credits = { $said }
labyrinth-lobby-glance =
    { $line ->
        [1] Light the maze, open ways, collect symbols
        [2] Capture Terrors, bring one home to each Shelf
       *[3] Every turn ends with a curse beside the Bookwyrm
    }

## House rules: what is asked, its values, what a value means, and the rule as a table tells it, where there is something to tell.

labyrinth-lobby-option-difficulty = How hard
    .values =
        { $value ->
            [solo] Alone
            [novice] Novice
            [standard] Standard
            [advanced] Advanced
            [expert] Expert
           *[other] { $value }
        }
    .means =
        { $value ->
            [solo] Ten Terror tiles and four crossroads, as for novices.
            [novice] Ten Terror tiles, four crossroads, one Shelf to spare.
            [standard] Twelve Terror tiles, three crossroads.
            [advanced] Thirteen Terror tiles, two crossroads.
            [expert] Fourteen Terror tiles, two crossroads, two Rewards.
           *[other] { "" }
        }
    .told =
        { $value ->
            [solo] { "" }
            [novice] For novices
            [standard] Standard
            [advanced] Advanced
            [expert] For experts
           *[other] { $label }: { $name }
        }
labyrinth-lobby-option-shapes = Corners and tees
    .values =
        { $value ->
            [random] By chance
            [corners] Corners first
            [tees] Tees first
           *[other] { $value }
        }
    .means =
        { $value ->
            [corners] Harder: fewer ways lead on.
            [tees] Easier: more ways lead on.
           *[other] { "" }
        }
    .told =
        { $value ->
            [random] { "" }
            [corners] Corners first
            [tees] Tees first
           *[other] { $label }: { $name }
        }
labyrinth-lobby-option-double_curses = Double curses
    .hint = They strike two tiles at once.
    .told =
        { $value ->
            [0] { "" }
            [1] One double curse
            [2] Two double curses
           *[other] { $label }: { $name }
        }
labyrinth-lobby-option-extra_cards = More curses, more turns
    .told =
        { $value ->
            [0] { "" }
           *[other] { $label }: { $name }
        }
labyrinth-lobby-option-wyrm_start = The Bookwyrm starts
    .values =
        { $value ->
            [0] north-west
            [1] north, nearer the west
            [2] north, nearer the east
            [3] north-east
            [4] east, nearer the north
            [5] east, nearer the south
            [6] south-east
            [7] south, nearer the east
            [8] south, nearer the west
            [9] south-west
            [10] west, nearer the south
            [11] west, nearer the north
            [random] by chance
           *[other] { $value }
        }
    .told =
        { $value ->
            [random] { "" }
           *[other] { $label }: { $name }
        }
labyrinth-lobby-option-first_player = Who begins
    .hint = By the rules, whoever read last.
    .values =
        { $value ->
            [0] Chair 1
            [1] Chair 2
            [2] Chair 3
            [3] Chair 4
            [4] Chair 5
            [random] By lot
           *[other] { $value }
        }
    .told =
        { $value ->
            [random] { "" }
           *[other] { $label }: { $name }
        }
