# What all games say, in English.

list-more = { $first }, { $next }
list-last = { $first } and { $last }

chance-never = never
chance-always = every time
chance-times =
    { $above ->
        [one] 1 time in { $below }
       *[other] { $above } times in { $below }
    }
