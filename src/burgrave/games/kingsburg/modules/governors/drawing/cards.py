"""Governors as chips: in the head of a province, in a line on a phone, below what a seat holds; and as cards to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.shapes import box, box_mark, box_ring, hit_box, text, tick
from burgrave.games.kingsburg.drawing.chips import width_of
from burgrave.games.kingsburg.drawing.choosing import card as card_to_choose
from burgrave.games.kingsburg.drawing.declaration import Chip, Choice, HoldingsItem
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.reading import Scene
from burgrave.games.kingsburg.modules.governors.cards import GOVERNORS

ID: Final = "governors"
PIECES_OF_OTHERS: Final = {
    "governor:architect": "k_architect",
    "governor:miner": "mine",
    "governor:carpenter": "carpenter",
}
"""Governors that the icon of another piece stands for."""
PIECE_ICONS: Final = {
    piece: PIECES_OF_OTHERS.get(piece, "k_" + piece.replace(":", "_")) for piece in (f"governor:{name}" for name in GOVERNORS)
}
LOOKED_AT: Final = {"KeepGovernors": "hand", "Nominate": "table", "Bid": "table"}
"""By step: which governors of the module's part of the view are looked at."""


def seats_of(scene: Scene) -> Sequence[str | None]:
    """Return everybody's governor by seat, None before they are chosen."""
    seats: Sequence[str | None] = scene.module(ID)["seats"]
    return seats


def governor_of(scene: Scene, seat: int) -> str:
    """Return a seat's governor; "" before one is chosen."""
    return seats_of(scene)[seat] or ""


# ---- chips ---------------------------------------------------------------------------------------------------------------------


def has_second(governor: str) -> bool:
    """Return whether a governor has a second effect, which is used by an element of its own."""
    return "also" in GOVERNORS[governor]


def title_of(governor: str, language: str) -> str:
    """Return the title of a governor."""
    return labels(language).power(f"governor:{governor}")


@lru_cache(maxsize=256)
def governor_chip(governor: str, seat: int, is_own: bool, language: str) -> str:
    """Draw picture and name of a governor, 46 high."""
    name, title = f"governor:{governor}", title_of(governor, language)
    width = width_of(title) - 6
    out = hit_box(width / 2, 23, width, 44) + box(width / 2, 23, width, 30, 15, "cell") + use(PIECE_ICONS[name], 19, 23, 20)
    out += fitted(33, 27.5, title, 13, "start nm-side", width - 40)
    out += box_mark(width / 2, 23, width + 4, 34, 17) + box_ring(width / 2, 23, width, 32, 15) + tick(width - 4, 10, 7)
    action = name if is_own else ""
    return element("side-card governor", out, title, name=action, key=f"{seat}.{name}", piece=name, topic=name)


@lru_cache(maxsize=256)
def second_chip(governor: str, seat: int, is_own: bool, language: str) -> str:
    """Draw the second effect of a governor."""
    name = f"governor:{governor}.2"
    out = hit_box(20, 23, 40, 44) + box(20, 23, 36, 30, 15, "cell") + text(20, 28, "II", 13, "serif")
    out += box_mark(20, 23, 40, 34, 17) + box_ring(20, 23, 36, 32, 15) + tick(36, 10, 7)
    label, action = f"{title_of(governor, language)} II", name if is_own else ""
    return element("side-card governor", out, label, name=action, key=f"{seat}.{name}", topic=f"governor:{governor}")


def chips(scene: Scene) -> tuple[Chip, ...]:
    """Return the governor of the seat in the middle as a chip, and one more for a second effect."""
    seat = scene.look.focus
    governor = governor_of(scene, seat)
    if not governor:
        return ()
    shown = (governor, seat, scene.is_own, scene.language)
    first = Chip(width_of(title_of(governor, scene.language)), governor_chip(*shown))
    return (first, Chip(44.0, second_chip(*shown))) if has_second(governor) else (first,)


def in_head(scene: Scene) -> str:
    """Draw the governor of the seat in the middle for the head of its province; "" before one is chosen."""
    seat = scene.look.focus
    governor = governor_of(scene, seat)
    return head_chip(governor, seat, scene.is_own, scene.language) if governor else ""


@lru_cache(maxsize=256)
def head_chip(governor: str, seat: int, is_own: bool, language: str) -> str:
    """Draw a governor, and beside it the second effect, if any."""
    width, body = width_of(title_of(governor, language)) - 6, governor_chip(governor, seat, is_own, language)
    if has_second(governor):
        body += f'<g transform="translate({width + 4:g} 0)">{second_chip(governor, seat, is_own, language)}</g>'
        width += 42
    return f'<svg class="head-chip" width="{width:g}" height="38" viewBox="0 4 {width:g} 38">{body}</svg>'


def below_holdings(scene: Scene, seat: int) -> tuple[HoldingsItem, ...]:
    """Return the governor of a seat beside the table."""
    governor = governor_of(scene, seat)
    return (HoldingsItem(0, small_governor, (governor, seat, scene.language)),) if governor else ()


def small_governor(x: float, y: float, max_width: float, governor: str, seat: int, language: str) -> tuple[str, float]:
    """Draw a governor in a line."""
    name, title = f"governor:{governor}", title_of(governor, language)
    max_width -= 20
    body = use(PIECE_ICONS[name], x + 7, y, 16) + fitted(x + 18, y + 4, title, 12, "start nm-side", max_width)
    return element("governor", body, title, key=f"{seat}.{name}", topic=name), 24 + min(max_width, len(title) * 6.6)


# ---- over the council ----------------------------------------------------------------------------------------------------------


def governors_to_choose(scene: Scene) -> tuple[Choice, ...]:
    """Return the governors to look at now: the one kept in secret, those in the hand, or those on the table."""
    verb, chosen = scene.face_down
    if verb == "keep":
        return (card_choice(chosen, scene.language, is_open=False, owner=scene.view["seat"]),)
    if scene.step not in LOOKED_AT:
        return ()
    part, is_bidding = scene.module(ID), scene.step == "Bid"
    bid_for = (part.get("auction") or {}).get("governor") if is_bidding else None
    names = dict.fromkeys((*([bid_for] if bid_for else []), *part.get(LOOKED_AT[scene.step], ())))
    return tuple(card_choice(f"governor:{name}", scene.language, is_open=scene.is_live and not is_bidding) for name in names)


def card_choice(name: str, language: str, *, is_open: bool, owner: int | None = None) -> Choice:
    """Return a governor as a choice."""
    return Choice(name, labels(language).power(name), card_to_choose, is_open, owner=owner, icon=PIECE_ICONS[name])
