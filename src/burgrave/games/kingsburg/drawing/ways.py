"""Which dice would lie on an adviser: the cheapest way of the reader who is to influence, from the view alone."""

from __future__ import annotations

from functools import lru_cache

from burgrave.games.kingsburg.calendar import COLOURED, DICE
from burgrave.games.kingsburg.drawing.adviser import Offer
from burgrave.games.kingsburg.drawing.reading import Scene
from burgrave.games.kingsburg.steps.ways import EACH_DIE, useful

Best = dict[int, tuple[int, bool]]
"""By rank: the mask of dice, and whether another way spends as little."""


def offers(scene: Scene) -> dict[int, Offer]:
    """By rank; empty while the reader is not asked for dice."""
    if scene.step != "Influence" or not scene.is_live or scene.acting is None:
        return {}
    player = scene.view["players"][scene.acting]
    values, left = [0] * DICE, 0
    places = {False: 0, True: COLOURED}
    for one in player["dice"]:
        place = places[bool(one["white"])]
        places[bool(one["white"])] += 1
        values[place] = int(one["value"])
        left |= bool(one["left"]) << place
    extras = (1 if player["plus2"] and not player["plus2_used"] else 0) + (2 if player["market_left"] else 0)
    found = best(extras + sum(values[die] * factor for die, factor in EACH_DIE[left]))
    return {
        rank: Offer(scene.acting, tuple((values[die], die >= COLOURED) for die in range(DICE) if mask >> die & 1), has_more)
        for rank, (mask, has_more) in found.items()
    }


@lru_cache(maxsize=1024)
def best(key: int) -> Best:
    """The first of the cheapest ways to each rank, as a page finds it too."""
    costs: dict[int, list[tuple[int, int]]] = {}
    for rank, mask, extra in useful(key):
        costs.setdefault(rank, []).append((extra.bit_count(), mask))
    return {
        rank: (min(ways, key=lambda way: way[0])[1], sum(cost == min(ways)[0] for cost, _ in ways) > 1)
        for rank, ways in costs.items()
    }
