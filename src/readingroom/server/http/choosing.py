"""What of a game's options goes together, for whoever sets a table: asked as often as something changes."""

from __future__ import annotations

from litestar import post

from readingroom.catalog import find_game
from readingroom.core.options import Choice, choices_now
from readingroom.core.phrases import as_phrase
from readingroom.server.http import bodies
from readingroom.server.http.describing import ALWAYS


@post(
    "/api/games/{game:str}/options",
    summary="What goes together",
    sync_to_thread=False,
    status_code=200,  # nothing is made
    responses=ALWAYS,
)
def look_at_options(game: str, data: bodies.OptionsWish) -> bodies.OptionsAnswer:
    """Of each option: its value, which others it cannot have beside what was chosen, and why."""
    company = data.people > 1 and data.pace == "live"
    choices = choices_now(find_game(game), data.seats, data.options, company=company)
    return bodies.OptionsAnswer(options=[option_now(choice) for choice in choices])


def option_now(choice: Choice) -> bodies.OptionNow:
    """One option, with values that are closed for the same reason side by side."""
    together: dict[str, list[bodies.OptionValue]] = {}
    for value, says in choice.closed.items():
        together.setdefault(str(says), []).append(value)
    closed = [
        bodies.ClosedValues(values=values, sentence=sentence, says=as_phrase(choice.closed[values[0]]))
        for sentence, values in together.items()
    ]
    return bodies.OptionNow(
        key=choice.option.key, value=choice.value, usual=choice.usual, idle=choice.is_idle, closed=closed
    )


HANDLERS = [look_at_options]
