"""Estates: the one in the middle with its fields and regions, and small ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.hexes import FLAT, HALF
from burgrave.draw.markup import figure, number, picture
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.drawing.labels import labels
from burgrave.games.tuscany.drawing.reading import Scene, estate_from, estate_of
from burgrave.games.tuscany.drawing.tokens import field, small_field, token
from burgrave.games.tuscany.estate import FIELD_NAMES, FIELDS, STEPS, Estate, spots
from burgrave.games.tuscany.numbers import REGION_POINTS

Tokens = tuple[str | None, ...]
WIDTH, HEIGHT = 656, 402
RADIUS: Final = 45.0
EDGES: Final = ((1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1))
"""Steps to the neighbour behind each edge, from the lower right clockwise: edge n runs from corner n to the next."""

assert set(EDGES) == set(STEPS)


@lru_cache(maxsize=512)
def centres(layout: int, x: float, y: float, r: float) -> tuple[tuple[float, float], ...]:
    """Return where the fields of a layout lie, the whole of it around x, y."""
    places = spots(layout)
    heights = [height for _, height in places]
    middle = (min(heights) + max(heights)) / 2
    return tuple((round(x + (column - 4) * 1.5 * r, 1), round(y + (height - middle) * HALF * r, 1)) for column, height in places)


@lru_cache(maxsize=512)
def region_lines(estate: Estate, x: float, y: float, r: float, kind: str = "region") -> str:
    """Borders between regions; inside a region there are none, also where two parts meet."""
    places, at = spots(estate.layout), centres(estate.layout, x, y, r)
    here = {spot: index for index, spot in enumerate(places)}
    out = ""
    for index, (column, height) in enumerate(places):
        cx, cy = at[index]
        for edge, (right, down) in enumerate(EDGES):
            other = here.get((column + right, height + down))
            if other is not None and (other < index or estate.region[other] == estate.region[index]):
                continue
            (ax, ay), (bx, by) = FLAT[edge], FLAT[(edge + 1) % 6]
            out += f"M{number(cx + r * ax)} {number(cy + r * ay)}L{number(cx + r * bx)} {number(cy + r * by)}"
    return f'<path class="{kind}" d="{out}"/>'


# ---- the own estate ----------------------------------------------------------------------------------------------------------


def own_map(scene: Scene) -> str:
    """Draw the estate in the middle of the table."""
    player, seat = scene.focus, scene.look.focus
    asked = str(scene.asked.get("field") or "") if scene.acting == seat else ""
    is_own = scene.is_own and player["layout"] is not None
    body = land(estate_of(player), tuple(player["fields"]), seat, is_own, asked, scene.language)
    return picture(WIDTH, HEIGHT, body, title(scene), "draw land")


def title(scene: Scene) -> str:
    """Draw the title of the estate in the middle: whose it is."""
    words = labels(scene.language)
    return words.your_estate if scene.is_yours else words.title(scene.look.name(scene.look.focus))


@lru_cache(maxsize=1024)
def land(estate: Estate, tokens: Tokens, seat: int, is_own: bool, asked: str, language: str) -> str:
    """Draw all fields of an estate with what lies there. Tokens lie above the borders of regions, empty fields below."""
    words, fields, top = labels(language), "", ""
    covered = sum(1 << index for index, here in enumerate(tokens) if here)
    for index, (x, y) in enumerate(centres(estate.layout, WIDTH / 2, HEIGHT / 2, RADIUS)):
        name, here = f"field:{FIELD_NAMES[index]}", tokens[index]
        colour, key = COLOURS[estate.colour[index]], f"{seat}.field:{FIELD_NAMES[index]}"
        if here:
            top += token(x, y, RADIUS, here, words.token(here), key=key, on=colour)
            continue
        action, badge = name if is_own else "", f"{number(x)} {number(y + RADIUS * 0.5)} 1"
        gain, label = finished_by(estate, covered, index), words.field(colour)
        if gain:
            label = words.finishing(colour, gain)
        fields += field(x, y, RADIUS, colour, label, action=action, key=key, badge=badge, gain=gain, is_asked=name == asked)
    lines = region_lines(estate, WIDTH / 2, HEIGHT / 2, RADIUS)
    return f"<g>{fields}</g>{lines}<g>{top}</g>"


def finished_by(estate: Estate, covered: int, place: int) -> int:
    """Return green points that a token on a field would bring by finishing its region; none for a region of one field, which is
    plain.
    """
    region, size = estate.region[place], estate.region_size[place]
    return REGION_POINTS[size] if size > 1 and region & ~covered == 1 << place else 0


# ---- small ones --------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def small_land(estate: Estate, tokens: Tokens, x: float, y: float, r: float, seat: int) -> str:
    """Draw an estate at a glance; with a seat (-1: none) its fields have keys, so that changes show."""
    fields, top = "", ""
    for index, spot in enumerate(centres(estate.layout, x, y, r)):
        key = f"{seat}.field:{FIELD_NAMES[index]}" if seat >= 0 else ""
        here, colour = tokens[index], COLOURS[estate.colour[index]]
        if here:
            top += token(*spot, r, here, key=key, on=colour)
        else:
            fields += small_field(*spot, r, colour, key)
    return f"{fields}{region_lines(estate, x, y, r, 'region thin')}{top}"


def small_figure(parts: tuple[str, ...], layout: int, tokens: Tokens, r: float, seat: int, label: str) -> str:
    """Draw a small estate as a picture of its own."""
    width, height = round(14 * r + 4), round(10 * HALF * r + 5)
    return figure(width, height, small_land(estate_from(parts, layout), tokens, width / 2, height / 2, r, seat), label, "small")


EMPTY: Final[Tokens] = (None,) * FIELDS
