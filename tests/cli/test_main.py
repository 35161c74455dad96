"""The entry point: help, exit codes, mistakes without tracebacks, interruption."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

from tests.cli.builders import Run
from tests.patience import PATIENCE

COMMANDS = (
    "games",
    "learn",
    "play",
    "serve",
    "join",
    "admin",
    "simulate",
    "replay",
    "verify",
    "rule",
    "ladder",
    "bench",
    "version",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert done.code == 0
    assert f"Usage: readingroom {command}" in done.out


def test_help_names_every_command(run: Run) -> None:
    done = run("--help")
    assert all(f"  {command}" in done.out for command in COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nonsense",), "nonsense"),
        (("simulate",), "GAME"),
        (("simulate", "chess"), "unknown game 'chess'; the games are fire"),
        (("simulate", "fire", "--seats", "9"), "1 to 6 seats, not 9"),
        (("simulate", "fire", "--seats", "two"), "--seats"),
        (("simulate", "fire", "--matches", "0"), "--matches"),
        (("simulate", "fire", "--option", "tools"), "KEY=VALUE"),
        (("simulate", "fire", "--option", "colour=red"), "unknown option 'colour'"),
        (("simulate", "fire", "--option", "tools=maybe"), "true or false, not 'maybe'"),
        (("simulate", "fire", "--option", "tools=true", "--option", "tools=false"), "given twice"),
        (
            ("simulate", "fire", "-o", "mode=robot", "-o", "tools=false"),
            "the robot needs the tool deck",
        ),
        (("simulate", "fire", "--seats", "3", "--bots", "random,random"), "one for each of the 3"),
        (("simulate", "fire", "--pack", "missing.toml"), "missing.toml"),
        (("simulate", "fire", "--seed", "-1"), "--seed"),
        (("replay", "missing.json"), "missing.json: No such file"),
        (("verify", "missing.json"), "missing.json: No such file"),
        (("rule", "xyzzy"), "no rule is called 'xyzzy'"),
        (("rule", "axe", "--game", "chess"), "unknown game 'chess'"),
        (("ladder", "chess"), "unknown game 'chess'"),
        (("ladder", "fire", "--seats", "1"), "two seats or more"),
        (("ladder", "fire", "--levels", "random"), "two different levels"),
        (("play", "chess", "--text"), "unknown game 'chess'"),
        (("play", "missing.json", "--text"), "missing.json"),
        (("play", "fire", "--text", "-p", "Ana", "-p", "Ana"), "two at this table are called Ana"),
        (("play", "fire", "--text", "--seats", "2", "-p", "A", "-p", "B", "-p", "C"), "3 people"),
    ],
)
def test_a_mistake_is_told_in_one_line(run: Run, arguments: tuple[str, ...], words: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert done.err.startswith("error: ")
    assert words in done.err
    assert "Traceback" not in done.err
    assert done.out == ""


@pytest.mark.parametrize("arguments", [(), ("admin",)])
def test_a_command_alone_shows_its_help(run: Run, arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"Usage: {' '.join(('readingroom', *arguments))} [OPTIONS] COMMAND")


def test_a_wrong_call_names_the_help_that_knows_better(run: Run) -> None:
    assert run("nonsense").err == "error: No such command 'nonsense'. See `readingroom --help`.\n"
    assert run("simulate").err == "error: Missing argument 'GAME'. See `readingroom simulate --help`.\n"


def test_python_runs_the_package() -> None:
    done = command_line("version")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Reading Room" in done.stdout


def test_a_closed_pipe_is_no_drama() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "readingroom", "rule", "fire"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


AS_SOON_AS_IT_RUNS = "import sys; from readingroom.cli import main; print(flush=True); sys.exit(main(sys.argv[1:]))"


def hear_interrupts() -> None:
    """A shell lets what it starts in the background ignore them."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.skipif(os.name == "nt", reason="POSIX signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupting_is_quiet(jobs: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", AS_SOON_AS_IT_RUNS, "simulate", "fire", "-n", "100000000", "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=hear_interrupts,  # noqa: PLW1509  # it does nothing that could wait for a thread
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(1)  # somewhere in the middle of it
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert (process.returncode, out, err) == (130, b"", b"")


def command_line(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "readingroom", *arguments], capture_output=True, text=True, check=False
    )
