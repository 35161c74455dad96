"""Set-up without noise: what pip and npm print is kept, and shown only if they fail."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

QUIETLY = Path(__file__).resolve().parents[2] / "scripts" / "quietly.sh"


@pytest.mark.parametrize(("code", "shown"), [(0, ""), (3, "fetching\nbroken\n")])
def test_noise_is_kept_and_shown_only_if_something_fails(tmp_path: Path, code: int, shown: str) -> None:
    words = ["sh", "-c", f"echo fetching; echo broken >&2; exit {code}"]
    done = subprocess.run(
        [QUIETLY, "build/set-up.log", *words], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (code, "", shown)
    assert (tmp_path / "build" / "set-up.log").read_text() == "fetching\nbroken\n"
