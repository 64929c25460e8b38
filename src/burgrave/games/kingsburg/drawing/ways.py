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
    """Return the cheapest way to each adviser, by rank; empty while the reader is not asked for dice."""
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
    cheapest = best(extras + sum(values[die] * factor for die, factor in EACH_DIE[left]))
    return {
        rank: Offer(scene.acting, tuple((values[die], die >= COLOURED) for die in range(DICE) if mask >> die & 1), has_more)
        for rank, (mask, has_more) in cheapest.items()
    }


@lru_cache(maxsize=1024)
def best(key: int) -> Best:
    """Return the cheapest way to each rank: it spends what a page finds to be the price, and of such ways has the fewest dice."""
    ways: dict[int, list[tuple[int, int]]] = {}
    for rank, mask, extra in useful(key):
        ways.setdefault(rank, []).append((extra, mask))
    cheapest: Best = {}
    for rank, own in ways.items():
        spent = min(own, key=lambda way: way[0].bit_count())[0]
        masks = [mask for extra, mask in own if extra == spent]
        has_more = sum(extra.bit_count() == spent.bit_count() for extra, _ in own) > 1
        cheapest[rank] = (min(masks, key=int.bit_count), has_more)
    return cheapest
