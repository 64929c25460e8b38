"""Duchies: the one in the middle with its spaces, and small ones."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from burgrave.draw.hexes import small_space
from burgrave.draw.markup import figure, number, picture
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.drawing.bonus import colour_bonus
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import LAYOUT_OF, Scene
from burgrave.games.burgundy.drawing.tiles import space, tile
from burgrave.games.burgundy.duchy import HEXES, ROWS, Duchy, duchy

WIDTH, HEIGHT = 580, 522
RADIUS = 46.6
CENTRE = (WIDTH / 2, 259)
Tiles = tuple[str | None, ...]


@lru_cache(maxsize=64)
def centres(x: float, y: float, r: float) -> tuple[tuple[float, float], ...]:
    """Where the 37 spaces lie, in reading order, around the middle one."""
    return tuple(
        (round(x + (column - (length - 1) / 2) * sqrt(3) * r, 1), round(y + (row - 3) * 1.5 * r, 1))
        for row, length in enumerate(ROWS)
        for column in range(length)
    )


# ---- the own duchy ---------------------------------------------------------------------------------------------------------


def own_map(scene: Scene) -> str:
    """The duchy in the middle of the table."""
    player, seat = scene.focus, scene.look.focus
    hexes = land(player["layout"], tuple(player["hexes"]), seat, scene.is_own, scene.edition, scene.language)
    return picture(WIDTH, HEIGHT, colour_bonus(scene, WIDTH, HEIGHT) + hexes, title(scene), "draw land")


def title(scene: Scene) -> str:
    """Whose duchy it is."""
    words = labels(scene.language)
    return words.your_duchy if scene.is_yours else words.title(scene.look.name(scene.look.focus))


@lru_cache(maxsize=1024)
def land(layout: str, tiles: Tiles, seat: int, is_own: bool, edition: str, language: str) -> str:
    """All spaces of a duchy with what lies there."""
    printed = LAYOUT_OF[layout]
    out = "".join(
        place(printed, hex_, *spot, RADIUS, tiles[hex_], f"{seat}.hex:{hex_ + 1}", is_own, edition, language)
        for hex_, spot in enumerate(centres(*CENTRE, RADIUS))
    )
    return f'<g class="hexes">{out}</g>'


def place(
    layout: Duchy, hex_: int, x: float, y: float, r: float, here: str | None, key: str, is_own: bool, edition: str, language: str
) -> str:
    """One space of a duchy, or the tile on it."""
    words, action = labels(language), f"hex:{hex_ + 1}" if is_own else ""
    if here:
        return tile(x, y, r, here, edition, words.tile(here), key=key)
    colour, pips = layout.colour[hex_], layout.number[hex_]
    badge = f"{number(x)} {number(y + r * 0.51)} 1"
    return space(x, y, r, COLOURS[colour], pips, words.space(colour, pips), action=action, key=key, badge=badge)


# ---- small ones ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def small_land(layout: str, tiles: Tiles, x: float, y: float, r: float, seat: int, edition: str) -> str:
    """A duchy at a glance; with a seat (-1: none) its spaces have keys, so that changes show."""
    printed, out, top = LAYOUT_OF[layout], "", ""
    for hex_, spot in enumerate(centres(x, y, r)):
        key = f"{seat}.hex:{hex_ + 1}" if seat >= 0 else ""
        here = tiles[hex_]
        if here:
            top += tile(*spot, r, here, edition, key=key, is_small=True)
        else:
            out += small_space(*spot, r, COLOURS[printed.colour[hex_]], key)
    return f'<g class="hexes">{out}{top}</g>'


def small_figure(layouts: tuple[str, ...], tiles: Tiles, r: float, seat: int, edition: str, label: str) -> str:
    """A small duchy as a picture of its own; several layouts, where one is still to be chosen, lie side by side."""
    width, height = round(7 * sqrt(3) * r + 4), round(11 * r + 4)
    if len(layouts) == 1:
        body = small_land(layouts[0], tiles, width / 2, height / 2, r, seat, edition)
    else:
        part = width / len(layouts)
        body = "".join(
            small_land(layout, (None,) * HEXES, part * (place + 0.5), height / 2, r / len(layouts) * 0.94, -1, edition)
            for place, layout in enumerate(layouts)
        )
    return figure(width, height, body, label, "small")


def layouts_of(scene_edition: str, layout: str, dealt: tuple[str, ...]) -> tuple[str, ...]:
    """The layouts a player has: the one chosen, or all sides of the board that was dealt."""
    return (layout,) if len(dealt) == 1 else tuple(duchy(scene_edition, number_).name for number_ in dealt)
