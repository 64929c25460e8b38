"""Taking a shield: with both dice of a turn showing one number, or with shield 11 as the action of a castle (special p. 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.decision import Offer
from burgrave.games.burgundy.dice import COST, WORKERS_SEEN
from burgrave.games.burgundy.mainboard import DEPOTS
from burgrave.games.burgundy.modules.shields.elements import TAKE_SHIELD
from burgrave.games.burgundy.modules.shields.moves import lay
from burgrave.games.burgundy.modules.shields.pieces import COUNT, HERALDS_GATE, castles, has, shields_of
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import NO_FREE_STEP, Dice, pay_workers, reach_base
from burgrave.games.burgundy.steps.turn import CastleAction

if TYPE_CHECKING:
    from burgrave.engine.action import Action

BOTH: Final = 3
"""The mask of the dice when none is used yet."""


def price(state: State, seat: int, number: int) -> int:
    """Return the fewest workers that turn both dice to a number. No step is free: those are for hexes (docs/rulings.md)."""
    ease = reach_base(state, seat, NO_FREE_STEP) // (7 * WORKERS_SEEN)
    first, second = state.dice[seat * 2 : seat * 2 + 2]
    return COST[(ease * 7 + first) * 7 + number] + COST[(ease * 7 + second) * 7 + number]


def shields_in(state: State, seat: int, depots: list[int]) -> list[Action]:
    """Return the actions for each shield of some depots, on each castle of the seat."""
    places = shields_of(state).places
    hexes = castles(state, seat)
    return [TAKE_SHIELD[shield][hex_] for shield in range(COUNT) if places[shield] in depots for hex_ in hexes]


class TakeShield(Offer[State, Dice]):
    """The verb `shield` in a turn."""

    __slots__ = ()

    def verb(self) -> str:
        return "shield"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer the shields of every depot whose number both dice can show, instead of both actions."""
        if state.dice_left[seat] == BOTH:
            workers = state.workers[seat]
            legal_actions += shields_in(state, seat, [depot for depot in range(DEPOTS) if price(state, seat, depot + 1) <= workers])

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Use up both dice and the workers that make them equal."""
        shield, hex_ = action.args
        cost = price(state, seat, shields_of(state).places[shield] + 1)
        state.dice_left[seat] = 0
        if cost:
            pay_workers(state, seat, cost, "die")
        lay(state, seat, shield, hex_)


class TakeShieldAtCastle(Offer[State, Dice]):
    """The verb `shield` in the action of a castle, for a seat with shield 11."""

    __slots__ = ()

    def verb(self) -> str:
        return "shield"

    def propose(self, state: State, seat: int, dice: Dice, legal_actions: list[Action]) -> None:
        """Offer the shields of every depot: the action is one of any number. Other grants of such an action place no castle (p.
        17)."""
        top = state.agenda[-1] if state.agenda else None
        if isinstance(top, CastleAction) and not top.grant and has(state, seat, HERALDS_GATE):
            legal_actions += shields_in(state, seat, list(range(DEPOTS)))

    def apply(self, state: State, seat: int, action: Action) -> None:
        lay(state, seat, *action.args)
