"""Influencing the council: in turn order each seat puts dice on one adviser or passes, until all have passed (p. 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import WAITS, Automatic
from burgrave.engine.decision import Decision, Offer
from burgrave.games.kingsburg.calendar import COLOURED_MASK, DICE
from burgrave.games.kingsburg.council import COUNCIL, RANKS
from burgrave.games.kingsburg.elements import PASS, SEATS
from burgrave.games.kingsburg.elements import WAYS as WAY_OF
from burgrave.games.kingsburg.holdings import gain_tokens
from burgrave.games.kingsburg.points import ADVISERS
from burgrave.games.kingsburg.questions import MARKET, QUESTIONS
from burgrave.games.kingsburg.steps import groups, used
from burgrave.games.kingsburg.steps.groups import group
from burgrave.games.kingsburg.steps.ways import DICE_IN, EACH_DIE, WAYS_BY_KEY, ways

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.kingsburg.state import State


class NextInfluence(Automatic):
    """The next seat that can still influence somebody; who cannot has to pass."""

    __slots__ = ()

    def run(self, table: Any) -> None:
        state: State = table
        seats = state.seats
        order = state.order
        place = state.turn
        everybody = (1 << seats) - 1
        while state.passed != everybody:
            seat = order[place % seats]
            place += 1
            if state.passed >> seat & 1:
                continue
            if state.dice_left[seat] & COLOURED_MASK:
                decision = INFLUENCES[seat]
                options = decision.options(state, seat)
                if len(options) > 1:
                    state.turn = place % seats
                    state.agenda.append(self)
                    state.agenda.append(decision)
                    state.legal = tuple(options)
                    return
            state.passed |= 1 << seat
            state.events.append(("pass", seat, 1))


class Influence(Decision):
    """One seat puts dice on an adviser, or passes."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.name = "influence"

    def nature(self) -> int:
        return WAITS

    def context(self, table: Any) -> int:
        """The dice that are left and what may be spent with them, as `ways` knows them."""
        state: State = table
        seat = self.seat
        spent = state.used[seat]
        key = 1 if state.tokens[seat] and not spent & used.TOKEN else 0
        uses = state.answers[seat * QUESTIONS + MARKET]
        if uses and (not spent & used.MARKET or (uses > 1 and not spent & used.MARKET_AGAIN)):
            key += 2
        dice = state.dice
        base = seat * DICE
        for die, times in EACH_DIE[state.dice_left[seat]]:
            key += dice[base + die] * times
        return key


def open_to(state: State, seat: int) -> int:
    """Mask of the advisers that a seat may influence: the envoy opens those that somebody holds (p. 7)."""
    free = COUNCIL if state.envoy == seat else COUNCIL & ~state.taken
    return free & ~state.barred[seat]


def put(state: State, seat: int, place: int, dice: int, extras: int) -> None:
    """Dice of a seat on an adviser or on a space of its card, with what is spent besides."""
    is_council = place < RANKS
    if is_council:
        if state.taken >> place & 1:
            use_envoy(state, seat)
            extras |= groups.ENVOY
        state.taken |= 1 << place
    state.dice_left[seat] &= ~dice
    state.groups.append(group(place, seat, state.order.index(seat), dice, extras))
    base = seat * DICE
    values = [state.dice[base + die] for die in DICE_IN[dice]]
    state.events.append(("influence", seat, place, dice, extras, *values))
    if extras & groups.TOKEN:
        state.used[seat] |= used.TOKEN
        gain_tokens(state, seat, -1, ADVISERS)
    if extras & groups.MARKET:
        state.used[seat] |= used.MARKET_AGAIN if state.used[seat] & used.MARKET else used.MARKET
    if is_council:
        for react in state.rules.reactions["influenced"]:
            react(state, seat, place)


def use_envoy(state: State, seat: int) -> None:
    """The envoy has helped and goes back to the board."""
    state.envoy = -1
    state.events.append(("envoy_used", seat))


class PutDice(Offer):
    """The verb `influence`."""

    __slots__ = ()

    def verb(self) -> str:
        return "influence"

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        """Every open adviser that the dice reach."""
        state: State = table
        key: int = context
        known = WAYS_BY_KEY[key]
        if known is None:
            known = ways(key)
        closed = state.barred[seat] if state.envoy == seat else state.barred[seat] | state.taken
        for bit, actions in known:
            if not closed & bit:
                found += actions

    def apply(self, table: Any, seat: int, action: Action) -> None:
        """Put the dice there."""
        dice, extras = WAY_OF[action]
        put(table, seat, action.args[0], dice, extras)


class Pass(Offer):
    """The verb `pass`."""

    __slots__ = ()

    def verb(self) -> str:
        return "pass"

    def propose(self, table: Any, seat: int, context: Any, found: list[Action]) -> None:
        found.append(PASS)

    def apply(self, table: Any, seat: int, action: Action) -> None:
        """Who passes is out for this season."""
        state: State = table
        state.passed |= 1 << seat
        state.events.append(("pass", seat, 0))


NEXT_INFLUENCE: Final = NextInfluence()
INFLUENCES: Final[list[Influence]] = [Influence(seat) for seat in range(SEATS)]
