"""Catalogs of translations: bring them up to date with the code, compile them, check them.

python tools/catalogs.py extract    # new words of the code into every .po, obsolete ones out
python tools/catalogs.py compile    # .po -> .mo
python tools/catalogs.py check      # what is missing, fuzzy or has other placeholders than the original; fails if there is any
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "burgrave"
LOCALE = PACKAGE / "locale"
TABLE, PLAIN = "table", "plain"
"""The domains of the pages, and of games without words or drawing of their own; every other game's domain bears its name."""

KEYWORDS: dict[str, Any] = {
    "_": None,
    "gettext": None,
    "marked": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
COMMENTS = ("Translators:",)
TOLD_IN_DATA = ("name", "effect")
"""Keys of a `monasteries.toml` or `shields.toml` whose values are words."""
UNWANTED = tuple(
    f'"{name}' for name in ("POT-Creation-Date", "PO-Revision-Date", "Report-Msgid-Bugs-To", "Last-Translator", "Generated-By")
)
"""Lines of a header that nobody reads; the dates would change with every run."""
PLACEHOLDER = re.compile(r"\{(\w*)\}|%\((\w+)\)s|%([sd])")


# ---- compiling (setup.py does this for every build) ----------------------------------------------------------------------


def compile_catalogs(folder: Path | None = None) -> None:
    """Compile every .po to a .mo in the same place below `folder`, by default beside the .po.

    Without Babel it keeps the .mo files that are there already, and raises SystemExit where one is missing.
    """
    targets = {file: (folder or LOCALE) / file.relative_to(LOCALE).with_suffix(".mo") for file in catalog_files()}
    try:
        import babel  # noqa: F401
    except ImportError:
        missing = [file.name for file, target in targets.items() if not target.exists()]
        if missing:
            raise SystemExit(
                f"compiling the translations ({', '.join(missing)}) needs Babel: python -m pip install babel"
            ) from None
        return
    for file, target in targets.items():
        content = compiled(file)
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def catalog_files() -> list[Path]:
    """Return the .po files of all languages, in a stable order."""
    return sorted(LOCALE.glob("*/LC_MESSAGES/*.po"))


def compiled(file: Path) -> bytes:
    """What belongs into the .mo beside a .po; the same whenever it is asked."""
    from babel.messages.mofile import write_mo

    catalog = read(file)
    catalog.creation_date = datetime(2000, 1, 1, tzinfo=UTC)
    content = BytesIO()
    write_mo(content, catalog)
    return content.getvalue()


# ---- extracting ----------------------------------------------------------------------------------------------------------


def domains() -> dict[str, list[tuple[Path, str, str]]]:
    """For each domain where its words are: folder, pattern of files, way to read them."""
    found: dict[str, list[tuple[Path, str, str]]] = {}
    for game in sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "game.py").exists()):
        folder = PACKAGE / "games" / game
        found[game] = [
            (folder, "**/*.py", "python"),
            (PACKAGE / "games", "language.py", "python"),
            (folder, "**/monasteries.toml", "toml"),
            (folder, "**/shields.toml", "toml"),
        ]
    found[TABLE] = [
        (PACKAGE / TABLE, "**/*.py", "python"),
        (PACKAGE / TABLE, "templates/**/*.html", "jinja2"),
        (PACKAGE / "games" / "shelf", "**/*.py", "python"),
    ]
    found[PLAIN] = [(PACKAGE / "games", "*.py", "python"), (PACKAGE / "draw", "**/*.py", "python")]
    return found


def toml_words(fileobj: Any, keywords: Any, comment_tags: Any, options: Any) -> Iterator[tuple[int, str, str, list[str]]]:
    """Babel's way to read a file, for words in data."""
    for entry in tomllib.loads(fileobj.read().decode()).values():
        for key in TOLD_IN_DATA:
            told = entry.get(key, "")
            for text in told.values() if isinstance(told, dict) else (told,):
                if text:
                    yield 1, "gettext", text, []


def extracted(domain: str) -> Any:
    """A catalog of all words of a domain, untranslated."""
    from babel.messages.catalog import Catalog
    from babel.messages.extract import extract
    from jinja2.ext import babel_extract

    ways = {"python": "python", "toml": toml_words, "jinja2": babel_extract}
    catalog = Catalog(project="Burgrave", charset="utf-8")
    for folder, pattern, way in domains()[domain]:
        for file in sorted(folder.glob(pattern)):
            with file.open("rb") as source:
                words = extract(ways[way], source, KEYWORDS, COMMENTS, {"encoding": "utf-8", "newstyle_gettext": "true"})
                for line, message, comments, context in words:
                    where = [(file.relative_to(ROOT).as_posix(), line)]
                    catalog.add(message, None, where, auto_comments=comments, context=context)
    return catalog


def read(file: Path) -> Any:
    """A committed catalog."""
    from babel.messages.pofile import read_po

    with file.open("rb") as source:
        return read_po(source, locale=file.parts[-3], domain=file.stem)


def update(file: Path) -> None:
    """Bring one catalog up to date: what is new comes in untranslated, what is gone goes."""
    from babel.messages.pofile import write_po

    catalog = read(file)
    catalog.update(extracted(file.stem), no_fuzzy_matching=True, update_header_comment=False)
    catalog.obsolete.clear()
    content = BytesIO()
    write_po(content, catalog, width=130, include_lineno=False, sort_by_file=True, omit_header=False)
    lines = [line for line in content.getvalue().decode().splitlines() if not line.startswith(UNWANTED)]
    file.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


# ---- checking ------------------------------------------------------------------------------------------------------------


def texts(message: Any) -> tuple[list[str], list[str]]:
    """The original and the translated forms of a message."""
    original = list(message.id) if isinstance(message.id, (tuple, list)) else [message.id]
    translated = list(message.string) if isinstance(message.string, (tuple, list)) else [message.string]
    return original, [text or "" for text in translated]


def placeholders(text: str) -> frozenset[str]:
    """What is filled into a text."""
    return frozenset("".join(found) for found in PLACEHOLDER.findall(text))


def problems(file: Path) -> list[str]:
    """What is wrong with a catalog, measured by the code."""
    catalog = read(file)
    wanted = extracted(file.stem)
    found = []
    for message in wanted:
        if not message.id:
            continue
        own = catalog.get(message.id, message.context)
        if own is None:
            found.append(f"not in the catalog: {message.id!r}")
            continue
        original, translated = texts(own)
        if own.fuzzy:
            found.append(f"fuzzy: {message.id!r}")
        if not all(translated) or (len(original) == 2 and len(translated) != catalog.num_plurals):
            found.append(f"not translated: {message.id!r}")
        elif any(placeholders(text) not in [placeholders(one) for one in original] for text in translated):
            found.append(f"other placeholders: {message.id!r} -> {translated!r}")
    kept = {(message.id if isinstance(message.id, str) else tuple(message.id), message.context) for message in wanted}
    for message in catalog:
        if message.id and (message.id if isinstance(message.id, str) else tuple(message.id), message.context) not in kept:
            found.append(f"not in the code: {message.id!r}")
    return found


def main() -> None:
    """Do what the command line asks."""
    command = sys.argv[1] if len(sys.argv) == 2 else ""
    found = catalog_files()
    if command == "extract":
        for file in found:
            update(file)
    elif command == "compile":
        compile_catalogs()
    elif command == "check":
        wrong = [f"{file.relative_to(ROOT)}: {problem}" for file in found for problem in problems(file)]
        sys.exit("\n".join(wrong) or None)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
