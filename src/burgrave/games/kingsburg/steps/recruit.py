"""Recruitment: in turn order each seat may pay for soldiers, as many as it likes (p. 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import WAITS, Choice, Step
from burgrave.games.kingsburg.bundles import PLUS2, RESOURCES, Bundle, negative
from burgrave.games.kingsburg.elements import END, PRICES, RECRUIT, SEATS
from burgrave.games.kingsburg.holdings import gain, gain_soldiers
from burgrave.games.kingsburg.points import BATTLES
from burgrave.games.kingsburg.questions import QUESTIONS, RECRUIT_FIRST, RECRUIT_PRICE, RECRUIT_TOKENS
from burgrave.games.kingsburg.steps import used
from burgrave.games.kingsburg.steps.in_order import InOrder

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.kingsburg.state import State

OF_PRICE: Final[list[list[int]]] = [[number for number, mix in enumerate(PRICES) if sum(mix) == price] for price in range(3)]
"""By how many resources a soldier costs: the numbers of the ways to pay."""
WITHOUT_TOKENS: Final[list[list[int]]] = [[number for number in numbers if not PRICES[number][PLUS2]] for numbers in OF_PRICE]
PAID: Final[list[Bundle]] = [negative(mix) for mix in PRICES]


class Recruitment(InOrder):
    """Everybody recruits."""

    __slots__ = ()

    def choice(self, seat: int) -> Choice:
        return RECRUITS[seat]

    def after(self, turn: int) -> Step:
        return RECRUITMENT[turn]


def soldier_price(state: State, seat: int) -> int:
    """What the next soldier costs."""
    own = seat * QUESTIONS
    price = state.answers[own + RECRUIT_PRICE]
    if not state.used[seat] & used.RECRUITED:
        price -= state.answers[own + RECRUIT_FIRST]
    return price if price > 0 else 0


class Recruit(Choice):
    """One more soldier, or no more; who can pay for none is not asked."""

    __slots__ = ()

    def nature(self) -> int:
        return WAITS

    def options(self, table: Any, seat: int) -> list[Action]:
        state: State = table
        base = seat * RESOURCES
        resources = state.resources
        tokens = state.tokens[seat] if state.answers[seat * QUESTIONS + RECRUIT_TOKENS] else 0
        found: list[Action] = []
        price = soldier_price(state, seat)
        if resources[base] + resources[base + 1] + resources[base + 2] + tokens < price:
            return found
        gold, wood, stone = resources[base], resources[base + 1], resources[base + 2]
        for number in OF_PRICE[price] if tokens else WITHOUT_TOKENS[price]:
            mix = PRICES[number]
            if gold >= mix[0] and wood >= mix[1] and stone >= mix[2] and tokens >= mix[PLUS2]:
                found.append(RECRUIT[number])
        if found:
            found.append(END)
        return found

    def choose(self, table: Any, seat: int, action: Action) -> None:
        state: State = table
        if action is END:
            state.events.append(("end", seat))
            return
        gain(state, seat, PAID[action.args[0]], BATTLES)
        gain_soldiers(state, seat, 1, BATTLES)
        state.used[seat] |= used.RECRUITED
        options = self.options(state, seat)
        if options:
            state.agenda.append(self)
            state.legal = tuple(options)


RECRUITMENT: Final[list[Recruitment]] = [Recruitment(turn) for turn in range(SEATS + 1)]
RECRUITS: Final[list[Recruit]] = [Recruit(seat) for seat in range(SEATS)]
