"""White castles: tiles like all others, and an action that is paid with the white die."""

from typing import Final

from burgrave.games.burgundy.drawing.declaration import BurgundyDrawing
from burgrave.games.burgundy.drawing.glyphs import each
from burgrave.games.burgundy.modules.white_castles import ID
from burgrave.games.burgundy.modules.white_castles.action import WhiteDieAction
from burgrave.games.burgundy.modules.white_castles.tiles import CHARTER

ICONS = {
    "white_castle": (
        '<path d="M6 60V32L15 8l9 24v5h3V22l5-14 5 14v15h3v-5l9-24 9 24v28z"/>'
        '<path class="l" d="M10 36h10v20H10zM44 36h10v20H44zM24 41h16v15h-4v-5a4 4 0 0 0-8 0v5h-4z"/>'
        '<path class="l" d="M30 26h4v8h-4z"/><path d="M13 42h4v7h-4zM47 42h4v7h-4z"/>'
    ),
}

DRAWING: Final = BurgundyDrawing(
    icons=ICONS,
    monasteries={CHARTER: each("white_castle")},
    white_die_steps=(WhiteDieAction.id,),
    module_icons={ID: "white_castle"},
)
