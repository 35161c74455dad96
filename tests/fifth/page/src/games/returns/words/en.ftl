# The board of Returns, in English.

returns-board-holds = { $books } in hand
returns-board-won = { $who } stamped it.
