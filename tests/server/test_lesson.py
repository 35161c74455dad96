"""The lesson, by HTTP."""

from __future__ import annotations

import pytest

from readingroom.server.http.app import status_of
from readingroom.tables.lessons import NoLesson
from tests.server.running import Answer, Server


def test_a_lesson_is_given_whole(server: Server) -> None:
    lesson = server.get("/api/games/fire/lesson")
    assert (lesson["game"], lesson["seat"], lesson["info"]["chairs"][1]["name"]) == ("fire", 0, "Agnes")
    assert lesson["steps"][2]["action"] == "draw"
    assert lesson["steps"][2]["update"]["choices"][0]["action"] == "draw"
    assert lesson["steps"][2]["odds"]["bag_size"] == 29
    assert lesson["steps"][3]["update"]["events"][0]["type"] == "TokensDrawn"


def test_no_lesson_is_not_found(server: Server) -> None:
    assert status_of(NoLesson("none")) == 404
    with pytest.raises(Answer) as refused:
        server.get("/api/games/chess/lesson")
    assert refused.value.status == 404
