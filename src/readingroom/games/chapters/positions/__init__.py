"""Positions by hand: writing them, laying them out, and what must hold in them."""
