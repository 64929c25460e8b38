"""The main board on a phone: the ring as six columns in the order of the dice, the black depot below.

Everything that may be tapped has an area of at least 44 px: where a piece is smaller, an invisible one reaches further.
"""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.hexes import hex_slot
from burgrave.draw.markup import element, group, number, picture
from burgrave.draw.pieces import die, pill, standing_pill
from burgrave.draw.shapes import box, box_mark, box_ring, hit_box, hit_polygon, landing, text
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.drawing.declaration import Item
from burgrave.games.burgundy.drawing.depots import Spaces, depot_die_class, pile, small_pieces, spaces_of
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.phone import GAP, MARGIN, PIECES, TOP, Shape, has_pieces, lines_of, more_black, shape_of
from burgrave.games.burgundy.drawing.reading import Goods, Scene, goods_in, next_good
from burgrave.games.burgundy.drawing.tiles import gone, good, tile
from burgrave.games.burgundy.mainboard import BLACK_PRICE, DEPOTS

WIDTH = 390
COLUMN = 64.4
FIRST = 34
"""The centre of the first column."""
TOUCH = 44


def strip(scene: Scene) -> str:
    """Draw the main board of a phone: all depots."""
    tiles, lines, more, black = scene.spaces, lines_of(scene), more_black(scene), tuple(scene.view["black_depot"])
    shape = shape_of(scene)
    bottom = shape.bottom(tiles) + (PIECES if has_pieces(scene) else 0)
    out = bands(bottom - 5) + "".join(
        column(
            depot,
            spaces_of(scene, depot),
            goods_in(scene.view["depots"][depot]["goods"]),
            small_pieces(scene, depot),
            next_good(scene),
            depot_die_class(scene, depot),
            depot in scene.kept_from,
            shape,
            scene.edition,
            scene.language,
        )
        for depot in range(DEPOTS)
    )
    for band in lines:
        out += f"<g>{band.at(0, bottom, WIDTH)}</g>"
        bottom += band.height
    out += black_row(bottom, shape, black, more, scene.edition, scene.language)
    bottom += shape.black_line * shape.black_lines
    return picture(WIDTH, bottom + MARGIN, out, labels(scene.language).depots, f"draw strip{tiles}")


def bands(height: float) -> str:
    """Draw the shade of every second column; below all of them, so that no ring is cut."""
    lefts = [number(FIRST + (depot - 0.5) * COLUMN) for depot in range(1, DEPOTS, 2)]
    shade = f'y="0" width="{COLUMN}" height="{number(height)}"'
    return "".join(f'<rect class="band" x="{left}" {shade}/>' for left in lefts)


@lru_cache(maxsize=4096)
def column(
    depot: int,
    spaces: Spaces,
    goods: Goods,
    pieces: tuple[Item, ...],
    coming: int | None,
    die_class: str,
    is_asked: bool,
    shape: Shape,
    edition: str,
    language: str,
) -> str:
    """Draw one depot: die and goods above, tiles below each other or in a zigzag, then small pieces of expansions."""
    words, name, x = labels(language), f"depot:{depot + 1}", FIRST + depot * COLUMN
    out = ""
    first = x - min(20.5, 9.5 * len(goods))
    out += die(first, 19, 23, depot + 1, words.depot(depot + 1), die_class, topic="depot")
    size, spots = goods_spots(first + 21, len(goods))
    goods_drawn = "".join(
        good(*spot, size, kind, count, key=f"{name}.goods:{kind + 1}", is_part=True)
        for spot, (kind, count) in zip(spots, goods, strict=True)
    )
    if goods and not is_asked:
        # The area reaches below the line; it is drawn before the tiles, so that theirs stay their own.
        area = hit_box(x, TOUCH / 2, COLUMN, TOUCH)
        left, right = min(gx for gx, _ in spots) - size / 2 - 1, max(gx for gx, _ in spots) + size / 2 + 3
        around = ((left + right) / 2, 19, right - left, size + 7 if len(goods) < 3 else 36, 5)
        body = area + goods_drawn + box_mark(*around) + box_ring(*around)
        label = words.depot_goods(depot + 1, goods)
        out += element("goods", body, label, name=name, key=name, piece=pile(name, goods))
    else:
        out += goods_drawn if goods else landing(x, 19, 20, name)
    if coming is not None and coming not in dict(goods):
        out += landing(first + 21, 19, size, f"{name}.goods:{coming + 1}")
    place_tiles = _straight if shape.is_straight else _zigzag
    tiles = place_tiles(x, name, spaces, shape.r, edition, language)
    for index, item in enumerate(pieces):
        part = COLUMN / len(pieces)
        px, py = x + (index - (len(pieces) - 1) / 2) * part, shape.bottom(len(spaces)) - 7 + PIECES / 2
        # As wide as its part of the column: a finger needs all of it.
        tiles += item.at(px, py, min(34, part - 3))
    return group(f"{out}<g>{tiles}</g>", words.depot(depot + 1))


