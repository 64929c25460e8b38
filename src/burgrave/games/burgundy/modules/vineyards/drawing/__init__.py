"""Vineyards: the own one in a deeper tray, on a phone in a tab, small ones in cards; choices in the prompt; pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from burgrave.draw.drawing import style_sheet
from burgrave.draw.hexes import hex_ring, hex_tick
from burgrave.draw.icons import use
from burgrave.draw.markup import element, escape, figure, picture
from burgrave.draw.parts import Tab
from burgrave.draw.pieces import HAND, in_hand, mark_of, stock
from burgrave.draw.shapes import counter, hit_box, stroke, text
from burgrave.games.burgundy.drawing.declaration import Band, BurgundyDrawing, Item
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Goods, Scene
from burgrave.games.burgundy.drawing.storage import Room, Stored, storage_row
from burgrave.games.burgundy.drawing.tiles import tile
from burgrave.games.burgundy.drawing.tray import held_by, own_goods, sold_goods
from burgrave.games.burgundy.modules.vineyards.drawing.board import (
    DEEP,
    Place,
    Planted,
    radius_for,
    small_vineyard,
    tokens,
    vineyard,
    width_of,
)
from burgrave.games.burgundy.modules.vineyards.drawing.depot import (
    black_foot,
    depot_line,
    on_road,
    store_items,
    strip,
    vineyards_view,
)
from burgrave.games.burgundy.modules.vineyards.drawing.vines import (
    ICONS,
    PATTERNS,
    double,
    double_body,
    pair_of,
    small_body,
    vine,
)
from burgrave.games.burgundy.modules.vineyards.vineyard import ID
from burgrave.games.burgundy.modules.vineyards.words.names import vine_colours

TRAY: Final = 252
PHONE_WIDTH: Final = 390
CLAIM: Final = 45
"""The distance between two vine bonus tiles that can be chosen."""
PAYS: Final = {"action": "castle", "placement": "town_hall", "sale": "warehouse"}
"""By gift: the tile whose element pays for its action."""


# ---- storage -----------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def stored_double(x: float, y: float, r: float, name: str, action: str, key: str, language: str) -> str:
    """Draw a double hex on two storage spaces."""
    r = r * 0.98 if r < 22 else r * 0.95
    return double(x, y, r, name, pair_of(name), labels(language).tile(name), action, key)


def stored(scene: Scene, seat: int) -> dict[int, Item]:
    """Return the double hexes in storage, each with the space after it."""
    tiles, is_own = scene.view["players"][seat]["storage"], seat == scene.look.focus and scene.is_own
    return {
        slot: Item(
            stored_double,
            (name, f"storage:{tiles.index(name) + 1}" if is_own else "", f"{seat}.storage:{slot + 1}", scene.language),
            2,
        )
        for slot, name in enumerate(tiles)
        if name and name.startswith("vine-")
    }


# ---- the own vineyard --------------------------------------------------------------------------------------------------------

Vines = tuple[Planted, str, tuple[str, ...], tuple[int, ...]]
"""What is planted, the only double hex in storage, the vine bonus tiles, and their points."""


def vines_of(scene: Scene, seat: int) -> Vines:
    """Return what is drawn of a seat's vineyard."""
    own = vineyards_view(scene)["vineyards"][seat]
    waiting = {name for name in scene.view["players"][seat]["storage"] if name and name.startswith("vine-")}
    bonus = tuple(colour for colour, count in own["tiles"].items() for _ in range(count))
    points = tuple(points for _, points in own["points"])
    return Planted(tuple(own["spaces"]), tuple(own["cells"])), waiting.pop() if len(waiting) == 1 else "", bonus, points


def sum_of(points: tuple[int, ...]) -> str:
    """Return points as a sum: "6 + 3"."""
    return " + ".join(map(str, points)) or "0"


