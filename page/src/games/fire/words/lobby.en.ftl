# Fire in the Library in the lobby, in English: how it plays, and its house rules.

# The server says both itself, in English.
fire-lobby-sentence = { $said }
fire-lobby-credits = { $said }
fire-lobby-glance =
    { $line ->
        [1] Draw from the bag, place left to right
        [2] Stop in time and score every book
       *[3] A fire on a risky space burns them all
    }

## House rules: what is asked, its values, what a value means, and the rule as a table tells it, where there is something to tell.

fire-lobby-option-mode = Who plays
    .values =
        { $value ->
            [table] Just us
            [robot] And the robot
            [solo_robot] You and the robot
            [lone_librarian] Lone Librarian
           *[other] { $value }
        }
    .means =
        { $value ->
            [robot] A robot saves books, too, and burns what it leaves.
            [solo_robot] You against a robot that never loses its nerve.
            [lone_librarian] Twelve turns against the fire, and a grade at the end.
           *[other] { "" }
        }
    .told =
        { $value ->
            [table] { "" }
            [robot] The robot plays, too
            [solo_robot] You and the robot
            [lone_librarian] The Lone Librarian, twelve turns
           *[other] { $label }: { $name }
        }
fire-lobby-option-tools = Tools
    .told =
        { $value ->
            [true] With tools
            [false] Without tools
           *[other] { $label }: { $name }
        }
fire-lobby-option-technology = Technology books
    .told =
        { $value ->
            [true] With technology books
            [false] { "" }
           *[other] { $label }: { $name }
        }
fire-lobby-option-fire = The fire
    .values =
        { $value ->
            [normal] Normal
            [wild] Wild
            [inferno] Inferno
           *[other] { $value }
        }
    .means =
        { $value ->
            [wild] Two sections burn each round, and leaving early brings no tool.
            [inferno] As wild, and turn cards are dealt instead of chosen.
           *[other] { "" }
        }
    .told =
        { $value ->
            [normal] Normal fire
            [wild] Wild fire
            [inferno] Inferno
           *[other] { $label }: { $name }
        }
fire-lobby-option-shout = A point for calling a fire
    .values =
        { $value ->
            [everyone] Everyone
            [first] The first
            [off] Nobody
           *[other] { $value }
        }
    .told =
        { $value ->
            [everyone] Everyone scores when a fire spreads
            [first] Whoever calls a fire first scores
            [off] Nobody scores for a fire
           *[other] { $label }: { $name }
        }
fire-lobby-option-lone_bonus_counts = The bonus at the end counts
    .values =
        { $value ->
            [sections] Sections left
            [cards] Cards left
           *[other] { $value }
        }
    .told =
        { $value ->
            [sections] The bonus counts sections
            [cards] The bonus counts cards
           *[other] { $label }: { $name }
        }
fire-lobby-option-robot_head_start = Points the robot starts with
    .told =
        { $value ->
            [0] { "" }
           *[other] { $label }: { $name }
        }
fire-lobby-option-show_bag_contents = See into the bag
    .told =
        { $value ->
            [true] { "" }
            [false] Nobody sees into the bag
           *[other] { $label }: { $name }
        }
