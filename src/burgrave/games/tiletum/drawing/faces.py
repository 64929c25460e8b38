"""What stands on a square tile, read from the tables of tiles: goods a contract needs, what a tile brings, in icons."""

from __future__ import annotations

from functools import cache
from typing import Final

from burgrave.games.tiletum.drawing.icons import ACTION_ICON
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS
from burgrave.games.tiletum.tiles import (
    ADDS,
    ANY_GOODS,
    ARCHITECT_STEPS,
    BUILDS_HOUSE,
    BUILDS_PILLAR,
    CONTRACT_TILE,
    GOODS_OF,
    HELPER,
    KIND,
    KING_STEPS,
    MERCHANT_STEPS,
    NEEDS,
    POINTS,
    RECOLOURS,
    REUSES,
    SAME,
    SIDE_KIND,
    SIDE_POINTS,
    SORT,
    SORTS,
    tile_named,
)

Line = tuple[str, ...]
"""Numbers, signs and icons in a row."""
SIGNS: Final = {"t_step", *ACTION_ICON.values()}
"""What shows a gain besides points where there is little room."""


def sort_of(name: str) -> str:
    """Return which sort of tile it is: `helper`, `crest`, `contract` or `character`."""
    return SORTS[SORT[tile_named(name)]]


def resident_of(name: str) -> str:
    """Return the kind of a character, which is the action that it strengthens."""
    return ACTION_KINDS[KIND[tile_named(name)]]


def family_of(name: str) -> int:
    """Return the family of a crest, from 1 on."""
    return KIND[tile_named(name)]


@cache
def needs_of(name: str) -> tuple[tuple[int, str], ...]:
    """Return what a contract takes: how many of which good, of `any` one, or of the `same` kind; nothing of other tiles."""
    tile = tile_named(name)
    if SORT[tile] != CONTRACT_TILE:
        return ()
    needs = [(count, good) for count, good in zip(NEEDS[tile], GOODS, strict=True) if count]
    if SAME[tile]:
        # A single one of whatever kind needs no second that is equal.
        needs.insert(0, (SAME[tile], "any" if SAME[tile] == 1 else "same"))
    return tuple(needs)


@cache
def gains_of(name: str) -> tuple[Line, ...]:
    """Return what a tile brings, each gain a row of its own."""
    tile = tile_named(name)
    gains: list[Line] = []
    goods = list(zip(GOODS_OF[tile][::2], GOODS_OF[tile][1::2], strict=True))
    many = len(goods) > 1
    gains += [(f"t_{GOODS[good]}",) if many and count == 1 else (str(count), f"t_{GOODS[good]}") for good, count in goods]
    if SIDE_POINTS[tile]:
        gains.append((str(SIDE_POINTS[tile]), "ap", ACTION_ICON[ACTION_KINDS[SIDE_KIND[tile]]]))
    for steps, figure in ((ARCHITECT_STEPS, "architect"), (MERCHANT_STEPS, "merchant")):
        if steps[tile]:
            gains.append(("t_step", figure) if steps[tile] == 1 else (str(steps[tile]), "t_step", figure))
    gains += [("+", kind) for kind, builds in (("house", BUILDS_HOUSE), ("pillar", BUILDS_PILLAR)) if builds[tile]]
    if ANY_GOODS[tile]:
        gains.append(("+", "t_any") if gains else (str(ANY_GOODS[tile]), "t_any"))
    if KING_STEPS[tile]:
        # A helper is shown as any other that brings an action: with its points.
        far, is_helper = KING_STEPS[tile], SORT[tile] == HELPER
        gains.append((str(far), "ap", "crown") if is_helper else (f"+{far}", "crown"))
    if ADDS[tile]:
        gains.append((f"+{ADDS[tile]}", "ap"))
    if POINTS[tile]:
        gains.append((str(POINTS[tile]), "point"))
    if RECOLOURS[tile]:
        gains.append(("recolour",))
    if REUSES[tile]:
        gains.append(("reuse",))
    return tuple(gains)


@cache
def foot_of(name: str) -> Line:
    """Return what a contract brings, in a row: its points first."""
    points = next(line for line in gains_of(name) if line[-1] == "point")
    others = [line for line in gains_of(name) if line is not points]
    return points + tuple(part for line in others for part in ("+", *(sign for sign in line if sign in SIGNS)))