@lru_cache(maxsize=1024)
def tray(
    left: float,
    top: float,
    width: float,
    vines: Vines,
    storage: Stored,
    goods: Goods,
    workers: int,
    silver: int,
    sold: int,
    seat: int,
    is_own: bool,
    edition: str,
    language: str,
) -> str:
    """Draw storage, goods, workers and silver on the left, the vineyard on the right."""
    words, middle = labels(language), 258
    planted, waiting, bonus, points = vines
    out = text(16, top + 21, words.storage, 11, "label start", 200) + text(16, top + 132, words.goods, 11, "label start", 130)
    out += f"<g>{storage_row(storage, Room(12, top + 72, 232, 90, 36, 1.816), seat, is_own, edition, language)}</g>"
    out += own_goods(goods, 37, top + 170, 42, 49, 0, seat, is_own, language)
    out += stock(
        186, top + 154, 26, "worker", workers, words.language.workers_there(workers), 17, 23, f"{seat}.workers", "stock:workers"
    )
    out += stock(186, top + 188, 24, "silver", silver, words.language.silver(silver), 17, 23, f"{seat}.silver", "stock:silver")
    out += sold_goods(240, top + 166, sold, seat, language) + use("tag", 240, top + 194, 15, "soft-icon")
    out += bonus_line(16, top + 229, 238, bonus, points, seat, language)
    out += stroke(middle, top + 10, middle, top + TRAY - 10, "cell-line")
    out += text(middle + 14, top + 21, words.language.gettext("Your vineyard"), 11, "label start", 110)
    r = radius_for(width - middle - 12, TRAY - 16)
    place = Place(width - 6 - width_of(r), top + TRAY - 8 - r, round(r, 2))
    return out + vineyard(place, planted, waiting, seat, is_own, language)


@lru_cache(maxsize=512)
def bonus_line(
    x: float, y: float, max_width: float, bonus: tuple[str, ...], points: tuple[int, ...], seat: int, language: str
) -> str:
    """Draw the vine bonus tiles of a seat and the points they would score now."""
    texts = labels(language).language
    title = texts.gettext("Vines")
    step = min(26, (max_width - 128) / max(1, len(bonus) - 1)) if len(bonus) > 1 else 26
    start = x + 56
    body = text(x, y + 4, title, 11, "label start", 38) + tokens(start, y, 12, step, bonus)
    end = start + step * (len(bonus) - 1) + 20 if bonus else start
    body += text(end, y + 6, sum_of(points), 16, "serif start", x + max_width - end)
    label = texts.gettext("vine bonus tiles: {colours}; they score {points} so far").format(
        colours=", ".join(vine_colours(texts)[VINE_PLACE[colour]] for colour in bonus), points=sum(points)
    )
    return element("vine-tiles", body, label, key=f"{seat}.vine_tiles", piece=f"{seat}.vine_tiles-{len(bonus)}", topic="vine_tile")


VINE_PLACE: Final = {colour: index for index, colour in enumerate(("orange", "yellow", "green", "red", "black", "blue"))}


def own_tray(scene: Scene) -> Band | None:
    """Return the tray of a desktop; None for a seat that the game plays and that has no vineyard."""
    if not vineyards_view(scene)["vineyards"][scene.look.focus]["in_play"]:
        return None
    return Band(TRAY, tray, (vines_of(scene, scene.look.focus), *held_by(scene)))


@lru_cache(maxsize=512)
def phone_board(vines: Vines, seat: int, is_own: bool, language: str) -> str:
    """Draw the vineyard for a tab of its own, its cells wider than a finger."""
    planted, waiting, bonus, points = vines
    texts = labels(language).language
    r = round(radius_for(PHONE_WIDTH - 16, 999), 2)
    height = round(DEEP * r + 16)
    place = Place(8, height - 8 - r, r)
    title = text(10, 24, texts.gettext("Your vineyard"), 12, "label start", 120)
    out = title + bonus_line_phone(10, 52, bonus, points, seat, language)
    out += vineyard(place, planted, waiting, seat, is_own, language)
    return picture(PHONE_WIDTH, height, out, texts.gettext("your vineyard"))


