"""What a player holds besides tiles: goods, and houses and pillars to build."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.markup import element, number, picture
from burgrave.draw.pieces import seat_class
from burgrave.draw.shapes import box_mark, box_ring, hit_box, stroke, text, tick
from burgrave.games.tiletum.drawing.goods import good
from burgrave.games.tiletum.drawing.house import stored
from burgrave.games.tiletum.drawing.labels import labels
from burgrave.games.tiletum.drawing.pieces import shape
from burgrave.games.tiletum.drawing.reading import Scene
from burgrave.games.tiletum.kinds import GOODS

WIDTH, HEIGHT = 436, 74
PHONE_WIDTH, PHONE_HEIGHT = 390, 58
Counts = tuple[int, ...]
"""By good: how many."""


def own_tray(scene: Scene) -> str:
    """Draw goods and supply on a desk."""
    player, seat = scene.focus, scene.look.focus
    goods = tuple(player["goods"][name] for name in GOODS)
    return _desk(seat, goods, player["houses"], player["pillars"], scene.is_own, scene.language)


@lru_cache(maxsize=1024)
def _desk(seat: int, goods: Counts, houses: int, pillars: int, is_own: bool, language: str) -> str:
    y, out = HEIGHT / 2, ""
    for index, (name, count) in enumerate(zip(GOODS, goods, strict=True)):
        x = 32 + index * 60
        count_text = text(x + 20.5, y + (8 if count < 10 else 5.5), count, 22 if count < 10 else 15.5, "serif start")
        out += stock(seat, name, count, x, y, 34, count_text, (x + 11, y, 62, 46), is_own, language)
    out += stroke(320, y - 24, 320, y + 24, "cell-line")
    for kind, x, count in (("house", 344, houses), ("pillar", 396, pillars)):
        out += supply(seat, kind, count, x, y, 32, text(x + 18, y + 8, count, 22, "serif start"), (x + 8, y, 50, 44), language)
    return picture(WIDTH, HEIGHT, out, labels(language).tray)


def stock(
    seat: int,
    name: str,
    count: int,
    x: float,
    y: float,
    size: float,
    count_text: str,
    around: tuple[float, float, float, float],
    is_own: bool,
    language: str,
) -> str:
    """Draw a good with how many there are; `around` is the area that belongs to it."""
    words, own, key = labels(language), f"good:{name}", f"{seat}.good:{name}"
    chip = good(x, y, size, name, is_thick=size > 30)
    body = hit_box(*around) + (chip if count else f'<g class="none">{chip}</g>') + count_text + box_mark(*around, 6)
    if is_own:
        body += box_ring(x, y, size + 3, size + 3, size * 0.22) + tick(x + size * 0.42, y - size * 0.42, 8)
    badge = f"{number(x)} {number(y + size * (0.56 if size > 30 else -0.5))} 0.78"  # the number stands beside it, or below
    return element(
        "stock",
        body,
        words.counted(name, count),
        name=own if is_own else "",
        key=key,
        piece=f"{own}-{count}",
        topic=own,
        badge=badge,
    )


def supply(
    seat: int,
    kind: str,
    count: int,
    x: float,
    y: float,
    size: float,
    count_text: str,
    around: tuple[float, float, float, float],
    language: str,
) -> str:
    """Draw houses or pillars that are left to build."""
    words, drawn = labels(language), shape(kind, seat, x, y, size)
    body = (drawn if count else f'<g class="none">{drawn}</g>') + count_text + box_mark(*around, 6)
    label = words.language.houses(count) if kind == "house" else words.language.pillars(count)
    key = f"{seat}.{kind}s"
    return element("stock", body, label, key=key, piece=f"{key}-{count}", topic=f"supply:{kind}s")


# ---- on a phone ----------------------------------------------------------------------------------------------------------------


def own_tray_phone(scene: Scene) -> str:
    """Goods, storage and supply in one row, which every page of a phone has."""
    player, seat = scene.focus, scene.look.focus
    goods = tuple(player["goods"][name] for name in GOODS)
    holdings = (seat, goods, player["houses"], player["pillars"], tuple(player["storage"]))
    return _phone(*holdings, scene.is_own, scene.language)


@lru_cache(maxsize=1024)
def _phone(seat: int, goods: Counts, houses: int, pillars: int, tiles: tuple[str | None, ...], is_own: bool, language: str) -> str:
    out = ""
    for index, (name, count) in enumerate(zip(GOODS, goods, strict=True)):
        x = 22 + index * 38
        count_text = text(x, 50, count, 15, "serif")
        out += stock(seat, name, count, x, 20, 26, count_text, (x, PHONE_HEIGHT / 2, 37, PHONE_HEIGHT - 4), is_own, language)
    out += stroke(199, 9, 199, PHONE_HEIGHT - 9, "cell-line")
    places = tuple((222 + at * 37, PHONE_HEIGHT / 2) for at in range(len(tiles)))
    out += stored(seat, tiles, places, 33, is_own, True, language)
    for kind, y, count in (("house", 17, houses), ("pillar", 42, pillars)):
        out += supply(seat, kind, count, 364, y, 18, text(381, y + 5, count, 14, "serif"), (370, y, 36, 22), language)
    return picture(PHONE_WIDTH, PHONE_HEIGHT, out, labels(language).tray_phone, f"draw {seat_class(seat)}")
