"""The story of a finished match: the scores round by round, whom the bag was kind to, what it hung on."""

from __future__ import annotations

from collections.abc import Sequence

from readingroom.core.errors import Broken
from readingroom.core.match import Match
from readingroom.core.phrases import Phrase, Word, figure, phrase
from readingroom.core.retelling import HighPoint, Luck, MatchStory, steps_of
from readingroom.games.fire.cards.pack import Pack
from readingroom.games.fire.story.moments import Told, moments_of
from readingroom.games.fire.story.turns import Retelling, scores_by_round
from readingroom.games.fire.words.naming import ROBOT

IN_THE_TALE = ("turning_point", "what_if", "unluckiest", "lucky", "bravest")  # the first two that there are


def tell_story(match: Match, names: Sequence[str], pack: Pack) -> MatchStory:
    """The story of a match that is over."""
    outcome = match.outcome
    if outcome is None:
        raise Broken("a story is told after the end")
    dealt, steps = steps_of(match)
    events = [*dealt, *(event for step in steps for event in step.events)]
    alone = match.setup.options["mode"] == "lone_librarian"
    wanted = int(pack.variants["lone_librarian"]["win_above"]) if alone else 0
    told = Told(Retelling(dealt, steps, len(outcome.scores)), outcome, names, pack, wanted)
    moments = tuple(moments_of(told))
    return MatchStory(
        won=result_of(told),
        told=tale_of(told, moments),
        scores=tuple(map(tuple, scores_by_round(events, outcome.scores))),
        luck=tuple(luck_of(told, who) for who in range(match.seats)),
        moments=moments,
    )


def luck_of(told: Told, who: int) -> Luck:
    """What a seat's draws brought, beside what they bring on average."""
    turns = [turn for turn in told.retelling.turns if turn.who == who]
    draws = [draw for turn in turns for draw in turn.draws]
    drawn, expected = sum(draw.gained for draw in draws), float(sum(draw.expected for draw in draws))
    bag = told.retelling.bags[who]
    apart = figure(abs(drawn - expected))
    return Luck(
        who=who,
        drawn=float(drawn),
        expected=round(expected, 2),
        says=phrase(
            f"fire-luck-{'as-likely' if apart == 0 else 'more' if drawn > expected else 'fewer'}",
            who=told.name(who),
            fires=bag.fires,
            likely=figure(float(bag.expected)),
            apart=apart,
        ),
        figures={
            "fires": bag.fires,
            "expected_fires": round(float(bag.expected), 2),
            "turns": len(turns),
            "turns_burnt": sum(turn.burnt for turn in turns),
        },
    )


def result_of(told: Told) -> Phrase:
    """Who won, and by how much."""
    scores, best = told.outcome.scores, told.best()
    top, first = max(scores), told.name(best[0])
    if len(scores) == 1:
        if told.outcome.winners:
            return phrase("fire-result-alone", who=first, points=top)
        return phrase("fire-result-not-enough", who=first, points=top, wanted=told.wanted)
    if len(best) == 1:
        second = max((who for who in range(len(scores)) if who != best[0]), key=lambda who: scores[who])
        return phrase("fire-result-won", who=first, points=top, lead=top - scores[second], to=told.name(second))
    level = tuple(listed(told.name(who)) for who in best)
    return phrase("fire-result-shared" if told.outcome.winners else "fire-result-level", everybody=level, points=top)


def listed(who: str | int) -> Word:
    """Somebody among others; the robot is never the first of them."""
    return phrase("fire-to", to=who) if who == ROBOT else who


def tale_of(told: Told, moments: Sequence[HighPoint]) -> tuple[Phrase | str, ...]:
    """What it hung on, how it ended, who won."""
    by_kind = {moment.kind: moment for moment in moments}
    middle = [by_kind[kind].says for kind in IN_THE_TALE if kind in by_kind][:2]
    ended = phrase("fire-ended-in", ending=told.outcome.ending, round=told.retelling.round)
    return (*middle, ended, result_of(told))
