"""What is to be said of one place of somebody's house now."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.tiletum.house import (
    BONUS_POINTS,
    BUILDINGS,
    CONTRACT_POINTS,
    CONTRACT_SPACES,
    FLOORS,
    ROOM_BUILDING,
    ROOM_FLOOR,
    ROOMS,
    ROOMS_OF,
    STORAGE,
)
from burgrave.games.tiletum.words.tongue import Tongue

KEY_OF_A_SEAT: Final = r"(?P<seat>[0-3])\.(?P<own>storage|room|ground|building|contract):(?P<at>[1-6](?:\.[1-3])?)"

Facts = list[tuple[str, str]]
Told = tuple[str, Facts, bool]
"""Where something is, facts about it, and whether the log tells since when."""


def own(to: Tongue, state: Any, seat: int, kind: str, at: str) -> Told:
    """Something that belongs to a seat."""
    if kind == "room":
        for number in range(ROOMS):
            if at == f"{ROOM_BUILDING[number] + 1}.{ROOM_FLOOR[number]}":
                return room(to, state, seat, number)
        return "", [], False
    if "." in at:
        return "", [], False
    number = int(at) - 1
    if kind == "storage" and number < STORAGE:
        return to.gettext("in storage"), [], False
    if kind == "contract" and number < CONTRACT_SPACES:
        return contract(to, state, seat, number)
    if kind == "building" and number < BUILDINGS:
        return to.building(number), building(to, state, seat, number), False
    if kind == "ground" and number < BUILDINGS:
        return to.on_ground(number), building(to, state, seat, number), bool(state.crests[seat * BUILDINGS + number])
    return "", [], False


def room(to: Tongue, state: Any, seat: int, number: int) -> Told:
    """A room: what its building is for."""
    facts = building(to, state, seat, ROOM_BUILDING[number])
    return to.room(number), facts, bool(state.rooms[seat * ROOMS + number])


def contract(to: Tongue, state: Any, seat: int, number: int) -> Told:
    """A contract space."""
    facts = [(to.gettext("Brings"), to.points(CONTRACT_POINTS[number]))]
    return to.gettext("contract space {number}").format(number=number + 1), facts, number < state.contract_count[seat]


def building(to: Tongue, state: Any, seat: int, number: int) -> Facts:
    """How full it is, who lives there, and what it strengthens or will."""
    _ = to.gettext
    found = []
    if FLOORS[number]:
        full = sum(1 for at in ROOMS_OF[number] if state.rooms[seat * ROOMS + at])
        found.append((_("Rooms"), _("{count} of {all} full").format(count=full, all=FLOORS[number])))
        resident = state.resident[seat * BUILDINGS + number]
        if resident >= 0:
            more = _("{points} more for {action}")
            told = more.format(points=to.action_points(BONUS_POINTS[number]), action=to.the_action[resident])
            found.append((_("When complete") if not state.is_complete(seat, number) else _("Complete"), told))
    if state.crests[seat * BUILDINGS + number]:
        found.append((_("Crest"), _("placed")))
    return found
