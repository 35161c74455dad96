"""One server per SQLite file: a lock that the operating system gives back when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from readingroom.store.errors import StoreError

if sys.platform != "win32":  # on Windows nothing stops a second server yet
    import fcntl


class FileLock:
    """A held lock; the file stays when it is given back, since removing it could take it from the next holder."""

    def __init__(self, database: Path) -> None:
        self._file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o644)
        try:
            if sys.platform != "win32":
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.pread(self._file, 20, 0).decode("ascii", "replace").strip()
            os.close(self._file)
            raise StoreError(
                f"{database} is already served by another process (number {holder}); "
                "stop that one first, or use PostgreSQL, which several processes can share"
            ) from error
        os.ftruncate(self._file, 0)
        os.write(self._file, str(os.getpid()).encode("ascii"))

    def release(self) -> None:
        os.close(self._file)