@lru_cache(maxsize=512)
def bonus_line_phone(x: float, y: float, bonus: tuple[str, ...], points: tuple[int, ...], seat: int, language: str) -> str:
    """Draw the vine bonus tiles in the corner that a vineyard leaves free, and their points below."""
    texts = labels(language).language
    rows = [bonus[start : start + 4] for start in range(0, len(bonus), 4)]
    body = "".join(tokens(x + 12, y + index * 26, 12, 26, row) for index, row in enumerate(rows))
    body += text(x, y + len(rows) * 26 + 2, sum_of(points), 15, "serif start", 112)
    label = texts.gettext("vine bonus tiles: {colours}; they score {points} so far").format(
        colours=", ".join(vine_colours(texts)[VINE_PLACE[colour]] for colour in bonus), points=sum(points)
    )
    return element("vine-tiles", body, label, key=f"{seat}.vine_tiles", piece=f"{seat}.vine_tiles-{len(bonus)}", topic="vine_tile")


def tab(scene: Scene) -> Tab:
    """Return the tab of a phone with the vineyard."""
    words, seat = labels(scene.language).language, scene.look.focus
    board = phone_board(vines_of(scene, seat), seat, scene.is_own, scene.language)
    return Tab("vineyard", words.gettext("Vines"), "vine", board)


# ---- others ------------------------------------------------------------------------------------------------------------------


def below_card(scene: Scene, seat: int, style: str) -> str:
    """Draw the vineyard of another seat."""
    if style == "only" or not vineyards_view(scene)["vineyards"][seat]["in_play"]:
        return ""
    planted, _, bonus, points = vines_of(scene, seat)
    return card_line(planted, bonus, points, seat, style == "large", scene.language)


def score_figure(scene: Scene, seat: int) -> str:
    """Draw a vineyard for the score sheet."""
    return small_figure(vines_of(scene, seat)[0], 9.6, "") if vineyards_view(scene)["vineyards"][seat]["in_play"] else ""


@lru_cache(maxsize=256)
def small_figure(planted: Planted, r: float, label: str) -> str:
    """Draw a small vineyard as a picture of its own."""
    high = DEEP * r + 4
    return figure(round(width_of(r) + 4, 1), round(high, 1), small_vineyard(Place(2, high - 2 - r, r), planted), label)


@lru_cache(maxsize=512)
def card_line(planted: Planted, bonus: tuple[str, ...], points: tuple[int, ...], seat: int, is_large: bool, language: str) -> str:
    """Draw a small vineyard, bonus tiles, and their points so far."""
    texts = labels(language).language
    words = texts.gettext("{count} of {spaces} double spaces planted").format(
        count=sum(map(bool, planted.spaces)), spaces=len(planted.spaces)
    )
    vineyard_drawn = small_figure(planted, 9.6 if is_large else 7.4, words)
    row = 30 if is_large else 22
    size = 13 if is_large else 10
    held = tokens(size + 1, row / 2, size, 2 * size + 1, bonus)
    tiles = figure(max(1, len(bonus)) * (2 * size + 1) + 2, row, f'<g data-key="{seat}.vine_tiles" data-piece="">{held}</g>')
    vines, score = escape(texts.gettext("Vines")), escape(labels(language).points)
    return (
        f'<div class="vine-line{"" if is_large else " low"}">{vineyard_drawn}<div><span class="caps">{vines}</span>{tiles}</div>'
        f'<div><span class="caps">{score}</span><b class="serif">{sum_of(points)}</b></div></div>'
    )


# ---- in the prompt -------------------------------------------------------------------------------------------------------------


def hand(scene: Scene) -> str:
    """Draw vine bonus tiles to choose from, and the tiles that stand for gifts."""
    view, out = vineyards_view(scene), ""
    if scene.step == "ClaimVineTile":
        out += pool(tuple((colour, count) for colour, count in view["pool"].items() if count), scene.is_live, scene.language)
    for gift in view["gifts"]:
        if gift in PAYS:
            name = PAYS[gift]
            action = f"tile:{name}" if scene.is_live else ""
            piece = tile(
                HAND / 2, HAND / 2, 32, name, scene.edition, labels(scene.language).tile(name), action=action, is_variant=True
            )
            out += in_hand(piece)
    return out


