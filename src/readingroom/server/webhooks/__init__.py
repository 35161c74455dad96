"""Webhooks: a turn is announced at an address that a player gave."""
