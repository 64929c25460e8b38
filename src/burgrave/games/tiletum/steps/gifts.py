"""What a tile brings its owner: characters when they move in, contracts when they are fulfilled, helpers when they are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.engine.decision import Decision
from burgrave.engine.masks import bits_of
from burgrave.games.tiletum import tiles
from burgrave.games.tiletum.elements import RESOLVE, REUSE, SKIP
from burgrave.games.tiletum.europe import HOUSE_REUSE
from burgrave.games.tiletum.house import ALL_ROOMS, BUILDINGS, FLOORS, ROOMS, ROOMS_OF
from burgrave.games.tiletum.points import FROM_CHARACTERS, score
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.act import act_besides
from burgrave.games.tiletum.steps.goods import GainGoods, gain
from burgrave.games.tiletum.steps.king import advance
from burgrave.games.tiletum.steps.walk import Stroll

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def grant(state: State, seat: int, tile: int, source: int) -> None:
    """Give everything that a tile brings. Choices are asked afterwards, goods first."""
    goods = tiles.GOODS_OF[tile]
    for pair in range(0, len(goods), 2):
        gain(state, seat, goods[pair], goods[pair + 1])
    if tiles.POINTS[tile]:
        score(state, seat, source, tiles.POINTS[tile])
    if tiles.KING_STEPS[tile]:
        advance(state, seat, tiles.KING_STEPS[tile])
    if not tiles.ASKS[tile]:
        return
    if tiles.MERCHANT_STEPS[tile] or tiles.ARCHITECT_STEPS[tile] or tiles.BUILDS_HOUSE[tile] or tiles.BUILDS_PILLAR[tile]:
        state.agenda.append(
            Stroll(
                seat,
                tiles.MERCHANT_STEPS[tile],
                tiles.ARCHITECT_STEPS[tile],
                tiles.BUILDS_HOUSE[tile],
                tiles.BUILDS_PILLAR[tile],
            )
        )
    if tiles.SIDE_POINTS[tile]:
        act_besides(state, seat, tiles.SIDE_KIND[tile], tiles.SIDE_POINTS[tile])
    if tiles.ANY_GOODS[tile]:
        state.agenda.append(GainGoods(seat, tiles.ANY_GOODS[tile]))


def has_residents(state: State, seat: int) -> bool:
    """Return whether the seat has a building to reuse."""
    return state.free_rooms[seat] != ALL_ROOMS


def space_bonus(state: State, seat: int, space: int) -> None:
    """Let the owner of a new house reuse a building, if its space says so (p. 29)."""
    if HOUSE_REUSE[space] and has_residents(state, seat):
        state.agenda.append(ReuseBuilding(seat))


class ReuseBuilding(Choice[State]):
    """The seat chooses a building, finished or not, whose characters bring once more what they brought (p. 24, 29)."""

    __slots__ = ()
    id: ClassVar[str] = "ReuseBuilding"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        first = seat * BUILDINGS
        actions = [REUSE[building] for building in range(BUILDINGS) if FLOORS[building] and state.resident[first + building] >= 0]
        actions.append(SKIP)
        return actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        """Give goods and points first: they never harm. A step on the king track may be unwelcome, so it can be ignored (p. 24)."""
        if action is SKIP:
            state.events.append(("skip", seat))
            return
        building = action.args[0]
        state.events.append(("reuse", seat, building))
        asking = has_come = 0
        for room in ROOMS_OF[building]:
            tile = state.rooms[seat * ROOMS + room]
            if tiles.ASKS[tile] or tiles.KING_STEPS[tile]:
                asking |= 1 << room
            elif tile:
                resolve(state, seat, room)
                has_come = 1
        last = asking.bit_length() - 1
        if asking and asking == 1 << last and not has_come and not tiles.KING_STEPS[state.rooms[seat * ROOMS + last]]:
            resolve(state, seat, last)
        elif asking:
            state.agenda.append(ResolveBonuses(seat, asking))


class ResolveBonuses(Decision[State, int]):
    """The seat chooses which character of a reused building comes next, after tasks if it likes. It may ignore the others."""

    __slots__ = ("rooms",)
    id: ClassVar[str] = "ResolveBonuses"

    def __init__(self, seat: int, rooms: int) -> None:
        self.seat = seat
        self.rooms = rooms
        """The mask of those left."""
        self.decision = "reuse"

    def context(self, state: State) -> int:
        return 0

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [*[RESOLVE[room] for room in bits_of(self.rooms)], *super().legal_actions(state, seat), SKIP]

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("skip", seat))
        elif action.verb == "resolve":
            room = action.args[0]
            rest = self.rooms & ~(1 << room)
            if rest:
                state.agenda.append(ResolveBonuses(seat, rest))
            resolve(state, seat, room)
        else:
            super().choose(state, seat, action)

    def arguments(self) -> list[object]:
        return [self.seat, self.rooms]


def resolve(state: State, seat: int, room: int) -> None:
    """Give again what the character in a room brings."""
    state.events.append(("resolve", seat, room))
    grant(state, seat, state.rooms[seat * ROOMS + room], FROM_CHARACTERS)
