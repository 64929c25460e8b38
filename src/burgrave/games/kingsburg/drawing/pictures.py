"""Pictures outside the table: the card of the game, its modules, pieces alone, marks in the list of choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from burgrave.games.kingsburg.drawing.icons import ICON_OF, ICONS, adviser_icon
from burgrave.games.kingsburg.drawing.province import mini_province
from burgrave.games.kingsburg.drawing.reading import kind_of
from burgrave.games.kingsburg.drawing.tokens import TOKENS, row
from burgrave.games.kingsburg.enemies import CARDS
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.points import BASE_SOURCES


@cache
def art() -> str:
    """The picture of the game's card, 300 x 148: the council with some dice on it."""
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
        out += f'<g class="{seat_class(seat)}">{die(x, y, 30, pips, kind="die owned")}</g>'
    return cover(out)


def province_figure(view: View, seat: int, r: float) -> str:
    """A small province for the score sheet; what stands beside it has the words."""
    width, height = r * 3.1, r * 1.8
    body = mini_province(view["players"][seat], -1, 1, 1, width, height)
    return figure(round(4 * width + 8), round(5 * height + 10), body, "", f"small {seat_class(seat)}")


@lru_cache(maxsize=512)
def symbol(piece: str) -> str:
    """A piece alone: `building:inn`, `adviser:7` or its name, `enemy:y1_1_orcs` or a kind, a resource, or an icon."""
    kind = piece.partition(":")[0]
    if piece in TOKENS:
        icon, colour = TOKENS[piece]
        return figure(60, 60, f'<g class="{colour or "plain"}">{use(icon, 30, 30, 46)}</g>')
    icon = icon_of(piece)
    if kind == "building":
        body = box(30, 30, 54, 54, 6, "ground") + use(icon, 30, 30, 42)
        return figure(60, 60, f'<g class="plot next">{body}</g>')
    if kind == "enemy":
        return figure(60, 60, f'<g class="black foe">{box(30, 30, 56, 56, 7, "cell")}{use(icon, 30, 30, 44)}</g>')
    if kind == "whim":
        disc = f'<g class="on-swirl"><circle class="swirl" cx="46" cy="46" r="12"/>{use("k_whim", 46, 46, 16)}</g>'
        return figure(60, 60, f'<g class="whim">{use(icon, 27, 27, 42)}{disc}</g>')
    if kind in ("governor", "destiny", "group", "scenario"):
        return figure(60, 60, f'<g class="side-card">{box(30, 30, 54, 54, 6, "cell")}{use(icon, 30, 30, 40)}</g>')
    return figure(60, 60, use(icon, 30, 30, 48))


MODULE_CARDS: Final[Mapping[str, str]] = {
    "governors": "k_governor",
    "destiny": "k_destiny",
    "scenarios": "k_scenario_royal_fair",
}
"""By module: what stands on its cards."""
MODULE_ROWS: Final = {"extra_rows": 7, "alternative_rows": 5}


@cache
def module(name: str) -> str:
    """A module in a small picture, "" for the game itself."""
    if name in MODULE_CARDS:
        return figure(60, 60, f'<g class="side-card">{box(30, 30, 42, 54, 6, "cell")}{use(MODULE_CARDS[name], 30, 30, 34)}</g>')
    if name == "soldier_tokens":
        return figure(60, 60, f'<g class="choice-face token">{box(30, 30, 52, 52, 26, "extra")}{use("soldier", 30, 29, 36)}</g>')
    if name == "whims":
        return symbol("whim:1")
    if name in MODULE_ROWS:
        return figure(60, 60, sheet(MODULE_ROWS[name], has_strip=name == "alternative_rows"))
    return ""


def sheet(rows: int, *, has_strip: bool) -> str:
    """A province at a glance: the rows that the module adds, or covers with a strip, stand out."""
    step = 54 / rows
    news = (1,) if has_strip else (0, rows - 1)
    out = ""
    for line in range(rows):
        y = round(3 + step * (line + 0.5), 1)
        kind = "built-cell" if line in news else "ground"
        out += "".join(box(14 + column * 12, y, 10.5, round(step - 2, 1), 1.5, kind) for column in range(COLUMNS))
        if has_strip and line in news:
            out += f'<path class="strip-mark" d="M6 {number(y - step / 2)}h-4v{number(step)}h4"/>'
    return f'<g class="mini {seat_class(0)}">{out}</g>'


def icon_of(piece: str) -> str:
    """The icon that stands for a piece; a general one for what has none."""
    piece = piece.partition(".")[0]
    kind, _, name = piece.partition(":")
    if piece in ICON_OF:
        return ICON_OF[piece]
    if kind in ("adviser", "whim"):
        return adviser_icon(int(name)) if name.isdecimal() else ICON_OF.get(f"adviser:{name}", "k_king")
    if kind == "enemy":
        return ICON_OF[f"enemy:{kind_of(name)}"] if name in CARDS else "k_battle"
    if f"enemy:{piece}" in ICON_OF:
        return ICON_OF[f"enemy:{piece}"]
    if piece in ADVISERS:
        return ICON_OF[f"adviser:{piece}"]
    if piece in ICONS or piece in SHARED_ICONS:
        return piece
    return {"private": "k_governor_politician", "row": "k_order", "token": "soldier", "points": "point"}.get(kind, "point")


# ---- the list of choices -----------------------------------------------------------------------------------------------------

VERB_ICONS: Final[Mapping[str, str]] = {
    "pass": "next",
    "skip": "next",
    "end": "check",
    "recruit": "soldier",
    "redraw": "redo",
    "retain": "soldier",
    "look": "eye",
    "cover": "k_order",
    "bid": "point",
    "send": "soldier",
}
"""For actions that no piece stands for."""


def mark(view: View, path: Sequence[str], verb: str) -> str:
    """A small picture of what an action is about: its first element, with dice those; or what the verb brings."""
    return _mark(tuple(path[:1]), verb)


@lru_cache(maxsize=1024)
def _mark(path: tuple[str, ...], verb: str) -> str:
    if not path:
        return mark_of(use(VERB_ICONS.get(verb, "next"), 14, 14, 20))
    name = path[0]
    kind, _, rest = name.partition(":")
    if kind == "seat":
        return mark_of(shield_at(int(rest) - 1, 14, 14, 22))
    if kind == "to":
        return mark_of(die(14, 14, 24, int(rest)))
    if kind in ("points", "token"):
        return mark_of(use(VERB_ICONS["bid" if kind == "points" else "send"], 14, 14, 20))
    if ":" not in name and PART.search(name):
        return mark_of(row(signs_of(name, ""), 14, 14, 20, 28))
    if kind == "adviser":
        return mark_of(use(adviser_icon(int(rest)), 14, 14, 22) + text(25, 26, rest, 11, "serif mark-rank"))
    return mark_of(use(icon_of(name) if kind != name else VERB_ICONS.get(verb, "next"), 14, 14, 22))


SOURCE_ICONS: Final[Mapping[str, str]] = {
    "advisers": "crown",
    "buildings": "building",
    "razed": "k_razed",
    "favour": "k_king",
    "battles": "k_battle",
    "strongest": "soldier",
    "victories": "k_shield",
    "defeats": "k_razed",
    "bids": "k_governor",
    "last_token": "soldier",
    "alliances": "link",
    "royal_fair": "k_scenario_royal_fair",
}
"""By source of points; powers have their own."""
assert set(SOURCE_ICONS) == set(BASE_SOURCES)


def source_icon(source: str) -> str:
    """The icon for a source of points."""
    return ICON_OF[source] if source in POWERS else SOURCE_ICONS.get(source, "point")
