"""The drawing of duchies of any shape: the one in the middle with its spaces, and small ones."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from burgrave.draw.hexes import small_space
from burgrave.draw.markup import figure, number, picture
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.drawing.bonus import colour_bonus
from burgrave.games.burgundy.drawing.declaration import Item, Spots
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene, layout_of
from burgrave.games.burgundy.drawing.rivers import rivers
from burgrave.games.burgundy.drawing.tiles import space, tile
from burgrave.games.burgundy.drawing.tray import HEIGHT as TRAY
from burgrave.games.burgundy.drawing.tray import tray_height
from burgrave.games.burgundy.duchy import CELLS, Duchy, duchy

WIDTH, HEIGHT = 580, 522
MIDDLE = (WIDTH / 2, 259)
RADIUS = 46.6
"""The radius of the spaces of a duchy of the usual shape; wider duchies have smaller spaces."""
PRICED = 29
"""The radius below which spaces have smaller prices."""
USUAL = 7
"""How many spaces wide, and how many rows high, a duchy of the usual shape is."""
Tiles = tuple[str | None, ...]
Instead = tuple[tuple[int, Item], ...]
"""Pairs of a hex and what is drawn instead of its tile."""


@lru_cache(maxsize=128)
def centres(layout: Duchy, x: float, y: float, r: float) -> Spots:
    """Return the centres of the spaces around the middle of a duchy."""
    return tuple((round(x + across * sqrt(3) * r, 1), round(y + down * 1.5 * r, 1)) for across, down in layout.cells)


@lru_cache(maxsize=64)
def extent(layout: Duchy) -> tuple[float, float]:
    """Return how many spaces wide, and how many rows high, a duchy is."""
    if layout.cells is CELLS:
        return USUAL, USUAL
    across, down = zip(*layout.cells, strict=True)
    return max(across) - min(across) + 1, max(down) - min(down) + 1


def radius(layout: Duchy, usual: float, rim: float = 0) -> float:
    """Return the radius of the spaces, as large as the place of a usual duchy allows; `rim` is room around them, in radiuses."""
    wide, high = extent(layout)
    return min(usual * USUAL / wide, usual * (1.5 * USUAL + 0.5) / (1.5 * high + 0.5 + rim))


def rim_of(scene: Scene) -> float:
    """Return the room that expansions need around a duchy, in radiuses of a space."""
    return scene.drawing.rim


# ---- what expansions draw on a duchy ------------------------------------------------------------------------------------------


def instead_of_tiles(scene: Scene, seat: int) -> Instead:
    """Return what expansions draw instead of a seat's tiles, by hex."""
    return tuple([pair for items_of in scene.drawing.instead_of_tiles for pair in items_of(scene, seat).items()])


def overlays(scene: Scene, seat: int, spots: Spots, r: float) -> str:
    """Draw what expansions have above the spaces of a seat's duchy."""
    return "".join([draw(scene, seat, spots, r) for draw in scene.drawing.over_duchy])


# ---- the own duchy ---------------------------------------------------------------------------------------------------------


class Frame(NamedTuple):
    """The place of the own duchy in its picture."""

    width: float
    height: float
    r: float
    spots: Spots
    shown: tuple[int, int]
    """The first hex that is drawn, and the one after the last."""

    @property
    def scale(self) -> float:
        """The scale of what is drawn in the corners: it grows with the frame, to stay legible where that is shrunk."""
        return self.width / WIDTH


@lru_cache(maxsize=64)
def usual_frame(layout: Duchy, rim: float, deeper: float = 0) -> Frame:
    """Return the frame of the duchy in the middle. Above a tray that is deeper than usual it is less high, so the picture
    is wider."""
    width, r = round(WIDTH * HEIGHT / (HEIGHT - deeper), 1), radius(layout, RADIUS, rim)
    return Frame(width, HEIGHT, r, centres(layout, width / 2, MIDDLE[1], r), (0, layout.hexes))


def own_map(scene: Scene) -> str:
    """Draw the duchy in the middle of the table."""
    layout, rim, look = layout_of(scene.focus["layout"]), rim_of(scene), scene.look
    deeper = tray_height(scene) - TRAY if scene.has_expansions else 0
    if deeper <= 0:
        return own_picture(scene, usual_frame(layout, rim), "draw land")
    out = own_picture(scene, usual_frame(layout, rim, deeper), "draw land desk-only") if look.shows("desk") else ""
    return out + (own_picture(scene, usual_frame(layout, rim), "draw land phone-only") if look.shows("phone") else "")


def own_picture(scene: Scene, frame: Frame, kind: str) -> str:
    """Draw the own duchy within a frame, as a picture of a CSS class."""
    player, seat = scene.focus, scene.look.focus
    instead = instead_of_tiles(scene, seat)
    out, tiles = corners(scene, frame), tuple(player["hexes"])
    out += land(player["layout"], tiles, instead, frame, seat, scene.is_own, scene.edition, scene.language)
    out += overlays(scene, seat, frame.spots, frame.r)
    return picture(frame.width, frame.height, out, title(scene), kind)


def corners(scene: Scene, frame: Frame) -> str:
    """Draw what stands in the corners that a duchy leaves free; only beside its first hex, where parts have a picture each."""
    if frame.shown[0]:
        return ""
    height = frame.height / frame.scale
    out = colour_bonus(scene, WIDTH, height)
    out += "".join([draw(scene, WIDTH, height) for draw in scene.drawing.corners])
    return out if frame.scale == 1 else f'<g transform="scale({frame.scale:.4f})">{out}</g>'


