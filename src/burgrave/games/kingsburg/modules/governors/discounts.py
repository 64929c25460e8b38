"""Discounts of governors: a resource less for a building, once a year, or while no seat has fewer buildings (p. 12-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.kingsburg.bundles import RESOURCES
from burgrave.games.kingsburg.holdings import buildings
from burgrave.games.kingsburg.questions import QUESTIONS, declare_question

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.used import declare_used

IF_FEWEST: Final = 14
"""The question whether a seat pays one resource less while nobody has fewer buildings."""
YEARLY: Final = 15
"""The first of three questions, by resource: how many fewer of it the seat pays once a year."""
declare_question(IF_FEWEST, "discount_if_fewest")
declare_question(YEARLY, "yearly_gold")
declare_question(YEARLY + 1, "yearly_wood")
declare_question(YEARLY + 2, "yearly_stone")
USED: Final = declare_used(256, "discount")
"""A bit of `state.used` (`steps/used.py`): the yearly discount was taken."""


def add_discounts(state: State, seat: int, follows: int, amounts: list[int]) -> None:
    """Add by resource how many fewer of it the seat may choose to pay for one building now.

    The discount for the fewest buildings is decided when the seat's turn to build comes (p. 14), so not for a building that
    `follows` another.
    """
    first_answer = seat * QUESTIONS
    answers = state.answers
    if not state.used[seat] & USED:
        for kind in range(RESOURCES):
            amounts[kind] += answers[first_answer + YEARLY + kind]
    if answers[first_answer + IF_FEWEST] and not follows:
        count = buildings(state, seat)
        if all(buildings(state, other) >= count for other in range(state.seats)):
            for kind in range(RESOURCES):
                amounts[kind] += 1


def take_discount(state: State, seat: int, kind: int) -> None:
    """Note that a seat which has the yearly discount of a resource paid less of it."""
    if state.answers[seat * QUESTIONS + YEARLY + kind]:
        state.used[seat] |= USED
