"""Cards of modules in the gaps beside the council: destiny, the scenario with its groups, the politician's own spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from burgrave.draw.fitting import fitted, lines
from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.pieces import shield_at
from burgrave.draw.shapes import box, box_states, text
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.drawing import effects
from burgrave.games.kingsburg.drawing.adviser import Card, Form, ghost, ground, placed
from burgrave.games.kingsburg.drawing.icons import ICON_OF
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.reading import Scene
from burgrave.games.kingsburg.drawing.rewards import PRIVATE
from burgrave.games.kingsburg.drawing.tokens import Signs, row
from burgrave.games.kingsburg.ids import OWN_RANKS

WIDTH: Final = 80
HEIGHT: Final = 118


def destiny(scene: Scene, x: float, y: float) -> str:
    """The card of the year."""
    card = scene.module("destiny").get("card")
    if not card:
        return ""
    name = f"destiny:{card}"
    words = labels(scene.language)
    return side_card(x, y, ICON_OF[name], words.power(name), words.sign(effects.DESTINY[card]), name, name)


@lru_cache(maxsize=512)
def side_card(x: float, y: float, icon: str, title: str, signs: Signs, name: str, topic: str) -> str:
    """A card as large as an adviser: picture, name, what it is about."""
    out = box(x, y, WIDTH, HEIGHT, 6, "cell") + box(x, y, WIDTH - 6, HEIGHT - 6, 4, "cell-line")
    out += use(icon, x, y - HEIGHT / 2 + 26, 32)
    for place, words in enumerate(lines(title, 12)[:3]):
        out += fitted(x, y - HEIGHT / 2 + 58 + place * 13, words, 11.5, "nm-side", WIDTH - 10)
    out += row(signs, x, y + HEIGHT / 2 - 18, 16, WIDTH - 14)
    out += box_states(x, y, WIDTH, HEIGHT, 5, gap=6, corner=5, tick_r=8)
    return element("side-card", out, title, name=name, key=topic, piece=topic, topic=topic)


# ---- scenarios ---------------------------------------------------------------------------------------------------------------


def scenario(scene: Scene, x: float, y: float) -> str:
    """The sheet of a scenario; the one with groups shows those instead."""
    told = scene.module("scenarios")
    name = told.get("scenario")
    if not name:
        return ""
    words = labels(scene.language)
    groups = told.get("groups")
    if groups:
        return "".join(
            group_tile(group, owner, x + (place % 2 - 0.5) * 41, y + (place // 2 - 1.5) * 30, 39, 28, scene.language)
            for place, (group, owner) in enumerate(groups.items())
        )
    topic = f"scenario:{name}"
    offered = offers_at_fair(told.get("fair") or ())
    if offered:
        return fair_card(x, y, offered, words.scenario(name), topic)
    return side_card(x, y, ICON_OF[topic], words.scenario(name), words.sign(effects.SCENARIOS[name]), "", topic)


def offers_at_fair(fair: Sequence[Mapping[str, int]]) -> tuple[tuple[int, str, int], ...]:
    """What lies on the royal fair: seat, kind and how many."""
    return tuple((seat, kind, count) for seat, offer in enumerate(fair) for kind, count in offer.items() if count)


@lru_cache(maxsize=256)
def fair_card(x: float, y: float, offered: tuple[tuple[int, str, int], ...], title: str, topic: str) -> str:
    """The royal fair with what everybody offers."""
    top = y - HEIGHT / 2
    out = box(x, y, WIDTH, HEIGHT, 6, "cell") + box(x, y, WIDTH - 6, HEIGHT - 6, 4, "cell-line")
    out += use(ICON_OF[topic], x, top + 17, 22)
    step = min(20, 84 / len(offered))
    for place, (seat, kind, count) in enumerate(offered):
        line = top + 40 + place * step
        out += shield_at(seat, x - 22, line, 15) + row((kind,) * count, x + 12, line, 16, 40)
    return element("side-card", out, title, key=topic, piece=str(len(offered)), topic=topic)


@lru_cache(maxsize=512)
def group_tile(name: str, owner: int | None, x: float, y: float, width: float, height: float, language: str) -> str:
    """A group of the people, with the shield of whoever claimed it."""
    element_name = f"group:{name}"
    out = box(x, y, width, height, 5, "cell")
    size = min(width, height) - 7
    if owner is None:
        out += use(ICON_OF[element_name], x, y, size)
    else:
        out += use(ICON_OF[element_name], x - width * 0.2, y, size * 0.85) + shield_at(owner, x + width * 0.24, y, size * 0.78)
    out += box_states(x, y, width, height, 4, gap=4, corner=0, tick_r=7)
    label = labels(language).power(element_name)
    piece = "" if owner is None else f"group-{owner}"
    return element("side-card group", out, label, name=element_name, key=element_name, piece=piece, topic=element_name)


# ---- the politician --------------------------------------------------------------------------------------------------------

PRIVATE_FORM: Final = Form(54, 118, 42, 37, (15, 30, 20), (15, 24, 22), (66, 18, 5), 19, 14, False)
PRIVATE_SMALL: Final = Form(58, 62, 24, 26, (13, 18, 15), (13, 13, 15), (27, 13, 5), 17, 13, False)


def has_politician(scene: Scene) -> bool:
    """Whether somebody has spaces of their own."""
    return "politician" in (scene.module("governors").get("seats") or ())


@lru_cache(maxsize=256)
def private_space(number_: int, x: float, y: float, form: Form, card: Card, is_own: bool, language: str) -> str:
    """One of the politician's own spaces."""
    rank, words = OWN_RANKS[number_], labels(language)
    left, top = x - form.width / 2, y - form.height / 2
    name = f"private:{rank}"
    out = ground(left, top, form)
    out += text(left + form.rank[0], top + form.rank[1], rank, form.rank[2], "serif")
    out += use("k_governor_politician", left + form.width - form.emblem[0], top + form.emblem[1], form.emblem[2])
    out += row(PRIVATE[rank], x, top + form.reward[0], form.reward[1], form.width - 8)
    foot = top + form.height - form.well / 2
    kind = "adviser private"
    if card.groups:
        kind += " held"
        out += placed(card.groups, x, foot, form, name)
    if card.offer is not None:
        out += ghost(card.offer, x, foot, form, language)
    out += box_states(x, y, form.width, form.height, 5, gap=6, corner=4, tick_r=8)
    badge = f"{x:g} {top + form.height - 1:g} 0.8"
    action = name if is_own else ""
    return element(kind, out, words.private_label(rank), name=action, key=name, topic="governor:politician", badge=badge)


def private_place(number_: int) -> int:
    """Where the view's council tells a space of the politician."""
    return RANKS + number_