def title(scene: Scene) -> str:
    """Return whose duchy it is, in words."""
    words = labels(scene.language)
    owners_of, focus = scene.drawing.owners, scene.look.focus
    owners = owners_of(scene, focus) if owners_of else (focus,)
    if len(owners) > 1:
        return words.language.both([scene.look.name(seat) for seat in owners])
    return words.your_duchy if scene.is_yours else words.title(scene.look.name(scene.look.focus))


@lru_cache(maxsize=1024)
def land(
    layout: str,
    tiles: Tiles,
    instead: Instead,
    frame: Frame,
    seat: int,
    is_own: bool,
    edition: str,
    language: str,
) -> str:
    """Draw the spaces of a duchy that a picture shows, with what lies there."""
    printed, others, r, out = layout_of(layout), dict(instead), frame.r, ""
    for hex_ in range(*frame.shown):
        spot = frame.spots[hex_]
        if hex_ in others:
            out += others[hex_].at(*spot, r)
        else:
            out += place(printed, hex_, *spot, r, tiles[hex_], f"{seat}.hex:{hex_ + 1}", is_own, edition, language)
    return f'{rivers(printed, frame.spots, r)}<g class="hexes">{out}</g>'


def place(
    layout: Duchy,
    hex_: int,
    x: float,
    y: float,
    r: float,
    tile_name: str | None,
    key: str,
    is_own: bool,
    edition: str,
    language: str,
) -> str:
    """Draw one space of a duchy, or the tile on it."""
    words, action = labels(language), f"hex:{hex_ + 1}" if is_own else ""
    if tile_name:
        return tile(x, y, r, tile_name, edition, words.tile(tile_name), key=key)
    colour, pips = layout.colour[hex_], layout.number[hex_]
    badge = f"{number(x)} {number(y + r * 0.51)} 1" if r > PRICED else f"{number(x)} {number(y + r * 0.62)} 0.78"
    return space(x, y, r, COLOURS[colour], pips, words.space(colour, pips), action=action, key=key, badge=badge)


# ---- small ones ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def small_land(layout: str, tiles: Tiles, instead: Instead, x: float, y: float, r: float, seat: int, edition: str) -> str:
    """Draw a small duchy; with a seat (-1: none) its spaces have keys, so that changes are marked."""
    printed, others, out, top = layout_of(layout), dict(instead), "", ""
    spots = centres(printed, x, y, r)
    for hex_, spot in enumerate(spots):
        key = f"{seat}.hex:{hex_ + 1}" if seat >= 0 else ""
        tile_name = tiles[hex_] if tiles else None
        if hex_ in others:
            top += others[hex_].at(*spot, r)
        elif tile_name:
            top += tile(*spot, r, tile_name, edition, key=key, is_small=True)
        else:
            out += small_space(*spot, r, COLOURS[printed.colour[hex_]], key)
    return f'{rivers(printed, spots, r)}<g class="hexes">{out}{top}</g>'


def small_figure(layouts: tuple[str, ...], tiles: Tiles, r: float, seat: int, edition: str, label: str) -> str:
    """Draw a small duchy as a picture of its own; several layouts, where one is still to be chosen, stand side by side."""
    width, height = size_of_figure(r)
    if len(layouts) == 1:
        own_radius = radius(layout_of(layouts[0]), r)
        body = small_land(layouts[0], tiles, (), width / 2, height / 2, own_radius, seat, edition)
    else:
        part = width / len(layouts)
        body = ""
        for number_, layout in enumerate(layouts):
            own_radius = radius(layout_of(layout), r) / len(layouts) * 0.94
            body += small_land(layout, (), (), part * (number_ + 0.5), height / 2, own_radius, -1, edition)
    return figure(width, height, body, label, "small")


def seat_figure(scene: Scene, seat: int, r: float, key_seat: int, label: str) -> str:
    """Draw the small duchy of a seat, with what expansions lay on it; `key_seat` -1: without keys."""
    player = scene.view["players"][seat]
    layouts, tiles = layouts_of(scene.edition, player["layout"], tuple(player["dealt"])), tuple(player["hexes"])
    if not scene.has_expansions or len(layouts) > 1:
        return small_figure(layouts, tiles, r, key_seat, scene.edition, label)
    (width, height), layout = size_of_figure(r), layout_of(layouts[0])
    own_radius, x, y = radius(layout, r, rim_of(scene)), width / 2, height / 2
    body = small_land(layouts[0], tiles, instead_of_tiles(scene, seat), x, y, own_radius, key_seat, scene.edition)
    body += overlays(scene, seat, centres(layout, x, y, own_radius), own_radius)
    return figure(width, height, body, label, "small")


def size_of_figure(r: float) -> tuple[int, int]:
    """Return width and height of a small duchy."""
    return round(USUAL * sqrt(3) * r + 4), round(11 * r + 4)


def layouts_of(scene_edition: str, layout: str, dealt: tuple[str, ...]) -> tuple[str, ...]:
    """Return the layouts a player has: the chosen one, or all sides of the board that was dealt."""
    return (layout,) if len(dealt) == 1 else tuple(duchy(scene_edition, number_).name for number_ in dealt)
