"""The buildings a crane can copy, and the species that geese can count with, to choose from in the prompt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from burgrave.draw.drawing import style_sheet
from burgrave.draw.hexes import hex_ring, hex_tick, hex_tile
from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.pieces import HAND, in_hand, mark_of
from burgrave.games.burgundy.drawing.declaration import BurgundyDrawing
from burgrave.games.burgundy.drawing.glyphs import pair, rows
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.tiles import animals as tile_animals
from burgrave.games.burgundy.drawing.tiles import tile
from burgrave.games.burgundy.modules.extra_hexes import ID
from burgrave.games.burgundy.modules.extra_hexes.tiles import HERALD, HIRING_HALL
from burgrave.games.burgundy.tiles import SPECIES_IN, SPECIES_NAMES

ICONS = {
    "crane": (
        '<path d="M24 14h8v46h-8z"/><path d="M14 8L60 2v7L22 15z"/><path class="s" stroke-width="4" d="M30 32L50 8"/>'
        '<path class="s" d="M55 8v19"/><path d="M47 27h16v14H47z"/><circle cx="18" cy="42" r="14"/>'
        '<circle class="c" cx="18" cy="42" r="9.5"/><path class="s" d="M18 32v20M8 42h20M11 35l14 14M25 35L11 49"/>'
        '<path d="M8 57h36v5H8z"/>'
    ),
    "ontop": (
        '<path d="M4 30h34v16c0 9-7 13-17 17C11 59 4 55 4 46z"/>'
        '<path class="c" d="M5 4h38v26c0 9-8 15-19 18C13 45 5 39 5 30z"/><path d="M8 2h34v24c0 9-7 14-17 18C15 40 8 35 8 26z"/>'
        '<path class="s" stroke-width="6" d="M54 46V20M46 28l8-9 8 9"/>'
    ),
    "goose": (
        '<path d="M24 2c8-1 13 5 12 13-1 6-3 9-3 14 6-2 12-2 18 1l12-6c1 18-9 30-26 30-14 0-22-7-22-18 0-8 6-13 8-20-5 2-11 '
        '2-17-1 6-5 10-12 18-13z"/>'
        '<circle class="l" cx="24" cy="11" r="2.6"/><path class="ls" d="M31 38c5 6 14 6 21-1"/>'
        '<path class="s" d="M32 54v7h-6M42 53v8h-6"/>'
    ),
}


def geese(x: float, y: float, r: float, name: str) -> str:
    """Draw the tile of the geese."""
    return hex_tile(x, y, r) + tile_animals(x, y, r, "goose")


def hand(scene: Scene) -> str:
    """Draw the choices after a crane or geese were placed."""
    extra = scene.view["extra"][ID]
    if scene.step == "CopyBuilding":
        return buildings(tuple(extra["buildings"]), scene.is_live, scene.edition, scene.language)
    if scene.step == "CountSpecies":
        return "".join(animals(name, scene.is_live, scene.edition, scene.language) for name in extra["species"])
    return ""


@lru_cache(maxsize=64)
def buildings(names: tuple[str, ...], is_live: bool, edition: str, language: str) -> str:
    """Draw the buildings to choose from: on a desktop in two rows, on a phone below the question."""
    words, middle = labels(language), HAND / 2
    pieces = [
        in_hand(tile(middle, middle, 31, name, edition, words.tile(name), action=f"building:{name}" if is_live else ""))
        for name in names
    ]
    return f'<span class="many">{"".join(pieces)}</span>'


@lru_cache(maxsize=64)
def animals(name: str, is_live: bool, edition: str, language: str) -> str:
    """Draw a species by the name of its element, without a number."""
    middle, texts, species = HAND / 2, labels(language).language, SPECIES_NAMES.index(name)
    body = (
        hex_tile(middle, middle, 31)
        + use(SPECIES_IN[edition][species], middle, middle - 1, 34)
        + hex_ring(middle, middle, 31)
        + hex_tick(middle, middle, 31)
    )
    return in_hand(element("tile animal", body, texts.species[edition][species], name=f"species:{name}" if is_live else ""))


def mark(view: Mapping[str, Any], path: Sequence[str], verb: str) -> str:
    """Draw the building or the animals of an action."""
    for name in path:
        kind, _, which = name.partition(":")
        if kind == "building":
            return mark_of(tile(14, 13.5, 13.5, which, view["options"]["edition"]))
        if kind == "species":
            animal = SPECIES_IN[view["options"]["edition"]][SPECIES_NAMES.index(which)]
            return mark_of(f'<g class="tile animal">{hex_tile(14, 13.5, 13.5)}{use(animal, 14, 13, 16)}</g>')
    return ""


DRAWING: Final = BurgundyDrawing(
    icons=ICONS,
    css=style_sheet("burgrave.games.burgundy.modules.extra_hexes", "extra_hexes.css"),
    tile_bodies={"geese": geese},
    monasteries={
        HERALD: pair("ontop", "die:1", 0.62),
        HIRING_HALL: rows(("silver", ">"), ("worker", "worker"), 0.47),
    },
    in_prompt=(hand,),
    module_marks=(mark,),
    verb_icons={"recruit": "worker"},
    module_icons={ID: "crane"},
)
