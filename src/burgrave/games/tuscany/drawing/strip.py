"""The shared board on a phone: open tokens, decks, bonus tokens, how soon the phase ends; below them the colours in a row."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.fitting import fitted
from burgrave.draw.hexes import FLAT, hex_sign
from burgrave.draw.markup import element, picture
from burgrave.draw.pieces import shield_at
from burgrave.draw.shapes import box_mark, stroke, text
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.drawing.board import Owners, bonus_supply, open_tokens
from burgrave.games.tuscany.drawing.cards import deck
from burgrave.games.tuscany.drawing.labels import labels
from burgrave.games.tuscany.drawing.reading import Scene, covered
from burgrave.games.tuscany.drawing.tokens import domain
from burgrave.games.tuscany.drawing.wheel import nearest
from burgrave.games.tuscany.estate import TOTALS
from burgrave.games.tuscany.numbers import COLOUR_BONUS, DISPLAY
from burgrave.games.tuscany.tokens import BONUSES

WIDTH, HEIGHT = 390, 146
COLOURS_TOP = 110


def strip(scene: Scene) -> str:
    """Draw the whole strip."""
    words, view = labels(scene.language), scene.view
    out = open_tokens(scene, tuple((33 + place % 4 * 55.5, 30 + place // 4 * 49.0) for place in range(DISPLAY)), 26.5)
    left, income = view["deck"], view["income"]
    out += deck(248, 30, 36, "card", left, words.deck(left), action="deck:cards", key="deck", topic="deck")
    out += deck(296, 30, 36, "t_income_card", income, words.income_deck(income), key="income", topic="income")
    out += hub(int(view["phase"]), nearest(scene), bool(view["is_last_round"]), bool(view["over"]), scene.language)
    out += bonus_supply(tuple(view["bonus_left"][kind] for kind in BONUSES), 247, 85, 26, 31, scene.language)
    out += stroke(0, COLOURS_TOP, WIDTH, COLOURS_TOP, "cell-line")
    for place, have in enumerate(covered(scene.focus)):
        first, second = view["colour_bonus"][COLOURS[place]]
        names = tuple("" if seat is None else scene.look.name(seat) for seat in (first, second))
        out += colour(26 + place * 48.2, place, have, (first, second), names, scene.language)
    return picture(WIDTH, HEIGHT, out, words.board)


@lru_cache(maxsize=512)
def hub(phase: int, near: tuple[int, tuple[int, ...]], is_last: bool, is_over: bool, language: str) -> str:
    """Draw who is nearest to ending the phase."""
    words, (least, seats) = labels(language), near
    if is_over or is_last:
        caption = words.the_end if is_over else words.last_round
        return element(
            "hub", fitted(353, 34, caption, 12.5, "strong", 66), caption, key="phase", piece=f"phase-{phase}", topic="phase"
        )
    step = min(14, 40 / len(seats))
    body = fitted(353, 14, words.stack_now(phase), 12, "soft-text", 66)
    first = 353 - (step * (len(seats) - 1) + 22) / 2
    body += "".join(shield_at(seat, first + index * step, 31, 18) for index, seat in enumerate(seats))
    body += text(first + step * (len(seats) - 1) + 20, 38, least, 21, "serif") + fitted(
        353, 56, words.tokens_left(least), 12, "soft-text", 68
    )
    label = f"{words.phase(phase)}, {words.left_in_stack(least, phase)}"
    return element("hub", body, label, key="phase", piece=f"phase-{phase}", topic="phase")


@lru_cache(maxsize=2048)
def colour(x: float, place: int, have: int, owners: Owners, names: tuple[str, ...], language: str) -> str:
    """Draw how much of a colour is covered, and its bonuses: the points left, or the shields of those who had them."""
    name, points, y = COLOURS[place], COLOUR_BONUS[place], COLOURS_TOP + 19
    need = TOTALS[name]
    out = hex_sign(x - 11, y, 12, domain(name), f"t_{name}", FLAT)
    out += text(x + 12, y - 1, f"{have}/{need}", 13, "serif done" if have == need else "serif")
    for rank, (owner, bonus) in enumerate(zip(owners, points, strict=True)):
        px = x + 6 + rank * 13
        out += text(px, y + 13, bonus, 11.5, "soft-text") if owner is None else shield_at(owner, px, y + 9, 11)
    out += box_mark(x, y, 46, 36, 5)
    key = f"colour:{name}"
    label = labels(language).bonus_for(name, have, need, names, points)
    return element("colour", out, label, key=key, piece=f"{key}-{owners[0]}-{owners[1]}", topic=key)
