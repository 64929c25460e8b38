"""The council on a phone: phases and the enemy in one line, what modules lay out in more, then three rows of six cards."""

from __future__ import annotations

from typing import Final

from burgrave.draw.markup import picture
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.drawing.adviser import SMALL, adviser
from burgrave.games.kingsburg.drawing.armies import armies_of
from burgrave.games.kingsburg.drawing.battle import PHONE, battle, is_shown
from burgrave.games.kingsburg.drawing.calendar import place_in_year, small_phases
from burgrave.games.kingsburg.drawing.chips import laid
from burgrave.games.kingsburg.drawing.choosing import choices, panel
from burgrave.games.kingsburg.drawing.council import cards, own_spaces
from burgrave.games.kingsburg.drawing.declaration import Chip
from burgrave.games.kingsburg.drawing.enemy import enemy_pill, foe
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.reading import Scene, menaced, strength_of

WIDTH: Final = 390
LINE: Final = 50
"""The height of a line above the cards."""
COLUMNS: Final = 6
STEP_X: Final = 64
STEP_Y: Final = 101
COUNCIL: Final = 304
TOUCHED: Final = 50
"""The least height of a line to choose, for fingers."""


def strip(scene: Scene) -> str:
    """Draw everything that is shared."""
    out, y = when(scene), float(LINE)
    for line, height in module_lines(scene):
        out += f'<g transform="translate(0 {y:g})">{line}</g>'
        y += height
    if is_shown(scene):
        out += battle(scene, PHONE, 6, y + 2, COUNCIL - 6)
        return picture(WIDTH, y + COUNCIL, out, labels(scene.language).council, "draw council-phone")
    count = len(choices(scene))
    if count:
        deep = max(COUNCIL - 8, count * TOUCHED)
        out += panel(scene, 6, y + 4, WIDTH - 12, deep)
        return picture(WIDTH, y + deep + 8, out, labels(scene.language).council, "draw council-phone")
    by_rank = cards(scene)
    council = ""
    for rank in range(1, RANKS + 1):
        row, column = divmod(rank - 1, COLUMNS)
        council += adviser(rank, 35 + column * STEP_X, y + 250 - row * STEP_Y, SMALL, by_rank[rank], scene.language)
    return picture(WIDTH, y + COUNCIL, f"{out}<g>{council}</g>", labels(scene.language).council, "draw council-phone")


def when(scene: Scene) -> str:
    """Draw the line of phases, the enemy, and how strong the seat in the middle stands."""
    _, phase = place_in_year(scene)
    mine = next((army for army in armies_of(scene) if army.seat == scene.look.focus), None)
    out = small_phases(23, 25, phase, scene.language)
    known = foe(scene, 0)
    own = None if mine is None else (mine.seat, mine.total)
    return out + enemy_pill(known, menaced(scene), own, 238, 25, scene.language)


def module_lines(scene: Scene) -> list[tuple[str, float]]:
    """Draw what modules lay out, in lines, each with its height."""
    drawing, lines = scene.drawing, []
    chips = [chip for more in drawing.chips for chip in more(scene)]
    if len(scene.view["enemies"]) > 1:
        known = foe(scene, 1)
        strength = strength_of(known.card) if known.card else 0
        chips.insert(0, Chip(96.0, enemy_pill(known, strength, None, 0, 23, scene.language)))
    for line in (chips, *(more(scene) for more in drawing.strip_lines)):
        if line:
            lines.append((laid(line, WIDTH), 46.0))
    spaces = own_spaces(scene)
    if spaces:
        own = [Chip(64.0, space.draw(29, 31, True, *space.arguments)) for space in spaces]
        lines.append((laid(own, WIDTH), 66.0))
    return lines
