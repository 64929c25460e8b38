"""The effects of monasteries as icons: one composition for each, and for each edition where they differ.

A composition is a tuple of tokens (name, x, y, size) in units of the hexagon's radius around its centre. Everything stays inside
0.82 of the radius, so that a ring never touches it. The grammar: the book on top; the cause to the left or above, the gain to the
right or below; a dark shield is points at the end for each of what stands beside it, with a plus at once; a die with a sign is a
free turn of it.

    "worker"      an icon                          "pt:4"   a shield of points with its number
    "die:±1"      a die that shows a text          ">"      a small arrow; "v" the same downwards
    "t:="         a sign in the serif face
"""

from __future__ import annotations

from collections.abc import Mapping

Token = tuple[str, float, float, float]
Composition = tuple[Token, ...]

BOOK: Token = ("monastery", 0, -0.545, 0.36)
BOOK_ALONE: Composition = (("monastery", 0, 0, 1.06),)
ARROWS = (">", "v")


def pair(left: str, right: str, size: float = 0.60) -> Composition:
    """Return a composition of two things side by side."""
    return (BOOK, (left, -0.35, 0.12, size), (right, 0.35, 0.12, size))


def cause(left: str, right: str, size: float = 0.56) -> Composition:
    """Return a composition of a thing that brings another."""
    return (BOOK, (left, -0.41, 0.12, size), (">", 0, 0.12, 0.20), (right, 0.41, 0.12, size))


def rows(upper: tuple[str, ...], lower: tuple[str, ...], size: float = 0.45) -> Composition:
    """Return a composition of two rows; a sign takes less room than an icon."""
    tokens = [BOOK]
    for y, row in ((-0.115, upper), (0.345, lower)):
        widths = [0.27 if name.startswith("t:") or name in ARROWS else size for name in row]
        x = -sum(widths) / 2
        for name, width in zip(row, widths, strict=True):
            tokens.append((name, x + width / 2, y, 0.22 if name in ARROWS else 0.40 if name.startswith("t:") else size))
            x += width
    return tuple(tokens)


def three(kinds: tuple[str, str, str], last: Token) -> Composition:
    """Return a composition of three things above what they bring."""
    return (BOOK, *((kind, (index - 1) * 0.46, -0.10, 0.43) for index, kind in enumerate(kinds)), last)


def each(building: str) -> Composition:
    """Return the composition for four points for each building of a kind."""
    return (BOOK, (building, -0.07, 0.11, 0.82), ("pt:4", 0.43, 0.36, 0.54))


def kinds_sold(points: int) -> Composition:
    """Return the composition for points for each kind of goods sold."""
    goods = (("glass", -0.44, -0.115, 0.40), ("grapes", 0, -0.115, 0.40), ("cheese", 0.44, -0.115, 0.40))
    return (BOOK, *goods, ("tag", -0.22, 0.34, 0.42), (f"pt:{points}", 0.26, 0.36, 0.50))


def bonus_tiles(points: int) -> Composition:
    """Return the composition for points for each bonus tile."""
    return (BOOK, ("bonus", -0.24, 0.10, 0.74), (f"pt:{points}", 0.38, 0.24, 0.58))


SHIFT: Token = ("die:±1", 0, 0.37, 0.46)
GOODS_NEXT_DOOR = (("ship", 0, -0.11, 0.50), ("goods", -0.30, 0.36, 0.38), ("goods", 0.30, 0.36, 0.38), ("t:–", 0, 0.33, 0.40))

COMPOSITIONS: dict[int, Composition] = {
    1: (BOOK, ("building", -0.41, 0.12, 0.54), ("t:=", 0, 0.10, 0.46), ("building", 0.41, 0.12, 0.54)),
    2: cause("mine", "worker"),
    3: rows(("tag", "v"), ("silver", "silver")),
    4: cause("tag", "worker"),
    5: (BOOK, *GOODS_NEXT_DOOR),
    6: rows(("worker", "worker"), (">", "building"), 0.47),
    7: (BOOK, ("animal", -0.30, 0.12, 0.62), ("pt:+1", 0.34, 0.14, 0.66)),
    8: cause("worker", "die:±2", 0.58),
    9: pair("building", "die:±1", 0.62),
    10: (BOOK, ("ship", -0.27, -0.115, 0.47), ("animal", 0.27, -0.115, 0.45), SHIFT),
    11: three(("castle", "mine", "monastery"), SHIFT),
    12: pair("depots", "die:±1", 0.62),
    13: rows(("worker", "worker"), ("t:+", "silver"), 0.47),
    14: rows(("worker", "worker"), ("worker", "worker"), 0.47),
    15: kinds_sold(2),
    16: each("warehouse"),
    17: each("watchtower"),
    18: each("carpenter"),
    19: each("church"),
    20: each("market"),
    21: each("boarding_house"),
    22: each("bank"),
    23: each("town_hall"),
    24: three(("cow", "sheep", "pig"), ("pt:4", 0, 0.37, 0.54)),
    25: (BOOK, ("tag", -0.28, 0.10, 0.64), ("pt:1", 0.34, 0.20, 0.60)),
    26: bonus_tiles(3),
}
"""Compositions by number of the monastery; modules declare theirs (`BurgundyDrawing.monasteries`)."""
EARLIER: dict[str, dict[int, Composition]] = {
    "2011": {6: rows(("silver", "silver"), ("depots",), 0.47), 15: kinds_sold(3), 26: bonus_tiles(2)},
}
"""Compositions by number, where an edition differs."""


def composition(number: int, edition: str, declared: Mapping[int, Composition]) -> Composition:
    """Return what a monastery shows in an edition, given the compositions of all modules; the book alone where nobody has composed
    it yet."""
    return EARLIER.get(edition, {}).get(number) or declared.get(number, BOOK_ALONE)
