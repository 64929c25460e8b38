"""Updates, compiles and checks the catalogs of translations.

python tools/catalogs.py extract    # add the new texts of the code to every .po, remove obsolete ones
python tools/catalogs.py compile    # .po -> .mo
python tools/catalogs.py check      # fail if a text is missing, fuzzy or has other placeholders than the original
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

COLLECTION = "collection.py"
"""The file in `games/` whose texts belong to the pages: what the first page says of each game."""
KEYWORDS: dict[str, Any] = {
    "_": None,
    "gettext": None,
    "marked": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
COMMENTS = ("Translators:",)
TRANSLATED_KEYS = ("name", "effect")
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
    """Return the content of the .mo beside a .po; equal catalogs give equal bytes."""
    from babel.messages.mofile import write_mo

    catalog = read(file)
    catalog.creation_date = datetime(2000, 1, 1, tzinfo=UTC)
    content = BytesIO()
    write_mo(content, catalog)
    return content.getvalue()


# ---- extracting ----------------------------------------------------------------------------------------------------------


def domains() -> dict[str, list[tuple[Path, str, str]]]:
    """Return where the texts of each domain stand: folder, file pattern, and how to read the files."""
    sources: dict[str, list[tuple[Path, str, str]]] = {}
    for game in sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "game.py").exists()):
        folder = PACKAGE / "games" / game
        sources[game] = [
            (folder, "**/*.py", "python"),
            (PACKAGE / "games", "language.py", "python"),
            (folder, "**/monasteries.toml", "toml"),
            (folder, "**/shields.toml", "toml"),
        ]
    sources[TABLE] = [
        (PACKAGE / TABLE, "**/*.py", "python"),
        (PACKAGE / TABLE, "templates/**/*.html", "jinja2"),
        (PACKAGE / "games", COLLECTION, "python"),
    ]
    shared = [file.name for file in sorted((PACKAGE / "games").glob("*.py")) if file.name != COLLECTION]
    sources[PLAIN] = [*((PACKAGE / "games", name, "python") for name in shared), (PACKAGE / "draw", "**/*.py", "python")]
    return sources


def toml_words(fileobj: Any, keywords: Any, comment_tags: Any, options: Any) -> Iterator[tuple[int, str, str, list[str]]]:
    """Yield the translatable texts of a TOML file, as Babel asks an extraction method for them."""
    for entry in tomllib.loads(fileobj.read().decode()).values():
        for key in TRANSLATED_KEYS:
            value = entry.get(key, "")
            for text in value.values() if isinstance(value, dict) else (value,):
                if text:
                    yield 1, "gettext", text, []


def extracted(domain: str) -> Any:
    """Return a catalog of all texts of a domain, untranslated."""
    from babel.messages.catalog import Catalog
    from babel.messages.extract import extract
    from jinja2.ext import babel_extract

    readers = {"python": "python", "toml": toml_words, "jinja2": babel_extract}
    catalog = Catalog(project="Burgrave", charset="utf-8")
    for folder, pattern, reader in domains()[domain]:
        for file in sorted(folder.glob(pattern)):
            with file.open("rb") as source:
                words = extract(readers[reader], source, KEYWORDS, COMMENTS, {"encoding": "utf-8", "newstyle_gettext": "true"})
                for line, message, comments, context in words:
                    where = [(file.relative_to(ROOT).as_posix(), line)]
                    catalog.add(message, None, where, auto_comments=comments, context=context)
    return catalog


def read(file: Path) -> Any:
    """Return the catalog of a committed .po file."""
    from babel.messages.pofile import read_po

    with file.open("rb") as source:
        return read_po(source, locale=file.parts[-3], domain=file.stem)


def update(file: Path) -> None:
    """Update one catalog to the code: new texts are added untranslated, texts that are gone are removed."""
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
    """Return the original and the translated forms of a message."""
    original = list(message.id) if isinstance(message.id, (tuple, list)) else [message.id]
    translated = list(message.string) if isinstance(message.string, (tuple, list)) else [message.string]
    return original, [text or "" for text in translated]


def placeholders(text: str) -> frozenset[str]:
    """Return the placeholders of a text."""
    return frozenset("".join(groups) for groups in PLACEHOLDER.findall(text))


def problems(file: Path) -> list[str]:
    """Return what is wrong with a catalog, compared with the code."""
    catalog = read(file)
    in_code = extracted(file.stem)
    problems_found = []
    for message in in_code:
        if not message.id:
            continue
        entry = catalog.get(message.id, message.context)
        if entry is None:
            problems_found.append(f"not in the catalog: {message.id!r}")
            continue
        original, translated = texts(entry)
        if entry.fuzzy:
            problems_found.append(f"fuzzy: {message.id!r}")
        if not all(translated) or (len(original) == 2 and len(translated) != catalog.num_plurals):
            problems_found.append(f"not translated: {message.id!r}")
        elif any(placeholders(text) not in [placeholders(one) for one in original] for text in translated):
            problems_found.append(f"other placeholders: {message.id!r} -> {translated!r}")
    ids_in_code = {(message.id if isinstance(message.id, str) else tuple(message.id), message.context) for message in in_code}
    for message in catalog:
        if message.id and (message.id if isinstance(message.id, str) else tuple(message.id), message.context) not in ids_in_code:
            problems_found.append(f"not in the code: {message.id!r}")
    return problems_found


def main() -> None:
    """Run the command given on the command line."""
    command = sys.argv[1] if len(sys.argv) == 2 else ""
    files = catalog_files()
    if command == "extract":
        for file in files:
            update(file)
    elif command == "compile":
        compile_catalogs()
    elif command == "check":
        wrong = [f"{file.relative_to(ROOT)}: {problem}" for file in files for problem in problems(file)]
        sys.exit("\n".join(wrong) or None)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
