"""What tiles bring, in points: a fixed value for each tile."""

from typing import Final

from burgrave.games.tiletum import tiles
from burgrave.games.tiletum.evaluation import weights as w
from burgrave.games.tiletum.kinds import ANY
from burgrave.games.tiletum.tiles import TILE_KINDS


def _brings(tile: int) -> float:
    goods = tiles.GOODS_OF[tile]
    value = float(tiles.POINTS[tile])
    for pair in range(0, len(goods), 2):
        value += w.GOODS[goods[pair]] * goods[pair + 1]
    value += w.ANY_GOOD * tiles.ANY_GOODS[tile]
    value += w.KING_STEP * tiles.KING_STEPS[tile]
    side = tiles.SIDE_KIND[tile]
    if side >= 0:
        value += (w.CHOICE_POINT if side == ANY else w.ACTION_POINT[side]) * tiles.SIDE_POINTS[tile]
    value += w.STEP * (tiles.MERCHANT_STEPS[tile] + tiles.ARCHITECT_STEPS[tile])
    value += w.BUILT * (tiles.BUILDS_HOUSE[tile] + tiles.BUILDS_PILLAR[tile])
    value += w.ADD * tiles.ADDS[tile] + w.RECOLOUR * tiles.RECOLOURS[tile] + w.REUSE * tiles.REUSES[tile]
    return value


BRINGS: Final[list[float]] = [_brings(tile) for tile in range(TILE_KINDS)]
"""By tile; of a contract without what it costs."""
