"""Builds the compiled form: which modules mypyc compiles, in which groups, and how the C compiler is run. Used by setup.py.

Every group becomes one shared library: the engine, and each game by itself. mypyc writes the C of all
groups in some seconds, so nothing of that is kept; the libraries are kept in a folder between builds and compiled again only when
their C, their headers or the flags differ.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext

SHARED = "engine"
"""The group of the engine."""
NEVER_HOT = frozenset({"words", "drawing", "presets", "data", "game"})
"""Names of files and folders of a game, or of an expansion, that are not compiled: no simulation uses them."""
PURE = frozenset(
    {
        "engine/native.py",
        "engine/options.py",
        "engine/errors.py",
        "engine/toml_data.py",
        "engine/game_log.py",
        "engine/chronicle.py",
        "engine/declarations.py",
        "engine/formats.py",
        "engine/game.py",
        "engine/module.py",
        "engine/timeline.py",
    }
)
"""Other files that are not compiled: a decorator that must stay Python, and what is never hot."""
FLAGS = ("-fno-semantic-interposition", "-fno-plt", "-Wno-all")
"""Nobody replaces our functions from outside, so gcc may inline them and call them directly. Looking for warnings in functions that
a program has written takes gcc longer than everything else."""


def hot_modules(package: Path) -> list[Path]:
    """Return the files below `src/burgrave` to compile, in a stable order: the engine and the games."""
    files = [*package.glob("engine/*.py"), *package.glob("games/**/*.py")]
    return sorted(file for file in files if is_hot(file.relative_to(package)))


def is_hot(file: Path) -> bool:
    """Return whether a file, relative to the package, is one to compile."""
    folder, *inside = file.with_suffix("").parts
    if folder == "games":
        return len(inside) > 1 and NEVER_HOT.isdisjoint(inside)
    return file.as_posix() not in PURE


def grouped(package: Path) -> dict[str, list[Path]]:
    """Return the files to compile by group: `SHARED`, and the name of each game."""
    groups: dict[str, list[Path]] = {}
    for file in hot_modules(package):
        folder, *inside = file.relative_to(package).parts
        name = inside[0] if folder == "games" and len(inside) > 1 else SHARED
        groups.setdefault(name, []).append(file)
    return groups


def extensions(package: Path, level: str, folder: Path) -> list[Extension]:
    """Return the extensions of the compiled form, the largest first, with their C files written into `folder`.

    `level` is how hard the C compiler optimizes: "1" for tests, "3" for everything that is measured.
    """
    from mypyc.build import mypycify

    groups = grouped(package)
    files = [str(file) for group in groups.values() for file in group]
    # From scratch: reading mypy's cache takes longer, and it does not know what mypyc's C depends on.
    built: list[Extension] = mypycify(
        [*files, "--strict", f"--cache-dir={os.devnull}"],
        opt_level=level,
        debug_level="0",
        separate=[([str(file) for file in group], f"burgrave_{name}") for name, group in groups.items()],
        target_dir=str(folder),
    )
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return sorted(built, key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))


class BuildExtensions(build_ext):
    """Compiles extensions side by side, and only those that changed where `kept_libraries` says where to keep them."""

    kept_libraries: Path | None = None

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extension(self, ext: Extension) -> None:
        """Compile an extension into the build folder, or copy the kept library there."""
        if self.kept_libraries is None:
            super().build_extension(ext)
            return
        self.kept_libraries.mkdir(parents=True, exist_ok=True)
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        library = self.kept_libraries / f"{ext.name}.so"
        known = library.with_suffix(".sha256")
        digest = digest_of(ext)
        if library.exists() and known.exists() and known.read_text() == digest:
            shutil.copyfile(library, target)
            return
        known.unlink(missing_ok=True)
        super().build_extension(ext)
        shutil.copyfile(target, library)
        known.write_text(digest)  # last: a build that was broken off leaves no library that passes for a whole one


def digest_of(extension: Extension) -> str:
    """Return a hash of everything that decides how the library of an extension comes out."""
    digest = hashlib.sha256(repr((tools(), extension.name, extension.extra_compile_args)).encode())
    for file in [*extension.sources, *sorted(extension.depends)]:
        digest.update(hashlib.sha256(Path(file).read_bytes()).digest())
    return digest.hexdigest()


@lru_cache(maxsize=1)
def tools() -> tuple[str, ...]:
    """Return the versions of Python, of mypyc, whose runtime is part of every library, and of the C compiler."""
    from distutils.sysconfig import get_config_vars

    from mypy.version import __version__

    settings: dict[str, Any] = get_config_vars()
    compiler = settings["CC"].split()[0]
    version = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout
    return sys.version, __version__, version, settings["CC"], settings["CFLAGS"], os.environ.get("CFLAGS", "")
