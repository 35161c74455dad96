"""The printed pieces over HTTP: what events number, and what a picture of the table needs."""

from __future__ import annotations

from tests.server.running import Server


def test_the_box_names_what_views_and_events_number(server: Server) -> None:
    made = server.table([{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "apprentice"}], start=True)
    box = server.get(f"/api/tables/{made['table']}/box")
    view = server.get(f"/api/tables/{made['table']}")["update"]["shared"]
    for section, printed in zip(view["sections"], box["sections"], strict=True):
        assert (section["key"], section["name"]) == (printed["key"], printed["name"])
        top = printed["stack"][len(printed["stack"]) - 1 - section["cards_left"]]
        assert (section["value"], section["burn_index"]) == (top["value"], top["burn_index"])
        assert printed["stack"][-1]["destroyed"]
    assert {offered["card"] for offered in view["market"]} <= {card["card"] for card in box["tools"]}
