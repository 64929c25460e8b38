"""The numbers of buildings, powers, effects and rewards: the names in `ids.toml`, in an order that never changes.

A building's power has the building's number; the powers of cards follow. Modules declare what the numbers stand for
(`buildings.declare_buildings`, `effects.registry.declare_powers`, `council.declare_rewards`).
"""

from typing import Final

from burgrave.games.kingsburg.data import read_toml

_IDS: Final = read_toml("ids.toml")
SHEET: Final[dict[str, list[str]]] = _IDS["sheet"]
STRIPS: Final[dict[str, list[str]]] = _IDS["strips"]
"""Buildings by row, from left to right: of the province sheet, of the alternative rows."""

_EFFECTS: Final[dict[str, dict[str, list[str]]]] = _IDS["effects"]
BUILDING: Final = "building"
CARD_KINDS: Final[tuple[str, ...]] = tuple(kind for kind in _EFFECTS if kind != BUILDING)
"""The kinds of cards that are powers."""
POWERS: Final[tuple[str, ...]] = (
    *(f"{BUILDING}:{name}" for rows in (SHEET, STRIPS) for names in rows.values() for name in names),
    *(f"{kind}:{name}" for kind in CARD_KINDS for name in _EFFECTS[kind]),
)
"""By number: kind and name."""


def kind_and_name(power: str) -> tuple[str, str]:
    """Split a power's name: `governor:thief` is the thief among the governors."""
    kind, _, name = power.partition(":")
    return kind, name


def names_of(kind: str) -> tuple[str, ...]:
    """Return the names of all powers of a kind, in the order of their numbers."""
    return tuple(kind_and_name(power)[1] for power in POWERS if kind_and_name(power)[0] == kind)


def first_of(kind: str) -> int:
    """Return the number of the first power of a kind; the others follow it."""
    return next(number for number, power in enumerate(POWERS) if kind_and_name(power)[0] == kind)


def choices_of(power: str) -> list[str]:
    """Return for each effect of a power what it lets its owner choose ("" for nothing)."""
    kind, name = kind_and_name(power)
    return _EFFECTS[kind].get(name, [])


EFFECT_IDS: Final[tuple[tuple[int, str], ...]] = tuple(
    (number, choose) for number, power in enumerate(POWERS) for choose in choices_of(power)
)
"""By number of an effect: its power, and what it lets its owner choose."""

TILES: Final[int] = _IDS["rewards"]["tiles"]
"""The number of tiles that may lie on an adviser and change what it gives."""
OWN_RANKS: Final[tuple[int, ...]] = tuple(_IDS["rewards"]["own_ranks"])
"""The ranks of the spaces that a card has."""
TAKEN: Final[tuple[dict[str, int], ...]] = tuple(_IDS["rewards"]["taken"])
"""Bundles that tiles and spaces of cards give, and the council does not."""
