"""Sources of points, and the only function that changes points.

Saves hold the points of every source by its number, which never changes. A module declares sources of its own under numbers that it
has written down (`declare_source`), as it does with actions; powers are sources, too, each under `FIRST_POWER` plus its own number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

BASE_SOURCES: Final = ("advisers", "buildings", "razed", "favour", "battles", "strongest", "victories", "defeats")
"""The sources of the base game that are no powers, by number."""
ADVISERS: Final = 0
BUILDINGS: Final = 1
RAZED: Final = 2
FAVOUR: Final = 3
BATTLES: Final = 4
STRONGEST: Final = 5
VICTORIES: Final = 6
DEFEATS: Final = 7
FIRST_POWER: Final = 12
"""A power's own source is this plus the power's number."""
SAVED_SOURCES: Final = 131
"""The number of sources that every save holds; later ones are saved where they brought points."""

POINT_SOURCES: Final[list[str]] = [""] * SAVED_SOURCES
"""By number: the name of a source; "" where nothing has the number. Filled in by modules."""


def declare_source(number: int, name: str) -> None:
    """Give a source of points its number, which is part of saves; raises ValueError when there is one with that number or name."""
    if name in POINT_SOURCES:
        raise ValueError(f"the source of points {name!r} has the number {POINT_SOURCES.index(name)} already")
    while len(POINT_SOURCES) <= number:
        POINT_SOURCES.append("")
    if POINT_SOURCES[number]:
        taken = POINT_SOURCES[number]
        free = len(POINT_SOURCES)
        raise ValueError(f"source {name!r} cannot have the number {number}: {taken!r} has it; free from {free} on")
    POINT_SOURCES[number] = name


def score(state: State, seat: int, source: int, points: int) -> None:
    """Give a seat points (or take them) and record their source, by its number."""
    state.points[seat] += points
    state.ledger = (state.ledger, seat, source, points)
    state.events.append(("score", seat, POINT_SOURCES[source], points))


for _number, _name in enumerate(BASE_SOURCES):
    declare_source(_number, _name)
