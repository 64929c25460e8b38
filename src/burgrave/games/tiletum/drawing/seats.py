"""The other seats beside the table: a small house, and everything they hold."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.icons import use
from burgrave.draw.markup import element, figure
from burgrave.draw.parts import SeatPart
from burgrave.draw.pieces import seat_class
from burgrave.draw.shapes import box_mark, text
from burgrave.games.tiletum.drawing.buildings import SMALL_HEIGHT, SMALL_WIDTH, buildings_of, small_house
from burgrave.games.tiletum.drawing.house import Dice, Tiles, dice_of, dice_row, stored
from burgrave.games.tiletum.drawing.labels import labels
from burgrave.games.tiletum.drawing.reading import Scene
from burgrave.games.tiletum.drawing.tray import Counts, stock, supply
from burgrave.games.tiletum.kinds import GOODS

WIDTH, HEIGHT = 168, 104
Supply = tuple[int, int, int, int]
"""Houses, pillars, fulfilled contracts, cathedrals."""
ROW: Final = 86
"""The height of the lowest row."""


def seat_parts(scene: Scene) -> dict[int, SeatPart]:
    """Return every seat but the one in the middle."""
    return {seat: seat_part(scene, seat) for seat in scene.others}


def seat_part(scene: Scene, seat: int) -> SeatPart:
    """Return the drawing of one seat: its small house and what it holds."""
    words, player, name = labels(scene.language), scene.view["players"][seat], scene.look.name(seat)
    drawn = small_house(buildings_of(player), seat, True)
    house = figure(SMALL_WIDTH, SMALL_HEIGHT, drawn, words.house_of(name, player["completed"]), "small")
    contracts = sum(contract is not None for contract in player["contracts"])
    goods = tuple(player["goods"][good] for good in GOODS)
    has = (player["houses"], player["pillars"], contracts, len(player["cathedrals"]))
    held = holdings(seat, goods, tuple(player["storage"]), dice_of(player["dice"]), has, scene.language)
    kind = f"holdings {seat_class(seat)}"
    return SeatPart("large", house, figure(WIDTH, HEIGHT, held, words.holdings_of(name, player), kind))


@lru_cache(maxsize=2048)
def holdings(seat: int, goods: Counts, tiles: Tiles, dice: Dice, has: Supply, language: str) -> str:
    """Draw three rows: goods; storage; dice, supply, contracts and cathedrals."""
    words, out = labels(language), ""
    for index, (name, count) in enumerate(zip(GOODS, goods, strict=True)):
        x = 9.5 + index * 33.5
        count_text = text(x + 11, 18 if count < 10 else 17, count, 15 if count < 10 else 11.5, "serif start")
        out += stock(seat, name, count, x, 12.5, 17, count_text, (x + 8, 12.5, 33, 22), False, language)
    out += stored(seat, tiles, tuple((14 + at * 28.5, 46) for at in range(len(tiles))), 26, False, True, language)
    out += dice_row(seat, dice, 128, 46, 15.5, 17.2, language, False)
    houses, pillars, contracts, cathedrals = has
    for kind, x, count in (("house", 10, houses), ("pillar", 52, pillars)):
        out += supply(seat, kind, count, x, ROW, 20, text(x + 18, ROW + 6, count, 15, "serif"), (x + 8, ROW, 39, 24), language)
    for sign, x, count, label, topic in (
        ("contract", 94, contracts, words.contracts_of(contracts), "contract_space"),
        ("cathedral", 136, cathedrals, words.cathedrals_of(cathedrals), "pillar"),
    ):
        body = use(sign, x, ROW, 19) + text(x + 18, ROW + 6, count, 15, "serif") + box_mark(x + 8, ROW, 39, 24, 6)
        key = f"{seat}.{sign}s"
        out += element("stock", body, label, key=key, piece=f"{key}-{count}", topic=topic)
    return out
