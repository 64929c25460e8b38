"""Wheeling and dealing: every year each player claims one of eight groups of the people."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.action import Element
from burgrave.engine.agenda import WAITS, Automatic, Choice, Step
from burgrave.engine.chance import roll
from burgrave.engine.events import NOBODY
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.effects.conditions import places_of
from burgrave.games.kingsburg.effects.effect import Effect
from burgrave.games.kingsburg.effects.odd import ODD
from burgrave.games.kingsburg.elements import ACTIONS, USE, for_own_low_spaces
from burgrave.games.kingsburg.modules.scenarios.elements import CLAIM
from burgrave.games.kingsburg.modules.scenarios.printed import FIRST_GROUP, NAMES
from burgrave.games.kingsburg.modules.scenarios.sheet import NONE, is_played, sheet_of
from burgrave.games.kingsburg.points import FIRST_POWER, score
from burgrave.games.kingsburg.powers import DECLARED, EFFECTS_OF
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.groups import AGAIN, group
from burgrave.games.kingsburg.steps.mark import MarkAdviser
from burgrave.games.kingsburg.steps.reinforcements import reinforce
from burgrave.games.kingsburg.steps.support import NOT_INFLUENCED, give_reward

if TYPE_CHECKING:
    from burgrave.engine.action import Action

BANDITS_PRICE: Final = 2
_ON_OWN_SPACES: Final = ACTIONS.block(3619)


class ClaimGroups(Automatic[State]):
    """At the start of the year each seat in turn order claims a group."""

    __slots__ = ()
    id: ClassVar[str] = "ClaimGroups"

    def run(self, state: State) -> None:
        if is_played(state, "wheeling_and_dealing"):
            for seat in reversed(state.order):
                state.agenda.append(ClaimGroup(seat))


class ClaimGroup(Choice[State]):
    """The seat claims one of the groups that nobody has claimed."""

    __slots__ = ()
    id: ClassVar[str] = "ClaimGroup"

    def kind(self) -> int:
        return WAITS

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        claimed = sheet_of(state).groups
        return [CLAIM[number] for number in range(len(NAMES)) if number not in claimed]

    def choose(self, state: State, seat: int, action: Action) -> None:
        sheet = sheet_of(state)
        number = action.args[0]
        sheet.groups = [*sheet.groups[:seat], number, *sheet.groups[seat + 1 :]]
        state.events.append(("claim", seat, number))
        state.refresh(seat)
        if NAMES[number] == "aristocracy":
            state.order = [seat, *[other for other in state.order if other != seat]]
            state.events.append(("order", NOBODY, *state.order))
        elif NAMES[number] == "secret_society":
            state.agenda.append(MarkAdviser(seat))
        elif NAMES[number] == "bandits":
            score(state, seat, FIRST_POWER + FIRST_GROUP + number, -BANDITS_PRICE)


class ReleaseGroups(Automatic[State]):
    """At the end of the year all seats give their groups back."""

    __slots__ = ()
    id: ClassVar[str] = "ReleaseGroups"

    def run(self, state: State) -> None:
        sheet_of(state).groups = [NONE] * state.seats
        for seat in range(state.seats):
            state.refresh(seat)


class UnlessMilitary(Automatic[State]):
    """If a seat has the military, two reinforcement dice are rolled: that seat uses the higher, the others the lower."""

    __slots__ = ("step",)
    id: ClassVar[str] = "UnlessMilitary"

    def __init__(self, step: Step[State]) -> None:
        self.step = step

    def arguments(self) -> list[object]:
        return [self.step]

    def run(self, state: State) -> None:
        groups = sheet_of(state).groups
        number = NAMES.index("military")
        if number not in groups:
            state.agenda.append(self.step)
            return
        dice = roll(state, 2)
        state.events.append(("reinforcements", NOBODY, *dice))
        soldiers = [max(dice) if groups[seat] == number else min(dice) for seat in range(state.seats)]
        reinforce(state, soldiers, is_fixed=False)


class Twice(Effect):
    """A seat that influenced only low advisers is served twice by one of them."""

    def propose(self, state: State, seat: int, legal_actions: list[Action]) -> None:
        places = places_of(state, seat)
        legal_actions += [action for action in USE[self.number] if action.args[1] in places]

    def apply(self, state: State, seat: int, action: Action) -> None:
        state.groups.append(group(action.args[1], seat, state.order.index(seat), 0, AGAIN))


def let_own_spaces_help_twice() -> None:
    """Let the peasants choose a space of a seat's own card, too; called once their effect is declared."""
    for_own_low_spaces(_let_help_twice)


def _let_help_twice(space: Element) -> None:
    (peasants,) = (effect for effect in DECLARED if effect.odd == "twice")
    number = EFFECTS_OF[peasants.power][0]
    USE[number].append(_ON_OWN_SPACES.add("use", Element(peasants.name, number), space))


class Rob(Effect):
    """The seat gets what the lowest adviser gives whom nobody influenced."""

    def apply(self, state: State, seat: int, action: Action) -> None:
        for place in range(RANKS):
            if not state.taken >> place & 1:
                state.events.append(("copy", seat, place))
                give_reward(state, seat, state.support[place], NOT_INFLUENCED)
                return


GROUPS_ODD: Final[dict[str, type[Effect]]] = {**ODD, "twice": Twice, "rob": Rob}
"""By their names in the printed data."""
