"""A fingerprint of a game's rules: of the code and data they are made of.

It tells a server that the rules behind a stored game have changed, also where somebody forgot to raise their version. Blank lines
and comments do not count; everything else does, so a harmless change may change it too: then stored games are checked once more.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from burgrave.games.game import AnyGame

NOT_RULES: Final = frozenset({"words", "drawing", "evaluation", "language", "log", "plain_words", "__pycache__"})
"""Folders and files, of a game or of a module, that decide nothing: words, drawing, the evaluation for bots."""
SUFFIXES: Final = (".py", ".toml")


@lru_cache(maxsize=64)
def fingerprint(game: AnyGame) -> str:
    """The version of the rules and a hash of what they are made of, such as `3-5f0c...` (34 characters and more)."""
    digest = sha256()
    for name, path in sorted(files_of(game).items()):
        digest.update(f"\0{name}\0".encode())
        digest.update(meaningful(path.read_bytes()))
    return f"{game.version}-{digest.hexdigest()[:32]}"


def version_of(known: str) -> int:
    """The version that a fingerprint begins with; 0 for none."""
    number = known.partition("-")[0]
    return int(number) if number.isdecimal() else 0


def files_of(game: AnyGame) -> dict[str, Path]:
    """The files that make the rules, by a name that is the same wherever they are installed.

    Those of the engine, of what all games share, and of the package that the game lies in, or the one file of a game without one.
    """
    folders = [Path(sys.modules[name].__file__ or "").parent for name in ("burgrave.engine", "burgrave.games")]
    files = {f"{folder.name}/{path.name}": path for folder in folders for path in folder.glob("*.py") if path.stem not in NOT_RULES}
    module = type(game).__module__
    source = Path(getattr(sys.modules.get(module), "__file__", None) or "")
    if source.stem == "__init__" or "." in module:
        folder = source.parent
        every = [path for path in folder.rglob("*") if path.suffix in SUFFIXES]
        own = [path for path in every if not NOT_RULES & set(path.relative_to(folder).with_suffix("").parts)]
        return files | {path.relative_to(folder.parent).as_posix(): path for path in own}
    return files | ({source.name: source} if source.suffix in SUFFIXES else {})


def meaningful(text: bytes) -> bytes:
    """The lines of a file that are neither blank nor comments, whatever ends them."""
    lines = (line.rstrip() for line in text.splitlines())
    return b"\n".join(line for line in lines if line and not line.lstrip().startswith(b"#"))
