"""The available languages, and the gettext translation of each for a domain: one domain for each game, `table` for the pages,
`plain` for what games without texts of their own say.

The English texts are in the code and need no catalog. The others are in `locale/<language>/LC_MESSAGES/<domain>.po`, compiled to
`.mo` when the package is installed; `tools/catalogs.py` updates the catalogs. A game in another package has a folder `locale` of
its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Any, TypeVar

from burgrave.engine.errors import BadOption, BurgraveError, listing

__all__ = [
    "by_language",
    "known_language",
    "languages_of",
    "marked",
    "note_untranslated",
    "readable",
    "translation",
    "untranslated",
]

LANGUAGES = {"en": "English", "pl": "Polski"}
"""By code, each named in itself; the first is that of the code."""
FOLDER = Path(__file__).parent / "locale"
PLAIN = "plain"
"""The domain of the words that every game may use; asked for whatever another domain does not have."""
BETWEEN_WORDS = re.compile(r"[_:\s]+|(?<=[a-z])(?=[A-Z])")
"""Where one word of an identifier ends and the next begins."""

S = TypeVar("S")


def known_language(language: Any) -> str:
    """Return the language code itself; raises BadOption, which names the valid ones, for an unknown one."""
    if not isinstance(language, str) or language not in LANGUAGES:
        raise BadOption(f"there is no language {language!r}; valid: {listing(LANGUAGES)}")
    return language


def translation(domain: str, language: Any, folder: Path = FOLDER) -> NullTranslations:
    """Return the translation of a domain into a language, with the methods `gettext`, `ngettext`, `pgettext` and `npgettext`;
    cached.

    `folder` holds the catalogs. BadOption for an unknown language; BurgraveError when a catalog of this package is not compiled.
    Another package may lack a catalog: then its words stay as they stand in its code.
    """
    return _load(domain, known_language(language), folder)


@cache
def languages_of(domain: str, folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the codes of the languages that a domain has texts in: that of the code, and those of its compiled catalogs in
    `folder`. Games without a domain of their own share `PLAIN`: their names, as they stand in the code, are English.
    """
    code, *others = LANGUAGES
    return (code, *(one for one in others if domain != PLAIN and _catalog_file(domain, one, folder).exists()))


def by_language(make: Callable[[str], S]) -> Callable[[Any], S]:
    """Return a cached form of `make`, a function of a language code; it raises BadOption, which names the valid
    codes, for others.
    """
    cached_make = cache(make)

    def made(language: Any) -> S:
        return cached_make(known_language(language))

    return made


def _catalog_file(domain: str, language: str, folder: Path) -> Path:
    return folder / language / "LC_MESSAGES" / f"{domain}.mo"


@cache
def _load(domain: str, language: str, folder: Path) -> NullTranslations:
    if language == next(iter(LANGUAGES)):
        return NullTranslations()
    file = _catalog_file(domain, language, folder)
    catalog = NullTranslations()
    if file.exists():
        with file.open("rb") as content:
            catalog = GNUTranslations(content)
    elif folder == FOLDER:
        raise BurgraveError(f"the {language!r} catalog of {domain!r} is not compiled: run `python tools/catalogs.py compile`")
    catalog.add_fallback(UNTRANSLATED if domain == PLAIN else _load(PLAIN, language, FOLDER))
    return catalog


class Untranslated(NullTranslations):
    """The end of every chain of catalogs: it gives texts back as they stand in the code, and notes them while `texts` is a set."""

    texts: set[str] | None = None

    def note(self, message: str) -> None:
        """Add a text to those that are collected."""
        if self.texts is not None:
            self.texts.add(message)

    def gettext(self, message: str) -> str:
        self.note(message)
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        self.note(msgid1)
        return super().ngettext(msgid1, msgid2, n)

    def pgettext(self, context: str, message: str) -> str:
        self.note(message)
        return message

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        self.note(msgid1)
        return super().npgettext(context, msgid1, msgid2, n)


UNTRANSLATED = Untranslated()


@contextmanager
def untranslated() -> Iterator[set[str]]:
    """Collect in a set the texts that are asked for in a language whose catalogs lack them, while the context lasts."""
    texts: set[str] = set()
    UNTRANSLATED.texts = texts
    try:
        yield texts
    finally:
        UNTRANSLATED.texts = None


def note_untranslated(text: str) -> None:
    """Add a text to those that `untranslated` collects, if it does."""
    UNTRANSLATED.note(text)


def marked(text: str) -> str:
    """Return the text itself; the call marks it for the catalogs, where a table of texts is built before a language is known."""
    return text


def readable(name: str) -> str:
    """Return an identifier as words: `RollOrHold`, `roll_or_hold` and `roll:or hold` become "roll or hold", `hex:A1` "hex A1"."""
    return " ".join(word if word.isupper() else word.lower() for word in BETWEEN_WORDS.split(name)).strip()
