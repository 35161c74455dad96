# Der Tisch von Returns, auf Deutsch.

returns-board-holds = { $books } auf der Hand
returns-board-won = { $who }: gestempelt.
