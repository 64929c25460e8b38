"""The team game: whose duchy it is, where its halves touch, and storage that partners share."""

from __future__ import annotations

from typing import Final

from burgrave.draw.drawing import style_sheet
from burgrave.draw.shapes import stroke
from burgrave.games.burgundy.drawing.declaration import BurgundyDrawing, Spots
from burgrave.games.burgundy.drawing.reading import Scene, layout_of
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.modules.team import ID
from burgrave.games.burgundy.modules.team.rooms import ChooseRoom

BAR = 0.42
"""Half the length of the bar where halves touch, in the radius of a space."""


def rooms(scene: Scene, seat: int) -> tuple[int, ...]:
    """Return by storage space the first one of the same room."""
    common = set(shared(scene, seat))
    spaces = range(len(scene.view["players"][seat]["storage"]))
    return tuple(min(slot for slot in spaces if (slot in common) == (own in common)) for own in spaces)


def shared(scene: Scene, seat: int) -> tuple[int, ...]:
    """Return the storage spaces that the partner has too."""
    return tuple(scene.view["extra"][ID]["shared"][seat])


def owners(scene: Scene, seat: int) -> tuple[int, ...]:
    """Return the seats of a seat's team."""
    return next(tuple(team["seats"]) for team in scene.view["extra"][ID]["teams"] if seat in team["seats"])


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
    over_duchy=(seam,),
    owners=owners,
    rooms=rooms,
    storing_steps=(ChooseRoom.id,),
    shared=shared,
    module_icons={ID: "person"},
)
