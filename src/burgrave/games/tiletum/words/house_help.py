"""The rules of the own house: guests, buildings, crests, storage."""

from __future__ import annotations

from burgrave.games.tiletum.house import BONUS_POINTS, BUILDINGS, CREST_COST, FLOORS, STORAGE
from burgrave.games.tiletum.kinds import FOOD
from burgrave.games.tiletum.tiles import CRESTS
from burgrave.games.tiletum.words.language import Language
from burgrave.games.tiletum.words.task_labels import crest_brings


def residents(language: Language) -> str:
    """Return which characters may live in one building."""
    text = language.gettext(
        "There are five kinds of characters: {kinds}. All of one kind live in the same building, and nobody else there. Who "
        "moves in brings at once what the tile shows."
    )
    return text.format(kinds=language.both(language.residents))


def full(language: Language) -> str:
    """Return what full rooms bring: the house on the roof."""
    text = language.gettext(
        "Your house has {count} buildings. When all rooms of one are full, the house on its roof goes to your supply. People "
        "live in the last one from the beginning: it counts as full and has no house to win."
    )
    return text.format(count=BUILDINGS)


def complete(language: Language) -> str:
    """Return what a completed building adds to an action."""
    points = sorted({number for number in BONUS_POINTS if number})
    text = language.gettext(
        "A building with full rooms and a crest is complete: from then on the action of its characters has {points} more action "
        "points for 1, 2 or 3 floors, whenever your die brings it, even in the turn that is being played. The last building adds "
        "none."
    )
    return text.format(points=language.either([str(number) for number in points]))


def families(language: Language) -> str:
    """Explain the six families of crests."""
    text = language.gettext(
        "Crests belong to {count} noble families. You may have one of each family, stored or placed. They are among the "
        "contracts and the bonus tiles."
    )
    return text.format(count=CRESTS)


def grounds(language: Language) -> str:
    """Return what each ground floor costs and brings."""
    return " ".join(ground(language, building) for building in range(BUILDINGS))


def ground(language: Language, building: int) -> str:
    """Return what one costs and brings."""
    text = language.gettext("Building {number}, {food}: {gain}.")
    return text.format(number=building + 1, food=language.goods(CREST_COST[building], FOOD), gain=crest_brings(language, building))


def storage(language: Language) -> str:
    """Return where every tile lies first."""
    text = language.gettext(
        "Every tile that you take lies in your storage first, which has {places} places. If it is full you can take none, and "
        "nothing may be thrown away. Contracts, crests, characters and helpers leave it when they are used. Once all contract "
        "spaces are full you can take no contracts."
    )
    return text.format(places=STORAGE)


def building(language: Language, number: int) -> str:
    """Explain one of the six buildings, counted from 0."""
    floors = FLOORS[number]
    if not floors:
        return language.gettext("People live here from the beginning; a crest completes it. It adds no action points.")
    text = language.ngettext(
        "{floors} room. Complete, with a crest, it gives the action of its characters {points} more for the rest of the game.",
        "{floors} rooms. Complete, with a crest, it gives the action of its characters {points} more for the rest of the game.",
        floors,
    )
    return text.format(floors=floors, points=language.action_points(BONUS_POINTS[number]))
