"""What somebody at a table may ask without changing anything."""

from __future__ import annotations

from readingroom.bots.coach import Advice
from readingroom.core.errors import Refused
from readingroom.core.phrases import as_phrase, phrase
from readingroom.tables import commands as ask
from readingroom.tables.deciding import decide
from readingroom.tables.messages import HintAnswer, WhyAnswer
from readingroom.tables.moves import playing, seated
from readingroom.tables.table import Table
from readingroom.tables.viewers import Asker, BadToken


def why(table: Table, asker: Asker, action: str, now: float) -> WhyAnswer:
    """What a move would be answered with, before it is made; raises BadAction for a text that is no action.

    It is decided as a move is, so that the two never disagree.
    """
    try:
        decide(table, ask.Move(action=action), asker, now)
    except BadToken:
        raise
    except Refused as refusal:
        says = as_phrase(refusal.says)
        return WhyAnswer(id=None, action=action, rule=refusal.rule, sentence=refusal.sentence, says=says)
    return WhyAnswer(id=None, action=action, rule=None, sentence=None)


def check_hint(table: Table, asker: Asker) -> int:
    """The seat that a bot may think for; raises Refused."""
    seat = seated(asker)
    match = playing(table)
    if not table.standing.settings.odds:
        raise Refused("TABLE-ODDS-1", phrase("table-odds-off"))
    if match.to_move != seat:
        raise Refused("TABLE-ODDS-1", phrase("table-hint-not-asked"))
    return seat


def hint(table: Table, seat: int, advice: Advice) -> HintAnswer:
    """What the coach thought of, with its reason in words."""
    match, names = table.playing, table.standing.names
    reason = match.reason(advice.action, seat, names, advice.then)
    return HintAnswer(
        id=None,
        number=table.timeline.number(seat),
        action=advice.action,
        text=str(table.game.describe(match.actions.parse(advice.action), names, match.setup)),
        sentence=reason.sentence,
        rule=reason.rule,
        then=list(advice.then),
        changed=advice.changed,
        says=as_phrase(reason.says),
    )
