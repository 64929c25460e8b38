"""What things are called in English."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from burgrave.games.burgundy.elements import CASTLE, DIE_2, TOWN_HALL, WAREHOUSE
from burgrave.games.burgundy.mainboard import BLACK, SPACES
from burgrave.games.burgundy.tiles import ANIMALS, GOODS, MONASTERIES, SPECIES_NAMES, TILES

ANIMAL_PLURALS = {"cow": "cows", "sheep": "sheep", "pig": "pigs", "chicken": "chickens"}
COLOUR_NAMES = ("building", "animal", "ship", "monastery", "castle", "mine")
"""Of spaces, by colour."""
GRANTS = {CASTLE: "thanks to the castle", TOWN_HALL: "thanks to the town hall", WAREHOUSE: "thanks to the warehouse"}


def player(seat: Any) -> str:
    """A seat as the log names it."""
    return f"Player {int(seat) + 1}"


def count(number: int, thing: str, things: str = "") -> str:
    """A number of things: "1 worker", "2 workers"."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def silver(number: int) -> str:
    """An amount of silver."""
    return f"{number} silver"


def either(names: Iterable[str], word: str = "or") -> str:
    """A list in a sentence: "a mine, a monastery or a castle"."""
    *most, last = names
    return f"{', '.join(most)} {word} {last}" if most else last


def tile_title(name: str) -> str:
    """A tile as people call it."""
    kind, _, number = name.partition("-")
    if kind == "monastery":
        return f"monastery {number} ({MONASTERIES[int(number)]['name']})"
    if kind in SPECIES_NAMES:
        return f"{number} {ANIMAL_PLURALS[kind]}"
    return name.replace("_", " ")


def the(tile: int) -> str:
    """A tile within a sentence that points at it."""
    title = tile_title(TILES[tile])
    return title if title.startswith("monastery ") else f"the {title}"


def a(tile: int) -> str:
    """A tile within a sentence that brings it up."""
    title = tile_title(TILES[tile])
    return title if title.startswith("monastery ") or ANIMALS[tile] else f"a {title}"


def depot_of(space: int) -> str:
    """The depot that a depot space belongs to."""
    return "the black depot" if space >= BLACK else f"depot {space // SPACES + 1}"


def goods(counts: Iterable[int]) -> str:
    """Goods, by how many there are of each kind: "2 pink and 1 red"."""
    return either((f"{number} {GOODS[kind]}" for kind, number in enumerate(counts) if number), "and")


def goods_of(number: int, kind: int) -> str:
    """Goods of one kind: "2 pink goods tiles"."""
    return count(number, f"{GOODS[kind]} goods tile")


def source(state: Any, seat: int, number: int) -> str:
    """What pays for an action: a die with its number, or the tile that grants it."""
    if number > DIE_2:
        return GRANTS[number]
    return f"with die {number + 1} ({state.dice[seat * 2 + number]})"


def monastery_name(number: int) -> str:
    """A monastery's own name."""
    return str(MONASTERIES[number]["name"])
