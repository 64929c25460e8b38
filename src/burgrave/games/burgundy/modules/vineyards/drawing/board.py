"""A vineyard: six layers of double spaces that lean to the right, a number on the seam of each, a gift in each half."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgrave.draw.hexes import hex_ring, hexagon
from burgrave.draw.markup import element, number
from burgrave.draw.shapes import text
from burgrave.games.burgundy.drawing.glyphs import Token
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.tiles import token
from burgrave.games.burgundy.modules.vineyards.board import AXIAL, GIFTS, LAYER, LAYERS, NUMBER, SPACES
from burgrave.games.burgundy.modules.vineyards.drawing.vines import SIDE, Pair, double, double_body, outline, pair_of, vine
from burgrave.games.burgundy.modules.vineyards.words.help import gifts
from burgrave.games.burgundy.tiles import BANK_SILVER, BOARDING_HOUSE_WORKERS, WATCHTOWER_POINTS

DRAWN: Final[dict[str, tuple[Token, ...]]] = {
    "action": (("castle", 0, 0, 1.0),),
    "placement": (("town_hall", 0, 0, 1.0),),
    "sale": (("tag", 0, 0, 0.86),),
    "building": (("carpenter", 0, 0, 1.0),),
    "mine_monastery_castle": (("church", 0, 0, 0.98),),
    "ship_or_animals": (("market", 0, 0, 0.96),),
    "workers": ((f"t:{BOARDING_HOUSE_WORKERS}", -0.38, -0.02, 0.8), ("worker", 0.28, 0, 0.82)),
    "silver": ((f"t:{BANK_SILVER}", -0.38, -0.02, 0.8), ("silver", 0.28, 0, 0.76)),
    "points": ((f"pt:{WATCHTOWER_POINTS}", 0, 0, 1.0),),
    "double_hex": (("double_hex", 0, 0, 1.05),),
    "black_or_store": (("black_depot", 0, 0, 0.9),),
}
"""The gifts as the icons of the buildings that do the same."""
ACROSS: Final = max(column + row / 2 for column, row in AXIAL) + 1
"""Width of a vineyard, in cells."""
DEEP: Final = (LAYERS - 1) * 1.5 + 2
"""Height of a vineyard, in radii of a cell."""

Spaces = tuple[str | None, ...]
Cells = tuple[str | None, ...]


class Planted(NamedTuple):
    """A seat's vineyard as the view has it."""

    spaces: Spaces
    """The double hexes by space."""
    cells: Cells
    """The colours of vines by cell."""


class Place(NamedTuple):
    """The place of a vineyard: its left edge, the middle of its bottom layer, the radius of a cell."""

    left: float
    bottom: float
    r: float

    def centre(self, space: int) -> tuple[float, float]:
        """Return the middle of a double space."""
        column, row = AXIAL[2 * space]
        return round(self.left + 2 * SIDE * self.r * (column + row / 2 + 1), 2), round(self.bottom + row * 1.5 * self.r, 2)


def width_of(r: float) -> float:
    """Return how wide a vineyard is."""
    return ACROSS * 2 * SIDE * r


def radius_for(width: float, height: float) -> float:
    """Return the radius of the largest cells that fit."""
    return min(width / (ACROSS * 2 * SIDE), height / DEEP)


