"""What the number of players and the options fix for a whole game."""

from typing import Any

from burgrave.engine.ruleset import Ruleset
from burgrave.games.tiletum.europe import HOUSE_FROM, HOUSE_SPACES, bonus_places
from burgrave.games.tiletum.kinds import GOOD_KINDS
from burgrave.games.tiletum.numbers import DICE
from burgrave.games.tiletum.tiles import BONUS_STACK, CHARACTER_STACK, CONTRACT_STACKS


class Book:
    """Tiles, spaces and dice that are in play; one per ruleset."""

    __slots__ = (
        "bag",
        "bonus_places",
        "bonus_stack",
        "character_stack",
        "contract_stack",
        "dice",
        "helper_at_once",
        "house_list",
        "house_spaces",
    )

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.dice: int = DICE[str(seats)]
        """How many dice are rolled."""
        self.bag: list[int] = [colour for colour in range(GOOD_KINDS) for _ in range(seats)]
        """The colours of all dice."""
        self.bonus_places: list[int] = bonus_places(seats)
        self.house_spaces: list[int] = [int(HOUSE_FROM[space] <= seats) for space in range(HOUSE_SPACES)]
        """By house space: 1 if it is used."""
        self.house_list: list[int] = [space for space in range(HOUSE_SPACES) if self.house_spaces[space]]
        self.bonus_stack: list[int] = BONUS_STACK[seats]
        self.contract_stack: list[int] = CONTRACT_STACKS[options["contract_stack"]][seats]
        self.character_stack: list[int] = CHARACTER_STACK[seats]
        self.helper_at_once: bool = options["space_helper"] == "at_once"
        """Whether a helper on the action space of a die may be used for that die."""


def book_of(rules: Ruleset) -> Book:
    """Return the book of a ruleset."""
    return Book(rules.seats, rules.options)
