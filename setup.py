"""Builds the package; mypyc turns the hot modules into C where that is possible.

The environment variable READINGROOM_COMPILE decides:

    1      compile, and fail if that fails (wheels, continuous integration)
    0      never compile
    unset  try; if anything fails, install the same files as plain Python

The wheel of `make wheel` also holds the page: READINGROOM_PAGE=1 takes it from build/page, where it must be built.
READINGROOM_PROGRESS names a file that is told how far the compilation has come, as "12 of 140".

An editable install (`pip install -e .`) never compiles, so an edited file is always the file that runs.
The compiled modules are listed in pyproject.toml under [tool.readingroom.compiled]; docs/decisions/0001 says what was
measured of other ways to build them.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import traceback
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
PAGE = ROOT / "build" / "page"
WRITTEN = ROOT / "build" / "mypyc"  # the C that mypyc wrote
MADE = ROOT / "build" / "made"  # objects and extensions, each named by a hash of all that went into it
PROFILE = ROOT / "build" / "profile"  # an instrumented engine, and what it counted, one file a module
MODE = os.environ.get("READINGROOM_COMPILE", "")
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}  # not editable_wheel, develop or dist_info
JOBS = os.cpu_count() or 1

# What other packages say about their types is not needed to compile ours, and takes mypy half a minute to read.
MYPY_SETTINGS = """\
[mypy]
mypy_path = src
explicit_package_bases = True
follow_imports = silent
[mypy-alembic.*,asyncpg.*,litestar.*,prometheus_client.*,redis.*,rich.*,sqlalchemy.*,textual.*,typer.*,uvicorn.*]
follow_imports = skip
"""


# The groups of [tool.readingroom.compiled] that make one unit, by their library's name. Playouts run through the rules
# a million times a second; what else needs the rules' own types, and the server, is run through once a move.
UNITS = {"readingroom_rules": ("rules", "beside_the_rules"), "readingroom_tables": ("tables",)}
ALWAYS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fwrapv", "-Wno-error"]
SMALL = [*ALWAYS, "-O2"]
FAST = [*ALWAYS, "-O3"]
# mypyc's functions carry long error paths, and gcc takes them for too large to inline even where they are hot
INLINING = [
    "inline-min-speedup=1",
    "inline-unit-growth=200",
    "large-function-growth=2000",
    "large-function-insns=5000",
    "max-inline-insns-auto=400",
    "max-inline-insns-single=1000",
]
ACROSS_MODULES = [f"-flto={JOBS}", *(f"--param={limit}" for limit in INLINING)]
COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
COUNTED = ["-Wno-missing-profile", "-Wno-coverage-mismatch"]  # code that is newer than the counts does without


def is_gcc() -> bool:
    """What only gcc understands is asked of gcc alone."""
    compiler = os.environ.get("CC", "") + (sysconfig.get_config_var("CC") or "")
    return "clang" not in compiler and sys.platform == "linux"


def is_rules(source: str) -> bool:
    """A C file of the first group of the first unit."""
    modules = [Path(file).with_suffix("").parts[1:] for file in compiled_groups()["rules"]]
    return Path(source).stem in {"__native_" + "___".join(parts) for parts in modules}


def generated_headers(source: str) -> list[Path]:
    """The headers that mypyc wrote for a C file, which say all about the unit's classes and functions."""
    written = b'#include "__native' in Path(source).read_bytes()
    return sorted(Path(source).parent.glob("*.h")) if written else []


def warn_uncompiled(reason: str) -> None:
    """Say in one line that this build holds plain Python only."""
    print(f"warning: Reading Room is installed uncompiled: {reason}", file=sys.stderr)


@cache
def compiled_groups() -> dict[str, list[str]]:
    """The files to compile, by group and relative to the root."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {group: files_of(entries) for group, entries in settings["tool"]["readingroom"]["compiled"].items()}


def files_of(entries: list[str]) -> list[str]:
    """The files of one group; an entry that matches nothing is a mistake. A package's docstring is not compiled."""
    found: list[str] = []
    for entry in entries:
        matching = [path for path in ROOT.glob(entry) if path.name != "__init__.py"]
        files = sorted(path.relative_to(ROOT).as_posix() for path in matching)
        if not files:
            sys.exit(f"error: pyproject.toml, [tool.readingroom.compiled]: no such file: {entry}")
        found += files
    return found


def translate(unit: str, files: list[str]) -> list[Extension]:
    """Type-check the modules of one unit and write their C, one file a module.

    No unit is a part of a larger one by `separate`: only in a whole does mypyc know all subclasses, and loads their
    attributes and calls their methods without looking.
    """
    from mypyc.build import mypycify  # noqa: PLC0415  an uncompiled install does without mypyc

    folder = WRITTEN / unit
    folder.mkdir(parents=True, exist_ok=True)
    settings = folder / "mypy.ini"
    settings.write_text(MYPY_SETTINGS, encoding="utf-8")
    extensions: list[Extension] = mypycify(
        [f"--config-file={settings}", *files],
        debug_level="0",
        multi_file=True,
        group_name=unit,
        target_dir=str(folder.relative_to(ROOT)),
    )
    return extensions


def extensions_to_build() -> list[Extension]:
    """The C extensions of this build: all of them, or none."""
    if MODE == "0" or BUILDING.isdisjoint(sys.argv):
        return []
    groups = compiled_groups()
    try:
        files = {unit: [file for part in parts for file in groups[part]] for unit, parts in UNITS.items()}
        extensions = [extension for unit in UNITS for extension in translate(unit, files[unit])]
    except ImportError:
        reason = "mypyc is not installed"
    except (Exception, SystemExit):  # mypyc leaves by SystemExit
        traceback.print_exc()
        reason = "mypyc refused the sources"
    else:
        return extensions
    if MODE == "1":
        sys.exit(f"error: not compiled: {reason}")
    warn_uncompiled(reason)
    return []


