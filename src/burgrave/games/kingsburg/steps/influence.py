"""Influencing the council: in turn order each seat puts dice on one adviser or passes, until all have passed (p. 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import WAITS, Automatic
from burgrave.engine.decision import Decision
from burgrave.games.kingsburg.calendar import COLOURED_MASK, DICE
from burgrave.games.kingsburg.council import BIT, COUNCIL, RANKS
from burgrave.games.kingsburg.elements import PASS, SEATS
from burgrave.games.kingsburg.elements import WAYS as WAY_OF
from burgrave.games.kingsburg.holdings import gain_tokens
from burgrave.games.kingsburg.points import ADVISERS
from burgrave.games.kingsburg.questions import MARKET, OWN_ADVISERS, QUESTIONS
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps import groups, used
from burgrave.games.kingsburg.steps.groups import OWN_PLACES, group, place_of
from burgrave.games.kingsburg.steps.ways import DICE_IN, EACH_DIE, NO_WAY, WAYS, ways

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class NextInfluence(Automatic[State]):
    """The next seat that can still influence somebody; who cannot has to pass."""

    __slots__ = ()
    id: ClassVar[str] = "NextInfluence"

    def run(self, state: State) -> None:
        seats = state.seats
        order = state.order
        place = state.turn
        passed = state.passed
        everybody = EVERYBODY[seats]
        while passed != everybody:
            seat = order[place]
            place = (place + 1) % seats
            if passed & BIT[seat]:
                continue
            if state.dice_left[seat] & COLOURED_MASK:
                decision = INFLUENCES[seat]
                options = decision.options(state, seat)
                if len(options) > 1:
                    state.turn = place
                    state.passed = passed
                    state.agenda.append(decision)
                    state.legal = tuple(options)
                    return
            passed += BIT[seat]
            state.events.append(("pass", seat, 1))
        state.passed = passed


class Influence(Decision[State, int]):
    """One seat puts dice on an adviser, or passes; modules offer more."""

    __slots__ = ()
    id: ClassVar[str] = "Influence"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.decision = "influence"

    def kind(self) -> int:
        return WAITS

    def options(self, state: State, seat: int) -> list[Action]:
        """Every open adviser that the dice reach, and to pass."""
        # What `ways` knows the dice that are left by, and what may be spent with them.
        spent = state.used[seat]
        key = 1 if state.tokens[seat] and not spent & used.TOKEN else 0
        uses = state.answers[seat * QUESTIONS + MARKET]
        if uses and (not spent & used.MARKET or (uses > 1 and not spent & used.MARKET_AGAIN)):
            key += 2
        dice = state.dice
        base = seat * DICE
        for die, times in EACH_DIE[state.dice_left[seat]]:
            key += dice[base + die] * times
        it = WAYS[key]
        if it is None:
            it = ways(key)
        there = it.reach & ~state.barred[seat]
        if state.envoy != seat:
            there &= ~state.taken
        if there == it.reach:
            known = it.all
        elif there:
            known = [action for bit, action in it.each if bit & there]
            known.append(PASS)
        else:
            known = NO_WAY
        more = state.book.more_influence
        if not more:
            # Perhaps a table's own list: whoever asks copies it, nobody changes it.
            return known
        found = known[:]
        for offer in more:
            offer.propose(state, seat, key, found)
        return found

    def choose(self, state: State, seat: int, action: Action) -> None:
        agenda = state.agenda
        below = len(agenda)
        if action is PASS:
            state.passed += BIT[seat]
            state.events.append(("pass", seat, 0))
        elif action.verb == "influence":
            dice, extras = WAY_OF[action]
            put(state, seat, action.args[0], dice, extras)
        else:
            super().choose(state, seat, action)
        if len(agenda) > below:
            agenda.insert(below, NEXT_INFLUENCE)
        else:
            NEXT_INFLUENCE.run(state)


def open_to(state: State, seat: int) -> int:
    """Mask of the advisers that a seat may influence: the envoy opens those that somebody holds (p. 7)."""
    free = COUNCIL if state.envoy == seat else COUNCIL & ~state.taken
    return free & ~state.barred[seat]


def own_spaces(state: State, seat: int) -> list[int]:
    """The places on its card that a seat may influence: like advisers each once in a season, unless the envoy opens it again."""
    if not state.answers[seat * QUESTIONS + OWN_ADVISERS]:
        return []
    return [place for place in OWN_PLACES if state.envoy == seat or not is_held(state, place)]


def is_held(state: State, place: int) -> bool:
    """Whether dice lie on a space of a card."""
    return any(place_of(code) == place for code in state.groups)


def put(state: State, seat: int, place: int, dice: int, extras: int) -> None:
    """Dice of a seat on an adviser or on a space of its card, with what is spent besides."""
    is_council = place < RANKS
    if is_council:
        if state.taken & BIT[place]:
            use_envoy(state, seat)
            extras |= groups.ENVOY
        else:
            state.taken += BIT[place]
    elif is_held(state, place):
        use_envoy(state, seat)
        extras |= groups.ENVOY
    state.dice_left[seat] -= dice
    # Whose turn it is stands one before the next.
    state.groups.append(group(place, seat, (state.turn - 1) % state.seats, dice, extras))
    base = seat * DICE
    values = state.dice
    state.events.append(("influence", seat, place, dice, extras, *[values[base + die] for die in DICE_IN[dice]]))
    if extras:
        if extras & groups.TOKEN:
            state.used[seat] |= used.TOKEN
            gain_tokens(state, seat, -1, ADVISERS)
        if extras & groups.MARKET:
            state.used[seat] |= used.MARKET_AGAIN if state.used[seat] & used.MARKET else used.MARKET
    if is_council:
        for react in state.book.on_influence:
            react(state, seat, place)


def use_envoy(state: State, seat: int) -> None:
    """The envoy has helped and goes back to the board."""
    state.envoy = -1
    state.events.append(("envoy_used", seat))


NEXT_INFLUENCE: Final = NextInfluence()
EVERYBODY: Final[list[int]] = [(1 << seats) - 1 for seats in range(SEATS + 1)]
"""By how many play: the mask of all."""
INFLUENCES: Final[list[Influence]] = [Influence(seat) for seat in range(SEATS)]
