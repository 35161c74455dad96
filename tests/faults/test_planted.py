"""The table of planted faults fits the sources; `make faults` shows that each is caught."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.planted import FAULTS, Fault

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: str(fault.says))
def test_a_fault_can_still_be_planted(fault: Fault) -> None:
    assert (ROOT / fault.file).read_text("utf-8").count(fault.old) == 1
    assert fault.old != fault.new
    base = ROOT / "page" if fault.is_for_vitest else ROOT
    assert all((base / test.partition("::")[0]).is_file() for test in fault.tests)


def test_the_page_of_results_tells_of_every_fault() -> None:
    page = (ROOT / "docs" / "faults.md").read_text("utf-8")
    assert [fault.says for fault in FAULTS if f"| {fault.says} |" not in page] == []
