"""The king's council: eighteen advisers by rank, and what each of them gives."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from burgrave.games.kingsburg.bundles import NOTHING, POINT, Bundle, expanded
from burgrave.games.kingsburg.data import read_toml

_COUNCIL: Final = read_toml("council.toml")
ADVISERS: Final[tuple[str, ...]] = tuple(_COUNCIL)
RANKS: Final = len(ADVISERS)

BIT: Final[list[int]] = [1 << number for number in range(RANKS)]
"""By number: its bit in a mask. A lookup is faster than a shift."""
COUNCIL: Final = (1 << RANKS) - 1
"""The mask of all advisers: bit 0 is rank 1."""


class Reward:
    """What an adviser gives: one of several bundles, and perhaps a look at the enemy."""

    __slots__ = ("bundles", "is_clear", "is_optional", "odd", "pays", "peeks", "place", "points_owned")

    def __init__(self, declared: Mapping[str, Any], place: int) -> None:
        self.place = place
        """The adviser to whom it belongs, or the space of a card, by number."""
        options = declared.get("options", [])
        self.bundles: tuple[Bundle, ...] = tuple(
            dict.fromkeys(mix for option in options for mix in expanded(option) if mix != NOTHING)
        )
        self.is_optional: bool = declared.get("optional", False)
        self.peeks: bool = any("peek" in option for option in options)
        self.pays: bool = self.is_optional or any(count < 0 for mix in self.bundles for count in mix[:POINT])
        """Whether some options must be paid for, so that not every seat can have them."""
        self.odd: str = declared.get("odd", "")
        """The id of the step that gives the reward, where bundles are not enough; else ""."""
        self.points_owned: bool = declared.get("points_owned", False)
        """Whether points can be paid only by a seat that has enough of them."""
        self.is_clear: bool = len(self.bundles) == 1 and not self.is_optional and not self.odd
        """Whether there is nothing to choose or to look up."""

    def within(self, points: int, bundle: Bundle) -> bool:
        """Return whether a seat with this many points may choose a bundle."""
        return bundle[POINT] >= 0 or not self.points_owned or points + bundle[POINT] >= 0


REWARDS: Final[list[Reward]] = [Reward(declared, index) for index, declared in enumerate(_COUNCIL.values())]
"""By number, which saves hold: the council's own by rank - 1; then what modules fill in."""
FIRST_OWN: Final = 34
"""The number of the first reward of a space on a card; the others follow."""
NO_REWARD: Final = Reward({}, 0)
"""Stands where nothing has the number."""


def declare_rewards(first: int, declared: Iterable[Mapping[str, Any]]) -> None:
    """Declare rewards from the number `first` on, in the order of the advisers or spaces that give them. ValueError for a number
    that is taken.
    """
    for index, entry in enumerate(declared):
        number = first + index
        while len(REWARDS) <= number:
            REWARDS.append(NO_REWARD)
        if REWARDS[number] is not NO_REWARD:
            raise ValueError(f"there is a reward {number} already; free from {len(REWARDS)} on")
        REWARDS[number] = Reward(entry, index)
