"""What a player may spend: storage, goods, workers, silver; for a desktop and for a phone."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.hexes import hex_slot
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number, picture
from burgrave.draw.pieces import stock
from burgrave.draw.shapes import box, box_mark, hit_box, landing, text, width_of
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Goods, Scene, goods_in, not_held
from burgrave.games.burgundy.drawing.tiles import good, tile
from burgrave.games.burgundy.mainboard import GOODS_SPACES, STORAGE

WIDTH, HEIGHT = 580, 132
PHONE_WIDTH, PHONE_HEIGHT = 390, 58
TOUCH = 44


def own_tray(scene: Scene) -> str:
    """The tray on a desktop."""
    return _tray(*_holdings(scene), scene.look.focus, scene.is_own, scene.edition, scene.language)


def own_tray_phone(scene: Scene) -> str:
    """The tray on a phone."""
    return _phone_tray(*_holdings(scene), scene.look.focus, scene.is_own, scene.edition, scene.language)


def _holdings(scene: Scene) -> tuple[tuple[str | None, ...], Goods, int, int, int]:
    player = scene.focus
    sold = sum(player["sold"].values())
    return tuple(player["storage"]), goods_in(player["goods"]), player["workers"], player["silver"], sold


def storage_action(storage: tuple[str | None, ...], slot: int) -> str:
    """The element of a stored tile: of equal tiles the rules offer the first, so each of them stands for it."""
    return f"storage:{storage.index(storage[slot]) + 1}"


@lru_cache(maxsize=1024)
def _tray(
    storage: tuple[str | None, ...],
    goods: Goods,
    workers: int,
    silver: int,
    sold: int,
    seat: int,
    is_own: bool,
    edition: str,
    language: str,
) -> str:
    words, y = labels(language), 80
    titles = (
        (18, words.storage, 200),
        (238, words.goods, 150),
        (408, words.workers, 64),
        (480, words.silver, 52),
    )
    out = "".join(text(x, 22, title, 11, "label start", room) for x, title, room in titles)
    if width_of(words.sold, 11, True) < 48:
        out += text(538, 22, words.sold, 11, "label start", 40)
    else:
        out += use("tag", 553, 18, 15, "soft-icon")  # the word is too long in this language
    pieces = stored(storage, 51, 69, y - 1, 38, seat, is_own, edition, language)
    for place in range(GOODS_SPACES):
        x = 261 + place * 53
        if place < len(goods):
            kind, count = goods[place]
            action, badge = f"goods:{kind + 1}" if is_own else "", f"{x} {y + 23} 1"
            pieces += good(
                x, y, 46, kind, count, words.good(kind, count), action=action, key=f"{seat}.goods:{kind + 1}", badge=badge
            )
        else:
            pieces += element("no-good", box(x, y, 44, 44, 6, "slot"), words.empty, topic="stock:goods")
    out += f"<g>{pieces}</g>" + landings(goods, 261, 53, y, 46, seat)
    out += stock(423, y, 34, "worker", workers, words.to.workers_there(workers), 20, 28, f"{seat}.workers", "stock:workers")
    out += stock(495, y, 30, "silver", silver, words.to.silver(silver), 19, 28, f"{seat}.silver", "stock:silver")
    total = text(553, y + 9, sold, 24, "serif quiet-text") + box_mark(553, y, 34, 40, 5)
    out += element("stock", total, words.sold_tiles(sold), key=f"{seat}.sold", piece=f"{seat}.sold-{sold}", topic="stock:sold")
    return picture(WIDTH, HEIGHT, out, words.your_tray)


@lru_cache(maxsize=1024)
def _phone_tray(
    storage: tuple[str | None, ...],
    goods: Goods,
    workers: int,
    silver: int,
    sold: int,
    seat: int,
    is_own: bool,
    edition: str,
    language: str,
) -> str:
    words, y = labels(language), PHONE_HEIGHT / 2
    pieces = stored(storage, 28, 45.6, y, 26.5, seat, is_own, edition, language)
    for place in range(GOODS_SPACES):
        x = 167 + place * 45.5
        if place < len(goods):
            kind, count = goods[place]
            action, badge = f"goods:{kind + 1}" if is_own else "", f"{number(x)} {y + 20} 0.9"
            area, key = hit_box(x, y, TOUCH + 1, TOUCH + 1), f"{seat}.goods:{kind + 1}"
            pieces += good(x, y, 37, kind, count, words.good(kind, count), action=action, key=key, badge=badge, hit=area)
        else:
            pieces += element("no-good", box(x, y, 34, 34, 5, "slot"), words.empty, topic="stock:goods")
    out = f"<g>{pieces}</g>" + landings(goods, 167, 45.5, y, 37, seat)
    out += stock(299, y, 24, "worker", workers, words.to.workers_there(workers), 14, 22, f"{seat}.workers", "stock:workers")
    out += stock(347, y, 24, "silver", silver, words.to.silver(silver), 15, 22, f"{seat}.silver", "stock:silver")
    return picture(PHONE_WIDTH, PHONE_HEIGHT, out, words.your_tray)


@lru_cache(maxsize=1024)
def stored(
    storage: tuple[str | None, ...], x: float, step: float, y: float, r: float, seat: int, is_own: bool, edition: str, language: str
) -> str:
    """The storage spaces of a player."""
    words, out = labels(language), ""
    for slot in range(STORAGE):
        sx, here, key = x + slot * step, storage[slot], f"{seat}.storage:{slot + 1}"
        if here:
            action = storage_action(storage, slot) if is_own else ""
            out += tile(sx, y, r, here, edition, words.tile(here), action=action, key=key)
        else:
            out += hex_slot(sx, y, r, words.empty_storage, key, "storage")
    return out


@lru_cache(maxsize=1024)
def landings(goods: Goods, x: float, step: float, y: float, size: float, seat: int) -> str:
    """Where goods of a kind that a player has not would lie: the first free space."""
    if len(goods) == GOODS_SPACES:
        return ""
    return "".join(landing(x + len(goods) * step, y, size, f"{seat}.goods:{kind + 1}") for kind in not_held(goods))
