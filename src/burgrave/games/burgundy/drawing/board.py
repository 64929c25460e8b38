"""The main board on a desktop: tracks above and below, the ring of depots around the black one.

The ring is the rule: neighbouring depots are one worker apart, and 6 touches 1.
"""

from __future__ import annotations

from burgrave.draw.markup import frame, number
from burgrave.draw.parts import Sheet
from burgrave.games.burgundy.drawing.depots import black_depot, depot_dice, ring_of_depots
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.tracks import phases, turn_order

WIDTH, HEIGHT = 448, 700
MIDDLE = WIDTH / 2
ROWS = (150, 341, 532)
NEAR, FAR = 77, WIDTH / 2 - 72
PLACES = (
    (MIDDLE + NEAR, ROWS[0]),
    (MIDDLE + FAR, ROWS[1]),
    (MIDDLE + NEAR, ROWS[2]),
    (MIDDLE - NEAR, ROWS[2]),
    (MIDDLE - FAR, ROWS[1]),
    (MIDDLE - NEAR, ROWS[0]),
)
"""Centres of the depots, 1 first."""
RING = " ".join(f"{number(x)},{number(y)}" for x, y in PLACES)
ROAD = f'<polygon class="road-edge" points="{RING}"/><polygon class="road" points="{RING}"/>'


def board(scene: Scene) -> Sheet:
    """The whole main board. The dice of the depots change with the turn, so they are a piece of their own."""
    black = black_depot(MIDDLE, ROWS[1], tuple(scene.view["black_depot"]), scene.edition, scene.language)
    depots, dice = ring_of_depots(scene, PLACES), depot_dice(scene, PLACES)
    before, after = frame(WIDTH, HEIGHT, labels(scene.language).board, ROAD)
    return Sheet(before, (phases(scene, 34, 4), black, *depots, dice, turn_order(scene, 98, 664)), after)
