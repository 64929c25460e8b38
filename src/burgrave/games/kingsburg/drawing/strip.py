"""The council on a phone: phases and the enemy in one line, what modules lay out in more, then three rows of six cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import element, picture
from burgrave.draw.shapes import box, box_mark, box_ring, hit_box, tick
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.drawing.adviser import SMALL, adviser
from burgrave.games.kingsburg.drawing.armies import armies_of
from burgrave.games.kingsburg.drawing.battle import PHONE, battle, is_shown
from burgrave.games.kingsburg.drawing.calendar import place_in_year, small_phases
from burgrave.games.kingsburg.drawing.chips import governor_chip, has_second, second_chip
from burgrave.games.kingsburg.drawing.choosing import has_groups, items, panel
from burgrave.games.kingsburg.drawing.council import cards, is_politician, private_cards
from burgrave.games.kingsburg.drawing.enemy import enemy_pill, foe
from burgrave.games.kingsburg.drawing.icons import ICON_OF
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.reading import Scene, menaced, strength_of
from burgrave.games.kingsburg.drawing.side_cards import (
    PRIVATE_SMALL,
    group_tile,
    has_politician,
    private_space,
)

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
    """Everything that is shared."""
    out, y = when(scene), float(LINE)
    for line, height in module_lines(scene):
        out += f'<g transform="translate(0 {y:g})">{line}</g>'
        y += height
    if is_shown(scene):
        out += battle(scene, PHONE, 6, y + 2, COUNCIL - 6)
        return picture(WIDTH, y + COUNCIL, out, labels(scene.language).council, "draw council-phone")
    count = len(items(scene))
    if count:
        deep = max(COUNCIL - 8, count * TOUCHED)
        out += panel(scene, 6, y + 4, WIDTH - 12, deep)
        return picture(WIDTH, y + deep + 8, out, labels(scene.language).council, "draw council-phone")
    found = cards(scene)
    council = ""
    for rank in range(1, RANKS + 1):
        row, column = divmod(rank - 1, COLUMNS)
        council += adviser(rank, 35 + column * STEP_X, y + 250 - row * STEP_Y, SMALL, found[rank], scene.language)
    return picture(WIDTH, y + COUNCIL, f"{out}<g>{council}</g>", labels(scene.language).council, "draw council-phone")


def when(scene: Scene) -> str:
    """Phases, the enemy, and how strong the seat in the middle stands."""
    _, phase = place_in_year(scene)
    mine = next((army for army in armies_of(scene) if army.seat == scene.look.focus), None)
    out = small_phases(23, 25, phase, scene.language)
    known = foe(scene, 0)
    own = None if mine is None else (mine.seat, mine.total)
    return out + enemy_pill(known, menaced(scene), own, 238, 25, scene.language)


def module_lines(scene: Scene) -> list[tuple[str, float]]:
    """What modules lay out, in lines with their heights."""
    words, chips, found = labels(scene.language), [], []
    if len(scene.view["enemies"]) > 1:
        known = foe(scene, 1)
        chips.append((96.0, enemy_pill(known, strength_of(known.card) if known.card else 0, None, 0, 23, scene.language)))
    governor = scene.governor(scene.look.focus)
    if governor:
        chips.append(
            (governor_width(governor, scene.language), governor_chip(governor, scene.look.focus, scene.is_own, scene.language))
        )
        if has_second(governor):
            chips.append((44.0, second_chip(governor, scene.look.focus, scene.is_own, scene.language)))
    card = scene.module("destiny").get("card")
    if card:
        name = f"destiny:{card}"
        chips.append((sized(words.power(name)), chip(name, ICON_OF[name], words.power(name), name)))
    scenario = scene.module("scenarios").get("scenario")
    if scenario:
        name = f"scenario:{scenario}"
        chips.append((sized(words.scenario(scenario)), chip("", ICON_OF[name], words.scenario(scenario), name)))
    if chips:
        found.append((laid(chips), 46.0))
    groups = scene.module("scenarios").get("groups")
    if groups and not has_groups(scene):
        tiles = [(46.5, group_tile(group, owner, 23, 22, 44, 40, scene.language)) for group, owner in groups.items()]
        found.append((laid(tiles, 6), 46.0))
    if has_politician(scene):
        own = private_cards(scene)
        spaces = [
            (64.0, private_space(number, 29, 31, PRIVATE_SMALL, own[number], is_politician(scene), scene.language))
            for number in range(len(own))
        ]
        found.append((laid(spaces), 66.0))
    return found


def laid(chips: list[tuple[float, str]], left: float = 6) -> str:
    """Chips side by side, squeezed where they are too many."""
    total = sum(width for width, _ in chips)
    scale = min(1.0, (WIDTH - 2 * left) / total)
    out, x = "", 0.0
    for width, drawn in chips:
        out += f'<g transform="translate({x:g} 0)">{drawn}</g>'
        x += width
    place = f"translate({left:g} {23 * (1 - scale):g}) scale({scale:.3f})" if scale < 1 else f"translate({left:g} 0)"
    return f'<g transform="{place}">{out}</g>'


def sized(title: str) -> float:
    """The width of a chip with a title."""
    return 44 + min(120, len(title) * 6.8)


def governor_width(governor: str, language: str) -> float:
    """The width of a governor's chip."""
    return sized(labels(language).power(f"governor:{governor}"))


@lru_cache(maxsize=256)
def chip(name: str, icon: str, title: str, topic: str) -> str:
    """A card of a module in a line: picture and name."""
    width = sized(title) - 6
    out = hit_box(width / 2, 23, width, 44) + box(width / 2, 23, width, 38, 6, "cell") + use(icon, 18, 23, 24)
    out += fitted(34, 27, title, 12.5, "start nm-side", width - 38)
    out += box_mark(width / 2, 23, width + 4, 42, 8) + box_ring(width / 2, 23, width, 38, 5) + tick(width - 3, 6, 7)
    return element("side-card", out, title, name=name, key=topic, piece=topic, topic=topic)
