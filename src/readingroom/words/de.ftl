# Was alle Spiele sagen, auf Deutsch.

list-more = { $first }, { $next }
list-last = { $first } und { $last }

chance-never = nie
chance-always = jedes Mal
chance-times =
    { $above ->
        [one] 1-mal unter { $below }
       *[other] { $above }-mal unter { $below }
    }
