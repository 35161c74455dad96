"""Matches between bots one decision at a time, at a table: what a run in compiled code must agree with."""

from __future__ import annotations

from readingroom.bots import bot
from readingroom.catalog import Match
from readingroom.lab.experiment import Experiment


def play_by_hand(experiment: Experiment, index: int) -> Match:
    """One match between the experiment's bots, played to its end."""
    match = experiment.start(index)
    players = [bot(name, seed=experiment.bot_seed(index, seat)) for seat, name in enumerate(experiment.bots)]
    while (seat := match.to_move) is not None:
        match.play(players[seat].choose(match, seat))
    return match