def gift_of(cell: int) -> str:
    """Return the gift of a cell."""
    return GIFTS[cell // 2][cell % 2]


@lru_cache(maxsize=256)
def vineyard(place: Place, planted: Planted, waiting: str, seat: int, is_own: bool, language: str) -> str:
    """Draw the own vineyard. `waiting` is the only double hex in storage: where the mouse rests, it is shown lying there."""
    out = ""
    r = place.r - 0.8
    for space in range(SPACES):
        x, y = place.centre(space)
        name = planted.spaces[space]
        if name:
            pair = planted.cells[2 * space] or "", planted.cells[2 * space + 1] or ""
            out += double(x, y, r, name, pair, labels(language).tile(name), key=f"{seat}.vine:{2 * space + 1}")
        else:
            out += empty_space(x, y, place.r, space, waiting, seat, is_own, language)
    return f'<g class="vineyard">{out}</g>'


@lru_cache(maxsize=1024)
def empty_space(x: float, y: float, r: float, space: int, waiting: str, seat: int, is_own: bool, language: str) -> str:
    """Draw a double space with its gifts, its number, and both halves to be clicked."""
    out = outline(x, y, r - 0.8, "vine-ground")
    for half in (0, 1):
        out += gift(x + (half * 2 - 1) * SIDE * r * 1.12, y, r * 0.70, gift_of(2 * space + half))
    # The page draws what is lit above its neighbours: the number stays above both.
    areas = "".join(area(x, y, r, space, half, waiting, seat, is_own, language) for half in (1, 0))
    return f'<g class="vine-double">{out}<g>{areas}</g>{printed(x, y, r, NUMBER[space])}</g>'


@lru_cache(maxsize=1024)
def gift(x: float, y: float, r: float, name: str) -> str:
    """Draw the gift of a half of a space."""
    return f'<g class="gift">{"".join(token(item, x, y, r) for item in DRAWN[name])}</g>'


@lru_cache(maxsize=256)
def printed(x: float, y: float, r: float, pips: int) -> str:
    """Draw the number of a space, on its seam."""
    disc = f'<circle class="vine-die" cx="{number(x)}" cy="{number(y)}" r="{number(r * 0.33)}"/>'
    return f'<g class="vine-number">{disc}{text(x, y + r * 0.165, pips, r * 0.47, "serif")}</g>'


@lru_cache(maxsize=2048)
def area(x: float, y: float, r: float, space: int, half: int, waiting: str, seat: int, is_own: bool, language: str) -> str:
    """Draw half of an empty space, to be clicked: the first vine of the double hex goes there. One of a single colour has no way
    round: it takes the first half, which then is marked as a whole."""
    texts = labels(language).language
    cx, cell = x + (half * 2 - 1) * SIDE * r, 2 * space + half
    first, second = pair_of(waiting) if waiting else ("", "-")
    is_whole = first == second and not half
    body = hexagon(cx, y, r, "vine-area")
    if waiting and is_own:
        body += f'<g class="ghost vine-ghost">{double_body(x, y, r - 0.8, (second, first) if half else (first, second))}</g>'
    if is_own and is_whole:
        body = outline(x, y, r - 1, "vine-area") + body + outline(x, y, r - 2.6, "ring-ink") + outline(x, y, r - 2.6, "ring")
    elif is_own:
        body += hex_ring(cx, y, r - 1)
    label_format = texts.gettext("vineyard space, layer {layer}, die {number}: {gift}")
    label = label_format.format(layer=LAYER[space] + 1, number=NUMBER[space], gift=gifts(texts)[gift_of(cell)])
    badge = f"{number(cx)} {number(y + r * 0.66)} 0.8"
    action = f"vine:{cell + 1}" if is_own else ""
    return element(
        "vine-space", body, label, name=action, key=f"{seat}.vine:{cell + 1}", topic=f"gift:{gift_of(cell)}", badge=badge
    )


@lru_cache(maxsize=512)
def small_vineyard(place: Place, planted: Planted) -> str:
    """Draw the vineyard of another seat: only what is planted."""
    out, r = "", place.r - 0.5
    for space in range(SPACES):
        x, y = place.centre(space)
        if planted.spaces[space]:
            pair: Pair = planted.cells[2 * space] or "", planted.cells[2 * space + 1] or ""
            out += f'<g class="double">{double_body(x, y, r, pair)}</g>'
        else:
            out += outline(x, y, r, "vine-ground")
    return out


def tokens(x: float, y: float, r: float, step: float, colours: tuple[str, ...]) -> str:
    """Draw vine bonus tiles side by side."""
    return "".join(f'<g class="vine-token">{vine(x + index * step, y, r, colour)}</g>' for index, colour in enumerate(colours))
