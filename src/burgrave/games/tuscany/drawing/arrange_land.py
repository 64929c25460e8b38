"""Parts of an estate that still lie apart: their fields, the joints between them, and where a step would bring them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgrave.draw.hexes import FLAT, HALF, hex_ground, hex_ring, hex_sign, hex_tick, hexagon
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.engine.masks import bits_of
from burgrave.games.tuscany.colours import CASTLE, COLOURS
from burgrave.games.tuscany.drawing.arrange_draft import LEFT, MIDDLE, NO_CASTLE, RIGHT, Arrangement
from burgrave.games.tuscany.drawing.arrange_words import arrange_words
from burgrave.games.tuscany.drawing.tokens import domain, field, token_body
from burgrave.games.tuscany.estate import PART_FIELDS, PART_LETTERS, Estate, spots

EDGES: Final = ((1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1))
"""From a field to its neighbours in the order of its sides: side k runs from corner k to the next."""
Spot = tuple[int, int]
Point = tuple[float, float]


class Ground(NamedTuple):
    """Where the parts are drawn, and how large. The middle part never moves."""

    x: float
    y: float
    """The middle of the middle part."""
    r: float
    gap: float
    """Between parts, so that each is seen as a board of its own."""

    def part_x(self, place: int) -> float:
        """Return the middle of the part at a place."""
        return self.x + (place - MIDDLE) * (4.5 * self.r + self.gap)

    def at(self, now: Arrangement, field_: int) -> Point:
        """Return where a field is drawn."""
        column, height = spots(now.layout)[field_]
        place = now.order.index(field_ // PART_FIELDS)
        middle = height - 3 - (1 if now.shifts & 1 else -1)
        return (
            round(self.x + (column - 4) * 1.5 * self.r + (place - MIDDLE) * self.gap, 1),
            round(self.y + middle * HALF * self.r, 1),
        )


def fields_of(part: int) -> range:
    """Return the fields of a part."""
    return range(part * PART_FIELDS, (part + 1) * PART_FIELDS)


def side(centre: Point, k: int, r: float) -> tuple[Point, Point]:
    """Return both ends of a field's side."""
    (x, y), (ax, ay), (bx, by) = centre, FLAT[k], FLAT[(k + 1) % 6]
    return (x + r * ax, y + r * ay), (x + r * bx, y + r * by)


def _line(start: Point, end: Point) -> str:
    return f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"


def neighbour(now: Arrangement, field_: int, k: int) -> int | None:
    """Return the field beyond a side; None where the estate ends."""
    here = spots(now.layout)
    column, height = here[field_]
    beyond = (column + EDGES[k][0], height + EDGES[k][1])
    return here.index(beyond) if beyond in here else None


@lru_cache(maxsize=2048)
def outline(ground: Ground, now: Arrangement, part: int, kind: str) -> str:
    """Draw the line around a part."""
    path = ""
    for field_ in fields_of(part):
        for k in range(6):
            beyond = neighbour(now, field_, k)
            if beyond is None or beyond // PART_FIELDS != part:
                path += _line(*side(ground.at(now, field_), k, ground.r + 1))
    return f'<path class="{kind}" d="{path}"/>'


def borders(ground: Ground, now: Arrangement, land: Estate, part: int) -> str:
    """Ink between regions and around the part, but not where a region goes on beyond it."""
    path = ""
    for field_ in fields_of(part):
        for k in range(6):
            beyond = neighbour(now, field_, k)
            is_inside = beyond is not None and beyond // PART_FIELDS == part
            is_joined = beyond is not None and land.colour[beyond] == land.colour[field_]
            if is_joined or (is_inside and beyond is not None and beyond < field_):
                continue
            path += _line(*side(ground.at(now, field_), k, ground.r))
    return f'<path class="region" d="{path}"/>'


