"""The cards of a hand by colour; on a phone, at the thumb, ways to pay and bonus tokens to choose; the order of the round."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.markup import picture
from burgrave.draw.shapes import counter
from burgrave.games.tuscany.drawing.board import bonus_names, bonus_supply
from burgrave.games.tuscany.drawing.cards import TALL, back, card
from burgrave.games.tuscany.drawing.labels import labels
from burgrave.games.tuscany.drawing.payments import rows
from burgrave.games.tuscany.drawing.reading import Cards, Scene
from burgrave.games.tuscany.elements import CARD
from burgrave.games.tuscany.tokens import BONUSES

PAYING: Final = len(CARD[0])
"""As many cards of a colour as one payment may take."""
SPREAD: Final = 7
"""The number of cards that lie side by side; of more, those of a colour make a pile."""
THUMB: Final = 366
"""Width of what lies at the thumb."""


@lru_cache(maxsize=1024)
def spread(
    cards: Cards,
    left: float,
    low: float,
    max_width: float,
    width: float,
    lift: float,
    seat: int,
    is_own: bool,
    language: str,
    *,
    is_named: bool,
) -> str:
    """Draw a hand within a room, standing on a line: its cards by colour, side by side, or a pile for each colour.

    Cards of a colour are alike: a click on any of them takes the first that is free. In a pile the last lies in front, so that
    those taken rise behind it.
    """
    count = sum(number for _, number in cards)
    is_piled = count > SPREAD
    places = len(cards) if is_piled else count
    step = min(max_width / max(places, 1), width + 9)
    width = min(width, step - (8 if is_named else 6))
    if is_piled:
        width = min(width, (low - 1 - (PAYING - 1) * lift) / TALL)
    words, out, x, y = labels(language), "", left + width / 2, low - width * TALL / 2
    for colour, number in cards:
        caption = words.colour(colour) if is_named else ""
        shown = min(number, PAYING) if is_piled else number
        like = " ".join(f"card:{colour}.{place + 1}" for place in range(min(number, PAYING)))
        pile = ""
        for place in range(shown):
            name = f"card:{colour}.{place + 1}" if is_own else ""
            up = (shown - 1 - place) * lift if is_piled else 0
            key = f"{seat}.card:{colour}.{place + 1}"
            tick_at = -0.42 if is_piled else 0.42  # beside the number of the pile
            alike = like if is_own else ""
            pile += card(x, y - up, width, colour, words.card(colour), caption, action=name, key=key, like=alike, tick_at=tick_at)
            x += 0 if is_piled else step
        out += f"<g>{pile}</g>"
        if is_piled:
            if number > 1:
                out += counter(x + width * 0.45, y - width * TALL * 0.5 + 3, 11 if is_named else 9, number)
            x += step
    return out


@lru_cache(maxsize=256)
def backs(count: int, left: float, low: float, max_width: float, width: float) -> str:
    """Draw a hand that the reader does not see."""
    shown = min(count, 12)
    step = min(width * 0.6, (max_width - width) / max(1, shown - 1))
    return "".join(back(left + width / 2 + place * step, low - width * TALL / 2, width) for place in range(shown))


# ---- at the thumb --------------------------------------------------------------------------------------------------------------

ROOM: Final = 6
"""The number of badges that fit."""


def hand(scene: Scene) -> str:
    """Draw what a phone shows within the prompt; a desktop has it beside the hand and on the board."""
    if not scene.look.shows("phone"):
        return ""
    words = labels(scene.language)
    if scene.payments:
        lines = 1 if len(scene.payments) <= 3 else 2
        body = rows(scene.payments[:ROOM], 60, 22, 123, 46, 3, (112, 36, 20), scene.language)
        return _at_the_thumb(46 * lines, body, words.ways)
    if scene.step == "ChooseBonus" and scene.is_live:
        left = tuple(scene.view["bonus_left"][kind] for kind in BONUSES)
        body = bonus_supply(left, 37, 31, 48, 73, scene.language, has_keys=False) + bonus_names(37, 70, 73, scene.language)
        return _at_the_thumb(74, body, words.choose_bonus)
    return ""


def _at_the_thumb(height: float, body: str, label: str) -> str:
    return f'<div class="phone-only thumb">{picture(THUMB, height, body, label)}</div>'


def hand_words(scene: Scene) -> str:
    """Return the words beside the hand: what to choose, or how many cards the seat in turn holds; "" before the first round."""
    words = labels(scene.language)
    if scene.is_live or scene.acting is None:
        return words.ways if scene.payments else words.choose_bonus if scene.step == "ChooseBonus" else ""
    return words.cards_of(scene.view["players"][scene.acting]["cards"]) if scene.has_begun else ""


def queue(scene: Scene) -> tuple[tuple[int, bool], ...]:
    """Return the order of this round, each seat with whether it has played; before the first, whether it has chosen."""
    view = scene.view
    if scene.acting is None:
        return ()
    if scene.has_begun:
        return tuple((seat, seat in view["played"]) for seat in view["order"])
    if scene.step == "ChooseBonus":
        return tuple((seat, any(view["players"][seat]["bonus"].values())) for seat in view["order"])
    return tuple((seat, seat not in view["to_act"]) for seat in view["order"])
