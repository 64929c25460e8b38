"""Recruitment: in turn order each seat may pay for soldiers, as many as it likes (p. 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import WAITS, Choice, Step
from burgrave.games.kingsburg.bundles import RESOURCES, Bundle, negative
from burgrave.games.kingsburg.elements import END, PRICES, RECRUIT, SEATS
from burgrave.games.kingsburg.holdings import gain, gain_soldiers
from burgrave.games.kingsburg.points import BATTLES
from burgrave.games.kingsburg.questions import QUESTIONS, RECRUIT_FIRST, RECRUIT_PRICE, RECRUIT_TOKENS
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps import used
from burgrave.games.kingsburg.steps.in_order import InOrder

if TYPE_CHECKING:
    from burgrave.engine.action import Action

MAX_PRICE: Final = 2
"""The highest price of a soldier."""


def ways_to_pay(price: int, *owned: int) -> tuple[Action, ...]:
    """Return an action for each mix of resources and tokens that pays the price, then the end; () if there is no mix."""
    actions = [
        RECRUIT[number]
        for number, mix in enumerate(PRICES)
        if sum(mix) == price and all(need <= have for need, have in zip(mix, owned, strict=False))
    ]
    return (*actions, END) if actions else ()


COUNTS: Final = MAX_PRICE + 1
COUNT_RANGE: Final = range(COUNTS)
WAYS_TO_PAY: Final[list[tuple[Action, ...]]] = [
    ways_to_pay(price, gold, wood, stone, tokens)
    for price in COUNT_RANGE
    for gold in COUNT_RANGE
    for wood in COUNT_RANGE
    for stone in COUNT_RANGE
    for tokens in COUNT_RANGE
]
"""By price, gold, wood, stone and tokens. More of a kind than the highest price makes no difference."""
PAID: Final[list[Bundle]] = [negative(mix) for mix in PRICES]


class Recruitment(InOrder):
    """Each seat in turn order may recruit."""

    __slots__ = ()
    id: ClassVar[str] = "Recruitment"

    def __init__(self, turn: int) -> None:
        super().__init__(turn, RECRUITS, RECRUITMENT)


def soldier_price(state: State, seat: int) -> int:
    """Return what the next soldier costs a seat."""
    first_answer = seat * QUESTIONS
    price = state.answers[first_answer + RECRUIT_PRICE]
    if not state.used[seat] & used.RECRUITED:
        price -= state.answers[first_answer + RECRUIT_FIRST]
    return price if price > 0 else 0


class Recruit(Choice[State]):
    """The seat recruits one more soldier, or ends. A seat that cannot pay is not asked."""

    __slots__ = ()
    id: ClassVar[str] = "Recruit"

    def kind(self) -> int:
        return WAITS

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        base = seat * RESOURCES
        resources = state.resources
        number = soldier_price(state, seat)
        for count in resources[base : base + RESOURCES]:
            number = number * COUNTS + (count if count < MAX_PRICE else MAX_PRICE)
        tokens = state.tokens[seat] if state.answers[seat * QUESTIONS + RECRUIT_TOKENS] else 0
        return list(WAYS_TO_PAY[number * COUNTS + (tokens if tokens < MAX_PRICE else MAX_PRICE)])

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is END:
            state.events.append(("end", seat))
            return
        gain(state, seat, PAID[action.args[0]], BATTLES)
        gain_soldiers(state, seat, 1, BATTLES)
        state.used[seat] |= used.RECRUITED
        legal_actions = self.legal_actions(state, seat)
        if legal_actions:
            state.agenda.append(self)
            state.legal = tuple(legal_actions)


RECRUITS: Final[list[Choice[State]]] = [Recruit(seat) for seat in range(SEATS)]
RECRUITMENT: Final[list[Step[State]]] = []
RECRUITMENT.extend(Recruitment(turn) for turn in range(SEATS))
