"""The team game: a duchy of two halves, whose it is and where they touch, and storage that partners share."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from math import sqrt
from typing import Final

from burgrave.draw.drawing import style_sheet
from burgrave.draw.parts import Tab
from burgrave.draw.shapes import stroke
from burgrave.games.burgundy.drawing.declaration import BurgundyDrawing, Spots
from burgrave.games.burgundy.drawing.duchy import HEIGHT, MIDDLE, RADIUS, WIDTH, Frame, centres, own_picture, radius
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene, is_settled, layout_of
from burgrave.games.burgundy.duchy import HEXES, Duchy
from burgrave.games.burgundy.modules.team import ID
from burgrave.games.burgundy.modules.team.rooms import ChooseRoom

TWIN, TWIN_MIDDLE, TWIN_RADIUS = 444, 174, 47.6
"""For two halves side by side: height of their picture, middle of it, and radius for a duchy of the usual shape."""
BAR = 0.42
"""Half the length of the bar where halves touch, in the radius of a space."""


def shared(scene: Scene, seat: int) -> tuple[int, ...]:
    """Return the storage spaces that the partner has too."""
    return tuple(scene.view["extra"][ID]["shared"][seat])


def owners(scene: Scene, seat: int) -> tuple[int, ...]:
    """Return the seats of a seat's team."""
    return next(tuple(team["seats"]) for team in scene.view["extra"][ID]["teams"] if seat in team["seats"])


# ---- halves ------------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def twin_frame(layout: Duchy) -> Frame:
    """Return the frame of a duchy of two halves side by side."""
    r = radius(layout, TWIN_RADIUS)
    return Frame(WIDTH, TWIN, r, centres(layout, WIDTH / 2, TWIN_MIDDLE, r), (0, layout.hexes))


@lru_cache(maxsize=16)
def half_frame(layout: Duchy, half: int) -> Frame:
    """Return the frame of one half (0 or 1) as large as a whole duchy; the other half lies outside of the picture."""
    first = half * HEXES
    across, down = zip(*layout.cells[first : first + HEXES], strict=True)
    x, y = sum(across) / HEXES * sqrt(3) * RADIUS, sum(down) / HEXES * 1.5 * RADIUS
    return Frame(WIDTH, HEIGHT, RADIUS, centres(layout, MIDDLE[0] - x, MIDDLE[1] - y, RADIUS), (first, first + HEXES))


def twin_map(scene: Scene, width: float, height: float) -> str | None:
    """Draw both halves in the middle of the table, on a desktop; None before they are settled on."""
    if not is_settled(scene.focus):
        return None
    if not scene.look.shows("desk"):
        return ""
    return own_picture(scene, twin_frame(layout_of(scene.focus["layout"])), "draw land twin desk-only")


def own_half(scene: Scene, half: int) -> str:
    """Draw half of a duchy (0 or 1) in a picture of its own."""
    return own_picture(scene, half_frame(layout_of(scene.focus["layout"]), half), "draw land")


def half_tabs(scene: Scene, whole: Tab) -> tuple[Tab, ...]:
    """Return a tab for each half: a phone shows one at a time."""
    pgettext = labels(scene.language).language.pgettext
    left = own_half(scene, 0) if is_settled(scene.focus) else whole.body
    return (
        replace(whole, label=pgettext("half of a duchy", "Left"), body=left),
        Tab("right", pgettext("half of a duchy", "Right"), "castle", own_half(scene, 1)),
    )


def seam(scene: Scene, seat: int, spots: Spots, r: float) -> str:
    """Draw a bar where a space of the left half touches one of the right half."""
    layout, out = layout_of(scene.view["players"][seat]["layout"]), ""
    for left in range(HEXES):
        for right in range(HEXES, layout.hexes):
            if layout.neighbours[left] >> right & 1:
                x = (spots[left][0] + spots[right][0]) / 2
                out += stroke(x, spots[left][1] - BAR * r, x, spots[left][1] + BAR * r, "seam-bar")
    return out


DRAWING: Final = BurgundyDrawing(
    css=style_sheet("burgrave.games.burgundy.modules.team", "team.css"),
    instead_of_map=(twin_map,),
    duchy_tabs=half_tabs,
    over_duchy=(seam,),
    owners=owners,
    storing_steps=(ChooseRoom.id,),
    shared=shared,
    module_icons={ID: "person"},
)
