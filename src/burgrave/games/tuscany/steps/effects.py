"""What a token does when it is placed, by the colour of its field (p. 5-6): a hexagon counts as a token of that colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.masks import bits_of
from burgrave.games.tuscany import colours as of
from burgrave.games.tuscany.estate import FIELDS
from burgrave.games.tuscany.numbers import MONASTERY_CARDS
from burgrave.games.tuscany.points import AGRICULTURE, score_green
from burgrave.games.tuscany.steps.bonus import ChooseBonus
from burgrave.games.tuscany.steps.cards import draw_cards
from burgrave.games.tuscany.steps.castle import PlaceOpenToken
from burgrave.games.tuscany.steps.income import reveal_income
from burgrave.games.tuscany.steps.stock import gain_hexagon, gain_marble, gain_workers
from burgrave.games.tuscany.tokens import BONUS_KINDS, HEXAGON, MORE_INCOME, MORE_MARBLE, MORE_WORKERS, PRODUCE

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State


def token_effect(state: State, seat: int, token: int, field: int) -> None:
    """Resolve the effect of a token that was just placed."""
    colour = state.estate[seat].colour[field]
    bonus = seat * BONUS_KINDS
    if colour == of.VILLAGE:
        gain_workers(state, seat, 1 + state.bonus[bonus + MORE_WORKERS])
    elif colour == of.AGRICULTURE:
        points = new_produce(state, seat, token, field)
        if points:
            score_green(state, seat, AGRICULTURE, points)
    elif colour == of.QUARRY:
        gain_marble(state, seat, 1 + state.bonus[bonus + MORE_MARBLE])
    elif colour == of.MONASTERY:
        draw_cards(state, seat, MONASTERY_CARDS)
    elif colour == of.CART:
        for _ in range(1 + state.bonus[bonus + MORE_INCOME]):
            reveal_income(state, seat)
    elif colour == of.CITY:
        state.agenda.append(ChooseBonus(seat))
    elif colour == of.INN:
        gain_hexagon(state, seat)
    elif colour == of.CASTLE:
        state.agenda.append(PlaceOpenToken(seat))


def new_produce(state: State, seat: int, token: int, field: int) -> int:
    """Return how many kinds of produce a token brings that its region did not have. A hexagon is always a kind of its own."""
    if token == HEXAGON:
        return 1
    known = 0
    for other in bits_of(state.estate[seat].region[field]):
        if other != field:
            known |= PRODUCE[state.tokens[seat * FIELDS + other]]
    return (PRODUCE[token] & ~known).bit_count()
