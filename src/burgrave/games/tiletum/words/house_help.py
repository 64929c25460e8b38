"""The rules of the own house: guests, buildings, crests, storage."""

from __future__ import annotations

from burgrave.games.tiletum.house import BONUS_POINTS, BUILDINGS, CREST_COST, FLOORS, STORAGE
from burgrave.games.tiletum.kinds import FOOD
from burgrave.games.tiletum.tiles import CRESTS
from burgrave.games.tiletum.words.task_labels import crest_brings
from burgrave.games.tiletum.words.tongue import Tongue


def residents(to: Tongue) -> str:
    """Who lives where."""
    told = to.gettext(
        "There are five kinds of characters: {kinds}. All of one kind live in the same building, and nobody else there. Who "
        "moves in brings at once what the tile shows."
    )
    return told.format(kinds=to.both(to.residents))


def full(to: Tongue) -> str:
    """Houses from roofs."""
    told = to.gettext(
        "Your house has {count} buildings. When all rooms of one are full, the house on its roof goes to your supply. People "
        "live in the last one from the beginning: it counts as full and has no house to win."
    )
    return told.format(count=BUILDINGS)


def complete(to: Tongue) -> str:
    """Bonus points."""
    points = sorted({number for number in BONUS_POINTS if number})
    told = to.gettext(
        "A building with full rooms and a crest is complete: from then on the action of its characters has {points} more action "
        "points for 1, 2 or 3 floors, whenever your die brings it, even in the turn that is being played. The last building adds "
        "none."
    )
    return told.format(points=to.either([str(number) for number in points]))


def families(to: Tongue) -> str:
    """Six kinds."""
    told = to.gettext(
        "Crests belong to {count} noble families. You may have one of each family, stored or placed. They are among the "
        "contracts and the bonus tiles."
    )
    return told.format(count=CRESTS)


def grounds(to: Tongue) -> str:
    """What each ground floor costs and brings."""
    return " ".join(ground(to, building) for building in range(BUILDINGS))


def ground(to: Tongue, building: int) -> str:
    """What one costs and brings."""
    told = to.gettext("Building {number}, {food}: {gain}.")
    return told.format(number=building + 1, food=to.goods(CREST_COST[building], FOOD), gain=crest_brings(to, building))


def storage(to: Tongue) -> str:
    """Where every tile lies first."""
    told = to.gettext(
        "Every tile that you take lies in your storage first, which has {places} places. If it is full you can take none, and "
        "nothing may be thrown away. Contracts, crests, characters and helpers leave it when they are used. Once all contract "
        "spaces are full you can take no contracts."
    )
    return told.format(places=STORAGE)


def building(to: Tongue, number: int) -> str:
    """One of the six, counted from 0."""
    floors = FLOORS[number]
    if not floors:
        return to.gettext("People live here from the beginning; a crest completes it. It adds no action points.")
    told = to.ngettext(
        "{floors} room. Complete, with a crest, it gives the action of its characters {points} more for the rest of the game.",
        "{floors} rooms. Complete, with a crest, it gives the action of its characters {points} more for the rest of the game.",
        floors,
    )
    return told.format(floors=floors, points=to.action_points(BONUS_POINTS[number]))
