"""The fingerprint of a game's rules: a hash of the code and data they consist of.

A server notices by it that the rules of a stored game have changed, even if their version was not raised. Blank lines and comments
do not count. A harmless change of the code changes it too: then stored games are checked once more.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from burgrave.games.game import AnyGame

__all__ = ["files_of", "fingerprint", "version_of"]

NOT_RULES: Final = frozenset({"words", "drawing", "evaluation", "language", "log", "plain_words", "__pycache__"})
"""Folders and files of a game or module that do not affect the rules: words, drawing, the evaluation for bots."""
SUFFIXES: Final = (".py", ".toml")


@lru_cache(maxsize=64)
def fingerprint(game: AnyGame) -> str:
    """Return the version of the rules and a hash of their files, such as `3-5f0c...` (34 characters or more)."""
    digest = sha256()
    for name, path in sorted(files_of(game).items()):
        digest.update(f"\0{name}\0".encode())
        digest.update(meaningful(path.read_bytes()))
    return f"{game.version}-{digest.hexdigest()[:32]}"


def version_of(known_fingerprint: str) -> int:
    """Return the version that a fingerprint begins with; 0 when there is none."""
    number = known_fingerprint.partition("-")[0]
    return int(number) if number.isdecimal() else 0


def files_of(game: AnyGame) -> dict[str, Path]:
    """Return the files that the rules consist of, by a name that does not depend on where they are installed.

    Those of the engine, of what all games share, and of the package that the game lies in, or the one file of a game without one.
    """
    folders = [Path(sys.modules[name].__file__ or "").parent for name in ("burgrave.engine", "burgrave.games")]
    files = {f"{folder.name}/{path.name}": path for folder in folders for path in folder.glob("*.py") if path.stem not in NOT_RULES}
    module = type(game).__module__
    source = Path(getattr(sys.modules.get(module), "__file__", None) or "")
    if source.stem == "__init__" or "." in module:
        folder = source.parent
        candidates = [path for path in folder.rglob("*") if path.suffix in SUFFIXES]
        own_files = [path for path in candidates if not NOT_RULES & set(path.relative_to(folder).with_suffix("").parts)]
        return files | {path.relative_to(folder.parent).as_posix(): path for path in own_files}
    return files | ({source.name: source} if source.suffix in SUFFIXES else {})


def meaningful(text: bytes) -> bytes:
    """Return the lines of a file that are neither blank nor comments, with uniform line ends."""
    lines = (line.rstrip() for line in text.splitlines())
    return b"\n".join(line for line in lines if line and not line.lstrip().startswith(b"#"))
