"""The tray with what a player may spend: storage, goods, workers, silver; on a desktop and on a phone."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.icons import use
from burgrave.draw.markup import element, number, picture
from burgrave.draw.pieces import stock
from burgrave.draw.shapes import box, box_mark, hit_box, landing, stroke, text, width_of
from burgrave.games.burgundy.drawing.declaration import Band
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Goods, Scene, goods_in, not_held
from burgrave.games.burgundy.drawing.storage import Room, Stored, storage_row, stored_by
from burgrave.games.burgundy.drawing.tiles import good
from burgrave.games.burgundy.mainboard import GOODS_SPACES, STORAGE

WIDTH, HEIGHT = 580, 132
PHONE_WIDTH, PHONE_HEIGHT = 390, 58
TOUCH = 44

Held = tuple[Stored, Goods, int, int, int, int, bool, str, str]
"""Storage, goods, workers, silver, how many goods were sold; then seat, whether it can be clicked, edition and language."""


def held_by(scene: Scene) -> Held:
    """Return what the player in the middle holds, as arguments of the functions that draw trays."""
    player, seat = scene.focus, scene.look.focus
    stored, goods, sold = stored_by(scene, seat), goods_in(player["goods"]), sum(player["sold"].values())
    return stored, goods, player["workers"], player["silver"], sold, seat, scene.is_own, scene.edition, scene.language


def own_tray(scene: Scene) -> str:
    """Draw the tray on a desktop."""
    return _tray(tray_bands(scene), WIDTH, HEIGHT, scene.language)


def tray_bands(scene: Scene) -> tuple[Band, ...]:
    """Return the lines of the tray on a desktop."""
    other = next((band for draw in scene.drawing.instead_of_tray if (band := draw(scene))), None)
    below = [band for bands_of in scene.drawing.below_tray for band in bands_of(scene)]
    return other or Band(HEIGHT, tray, held_by(scene)), *below


def tray_height(scene: Scene) -> float:
    """Return the height of the tray on a desktop."""
    return sum(band.height for band in tray_bands(scene))


def own_tray_phone(scene: Scene) -> str:
    """Draw the tray on a phone."""
    return _tray(tray_bands_phone(scene), PHONE_WIDTH, PHONE_HEIGHT, scene.language)


def tray_bands_phone(scene: Scene) -> tuple[Band, ...]:
    """Return the lines of the tray on a phone."""
    other = next((band for draw in scene.drawing.instead_of_tray_phone if (band := draw(scene))), None)
    below = [band for bands_of in scene.drawing.below_tray_phone for band in bands_of(scene)]
    held = held_by(scene)
    height = PHONE_HEIGHT * (2 if is_long(held[0], held[1]) else 1)
    return other or Band(height, phone_tray, held), *below


@lru_cache(maxsize=1024)
def _tray(bands: tuple[Band, ...], width: float, usual: float, language: str) -> str:
    """Draw all lines of a tray. A tray that is deeper than usual is as high as its width asks for (see burgundy.css)."""
    out, top = "", 0.0
    for band in bands:
        out += (stroke(0, top, width, top, "tray-line") if top else "") + band.at(0, top, width)
        top += band.height
    return picture(width, top, out, labels(language).your_tray, "draw deep" if top > usual else "draw")


@lru_cache(maxsize=1024)
def tray(
    left: float,
    top: float,
    width: float,
    stored: Stored,
    goods: Goods,
    workers: int,
    silver: int,
    sold: int,
    seat: int,
    is_own: bool,
    edition: str,
    language: str,
) -> str:
    """Draw the line that every tray has, on a desktop."""
    words, y, title = labels(language), top + 80, top + 22
    titles = (
        (18, words.storage, 200),
        (238, words.goods, 150),
        (408, words.workers, 64),
        (480, words.silver, 52),
    )
    out = "".join(text(x, title, words_, 11, "label start", room) for x, words_, room in titles)
    if width_of(words.sold, 11, True) < 48:
        out += text(538, title, words.sold, 11, "label start", 40)
    else:
        out += use("tag", 553, title - 4, 15, "soft-icon")  # the word is too long in this language
    out += f"<g>{storage_row(stored, Room(16.5, y - 1, 207.1, 98, 38), seat, is_own, edition, language)}</g>"
    out += own_goods(goods, 261, y, 46, 53, 0, seat, is_own, language)
    out += stock(423, y, 34, "worker", workers, words.language.workers_there(workers), 20, 28, f"{seat}.workers", "stock:workers")
    out += stock(495, y, 30, "silver", silver, words.language.silver(silver), 19, 28, f"{seat}.silver", "stock:silver")
    return out + sold_goods(553, y, sold, seat, language)


@lru_cache(maxsize=1024)
def phone_tray(
    left: float,
    top: float,
    width: float,
    stored: Stored,
    goods: Goods,
    workers: int,
    silver: int,
    sold: int,
    seat: int,
    is_own: bool,
    edition: str,
    language: str,
) -> str:
    """Draw the line that every tray has, on a phone; more than usual takes two lines, so that fingers still find it."""
    words, y, x = labels(language), top + PHONE_HEIGHT / 2, 167.0
    is_double = is_long(stored, goods)
    room = Room(5.2, y, 380 if is_double else 137, 56, 26.5, 1.7208)
    out = f"<g>{storage_row(stored, room, seat, is_own, edition, language)}</g>"
    if is_double:
        y, x = y + PHONE_HEIGHT, 28.0
    out += own_goods(goods, x, y, 37, 45.5, TOUCH + 1, seat, is_own, language)
    out += stock(299, y, 24, "worker", workers, words.language.workers_there(workers), 14, 22, f"{seat}.workers", "stock:workers")
    return out + stock(347, y, 24, "silver", silver, words.language.silver(silver), 15, 22, f"{seat}.silver", "stock:silver")


def is_long(stored: Stored, goods: Goods) -> bool:
    """Whether storage and goods need a line each on a phone."""
    return sum(span for _, span in stored.spans) > STORAGE or len(goods) > GOODS_SPACES


def own_goods(
    goods: Goods, x: float, y: float, size: float, step: float, touch: float, seat: int, is_own: bool, language: str
) -> str:
    """Draw goods in a row, the first at x, y. More kinds than a board has spaces stand in two rows, but not where fingers
    (`touch`) need their room."""
    words, out, count = labels(language), "", max(GOODS_SPACES, len(goods))
    columns, below = count, size / 2
    if count > GOODS_SPACES and not touch:
        columns, size = GOODS_SPACES, size * 0.8
        y, below = y - size / 2 - 3, size / 2 - 4
    for place in range(count):
        row, column = divmod(place, columns)
        px, py = x + column * step, y + row * (size + 7)
        if place < len(goods):
            kind, amount = goods[place]
            action, key = f"goods:{kind + 1}" if is_own else "", f"{seat}.goods:{kind + 1}"
            badge = f"{number(px)} {number(py + below)} 1" if not touch else f"{number(px)} {number(py + below + 1.5)} 0.9"
            area = hit_box(px, py, touch, touch) if touch else ""
            out += good(px, py, size, kind, amount, words.good(kind, amount), action=action, key=key, badge=badge, hit=area)
        else:
            out += element("no-good", box(px, py, size - 2, size - 2, 6, "slot"), words.empty, topic="stock:goods")
    return f"<g>{out}</g>" + landings(goods, x, step, y, size, seat)


def sold_goods(x: float, y: float, sold: int, seat: int, language: str) -> str:
    """Draw how many goods a player has sold."""
    total = text(x, y + 9, sold, 24, "serif quiet-text") + box_mark(x, y, 34, 40, 5)
    label = labels(language).sold_tiles(sold)
    return element("stock", total, label, key=f"{seat}.sold", piece=f"{seat}.sold-{sold}", topic="stock:sold")


@lru_cache(maxsize=1024)
def landings(goods: Goods, x: float, step: float, y: float, size: float, seat: int) -> str:
    """Draw the place where goods of a kind that a player does not hold would lie: the first free space."""
    if len(goods) >= GOODS_SPACES:
        return ""
    return "".join(landing(x + len(goods) * step, y, size, f"{seat}.goods:{kind + 1}") for kind in not_held(goods))
