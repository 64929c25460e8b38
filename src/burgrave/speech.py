"""Languages: which there are, and the gettext translation of each for a domain (one domain for each game, `table` for the pages).

English words stand in the code and need no catalog. The others are in `locale/<language>/LC_MESSAGES/<domain>.po`, compiled to
`.mo` when the package is installed; `tools/catalogs.py` brings the catalogs up to date with the code.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Any, TypeVar

from burgrave.engine.errors import BadOption, BurgraveError, listing

LANGUAGES = {"en": "English", "pl": "Polski"}
"""By code, each named in itself; the first is that of the code."""
FOLDER = Path(__file__).parent / "locale"

S = TypeVar("S")


def known_language(language: Any) -> str:
    """The code itself; BadOption names the valid ones."""
    if not isinstance(language, str) or language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}; valid: {listing(LANGUAGES)}")
    return language


def translation(domain: str, language: Any) -> NullTranslations:
    """What translates the words of a domain: `gettext`, `ngettext`, `pgettext`, `npgettext`; asked again, the same one."""
    return _load(domain, known_language(language))


def by_language(made: Callable[[str], S]) -> Callable[[Any], S]:
    """What makes something of a language's code, made to remember it; BadOption names the valid codes."""
    remembered = cache(made)

    def found(language: Any) -> S:
        return remembered(known_language(language))

    return found


@cache
def _load(domain: str, language: str) -> NullTranslations:
    if language == next(iter(LANGUAGES)):
        return NullTranslations()
    file = FOLDER / language / "LC_MESSAGES" / f"{domain}.mo"
    if not file.exists():
        raise BurgraveError(f"the {language!r} catalog of {domain!r} is not compiled: run `python tools/catalogs.py compile`")
    with file.open("rb") as content:
        return GNUTranslations(content)


def marked(text: str) -> str:
    """The text itself, marked for the catalogs: for tables that are built before a language is known."""
    return text
