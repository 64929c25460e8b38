"""Additional tiles: the buildings a crane can be, and the species that geese can count with, to choose from in the prompt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from burgrave.draw.drawing import style_sheet
from burgrave.draw.hexes import hex_ring, hex_tick, hex_tile
from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.pieces import HAND, in_hand, mark_of
from burgrave.games.burgundy.drawing.additions import Addition
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.tiles import tile
from burgrave.games.burgundy.tiles import SPECIES_IN, SPECIES_NAMES

ID = "extra_hexes"


def hand(scene: Scene) -> str:
    """What is chosen when a crane or geese were placed."""
    told = scene.view["extra"][ID]
    if scene.step == "CopyBuilding":
        return buildings(tuple(told["buildings"]), scene.is_live, scene.edition, scene.language)
    if scene.step == "CountSpecies":
        return "".join(animals(name, scene.is_live, scene.edition, scene.language) for name in told["species"])
    return ""


@lru_cache(maxsize=64)
def buildings(names: tuple[str, ...], is_live: bool, edition: str, language: str) -> str:
    """Many tiles: on a desktop in two rows, on a phone below the question."""
    words, middle = labels(language), HAND / 2
    drawn = [
        in_hand(tile(middle, middle, 31, name, edition, words.tile(name), action=f"building:{name}" if is_live else ""))
        for name in names
    ]
    return f'<span class="many">{"".join(drawn)}</span>'


@lru_cache(maxsize=64)
def animals(name: str, is_live: bool, edition: str, language: str) -> str:
    """A species by the name of its element, without a number."""
    middle, to, species = HAND / 2, labels(language).to, SPECIES_NAMES.index(name)
    body = (
        hex_tile(middle, middle, 31)
        + use(SPECIES_IN[edition][species], middle, middle - 1, 34)
        + hex_ring(middle, middle, 31)
        + hex_tick(middle, middle, 31)
    )
    return in_hand(element("tile animal", body, to.species[edition][species], name=f"species:{name}" if is_live else ""))


def mark(view: Mapping[str, Any], path: Sequence[str], verb: str) -> str:
    """The building or the animals."""
    for name in path:
        kind, _, which = name.partition(":")
        if kind == "building":
            return mark_of(tile(14, 13.5, 13.5, which, view["options"]["edition"]))
        if kind == "species":
            animal = SPECIES_IN[view["options"]["edition"]][SPECIES_NAMES.index(which)]
            return mark_of(f'<g class="tile animal">{hex_tile(14, 13.5, 13.5)}{use(animal, 14, 13, 16)}</g>')
    return ""


ADDITION: Addition = Addition(
    ID,
    css=style_sheet("burgrave.games.burgundy.drawing.expansions", "extra_hexes.css"),
    hand=hand,
    mark=mark,
    verbs={"recruit": "worker"},
    icon="crane",
)
