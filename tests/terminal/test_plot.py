from __future__ import annotations

from pathlib import Path

import pytest

from readingroom.terminal.end import result_words
from readingroom.terminal.faces import face_of
from readingroom.terminal.picture import take_picture
from readingroom.terminal.plot import plot_scores
from tests.terminal.tables import ANA, BEN, a_desk


def test_scores_rise_to_the_right() -> None:
    assert plot_scores([[0, 0], [3, 4], [8, 4]], "AB", height=3, width=4) == [
        "   8 ┤    A",
        "   4 ┤  * B",
        "   0 ┤*",
        "      0 1 2",
    ]


@pytest.mark.parametrize("mode", ["table", "robot"])
def test_the_scores_by_round_end_in_the_result(home: Path, mode: str) -> None:
    desk = a_desk(home, ANA, BEN, options={"mode": mode})
    while not desk.match.over:
        desk.play(desk.match.legal()[-1])
    outcome = desk.match.outcome
    assert outcome is not None
    picture = take_picture(desk, None)
    rows = face_of("fire").scores_by_round(picture)
    assert tuple(rows[-1]) == outcome.scores
    assert rows[0] == [0] * len(rows[0])
    assert result_words(outcome, face_of("fire").participants(picture))
