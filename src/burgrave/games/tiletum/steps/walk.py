"""The actions of merchant and architect: walk, build, take the bonus tile of a city (p. 14-15); and walks that tiles bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.engine.decision import Offer
from burgrave.games.tiletum.elements import FARTHEST, REACH, SKIP, TAKE_BONUS
from burgrave.games.tiletum.europe import CITIES, DISTANCE
from burgrave.games.tiletum.kinds import ARCHITECT, MERCHANT
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.build import build, propose_house, propose_pillar
from burgrave.games.tiletum.steps.storage import can_store, store

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def move(state: State, seat: int, figure: int, place: int) -> int:
    """Move a figure to a place and return how many steps that was."""
    places = state.merchant if figure == MERCHANT else state.architect
    before = places[seat]
    places[seat] = place
    state.events.append(("move", seat, figure, before, place))
    return DISTANCE[before][place]


class Move(Offer[State, int]):
    """The verb `move`: a point for each step; a farther space is the shortest way there."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.stays = True
        self.figure = figure

    def verb(self) -> str:
        return "move"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        place = state.merchant[seat] if self.figure == MERCHANT else state.architect[seat]
        legal_actions.extend(REACH[self.figure][place][min(FARTHEST, context)])

    def apply(self, state: State, seat: int, action: Action) -> None:
        state.cost = move(state, seat, action.args[0], action.args[1])


class Build(Offer[State, int]):
    """The verb `build`: a house where the merchant is, a pillar where the architect is."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.stays = True
        self.figure = figure

    def verb(self) -> str:
        return "build"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        if not context:
            return
        if self.figure == MERCHANT:
            propose_house(state, seat, state.merchant[seat], legal_actions)
        else:
            propose_pillar(state, seat, state.architect[seat], legal_actions)

    def apply(self, state: State, seat: int, action: Action) -> None:
        state.cost = 1
        build(state, seat, action)


class TakeTile(Offer[State, int]):
    """The verb `take`: the bonus tile of the city where the figure is."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.stays = True
        self.figure = figure

    def verb(self) -> str:
        return "take"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        place = state.merchant[seat] if self.figure == MERCHANT else state.architect[seat]
        tile = state.map_tiles[place]
        if tile and context and can_store(state, seat, tile):
            legal_actions.append(TAKE_BONUS[place])

    def apply(self, state: State, seat: int, action: Action) -> None:
        state.cost = 1
        place = action.args[0]
        tile = state.map_tiles[place]
        state.map_tiles[place] = 0
        state.events.append(("bonus", seat, tile, place))
        store(state, seat, tile)


class Stroll(Choice[State]):
    """The seat moves both figures and builds where they are, in any order, and only what it likes of that (p. 25-26)."""

    __slots__ = ("architect", "house", "merchant", "pillar")
    id: ClassVar[str] = "Stroll"

    def __init__(self, seat: int, merchant: int, architect: int, house: int, pillar: int) -> None:
        self.seat = seat
        self.merchant = merchant
        self.architect = architect
        self.house = house
        self.pillar = pillar

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        actions: list[Action] = [
            *REACH[MERCHANT][state.merchant[seat]][self.merchant],
            *REACH[ARCHITECT][state.architect[seat]][self.architect],
        ]
        if self.house:
            propose_house(state, seat, state.merchant[seat], actions)
        if self.pillar:
            propose_pillar(state, seat, state.architect[seat], actions)
        if actions:
            actions.append(SKIP)
        return actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        merchant, architect, house, pillar = self.merchant, self.architect, self.house, self.pillar
        if action is SKIP:
            state.events.append(("skip", seat))
            return
        if action.verb == "build":
            if action.path[0].startswith("house:"):
                house = 0
            else:
                pillar = 0
            self.go_on(state, merchant, architect, house, pillar)
            build(state, seat, action)
            return
        steps = move(state, seat, action.args[0], action.args[1])
        if action.args[0] == MERCHANT:
            merchant -= steps
        else:
            architect -= steps
        self.go_on(state, merchant, architect, house, pillar)

    def go_on(self, state: State, merchant: int, architect: int, house: int, pillar: int) -> None:
        """Ask again for what is left of the walk."""
        if merchant or architect or house or pillar:
            state.agenda.append(Stroll(self.seat, merchant, architect, house, pillar))

    def arguments(self) -> list[object]:
        return [self.seat, self.merchant, self.architect, self.house, self.pillar]


class Travel(Choice[State]):
    """A crest lets a figure go to any space of the map (p. 30)."""

    __slots__ = ("figure",)
    id: ClassVar[str] = "Travel"

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        place = state.merchant[seat] if self.figure == MERCHANT else state.architect[seat]
        return [*REACH[self.figure][place][FARTHEST], SKIP]

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("skip", seat))
        else:
            move(state, seat, self.figure, action.args[1])

    def arguments(self) -> list[object]:
        return [self.seat, self.figure]


class BuildHouseAnywhere(Choice[State]):
    """A crest lets the seat build a house in any town (p. 30)."""

    __slots__ = ()
    id: ClassVar[str] = "BuildHouseAnywhere"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        actions: list[Action] = []
        for place in range(CITIES):
            propose_house(state, seat, place, actions)
        return actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        build(state, seat, action)


class BuildPillarAnywhere(Choice[State]):
    """A crest lets the seat set up a pillar at any cathedral (p. 30)."""

    __slots__ = ()
    id: ClassVar[str] = "BuildPillarAnywhere"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        actions: list[Action] = []
        for place in range(CITIES):
            propose_pillar(state, seat, place, actions)
        return actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        build(state, seat, action)
