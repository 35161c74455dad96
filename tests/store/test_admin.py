"""`readingroom admin`, on both databases, beside a running server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import typer

from readingroom.cli.admin import admin
from readingroom.core.errors import ReadingRoomError
from readingroom.store import Store
from tests.store.builders import a_row, fill


def run(*arguments: str) -> None:
    admin(args=list(arguments), prog_name="admin", standalone_mode=False)


@pytest.fixture
def filled(url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database with two tables; commands find it through the environment."""

    async def work() -> None:
        store = await Store.open(url)
        await fill(store, "oak", 3, phase="over", touched=time.time())
        await fill(store, "elm", 2, game="labyrinth", touched=1.0)
        await store.close()

    asyncio.run(work())
    monkeypatch.setenv("READINGROOM_DATABASE", url)
    return url


def ids(capsys: pytest.CaptureFixture[str], *options: str) -> list[str]:
    capsys.readouterr()
    run("list", "--json", *options)
    return [row["id"] for row in json.loads(capsys.readouterr().out)]


def test_list_shows_tables_touched_last_first(filled: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ids(capsys) == ["oak", "elm"]
    assert ids(capsys, "--phase", "over") == ["oak"]
    assert ids(capsys, "--game", "labyrinth", "--database", filled) == ["elm"]
    run("list")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["table", "game", "phase", "entries", "created", "touched"]
    assert lines[2].split() == ["elm", "labyrinth", "playing", "2", "1970-01-01", "00:00", "1970-01-01", "00:00"]


def test_a_table_moves_from_one_database_to_another(filled: str, tmp_path: Path) -> None:
    file, target = tmp_path / "oak.json", f"sqlite:///{tmp_path}/other.db"
    run("export", "oak", "-o", str(file))
    assert file.stat().st_mode & 0o077 == 0
    run("import", str(file), "--database", target)
    assert asyncio.run(contents(target, "oak")) == asyncio.run(contents(filled, "oak"))
    with pytest.raises(ReadingRoomError, match="there is a table oak already"):
        run("import", str(file), "--database", target)


async def contents(url: str, table: str) -> tuple[Any, ...]:
    store = await Store.open(url)
    found = await store.row(table), await store.entries(table)
    await store.close()
    assert found[0] is not None
    return found


@pytest.mark.usefixtures("filled")
def test_export_writes_to_the_output_stream(capsys: pytest.CaptureFixture[str]) -> None:
    run("export", "elm")
    plain = json.loads(capsys.readouterr().out)
    assert [entry["number"] for entry in plain["entries"]] == [0, 1]


@pytest.mark.usefixtures("filled")
def test_export_overwrites_nothing(tmp_path: Path) -> None:
    file = tmp_path / "oak.json"
    file.write_text("dear")
    with pytest.raises(FileExistsError):
        run("export", "oak", "-o", str(file))
    assert file.read_text() == "dear"


def without(plain: dict[str, Any], place: int) -> None:
    del plain["entries"][place]


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda plain: without(plain, 1), "entry 1 is missing"),
        (lambda plain: without(plain, 2), "should have 3 entries, but the file has 2"),
        (lambda plain: plain["entries"].clear(), "at least one"),
        (lambda plain: plain["entries"][0].update(data="§"), "data of entry 0 is damaged"),
        (lambda plain: plain["row"].update(phase="asleep"), "phase is one of"),
        (lambda plain: plain["row"].update(created="noon"), "created cannot be 'noon'"),
        (lambda plain: plain["row"].update(entries=True), "entries cannot be True"),
        (lambda plain: plain["row"].pop("due"), "a row has exactly"),
        (lambda plain: plain.update(kind="cake"), "no table of Reading Room"),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, spoil: Any, words: str) -> None:
    file = tmp_path / "oak.json"
    plain = {
        "kind": "readingroom table 1",
        "row": {"id": "oak", "game": "fire", "phase": "over", "entries": 3, "created": 1, "touched": 2.5}
        | {"due": None, "challenge": None},
        "entries": [{"number": number, "data": "YQ=="} for number in range(3)],
    }
    file.write_text(json.dumps(plain))
    run("import", str(file), "--database", str(tmp_path / "good.db"))
    spoil(plain)
    file.write_text(json.dumps(plain))
    with pytest.raises(ReadingRoomError, match=words):
        run("import", str(file), "--database", str(tmp_path / "bad.db"))
    assert not (tmp_path / "bad.db").exists()


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_bytes(b"\xff\xfe")
    with pytest.raises(ReadingRoomError, match=r"x\.json"):
        run("import", str(tmp_path / "x.json"))


