"""Pictures outside the table: the card of the game, its modules, pieces alone, marks in the list of choices."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from burgrave.draw.icons import ICONS as SHARED_ICONS
from burgrave.draw.icons import use
from burgrave.draw.markup import cover, figure, number
from burgrave.draw.parts import View
from burgrave.draw.pieces import die, mark_of, seat_class, shield_at
from burgrave.draw.shapes import box, text
from burgrave.games.kingsburg.buildings import COLUMNS
from burgrave.games.kingsburg.council import ADVISERS
from burgrave.games.kingsburg.drawing.adviser import KING
from burgrave.games.kingsburg.drawing.faces import PART, signs_of
from burgrave.games.kingsburg.drawing.icons import adviser_icon
from burgrave.games.kingsburg.drawing.province import mini_province
from burgrave.games.kingsburg.drawing.reading import Played, drawing_for, drawing_of_all, kind_of, played_of
from burgrave.games.kingsburg.drawing.tokens import TOKENS, row
from burgrave.games.kingsburg.enemies import CARDS


@cache
def art() -> str:
    """Draw the picture of the game's card, 300 x 148: the council with some dice on it."""
    out, rank = '<rect class="art-sky" width="300" height="148"/>', KING
    for line, count in enumerate((1, 3, 5, 7)):
        for place in range(count):
            x, y = 150 + (place - (count - 1) / 2) * 38, 26 + line * 35
            if rank == KING:
                out += f'<g class="art-king">{box(x, y + 0.5, 32, 29, 4, "art-card")}{use("k_king", x, y, 22)}</g>'
            else:
                out += f'<g class="art-adviser">{box(x, y + 0.5, 32, 29, 4, "art-card")}{text(x, y + 6, rank, 16, "serif")}</g>'
            rank -= 1
    for x, y, pips, seat in ((74, 131, 5, 0), (188, 96, 4, 0), (226, 131, 6, 1), (112, 61, 3, 1)):
        out += f'<g class="{seat_class(seat)}">{die(x, y, 30, pips, css_class="die owned")}</g>'
    return cover(out)


def province_figure(view: View, seat: int, r: float) -> str:
    """Draw a small province for the score sheet; what stands beside it has the words."""
    width, height = r * 3.1, r * 1.8
    body = mini_province(drawing_for(played_of(view)), view["players"][seat], -1, 1, 1, width, height)
    return figure(round(4 * width + 8), round(5 * height + 10), body, "", f"small {seat_class(seat)}")


# ---- pieces and modules --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def symbol(piece: str, variant: str = "") -> str:
    """Draw a piece alone: `building:inn`, `adviser:7` or its name, `enemy:y1_1_orcs` or a kind, a resource, or an icon."""
    kind = piece.partition(":")[0]
    if piece in TOKENS:
        icon, colour = TOKENS[piece]
        return figure(60, 60, f'<g class="{colour or "plain"}">{use(icon, 30, 30, 46)}</g>')
    icon, symbols = icon_of(piece), drawing_of_all().symbols_by_kind
    return symbols[kind](icon) if kind in symbols else figure(60, 60, use(icon, 30, 30, 48))


def building(icon: str) -> str:
    """Draw a building alone."""
    body = box(30, 30, 54, 54, 6, "ground") + use(icon, 30, 30, 42)
    return figure(60, 60, f'<g class="plot next">{body}</g>')


def enemy(icon: str) -> str:
    """Draw an enemy alone."""
    return figure(60, 60, f'<g class="black foe">{box(30, 30, 56, 56, 7, "cell")}{use(icon, 30, 30, 44)}</g>')


def card(icon: str) -> str:
    """Draw a card of a module alone."""
    return figure(60, 60, f'<g class="side-card">{box(30, 30, 54, 54, 6, "cell")}{use(icon, 30, 30, 40)}</g>')


SYMBOLS: Final[Mapping[str, Callable[[str], str]]] = {"building": building, "enemy": enemy}


def thumbnail(option: str, value: str, variant: str = "") -> str:
    """Draw a module; "" for the base game and for other options."""
    draw = drawing_of_all().module_pictures.get(value) if option == "module" else None
    return draw() if draw else ""


