"""A moment of the year: each seat in turn order uses its effects, in the order it likes (p. 18).

A mandatory effect without a choice is applied without asking while its order cannot matter: nothing it reads or takes is
changed by another effect that is ready, and it changes nothing that another reads. Otherwise the owner is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import UNLESS_CLEAR, Automatic, Choice
from burgrave.games.kingsburg.effects.registry import EFFECTS
from burgrave.games.kingsburg.elements import SKIP, USE, WAIVE
from burgrave.games.kingsburg.powers import ALL_MOMENTS, MOMENTS
from burgrave.games.kingsburg.state import State

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class Moment(Automatic[State]):
    """Resolves the effects of a moment, one seat after the other in turn order. `turn` is the next seat's place in it."""

    __slots__ = ("bit", "moment", "turn")
    id: ClassVar[str] = "Moment"

    def __init__(self, moment: int, turn: int = 0) -> None:
        self.moment = moment
        self.bit = 1 << moment
        self.turn = turn

    def run(self, state: State) -> None:
        if not state.busy & self.bit:
            return
        moment = self.moment
        turn = self.turn
        while turn < state.seats:
            seat = state.order[turn]
            turn += 1
            own = state.effects[seat * ALL_MOMENTS + moment]
            if own:
                depth = len(state.agenda)
                if len(own) > 1:
                    resolve(state, seat, moment, tuple([number for number in own if EFFECTS[number].in_time(state, seat)]))
                else:
                    resolve_one(state, seat, moment, own[0])
                if len(state.agenda) > depth:
                    if turn < state.seats:
                        state.agenda.insert(depth, Moment(moment, turn))
                    return

    def arguments(self) -> list[object]:
        return [self.moment, self.turn]


class Pending(Automatic[State]):
    """Resolves the effects of one seat that are still to come at this moment."""

    __slots__ = ("moment", "pending")
    id: ClassVar[str] = "Pending"

    def __init__(self, seat: int, moment: int, *pending: int) -> None:
        self.seat = seat
        self.moment = moment
        self.pending = pending

    def run(self, state: State) -> None:
        resolve(state, self.seat, self.moment, self.pending)

    def arguments(self) -> list[object]:
        return [self.seat, self.moment, *self.pending]


def resolve(state: State, seat: int, moment: int, pending: tuple[int, ...]) -> None:
    """Apply effects that need no question, until the seat must be asked or none is left."""
    while pending:
        ready = [number for number in pending if EFFECTS[number].ready(state, seat)]
        if not ready:
            return
        chosen = automatic_effect(ready, pending)
        if chosen < 0:
            state.agenda.append(UsePowers(seat, moment, *pending))
            return
        pending = tuple([number for number in pending if number != chosen])
        depth = len(state.agenda)
        EFFECTS[chosen].apply(state, seat, USE[chosen][0])
        if len(state.agenda) > depth:
            state.agenda.insert(depth, Pending(seat, moment, *pending))
            return


def resolve_one(state: State, seat: int, moment: int, number: int) -> None:
    """Do what `resolve` does, for a single effect. Most seats have just one."""
    effect = EFFECTS[number]
    if (effect.is_always or effect.in_time(state, seat)) and effect.ready(state, seat):
        if effect.is_automatic:
            effect.apply(state, seat, USE[number][0])
        else:
            state.agenda.append(UsePowers(seat, moment, number))


def automatic_effect(ready: list[int], pending: tuple[int, ...]) -> int:
    """Return an effect that can be applied now without asking, or -1."""
    for number in ready:
        effect = EFFECTS[number]
        if effect.is_automatic:
            for other in pending:
                if other != number:
                    other_effect = EFFECTS[other]
                    # An effect that is not ready matters only if it is a loss with nothing to take yet: its owner prefers it first.
                    if (other in ready or other_effect.is_loss) and (
                        effect.writes & other_effect.reads or other_effect.writes & effect.reads
                    ):
                        break
            else:
                return number
    return -1


def waivable(state: State, seat: int, pending: tuple[int, ...]) -> list[int]:
    """Return the losses with nothing to take now, where another ready effect might give something to take."""
    ready = [number for number in pending if EFFECTS[number].ready(state, seat)]
    return [
        number
        for number in pending
        if EFFECTS[number].is_loss and number not in ready and any(EFFECTS[other].writes & EFFECTS[number].reads for other in ready)
    ]


class UsePowers(Choice[State]):
    """The seat uses one of its effects, or declines the optional ones."""

    __slots__ = ("moment", "pending")
    id: ClassVar[str] = "UsePowers"

    def __init__(self, seat: int, moment: int, *pending: int) -> None:
        self.seat = seat
        self.moment = moment
        self.pending = pending

    def kind(self) -> int:
        return UNLESS_CLEAR

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        legal_actions: list[Action] = []
        may_decline = False
        for number in self.pending:
            effect = EFFECTS[number]
            if effect.ready(state, seat):
                effect.propose(state, seat, legal_actions)
                may_decline = may_decline or effect.is_optional
        legal_actions += [WAIVE[number] for number in waivable(state, seat, self.pending)]
        if may_decline:
            legal_actions.append(SKIP)
        return legal_actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            remaining = tuple([number for number in self.pending if not EFFECTS[number].is_optional])
            state.events.append(("decline", seat, self.moment))
            state.agenda.append(Pending(seat, self.moment, *remaining))
            return
        number = action.args[0]
        if action.verb == "waive":
            state.events.append(("waive", seat, number))
            state.agenda.append(Pending(seat, self.moment, *[other for other in self.pending if other != number]))
            return
        effect = EFFECTS[number]
        depth = len(state.agenda)
        state.events.append(("use", seat, number))
        effect.apply(state, seat, action)
        remaining = tuple(
            [
                other
                for other in self.pending
                if (effect.stays(state, seat) if other == number else not EFFECTS[other].is_begun(state, seat))
            ]
        )
        state.agenda.insert(depth, Pending(seat, self.moment, *remaining))

    def arguments(self) -> list[object]:
        return [self.seat, self.moment, *self.pending]


MOMENT_STEP: Final[list[Moment]] = [Moment(moment) for moment in range(len(MOMENTS))]
"""By moment: the step that resolves it."""
