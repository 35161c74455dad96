"""A table: a match with people around it: who sits where, who may do what, what is said. No I/O."""
