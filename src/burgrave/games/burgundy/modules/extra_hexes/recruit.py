"""Workers for silver, with monastery 28 (special p. 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.decision import Offer
from burgrave.games.burgundy.modules.extra_hexes.elements import RECRUIT
from burgrave.games.burgundy.questions import HIRE_PRICE, QUESTIONS, declare_question
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.buy import HIRED
from burgrave.games.burgundy.steps.dice_actions import Dice, pay_silver
from burgrave.games.burgundy.steps.sell import gain_workers

if TYPE_CHECKING:
    from burgrave.engine.action import Action

RECRUITS: Final = declare_question(32, "recruits")
"""How many workers a silver buys at any time; 0: none can be bought."""
RECRUIT_PRICE: Final = 1
"""How much silver one purchase of workers costs."""


class Recruit(Offer[State, Dice]):
    """The verb `recruit`: a silver for workers, as often as the seat likes."""

    __slots__ = ()

    def verb(self) -> str:
        return "recruit"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        if state.answers[seat * QUESTIONS + RECRUITS] and state.silver[seat] >= RECRUIT_PRICE:
            legal_actions.append(RECRUIT)

    def apply(self, state: State, seat: int, action: Action) -> None:
        pay_silver(state, seat, RECRUIT_PRICE, "recruiting")
        gain_workers(state, seat, state.answers[seat * QUESTIONS + RECRUITS], "recruits")


class RecruitToHire(Recruit):
    """The verb `recruit` where a tile grants an action: unless that has a number, which workers turn, it is offered only while
    workers are missing for a building of monastery 6."""

    __slots__ = ()

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        price = state.answers[seat * QUESTIONS + HIRE_PRICE]
        if (dice and dice[0][1]) or (state.workers[seat] < price and not state.spent & HIRED and state.book.buy_in_castle):
            super().propose(state, seat, dice, legal_actions)
