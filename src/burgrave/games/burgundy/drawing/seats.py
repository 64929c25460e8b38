"""The other seats beside the table: a small duchy, and everything they hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from burgrave.draw.markup import element, figure
from burgrave.draw.parts import SeatPart
from burgrave.draw.pieces import die, seat_class, stock
from burgrave.draw.shapes import box, text
from burgrave.games.burgundy.drawing.duchy import seat_figure
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Goods, Scene, goods_in
from burgrave.games.burgundy.drawing.storage import Room, Stored, storage_row, stored_by
from burgrave.games.burgundy.drawing.tiles import good
from burgrave.games.burgundy.drawing.tray import landings
from burgrave.games.burgundy.mainboard import GOODS_SPACES

LARGE, COMPACT = 16.3, 11.1
"""The radius of a space of the small duchy."""
LARGE_STORAGE, COMPACT_STORAGE = Room(-1, 77, 102.1, 40, 18, 1.889), Room(-1, 62, 90.1, 44, 16.5, 1.819)


def seat_parts(scene: Scene) -> dict[int, SeatPart]:
    """Draw every seat but the one in the middle: large where there is only one."""
    style, focus = "large" if len(scene.others) == 1 else "compact", scene.look.focus
    parts = {seat: seat_part(scene, seat, style) for seat in scene.others}
    if scene.has_expansions:
        parts = {seat: instead_of_card(scene, seat, style) or part for seat, part in parts.items()}
        parts[focus] = SeatPart("only", "", "")
        parts = {seat: replace(part, below=below_card(scene, seat, part.style)) for seat, part in parts.items()}
        if not parts[focus].below:
            del parts[focus]
    return parts


def instead_of_card(scene: Scene, seat: int, style: str) -> SeatPart | None:
    """Draw the card that an expansion has for a seat instead of the usual one; None where there is none."""
    return next((part for draw in scene.drawing.instead_of_card if (part := draw(scene, seat, style))), None)


def below_card(scene: Scene, seat: int, style: str) -> str:
    """Draw what expansions add below a card."""
    return "".join([draw(scene, seat, style) for draw in scene.drawing.below_card])


def seat_part(scene: Scene, seat: int, style: str) -> SeatPart:
    """Draw the card of one seat."""
    words, player, name = labels(scene.language), scene.view["players"][seat], scene.look.name(seat)
    tiles = player["hexes"]
    label = words.duchy_of(name, len(tiles) - tiles.count(None), len(tiles))
    small_duchy = seat_figure(scene, seat, LARGE if style == "large" else COMPACT, seat, label)
    goods = goods_in(player["goods"])
    held = words.holdings_of(name, {**player, "goods": goods})
    holdings = large_holdings if style == "large" else compact_holdings
    kind = f"holdings {seat_class(seat)}"
    width, height = (108, 194) if style == "large" else (190, 86)
    body = holdings(
        seat,
        dice_of(player),
        stored_by(scene, seat),
        goods,
        player["workers"],
        player["silver"],
        scene.edition,
        scene.language,
    )
    return SeatPart(style, small_duchy, figure(width, height, body, held, kind))


def dice_of(player: Mapping[str, Any]) -> tuple[int, ...]:
    """Return a player's dice, 0 for one that is used up."""
    return tuple(number if is_left else 0 for number, is_left in zip(player["dice"], player["dice_left"], strict=True))


@lru_cache(maxsize=1024)
def dice_row(seat: int, dice: tuple[int, ...], x: float, y: float, size: float, step: float) -> str:
    """Draw the dice; one that is used up is an empty outline."""
    out = ""
    for index, pips in enumerate(dice):
        px, key = x + index * step, f"{seat}.die:{index + 1}"
        if pips:
            out += die(px, y, size, pips, css_class="die owned", key=key, piece=f"{key}-{pips}", topic="die")
        else:
            out += element("die", box(px, y, size * 0.8, size * 0.8, size * 0.18, "slot"), key=key, topic="die")
    return out


@lru_cache(maxsize=1024)
def goods_row(seat: int, goods: Goods, x: float, y: float, size: float, step: float) -> str:
    """Draw the goods, with outlines for kinds that there is still room for; more kinds than usual overlap."""
    step = min(step, step * (GOODS_SPACES - 1) / max(1, len(goods) - 1))
    out = "".join(
        good(x + place * step, y, size, kind, count, key=f"{seat}.goods:{kind + 1}") for place, (kind, count) in enumerate(goods)
    )
    out += "".join(box(x + place * step, y, size - 2, size - 2, 3, "slot") for place in range(len(goods), GOODS_SPACES))
    return out + landings(goods, x, step, y, size, seat)


def small_storage(stored: Stored, room: Room, seat: int, edition: str) -> str:
    """Draw the storage spaces."""
    return storage_row(stored, room, seat, False, edition, "en", is_small=True)


@lru_cache(maxsize=1024)
def large_holdings(
    seat: int,
    dice: tuple[int, ...],
    stored: Stored,
    goods: Goods,
    workers: int,
    silver: int,
    edition: str,
    language: str,
) -> str:
    """Draw what a seat holds in four lines with titles."""
    words = labels(language)
    out = text(0, 18, words.dice, 11, "label start", 38) + dice_row(seat, dice, 56, 14, 28, 32)
    out += text(0, 52, words.storage, 11, "label start", 104) + small_storage(stored, LARGE_STORAGE, seat, edition)
    out += text(0, 119, words.goods, 11, "label start", 104) + goods_row(seat, goods, 13, 140, 26, 35)
    out += stock(10, 180, 20, "worker", workers, "", 13, 18, f"{seat}.workers", "stock:workers")
    return out + stock(62, 180, 20, "silver", silver, "", 14, 18, f"{seat}.silver", "stock:silver")


@lru_cache(maxsize=1024)
def compact_holdings(
    seat: int,
    dice: tuple[int, ...],
    stored: Stored,
    goods: Goods,
    workers: int,
    silver: int,
    edition: str,
    language: str,
) -> str:
    """Draw what a seat holds in two lines: dice and goods; storage, workers and silver."""
    out = dice_row(seat, dice, 13, 17, 25, 29) + goods_row(seat, goods, 98, 17, 23, 32)
    out += small_storage(stored, COMPACT_STORAGE, seat, edition)
    out += stock(112, 62, 19, "worker", workers, "", 12, 17, f"{seat}.workers", "stock:workers")
    return out + stock(152, 62, 19, "silver", silver, "", 12.5, 17, f"{seat}.silver", "stock:silver")
