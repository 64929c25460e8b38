"""Pictures outside the table: the card of the game, pieces alone, marks in the list of choices, a small house."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from burgrave.draw.icons import ICONS as SHARED
from burgrave.draw.icons import use
from burgrave.draw.markup import cover, figure
from burgrave.draw.parts import View
from burgrave.draw.pieces import mark_of, seat_class
from burgrave.draw.shapes import box
from burgrave.games.tiletum.drawing.buildings import (
    BAND,
    LOW,
    ROOM,
    SMALL_HEIGHT,
    SMALL_WIDTH,
    STEP,
    WIDE,
    Building,
    buildings_of,
    front,
    small_house,
    top_of,
)
from burgrave.games.tiletum.drawing.dice import die, face
from burgrave.games.tiletum.drawing.goods import good, good_class
from burgrave.games.tiletum.drawing.icons import ACTION_ICON, ICONS
from burgrave.games.tiletum.drawing.pieces import SHAPES, shape
from burgrave.games.tiletum.drawing.tiles import tile
from burgrave.games.tiletum.drawing.wheel import ANGLES, segment
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS
from burgrave.games.tiletum.tiles import TILES

Front = tuple[int, int, tuple[str, ...], int]
"""A building on the card: its place in a house, whose it is, who lives there, and the family of its crest (0: none)."""
STREET: Final[tuple[Front, ...]] = (
    (2, 2, ("character:contract.iron2", "character:contract.contract3"), 6),
    (3, 0, ("character:king.points3",), 2),
    (1, 1, ("character:merchant.gold3",), 3),
    (4, 0, ("character:architect.stone2",), 4),
    (3, 3, ("character:king.king2",), 0),
    (4, 1, ("character:character.food2",), 1),
)


@cache
def art() -> str:
    """Draw the picture of the game's card, 300 x 148: houses of a town, the wheel above them as the sun is, and dice."""
    scale, ground = 0.64, 148 / 0.64
    wheel = "".join(segment(226, 41, 39, angle, value, False) for value, angle in enumerate(ANGLES, 1))
    street = ""
    for index, house in enumerate(STREET):
        street += _front(*house, 8 + index * (STEP + 9.6), ground)
    street = f'<g transform="scale({scale})">{street}</g>'
    dice = "".join(die(x, 132, 25, name, value) for x, name, value in ((103, "gold", 3), (254, "iron", 5)))
    sun = f'<g class="wheel-round"><circle class="rim" cx="226" cy="41" r="39"/>{wheel}</g>'
    return cover(f'<rect class="art-sky" width="300" height="148"/>{sun}{street}{dice}')


def _front(place: int, seat: int, people: tuple[str, ...], family: int, left: float, ground: float) -> str:
    floors, middle = top_of(place, ground), left + WIDE / 2
    rooms = round((ground - LOW - BAND - floors) / ROOM)
    is_whole = bool(family) and len(people) == rooms
    shown = Building((), family or None, people[0].split(":")[1].split(".")[0] if people else None, False, is_whole, rooms)
    body = f'<g class="{"building whole" if is_whole else "building"}">{front(place, shown, left, ground)}</g>'
    if len(people) < rooms:
        body += shape("house", seat, middle, floors - 11, 19)
    for at in range(len(people), rooms):
        side = ROOM - 6
        body += f'<g class="free-room">{box(middle, ground - LOW - BAND - ROOM * (at + 0.5), side, side, 4, "room")}</g>'
    for at, name in enumerate(people):
        body += tile(name, middle, ground - LOW - BAND - ROOM * (at + 0.5), ROOM - 6)
    if family:
        body += tile(f"crest:{family}", middle, ground - LOW / 2, 50)
    return f'<g class="{seat_class(seat)}">{body}</g>'


def house_figure(view: View, seat: int, r: float) -> str:
    """Draw a small house for the score sheet; what stands beside it has the words."""
    return figure(SMALL_WIDTH, SMALL_HEIGHT, small_house(buildings_of(view["players"][seat]), seat, False), "", "small")


# ---- pieces alone --------------------------------------------------------------------------------------------------------------

TOPIC_ICONS: Final = {
    "wheel": "wheel",
    "road": "t_step",
    "bonus": "tile",
    "leader": "crown",
    "king": "crown",
    "market:contracts": "contract",
    "market:characters": "character",
    "deck:characters": "character",
    "room": "upper",
    "ground": "crest1",
    "building": "full_house",
    "contract_space": "contract",
    "storage": "tile",
    "points": "point",
    "order": "rose",
    "place": "map",
    "city": "fair",
}
"""Topics of help and kinds of elements for which an icon stands."""


