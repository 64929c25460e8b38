"""The other seats beside the table: a small province, and everything they hold."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.icons import use
from burgrave.draw.markup import element, figure
from burgrave.draw.parts import SeatPart
from burgrave.draw.pieces import die, seat_class
from burgrave.draw.shapes import box, box_mark, text
from burgrave.games.kingsburg.drawing.declaration import HoldingsItem
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.province import mini_province
from burgrave.games.kingsburg.drawing.reading import RESOURCES, Scene, buildings_of, dice_of, die_piece
from burgrave.games.kingsburg.drawing.tray import stock

FEW: Final = 2
"""So many others have room for emblems."""
SLOTS: Final = 3


def seat_parts(scene: Scene) -> dict[int, SeatPart]:
    """Draw every seat but the one in the middle."""
    others = scene.others
    return {seat: seat_part(scene, seat, is_roomy=len(others) <= FEW, is_alone=len(others) == 1) for seat in others}


def seat_part(scene: Scene, seat: int, *, is_roomy: bool, is_alone: bool) -> SeatPart:
    """Draw one seat: its province, and what it holds."""
    words, player, name = labels(scene.language), scene.view["players"][seat], scene.look.name(seat)
    built = len(buildings_of(player))
    if is_roomy:
        drawn = figure(
            156,
            120,
            mini_province(scene.drawing, player, seat, 0, 3, 37, 21.5),
            words.province_of(name, built),
            f"small {seat_class(seat)}",
        )
    else:
        drawn = figure(
            110,
            70,
            mini_province(scene.drawing, player, seat, 0, 2, 25.5, 11.2),
            words.province_of(name, built),
            f"small {seat_class(seat)}",
        )
    counts = tuple(int(player["resources"][kind]) for kind in RESOURCES)
    dice = dice_of(player)
    more = tuple(item for below in scene.drawing.below_holdings for item in below(scene, seat))
    held = (seat, dice, counts, int(player["plus2"]), int(player["soldiers"]), bool(player["envoy"]))
    body = holdings(*held, more, is_roomy, scene.language)
    width, height = (150, 120) if is_roomy else (198, 70)
    kind = f"holdings {seat_class(seat)}" + (" roomy" if is_roomy else "")
    return SeatPart("large" if is_alone else "compact", drawn, figure(width, height, body, words.holdings_of(name, player), kind))


@lru_cache(maxsize=2048)
def holdings(
    seat: int,
    dice: tuple[tuple[str, int, bool, bool], ...],
    resources: tuple[int, ...],
    plus2: int,
    soldiers: int,
    has_envoy: bool,
    more: tuple[HoldingsItem, ...],
    is_roomy: bool,
    language: str,
) -> str:
    """Draw dice, then what is owned, and below that what modules add."""
    words = labels(language)
    counts = (*resources, soldiers, plus2)
    kinds = (*RESOURCES, "soldier", "plus2")
    if is_roomy:
        size, y = 26, 14
        out = text(0, y + 4, words.dice, 11, "label start", 40) + dice_row(seat, dice, 58, y, size, 104)
        second, third = (46, 74) if more else (54, 96)
        for index, (kind, count) in enumerate(zip(kinds[:3], counts[:3], strict=True)):
            out += stock(kind, count, 11 + index * 50, second, 21, 15, 18, f"{seat}.{kind}")
        for index, (kind, count) in enumerate(zip(kinds[3:], counts[3:], strict=True)):
            out += stock(kind, count, 11 + index * 50, third, 21, 15, 18, f"{seat}.{kind}")
        out += envoy_mark(seat, 116, third, 24, has_envoy)
        return out + line_below(more, 2, 104, 142)
    out = text(0, 14, words.dice, 11, "label start", 36) + dice_row(seat, dice, 50, 11, 22, 86)
    out += envoy_mark(seat, 142, 11, 20, has_envoy)
    for index, (kind, count) in enumerate(zip(kinds, counts, strict=True)):
        out += stock(kind, count, 9 + index * 40, 38, 17, 12, 15, f"{seat}.{kind}")
    return out + line_below(more, 2, 61, 190)


def dice_row(seat: int, dice: tuple[tuple[str, int, bool, bool], ...], x: float, y: float, size: float, max_width: float) -> str:
    """Draw the dice; one that is placed is an empty outline. Without any, three outlines."""
    out = ""
    count = max(SLOTS, len(dice))
    step = min(size + 4, max_width / count)
    for place in range(count):
        px = x + place * step
        if place < len(dice) and dice[place][3]:
            name, pips, is_white, _ = dice[place]
            kind = "die" if is_white else "die owned"
            out += die(px, y, size, pips, css_class=kind, key=f"{seat}.{name}", piece=die_piece(seat, pips, is_white), topic="die")
        else:
            slot = box(px, y, size * 0.8, size * 0.8, size * 0.17, "slot")
            key = f"{seat}.{dice[place][0]}" if place < len(dice) else ""
            out += element("die", slot, key=key, topic="die")
    return out


def envoy_mark(seat: int, x: float, y: float, size: float, is_here: bool) -> str:
    """Draw the envoy where the seat has him."""
    body = use("envoy", x, y, size) + box_mark(x, y, size + 4, size + 4, 5) if is_here else ""
    return element("stock", body, key=f"{seat}.envoy", piece="envoy" if is_here else "", topic="envoy")


def line_below(items: tuple[HoldingsItem, ...], x: float, y: float, width: float) -> str:
    """Draw what modules add below the holdings, from x, in a line of a width."""
    out, left = "", x
    for index, item in enumerate(items):
        room = width - sum(later.least for later in items[index + 1 :])
        drawn, taken = item.draw(left, y, room, *item.arguments)
        out, left = out + drawn, left + taken
    return out