class AllOrNothing(build_ext):
    """Builds every extension or drops every one: a half-built unit cannot be imported.

    distutils compiles the files of one extension in a row, and all of them anew when one has changed. Here as many are
    compiled at a time as there are cores, and what was made before from the same text by the same command is taken.

    gcc builds the rules twice: an instrumented engine plays (scripts/training.py), and what it counted tells which
    calls to inline across all modules. The counts are kept until the recipe changes or `make clean`: code that has
    changed since is compiled without them, so that a small change is compiled in less than a minute.
    """

    def run(self) -> None:
        """Compile; on any failure leave the same modules as plain Python."""
        try:
            super().run()
        except Exception:
            if MODE == "1":
                raise
            warn_uncompiled("the C compiler failed")
            self._drop_all()

    def build_extensions(self) -> None:
        """The modules that only load their unit's library come first, for the instrumented engine needs them, too."""
        if os.name == "nt":
            super().build_extensions()
            return
        MADE.mkdir(parents=True, exist_ok=True)
        self._used: set[Path] = set()
        self._done = 0
        self._steps = sum(len(one.sources) + 1 for one in self.extensions)
        libraries = [one for one in self.extensions if one.name.removesuffix("__mypyc") in UNITS]
        self._build([one for one in self.extensions if one not in libraries])
        if is_gcc() and not any(PROFILE.glob("*.gcda")):
            self._count(libraries[0])
        self._build(libraries)
        for stale in set(MADE.iterdir()) - self._used:
            stale.unlink()

    def _build(self, extensions: list[Extension]) -> None:
        with ThreadPoolExecutor(JOBS) as pool:
            parts = [[pool.submit(self._compile, one, source) for source in one.sources] for one in extensions]
            objects = [[part.result() for part in each] for each in parts]
            list(pool.map(self._link, extensions, objects))

    def _compile(self, extension: Extension, source: str) -> Path:
        counted = PROFILE / f"{Path(source).stem}.gcda"
        flags = FAST if is_rules(source) else SMALL
        if is_rules(source) and is_gcc():
            flags = [*flags, *ACROSS_MODULES, *([f"-fprofile-use={counted}", *COUNTED] if counted.exists() else [])]
        read = [Path(source), *generated_headers(source), *([counted] if counted.exists() else [])]
        return self._make(self._command(extension, source, flags), [path.read_bytes() for path in read], ".o")

    def _command(self, extension: Extension, source: str, flags: list[str]) -> list[str]:
        includes = [f"-I{folder}" for folder in [*extension.include_dirs, *self.include_dirs]]
        return [*self.compiler.compiler_so, *includes, *extension.extra_compile_args, *flags, "-c", source]

    def _link(self, extension: Extension, objects: list[Path]) -> None:
        across = [*FAST, *ACROSS_MODULES] if len(objects) > 1 and is_gcc() else []
        target = Path(self.get_ext_fullpath(extension.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(self._make([*self.compiler.linker_so, *across, *map(str, objects)], [], ".so"), target)

    def _make(self, command: list[str], texts: list[bytes], suffix: str) -> Path:
        """What a command makes of these texts; made before, it is not made again."""
        digest = hashlib.sha256(f"{sys.version} {command}".encode())
        for text in texts:
            digest.update(hashlib.sha256(text).digest())
        made = MADE / (digest.hexdigest() + suffix)
        if not made.exists():
            unfinished = made.with_suffix(f".{os.getpid()}")
            subprocess.run([*command, "-o", str(unfinished)], check=True)
            unfinished.rename(made)
        self._used.add(made)
        self._tell_progress()
        return made

    def _count(self, library: Extension) -> None:
        """Build the rules so that they count what they run through, and let them play."""
        shutil.rmtree(PROFILE, ignore_errors=True)
        package = PROFILE / "package"
        shutil.copytree(ROOT / "src", package, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        built, unit = Path(self.build_lib), library.name.removesuffix("__mypyc")
        for loader in self.extensions:
            if Path(loader.sources[0]).is_relative_to(WRITTEN.relative_to(ROOT) / unit) and loader is not library:
                path = Path(self.get_ext_fullpath(loader.name))
                shutil.copy2(path, package / path.relative_to(built.absolute() if path.is_absolute() else built))
        self._steps += len(library.sources)
        with ThreadPoolExecutor(JOBS) as pool:
            objects = list(pool.map(lambda source: self._compile_counting(library, source), library.sources))
        target = package / Path(self.get_ext_fullpath(library.name)).name
        subprocess.run([*self.compiler.linker_so, *COUNTING, *objects, "-o", str(target)], check=True)
        training = [sys.executable, str(ROOT / "scripts" / "training.py")]
        subprocess.run(training, check=True, env=os.environ | {"PYTHONPATH": str(package)})
        shutil.rmtree(package)
        for used in objects:
            Path(used).unlink()

    def _compile_counting(self, extension: Extension, source: str) -> str:
        counting = [*FAST, *COUNTING] if is_rules(source) else SMALL
        made = str(PROFILE / f"{Path(source).stem}.o")
        subprocess.run([*self._command(extension, source, counting), "-o", made], check=True)
        self._tell_progress()
        return made

    def _tell_progress(self) -> None:
        self._done += 1
        if told := os.environ.get("READINGROOM_PROGRESS"):
            Path(told).write_text(f"{self._done} of {self._steps}", encoding="utf-8")

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
