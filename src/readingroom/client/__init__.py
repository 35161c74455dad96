"""A table on a server, seen from a program: connects, comes back by itself, and does each command exactly once."""

from __future__ import annotations

from readingroom.client.links import TableLink, read_link
from readingroom.client.remote import CommandRefused, RemoteTable, ServerGone

__all__ = ["CommandRefused", "RemoteTable", "ServerGone", "TableLink", "read_link"]
