"""The council's support: from the lowest rank to the highest each adviser serves those who influenced it (p. 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import UNLESS_CLEAR, Automatic, Choice
from burgrave.games.kingsburg.bundles import POINT, SOLDIER, STONE, Bundle
from burgrave.games.kingsburg.calendar import HIGH_RANK
from burgrave.games.kingsburg.council import FIRST_OWN, RANKS, REWARDS
from burgrave.games.kingsburg.elements import SKIP, TAKE, TAKEN
from burgrave.games.kingsburg.holdings import affords, gain, gain_soldiers
from burgrave.games.kingsburg.points import ADVISERS, score
from burgrave.games.kingsburg.questions import HIGH_RANK_POINTS, QUESTIONS, STONE_LIMIT, SUPPORT_SOLDIER
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.groups import AGAIN, NEUTRAL, PLACE_SERVED, RANK, SEAT_SHIFT, SERVED_SHIFT
from burgrave.games.kingsburg.steps.used import MORE_SOLDIERS, MORE_SOLDIERS_AGAIN

if TYPE_CHECKING:
    from burgrave.engine.action import Action

NOT_INFLUENCED: Final = -1
"""The place of support that comes without dice."""


class StartSupport(Automatic[State]):
    """Sorts the groups of dice in the order in which they are served: by rank, and at one adviser in turn order."""

    __slots__ = ()
    id: ClassVar[str] = "StartSupport"

    def run(self, state: State) -> None:
        state.groups = sorted(state.groups)
        SUPPORT[0].run(state)


class Support(Automatic[State]):
    """Serves one group of dice after the other."""

    __slots__ = ("next",)
    id: ClassVar[str] = "Support"

    def __init__(self, next_: int) -> None:
        self.next = next_

    def run(self, state: State) -> None:
        groups = state.groups
        agenda = state.agenda
        depth = len(agenda)
        visitors = state.book.on_visit
        number = self.next
        count = len(groups)
        while number < count:
            code = groups[number]
            number += 1
            seat = code >> SEAT_SHIFT & NEUTRAL
            if seat != NEUTRAL:
                place = PLACE_SERVED[code >> SERVED_SHIFT]
                state.events.append(("support", seat, place))
                if (state.answers[seat * QUESTIONS + HIGH_RANK_POINTS] or visitors) and not code & AGAIN:
                    visit(state, seat, place)
                give_reward(state, seat, state.support[place] if place < RANKS else FIRST_OWN + place - RANKS, place)
                if len(agenda) > depth:
                    if number < count:
                        agenda.insert(depth, SUPPORT[number])
                    return

    def arguments(self) -> list[object]:
        return [self.next]


def visit(state: State, seat: int, place: int) -> None:
    """Resolve what influencing an adviser brings besides the adviser's reward."""
    extra_points = state.answers[seat * QUESTIONS + HIGH_RANK_POINTS]
    if extra_points and place < RANKS and RANK[place] >= HIGH_RANK:
        score(state, seat, ADVISERS, extra_points)
    for react in state.book.on_visit:
        react(state, seat, place)


def give_reward(state: State, seat: int, reward: int, place: int) -> None:
    """Give a seat a reward, or ask which part of it. An odd reward is given by the step that its name leads to."""
    declared = REWARDS[reward]
    if declared.is_clear:
        receive_bundle(state, seat, declared.bundles[0], place)
        if declared.peeks:
            state.book.look(state, seat)
    elif declared.odd:
        state.agenda.append(state.rules.step([declared.odd, seat, place]))
    else:
        state.agenda.append(Receive(seat, reward, place))


def receive_bundle(state: State, seat: int, bundle: Bundle, place: int) -> None:
    """Give a bundle from an adviser, with a stable's extra soldier, and without stone where it has run out."""
    if bundle[STONE] > 0 and state.answers[seat * QUESTIONS + STONE_LIMIT] and state.resources[seat * 3 + STONE] >= 3:
        bundle = (bundle[0], bundle[1], 0, bundle[3], bundle[SOLDIER], bundle[POINT])
    gain(state, seat, bundle, ADVISERS)
    if place == NOT_INFLUENCED:
        return
    if bundle[SOLDIER] > 0:
        extra_soldiers = state.answers[seat * QUESTIONS + SUPPORT_SOLDIER]
        if extra_soldiers and brings_more(state, seat, place):
            gain_soldiers(state, seat, extra_soldiers, ADVISERS)
    for react in state.book.on_support:
        react(state, seat, place, bundle)


def brings_more(state: State, seat: int, place: int) -> bool:
    """Return whether a stable's soldier is due now, and record it as used if the adviser helps twice.

    It is due once for each time the seat influenced the adviser, even if the adviser helps once more than that.
    """
    visits = 0
    is_doubled = False
    for code in state.groups:
        if code >> SEAT_SHIFT & NEUTRAL == seat and PLACE_SERVED[code >> SERVED_SHIFT] == place:
            if code & AGAIN:
                is_doubled = True
            else:
                visits += 1
    if not is_doubled:
        return True
    spent = state.used[seat]
    given = bool(spent & MORE_SOLDIERS) + bool(spent & MORE_SOLDIERS_AGAIN)
    if given >= visits:
        return False
    state.used[seat] |= MORE_SOLDIERS_AGAIN if given else MORE_SOLDIERS
    return True


class Receive(Choice[State]):
    """The seat chooses one of several bundles of an adviser. Bundles that cannot be paid are not offered."""

    __slots__ = ("place", "reward")
    id: ClassVar[str] = "Receive"

    def __init__(self, seat: int, reward: int, place: int) -> None:
        self.seat = seat
        self.reward = reward
        self.place = place

    def kind(self) -> int:
        return UNLESS_CLEAR

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        declared = REWARDS[self.reward]
        if not declared.pays:
            actions = FREE_ACTIONS.get(self.reward)
            if actions is None:
                actions = FREE_ACTIONS[self.reward] = [TAKE[bundle] for bundle in declared.bundles]
            return actions
        legal_actions = [
            TAKE[bundle]
            for bundle in declared.bundles
            if affords(state, seat, bundle) and declared.within(state.points[seat], bundle)
        ]
        if legal_actions and declared.is_optional:
            legal_actions.append(SKIP)
        return legal_actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("decline_support", seat, self.place))
        else:
            if self.place != NOT_INFLUENCED:
                state.events.append(("receive", seat, self.place))
            receive_bundle(state, seat, TAKEN[action.args[0]], self.place)
            if REWARDS[self.reward].peeks:
                state.book.look(state, seat)

    def arguments(self) -> list[object]:
        return [self.seat, self.reward, self.place]


FREE_ACTIONS: Final[dict[int, list[Action]]] = {}
"""The cache of actions by reward, for rewards that need no payment."""
START_SUPPORT: Final = StartSupport()
SUPPORT: Final[list[Support]] = [Support(number) for number in range(40)]
