"""The four fairs above the map: where each is held, what it counts, and who takes part so far."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw import markup
from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import number
from burgrave.draw.pieces import shield_at
from burgrave.draw.shapes import box, box_mark, text, width_of
from burgrave.games.tiletum.drawing.board_labels import board_labels
from burgrave.games.tiletum.drawing.goods import inline
from burgrave.games.tiletum.drawing.layout import DESK, FAIRS_DESK, FAIRS_PHONE, PHONE
from burgrave.games.tiletum.drawing.reading import Scene
from burgrave.games.tiletum.europe import TITLES
from burgrave.games.tiletum.numbers import ROUNDS

COUNTS: Final = {
    "house_and_pillar": ("house", "+", "pillar"),
    "contract_and_cathedral": ("contract", "+", "cathedral"),
    "contracts": ("contract",),
    "king": ("crown",),
    "crest_and_contract": ("crest1", "+", "contract"),
    "houses": ("house",),
    "upper_characters": ("upper",),
    "crests": ("crest1",),
    "pillars": ("pillar",),
    "full_buildings": ("full_house",),
    "cathedrals": ("cathedral",),
}
"""What a fair counts, in icons; a plus between two means one of each."""
EDGE, GAP = 8, 7


def fairs(scene: Scene, *, is_small: bool = False) -> str:
    """Draw the cards of all four fairs."""
    out = ""
    for order, fair in enumerate(scene.view["fairs"], 1):
        seats = tuple(seat for seat, is_in in enumerate(fair["takes_part"]) if is_in)
        names = tuple(scene.look.name(seat) for seat in seats)
        when = "past" if fair["is_over"] else "now" if order == scene.view["round"] else "later"
        out += fair_card(order, fair["city"], fair["tile"], fair["points"], seats, names, when, is_small, scene.language)
    return f"<g>{out}</g>"


@lru_cache(maxsize=1024)
def fair_card(
    order: int,
    city: str,
    tile: str,
    points: int,
    seats: tuple[int, ...],
    names: tuple[str, ...],
    when: str,
    is_small: bool,
    language: str,
) -> str:
    """Draw one card: flag with the round, city, points for what it counts; when it is over a tick."""
    words = board_labels(language)
    wide, high = (PHONE.width, FAIRS_PHONE) if is_small else (DESK.width, FAIRS_DESK)
    width = (wide - 2 * EDGE - (ROUNDS - 1) * GAP) / ROUNDS
    x, y = EDGE + (order - 1) * (width + GAP), high / 2
    tall = high - (7 if is_small else 12)
    body = box(x + width / 2, y, width, tall, 5, "fair-box")
    body += f'<path class="fair-flag" d="M{number(x + 9)} {number(y - 15)}h18v28l-9-6-9 6z"/>'
    # Where there is little room a tick takes the place of the number.
    is_ticked = is_small and when == "past"
    body += use("check", x + 18, y - 2, 12, "fair-tick") if is_ticked else text(x + 18, y + 3, order, 14, "serif fair-no")
    body += (
        small_card(x + 31, y, city, tile, points, width - 40) if is_small else wide_card(x + 34, y, city, tile, points, words.per)
    )
    if when == "past" and not is_small:
        body += use("check", x + width - 16, y, 16)
    if when != "past":
        body += guests(x, x + width, y, seats, is_small)
    body += box_mark(x + width / 2, y, width + 3, tall + 3, 6)
    label = words.fair(order, city, tile, points, names, when == "past")
    attending = "-".join(map(str, seats))
    return markup.element(f"fair {when}", body, label, key=f"fair:{order}", piece=f"fair-{attending}", topic=f"fair:{tile}")


def wide_card(x: float, y: float, city: str, tile: str, points: int, per: str) -> str:
    """City, and below it "4 per pillar". The king's fair counts once, and his track again."""
    out = fitted(x, y - 4, TITLES[city], 14.5, "serif start", 84)
    joined = "+" if tile == "king" else per
    out += inline(x, y + 10, (str(points),), 15, anchor="start")
    left = x + 10 * len(str(points)) + 4
    out += text(left, y + 14.5, joined, 12, "start soft-text")
    return out + inline(left + width_of(joined, 12) + 3, y + 10, COUNTS[tile], 15, anchor="start")


def small_card(x: float, y: float, city: str, tile: str, points: int, max_width: float) -> str:
    """Draw the card on a phone, where the icon alone says what is counted."""
    joined = ("+",) if tile == "king" else ()
    return fitted(x, y - 4, TITLES[city], 12, "serif start", max_width) + inline(
        x, y + 10, (str(points), *joined, *COUNTS[tile]), 12.5, anchor="start"
    )


def guests(left: float, right: float, y: float, seats: tuple[int, ...], is_small: bool) -> str:
    """Shields of those who take part so far, in two columns at the right edge; on a phone in a column at the left one."""
    if is_small:
        return "".join(shield_at(seat, left + 4.8, y - 12.6 + index * 8.4, 8) for index, seat in enumerate(seats))
    if len(seats) <= 2:
        return "".join(shield_at(seat, right - 13, y - 9 + index * 18, 15) for index, seat in enumerate(seats))
    return "".join(shield_at(seat, right - 28 + index % 2 * 16, y - 9 + index // 2 * 18, 15) for index, seat in enumerate(seats))
