"""How a match went."""
