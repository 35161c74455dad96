"""Looking back: the match again, from one viewer's eyes, update by update."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from readingroom.catalog import Match
from readingroom.core.errors import Refused
from readingroom.core.match import replay
from readingroom.core.phrases import phrase
from readingroom.tables import entries as log
from readingroom.tables.table import Table, commitment_of, seed_of
from readingroom.tables.updates import Updates
from readingroom.tables.viewers import Asker, Viewer

UPDATES_AT_ONCE = 60


def eyes_of(table: Table, asker: Asker, wanted: int | None) -> Viewer:
    """Whose eyes somebody may look through: their own, everybody's after the end."""
    if wanted is None:
        return asker.seat
    if not 0 <= wanted < len(table.standing.chairs):
        raise Refused("TABLE-SEAT-1", phrase("table-no-seat", seat=wanted, last=len(table.standing.chairs) - 1))
    if wanted != asker.seat and table.standing.phase != "over":
        raise Refused("TABLE-SEAT-1", phrase("table-own-eyes"))
    return wanted


def updates_between(
    id: str,  # noqa: A002
    entries: Iterable[log.AnyEntry],
    viewer: Viewer,
    first: int,
    last: int,
) -> Iterator[tuple[int, bytes]]:
    """The viewer's updates from one number to another: how long the match's log was, and the update encoded."""
    created, *rest = entries
    table = Table.from_log(id, [created])
    updates = Updates(table)
    for entry in rest:
        table.take(entry)
        if not isinstance(entry, log.Started | log.Moved | log.TookBack) or not table.timeline.is_settled(viewer):
            continue
        number = table.timeline.number(viewer)
        if number > last:
            return
        if number >= first:
            yield len(table.playing.log), updates.update(viewer, number - 1)


def verify(table: Table) -> dict[str, object]:
    """The deal of a finished match, checked before everybody's eyes: each step with what it rests on."""
    may_open(table)
    standing, match = table.standing, table.playing
    again = replay(Match, match.game, match.to_plain())
    steps = [
        {
            "text": "The hash of the server's secret was published when the table was set up, before the deal",
            "holds": not is_uploaded(table),  # by whoever wrote the hash down then and compares it now
            "value": commitment_of(standing.secret),
        },
        {
            "text": "The seed is that secret, stirred with what players added",
            "holds": is_seed(table),
            "value": match.secret.hex(),
        },
        {
            "text": "Shuffled with that seed, the same actions lead to the same end",
            "holds": again.checksum() == match.checksum(),
            "value": match.checksum(),
        },
        {
            "text": "The opening was dealt with that seed, not laid out or forced",
            "holds": match.start_position is None and not match.draws,
            "value": match.commitment,
        },
    ]
    return {
        "holds": all(step["holds"] for step in steps),
        "secret": standing.secret,
        "entropy": {str(seat): words for seat, words in sorted(standing.entropy.items())},
        "steps": steps,
    }


def match_file(table: Table) -> dict[str, object]:
    """The file of a finished match: it holds the seed, so it waits for the end."""
    may_open(table)
    return table.playing.to_plain() | {"names": table.standing.names}


def may_open(table: Table) -> None:
    """The seed is opened after the end, and never while others still play the same deal."""
    if table.match is None or table.standing.phase != "over":
        raise Refused("TABLE-OVER-1", phrase("table-seed-later"))
    if table.standing.is_challenge:
        raise Refused("TABLE-OVER-1", phrase("table-seed-closed"))


def is_seed(table: Table) -> bool:
    """The match was dealt from the table's seed."""
    match = table.match
    return match is not None and match.secret == seed_of(table.standing)


def is_uploaded(table: Table) -> bool:
    """The match came with its seed, and was dealt before anybody here saw a hash.

    One that goes on from a moment has a seed of its own; tables of before there was such a moment have the file's.
    """
    origin = table.standing.origin
    return origin is not None and origin.kind == "upload" and origin.at is None
