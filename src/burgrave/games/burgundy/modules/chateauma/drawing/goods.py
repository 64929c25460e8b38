"""What Chateauma can sell and spend: drawn in its card, and in a tray of its own, since it has no storage."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.pieces import stock
from burgrave.draw.shapes import box, text
from burgrave.games.burgundy.drawing.declaration import Band
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Goods, Scene, goods_in
from burgrave.games.burgundy.drawing.tiles import good
from burgrave.games.burgundy.drawing.tray import HEIGHT, PHONE_HEIGHT

Spots = tuple[tuple[float, float], ...]


def goods_at(spots: Spots, size: float, seat: int, goods: Goods) -> str:
    """Draw its goods, each kind in its place."""
    held, out = dict(goods), ""
    for kind, (x, y) in enumerate(spots):
        key = f"{seat}.goods:{kind + 1}"
        if held.get(kind):
            out += good(x, y, size, kind, held[kind], key=key)
        else:
            body = box(x, y, size - 2, size - 2, 3, "slot") + text(x, y + size * 0.2, kind + 1, size * 0.5, "serif quiet-text")
            out += element("taken", body, key=key, topic="stock:goods")
    return out


def silver_at(x: float, y: float, size: float, seat: int, silver: int, is_below: bool) -> str:
    """Draw its silver, the number below or beside it."""
    amount = text(x, y + 34, silver, 18, "serif") if is_below else text(x + size * 0.7, y + 5, silver, 15, "serif start")
    return element("stock", use("silver", x, y, size) + amount, key=f"{seat}.silver", piece=str(silver), topic="stock:silver")


@lru_cache(maxsize=256)
def line(left: float, top: float, width: float, seat: int, goods: Goods, silver: int, language: str) -> str:
    """Draw the tray on a desktop."""
    words, y = labels(language), top + 80
    titles = ((18, words.goods, 150), (480, words.silver, 80))
    out = "".join(text(left + x, top + 22, title, 11, "label start", room) for x, title, room in titles)
    out += goods_at(tuple((left + 41 + place * 58, y) for place in range(6)), 46, seat, goods)
    return out + stock(left + 495, y, 30, "silver", silver, words.language.silver(silver), 19, 28, f"{seat}.silver", "stock:silver")


@lru_cache(maxsize=256)
def line_phone(left: float, top: float, width: float, seat: int, goods: Goods, silver: int, language: str) -> str:
    """Draw the tray on a phone."""
    words, y = labels(language), top + PHONE_HEIGHT / 2
    out = goods_at(tuple((left + 28 + place * 47, y) for place in range(6)), 37, seat, goods)
    return out + stock(left + 340, y, 24, "silver", silver, words.language.silver(silver), 15, 22, f"{seat}.silver", "stock:silver")


def held(scene: Scene) -> tuple[int, Goods, int, str]:
    """Return the arguments of the functions that draw the tray."""
    player = scene.focus
    return scene.look.focus, goods_in(player["goods"]), player["silver"], scene.language


def tray(scene: Scene, seat: int) -> Band | None:
    """Return its tray where the reader looks at its board, in this seat; None elsewhere."""
    return Band(HEIGHT, line, held(scene)) if scene.look.focus == seat else None


def tray_phone(scene: Scene, seat: int) -> Band | None:
    """Return its tray on a phone where the reader looks at its board; None elsewhere."""
    return Band(PHONE_HEIGHT, line_phone, held(scene)) if scene.look.focus == seat else None
