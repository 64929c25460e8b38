"""Bundles: what changes hands at once, so many of each kind, negative where it is paid.

`-gold+2wood` is the text of one; the tables give every bundle of a kind, so that no bundle is built while a game runs.
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
"""The first so many kinds are resources."""

Bundle = tuple[int, int, int, int, int, int]

NOTHING: Final[Bundle] = (0, 0, 0, 0, 0, 0)


def bundle(declared: Mapping[str, int]) -> Bundle:
    """The bundle that a table declares by the names of its kinds."""
    gold, wood, stone, plus2, soldier, point = (declared.get(kind, 0) for kind in KINDS)
    return (gold, wood, stone, plus2, soldier, point)


def both(one: Bundle, other: Bundle) -> Bundle:
    """Two bundles together."""
    gold, wood, stone, plus2, soldier, point = (mine + yours for mine, yours in zip(one, other, strict=True))
    return (gold, wood, stone, plus2, soldier, point)


def negative(one: Bundle) -> Bundle:
    """What is gained, as something that is paid."""
    gold, wood, stone, plus2, soldier, point = (-count for count in one)
    return (gold, wood, stone, plus2, soldier, point)


def bundle_text(one: Bundle) -> str:
    """The text of a bundle: payments first, then gains."""
    paid = "".join(f"-{'' if count == -1 else -count}{kind}" for kind, count in zip(KINDS, one, strict=True) if count < 0)
    gained = "+".join(f"{'' if count == 1 else count}{kind}" for kind, count in zip(KINDS, one, strict=True) if count > 0)
    return f"{paid}+{gained}" if paid and gained else paid or gained or "nothing"


def of_size(size: int, kinds: int = RESOURCES) -> list[Bundle]:
    """Every bundle of so many pieces from the first kinds."""
    return [
        bundle({KINDS[kind]: chosen.count(kind) for kind in chosen}) for chosen in combinations_with_replacement(range(kinds), size)
    ]


def expanded(declared: Mapping[str, int]) -> list[Bundle]:
    """What a table declares, with `any` resources written out as every mix of them."""
    fixed = bundle(declared)
    free = declared.get("any", 0)
    mixes = [negative(mix) for mix in of_size(-free)] if free < 0 else of_size(free)
    return [both(fixed, mix) for mix in mixes]