def card_of_module(icon: str) -> str:
    """Draw a module by a card with an icon."""
    return figure(60, 60, f'<g class="side-card">{box(30, 30, 42, 54, 6, "cell")}{use(icon, 30, 30, 34)}</g>')


def sheet_of_module(rows: int, new: Collection[int], brackets: bool) -> str:
    """Draw a module by a province at a glance, in which the `new` rows (from 0) stand out; within brackets they are strips."""
    step, out = 54 / rows, ""
    for line in range(rows):
        y = round(3 + step * (line + 0.5), 1)
        kind = "built-cell" if line in new else "ground"
        out += "".join(box(14 + column * 12, y, 10.5, round(step - 2, 1), 1.5, kind) for column in range(COLUMNS))
        if brackets and line in new:
            out += f'<path class="strip-mark" d="M6 {number(y - step / 2)}h-4v{number(step)}h4"/>'
    return figure(60, 60, f'<g class="mini {seat_class(0)}">{out}</g>')


def icon_of(piece: str) -> str:
    """Return the icon that stands for a piece; a general one for what has none."""
    piece = piece.partition(".")[0]
    kind, _, name = piece.partition(":")
    drawing = drawing_of_all()
    icons = drawing.piece_icons
    if piece in icons:
        return icons[piece]
    if kind == "adviser":
        return adviser_icon(int(name)) if name.isdecimal() else icons.get(f"adviser:{name}", "k_king")
    if kind == "enemy":
        return icons[f"enemy:{kind_of(name)}"] if name in CARDS else "k_battle"
    if f"enemy:{piece}" in icons:
        return icons[f"enemy:{piece}"]
    if piece in ADVISERS:
        return icons[f"adviser:{piece}"]
    if piece in drawing.icons or piece in SHARED_ICONS:
        return piece
    return icons.get(kind, "point")


# ---- the list of choices -----------------------------------------------------------------------------------------------------

VERB_ICONS: Final[Mapping[str, str]] = {
    "pass": "next",
    "skip": "next",
    "end": "check",
    "recruit": "soldier",
}
"""For actions that no piece stands for."""


def mark(view: View, path: Sequence[str], verb: str) -> str:
    """Draw a small picture of what an action is about: its first element, with dice those; or what the verb brings."""
    return _mark(tuple(path[:1]), verb, played_of(view))


@lru_cache(maxsize=1024)
def _mark(path: tuple[str, ...], verb: str, played: Played) -> str:
    drawing = drawing_for(played)
    if not path:
        return mark_of(use(drawing.verb_icons.get(verb, "next"), 14, 14, 20))
    name = path[0]
    kind, _, rest = name.partition(":")
    if kind in drawing.marks:
        return drawing.marks[kind](rest)
    if ":" not in name and PART.search(name):
        return mark_of(row(signs_of(name, ""), 14, 14, 20, 28))
    return mark_of(use(icon_of(name) if kind != name else drawing.verb_icons.get(verb, "next"), 14, 14, 22))


def seat_mark(place: str) -> str:
    """Draw a seat in a line of text."""
    return mark_of(shield_at(int(place) - 1, 14, 14, 22))


def die_mark(value: str) -> str:
    """Draw a die in a line of text."""
    return mark_of(die(14, 14, 24, int(value)))


def adviser_mark(rank: str) -> str:
    """Draw an adviser with the rank in a line of text."""
    return mark_of(use(adviser_icon(int(rank)), 14, 14, 22) + text(25, 26, rank, 11, "serif mark-rank"))


def icon_mark(icon: str) -> str:
    """Draw an icon in a line of text."""
    return mark_of(use(icon, 14, 14, 20))


MARKS: Final[Mapping[str, Callable[[str], str]]] = {"seat": seat_mark, "to": die_mark, "adviser": adviser_mark}


SOURCE_ICONS: Final[Mapping[str, str]] = {
    "advisers": "crown",
    "buildings": "building",
    "razed": "k_razed",
    "favour": "k_king",
    "battles": "k_battle",
    "strongest": "soldier",
    "victories": "k_shield",
    "defeats": "k_razed",
}
"""By source of points; buildings and cards have their own."""


def source_icon(source: str) -> str:
    """Return the icon for a source of points."""
    drawing = drawing_of_all()
    return drawing.source_icons.get(source) or drawing.piece_icons.get(source, "point")
