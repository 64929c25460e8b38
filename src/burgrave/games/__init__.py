"""The games, by name; one is imported when it is first asked for."""

from importlib import import_module

from burgrave.engine.errors import BadOption, listing
from burgrave.engine.game import Game

NAMES = ("burgundy",)


def games() -> tuple[str, ...]:
    """The names of the games that are here."""
    return NAMES


def game(name: str) -> Game:
    """A game by its name; BadOption names the valid ones."""
    if name not in NAMES:
        raise BadOption(f"there is no game {name!r}; valid: {listing(NAMES)}")
    found: Game = getattr(import_module(f"burgrave.games.{name}.game"), name.upper())
    return found
