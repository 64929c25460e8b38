"""The gain of placing a token, and the value of stored tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.tuscany import colours as of
from burgrave.games.tuscany.elements import STORAGE
from burgrave.games.tuscany.evaluation import weights as w
from burgrave.games.tuscany.evaluation.land import KEEP, bonus_left
from burgrave.games.tuscany.numbers import MONASTERY_CARDS, PHASES, REGION_POINTS
from burgrave.games.tuscany.steps.effects import new_produce
from burgrave.games.tuscany.steps.place import can_pay
from burgrave.games.tuscany.steps.take import places
from burgrave.games.tuscany.tokens import BONUS_KINDS, COLOUR, HEXAGON, MORE_INCOME, MORE_MARBLE, MORE_WORKERS

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State


def gain(state: State, seat: int, token: int, field: int) -> float:
    """Return what a token brings that is placed on a field now, besides what it promises later."""
    estate = state.estate[seat]
    covered = state.covered[seat] | 1 << field
    region = estate.region[field]
    colour = estate.colour[field]
    green = 0
    value = w.PLACED + effect(state, seat, colour)
    if colour == of.AGRICULTURE:
        green += new_produce(state, seat, token, field)
    size = estate.region_size[field]
    empty = (region & ~covered).bit_count()
    points = REGION_POINTS[size] * (PHASES - state.phase)
    # The value that the region had already, one field further from its end.
    value += points * (KEEP[empty] - KEEP[empty + 1])
    mask = estate.colour_mask[colour]
    if covered & mask == mask:
        green += bonus_left(state, seat, colour)
    return value + green * (PHASES - state.phase)


def effect(state: State, seat: int, colour: int) -> float:
    """Return the value of a colour's effect for a seat."""
    bonus = state.bonus
    first = seat * BONUS_KINDS
    if colour == of.VILLAGE:
        return w.WORKER * (1 + bonus[first + MORE_WORKERS])
    if colour == of.QUARRY:
        return w.MARBLE * (1 + bonus[first + MORE_MARBLE])
    if colour == of.MONASTERY:
        return w.CARD * MONASTERY_CARDS
    if colour == of.CART:
        return w.INCOME * (1 + bonus[first + MORE_INCOME])
    if colour == of.CITY:
        return w.CITY
    if colour == of.INN:
        return w.HEXAGON
    if colour == of.CASTLE:
        return w.CASTLE
    return 0.0


def best_gain(state: State, seat: int, token: int) -> float:
    """Return the most that a token brings on one of the fields next to a token; 0 where there is none."""
    fields = state.frontier[seat] & state.estate[seat].colour_mask[COLOUR[token]]
    best = 0.0
    while fields:
        bit = fields & -fields
        fields ^= bit
        field = bit.bit_length() - 1
        if token == HEXAGON and not can_pay(state, seat, state.estate[seat].colour[field]):
            continue
        value = gain(state, seat, token, field)
        if value > best:
            best = value
    return best


def stored(state: State, seat: int, rounds: float) -> float:
    """Return the value of tokens in storage: a part of what placing them brings, and at least their point at the end."""
    values: list[float] = []
    for place in range(seat * STORAGE, seat * STORAGE + places(state, seat)):
        token = state.storage[place]
        if token:
            values.append(stored_value(state, seat, token, rounds))
    values.sort(reverse=True)
    value = 0.0
    share = 1.0
    for token_value in values:
        value += max(w.IDLE, token_value * share)
        share *= w.STORED_MORE
    return value


def stored_value(state: State, seat: int, token: int, rounds: float) -> float:
    """Return the value of one stored token."""
    if rounds < 1:
        return w.IDLE
    colour = COLOUR[token]
    best = best_gain(state, seat, token)
    if best:
        payable = token == HEXAGON or can_pay(state, seat, colour)
        return best * (w.STORED if payable else w.STORED_LATER)
    mask = state.estate[seat].colour_mask[colour] & ~state.covered[seat]
    return (w.PLACED + effect(state, seat, colour)) * w.STORED_FAR if mask else w.IDLE
