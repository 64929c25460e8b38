"""Ways to pay as badges: two halves, each a card of the field's colour, a pair of another colour or a worker."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Final

from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.shapes import box, box_ring, text, tick
from burgrave.games.tuscany.drawing.cards import small_card
from burgrave.games.tuscany.drawing.labels import labels
from burgrave.games.tuscany.elements import ACTIONS

WORKER: Final = "worker"
Half = tuple[str, ...]
"""A worker, one card of a colour, or two."""


@lru_cache(maxsize=1024)
def halves(action: str) -> tuple[Half, Half]:
    """Return what each half of a payment gives, cards first."""
    given = [element.partition(":")[2].partition(".")[0] if element.startswith("card:") else WORKER for element in path(action)]
    pair: list[Half] = []
    for what, group in groupby(given):
        count = len(list(group))
        if what == WORKER or (count == 2 and len(given) == 2):
            pair += [(what,)] * count
        else:
            pair += [(what,) * min(2, count)] * max(1, count // 2)
    return pair[0], pair[1]


def path(action: str) -> tuple[str, ...]:
    """Return the elements of an action."""
    return tuple(ACTIONS.parse(action).path)


def half(x: float, y: float, width: float, what: Half) -> str:
    """Draw a card, a pair that overlaps, or a worker."""
    if what[0] == WORKER:
        return use("worker", x, y, width * 1.28)
    if len(what) == 1:
        return small_card(x, y, width, what[0])
    return small_card(x - width * 0.2, y - 3, width, what[0]) + small_card(x + width * 0.2, y + 3, width, what[0])


@lru_cache(maxsize=1024)
def payment(x: float, y: float, width: float, height: float, unit: float, action: str, language: str) -> str:
    """Draw a way to pay: a click on it pays."""
    first, second = halves(action)
    body = box(x, y, width, height, 7, "chip-face") + half(x - width * 0.26, y, unit, first) + text(x, y + 5, "+", 14, "plus")
    body += half(x + width * 0.26, y, unit, second) + box_ring(x, y, width + 4, height + 4, 7)
    body += tick(x + width / 2 - 3, y - height / 2 + 3)
    cards = [what for part in (first, second) for what in part if what != WORKER]
    workers = (first, second).count((WORKER,))
    return element("pay", body, labels(language).payment(cards, workers), plays=action, topic="hand")


def rows(
    payments: tuple[str, ...],
    x: float,
    y: float,
    step: float,
    drop: float,
    columns: int,
    size: tuple[float, float, float],
    language: str,
) -> str:
    """Badges in rows; x and y are the middle of the first, `size` its width, its height and the width of a card."""
    return "".join(
        payment(x + index % columns * step, y + index // columns * drop, *size, action, language)
        for index, action in enumerate(payments)
    )
