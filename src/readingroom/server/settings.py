"""How a server runs: what `readingroom serve` was told."""

from __future__ import annotations

from dataclasses import dataclass

from readingroom.server.limits import ON_THIS_MACHINE, Network


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """One process's settings; the defaults need no other service."""

    database: str = "readingroom.db"
    redis: str | None = None
    public_url: str | None = None  # how people reach this server, for links; else as the request says
    network_url: str | None = None  # where other machines of the network find it, if they can
    origins: frozenset[str] = frozenset()  # other sites whose pages may connect
    trusted_proxies: tuple[Network, ...] = ()
    metrics_from: tuple[Network, ...] = ON_THIS_MACHINE  # who may count entries, and so secret questions
    bot_processes: int = 1
    bots_waiting: int = 10_000  # more than that many thoughts are not queued
    idle_minutes: float = 5.0  # a table without viewers is forgotten after that; it is in the database
    snapshot_every: int = 200  # entries; reading so many takes a few milliseconds
    body_bytes: int = 1_000_000
    message_bytes: int = 8_192
    requests_per_second: float = 20.0
    request_burst: int = 100
    messages_per_second: float = 20.0
    message_burst: int = 100
    sockets_per_address: int = 500  # open at once; a school or a library has one address
    sockets_per_seat: int = 20  # devices, tabs, and connections that were lost and are not yet given up
    hello_seconds: float = 10.0  # for a WebSocket's first message
    pong_seconds: float = 20.0  # between two pings, and for the answer to one
    tables_per_hour: int = 240  # set up from one address
    watch_seconds: float = 5.0  # how often tables that nobody drives are looked for
