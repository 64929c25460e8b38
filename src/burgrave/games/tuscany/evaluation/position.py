"""How good a position is for a seat, in points it may expect, from what the seat can see.

It is meant for comparing what one action leads to, so what an action sets in motion has a value too: tokens in storage, steps that
wait on the agenda. It never looks at decks, stacks, others' hands or the generator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.secret_choice import UNDECIDED
from burgrave.games.tuscany.colours import CART, KINDS, QUARRY, VILLAGE
from burgrave.games.tuscany.elements import STORAGE
from burgrave.games.tuscany.estate import estate, layout_number
from burgrave.games.tuscany.evaluation import weights as w
from burgrave.games.tuscany.evaluation.land import land
from burgrave.games.tuscany.evaluation.time import rounds_left
from burgrave.games.tuscany.evaluation.tokens import stored
from burgrave.games.tuscany.evaluation.waiting import waiting
from burgrave.games.tuscany.numbers import PHASES
from burgrave.games.tuscany.tokens import (
    BONUS_KINDS,
    COLOUR,
    MORE_CARDS,
    MORE_INCOME,
    MORE_MARBLE,
    MORE_STORAGE,
    MORE_WORKERS,
)

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State


def evaluate(state: State, seat: int) -> float:
    """Return the points the seat may expect; when the game is over, the points it has."""
    if not state.agenda:
        return float(state.red[seat])
    if state.secret[seat] != UNDECIDED:
        return arranged(state, seat)
    rounds = rounds_left(state, seat)
    value = state.red[seat] + float(state.green[seat] * (PHASES - state.phase))
    value += land(state, seat, state.estate[seat], state.covered[seat], state.frontier[seat])
    value += belongings(state, seat, rounds) + bonus_tokens(state, seat, rounds)
    value += stored(state, seat, rounds)
    value += waiting(state, seat, rounds)
    for contribution in state.rules.evaluations:
        value += contribution(state, seat)
    return value


def arranged(state: State, seat: int) -> float:
    """Return the value of the estate that the seat chose in secret, with the colours around the castle that its cards can pay."""
    order, turned, shifts, part = state.rules.actions[state.secret[seat]].args
    chosen = estate(state.estate[seat].variants, layout_number(order, turned, shifts))
    castle = chosen.castle(part)
    around = chosen.neighbours[castle]
    value = land(state, seat, chosen, 1 << castle, around)
    for colour in range(KINDS):
        if around & chosen.colour_mask[colour]:
            value += w.OPEN_MATCH * min(2, state.hand[seat * KINDS + colour])
    return value


def belongings(state: State, seat: int, rounds: float) -> float:
    """Return the value of cards in hand, workers and marble."""
    hand = state.hand
    placing = 0
    for place in range(seat * STORAGE, seat * STORAGE + STORAGE):
        token = state.storage[place]
        if token:
            placing |= 1 << COLOUR[token]
    placing &= state.open[seat]
    open_ = state.open[seat]
    value = 0.0
    count = 0
    for colour in range(KINDS):
        held = hand[seat * KINDS + colour]
        if held:
            count += held
            if placing >> colour & 1:
                value += w.MATCH * min(2, held)
            elif open_ >> colour & 1:
                value += w.OPEN_MATCH * min(2, held)
    value += w.PAIR * state.pairs[seat]
    spent = min(float(count), w.CARDS_USED * rounds)
    first = min(spent, w.HAND)
    more = min(spent - first, w.HAND)
    share = spent / count if count else 0.0
    value = value * share + w.CARD * (first + w.HAND_MORE * more) + w.CARD_IDLE * (count - first - more)
    value += stock(state.workers[seat], w.WORKER, rounds) + stock(state.marble[seat], w.MARBLE, rounds)
    return value


def stock(count: int, each: float, rounds: float) -> float:
    """Return the value of workers or marble: of as many as there are rounds to use them in; each of the others is a point at the
    end.
    """
    useful = min(float(count), rounds)
    return each * useful + w.IDLE * (count - useful)


def bonus_tokens(state: State, seat: int, rounds: float) -> float:
    """Return the value of what bonus tokens will still bring."""
    bonus = state.bonus
    first = seat * BONUS_KINDS
    empty = ~state.covered[seat]
    masks = state.estate[seat].colour_mask
    left = (empty & masks[KINDS]).bit_count()
    if not left:
        return 0.0
    each = min(float(left), w.PLACINGS * rounds) / left
    value = bonus[first + MORE_STORAGE] * w.MORE_STORAGE * min(1.0, rounds / 10)
    value += bonus[first + MORE_CARDS] * w.MORE_CARDS * rounds * w.CARD
    value += bonus[first + MORE_MARBLE] * (empty & masks[QUARRY]).bit_count() * each * w.MARBLE
    value += bonus[first + MORE_WORKERS] * (empty & masks[VILLAGE]).bit_count() * each * w.WORKER
    value += bonus[first + MORE_INCOME] * (empty & masks[CART]).bit_count() * each * w.INCOME
    return value
