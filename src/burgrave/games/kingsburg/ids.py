"""The numbers of buildings and powers, which never change: saves hold them.

A building's number follows from its plot, and its power has the same one. Cards are powers, too: the module that
brings some has written down where their numbers begin (`effects.registry.declare_powers`).
"""

from typing import Final

BUILDING: Final = "building"
POWERS: Final[list[str]] = []
"""By number: kind and name of a power; "" where nothing has the number. Filled in by modules."""


def kind_and_name(power: str) -> tuple[str, str]:
    """Split a power's name: `governor:thief` is the thief among the governors."""
    kind, _, name = power.partition(":")
    return kind, name
