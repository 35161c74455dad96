from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import readingroom as rr
from readingroom.terminal import saves
from readingroom.terminal.sitters import Sitter
from tests.terminal.tables import ANA, BEN, a_desk


def test_a_save_is_a_match_file_that_names_its_sitters(home: Path) -> None:
    desk = a_desk(home, ANA, bots=1)
    desk.play(desk.match.legal()[0])
    saves.write_save(desk)
    back = saves.read_save(desk.path)
    assert back.match.dumps() == desk.match.dumps()
    assert back.sitters == (Sitter("Ana"), Sitter("Bot1", "greedy"))
    assert rr.Match.loads(desk.path.read_text("utf-8")).log == desk.match.log


def test_a_match_file_from_elsewhere_is_not_written_over(home: Path) -> None:
    path = home / "theirs.json"
    path.write_text(rr.start("fire", seats=3, seed=1).dumps(), "utf-8")
    desk = saves.read_save(path)
    assert desk.path.parent == saves.saves_home()
    assert [sitter.is_person for sitter in desk.sitters] == [True, False, False]


def test_a_write_that_fails_leaves_the_old_save(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = a_desk(home, ANA, BEN)
    saves.write_save(desk)
    before = desk.path.read_text("utf-8")
    desk.play(desk.match.legal()[0])

    def no_room(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(OSError, match="No space left"):
        saves.write_save(desk)
    assert desk.path.read_text("utf-8") == before
    assert [path.name for path in desk.path.parent.iterdir()] == [desk.path.name]


def test_the_list_shows_unfinished_and_damaged_matches_and_deletes_nothing(home: Path) -> None:
    folder = saves.saves_home()
    folder.mkdir()
    going_on = a_desk(home, ANA, BEN)
    saves.write_save(going_on)
    over = a_desk(home, ANA, BEN, seed=8)
    over.path = folder / "over.json"
    while not over.match.over:
        over.play(over.match.legal()[0])
    saves.write_save(over)
    (folder / "torn.json").write_text('{"readingroom": 1', "utf-8")
    forged = json.loads(going_on.path.read_text("utf-8")) | {"checksum": "0"}
    (folder / "forged.json").write_text(json.dumps(forged), "utf-8")
    (folder / "binary.json").write_bytes(b"\xff\xfe\x00")
    (folder / "deep.json").write_text("[" * 100_000, "utf-8")
    (folder / "foreign.json").write_text(json.dumps(forged | {"commitment": "é"}), "utf-8")
    listed = {save.path.name: save.damage for save in saves.list_saves()}
    assert listed.pop("test.json") is None
    assert "not a match file" in str(listed.pop("torn.json"))
    assert "differs from the saved one" in str(listed.pop("forged.json"))
    assert "not text" in str(listed.pop("binary.json"))
    assert "not a match file" in str(listed.pop("deep.json"))
    assert "committed" in str(listed.pop("foreign.json"))
    assert listed == {}
    assert len(list(folder.iterdir())) == 7


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ([], "who sits where"),
        ({"sitters": []}, "a sitter for each of the 2 seats"),
        ({"sitters": [{"name": "Ana"}, {"bot": "greedy"}]}, "a sitter has a name"),
        ({"sitters": [{"name": "Ana"}, {"name": "B", "bot": "deep"}]}, "unknown bot level 'deep'"),
    ],
)
def test_a_save_with_wrong_sitters_says_what_is_wrong(home: Path, table: object, reason: str) -> None:
    path = home / "wrong.json"
    path.write_text(json.dumps(a_desk(home, ANA, BEN).match.to_plain() | {"table": table}), "utf-8")
    with pytest.raises(rr.BadMatchFile, match=reason):
        saves.read_save(path)


def test_the_folder_follows_the_environment(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert saves.saves_home() == home / "saves"
    monkeypatch.delenv("READINGROOM_HOME")
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "state"))
    assert saves.saves_home() == home / "state" / "readingroom" / "saves"
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(home))
    assert saves.saves_home() == home / ".local" / "state" / "readingroom" / "saves"
