"""Influencing the council: in turn order each seat puts dice on one adviser or passes, until all have passed (p. 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import WAITS, Automatic
from burgrave.engine.decision import Decision
from burgrave.games.kingsburg.calendar import COLOURED_MASK, DICE
from burgrave.games.kingsburg.council import BIT, COUNCIL, RANKS
from burgrave.games.kingsburg.elements import DICE_AND_EXTRAS, PASS, SEATS
from burgrave.games.kingsburg.holdings import gain_tokens
from burgrave.games.kingsburg.points import ADVISERS
from burgrave.games.kingsburg.questions import MARKET, OWN_ADVISERS, QUESTIONS
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps import groups, used
from burgrave.games.kingsburg.steps.groups import OWN_PLACES, group, place_of
from burgrave.games.kingsburg.steps.ways import DICE_IN, EACH_DIE, PASS_ONLY, WAYS, ways

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class NextInfluence(Automatic[State]):
    """Asks the next seat that can still influence an adviser. Seats that cannot must pass."""

    __slots__ = ()
    id: ClassVar[str] = "NextInfluence"

    def run(self, state: State) -> None:
        seats = state.seats
        order = state.order
        place = state.turn
        passed = state.passed
        everybody = ALL_SEATS[seats]
        while passed != everybody:
            seat = order[place]
            place = (place + 1) % seats
            if passed & BIT[seat]:
                continue
            if state.dice_left[seat] & COLOURED_MASK:
                decision = INFLUENCES[seat]
                legal_actions = decision.legal_actions(state, seat)
                if len(legal_actions) > 1:
                    state.turn = place
                    state.passed = passed
                    state.agenda.append(decision)
                    state.legal = tuple(legal_actions)
                    return
            passed += BIT[seat]
            state.events.append(("pass", seat, 1))
        state.passed = passed


class Influence(Decision[State, int]):
    """A seat puts dice on an adviser, or passes. Modules offer more."""

    __slots__ = ()
    id: ClassVar[str] = "Influence"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.decision = "influence"

    def kind(self) -> int:
        return WAITS

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        """Return an action for every open adviser that the dice reach, and the pass."""
        # The key of `ways`: the dice that are left, and what may be spent with them.
        spent = state.used[seat]
        key = 1 if state.tokens[seat] and not spent & used.TOKEN else 0
        uses = state.answers[seat * QUESTIONS + MARKET]
        if uses and (not spent & used.MARKET or (uses > 1 and not spent & used.MARKET_AGAIN)):
            key += 2
        dice = state.dice
        base = seat * DICE
        for die, times in EACH_DIE[state.dice_left[seat]]:
            key += dice[base + die] * times
        ways_of_key = WAYS[key]
        if ways_of_key is None:
            ways_of_key = ways(key)
        reachable = ways_of_key.reach & ~state.barred[seat]
        if state.envoy != seat:
            reachable &= ~state.taken
        if reachable == ways_of_key.reach:
            council_actions = ways_of_key.all
        elif reachable:
            council_actions = [action for bit, action in ways_of_key.each if bit & reachable]
            council_actions.append(PASS)
        else:
            council_actions = PASS_ONLY
        more = state.book.more_influence
        if not more:
            # This may be a cached list: callers copy it, nobody changes it.
            return council_actions
        legal_actions = council_actions[:]
        for offer in more:
            offer.propose(state, seat, key, legal_actions)
        return legal_actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        agenda = state.agenda
        depth = len(agenda)
        if action is PASS:
            state.passed += BIT[seat]
            state.events.append(("pass", seat, 0))
        elif action.verb == "influence":
            dice, extras = DICE_AND_EXTRAS[action]
            place_dice(state, seat, action.args[0], dice, extras)
        else:
            super().choose(state, seat, action)
        if len(agenda) > depth:
            agenda.insert(depth, NEXT_INFLUENCE)
        else:
            NEXT_INFLUENCE.run(state)


def open_to(state: State, seat: int) -> int:
    """Return the mask of advisers that a seat may influence. The envoy opens those that somebody holds (p. 7)."""
    free = COUNCIL if state.envoy == seat else COUNCIL & ~state.taken
    return free & ~state.barred[seat]


def own_spaces(state: State, seat: int) -> list[int]:
    """Return the places on its card that a seat may influence: each once in a season, unless the envoy opens it again."""
    if not state.answers[seat * QUESTIONS + OWN_ADVISERS]:
        return []
    return [place for place in OWN_PLACES if state.envoy == seat or not is_held(state, place)]


def is_held(state: State, place: int) -> bool:
    """Return whether dice lie on a space of a card."""
    return any(place_of(code) == place for code in state.groups)


def place_dice(state: State, seat: int, place: int, dice: int, extras: int) -> None:
    """Put dice of a seat on an adviser or on a space of its card, and spend the extras."""
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
    # `state.turn` is already the next seat's place.
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
    """Send the envoy back to the board after it has helped a seat."""
    state.envoy = -1
    state.events.append(("envoy_used", seat))


NEXT_INFLUENCE: Final = NextInfluence()
ALL_SEATS: Final[list[int]] = [(1 << seats) - 1 for seats in range(SEATS + 1)]
"""By number of players: the mask of all seats."""
INFLUENCES: Final[list[Influence]] = [Influence(seat) for seat in range(SEATS)]
