"""What the chosen printing fixes for a whole game."""

from typing import Any

from burgrave.engine.ruleset import Ruleset
from burgrave.games.tuscany.numbers import PRINTINGS


class Book:
    """Numbers that the rules look up by name; one per ruleset."""

    __slots__ = ("cards_per_point", "draw", "fewer_green")

    def __init__(self, options: dict[str, Any]) -> None:
        printing = PRINTINGS[options["printing"]]
        self.draw: int = printing["draw"]
        self.cards_per_point: int = printing["cards_per_point"]
        self.fewer_green: bool = printing["tie_break"] == "fewer_green"
        """Whether fewer green points break a tie, not more."""


def book_of(rules: Ruleset) -> Book:
    """Return the book of a ruleset."""
    return Book(rules.options)