def goods_spots(x: float, count: int) -> tuple[float, list[tuple[float, float]]]:
    """Return size and centres of the goods beside a die: one row, or two of smaller goods."""
    if count <= 2:
        return 17.5, [(x - 1 + place * 19.0, 19) for place in range(count)]
    columns, size, step = (2, 14.5, 19.5) if count <= 4 else (3, 12.0, 13.0)
    return size, [(x + 0.5 + place % columns * step, 12 + place // columns * 17.5) for place in range(count)]


def _straight(x: float, name: str, spaces: Spaces, r: float, edition: str, language: str) -> str:
    words, out = labels(language), ""
    for index, (space, colour, tile_name) in enumerate(spaces):
        y, key = TOP + r + index * (2 * r + GAP), f"{name}.{space}"
        badge = f"{number(x)} {number(y + r)} 1"
        if tile_name:
            out += tile(x, y, r, tile_name, edition, words.tile(tile_name), action=key, key=key, badge=badge)
        else:
            out += gone(x, y, r, colour, words.gone[COLOURS.index(colour)], key)
    return out


def _zigzag(x: float, name: str, spaces: Spaces, r: float, edition: str, language: str) -> str:
    words, out = labels(language), ""
    for index, (space, colour, tile_name) in enumerate(spaces):
        side = 1 if index % 2 else -1
        sx, sy, key = x + side * 0.433 * r, TOP + r + index * 1.5 * r, f"{name}.{space}"
        if tile_name:
            area = notched(sx, sy, r, side, x)
            # All tiles of a depot cost the same: one price, in the notch beside the first.
            badge = f"{number(x + 17)} {number(TOP + 12)} 0.86 {name}"
            out += tile(sx, sy, r, tile_name, edition, words.tile(tile_name), action=key, key=key, badge=badge, hit=area)
        else:
            out += gone(sx, sy, r, colour, words.gone[COLOURS.index(colour)], key)
    return out


def notched(x: float, y: float, r: float, side: int, middle: float) -> str:
    """Draw the area for a finger around a tile of a zigzag: out to the edge of its column, and into the notch between its
    neighbours."""
    half, edge = r * 0.866, abs(middle + side * COLUMN / 2 - x)
    far = min(1.732 * r, COLUMN / 2 + abs(middle - x))
    slope = r - far * 0.577
    shape = [(edge, -r / 2), (half, -r / 2), (0, -r), (-far, -slope), (-far, slope), (0, r), (half, r / 2), (edge, r / 2)]
    return hit_polygon([(x + side * across, y + down) for across, down in shape])


@lru_cache(maxsize=1024)
def black_row(top: float, shape: Shape, tiles: tuple[str | None, ...], more: tuple[Item, ...], edition: str, language: str) -> str:
    """Draw the black depot in one row, or in two; `more` lies at its end."""
    words, r, height = labels(language), shape.black_r, shape.black_line * shape.black_lines
    y, out = top + height / 2, box(WIDTH / 2, top + height / 2, 380, height, 7, "cell")
    count = -(-(len(tiles) + sum(item.span for item in more)) // shape.black_lines)
    if count > 6:
        title, left = standing_pill(16.5, y, BLACK_PRICE, "silver"), 27.0
    else:
        title = text(40, y - 5, words.black, 14, "serif", 58) + pill(40, y + 13, BLACK_PRICE, "silver")
        left = 76.0
    out += element("black-title", title, topic="black")
    step = min(60, (384 - left) / count)
    first = left + (384 - left - step * (count - 1)) / 2

    def spot(place: float) -> tuple[float, float]:
        return first + place % count * step, top + shape.black_line * (place // count + 0.5)

    slots = ""
    for place, tile_name in enumerate(tiles):
        key = f"black:{place + 1}"
        if tile_name:
            slots += tile(*spot(place), r, tile_name, edition, words.tile(tile_name), action=key, key=key)
        else:
            slots += hex_slot(*spot(place), r - 2, words.empty, key, "black")
    end = len(tiles)
    for item in more:
        slots += item.at(*spot(end + (item.span - 1) / 2), r)
        end += item.span
    return group(f"{out}<g>{slots}</g>", words.black_depot, "black")
