"""Pictures outside the table: the card of the game, thumbnails of duchies, pieces alone, marks in the list of choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import sqrt

from burgrave.draw.hexes import hex_ground, hex_slot, hex_tile
from burgrave.draw.icons import use
from burgrave.draw.markup import cover, figure
from burgrave.draw.parts import Look, View
from burgrave.draw.pieces import mark_of
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.drawing.duchy import seat_figure, small_figure
from burgrave.games.burgundy.drawing.reading import Scene, drawing_for, drawing_of_all
from burgrave.games.burgundy.drawing.tiles import COLOUR_OF, good, tile
from burgrave.games.burgundy.duchy import BOXES, NUMBERS_BY_EDITION, RANDOM, RANDOM_EACH, boards, duchy
from burgrave.games.burgundy.tiles import GOODS_KINDS

NEWEST = "special"
"""The edition shown where none is named."""
CARD = (
    ("", "animal"),
    ("sheep-4", ""),
    ("cow-3", ""),
    ("mine", ""),
    ("ship", ""),
    ("ship", ""),
    ("castle", ""),
    ("church", ""),
    ("", "monastery"),
    ("town_hall", ""),
    ("castle", ""),
    ("market", ""),
    ("", "ship"),
)
"""The tiles and spaces of the card, in rows of four, five and four; a monastery shows its book alone."""


@cache
def art() -> str:
    """Draw the picture of the game's card, 300 x 148."""
    r, out = 38, ""
    spots = [
        (150 + (column - (length - 1) / 2) * sqrt(3) * r, 74 + (row - 1) * 1.5 * r)
        for row, length in enumerate((4, 5, 4))
        for column in range(length)
    ]
    for (x, y), (name, colour) in zip(spots, CARD, strict=True):
        if name:
            out += tile(x, y, r, name, NEWEST)
        elif colour == "monastery":
            out += f'<g class="tile monastery">{hex_tile(x, y, r)}{use("monastery", x, y, r * 1.06)}</g>'
        else:
            out += f'<g class="space {colour}">{hex_ground(x, y, r - 1, colour)}</g>'
    return cover(f'<rect class="card-ground" width="300" height="148"/>{out}')


EXAMPLES = {
    RANDOM: ("random-ABBCACBSSCYYYBMYBYYBBMSMCBBBSAAABABSS",),
    RANDOM_EACH: ("random-ABBCACBSSCYYYBMYBYYBBMSMCBBBSAAABABSS", "random-MAABCMABSBBBABSBBBSSCBBCYCBYASSMYAYYY"),
}
"""Random duchies as examples, by value of the option `duchies`."""


@lru_cache(maxsize=128)
def thumbnail(option: str, value: str, edition: str = "") -> str:
    """Draw a duchy by its number, or two where one is dealt; the icon of a module; "" for other options."""
    if option == "module":
        icon = drawing_of_all().module_icons.get(value)
        return figure(60, 60, use(icon, 30, 30, 48)) if icon else ""
    if option != "duchies":
        return ""
    numbers = NUMBERS_BY_EDITION[edition or NEWEST]
    if value in BOXES[edition or NEWEST]:
        two_sided = boards(edition or NEWEST, value)
        layouts = tuple(duchy(edition or NEWEST, number).name for number in (two_sided[0][0], two_sided[-1][-1]))
    elif value in EXAMPLES:
        layouts = EXAMPLES[value]
    elif value in numbers:
        layouts = (duchy(edition or NEWEST, value).name,)
    else:
        return ""
    return small_figure(layouts, (), 7.3, -1, edition or NEWEST, "")


def duchy_figure(view: View, seat: int, r: float) -> str:
    """Draw a small duchy for the score sheet, and what expansions have instead or beside it; it has no label, the sheet has the
    words."""
    scene = Scene(view, Look(seat))
    other = next((other_figure for draw in scene.drawing.instead_of_figure if (other_figure := draw(scene, seat))), "")
    more = [draw(scene, seat) for draw in scene.drawing.beside_figure]
    return (other or seat_figure(scene, seat, r, -1, "")) + "".join(more)


@lru_cache(maxsize=512)
def symbol(piece: str, edition: str = "") -> str:
    """Draw a piece alone: a tile by its name, `good-4`, `space:castle`, or an icon."""
    for draw in drawing_of_all().module_symbols:
        if picture := draw(piece, edition or NEWEST):
            return picture
    head, _, rest = piece.partition(":")
    if piece in COLOUR_OF:
        return figure(80, 84, tile(40, 41, 40, piece, edition or NEWEST))
    if piece.startswith("good-") and piece[5:].isdecimal() and 1 <= int(piece[5:]) <= GOODS_KINDS:
        return figure(60, 60, good(30, 30, 52, int(piece[5:]) - 1))
    if head == "space" and rest in COLOURS:
        return figure(80, 84, f'<g class="space {rest}">{hex_ground(40, 41, 39, rest)}{use(rest, 40, 41, 30, "glyph")}</g>')
    return figure(60, 60, use(piece, 30, 30, 48))


# ---- the list of choices -----------------------------------------------------------------------------------------------------

VERB_ICONS = {"workers": "worker", "end": "check", "skip": "next", "settle": "castle", "load": "ship"}
"""Icons by verb, for actions that no piece stands for."""


def mark(view: View, path: Sequence[str], verb: str) -> str:
    """Draw a small picture of what an action is about: the tile, the goods, or an icon of the verb."""
    drawing = drawing_for(view)
    for draw in drawing.module_marks:
        if picture := draw(view, path, verb):
            return picture
    edition = view["options"]["edition"]
    seat = view["seat"] if view["seat"] in view["to_act"] else (view["to_act"] or [0])[0]
    for element in path:
        kind, _, place = element.partition(":")
        if kind == "goods":
            return small_good(int(place) - 1)
        if kind == "storage":
            return small_tile(view["players"][seat]["storage"][int(place) - 1], edition)
        if kind == "black":
            return small_tile(view["black_depot"][int(place) - 1], edition)
        if kind == "depot" and "." in place:
            depot, _, space = place.partition(".")
            return small_tile(view["depots"][int(depot) - 1]["tiles"][int(space) - 1], edition)
    if verb == "settle":
        return small_tile("castle", edition)
    return mark_of(use(drawing.verb_icons.get(verb, "next"), 14, 14, 22))


@lru_cache(maxsize=128)
def small_tile(name: str | None, edition: str) -> str:
    """Draw a tile in a line of text."""
    return mark_of(tile(14, 13.5, 13.5, name, edition) if name else hex_slot(14, 13.5, 13.5, "", "", ""))


@cache
def small_good(kind: int) -> str:
    """Draw goods in a line of text."""
    return mark_of(good(14, 14, 24, kind))


SOURCE_ICONS = {
    "animals": "animal",
    "regions": "region",
    "phase_bonus": "clock",
    "bonus_tiles": "bonus",
    "sales": "tag",
    "watchtowers": "watchtower",
    "unsold_goods": "goods",
    "silver": "silver",
    "workers": "worker",
}
"""Icons by source of points; monasteries have one of their own."""


def source_icon(source: str) -> str:
    """Return the icon for a source of points."""
    return drawing_of_all().source_icons.get(source, "monastery")
