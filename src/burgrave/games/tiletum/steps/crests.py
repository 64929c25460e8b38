"""The task of placing a crest on the ground floor of a building, for food (p. 19, 30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.decision import Offer
from burgrave.games.tiletum.elements import PLACE_CREST
from burgrave.games.tiletum.house import BUILDINGS, CREST_BONUS, CREST_COST, CREST_GOODS, CREST_POINTS, STORAGE
from burgrave.games.tiletum.kinds import ARCHITECT, FOOD, GOOD_KINDS, MERCHANT
from burgrave.games.tiletum.points import FROM_CRESTS, score
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.buildings import maybe_complete
from burgrave.games.tiletum.steps.goods import GainGoods, pay
from burgrave.games.tiletum.steps.storage import remove
from burgrave.games.tiletum.steps.walk import BuildHouseAnywhere, BuildPillarAnywhere, Travel
from burgrave.games.tiletum.tiles import CREST, KIND, SORT

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class PlaceCrest(Offer[State, int]):
    """The verb `place`: a stored crest onto a ground floor."""

    __slots__ = ()

    def verb(self) -> str:
        return "place"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        if not state.stored[seat] >> CREST & 1:
            return
        food = state.goods[seat * GOOD_KINDS + FOOD]
        crests = state.crests
        first = seat * BUILDINGS
        grounds = [building for building in range(BUILDINGS) if food >= CREST_COST[building] and not crests[first + building]]
        if not grounds:
            return
        for place in range(STORAGE):
            if SORT[state.storage[seat * STORAGE + place]] == CREST:
                row = PLACE_CREST[place]
                for building in grounds:
                    legal_actions.append(row[building])

    def apply(self, state: State, seat: int, action: Action) -> None:
        place, building = action.args
        family = KIND[remove(state, seat, place)]
        state.crests[seat * BUILDINGS + building] = family
        state.events.append(("crest", seat, family, building))
        pay(state, seat, FOOD, CREST_COST[building])
        maybe_complete(state, seat, building)
        bring(state, seat, CREST_BONUS[building])


def bring(state: State, seat: int, bonus: str) -> None:
    """Give what the ground floor of a building brings for its crest."""
    if bonus == "house":
        state.agenda.append(BuildHouseAnywhere(seat))
    elif bonus == "pillar":
        state.agenda.append(BuildPillarAnywhere(seat))
    elif bonus == "merchant":
        state.agenda.append(Travel(seat, MERCHANT))
    elif bonus == "architect":
        state.agenda.append(Travel(seat, ARCHITECT))
    elif bonus == "goods":
        state.agenda.append(GainGoods(seat, CREST_GOODS))
    else:
        score(state, seat, FROM_CRESTS, CREST_POINTS)
