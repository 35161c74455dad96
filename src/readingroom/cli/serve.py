"""`readingroom serve`: the server, in one process with SQLite, or one of several with PostgreSQL and Redis."""

from __future__ import annotations

from typing import Annotated

import typer

from readingroom.core.errors import ReadingRoomError
from readingroom.core.phrases import phrase

DEFAULT_PORT = 8000


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for all, so that others in the network can join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 for any that is free.")] = DEFAULT_PORT,
    database: Annotated[
        str, typer.Option(envvar="READINGROOM_DATABASE", help="A SQLite file, or postgresql://user@host/name.")
    ] = "readingroom.db",
    redis: Annotated[
        str | None, typer.Option(envvar="READINGROOM_REDIS", help="redis://host:port, for several processes.")
    ] = None,
    public_url: Annotated[str | None, typer.Option(help="How people reach this server, for links.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another site whose pages may connect.")] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option(help="A proxy whose X-Forwarded-For is believed.")] = None,
    metrics_from: Annotated[
        list[str] | None, typer.Option(help="Who else than this machine may read /metrics: an address or network.")
    ] = None,
    bot_processes: Annotated[int, typer.Option(min=1, max=64, help="How many bots think at once.")] = 1,
    browser: Annotated[
        bool, typer.Option("--open", help="Open the lobby in the browser; a port that is taken is no matter then.")
    ] = False,
    fd: Annotated[
        int | None, typer.Option(help="Listen on an inherited socket of this number, whatever host and port say.")
    ] = None,
    unlimited: Annotated[bool, typer.Option(help="No rate limits, for load tests on this machine.")] = False,
) -> None:
    """Serve tables over HTTP and WebSocket."""
    from readingroom.server.limits import ON_THIS_MACHINE, parse_networks  # the other commands need no web server
    from readingroom.server.listening import open_port
    from readingroom.server.running import run
    from readingroom.server.settings import ServerSettings

    if unlimited and host not in ("127.0.0.1", "::1", "localhost"):
        raise ReadingRoomError(phrase("mistake-unlimited"))
    more = {}
    if unlimited:
        more = {
            "requests_per_second": 1e6,
            "request_burst": 10**6,
            "messages_per_second": 1e6,
            "message_burst": 10**6,
            "tables_per_hour": 10**9,
            "sockets_per_address": 10**6,
            "sockets_per_seat": 10**6,
        }
    settings = ServerSettings(
        database=database,
        redis=redis,
        public_url=public_url,
        origins=frozenset(origin or ()),
        trusted_proxies=parse_networks(trusted_proxy or ()),
        metrics_from=ON_THIS_MACHINE + parse_networks(metrics_from or (), "who reads the metrics"),
        bot_processes=bot_processes,
        **more,  # type: ignore[arg-type]
    )
    listening = open_port(host, port, inherited=fd, or_any=browser)
    raise typer.Exit(run(settings, listening, browser=browser))
