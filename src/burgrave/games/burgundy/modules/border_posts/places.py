"""Where border posts stand on each duchy, and how far every hex is from them."""

from __future__ import annotations

from typing import Any, Final

from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.data import read_toml
from burgrave.games.burgundy.duchy import LAYOUT_OF, LAYOUTS, Duchy

PRINTED: Final = read_toml("modules/border_posts/border_posts.toml")
ON_A_BOARD: Final = 3
"""Posts of one player board."""


class Posts:
    """The posts around duchies of one shape; hexes are numbered from 0."""

    __slots__ = ("boards", "pairs", "rings", "touch")

    def __init__(self, touch: list[list[int]], duchy: Duchy) -> None:
        self.pairs: list[tuple[int, int]] = [(one - 1, other - 1) for one, other in touch]
        """The two hexes that each touches."""
        self.touch: list[int] = [1 << one | 1 << other for one, other in self.pairs]
        """The same as masks."""
        self.boards: list[list[int]] = [list(range(first, first + ON_A_BOARD)) for first in range(0, len(self.pairs), ON_A_BOARD)]
        """The posts of each player board below the duchy, as places in `pairs`; to link all of one earns a tile."""
        self.rings: list[list[int]] = [rings(mask, duchy) for mask in self.touch]
        """By post and distance: the mask of the hexes from which at most so many more must be covered to touch it."""


def rings(mask: int, duchy: Duchy) -> list[int]:
    """The mask itself, then with the hexes around it, and so on until no hex is left."""
    found = [mask]
    while found[-1] != (1 << duchy.hexes) - 1:
        grown = found[-1]
        for hex_ in bits_of(found[-1]):
            grown |= duchy.neighbours[hex_]
        found.append(grown)
    return found


def _others() -> dict[str, Posts]:
    tables: list[dict[str, Any]] = [entry for entry in PRINTED.values() if "duchies" in entry]
    return {name: Posts(entry["touch"], LAYOUT_OF[name]) for entry in tables for name in entry["duchies"]}


USUAL: Final = Posts(PRINTED["posts"]["touch"], LAYOUTS[0])
"""Around every duchy of the usual shape."""
OTHERS: Final[dict[str, Posts]] = _others()
"""By name of a duchy of another shape."""


def posts_of(duchy: Duchy) -> Posts:
    """The posts around a duchy."""
    return USUAL if duchy.is_usual else OTHERS[duchy.name]
