"""The command `readingroom`: one entry point, one file per subcommand.

Exit codes: 0 all is well; 1 what was checked is wrong; 2 the user's mistake; 130 interrupted.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper

import typer

from readingroom.cli.admin import admin
from readingroom.cli.bench import bench
from readingroom.cli.games import games
from readingroom.cli.join import join
from readingroom.cli.ladder import ladder
from readingroom.cli.learn import learn
from readingroom.cli.play import play
from readingroom.cli.replay import replay
from readingroom.cli.rule import rule
from readingroom.cli.serve import serve
from readingroom.cli.simulate import simulate
from readingroom.cli.verify import verify
from readingroom.cli.version import version
from readingroom.core.errors import ReadingRoomError
from readingroom.core.phrases import phrase

MISTAKE = 2
INTERRUPTED = 130

app = typer.Typer(
    name="readingroom",
    help="A table for library games: play, simulate, replay, check, and look rules up.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in (games, learn, play, serve, join, simulate, replay, verify, rule, ladder, bench, version):
    app.command()(command)
app.add_typer(admin)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; a user's mistake is told in one line."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a character shows another
    try:
        code = app(args=arguments, prog_name="readingroom", standalone_mode=False)
    except typer.TyperException as error:  # an option or argument that Typer refuses
        return explain(error)
    except ReadingRoomError as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def explain(error: typer.TyperException) -> int:
    """Tell what was wrong with the call and where its help is; a command without arguments shows its help itself."""
    words = error.format_message()
    if words.startswith("Usage:"):
        print(words, file=sys.stderr)  # noqa: T201  # as Typer would
        return MISTAKE
    command = getattr(getattr(error, "ctx", None), "command_path", "readingroom")
    return complain(f"{words} See `{command} --help`.")


def complain(sentence: str) -> int:
    """Tell the user what was wrong, on the error stream."""
    print(str(phrase("door-error", why=sentence)), file=sys.stderr)  # noqa: T201  # the one place that complains
    return MISTAKE
