"""Income cards, revealed for a cart (p. 6). Bonus tokens do not change what a card brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.chance import shuffle
from burgrave.engine.events import NOBODY
from burgrave.games.tuscany.cards import (
    INCOME_AMOUNT,
    INCOME_CARDS,
    INCOME_GREEN,
    INCOME_HEXAGON,
    INCOME_KINDS,
    INCOME_MARBLE,
    INCOME_RED,
    INCOME_WORKER,
)
from burgrave.games.tuscany.points import INCOME, score_green, score_red
from burgrave.games.tuscany.steps.cards import draw_cards
from burgrave.games.tuscany.steps.stock import gain_hexagon, gain_marble, gain_workers

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State


def reveal_income(state: State, seat: int) -> None:
    """Reveal the top card, give the seat what it shows, and discard the card."""
    state.irreversible = state.ply
    if state.income_drawn == len(state.income):
        renew_income(state)
    kind = state.income[state.income_drawn]
    state.income_drawn += 1
    discards = state.income_discards[:]
    discards[kind] += 1
    state.income_discards = discards
    state.last_income = kind
    state.events.append(("income", seat, kind))
    amount = INCOME_AMOUNT[kind]
    if kind == INCOME_RED:
        score_red(state, seat, INCOME, amount)
    elif kind == INCOME_GREEN:
        score_green(state, seat, INCOME, amount)
    elif kind == INCOME_CARDS:
        draw_cards(state, seat, amount)
    elif kind == INCOME_MARBLE:
        gain_marble(state, seat, amount)
    elif kind == INCOME_WORKER:
        gain_workers(state, seat, amount)
    elif kind == INCOME_HEXAGON:
        gain_hexagon(state, seat)


def renew_income(state: State) -> None:
    """Shuffle the discards into a new deck."""
    discards = state.income_discards
    state.income = shuffle(state, [kind for kind in range(INCOME_KINDS) for _ in range(discards[kind])])
    state.income_drawn = 0
    state.income_discards = [0] * INCOME_KINDS
    state.events.append(("renew", NOBODY, "income", len(state.income)))
