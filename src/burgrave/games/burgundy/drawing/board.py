"""The main board on a desktop: tracks above and below, a ring of depots around the black one."""

from __future__ import annotations

from burgrave.draw.markup import frame, number
from burgrave.draw.parts import Sheet
from burgrave.games.burgundy.drawing.depots import black_depot, depot_dice, ring_of_depots
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.ring import WIDTH, Ring, ring_of
from burgrave.games.burgundy.drawing.tracks import phases, turn_order


def board(scene: Scene) -> Sheet:
    """Draw the whole main board. The dice of the depots change with the turn, so they are a piece of their own."""
    ring = ring_of(scene)
    black, depots, dice = black_depot(scene, ring), ring_of_depots(scene, ring), depot_dice(scene, ring)
    before, after = frame(WIDTH, ring.height, labels(scene.language).board, road(ring))
    track = turn_order(scene, 98, ring.height - 36)
    pieces = (phases(scene, 34, 4), black, *depots, dice, track)
    if scene.has_expansions:
        pieces += (on_roads(scene, ring),)
    return Sheet(before, pieces, after)


def road(ring: Ring) -> str:
    """Draw the road from depot to depot, below everything else."""
    points = " ".join(f"{number(x)},{number(y)}" for x, y in ring.places)
    return f'<polygon class="road-edge" points="{points}"/><polygon class="road" points="{points}"/>'


def on_roads(scene: Scene, ring: Ring) -> str:
    """Draw what expansions lay on the road."""
    pieces = [pair for pieces_of in scene.drawing.on_road for pair in pieces_of(scene).items()]
    return f"<g>{''.join([item.at(*ring.roads[depot], 22) for depot, item in pieces])}</g>"
