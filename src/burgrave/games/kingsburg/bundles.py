"""Bundles: how many pieces of each kind change hands at once, negative where they are paid.

`-gold+2wood` is the text of one. Bundles are built when modules are imported, so that none is built while a game runs.
"""

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Final

KINDS: Final = ("gold", "wood", "stone", "plus2", "soldier", "point")
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
PLUS2: Final = 3
SOLDIER: Final = 4
POINT: Final = 5

RESOURCES: Final = 3
"""The number of kinds that are resources: the first three."""

Bundle = tuple[int, int, int, int, int, int]

NOTHING: Final[Bundle] = (0, 0, 0, 0, 0, 0)


def bundle(declared: Mapping[str, int]) -> Bundle:
    """Return the bundle that printed data declares by the names of its kinds."""
    gold, wood, stone, plus2, soldier, point = (declared.get(kind, 0) for kind in KINDS)
    return (gold, wood, stone, plus2, soldier, point)


def both(first: Bundle, second: Bundle) -> Bundle:
    """Return the sum of two bundles."""
    gold, wood, stone, plus2, soldier, point = (left + right for left, right in zip(first, second, strict=True))
    return (gold, wood, stone, plus2, soldier, point)


def negative(gains: Bundle) -> Bundle:
    """Return the bundle with gains and payments exchanged."""
    gold, wood, stone, plus2, soldier, point = (-count for count in gains)
    return (gold, wood, stone, plus2, soldier, point)


def bundle_text(amounts: Bundle) -> str:
    """Return the text of a bundle: payments first, then gains."""
    paid = "".join(f"-{'' if count == -1 else -count}{kind}" for kind, count in zip(KINDS, amounts, strict=True) if count < 0)
    gained = "+".join(f"{'' if count == 1 else count}{kind}" for kind, count in zip(KINDS, amounts, strict=True) if count > 0)
    return f"{paid}+{gained}" if paid and gained else paid or gained or "nothing"


def of_size(size: int, kinds: int = RESOURCES) -> list[Bundle]:
    """Return every bundle of `size` pieces from the first `kinds` kinds."""
    return [
        bundle({KINDS[kind]: chosen.count(kind) for kind in chosen}) for chosen in combinations_with_replacement(range(kinds), size)
    ]


def expanded(declared: Mapping[str, int]) -> list[Bundle]:
    """Return the bundles that printed data declares, with `any` resources written out as every mix of them."""
    fixed = bundle(declared)
    free = declared.get("any", 0)
    mixes = [negative(mix) for mix in of_size(-free)] if free < 0 else of_size(free)
    return [both(fixed, mix) for mix in mixes]
