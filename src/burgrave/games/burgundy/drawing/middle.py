"""The part of the drawing in the middle of the table."""

from __future__ import annotations

from burgrave.games.burgundy.drawing.duchy import HEIGHT, WIDTH, own_map
from burgrave.games.burgundy.drawing.reading import Scene, is_settled
from burgrave.games.burgundy.drawing.sides import own_sides


def own_duchy(scene: Scene) -> str:
    """Draw the duchy, or the sides of a board that its owner chooses from, or what a module has instead."""
    for draw in scene.drawing.instead_of_map:
        other = draw(scene, WIDTH, HEIGHT)
        if other is not None:
            return other
    return own_map(scene) if is_settled(scene.focus) else own_sides(scene)