def bridges(ground: Ground, now: Arrangement, land: Estate, part: int) -> str:
    """Draw the colour of a region into the gap where it continues from the part at the left."""
    out, place = "", now.order.index(part)
    for field_ in fields_of(part):
        for k in range(6):
            beyond = neighbour(now, field_, k)
            if beyond is None or beyond // PART_FIELDS == part or land.colour[beyond] != land.colour[field_]:
                continue
            if now.order.index(beyond // PART_FIELDS) > place:
                continue
            near_side, far_side = (
                side(ground.at(now, field_), k, ground.r),
                side(ground.at(now, beyond), (k + 3) % 6, ground.r),
            )
            corners = " ".join(f"{number(x)},{number(y)}" for x, y in (*near_side, *far_side))
            kind = domain(COLOURS[land.colour[field_]])
            out += (
                f'<g class="space bridge {kind}"><polygon class="ground" points="{corners}"/>'
                f'<polygon class="pattern" points="{corners}" fill="url(#p-{kind})"/>'
                f'<path class="region" d="{_line(near_side[0], far_side[1])}{_line(near_side[1], far_side[0])}"/></g>'
            )
    return out


def castle_field(ground: Ground, now: Arrangement, land: Estate, part: int, is_open: bool, language: str) -> str:
    """Draw the castle field of a part: empty, or with the first castle; to be clicked as long as it is open."""
    (x, y), r, words = ground.at(now, land.castle(part)), ground.r, arrange_words(language)
    is_chosen = part == now.castle
    body = token_body(x, y, r, "castle") if is_chosen else hex_ground(x, y, r - 0.7, "d-castle", FLAT)
    body += "" if is_chosen else use("t_castle", x, y, r * 0.62, "glyph")
    kind = "tile d-castle" if is_chosen else "space d-castle"
    label = words.first_castle if is_chosen else words.choose_castle if is_open else words.labels.field("castle")
    if not is_open:
        return element(kind, body, label, topic="token:castle" if is_chosen else "field:castle")
    kind += " selected" if is_chosen else " first" if now.castle == NO_CASTLE else ""
    body += hex_ring(x, y, r, FLAT) + hex_tick(x, y, r, FLAT)
    key = f"castle:{PART_LETTERS[part]}"
    return element(kind, body, label, key=key, topic="field:castle", draft=now.with_castle(part).text)


@lru_cache(maxsize=1024)
def part_land(ground: Ground, now: Arrangement, land: Estate, part: int, is_open: bool, language: str) -> str:
    """Draw a part with its fields, ready to be dragged where it is open."""
    words, out = arrange_words(language), ""
    near = 0 if now.castle == NO_CASTLE else land.neighbours[land.castle(now.castle)]
    for field_ in fields_of(part):
        if land.colour[field_] != CASTLE:
            colour = COLOURS[land.colour[field_]]
            out += field(*ground.at(now, field_), ground.r, colour, words.labels.field(colour))
    out += borders(ground, now, land, part) + bridges(ground, now, land, part)
    for field_ in bits_of(near):
        if field_ // PART_FIELDS == part and land.colour[field_] != CASTLE:
            out += hexagon(*ground.at(now, field_), ground.r * 0.86, "near", corners=FLAT)
    out += castle_field(ground, now, land, part, is_open, language)
    return element("part", out, drags=drags(now, part) if is_open else None)


def drags(now: Arrangement, part: int) -> dict[str, str]:
    """Return what dragging a part does: across, it changes places with a neighbour; an outer part is shifted up or down."""
    place = now.order.index(part)
    texts = {}
    if place > LEFT:
        texts["left"] = now.swap(place - 1).text
    if place < RIGHT:
        texts["right"] = now.swap(place).text
    if place != MIDDLE:
        texts["up" if is_low(now, place) else "down"] = now.shift(joint_of(place)).text
    return texts


def is_low(now: Arrangement, place: int) -> bool:
    """Return whether an outer part lies lower than the middle one, so that it can be shifted up."""
    return now.drop(place) > 0


def joint_of(place: int) -> int:
    """Return the joint at an outer part."""
    return LEFT if place == LEFT else MIDDLE


def three_parts(ground: Ground, now: Arrangement, land: Estate, is_open: bool, language: str) -> str:
    """Draw all three, on paper of their own."""
    out = ""
    for kind in ("part-edge", "part-paper"):
        out += "".join(outline(ground, now, part, kind) for part in now.order)
    return out + "".join(part_land(ground, now, land, part, is_open, language) for part in now.order)


# ---- what a step would make ------------------------------------------------------------------------------------------------


def ghost_of_shift(ground: Ground, then: Arrangement, part: int) -> str:
    """Draw a part in its new place, dotted."""
    return outline(ground, then, part, "ghost")


def ghost_of_colours(ground: Ground, then: Arrangement, land: Estate, parts: tuple[int, ...]) -> str:
    """Return where parts keep the same room: small fields of the colours that would come to lie there."""
    out = ""
    for part in parts:
        out += outline(ground, then, part, "dots")
        for field_ in fields_of(part):
            colour = COLOURS[land.colour[field_]]
            out += hex_sign(*ground.at(then, field_), ground.r * 0.58, domain(colour), f"t_{colour}", FLAT)
    return f'<g class="ghost">{out}</g>'
