"""The expected value of this year's battle for a seat, from what the seat can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.kingsburg.bundles import POINT, RESOURCES
from burgrave.games.kingsburg.calendar import NUMBERS, WINTER, YEARS
from burgrave.games.kingsburg.enemies import CARDS, KIND, LOSS, LOSS_ANY, RAZED, STRENGTH, VICTORY
from burgrave.games.kingsburg.evaluation import weights as w
from burgrave.games.kingsburg.holdings import total
from burgrave.games.kingsburg.questions import (
    BATTLE,
    BATTLE_KIND,
    BATTLE_WEAK,
    IGNORES_POINT_LOSS,
    QUESTIONS,
    VICTORY_POINTS,
    WINS_TIES,
)

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State

FACES: Final = 6


def victory_value(card: int) -> float:
    """Return the value of winning against a card."""
    bundle = VICTORY[card][0]
    value = float(bundle[POINT])
    for kind in range(RESOURCES):
        value += bundle[kind] * w.RESOURCE[kind]
    return value


VICTORY_VALUE: Final[list[float]] = [victory_value(card) for card in range(len(CARDS))]
"""By card: the value of winning."""


def expected_battle(state: State, seat: int, soldiers: float | None = None) -> float:
    """Return the expected value of this winter's battle. `soldiers` are the reinforcements where they are known, else a die is
    assumed.
    """
    if state.year >= YEARS:
        return 0.0
    cards = known_cards(state, seat)
    is_over = state.phase == WINTER and state.soldiers[seat] == 0 and not state.shown
    if is_over:
        return 0.0
    value = 0.0
    for card in cards:
        value += fight_value(state, seat, card, soldiers)
    return value / len(cards)


def known_cards(state: State, seat: int) -> list[int]:
    """Return the enemies that may come this year; only one if the seat has seen it."""
    if state.shown & 1 or state.seen[seat] >> state.year & 1:
        return [state.enemies[state.year]]
    return state.book.piles[state.year]


def fight_value(state: State, seat: int, card: int, soldiers: float | None) -> float:
    """Return the expected value of fighting one enemy."""
    first = seat * QUESTIONS
    answers = state.answers
    strength = (
        state.soldiers[seat]
        + answers[first + BATTLE]
        + answers[first + BATTLE_KIND + KIND[card]]
        + state.battle[state.seats + seat]
    )
    if STRENGTH[card] <= NUMBERS["weak_enemy"]:
        strength += answers[first + BATTLE_WEAK]
    deficit = STRENGTH[card] + state.menace - strength
    if soldiers is None:
        win = min(1.0, max(0.0, (FACES - deficit) / FACES))
        tie = 1 / FACES if 1 <= deficit <= FACES else 0.0
    else:
        win = float(soldiers > deficit)
        tie = float(soldiers == deficit)
    if answers[first + WINS_TIES]:
        win, tie = win + tie, 0.0
    gain = VICTORY_VALUE[card] + w.STRONGEST + answers[first + VICTORY_POINTS]
    return win * gain - (1.0 - win - tie) * defeat_cost(state, seat, card)


def defeat_cost(state: State, seat: int, card: int) -> float:
    """Return the cost of a defeat."""
    lost = 0.0 if state.answers[seat * QUESTIONS + IGNORES_POINT_LOSS] else float(LOSS[card][POINT])
    for kind in range(RESOURCES):
        lost += min(LOSS[card][kind], state.resources[seat * RESOURCES + kind]) * w.RESOURCE[kind]
    lost += min(LOSS_ANY[card], total(state, seat)) * w.RESOURCE[0]
    built = state.built[seat]
    if RAZED[card] and built:
        lost += w.RAZED + state.book.points[state.building_on(seat, built.bit_length() - 1)]
    return lost
