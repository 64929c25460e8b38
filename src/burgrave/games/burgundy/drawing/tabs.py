"""The tabs of a phone: depots, duchy and further boards, where there is more than one screen has room for."""

from __future__ import annotations

from dataclasses import replace

from burgrave.draw.parts import Parts, Tab
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.middle import own_duchy
from burgrave.games.burgundy.drawing.phone import has_tabs
from burgrave.games.burgundy.drawing.reading import Scene


def with_tabs(scene: Scene, parts: Parts) -> Parts:
    """Return the parts with tabs where the table needs them; where everything fits on one screen, unchanged."""
    if not has_tabs(scene) or not scene.look.shows("phone"):
        return parts
    more = tuple([draw(scene) for draw in scene.drawing.module_tabs])
    words, duchy_tabs = labels(scene.language), scene.drawing.duchy_tabs
    depots = Tab("depots", words.depots_tab, "goods", parts.strip)
    is_desk = scene.look.shows("desk")
    own = own_duchy(Scene(scene.view, replace(scene.look, layout="phone"))) if is_desk else parts.own_map
    duchy = Tab("duchy", words.duchy_tab, "castle", own, is_own=True)
    duchies = (duchy,) if duchy_tabs is None else duchy_tabs(scene, duchy)
    return replace(parts, strip="", own_map=parts.own_map if is_desk else "", tabs=(depots, *duchies, *more))
