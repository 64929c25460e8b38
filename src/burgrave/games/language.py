"""One language for one game: gettext, lists of things, names of players. It contains nothing about any particular game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from pathlib import Path
from typing import Any, Self, TypeVar

from burgrave.speech import FOLDER, PLAIN, translation

__all__ = ["Language", "Titled", "first_upper", "player_sentence", "titled"]

Titled = dict[str, str]
"""Something to choose before play (a module, a preset, one value of an option): `title` and `hint`."""


class Language:
    """The texts of one gettext domain in one language; a game's subclass looks up the names of its things once.

    A game in another package says in its subclass which `domain` it has and in which `folder` the catalogs lie
    (`<folder>/pl/LC_MESSAGES/<domain>.mo`). What a catalog lacks is looked up among the words that every game may use.
    """

    domain = PLAIN
    folder: Path = FOLDER
    words: Any
    """The merged `Words` that use this language, set by `Game.language`; a game's subclass narrows the type."""

    def __init__(self, code: str) -> None:
        catalog = translation(self.domain, code, self.folder)
        self.language = code
        self.gettext = catalog.gettext
        self.ngettext = catalog.ngettext
        self.pgettext = catalog.pgettext
        self.npgettext = catalog.npgettext
        self.names: tuple[str, ...] = ()
        """Names of the players by seat, where they are known."""

    def with_names(self, names: Sequence[str]) -> Self:
        """Return the same language for a table whose players are known by name."""
        if not names:
            return self
        other = copy(self)
        other.names = tuple(str(name) for name in names)
        return other

    def either(self, things: Sequence[str]) -> str:
        """Return things joined by "or": "a mine, a monastery or a castle"."""
        *most, last = things
        return self.gettext("{things} or {last}").format(things=", ".join(most), last=last) if most else last

    def both(self, things: Sequence[str]) -> str:
        """Return things joined by "and": "2 gold and 1 wood"."""
        *most, last = things
        return self.gettext("{things} and {last}").format(things=", ".join(most), last=last) if most else last

    def points(self, number: int) -> str:
        """Return a number of points in words: "1 point", "3 points"."""
        return self.ngettext("{count} point", "{count} points", number).format(count=number)

    def player(self, seat: int) -> str:
        """Return the player's name, or "Player 2" where names are not known."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.gettext("Player {number}").format(number=seat + 1)


L = TypeVar("L", bound=Language)


def player_sentence(template: Callable[[L], str]) -> Callable[[L, int], str]:
    """Return the sentence of an event that needs only the player's name; `template` gives a text with {name}."""
    return lambda language, seat: template(language).format(name=language.player(seat))


def titled(title: str, hint: str) -> Titled:
    """Return the texts of a module, or of one value of an option."""
    return {"title": title, "hint": hint}


def first_upper(text: str) -> str:
    """Return a text with its first letter in upper case."""
    return text[:1].upper() + text[1:]
