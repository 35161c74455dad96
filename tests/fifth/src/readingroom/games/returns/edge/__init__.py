"""What crosses the edge of the rules."""
