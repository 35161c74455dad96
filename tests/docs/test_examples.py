"""Every Python example in README and docs runs, from top to bottom, one namespace a file."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")


@pytest.mark.parametrize(
    "page", [page for page in PAGES if BLOCK.search(page.read_text("utf-8"))], ids=lambda page: page.name
)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path) -> None:
    """A reader can paste them."""
    code = "\n".join(BLOCK.findall(page.read_text("utf-8")))
    path = os.pathsep.join(os.path.abspath(part) for part in sys.path if part)  # noqa: PTH100  # may not exist
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    """No link to a file that is not there."""
    targets = [target for target in LINK.findall(page.read_text("utf-8")) if "://" not in target]
    missing = [target for target in targets if not (page.parent / target).exists()]
    assert not missing


def test_the_readme_has_an_example_of_five_lines() -> None:
    """What a newcomer tries first stays short."""
    first = BLOCK.findall((ROOT / "README.md").read_text("utf-8"))[0]
    assert len([line for line in first.splitlines() if line]) == 5
