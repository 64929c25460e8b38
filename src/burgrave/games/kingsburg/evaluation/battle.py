"""What the winter of this year is likely to bring a seat, from what it can see."""

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


def spoils(card: int) -> float:
    """What winning against a card is worth."""
    bundle = VICTORY[card][0]
    value = float(bundle[POINT])
    for kind in range(RESOURCES):
        value += bundle[kind] * w.RESOURCE[kind]
    return value


SPOILS: Final[list[float]] = [spoils(card) for card in range(len(CARDS))]
"""By card: what winning is worth."""


def expected(state: State, seat: int, soldiers: float | None = None) -> float:
    """The worth of this winter's battle; `soldiers` are the reinforcements where they are known, else a die."""
    if state.year >= YEARS:
        return 0.0
    cards = known_cards(state, seat)
    is_over = state.phase == WINTER and state.soldiers[seat] == 0 and not state.shown
    if is_over:
        return 0.0
    value = 0.0
    for card in cards:
        value += against(state, seat, card, soldiers)
    return value / len(cards)


def known_cards(state: State, seat: int) -> list[int]:
    """The enemies that may come this year: one, if it was seen."""
    if state.shown & 1 or state.seen[seat] >> state.year & 1:
        return [state.enemies[state.year]]
    return state.book.piles[state.year]


def against(state: State, seat: int, card: int, soldiers: float | None) -> float:
    """The worth of fighting one enemy."""
    own = seat * QUESTIONS
    answers = state.answers
    strength = (
        state.soldiers[seat] + answers[own + BATTLE] + answers[own + BATTLE_KIND + KIND[card]] + state.battle[state.seats + seat]
    )
    if STRENGTH[card] <= NUMBERS["weak_enemy"]:
        strength += answers[own + BATTLE_WEAK]
    need = STRENGTH[card] + state.menace - strength
    if soldiers is None:
        win = min(1.0, max(0.0, (FACES - need) / FACES))
        tie = 1 / FACES if 1 <= need <= FACES else 0.0
    else:
        win = float(soldiers > need)
        tie = float(soldiers == need)
    if answers[own + WINS_TIES]:
        win, tie = win + tie, 0.0
    gain = SPOILS[card] + w.STRONGEST + answers[own + VICTORY_POINTS]
    return win * gain - (1.0 - win - tie) * loss(state, seat, card)


def loss(state: State, seat: int, card: int) -> float:
    """What a defeat costs."""
    lost = 0.0 if state.answers[seat * QUESTIONS + IGNORES_POINT_LOSS] else float(LOSS[card][POINT])
    for kind in range(RESOURCES):
        lost += min(LOSS[card][kind], state.resources[seat * RESOURCES + kind]) * w.RESOURCE[kind]
    lost += min(LOSS_ANY[card], total(state, seat)) * w.RESOURCE[0]
    built = state.built[seat]
    if RAZED[card] and built:
        lost += w.RAZED + state.book.points[state.building_on(seat, built.bit_length() - 1)]
    return lost
