"""The moments of a match that one would talk about afterwards: found by figures, told short, kind and exact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from readingroom.core.game import Outcome
from readingroom.core.phrases import chance, phrase
from readingroom.core.retelling import HighPoint
from readingroom.games.fire.cards.pack import Pack
from readingroom.games.fire.story.turns import DrawTold, Gain, Retelling, TurnTold, with_scores
from readingroom.games.fire.words.naming import section_called, who_is


@dataclass(frozen=True, slots=True)
class Told:
    """A match as its moments are looked for in it."""

    retelling: Retelling
    outcome: Outcome
    names: Sequence[str]
    pack: Pack
    wanted: int  # alone, the score to pass; 0 at a table

    def name(self, who: int) -> str | int:
        """Somebody, for phrases."""
        return who_is(who, self.names)

    def best(self) -> list[int]:
        """Who has the highest score, the robot too."""
        top = max(self.outcome.scores)
        return [who for who, score in enumerate(self.outcome.scores) if score == top]


def moments_of(told: Told) -> Iterator[HighPoint]:
    """The biggest moments, each kind once; the best turn only when it is not told as the bravest already."""
    found = [find(told) for find in (bravest, unluckiest, lucky, turning_point, what_if, collapse)]
    best = biggest(told)
    if best is not None and found[0] is not None and best.at == found[0].at:
        best = None
    return (moment for moment in (*found, best) if moment is not None)


def bravest(told: Told) -> HighPoint | None:
    """The turn that was the least likely to come off, and did; tools would make it another story."""
    came_off = [
        turn for turn in told.retelling.turns if turn.points is not None and not turn.helped and turn.survives < 1
    ]
    if not came_off:
        return None
    turn = min(came_off, key=lambda turn: (turn.survives, -(turn.points or 0)))
    points, survives = turn.points or 0, turn.survives
    return HighPoint(
        kind="bravest",
        who=turn.who,
        at=turn.at,
        says=phrase(
            "fire-moment-bravest",
            who=told.name(turn.who),
            tokens=turn.laid,
            round=turn.round,
            chance=chance(survives.numerator, survives.denominator),
            points=points,
        ),
        figures={"round": turn.round, "tokens": turn.laid, "points": points, "chance": float(survives)},
    )


def unluckiest(told: Told) -> HighPoint | None:
    """The draw that cost the most against its odds."""
    found = burnt_draws(told)
    if not found:
        return None
    turn, draw = min(found, key=lambda pair: pair[1].luck)
    return HighPoint(
        kind="unluckiest",
        who=turn.who,
        at=draw.at,
        says=phrase(
            "fire-moment-unluckiest" if draw.stake else "fire-moment-unluckiest-turn",
            who=told.name(turn.who),
            round=turn.round,
            burns=chance(draw.burns.numerator, draw.burns.denominator),
            points=draw.stake,
        ),
        figures=figures_of(turn, draw),
    )


def lucky(told: Told) -> HighPoint | None:
    """The risky draw that brought the most above its odds."""
    found = [(turn, draw) for turn in told.retelling.turns for draw in turn.draws if draw.burns and not draw.caught]
    if not found:
        return None
    turn, draw = max(found, key=lambda pair: pair[1].luck)
    return HighPoint(
        kind="lucky",
        who=turn.who,
        at=draw.at,
        says=phrase(
            "fire-moment-lucky" if draw.gained else "fire-moment-lucky-nothing",
            who=told.name(turn.who),
            round=turn.round,
            burns=chance(draw.burns.numerator, draw.burns.denominator),
            points=draw.gained,
        ),
        figures=figures_of(turn, draw),
    )


def turning_point(told: Told) -> HighPoint | None:
    """Where the winner took the lead for good."""
    if len(told.best()) != 1 or len(told.outcome.scores) == 1:
        return None
    winner, taken = told.best()[0], None
    gains = with_scores(told.retelling.gains, told.outcome.scores)
    for gain in reversed(gains):
        if not leads(gain, winner):
            break
        taken = gain
    if taken is None or taken.who != winner:
        return None
    level = {score - (taken.points if who == winner else 0) for who, score in enumerate(taken.scores)}
    return HighPoint(
        kind="turning_point",
        who=winner,
        at=taken.at,
        says=phrase(
            "fire-moment-led" if len(level) == 1 else "fire-moment-took-the-lead",
            to=told.name(winner),
            round=taken.round,
            points=taken.points,
        ),
        figures={"round": taken.round, "points": taken.points, "score": taken.scores[winner]},
    )


def what_if(told: Told) -> HighPoint | None:
    """A burnt turn that cost the match, by the points that lay on the card."""
    scores, goal = told.outcome.scores, told.wanted or max(told.outcome.scores)
    lost = [
        (turn, draw)
        for turn, draw in burnt_draws(told)
        if turn.who not in told.outcome.winners and scores[turn.who] + draw.stake > goal
    ]
    if not lost:
        return None
    turn, draw = max(lost, key=lambda pair: scores[pair[0].who] + pair[1].stake)
    would = scores[turn.who] + draw.stake
    return HighPoint(
        kind="what_if",
        who=turn.who,
        at=draw.at,
        says=phrase(
            "fire-moment-what-if-alone" if told.wanted else "fire-moment-what-if",
            points=draw.stake,
            round=turn.round,
            who=told.name(turn.who),
            score=would,
            goal=goal,
            to=told.name(told.best()[0]),
        ),
        figures={"round": turn.round, "stake": draw.stake, "score": would, "against": goal},
    )


def biggest(told: Told) -> HighPoint | None:
    """The turn that scored the most."""
    scored = [turn for turn in told.retelling.turns if turn.points]
    if not scored:
        return None
    turn = max(scored, key=lambda turn: turn.points or 0)
    points = turn.points or 0
    return HighPoint(
        kind="biggest",
        who=turn.who,
        at=turn.at,
        says=phrase("fire-moment-biggest", who=told.name(turn.who), round=turn.round, points=points),
        figures={"round": turn.round, "points": points, "bravery": turn.bravery},
    )


def collapse(told: Told) -> HighPoint | None:
    """What brought the library down."""
    if told.retelling.collapse is None:
        return None
    at, number = told.retelling.collapse
    section, turns, round_ = section_called(number, told.pack), told.retelling.turns, told.retelling.round
    if told.outcome.ending != "fire_spreading" or not turns:
        says = phrase("fire-moment-burned-down", section=section, round=round_)
        return HighPoint(kind="collapse", who=None, at=at, says=says, figures={"round": round_})
    who = turns[-1].who
    says = phrase("fire-moment-collapse", who=told.name(who), section=section, round=round_)
    return HighPoint(kind="collapse", who=who, at=at, says=says, figures={"round": round_})


# --- what many of them ask --------------------------------------------------------------------------------------


def burnt_draws(told: Told) -> list[tuple[TurnTold, DrawTold]]:
    """The draws that ended turns in fire."""
    burnt = [turn for turn in told.retelling.turns if turn.burnt]
    return [(turn, turn.draws[-1]) for turn in burnt if turn.draws and turn.draws[-1].caught]


def leads(gain: Gain, who: int) -> bool:
    """Ahead of everybody else then."""
    return all(score < gain.scores[who] for other, score in enumerate(gain.scores) if other != who)


def figures_of(turn: TurnTold, draw: DrawTold) -> dict[str, float]:
    return {
        "round": turn.round,
        "stake": draw.stake,
        "burns": float(draw.burns),
        "gained": draw.gained,
        "expected": round(float(draw.expected), 2),
    }
