"""Pictures outside the table: the card of the game, pieces alone, marks in the list of choices, a small estate."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from burgrave.draw.hexes import FLAT, HALF, hex_ground
from burgrave.draw.icons import use
from burgrave.draw.markup import cover, figure
from burgrave.draw.parts import View
from burgrave.draw.pieces import mark_of
from burgrave.games.tuscany.cards import INCOME, INCOME_AMOUNT
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.drawing.cards import INCOME_ICONS, card, income_face, small_card
from burgrave.games.tuscany.drawing.estate import small_figure
from burgrave.games.tuscany.drawing.holdings import bonus_token
from burgrave.games.tuscany.drawing.payments import WORKER, halves
from burgrave.games.tuscany.drawing.tokens import COLOUR_OF, domain, field, slot, token
from burgrave.games.tuscany.estate import AS_DEALT
from burgrave.games.tuscany.tokens import BONUSES

CARD: Final = (
    ("", "monastery"),
    ("", "monastery"),
    ("city", ""),
    ("olives", ""),
    ("grapes+olives", ""),
    ("quarry", ""),
    ("castle", ""),
    ("village", ""),
    ("village", ""),
    ("inn", ""),
    ("", "cart"),
    ("cart", ""),
    ("monastery", ""),
    ("", "agriculture"),
)
"""Tokens and fields of the card, in columns of two and three by turns."""


@cache
def art() -> str:
    """Draw the picture of the game's card, 300 x 148."""
    r, out, place = 36, "", 0
    for column, rows in enumerate((2, 3, 2, 3, 2, 2)):
        for row in range(rows):
            name, colour = CARD[place]
            x, y = 15 + column * 1.5 * r, 74 + (row - (rows - 1) / 2) * 2 * HALF * r
            if name:
                out += token(x, y, r, name)
            else:
                out += f'<g class="space {domain(colour)}">{hex_ground(x, y, r - 0.7, domain(colour), FLAT)}</g>'
            place += 1
    return cover(f'<rect class="card-ground" width="300" height="148"/>{out}')


def estate_figure(view: View, seat: int, r: float) -> str:
    """Draw a small estate for the score sheet; what stands beside it has the words."""
    player = view["players"][seat]
    layout = player["layout"]["number"] if player["layout"] else AS_DEALT
    return small_figure(tuple(player["parts"]), layout, tuple(player["fields"]), r, -1, "")


@lru_cache(maxsize=256)
def symbol(piece: str) -> str:
    """Draw a piece alone: a token by its name, `field:castle`, `card:castle`, `bonus:storage`, `income:red`, or an icon."""
    head, _, rest = piece.partition(":")
    if piece in COLOUR_OF:
        return figure(84, 78, token(42, 38, 40, piece))
    if head == "token" and rest in COLOUR_OF:
        return symbol(rest)
    if head == "field" and rest in COLOURS:
        return figure(84, 76, field(42, 38, 40, rest))
    if head in ("card", "colour") and rest in COLOURS:
        return figure(60, 82, card(30, 41, 54, rest)) if head == "card" else symbol("t_colour_bonus")
    if head == "bonus" and rest in BONUSES:
        return figure(60, 60, bonus_token(30, 30, 52, rest))
    if head == "income" and rest in INCOME_ICONS:
        return figure(72, 48, income_face(34, 24, 30, rest, INCOME_AMOUNT[INCOME.index(rest)]))
    return figure(60, 60, use(piece, 30, 30, 48))


# ---- the list of choices -----------------------------------------------------------------------------------------------------

VERB_ICONS: Final = {
    "draw": "card",
    "take": "t_hex_flat",
    "exchange": "t_swap",
    "place": "t_storage",
    "discard": "close",
    "marble": "marble",
    "arrange": "t_turn",
    "pay": "card",
    "end": "check",
    "skip": "next",
}
"""For actions that no piece stands for."""


def mark(view: View, path: Sequence[str], verb: str) -> str:
    """Draw a small picture of what an action is about: the token, the cards, or what the verb brings."""
    seat = view["seat"] if view["seat"] in view["to_act"] else (view["to_act"] or [0])[0]
    if verb == "pay":
        return small_payment(f"pay {' '.join(path)}")
    for element in path:
        kind, _, place = element.partition(":")
        if kind == "storage":
            return small_token(view["players"][seat]["storage"][int(place) - 1])
        if kind == "open":
            return small_token(view["display"][int(place) - 1])
        if kind == "bonus":
            return mark_of(bonus_token(14, 14, 24, place))
    return mark_of(use(VERB_ICONS.get(verb, "next"), 14, 14, 22))


@lru_cache(maxsize=64)
def small_token(name: str | None) -> str:
    """Draw a token in a line of text."""
    return mark_of(token(14, 14, 13.5, name) if name else slot(14, 14, 13.5))


@lru_cache(maxsize=512)
def small_payment(action: str) -> str:
    """Draw a way to pay in a line of text: its halves side by side."""
    out = ""
    for index, half in enumerate(halves(action)):
        x = 7.5 + index * 13
        if half[0] == WORKER:
            out += use("worker", x, 14, 14)
        elif len(half) == 1:
            out += small_card(x, 14, 11, half[0])
        else:
            out += small_card(x - 1.5, 12.5, 10, half[0]) + small_card(x + 1.5, 15.5, 10, half[0])
    return mark_of(out)


SOURCE_ICONS: Final = {
    "green": "green",
    "regions": "t_hex_flat",
    "agriculture": "t_agriculture",
    "colour_bonus": "t_colour_bonus",
    "storage_tokens": "t_bonus_storage",
    "income": "t_income_card",
    "lost_hexagons": "hexagon",
    "cards": "card",
    "stored": "t_storage",
    "hexagons": "hexagon",
    "marble": "marble",
    "workers": "worker",
}
"""By source of points: its icon."""


def source_icon(source: str) -> str:
    """Return the icon for a source of points."""
    return SOURCE_ICONS.get(source, "red")
