"""The six buildings of a house: rooms with those who live there, roofs, ground floors with crests, and the points they add."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.parts import View
from burgrave.draw.pieces import seat_class
from burgrave.draw.shapes import box, box_mark, box_ring, text, tick
from burgrave.games.tiletum.drawing.goods import good, inline
from burgrave.games.tiletum.drawing.icons import ACTION_ICON
from burgrave.games.tiletum.drawing.labels import labels
from burgrave.games.tiletum.drawing.pieces import piece
from burgrave.games.tiletum.drawing.tiles import tile
from burgrave.games.tiletum.house import CREST_BONUS, CREST_COST, CREST_GOODS, CREST_POINTS, FLOORS

STEP: Final = 68.6
"""The distance from one building to the next."""
WIDE: Final = 62
ROOM: Final = 58
"""Height of a floor; what lies in it is a little smaller."""
LOW: Final = 60
"""Height of a ground floor."""
BAND: Final = 14
"""Height of the band above it, which shows the points that the building adds."""
NICHE: Final = 24
"""Half the width of a place for a crest."""
BRINGS: Final[dict[str, tuple[str, ...]]] = {
    "house": ("+", "house"),
    "pillar": ("+", "pillar"),
    "merchant": ("t_step", "merchant"),
    "architect": ("t_step", "architect"),
    "goods": (str(CREST_GOODS), "t_any"),
    "points": (str(CREST_POINTS), "point"),
}
"""What a crest brings, in icons."""


class Building(NamedTuple):
    """What the view shows of a building, as values."""

    rooms: tuple[str | None, ...]
    """Tiles from the first floor up."""
    crest: int | None
    resident: str | None
    has_roof: bool
    is_complete: bool
    bonus_points: int


def buildings_of(player: View) -> tuple[Building, ...]:
    """Return all six of a player."""
    return tuple(
        Building(
            tuple(shown["rooms"]),
            shown["crest"],
            shown["resident"],
            bool(shown["has_roof"]),
            bool(shown["is_complete"]),
            int(shown["bonus_points"]),
        )
        for shown in player["buildings"]
    )


def top_of(place: int, ground: float) -> float:
    """Return where the roof of a building begins; the last one has a floor too, where people live from the beginning."""
    return ground - LOW - BAND - ROOM * max(FLOORS[place], 1)


def outline(place: int, left: float, ground: float) -> str:
    """Walls and roof as one line."""
    top, right = top_of(place, ground), left + WIDE
    return (
        f"M{number(left)} {number(ground)}V{number(top)}H{number(left - 4)}L{number(left + WIDE / 2)} {number(top - 30)}"
        f"L{number(right + 4)} {number(top)}H{number(right)}V{number(ground)}z"
    )


def buildings(seat: int, shown: tuple[Building, ...], left: float, ground: float, is_own: bool, language: str) -> str:
    """Draw the whole row; what lies in a building is no part of it, because each of them can be clicked for itself."""
    walls = inside = ""
    for index, shown_building in enumerate(shown):
        x = left + index * STEP
        walls += building(seat, index, shown_building, x, ground, is_own, language)
        inside += rooms(seat, index, shown_building.rooms, x, ground, is_own, language)
        inside += ground_floor(seat, index, shown_building.crest, x, ground, is_own, language)
    width = 5 * STEP + WIDE + 12
    earth = f'<path class="earth" d="M{number(left - 6)} {number(ground)}h{number(width)}"/>'
    return f'<g class="{seat_class(seat)}"><g>{walls}</g>{earth}<g class="inside">{inside}</g></g>'


@lru_cache(maxsize=1024)
def building(seat: int, place: int, shown: Building, left: float, ground: float, is_own: bool, language: str) -> str:
    """Walls, roof with the house on it, and the band; the whole of it can be chosen to be used again."""
    words, top, middle = labels(language), top_of(place, ground), left + WIDE / 2
    shape = outline(place, left, ground)
    body = front(place, shown, left, ground)
    body += f'<path class="mark halo" d="{shape}"/><path class="mark" d="{shape}"/>'
    if is_own:
        body += f'<path class="ring-ink" d="{shape}"/><path class="ring" d="{shape}"/>' + tick(left + WIDE - 6, top + 6)
    kind = "building whole" if shown.is_complete else "building"
    name, key = f"building:{place + 1}", f"{seat}.building:{place + 1}"
    label = words.building(place + 1, shown.bonus_points, shown.resident, shown.is_complete) if FLOORS[place] else words.lived_in
    drawn = element(
        kind, body, label, name=name if is_own else "", key=key, piece=f"{key}-whole" if shown.is_complete else "", topic=name
    )
    if shown.has_roof:
        drawn += piece("house", seat, middle, top - 11, 19, key=f"{seat}.roof:{place + 1}", help_="supply:houses")
    return drawn


def front(place: int, shown: Building, left: float, ground: float) -> str:
    """Walls, roof and band of a building."""
    top, middle = top_of(place, ground), left + WIDE / 2
    corners = f"M{number(left - 4)} {number(top)}L{number(middle)} {number(top - 30)}L{number(left + WIDE + 4)} {number(top)}z"
    out = box(middle, (top + ground) / 2, WIDE, ground - top, 0, "wall") + f'<path class="roof" d="{corners}"/>'
    out += band(shown, middle, ground - LOW - BAND / 2)
    if not FLOORS[place]:
        out += f'<g class="lived-in">{use("full_house", middle, top + ROOM / 2, 34)}</g>'
    return out


def band(shown: Building, x: float, y: float) -> str:
    """Draw points that the building adds when it is complete, and to which action."""
    out = box(x, y, WIDE, BAND, 0, "band")
    if not shown.bonus_points:
        return out
    parts = ("check",) if shown.is_complete else ()
    if shown.resident:
        parts = (*parts, ACTION_ICON[shown.resident])
    return f'{out}<g class="band-text">{inline(x, y, (*parts, f"+{shown.bonus_points}", "ap"), 11.5)}</g>'


@lru_cache(maxsize=2048)
def rooms(seat: int, place: int, tiles: tuple[str | None, ...], left: float, ground: float, is_own: bool, language: str) -> str:
    """Draw the floors of a building from below: a tile, or the price of moving in."""
    words, x, out, side = labels(language), left + WIDE / 2, "", ROOM - 6
    for at, name in enumerate(tiles):
        y = ground - LOW - BAND - ROOM * (at + 0.5)
        own, floor = f"room:{place + 1}.{at + 1}", at + 1
        action, key = own if is_own else "", f"{seat}.{own}"
        if name:
            out += tile(name, x, y, side, element=action, key=key, label=words.lives(name, place + 1, floor))
            continue
        body = box(x, y, side, side, 4, "room")
        body += f'<g class="price quiet-text">{inline(x, y, (str(floor), "ap"), 17)}</g>'
        body += box_mark(x, y, side + 4, side + 4, 6)
        if is_own:
            body += box_ring(x, y, side + 2, side + 2, 4) + tick(x + 22, y - 22, 8)
        badge = f"{number(x)} {number(y)} 1"
        out += element("free-room", body, words.room(place + 1, floor), name=action, key=key, topic="room", badge=badge)
    return out


@lru_cache(maxsize=1024)
def ground_floor(seat: int, place: int, crest: int | None, left: float, ground: float, is_own: bool, language: str) -> str:
    """Draw a crest, or its place with what it costs and brings."""
    words, x, y = labels(language), left + WIDE / 2, ground - LOW / 2
    own = f"ground:{place + 1}"
    key = f"{seat}.{own}"
    if crest:
        name = f"crest:{crest}"
        return tile(name, x, y, 50, key=key, label=words.crested(name, place + 1))
    a = NICHE
    shape = f"M{number(x - a)} {number(y - a)}h{2 * a}v{a}c0 12-10 20-{a} 26c-14-6-{a}-14-{a}-26z"
    body = f'<path class="niche" d="{shape}"/>'
    body += f'<g class="price">{good(x - 8, y - 11, 17, "food")}{text(x + 9, y - 5, CREST_COST[place], 16, "serif")}</g>'
    body += inline(x, y + 9, BRINGS[CREST_BONUS[place]], 15)
    body += f'<path class="mark halo" d="{shape}"/><path class="mark" d="{shape}"/>'
    if is_own:
        body += f'<path class="ring-ink" d="{shape}"/><path class="ring" d="{shape}"/>' + tick(x + 21, y - 21, 8)
    brings = words.crest_bonus(CREST_BONUS[place], CREST_GOODS, CREST_POINTS)
    label, badge = words.ground(place + 1, CREST_COST[place], brings), f"{number(x)} {number(y - 11)} 1"
    return element("free-ground", body, label, name=own if is_own else "", key=key, topic=own, badge=badge)


# ---- small ones ----------------------------------------------------------------------------------------------------------------

SMALL: Final = 17
"""Height of a floor in a small house."""
SMALL_STEP: Final = 18.5
SMALL_WIDTH, SMALL_HEIGHT = 120, 104


@lru_cache(maxsize=1024)
def small_house(shown: tuple[Building, ...], seat: int, has_keys: bool) -> str:
    """Draw a house at a glance, within 120 x 104; with keys, so that changes show."""
    out, ground = "", SMALL_HEIGHT - 4.0
    for index, shown_building in enumerate(shown):
        out += small_building(shown_building, index, seat, 12 + index * SMALL_STEP, ground, has_keys)
    earth = f'<path class="earth thin" d="M1 {number(ground)}h{SMALL_WIDTH - 2}"/>'
    return f'<g class="{seat_class(seat)}">{out}{earth}</g>'


def small_building(shown: Building, place: int, seat: int, x: float, ground: float, has_keys: bool) -> str:
    """Draw one of its buildings: signs of those who live there, and of the crest."""
    top = ground - SMALL * (max(FLOORS[place], 1) + 1)
    body = f'<path class="roof" d="M{number(x - 9.5)} {number(top)}l9.5-9 9.5 9z"/>' + box(
        x, (top + ground) / 2, 17, ground - top, 0, "wall"
    )
    if not FLOORS[place]:
        body += f'<g class="lived-in">{use("full_house", x, ground - SMALL * 1.5, 11)}</g>'
    shape = f"M{number(x - 8.5)} {number(ground)}V{number(top)}l8.5-9 8.5 9V{number(ground)}z"
    body += f'<path class="mark halo" d="{shape}"/><path class="mark" d="{shape}"/>'
    key = f"{seat}.building:{place + 1}" if has_keys else ""
    kind = "building whole" if shown.is_complete else "building"
    out = element(kind, body, key=key, piece=f"{key}-whole" if key and shown.is_complete else "", topic=f"building:{place + 1}")
    for at, name in enumerate(shown.rooms):
        own = f"{seat}.room:{place + 1}.{at + 1}" if has_keys else ""
        out += small_place(x, ground - SMALL * (at + 1.5), name, ACTION_ICON[shown.resident or "any"], own, "room", "room")
    crest = f"crest:{shown.crest}" if shown.crest else None
    own = f"{seat}.ground:{place + 1}" if has_keys else ""
    return out + small_place(x, ground - SMALL / 2, crest, f"crest{shown.crest}", own, "niche", f"ground:{place + 1}")


def small_place(x: float, y: float, name: str | None, sign: str, key: str, empty: str, topic: str) -> str:
    """Draw a room or ground floor of a small house."""
    if name is None:
        return element("small-place", box(x, y, 13, 13, 1.5, empty) + box_mark(x, y, 16, 16, 3), key=key, topic=topic)
    kind = "tile q-crest" if name.startswith("crest") else "tile q-character"
    body = box(x, y, 15, 15, 2, "ground") + use(sign, x, y, 11) + box_mark(x, y, 18, 18, 4)
    return element(kind, body, key=key, piece=name if key else "", topic=f"tile:{name}")
