"""What a player holds: resources, tokens, soldiers, the envoy; for a desktop and for a phone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.icons import use
from burgrave.draw.markup import element, picture
from burgrave.draw.shapes import box, box_mark, text
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.reading import RESOURCES, Scene, buildings_of

WIDTH: Final = 440
HEIGHT: Final = 84
PHONE_WIDTH: Final = 390
PHONE_HEIGHT: Final = 46
COLOURS: Final = {"gold": "gold", "wood": "wood", "stone": "stone", "plus2": "plus2", "soldier": ""}


@lru_cache(maxsize=4096)
def stock(kind: str, count: int, x: float, y: float, size: float, gap: float, digit: float, key: str, language: str = "") -> str:
    """Draw a piece and how many there are of it; x is the middle of the piece, `gap` from there to the number."""
    drawn = use(kind, x, y, size)
    height = digit if count < 10 else digit * 0.8
    body = f'<g class="{COLOURS[kind]}">{drawn}</g>' if COLOURS[kind] else drawn
    body += text(x + gap, y + height * 0.36, count, height, "serif start")
    left, right = x - size / 2 - 3, x + gap + digit * (0.6 if count < 10 else 0.9)
    body += box_mark((left + right) / 2, y, right - left, size + 7, 5)
    label = labels(language).amount(kind, count) if language else ""
    return element("stock", body, label, key=key, piece=f"{key}-{count}", topic=f"stock:{kind}")


def holdings_of(scene: Scene) -> tuple[int, int, int, int, int]:
    """Return gold, wood, stone, tokens, soldiers of the seat in the middle."""
    player = scene.focus
    gold, wood, stone = (int(player["resources"][kind]) for kind in RESOURCES)
    return gold, wood, stone, int(player["plus2"]), int(player["soldiers"])


def own_tray(scene: Scene) -> str:
    """Draw the tray on a desktop."""
    return _tray(holdings_of(scene), bool(scene.focus["envoy"]), scene.look.focus, scene.language)


@lru_cache(maxsize=1024)
def _tray(holdings: tuple[int, int, int, int, int], has_envoy: bool, seat: int, language: str) -> str:
    words, y, out = labels(language), 54, ""
    titles = ((18, words.resources, 200), (232, words.tokens, 66), (304, words.soldier_title, 70), (380, words.envoy, 56))
    for x, title, room in titles:
        out += text(x, 20, title, 11, "label start", room)
    places = (("gold", 34, 34), ("wood", 100, 34), ("stone", 166, 34), ("plus2", 250, 36), ("soldier", 320, 35))
    for (kind, x, size), count in zip(places, holdings, strict=True):
        out += stock(kind, count, x, y, size, 24, 27, f"{seat}.{kind}", language)
    out += envoy(400, y, 40, has_envoy, seat, language)
    return picture(WIDTH, HEIGHT, out, words.your_tray)


@lru_cache(maxsize=128)
def envoy(x: float, y: float, size: float, is_here: bool, seat: int, language: str) -> str:
    """Draw the envoy, or his empty place."""
    words = labels(language)
    body = box(x, y, size, size, 6, "box") if is_here else box(x, y, size, size, 6, "slot")
    body += use("envoy", x, y, size * (0.76 if is_here else 0.62), "" if is_here else "faint")
    body += box_mark(x, y, size + 5, size + 5, 8)
    label = words.has_envoy if is_here else words.no_envoy
    return element("stock", body, label, key=f"{seat}.envoy", piece="envoy" if is_here else "", topic="envoy")


def own_tray_phone(scene: Scene) -> str:
    """Draw the tray on a phone."""
    count = len(buildings_of(scene.focus))
    return _phone_tray(holdings_of(scene), count, bool(scene.focus["envoy"]), scene.look.focus, scene.language)


@lru_cache(maxsize=1024)
def _phone_tray(holdings: tuple[int, int, int, int, int], buildings: int, has_envoy: bool, seat: int, language: str) -> str:
    words, y, out = labels(language), PHONE_HEIGHT / 2, ""
    places = (("gold", 24), ("wood", 84), ("stone", 144), ("plus2", 204), ("soldier", 261))
    for (kind, x), count in zip(places, holdings, strict=True):
        out += stock(kind, count, x, y, 25, 17, 22, f"{seat}.{kind}", language)
    house = use("building", 316, y, 22) + text(333, y + 7.5, buildings, 22, "serif start")
    out += element("stock", house, words.built(buildings), topic="stock:buildings")
    out += envoy(371, y, 27, has_envoy, seat, language)
    return picture(PHONE_WIDTH, PHONE_HEIGHT, out, words.your_tray)
