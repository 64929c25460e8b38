"""The six depots in their ring and the black one in the middle, on a desktop."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.hexes import hex_slot
from burgrave.draw.markup import element, group, number
from burgrave.draw.pieces import die, pill, seat_class
from burgrave.draw.shapes import box_mark, box_ring, cell, hit_box, landing, stroke, text, tick
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.drawing.declaration import Band, Item
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Goods, Scene, goods_in, next_good
from burgrave.games.burgundy.drawing.ring import BLACK_ROWS, BLACK_WIDTH, DEPOT_WIDTH, Ring
from burgrave.games.burgundy.drawing.tiles import gone, good, tile
from burgrave.games.burgundy.mainboard import BLACK_PRICE, DEPOTS, PHASE_LETTERS, SPACES, depot_colours

Spaces = tuple[tuple[int, str, str | None], ...]
"""The spaces of a depot in play: number, colour and tile of each."""

RADIUS = {2: 34.5, 3: 31, 4: 29}
"""The radius of the tiles of a depot, by how many there are."""
FOOT = 22
"""The height of the line with die and goods, from its middle to the depot's lower edge."""
SMALL, SMALLEST = 29, 26
"""The width of a small piece beside the goods or few tiles, and beside many."""


@lru_cache(maxsize=64)
def printed_spaces(seats: int, phase: str) -> tuple[tuple[tuple[int, str], ...], ...]:
    """Return the number (from 1) and colour of the spaces in play, by depot."""
    spaces = depot_colours(seats, PHASE_LETTERS.index(phase))
    return tuple(
        tuple((space % SPACES + 1, COLOURS[colour]) for space, colour in spaces if space // SPACES == depot)
        for depot in range(DEPOTS)
    )


def spaces_of(scene: Scene, depot: int) -> Spaces:
    """Return the spaces of a depot that are in play, with their tiles."""
    tiles = scene.view["depots"][depot]["tiles"]
    printed = printed_spaces(scene.spaces, scene.view["phase"])[depot]
    return tuple([(space, colour, tiles[space - 1]) for space, colour in printed])


def depot_die_class(scene: Scene, depot: int) -> str:
    """Return the class of the die printed at a depot: in the acting player's colour when one of the dice shows it."""
    return f"die owned {seat_class(scene.acting)}" if scene.acting is not None and depot + 1 in scene.numbers else "die"


def ring_of_depots(scene: Scene, ring: Ring) -> list[str]:
    """Draw all six depots without their dice."""
    coming = next_good(scene)
    return [
        depot_card(
            depot,
            *ring.places[depot],
            ring.depot,
            spaces_of(scene, depot),
            goods_in(scene.view["depots"][depot]["goods"]),
            small_pieces(scene, depot),
            line_of(scene, depot),
            coming,
            depot in scene.kept_from,
            scene.edition,
            scene.language,
        )
        for depot in range(DEPOTS)
    ]


def small_pieces(scene: Scene, depot: int) -> tuple[Item, ...]:
    """Return the pieces that expansions lay beside the goods of a depot."""
    return tuple([item for items_of in scene.drawing.in_depot for item in items_of(scene, depot)])


def line_of(scene: Scene, depot: int) -> Band | None:
    """Return the line that an expansion draws above the die of a depot."""
    line = scene.drawing.depot_line
    return line(scene, depot) if line else None


def depot_dice(scene: Scene, ring: Ring) -> str:
    """Draw the dice printed at the depots."""
    kinds = tuple(depot_die_class(scene, depot) for depot in range(DEPOTS))
    return _dice(ring.places, ring.depot / 2 - FOOT, kinds, scene.language)


@lru_cache(maxsize=1024)
def _dice(places: tuple[tuple[float, float], ...], below: float, kinds: tuple[str, ...], language: str) -> str:
    words = labels(language)
    return "".join(
        die(x - DEPOT_WIDTH / 2 + 21, y + below, 29, depot + 1, words.depot(depot + 1), kinds[depot], topic="depot")
        for depot, (x, y) in enumerate(places)
    )


@lru_cache(maxsize=4096)
def depot_card(
    depot: int,
    x: float,
    y: float,
    height: float,
    spaces: Spaces,
    goods: Goods,
    pieces: tuple[Item, ...],
    line: Band | None,
    coming: int | None,
    is_asked: bool,
    edition: str,
    language: str,
) -> str:
    """Draw one depot: its tiles above, its goods and the place of its die below. More than two tiles stand in shifted rows."""
    words, name = labels(language), f"depot:{depot + 1}"
    left, right, foot = x - DEPOT_WIDTH / 2, x + DEPOT_WIDTH / 2, y + height / 2 - FOOT
    out = cell(x, y, DEPOT_WIDTH, height) + stroke(left + 4, foot - 18, right - 4, foot - 18, "cell-line")
    is_few = len(spaces) == 2
    r = RADIUS[len(spaces)]
    below = line.height if line else 0
    middle = foot - 18 - below - (height - below - 44) / 2 + (2 if is_few else 0)
    if line:
        out += stroke(left + 4, foot - 18 - below, right - 4, foot - 18 - below, "cell-line")
        out += f"<g>{line.at(left, foot - 18 - below, DEPOT_WIDTH)}</g>"
    shift = (0, 0.5) if len(spaces) == 3 else (-0.25, 0.25)
    slots = ""
    for index, (space, colour, tile_name) in enumerate(spaces):
        row, column = divmod(index, 2)
        sx = x + (column - 0.5) * r * 1.83 if is_few else x + (column - 0.5 + shift[row]) * r * 1.755
        sy = middle if is_few else middle + (row - 0.5) * r * 1.52
        key = f"{name}.{space}"
        if tile_name:
            # Two tiles have their price below each; more share one, beside the die.
            badge = f"{number(sx)} {number(sy + r)} 1" if is_few else f"{number(left + 54)} {number(foot)} 0.9 {name}"
            slots += tile(sx, sy, r, tile_name, edition, words.tile(tile_name), action=key, key=key, badge=badge)
        else:
            slots += gone(sx, sy, r, colour, words.gone[COLOURS.index(colour)], key)
    room = 84 if is_few else 58
    if pieces:
        spots = small_spots(len(spaces), x, middle, foot, len(pieces))
        room -= (SMALL - 5) * len(pieces) if is_few else 0
        slots += "".join([item.at(*spot, SMALL if len(spaces) < 4 else SMALLEST) for item, spot in zip(pieces, spots, strict=True)])
    out += f"<g>{slots}</g>" + goods_row(depot, right - 7, foot, room, goods, is_asked, language)
    if coming is not None and coming not in dict(goods):
        out += landing(right - 21, foot, 28, f"{name}.goods:{coming + 1}")
    return group(out, words.depot(depot + 1))


def small_spots(tiles: int, x: float, middle: float, foot: float, count: int) -> list[tuple[float, float]]:
    """Return where small pieces lie: beside the die, or in the notches that shifted rows of tiles leave free."""
    if tiles == 2:
        return [(x - DEPOT_WIDTH / 2 + 52 + place * (SMALL - 5), foot) for place in range(count)]
    rise = RADIUS[tiles] * 0.76
    notches = ((1, rise), (-1, rise)) if tiles == 3 else ((1, -rise), (-1, rise))
    across = DEPOT_WIDTH / 2 - (SMALL / 2 + 7 if tiles == 3 else SMALLEST / 2 + 2.5)
    return [(x + side * across, middle + down) for side, down in notches[:count]]


def goods_row(depot: int, right: float, y: float, max_width: float, goods: Goods, is_asked: bool, language: str) -> str:
    """Draw the goods of a depot, up to its right edge: as one element, or as one each where some must be chosen."""
    words, name = labels(language), f"depot:{depot + 1}"
    if not goods:
        return landing(right - 14, y, 28, name)
    size, spots = goods_spots(right, y, max_width, len(goods))
    out = ""
    for (kind, count), spot in zip(goods, spots, strict=True):
        action = f"goods:{kind + 1}" if is_asked else ""
        label = words.good(kind, count) if is_asked else ""
        out += good(*spot, size, kind, count, label, action=action, key=f"{name}.goods:{kind + 1}", is_part=not is_asked)
    if is_asked:
        return f"<g>{out}</g>"
    left = min(x for x, _ in spots) - size / 2
    around = ((left + right) / 2, y, right - left + 8, 38, 5)
    out = hit_box(*around[:4]) + out + box_mark(*around) + box_ring(*around) + tick(right, y - 16, 9)
    return element("goods", out, words.depot_goods(depot + 1, goods), name=name, key=name, piece=pile(name, goods))


def goods_spots(right: float, y: float, max_width: float, count: int) -> tuple[float, list[tuple[float, float]]]:
    """Return size and centres of the goods: one row that overlaps where needed, or two rows of smaller goods."""
    if count <= 3:
        size = 28.0 if count < 3 else 26.0
        step = min(size + 4, (max_width - size) / max(1, count - 1))
        return size, [(right - size / 2 - (count - 1 - place) * step, y) for place in range(count)]
    columns = (count + 1) // 2
    return 18, [(right - 9 - (columns - 1 - place % columns) * 20, y - 9.5 + place // columns * 19) for place in range(count)]


def pile(name: str, goods: Goods) -> str:
    """Return the name of all goods of a depot as one piece: it changes when any of them does, and equals no single piece's."""
    return f"{name} " + " ".join(f"{kind + 1}x{count}" for kind, count in goods)


def black_depot(scene: Scene, ring: Ring) -> str:
    """Draw the black depot, with what expansions lay at its foot."""
    feet = tuple([band for bands_of in scene.drawing.black_foot for band in bands_of(scene)])
    return _black_depot(*ring.middle, ring.black, tuple(scene.view["black_depot"]), feet, scene.edition, scene.language)


@lru_cache(maxsize=1024)
def _black_depot(
    x: float, y: float, height: float, tiles: tuple[str | None, ...], feet: tuple[Band, ...], edition: str, language: str
) -> str:
    """Draw its tiles in shifted rows; their price stands once, at the top."""
    words = labels(language)
    rows, r, small = BLACK_ROWS[len(tiles)]
    left, right, top = x - BLACK_WIDTH / 2, x + BLACK_WIDTH / 2, y - height / 2
    title = text(left + 13, top + 28, words.black, 17, "serif start", 86) + pill(right - 30, top + 23, BLACK_PRICE, "silver")
    out = cell(x, y, BLACK_WIDTH, height) + element("black-title", title, topic="black")
    bottom = y + height / 2
    middle = y + 17
    if feet:
        r, foot = small, bottom - sum(band.height for band in feet)
        middle = (top + 42 + foot - 3) / 2
        for band in feet:
            out += stroke(left + 4, foot, right - 4, foot, "cell-line") + f"<g>{band.at(left, foot, BLACK_WIDTH)}</g>"
            foot += band.height
    slots = ""
    place = 0
    for row, width in enumerate(rows):
        for column in range(width):
            shift = 0 if rows == (3, 2, 3) else (-0.25, 0.25)[row % 2]
            sx = x + (column - (width - 1) / 2 + shift) * r * 1.76
            sy = middle + (row - (len(rows) - 1) / 2) * r * 1.54
            tile_name, key = tiles[place], f"black:{place + 1}"
            place += 1
            if tile_name:
                slots += tile(sx, sy, r, tile_name, edition, words.tile(tile_name), action=key, key=key)
            else:
                slots += hex_slot(sx, sy, r, words.empty, key, "black")
    return group(f"{out}<g>{slots}</g>", words.black_depot, "black")
