"""The server's log: one line an event, and nothing in it that belongs to people at a table."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from traceback import extract_tb
from types import TracebackType

FORMAT = "%(asctime)s %(levelname)s %(message)s"
FRAMES = 6

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class OneLine(logging.Formatter):
    """Tells of an exception what it was and where, and not its words: they may hold a key, a name or a table's id."""

    def format(self, record: logging.LogRecord) -> str:
        return super().format(record).replace("\n", " ")

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802  # the library's name
        kind, _, trace = ei
        return "" if kind is None else f"{kind.__name__} {where(trace)}"


def where(trace: TracebackType | None) -> str:
    """The innermost places of a traceback, the last first."""
    frames = reversed(extract_tb(trace)[-FRAMES:])
    return "in " + ", ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)


def open_log() -> None:
    """Everything from INFO on to the error stream; libraries only from WARNING on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine(FORMAT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("readingroom").setLevel(logging.INFO)
