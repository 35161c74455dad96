# Returns in the lobby, in English.

returns-lobby-sentence = { $said }
returns-lobby-credits = { $said }
returns-lobby-glance =
    { $line ->
        [1] Three books each, three rounds
        [2] Swap one for a book of the cart
       *[3] The highest number stamps the round
    }
returns-lobby-option-swaps = Swapping