@lru_cache(maxsize=512)
def symbol(piece: str) -> str:
    """Draw a piece alone: a tile by its name, `good:iron`, `die`, `action:king`, `figure:merchant`, another topic, or an icon."""
    head, _, rest = piece.partition(":")
    name = rest if head == "tile" else piece
    if name in TILES[1:]:
        return figure(66, 66, tile(name, 33, 32, 60))
    if head in ("good", "goods") and rest in GOODS:
        return figure(60, 60, good(30, 30, 46, rest, is_thick=True))
    if head in ("die", "dice"):
        return figure(60, 60, f'<g class="{good_class("iron")}">{face(30, 30, 46, "iron", 3)}</g>')
    if head in ("figure", "house", "pillar", "supply"):
        kind = rest.removesuffix("s") if head in ("figure", "supply") else head
        if kind in SHAPES:
            return figure(60, 60, shape(kind, 0, 30, 30, 46))
    return figure(60, 60, use(icon_of(piece), 30, 30, 46))


def icon_of(piece: str) -> str:
    """Return the icon that stands for a piece or topic; the game's own for what has none."""
    head, _, rest = piece.partition(":")
    if head in ("action", "space") and rest in ACTION_ICON:
        return ACTION_ICON[rest]
    for name in (piece, head):
        icon = TOPIC_ICONS.get(name, name)
        if icon in ICONS or icon in SHARED:
            return icon
    return "tile"


# ---- the list of choices -----------------------------------------------------------------------------------------------------

VERB_ICONS: Final = {
    "take": "tile",
    "choose": "any",
    "move": "t_step",
    "build": "house",
    "renew": "turn",
    "settle": "upper",
    "exchange": "t_any",
    "gain": "t_any",
    "buy": "t_gold",
    "fulfil": "contract",
    "place": "crest1",
    "contribute": "cathedral",
    "use": "tile",
    "reuse": "reuse",
    "resolve": "character",
    "skip": "next",
    "end": "check",
}
"""For actions that no piece stands for."""


def mark(view: View, path: Sequence[str], verb: str) -> str:
    """Draw a small picture of what an action is about: a tile, a die, a good, a piece, or the sign of an action."""
    seat = view["seat"] if view["seat"] in view["to_act"] else (view["to_act"] or [0])[0]
    if verb == "buy":
        return small_good(path[-1].partition(":")[2])
    for element in path:
        kind, _, rest = element.partition(":")
        if kind in ("storage", "room", "bonus", "character", "contract"):
            name = tile_at(view, seat, kind, rest)
            if name:
                return small_tile(name)
        elif kind == "die":
            colour, _, value = rest.partition(".")
            return small_die(colour, int(value))
        elif kind == "good":
            return small_good(rest)
        elif kind == "space":
            return small_icon(ACTION_ICON[rest])
        elif kind in ("figure", "house", "pillar"):
            return small_piece(rest if kind == "figure" else kind, seat)
    return small_icon(VERB_ICONS.get(verb, "next"))


def tile_at(view: View, seat: int, kind: str, where: str) -> str | None:
    """Return the tile that lies at an element."""
    player = view["players"][seat]
    tile: str | None
    if kind == "storage":
        tile = player["storage"][int(where) - 1]
    elif kind == "room":
        building, _, floor = where.partition(".")
        tile = player["buildings"][int(building) - 1]["rooms"][int(floor) - 1]
    elif kind in ("character", "contract"):
        tile = view[f"{kind}s"][int(where) - 1]
    elif where == "track":
        tile = view["king_bonus"]
    elif where in ACTION_KINDS:
        tile = next(space["bonus"] for space in view["spaces"] if space["action"] == where)
    else:
        tile = view["places"][where]["bonus"]
    return tile


@lru_cache(maxsize=256)
def small_tile(name: str) -> str:
    """Draw a tile in a line of text."""
    return mark_of(tile(name, 14, 13.5, 26))


@lru_cache(maxsize=64)
def small_die(colour: str, value: int) -> str:
    """Draw a die in a line of text."""
    return mark_of(die(14, 14, 25, colour, value))


@lru_cache(maxsize=8)
def small_good(name: str) -> str:
    """Draw a good in a line of text."""
    return mark_of(good(14, 14, 24, name))


@lru_cache(maxsize=64)
def small_piece(kind: str, seat: int) -> str:
    """Draw a piece in a line of text."""
    return mark_of(shape(kind, seat, 14, 14, 25))


@lru_cache(maxsize=64)
def small_icon(name: str) -> str:
    """Draw an icon in a line of text."""
    return mark_of(use(name, 14, 14, 22))


SOURCE_ICONS: Final = {
    "start": "point",
    "contracts": "contract",
    "contract_spaces": "pillar",
    "cathedrals": "cathedral",
    "crests": "crest1",
    "characters": "character",
    "helpers": "tile",
    "houses": "house",
    "king": "crown",
    "leader": "rose",
    "fairs": "fair",
    "buildings": "full_house",
    "houses_and_pillars": "map",
    "goods": "t_any",
}
"""By source of points: its icon."""


def source_icon(source: str) -> str:
    """Return the icon for a source of points."""
    return SOURCE_ICONS.get(source, "point")
