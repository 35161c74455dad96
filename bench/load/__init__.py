"""The server under load: many tables at once, beside boardgame.io's own server."""
