"""Alembic's folder: `env.py` runs the files of `versions` on the connection that the store hands over."""
