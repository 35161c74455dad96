"""`readingroom serve` with shorter times and looser limits, so that tests of the others need not wait.

    python -m tests.server.hurried serve --port 0 --database rooms.db

Everything else is as in any server. What the usual times are, other tests say.
"""

from __future__ import annotations

import sys
from functools import partial

from readingroom.cli import main
from readingroom.server import settings

HURRIED = {
    "hello_seconds": 1.0,
    "pong_seconds": 3.0,
    "requests_per_second": 1e6,
    "request_burst": 10**6,
    "messages_per_second": 1e6,
    "message_burst": 10**6,
    "snapshot_every": 20,
}

if __name__ == "__main__":
    settings.ServerSettings = partial(settings.ServerSettings, **HURRIED)  # type: ignore[misc, assignment, arg-type]
    sys.exit(main())