@lru_cache(maxsize=64)
def pool(tiles: tuple[tuple[str, int], ...], is_live: bool, language: str) -> str:
    """Draw the vine bonus tiles that can be taken, close together, and how many there are of each."""
    texts, out = labels(language).language, ""
    label = texts.gettext("vine bonus tile: {colour}")
    for index, (colour, count) in enumerate(tiles):
        x, y = CLAIM / 2 + index * CLAIM, HAND / 2
        body = (
            hit_box(x, y, CLAIM, HAND)
            + f'<g class="vine-token">{vine(x, y, 24, colour)}</g>'
            + hex_ring(x, y, 25)
            + hex_tick(x, y, 22)
        )
        body += counter(x + 12, y + 18, 8, count)
        name = f"vine_tile:{colour}" if is_live else ""
        out += element(
            "vine-choice", body, label.format(colour=vine_colours(texts)[VINE_PLACE[colour]]), name=name, topic="vine_tile"
        )
    return in_hand(out, width=CLAIM * len(tiles), css_class="vine-pool")


# ---- pictures ------------------------------------------------------------------------------------------------------------------


def granted(language: str) -> str:
    """Draw the vineyard as what grants an action."""
    return f'<g class="double">{double_body(0, 0, 16, ("green", "red"))}</g>'


def symbol(piece: str, edition: str) -> str:
    """Draw a double hex alone."""
    if not piece.startswith("vine-"):
        return ""
    return figure(124, 76, double(62, 37, 33, piece, pair_of(piece)))


def mark(view: Mapping[str, Any], path: Sequence[str], verb: str) -> str:
    """Draw the double hex or vine that an action is about."""
    extra = view["extra"][ID]
    seat = view["seat"] if view["seat"] in view["to_act"] else (view["to_act"] or [0])[0]
    for name in path:
        kind, _, place = name.partition(":")
        tile_name = None
        if kind == "vine_tile":
            return mark_of(f'<g class="vine-token">{vine(14, 14, 13, place)}</g>')
        if kind == "vine_depot":
            tile_name = extra["depot"][extra["depot_spaces"].index(int(place))]["tile"]
        elif kind == "vine_store":
            tile_name = extra["store"][extra["store_spaces"].index(int(place))]
        elif kind == "storage":
            tile_name = view["players"][seat]["storage"][int(place) - 1]
        if tile_name and tile_name.startswith("vine-"):
            pair = pair_of(tile_name)
            turned = any(other.startswith("vine:") and int(other[5:]) % 2 == 0 for other in path)
            return mark_of(f'<g class="double">{double_body(14, 14, 8, pair[::-1] if turned else pair)}</g>')
    return ""


DRAWING: Final = BurgundyDrawing(
    icons=ICONS,
    css=style_sheet("burgrave.games.burgundy.modules.vineyards", "vineyards.css"),
    patterns=PATTERNS,
    tile_bodies={"vine": small_body, "half": small_body},
    depot_line=depot_line,
    on_road=(on_road,),
    black_foot=(black_foot,),
    black_row=(store_items,),
    strip_lines=(strip,),
    instead_of_tray=(own_tray,),
    module_tabs=(tab,),
    stored=(stored,),
    in_prompt=(hand,),
    grants={"vineyard": granted},
    below_card=(below_card,),
    beside_figure=(score_figure,),
    module_symbols=(symbol,),
    module_marks=(mark,),
    verb_icons={"take_vine": "double_hex", "buy_vine": "silver", "plant": "vine", "claim_vine": "vine"},
    source_icons={"vineyard": "vine", "vines": "grapes"},
    module_icons={ID: "vine"},
)
