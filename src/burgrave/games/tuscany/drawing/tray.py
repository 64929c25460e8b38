"""What a player holds: the own board with stacks, workers, marble and bonus tokens; below it storage, ways to pay and the hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.fitting import fitted
from burgrave.draw.markup import element, picture
from burgrave.draw.pieces import stock
from burgrave.draw.shapes import stroke, text
from burgrave.games.tuscany.drawing.hand import ROOM, backs, spread
from burgrave.games.tuscany.drawing.holdings import Bonuses, Spots, bonus_row, nest, stack, storage, workers
from burgrave.games.tuscany.drawing.labels import labels
from burgrave.games.tuscany.drawing.payments import rows
from burgrave.games.tuscany.drawing.reading import Scene, gives, hand_of
from burgrave.games.tuscany.numbers import PRINTINGS
from burgrave.games.tuscany.tokens import BONUSES

WIDTH, HEIGHT = 656, 84
CARDS: Final = 200
"""Height of storage and hand."""
LEFT: Final = 172
"""The left edge of the hand."""
NEST: Final = {1: 42.0, 2: 38.0, 3: 37.0, 4: 34.5, 5: 28.5}
"""Radius of stored tokens, by how many places there are."""
PHONE_WIDTH, PHONE_HEIGHT = 390, 64
PHONE_CARDS: Final = 75
PHONE_ROW: Final = {1: (27.0, 60.0), 2: (27.0, 60.0), 3: (27.0, 59.0), 4: (26.0, 54.0), 5: (21.4, 43.0)}
"""Radius and step of stored tokens."""


def own_tray(scene: Scene) -> str:
    """Draw the own board, and storage with the hand, on a desktop."""
    player, seat = scene.focus, scene.look.focus
    bonus = tuple(player["bonus"][kind] for kind in BONUSES)
    now = int(scene.view["phase"]) - 1
    above = _board_row(
        tuple(player["stacks"]), player["workers"], player["marble"], bonus, now, seat, scene.is_own, scene.is_yours, scene.language
    )
    return f'<div class="own-board">{above}</div><div class="own-cards">{cards(scene)}</div>'


@lru_cache(maxsize=1024)
def _board_row(
    stacks: tuple[int, ...],
    working: int,
    marble: int,
    bonus: Bonuses,
    now: int,
    seat: int,
    is_own: bool,
    is_yours: bool,
    language: str,
) -> str:
    words, y = labels(language), 51
    tokens = words.your_tokens if is_yours else words.bonus_tokens
    titles = ((18, words.stacks, 170), (216, words.workers, 72), (296, words.marble, 76), (384, tokens, 250))
    out = "".join(text(x, 19, title, 11, "label start", room) for x, title, room in titles)
    for index, count in enumerate(stacks):
        x = 48 + index * 57
        out += text(x - 24, y - 15, index + 1, 11, "soft-text")
        out += stack(x, y, 25, count, index, seat, index == now, words.stack(index + 1, count))
    out += workers(228, y, 27, working, seat, is_own, 17, 28, language)
    out += stock(318, y, 32, "marble", marble, words.marble_of(marble), 21, 28, f"{seat}.marble", "stock:marble")
    out += bonus_row(seat, bonus, 406, y, 44, 54, language, is_full=True)
    return picture(WIDTH, HEIGHT, out, words.your_tray)


def cards(scene: Scene) -> str:
    """Storage on the left; the hand, above it ways to pay where they are asked for."""
    words, player, seat = labels(scene.language), scene.focus, scene.look.focus
    stored = tuple(player["storage"])
    r = NEST[len(stored)]
    out = text(18, 22, words.storage, 11, "label start", 120)
    out += kept(scene, nest(len(stored), 84, 112, r), r)
    out += stroke(LEFT - 18, 14, LEFT - 18, CARDS - 14, "cell-line")
    held, room = hand_of(player), WIDTH - 16 - LEFT
    count = int(player["cards"])
    ways = scene.payments
    if ways:
        more = len(ways) - ROOM
        caption = words.more_ways(more) if more > 0 else words.or_cards
        out += text(LEFT, 22, words.pay_with, 11, "label start", 200) + fitted(WIDTH - 16, 21.5, caption, 12, "soft-text end", 240)
        out += rows(ways[:ROOM], LEFT + 35, 54, 80, 0, ROOM, (67, 44, 16), scene.language)
        low, width = 191.0, 59.0
    else:
        each = PRINTINGS[scene.view["options"]["printing"]]["cards_per_point"]
        caption = words.points_for_cards(count, each) if held is not None else words.cards_of(count)
        out += text(LEFT, 22, words.hand, 11, "label start", 120)
        out += element("hand-count", fitted(WIDTH - 16, 21.5, caption, 12, "soft-text end", 330), topic="hand")
        low, width = 158.0, 62.0
    if not count:
        out += fitted(LEFT, low - 40, words.no_cards, 13, "soft-text start", room)
    elif held is None:
        out += backs(count, LEFT, low, room, width)
    else:
        out += spread(held, LEFT, low, room, width, 7, seat, scene.is_own, scene.language, is_named=True)
    return picture(WIDTH, CARDS, out, words.your_cards)


def kept(scene: Scene, spots: Spots, r: float) -> str:
    """Draw the storage of the seat in the middle."""
    player, seat = scene.focus, scene.look.focus
    asked = str(scene.asked.get("at") or "") if scene.acting == seat else ""
    return storage(seat, tuple(player["storage"]), spots, r, gives(player), scene.language, is_own=scene.is_own, asked=asked)


# ---- on a phone ----------------------------------------------------------------------------------------------------------------


def own_tray_phone(scene: Scene) -> str:
    """Storage and holdings in one row, the hand below."""
    words, player, seat = labels(scene.language), scene.focus, scene.look.focus
    stored = tuple(player["storage"])
    r, step = PHONE_ROW[len(stored)]
    out = kept(scene, tuple((4 + r + place * step, PHONE_HEIGHT / 2) for place in range(len(stored))), r)
    now = int(scene.view["phase"]) - 1
    for place, count in enumerate(player["stacks"]):
        out += stack(229 + place * 24.5, 18, 12, count, place, seat, place == now, words.stack(place + 1, count))
    out += workers(302, 18, 17, player["workers"], seat, scene.is_own, 10, 17, scene.language)
    marble = player["marble"]
    out += stock(355, 18, 19, "marble", marble, words.marble_of(marble), 12, 17, f"{seat}.marble", "stock:marble")
    bonus = tuple(player["bonus"][kind] for kind in BONUSES)
    out += bonus_row(seat, bonus, 234, 47, 25, 35, scene.language, is_full=True)
    held, count = hand_of(player), int(player["cards"])
    low, room = PHONE_CARDS - 3.0, PHONE_WIDTH - 14
    if not count:
        below = fitted(12, low - 28, words.no_cards, 13, "soft-text start", room)
    elif held is None:
        below = backs(count, 10, low, room - 80, 42) + fitted(
            PHONE_WIDTH - 12, low - 25, words.cards_of(count), 13, "soft-text end", 90
        )
    else:
        below = spread(held, 10, low, room, 45, 5, seat, scene.is_own, scene.language, is_named=False)
    above = picture(PHONE_WIDTH, PHONE_HEIGHT, out, words.your_tray)
    cards_below = picture(PHONE_WIDTH, PHONE_CARDS, below, words.your_cards)
    return f'<div class="own-board">{above}</div><div class="own-cards">{cards_below}</div>'
