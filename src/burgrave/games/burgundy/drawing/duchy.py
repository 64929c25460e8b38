"""Duchies: the one in the middle with its spaces, and small ones; of any shape."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from burgrave.draw.hexes import small_space
from burgrave.draw.markup import figure, number, picture
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.drawing.additions import Item, Spots
from burgrave.games.burgundy.drawing.bonus import colour_bonus
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene, layout_of
from burgrave.games.burgundy.drawing.rivers import rivers
from burgrave.games.burgundy.drawing.tiles import space, tile
from burgrave.games.burgundy.duchy import CELLS, HEXES, Duchy, duchy

WIDTH, HEIGHT = 580, 522
MIDDLE = (WIDTH / 2, 259)
RADIUS = 46.6
"""Of the spaces of a duchy of the usual shape; wider ones have smaller spaces."""
TALL, APART = 1086, 3.95
"""Height of a picture with two halves one above the other, and how far each is from its middle, in rows."""
USUAL = 7
"""How many spaces wide, and so many rows high."""
Tiles = tuple[str | None, ...]
Instead = tuple[tuple[int, Item], ...]
"""By hex: what is drawn instead of its tile."""


@lru_cache(maxsize=128)
def centres(layout: Duchy, x: float, y: float, r: float) -> Spots:
    """Where the spaces lie around the middle of a duchy."""
    return tuple((round(x + across * sqrt(3) * r, 1), round(y + down * 1.5 * r, 1)) for across, down in layout.cells)


@lru_cache(maxsize=32)
def stacked(layout: Duchy, x: float, y: float, r: float) -> Spots:
    """Where the spaces of a duchy of two halves lie when these stand one above the other, as a phone is high and not wide."""
    found = []
    for first in (0, HEXES):
        half = layout.cells[first : first + HEXES]
        middle = sum(across for across, _ in half) / HEXES
        down = -APART if first == 0 else APART
        found += [(round(x + (a - middle) * sqrt(3) * r, 1), round(y + (d + down) * 1.5 * r, 1)) for a, d in half]
    return tuple(found)


@lru_cache(maxsize=64)
def extent(layout: Duchy) -> tuple[float, float]:
    """How many spaces wide, and how many rows high a duchy is."""
    if layout.cells is CELLS:
        return USUAL, USUAL
    across, down = zip(*layout.cells, strict=True)
    return max(across) - min(across) + 1, max(down) - min(down) + 1


def radius(layout: Duchy, usual: float, rim: float = 0) -> float:
    """Of the spaces, as large as the place of a usual duchy allows; there may have to be room around them."""
    wide, high = extent(layout)
    return min(usual * USUAL / wide, usual * (1.5 * USUAL + 0.5) / (1.5 * high + 0.5 + rim))


def rim_of(scene: Scene) -> float:
    """The room that expansions need around a duchy."""
    return max([one.rim for one in scene.additions], default=0)


# ---- what expansions lay on it -----------------------------------------------------------------------------------------------


def instead_of_tiles(scene: Scene, seat: int) -> Instead:
    """What expansions draw instead of tiles."""
    return tuple([pair for one in scene.additions if one.instead for pair in one.instead(scene, seat).items()])


def overlays(scene: Scene, seat: int, spots: Spots, r: float) -> str:
    """What expansions draw above the spaces."""
    return "".join([one.over(scene, seat, spots, r) for one in scene.additions if one.over])


# ---- the own duchy ---------------------------------------------------------------------------------------------------------


def own_map(scene: Scene) -> str:
    """The duchy in the middle of the table; one of two halves is another picture on a phone."""
    if layout_of(scene.focus["layout"]).hexes < 2 * HEXES:
        return own_picture(scene, HEIGHT, False, "draw land")
    out = own_picture(scene, HEIGHT, False, "draw land desk-only") if scene.look.shows("desk") else ""
    return out + (own_picture(scene, TALL, True, "draw land tall phone-only") if scene.look.shows("phone") else "")


def own_picture(scene: Scene, height: float, is_tall: bool, kind: str) -> str:
    """A picture of it, with its halves one above the other or not."""
    player, seat = scene.focus, scene.look.focus
    rim, instead = rim_of(scene), instead_of_tiles(scene, seat) if scene.additions else ()
    out, tiles = colour_bonus(scene, WIDTH, height), tuple(player["hexes"])
    out += land(player["layout"], tiles, instead, rim, is_tall, seat, scene.is_own, scene.edition, scene.language)
    if scene.additions:
        r, spots = spots_of(layout_of(player["layout"]), rim, is_tall)
        out += overlays(scene, seat, spots, r)
    return picture(WIDTH, height, out, title(scene), kind)


def spots_of(layout: Duchy, rim: float, is_tall: bool) -> tuple[float, Spots]:
    """Radius and centres of the spaces of the own duchy."""
    if is_tall:
        return RADIUS, stacked(layout, WIDTH / 2, (TALL - 6) / 2, RADIUS)
    r = radius(layout, RADIUS, rim)
    return r, centres(layout, *MIDDLE, r)


def title(scene: Scene) -> str:
    """Whose duchy it is."""
    words = labels(scene.language)
    owners = next((one.owners(scene, scene.look.focus) for one in scene.additions if one.owners), (scene.look.focus,))
    if len(owners) > 1:
        return words.to.both([scene.look.name(seat) for seat in owners])
    return words.your_duchy if scene.is_yours else words.title(scene.look.name(scene.look.focus))


@lru_cache(maxsize=1024)
def land(
    layout: str,
    tiles: Tiles,
    instead: Instead,
    rim: float,
    is_tall: bool,
    seat: int,
    is_own: bool,
    edition: str,
    language: str,
) -> str:
    """All spaces of a duchy with what lies there."""
    printed, others = layout_of(layout), dict(instead)
    (r, spots), out = spots_of(printed, rim, is_tall), ""
    for hex_, spot in enumerate(spots):
        if hex_ in others:
            out += others[hex_].at(*spot, r)
        else:
            out += place(printed, hex_, *spot, r, tiles[hex_], f"{seat}.hex:{hex_ + 1}", is_own, edition, language)
    return f'{rivers(printed, spots, r)}<g class="hexes">{out}</g>'


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
def small_land(layout: str, tiles: Tiles, instead: Instead, x: float, y: float, r: float, seat: int, edition: str) -> str:
    """A duchy at a glance; with a seat (-1: none) its spaces have keys, so that changes show."""
    printed, others, out, top = layout_of(layout), dict(instead), "", ""
    spots = centres(printed, x, y, r)
    for hex_, spot in enumerate(spots):
        key = f"{seat}.hex:{hex_ + 1}" if seat >= 0 else ""
        here = tiles[hex_] if tiles else None
        if hex_ in others:
            top += others[hex_].at(*spot, r)
        elif here:
            top += tile(*spot, r, here, edition, key=key, is_small=True)
        else:
            out += small_space(*spot, r, COLOURS[printed.colour[hex_]], key)
    return f'{rivers(printed, spots, r)}<g class="hexes">{out}{top}</g>'


def small_figure(layouts: tuple[str, ...], tiles: Tiles, r: float, seat: int, edition: str, label: str) -> str:
    """A small duchy as a picture of its own; several layouts, where one is still to be chosen, lie side by side."""
    width, height = size_of_figure(r)
    if len(layouts) == 1:
        own = radius(layout_of(layouts[0]), r)
        body = small_land(layouts[0], tiles, (), width / 2, height / 2, own, seat, edition)
    else:
        part = width / len(layouts)
        body = ""
        for number_, layout in enumerate(layouts):
            own = radius(layout_of(layout), r) / len(layouts) * 0.94
            body += small_land(layout, (), (), part * (number_ + 0.5), height / 2, own, -1, edition)
    return figure(width, height, body, label, "small")


def seat_figure(scene: Scene, seat: int, r: float, key_seat: int, label: str) -> str:
    """The small duchy of a seat, with what expansions lay on it; `key_seat` -1: without keys."""
    player = scene.view["players"][seat]
    layouts, tiles = layouts_of(scene.edition, player["layout"], tuple(player["dealt"])), tuple(player["hexes"])
    if not scene.additions or len(layouts) > 1:
        return small_figure(layouts, tiles, r, key_seat, scene.edition, label)
    (width, height), layout = size_of_figure(r), layout_of(layouts[0])
    own, x, y = radius(layout, r, rim_of(scene)), width / 2, height / 2
    body = small_land(layouts[0], tiles, instead_of_tiles(scene, seat), x, y, own, key_seat, scene.edition)
    body += overlays(scene, seat, centres(layout, x, y, own), own)
    return figure(width, height, body, label, "small")


def size_of_figure(r: float) -> tuple[int, int]:
    """Width and height of a small duchy."""
    return round(USUAL * sqrt(3) * r + 4), round(11 * r + 4)


def layouts_of(scene_edition: str, layout: str, dealt: tuple[str, ...]) -> tuple[str, ...]:
    """The layouts a player has: the one chosen, or all sides of the board that was dealt."""
    return (layout,) if len(dealt) == 1 else tuple(duchy(scene_edition, number_).name for number_ in dealt)
