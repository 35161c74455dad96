"""The kernel: what every game of the Reading Room stands on. It knows no game."""
