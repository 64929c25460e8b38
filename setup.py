"""Compiles the translations, and builds the pure form, or with BURGRAVE_COMPILE=3 the hot modules with mypyc, the C by the
compiler at that level. The rest is in pyproject.toml."""

import os
import sys
from glob import glob

from setuptools import setup

sys.path.insert(0, "tools")

from catalogs import compile_catalogs

PURE = (
    "engine/native.py",
    "engine/options.py",
    "engine/errors.py",
    "engine/printed.py",
    "/presets.py",
    "/data.py",
    "/words/",
    "/drawing/",
    "/shelf/",
)
"""Not compiled: a decorator that must stay Python, and what is never hot."""

FLAGS = ["-fno-semantic-interposition", "-fno-plt", "-Wno-all"]
"""Nobody replaces our functions from outside, so gcc may inline them and call them directly. Looking for warnings in functions that
a program has written takes gcc longer than everything else."""


def hot_modules() -> list[str]:
    """Engine and games, in a stable order."""
    games = ["src/burgrave/games/assembled.py", *glob("src/burgrave/games/*/**/*.py", recursive=True)]
    files = sorted(glob("src/burgrave/engine/*.py") + games)
    return [file for file in files if not any(pure in file for pure in PURE)]


compile_catalogs()
level = os.environ.get("BURGRAVE_COMPILE", "0")
if level != "0":
    from mypyc.build import mypycify

    extensions = mypycify([*hot_modules(), "--strict"], opt_level=level, debug_level="0")
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    setup(ext_modules=extensions)
else:
    setup()
