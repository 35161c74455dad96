"""The rules, one file a chapter of the rulebook, compiled: the state, the turn, what is legal."""
