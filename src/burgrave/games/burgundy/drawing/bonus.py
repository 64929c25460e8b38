"""Colour bonuses in the corners that a duchy leaves free: how much of each colour is covered, and the bonus tiles."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.hexes import hex_sign
from burgrave.draw.markup import element
from burgrave.draw.pieces import shield_at
from burgrave.draw.shapes import box_mark, text
from burgrave.games.burgundy.book import FEWEST
from burgrave.games.burgundy.colours import ANIMAL, BUILDING, CASTLE, COLOURS, MINE, MONASTERY, SHIP
from burgrave.games.burgundy.drawing.declaration import Item
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene, layout_of
from burgrave.games.burgundy.mainboard import POINTS

LEFT, RIGHT = (CASTLE, MINE, SHIP), (MONASTERY, ANIMAL, BUILDING)
"""The colours in the two corners, from top to bottom."""


def colour_bonus(scene: Scene, width: float, height: float) -> str:
    """Draw the bonuses of all six colours."""
    player, bonus = scene.focus, scene.view["bonus"]
    owners = tuple([tuple(bonus[name]) for name in COLOURS])
    return _colour_bonus(
        width, height, player["layout"], tuple(player["hexes"]), owners, scene.names, scene.drawing.award, scene.language
    )


@lru_cache(maxsize=1024)
def _colour_bonus(
    width: float,
    height: float,
    layout_name: str,
    tiles: tuple[str | None, ...],
    owners: tuple[tuple[int | None, ...], ...],
    names: tuple[str, ...],
    award: Item | None,
    language: str,
) -> str:
    """Draw them; `owners` has by colour who has the large and the small bonus tile."""
    layout, words, seats = layout_of(layout_name), labels(language), max(len(names), FEWEST)
    out = text(14, height - 92, words.bonus, 11, "label start") + text(width - 14, height - 92, words.bonus, 11, "label end")
    points = (POINTS["large_bonus"][str(seats)], POINTS["small_bonus"][str(seats)])
    covered = [layout.colour[hex_] for hex_, tile in enumerate(tiles) if tile]
    for side, colours in ((1, LEFT), (-1, RIGHT)):
        for row, colour in enumerate(colours):
            owner_names = tuple("" if owner is None else names[owner] for owner in owners[colour])
            x, y = (26 if side > 0 else width - 26), height - 70 + row * 28
            have, need = covered.count(colour), layout.colour_mask[colour].bit_count()
            if award:
                out += award_line(x, y, side, colour, have, need, owners[colour][0], award, language)
            else:
                out += line(x, y, side, colour, have, need, owners[colour], owner_names, points, language)
    return f'<g class="bonuses">{out}</g>'


def so_far(x: float, y: float, side: int, name: str, have: int, need: int) -> str:
    """Draw a colour, and how many of its spaces are covered."""
    return hex_sign(x, y, 13, name, name) + text(
        x + side * 19, y + 5, f"{have}/{need}", 14, "serif start" if side > 0 else "serif end"
    )


@lru_cache(maxsize=1024)
def award_line(
    x: float, y: float, side: int, colour: int, have: int, need: int, owner: int | None, award: Item, language: str
) -> str:
    """Draw one colour whose covering brings something else than bonus tiles; a shield stands there when it has been brought."""
    words, name = labels(language), COLOURS[colour]
    px = x + side * 68
    prize = award.at(px, y, 9) if owner is None else shield_at(owner, px, y, 17)
    piece = "" if owner is None else f"bonus-{owner}"
    body = so_far(x, y, side, name, have, need)
    body += f'<g class="prize" data-key="bonus:{name}.1" data-piece="{piece}">{prize}{box_mark(px, y, 20, 21, 4)}</g>'
    return element("bonus", body, words.covered(colour, have, need), topic=f"bonus:{name}")


@lru_cache(maxsize=4096)
def line(
    x: float,
    y: float,
    side: int,
    colour: int,
    have: int,
    need: int,
    owners: tuple[int | None, ...],
    names: tuple[str, ...],
    points: tuple[int, int],
    language: str,
) -> str:
    """Draw one colour: covered spaces, then what the first and the second get, or whose bonus tile it is already."""
    words, name = labels(language), COLOURS[colour]
    body = so_far(x, y, side, name, have, need)
    for index, (owner, prize_points) in enumerate(zip(owners, points, strict=True)):
        px = x + side * ((64 if have < 10 else 73) + (index if side > 0 else 1 - index) * 21)
        prize = text(px, y + 4.5, prize_points, 13, "serif quiet-text") if owner is None else shield_at(owner, px, y, 17)
        piece = "" if owner is None else f"bonus-{owner}"
        body += f'<g class="prize" data-key="bonus:{name}.{index + 1}" data-piece="{piece}">{prize}{box_mark(px, y, 20, 21, 4)}</g>'
    label = f"{words.covered(colour, have, need)}; {words.prizes((names[0], names[1]), points)}"
    return element("bonus", body, label, topic=f"bonus:{name}")
