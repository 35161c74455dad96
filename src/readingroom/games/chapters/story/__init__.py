"""The story of a finished match: its turns, its moments."""
