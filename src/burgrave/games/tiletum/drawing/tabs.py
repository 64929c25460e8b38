"""The three pages of a phone: the map with the fairs, the wheel with king track and markets, the house."""

from __future__ import annotations

from burgrave.draw.parts import Tab
from burgrave.games.tiletum.drawing.house import house_phone
from burgrave.games.tiletum.drawing.labels import labels
from burgrave.games.tiletum.drawing.phone import map_phone, tracks_phone
from burgrave.games.tiletum.drawing.reading import Scene
from burgrave.games.tiletum.drawing.wheel import wheel_phone


def tabs(scene: Scene) -> tuple[Tab, ...]:
    """Return all pages, in the order of their tabs."""
    words = labels(scene.language)
    wheel = f'<div class="tab-wheel">{wheel_phone(scene)}</div><div class="tab-tracks">{tracks_phone(scene)}</div>'
    return (
        Tab("map", words.map_title, "map", map_phone(scene)),
        Tab("wheel", words.wheel_title, "wheel", wheel),
        Tab("house", words.house_title, "house", house_phone(scene), is_own=True),
    )
