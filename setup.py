"""Builds the package; mypyc turns the hot modules into C where that is possible.

The environment variable READINGROOM_COMPILE decides:

    1      compile, and fail if that fails (wheels, continuous integration)
    0      never compile
    unset  try; if anything fails, install the same files as plain Python

The wheel of `make wheel` also holds the page: READINGROOM_PAGE=1 takes it from build/page, where it must be built.

An editable install (`pip install -e .`) never compiles, so an edited file is always the file that runs.
The compiled modules are listed in pyproject.toml under [tool.readingroom.compiled].
"""

import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
PAGE = ROOT / "build" / "page"
MODE = os.environ.get("READINGROOM_COMPILE", "")
# mypyc's functions carry long error paths, and gcc takes them for too large to inline: these limits let it (+10 %)
INLINING = [
    "max-inline-insns-auto=120",
    "inline-unit-growth=400",
    "early-inlining-insns=60",
    "large-function-growth=1000",
]
GCC_FLAGS = ["-fno-semantic-interposition", "-fwrapv", "-Wno-error"]
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}  # not editable_wheel, develop or dist_info


def flags_of(group: str) -> list[str]:
    """A playout runs through the same rules a million times a second, so they are inlined wherever they are called.

    A server runs through all of its code once a move, and is the faster the less there is of it.
    """
    return [*GCC_FLAGS, "-O3", *inlining()] if group == "rules" else [*GCC_FLAGS, "-O2"]


def inlining() -> list[str]:
    """What only gcc understands; clang inlines them unasked."""
    compiler = os.environ.get("CC", "") + (sysconfig.get_config_var("CC") or "")
    return [] if "clang" in compiler or sys.platform == "darwin" else [f"--param={limit}" for limit in INLINING]


def warn_uncompiled(reason: str) -> None:
    """Say in one line that this build holds plain Python only."""
    print(f"warning: Reading Room is installed uncompiled: {reason}", file=sys.stderr)


def compiled_groups() -> dict[str, list[str]]:
    """The files to compile, by group and relative to the root."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {group: files_of(entries) for group, entries in settings["tool"]["readingroom"]["compiled"].items()}


def files_of(entries: list[str]) -> list[str]:
    """The files of one group; an entry that matches nothing is a mistake."""
    found: list[str] = []
    for entry in entries:
        files = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(entry))
        if not files:
            sys.exit(f"error: pyproject.toml, [tool.readingroom.compiled]: no such file: {entry}")
        found += files
    return found


def translate(groups: dict[str, list[str]]) -> list[Extension]:
    """Type-check the modules and write their C, one file a group."""
    from mypyc.build import mypycify  # noqa: PLC0415  an uncompiled install does without mypyc

    modules = [module for files in groups.values() for module in files]
    separate = [(files, f"readingroom_{group}") for group, files in groups.items()]
    extensions = mypycify(modules, debug_level="0", separate=separate, target_dir="build/mypyc")
    if os.name != "nt":
        for extension in extensions:
            group = next((group for group in groups if extension.name.startswith(f"readingroom_{group}__")), "")
            extension.extra_compile_args = [*extension.extra_compile_args, *flags_of(group)]
    return extensions


def extensions_to_build() -> list[Extension]:
    """The C extensions of this build: all of them, or none."""
    if MODE == "0" or BUILDING.isdisjoint(sys.argv):
        return []
    groups = compiled_groups()
    try:
        extensions = translate(groups)
    except ImportError:
        reason = "mypyc is not installed"
    except (Exception, SystemExit):  # mypyc leaves by SystemExit
        reason = "mypyc refused the sources"
    else:
        return extensions
    if MODE == "1":
        sys.exit(f"error: not compiled: {reason}")
    warn_uncompiled(reason)
    return []


class AllOrNothing(build_ext):
    """Builds every extension or drops every one: a half-built group cannot be imported."""

    def initialize_options(self) -> None:
        """Groups are compiled side by side."""
        super().initialize_options()
        self.parallel = True

    def run(self) -> None:
        """Compile; on any failure leave the same modules as plain Python."""
        try:
            super().run()
        except Exception:
            if MODE == "1":
                raise
            warn_uncompiled("the C compiler failed")
            self._drop_all()

    def _drop_all(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []
        self.distribution.ext_modules = []
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is not None:
            wheel.root_is_pure = True  # the wheel is then good for every platform


class WithPage(build_py):
    """Puts the built page into the package."""

    def run(self) -> None:
        """Copy the package, and the page beside its modules."""
        super().run()
        if os.environ.get("READINGROOM_PAGE") == "1" and PAGE.is_dir():
            shutil.copytree(PAGE, Path(self.build_lib, "readingroom", "page"), dirs_exist_ok=True)


setup(ext_modules=extensions_to_build(), cmdclass={"build_ext": AllOrNothing, "build_py": WithPage})
