"""The main board on a desktop: tracks above and below, the ring of depots around the black one.

The ring is the rule: neighbouring depots are one worker apart, and 6 touches 1.
"""

from __future__ import annotations

from burgrave.draw.markup import number, picture
from burgrave.games.burgundy.drawing.depots import black_depot, ring_of_depots
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


def board(scene: Scene) -> str:
    """The whole main board."""
    black = black_depot(MIDDLE, ROWS[1], tuple(scene.view["black_depot"]), scene.edition, scene.language)
    out = phases(scene, 34, 4) + ROAD + black + ring_of_depots(scene, PLACES) + turn_order(scene, 98, 664)
    return picture(WIDTH, HEIGHT, out, labels(scene.language).board)
