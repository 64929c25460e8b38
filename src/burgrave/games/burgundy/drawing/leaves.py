"""On a phone: depots, duchy and further boards one at a time, where an expansion brings a board for which there is no room."""

from __future__ import annotations

from dataclasses import replace

from burgrave.draw.parts import Leaf, Parts
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene


def with_leaves(scene: Scene, parts: Parts) -> Parts:
    """The same parts where everything fits on one screen."""
    more = tuple([one.leaf(scene) for one in scene.additions if one.leaf])
    if not more or not scene.look.shows("phone"):
        return parts
    words = labels(scene.language)
    depots = Leaf("depots", words.depots_tab, "goods", parts.strip)
    duchy = Leaf("duchy", words.duchy_tab, "castle", parts.own_map, is_own=True)
    is_desk = scene.look.shows("desk")
    return replace(parts, strip="", own_map=parts.own_map if is_desk else "", leaves=(depots, duchy, *more))