@pytest.mark.usefixtures("filled")
def test_delete_asks_first(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, no=True)
    with pytest.raises(typer.Abort):
        run("delete", "oak")
    assert ids(capsys) == ["oak", "elm"]
    answers(monkeypatch, no=False)
    run("delete", "oak")
    assert ids(capsys) == ["elm"]


def answers(monkeypatch: pytest.MonkeyPatch, *, no: bool) -> None:
    def confirm(_: str, **how: bool) -> bool:
        if no and how["abort"]:
            raise typer.Abort
        return True

    monkeypatch.setattr(typer, "confirm", confirm)


@pytest.mark.usefixtures("filled")
def test_delete_takes_what_nobody_touched(capsys: pytest.CaptureFixture[str]) -> None:
    run("delete", "--untouched-days", "30", "--phase", "over", "--yes")
    assert "nothing to delete" in capsys.readouterr().out
    run("delete", "--untouched-days", "30", "--yes")
    assert "Deleted 1 of 1 tables." in capsys.readouterr().out
    assert ids(capsys) == ["oak"]


def test_delete_takes_old_challenges_that_nobody_plays(
    filled: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(typer, "confirm", lambda question, **_: asked.append(question))
    asyncio.run(add_challenges(filled, spring=0.0, autumn=0.0, now=time.time()))
    run("delete", "--untouched-days", "30")
    assert asked == ["Delete table elm and 2 challenges for good?"]
    assert "Deleted 1 of 1 tables and 2 challenges." in capsys.readouterr().out
    run("delete", "--untouched-days", "30")
    assert "nothing to delete" in capsys.readouterr().out


async def add_challenges(url: str, **created: float) -> None:
    store = await Store.open(url)
    for key, moment in created.items():
        assert await store.add_challenge(key, moment, b"{}")
    await store.close()


@pytest.mark.usefixtures("filled")
def test_delete_of_a_table_that_is_not_there_deletes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ReadingRoomError, match="there is no table ash"):
        run("delete", "oak", "ash", "--yes")
    assert ids(capsys) == ["oak", "elm"]


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize(
    "arguments",
    [
        ["delete"],
        ["delete", "oak", "--untouched-days", "3"],
        ["delete", "oak", "--phase", "over"],
        ["list", "--phase", "x"],
    ],
)
def test_what_makes_no_sense_is_refused(arguments: Sequence[str]) -> None:
    with pytest.raises(typer.TyperException):
        run(*arguments)


def test_a_database_that_is_not_there_is_told_and_not_made(tmp_path: Path) -> None:
    for command in (["list"], ["vacuum"], ["export", "oak"], ["backup", str(tmp_path / "copy.db")]):
        with pytest.raises(ReadingRoomError, match="there is no database"):
            run(*command, "--database", str(tmp_path / "room.db"))
    assert list(tmp_path.iterdir()) == []


def test_backup_and_vacuum_beside_a_running_server(tmp_path: Path) -> None:
    path = str(tmp_path / "room.db")

    async def work() -> None:
        server = await Store.open(path)
        await fill(server)
        await asyncio.to_thread(run, "backup", str(tmp_path / "copy.db"), "--database", path)
        await asyncio.to_thread(run, "vacuum", "--database", path)
        assert await server.append(a_row(entries=4), 3, b"")
        await server.close()

    asyncio.run(work())
    assert len(asyncio.run(contents(str(tmp_path / "copy.db"), "oak"))[1]) == 3


def test_vacuum_shrinks_the_file(tmp_path: Path) -> None:
    path = tmp_path / "room.db"

    async def work() -> None:
        store = await Store.open(str(path))
        await store.append(a_row(), 0, b"x" * 2_000_000)
        await store.delete("oak")
        await store.close()

    asyncio.run(work())
    before = path.stat().st_size
    run("vacuum", "--database", str(path))
    assert path.stat().st_size < before / 10
