"""Where border posts stand around each duchy, and how far every hex is from them."""

from __future__ import annotations

from typing import Any, Final

from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.data import read_toml
from burgrave.games.burgundy.duchy import LAYOUT_OF, LAYOUTS, Duchy

PRINTED: Final = read_toml("modules/border_posts/border_posts.toml")
ON_A_BOARD: Final = 3
"""How many posts one player board has."""


class Posts:
    """The posts around duchies of one shape; hexes are numbered from 0."""

    __slots__ = ("boards", "pairs", "rings", "touch")

    def __init__(self, touch: list[list[int]], duchy: Duchy) -> None:
        self.pairs: list[tuple[int, int]] = [(first - 1, second - 1) for first, second in touch]
        """By post: the two hexes that it touches."""
        self.touch: list[int] = [1 << first | 1 << second for first, second in self.pairs]
        """By post: the mask of the hexes that it touches."""
        self.boards: list[list[int]] = [list(range(first, first + ON_A_BOARD)) for first in range(0, len(self.pairs), ON_A_BOARD)]
        """The posts of each player board below the duchy, as places in `pairs`; to link all of one earns a tile."""
        self.rings: list[list[int]] = [rings(mask, duchy) for mask in self.touch]
        """By post and distance: the mask of the hexes from which at most that many more must be covered to touch it."""


def rings(mask: int, duchy: Duchy) -> list[int]:
    """Return the mask itself, then with the hexes around it, and so on until every hex is in it."""
    masks = [mask]
    while masks[-1] != (1 << duchy.hexes) - 1:
        grown = masks[-1]
        for hex_ in bits_of(masks[-1]):
            grown |= duchy.neighbours[hex_]
        masks.append(grown)
    return masks


def _others() -> dict[str, Posts]:
    tables: list[dict[str, Any]] = [entry for entry in PRINTED.values() if "duchies" in entry]
    return {name: Posts(entry["touch"], LAYOUT_OF[name]) for entry in tables for name in entry["duchies"] if name in LAYOUT_OF}


USUAL: Final = Posts(PRINTED["posts"]["touch"], LAYOUTS[0])
"""The posts around every duchy of the usual shape."""
OTHERS: Final[dict[str, Posts]] = _others()
"""The posts around duchies of other shapes that modules bring, by name."""


def posts_of(duchy: Duchy) -> Posts:
    """Return the posts around a duchy."""
    return USUAL if duchy.is_usual else OTHERS[duchy.name]
