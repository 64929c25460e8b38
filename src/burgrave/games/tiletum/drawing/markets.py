"""The two markets: contracts with their prices, and characters with the stack they come from."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgrave.draw import markup
from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import number
from burgrave.draw.pieces import pill
from burgrave.draw.shapes import box, box_mark, box_ring, stroke, text, tick
from burgrave.games.tiletum.drawing.board_labels import board_labels
from burgrave.games.tiletum.drawing.reading import Scene
from burgrave.games.tiletum.drawing.tiles import tile
from burgrave.games.tiletum.numbers import CONTRACT_PRICES

Slots = tuple[str | None, ...]
PILL: Final = 0.92


class Stalls(NamedTuple):
    """Where the tiles of a market lie: the first one, the step from each to the next, and their size; the line of its title."""

    x: float
    y: float
    step: float
    size: float
    title: float


DESK_CONTRACTS: Final = Stalls(37, 46, 57.5, 54, 14)
DESK_CHARACTERS: Final = Stalls(335, 46, 57.5, 54, 14)
DESK_DECK: Final = (611.0, 46.0, 28.0, 54.0)
PHONE_CONTRACTS: Final = Stalls(43, 50, 68, 62, 13)
PHONE_CHARACTERS: Final = Stalls(43, 146, 68, 62, 109)
PHONE_DECK: Final = (366.0, 146.0, 30.0, 62.0)
DIVIDER: Final = 301


def contracts(scene: Scene, at: Stalls, top: float) -> str:
    """Draw tiles for the action of contracts, dearest first."""
    return _contracts(tuple(scene.view["contracts"]), scene.view["contracts_left"], at, top, scene.language)


@lru_cache(maxsize=512)
def _contracts(here: Slots, left: int, at: Stalls, top: float, language: str) -> str:
    words, out, prices = board_labels(language), "", ""
    caption = text(at.x + (len(here) - 1) * at.step + at.size / 2, top + at.title, words.left(left), 11, "soft-text end")
    for index, (name, price) in enumerate(zip(here, CONTRACT_PRICES, strict=True)):
        x, y, key = at.x + index * at.step, top + at.y, f"contract:{index + 1}"
        low = y + at.size / 2 + 3
        label = words.priced(name, price) if name else words.empty_slot
        badge = f"{number(x)} {number(low)} {PILL}" if name else ""
        topic = "" if name else "market:contracts"
        out += tile(name, x, y, at.size, element=key if name else "", key=key, label=label, help_=topic, badge=badge)
        prices += pill(x, low, price, "ap", PILL)
    return f"<g>{out}</g>{prices}" + markup.element("left", caption, topic="market:contracts")


def characters(scene: Scene, at: Stalls, top: float, deck: tuple[float, float, float, float]) -> str:
    """Characters, and the stack that brings new ones."""
    return _characters(tuple(scene.view["characters"]), scene.view["characters_left"], at, top, deck, scene.language)


@lru_cache(maxsize=512)
def _characters(here: Slots, left: int, at: Stalls, top: float, deck: tuple[float, float, float, float], language: str) -> str:
    words, out = board_labels(language), ""
    for index, name in enumerate(here):
        x, y, key = at.x + index * at.step, top + at.y, f"character:{index + 1}"
        label, badge = (words.tile(name), f"{number(x)} {number(y + at.size / 2 + 3)} {PILL}") if name else (words.empty_slot, "")
        topic = "" if name else "market:characters"
        out += tile(name, x, y, at.size, element=key if name else "", key=key, label=label, help_=topic, badge=badge)
    return f"<g>{out}{stack(deck, top, left, words.renew(left))}</g>"


def stack(deck: tuple[float, float, float, float], top: float, left: int, label: str) -> str:
    """Draw the stack of characters: a click on it renews the market."""
    (x, y, width, height), name = deck, "deck:characters"
    y += top
    if not left:
        body = box(x, y, width, height, 4, "hole") + text(x, y + 5, 0, 14, "serif quiet-text")
        return markup.element("tile-place", body, label, key=name, piece=f"{name}-0", topic=name)
    body = box(x, y + 2.4, width, height, 4, "edge") + box(x, y, width, height, 4, "ground")
    body += use("turn", x, y - height * 0.17, width * 0.68) + text(x, y + height * 0.34, left, 14, "serif")
    body += (
        box_mark(x, y, width + 4, height + 4, 6)
        + box_ring(x, y, width + 3, height + 3, 4)
        + tick(x + width / 2 - 3, y - height / 2 + 4, 8)
    )
    badge = f"{number(x)} {number(y + height / 2 + 3)} {PILL}"
    return markup.element("tile face-down", body, label, name=name, key=name, piece=f"{name}-{left}", topic=name, badge=badge)


def heading(x: float, y: float, title: str, hint: str, max_width: float) -> str:
    """Draw the title of a market with a few words about its prices."""
    # Spaced capitals are wider than `text` thinks in some fonts.
    used = min(len(title) * 11 * 0.84, max_width * 0.6)
    out = text(x, y, title, 11, "label start", max_width * 0.6)
    return out + fitted(x + used + 8, y, hint, 11, "soft-text start", max_width - used - 8)


@lru_cache(maxsize=8)
def markets_ground(language: str, top: float, height: float) -> str:
    """Draw what never changes on the desk."""
    words = board_labels(language)
    out = heading(10, top + DESK_CONTRACTS.title, words.contracts, words.contract_prices, 226)
    out += heading(308, top + DESK_CHARACTERS.title, words.characters, words.character_price, 282)
    return out + stroke(DIVIDER, top + 8, DIVIDER, top + height - 8, "cell-line")


def markets_phone(scene: Scene, top: float) -> str:
    """Draw both markets below each other."""
    words = board_labels(scene.language)
    out = heading(12, top + PHONE_CONTRACTS.title, words.contracts, words.contract_prices, 270)
    out += heading(12, top + PHONE_CHARACTERS.title, words.characters, words.character_price, 300)
    out += contracts(scene, PHONE_CONTRACTS, top)
    return out + characters(scene, PHONE_CHARACTERS, top, PHONE_DECK)
