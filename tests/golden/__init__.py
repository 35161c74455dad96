"""Recorded matches, readable playthroughs and counted lines of play; `make golden` writes them anew."""
