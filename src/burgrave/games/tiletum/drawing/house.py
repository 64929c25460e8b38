"""A player's house: its buildings, dice of the round, storage, fulfilled contracts, and what counts at the end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.fitting import WIDTH as LETTER
from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number, picture
from burgrave.draw.shapes import box, box_mark, hit_box, text
from burgrave.games.tiletum.drawing.buildings import buildings, buildings_of
from burgrave.games.tiletum.drawing.dice import die, no_die
from burgrave.games.tiletum.drawing.goods import inline
from burgrave.games.tiletum.drawing.labels import labels
from burgrave.games.tiletum.drawing.pieces import shape
from burgrave.games.tiletum.drawing.reading import Scene
from burgrave.games.tiletum.drawing.tiles import tile
from burgrave.games.tiletum.house import BUILDINGS, CONTRACT_PILLARS, CONTRACT_POINTS
from burgrave.games.tiletum.numbers import BUILDINGS_POINTS

WIDTH, HEIGHT = 436, 410
LEFT: Final = 14
GROUND: Final = 318
CONTRACTS: Final = 375
"""The middle of the contracts."""
Tiles = tuple[str | None, ...]
Dice = tuple[tuple[str, int] | None, ...]


def own_map(scene: Scene) -> str:
    """Draw the house in the middle of the table."""
    return _house(scene, has_keys=True)


def house_phone(scene: Scene) -> str:
    """Draw the house as a page of a phone, whose tray has the storage too."""
    return _house(scene, has_keys=False)


def _house(scene: Scene, *, has_keys: bool) -> str:
    player, seat, language, is_own = scene.focus, scene.look.focus, scene.language, scene.is_own
    # A desk has the title above the picture.
    body = "" if has_keys else fitted(LEFT, 24, title(scene), 19, "serif start", 200)
    body += dice_row(seat, dice_of(player["dice"]), 109, 70, 33, 40, language)
    body += storage(seat, tuple(player["storage"]), is_own, has_keys, language)
    summary = (player["houses_on_map"], player["pillars_on_map"], len(player["cathedrals"]), player["completed"])
    body += at_the_end(*summary, seat, language)
    body += buildings(seat, buildings_of(player), LEFT, GROUND, is_own, language)
    body += contracts(seat, tuple(player["contracts"]), scene.is_yours, language)
    return picture(WIDTH, HEIGHT, body, title(scene), "draw house-picture")


def title(scene: Scene) -> str:
    """Draw the title of the house in the middle: whose it is."""
    words = labels(scene.language)
    return words.your_house if scene.is_yours else words.title(scene.look.name(scene.look.focus))


def dice_of(dice: list[dict[str, object] | None]) -> Dice:
    """Return dice of the view as values."""
    return tuple((str(die_view["good"]), int(str(die_view["value"]))) if die_view else None for die_view in dice)


@lru_cache(maxsize=1024)
def dice_row(seat: int, dice: Dice, x: float, y: float, size: float, step: float, language: str, is_titled: bool = True) -> str:
    """Draw the dice that a player has taken in this round, and places for those to come."""
    words = labels(language)
    out = text(x - size / 2, y - size * 0.5 - 9.5, words.dice, 11, "label start", step * len(dice)) if is_titled else ""
    for at, shown_die in enumerate(dice):
        key = f"{seat}.die:{at + 1}"
        if shown_die:
            out += die(x + at * step, y, size, *shown_die, words.die(*shown_die), key=key)
        else:
            out += no_die(x + at * step, y, size - 1, words.no_die, key=key)
    return out


@lru_cache(maxsize=1024)
def storage(seat: int, tiles: Tiles, is_own: bool, has_keys: bool, language: str) -> str:
    """Draw four places for tiles. Equal tiles are interchangeable: the rules name the first."""
    out = text(226, 22, labels(language).storage, 11, "label start", 190)
    places = tuple((250 + at * 52.5, 56.0) for at in range(len(tiles)))
    return out + stored(seat, tiles, places, 47, is_own, has_keys, language)


def stored(
    seat: int, tiles: Tiles, places: tuple[tuple[float, float], ...], size: float, is_own: bool, has_keys: bool, language: str
) -> str:
    """Draw tiles of a storage where they lie."""
    words, out = labels(language), ""
    for at, (name, (x, y)) in enumerate(zip(tiles, places, strict=True)):
        key = f"{seat}.storage:{at + 1}" if has_keys else ""
        if name is None:
            body = box(x, y, size - 2, size - 2, size * 0.1, "slot") + box_mark(x, y, size + 4, size + 4, 6)
            out += element("tile-place", body, words.empty_storage, key=key, topic="storage")
            continue
        first, badge = f"storage:{tiles.index(name) + 1}", f"{number(x)} {number(y + size * 0.56)} {0.9 if size > 40 else 0.75}"
        out += tile(name, x, y, size, element=first if is_own else "", key=key, label=words.tile(name), badge=badge)
    return f"<g>{out}</g>"


@lru_cache(maxsize=1024)
def at_the_end(houses: int, pillars: int, cathedrals: int, completed: int, seat: int, language: str) -> str:
    """Draw what the end of the game counts, as it stands: houses times pillars, completed buildings. Fairs count cathedrals."""
    words, points = labels(language), BUILDINGS_POINTS[completed]
    y, size = 128, 14
    body = hit_box(324, 121, 206, 32) + text(226, 112, words.at_the_end, 11, "label start", 196)
    body += inline(226, y, (str(houses), "house", "×", str(pillars), "pillar", "=", str(houses * pillars)), size, anchor="start")
    body += inline(422, y, (f"{completed}/{BUILDINGS}", "full_house", "=", str(points)), size, anchor="end")
    body += box_mark(324, 117.5, 206, 39, 6)
    piece = f"{houses}-{pillars}-{cathedrals}-{completed}"
    label = words.products(houses, pillars, completed, points)
    out = element("at-the-end", body, label, key=f"{seat}.end", piece=f"end-{piece}", topic="points")
    if cathedrals:
        # Beside the title, in line with the row below.
        sign = inline(422, 108, (str(cathedrals), "cathedral"), size, anchor="end")
        out += element(
            "built",
            sign,
            words.cathedrals_of(cathedrals),
            key=f"{seat}.cathedrals",
            piece=f"cathedrals-{cathedrals}",
            topic="pillar",
        )
    return out


@lru_cache(maxsize=1024)
def contracts(seat: int, tiles: Tiles, is_yours: bool, language: str) -> str:
    """Draw places for fulfilled contracts: points and, but for the last, a pillar."""
    words, out, y = labels(language), "", CONTRACTS
    title = words.contracts
    how = words.how_contracts if is_yours else words.how_contracts_of
    wide = len(title) * 11 * 0.76 + 8
    out += text(LEFT, y - 38, title, 11, "label start", 150)
    out += fitted(LEFT + wide, y - 38, how, 11, "start quiet-text", min(WIDTH - 2 * LEFT - wide, len(how) * 11 * LETTER))
    for at, name in enumerate(tiles):
        x, key = LEFT + 31 + at * 68.6, f"{seat}.contract:{at + 1}"
        if name:
            out += tile(name, x, y, 56, key=key, label=words.tile(name))
            continue
        has_pillar, points = at < CONTRACT_PILLARS, CONTRACT_POINTS[at]
        body = box(x, y, 60, 60, 5, "niche") + inline(x, y + 21, (f"+{points}", "point"), 13)
        body += shape("pillar", seat, x, y - 8, 34) if has_pillar else use("contract", x, y - 9, 26, "quiet-text")
        body += box_mark(x, y, 64, 64, 7)
        out += element("contract-place", body, words.contract_space(points, has_pillar), key=key, topic="contract_space")
    return out
