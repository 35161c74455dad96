"""What bots know of the game: a quick player, what is sensible, how good a position is."""
