"""A small fifth game, built by following docs/adding-a-game.md, and a house that it is put into as it is."""
