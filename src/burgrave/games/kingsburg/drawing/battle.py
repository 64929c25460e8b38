"""A battle that is decided: everybody's soldiers, the king's, what buildings added, how it ended. It covers the council."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import group, signed
from burgrave.draw.pieces import die, seat_class, shield_at
from burgrave.draw.shapes import box, stroke, text
from burgrave.games.kingsburg.buildings import DECLARED
from burgrave.games.kingsburg.calendar import NUMBERS
from burgrave.games.kingsburg.drawing.enemy import losses, victory
from burgrave.games.kingsburg.drawing.labels import OUTCOMES, labels
from burgrave.games.kingsburg.drawing.reading import (
    AFTER_THE_BATTLE,
    Scene,
    buildings_of,
    has_fought,
    invaders,
    kind_of,
    strength_of,
)
from burgrave.games.kingsburg.drawing.tokens import Signs, row

FACES: Final = 6


class Fight(NamedTuple):
    """How one seat fought: soldiers, buildings, and what came of it."""

    seat: int
    name: str
    soldiers: int
    hired: int
    works: tuple[tuple[str, int], ...]
    """Icons of the buildings that counted, each with what it added."""
    more: int
    """What else did."""
    strength: int
    outcome: str
    signs: Signs
    """What the battle brings or costs."""


class Plan(NamedTuple):
    """Where the columns of the panel lie."""

    width: float
    shield: float
    name: float
    """0: no names."""
    soldiers: float
    die: float
    works: float
    room: float
    """For buildings."""
    strength: float
    result: float
    tile: float


DESK: Final = Plan(564, 22, 44, 138, 196, 226, 176, 434, 484, 27)
PHONE: Final = Plan(378, 20, 0, 50, 98, 118, 112, 258, 294, 21)


def is_shown(scene: Scene) -> bool:
    """Return whether the battle lies over the council now: while spoils are chosen and losses paid, and when the game is over."""
    return has_fought(scene) and (scene.step in AFTER_THE_BATTLE or bool(scene.view["over"]))


def fights(scene: Scene) -> tuple[Fight, ...]:
    """Return everybody's battle in turn order."""
    cards = invaders(scene)
    return tuple(fight(scene, seat, cards) for seat in scene.view["order"])


def fight(scene: Scene, seat: int, cards: tuple[str, ...]) -> Fight:
    """Return one of them. Soldiers are what strength is without the rest: after the last winter they have gone home."""
    player = scene.view["players"][seat]
    fought, hired = player["fought"], int(player["fought"]["hired"])
    works = tuple((scene.drawing.emblem(name), added) for name in buildings_of(player) if (added := adds(name, cards)))
    soldiers = int(player["soldiers"])
    more = int(fought["strength"]) - soldiers - hired - sum(added for _, added in works)
    if scene.view["over"]:
        soldiers, more = soldiers + max(0, more), 0
    signs = tuple(sign for card in cards for sign in (victory(card) if fought["outcome"] == "won" else losses(card)))
    brought = () if fought["outcome"] == "tied" else signs
    return Fight(seat, scene.look.name(seat), soldiers, hired, works, more, int(fought["strength"]), fought["outcome"], brought)


def adds(name: str, cards: tuple[str, ...]) -> int:
    """Return what a building adds against these enemies."""
    answers = DECLARED[name].get("answers", {})
    added = int(answers.get("battle", 0)) + sum(int(answers.get(f"battle_{kind}", 0)) for kind in {kind_of(card) for card in cards})
    is_weak = bool(cards) and strength_of(cards[0]) <= NUMBERS["weak_enemy"]
    return added + (int(answers.get("battle_weak", 0)) if is_weak else 0)


def battle(scene: Scene, plan: Plan, left: float, top: float, height: float) -> str:
    """Draw the panel from its left upper corner."""
    return _battle(fights(scene), plan, left, top, height, scene.language)


@lru_cache(maxsize=256)
def _battle(fights_: tuple[Fight, ...], plan: Plan, left: float, top: float, height: float, language: str) -> str:
    words = labels(language)
    step = min(82.0, (height - 40) / len(fights_))
    deep = 40 + step * len(fights_)
    out = box(left + plan.width / 2, top + deep / 2, plan.width, deep, 7, "cell battle-ground")
    titles: tuple[tuple[float, str, float], ...] = (
        (plan.soldiers - 12, words.soldier_title, 62),
        (plan.works, words.buildings, plan.room),
        (plan.result, words.result, 80),
    )
    if plan.name:
        titles += ((plan.shield - 12, words.governor, 100), (plan.strength - 24, words.strength, 62))
    out += "".join(text(left + x, top + 22, title, 11, "label start", room) for x, title, room in titles)
    for index, it in enumerate(fights_):
        y = top + 34 + step * (index + 0.5)
        above = y - step / 2
        out += stroke(left + 8, above, left + plan.width - 8, above, "cell-line") + line(it, plan, left, y, language)
    return out


def line(it: Fight, plan: Plan, left: float, y: float, language: str) -> str:
    """Draw the line of one seat."""
    words = labels(language)
    out = shield_at(it.seat, left + plan.shield, y, 28 if plan.name else 24)
    if plan.name:
        out += fitted(left + plan.name, y + 6, it.name, 17, "serif start", plan.soldiers - plan.name - 20)
    size = plan.tile * 0.82
    out += use("soldier", left + plan.soldiers, y, size) + text(left + plan.soldiers + size * 0.85, y + 7, it.soldiers, 19, "serif")
    if 1 <= it.hired <= FACES:
        out += text(left + plan.die - plan.tile * 0.75, y + 5, "+", 13, "quiet-text") + die(left + plan.die, y, plan.tile, it.hired)
    elif it.hired:
        out += text(left + plan.die, y + 6, f"+{it.hired}", 16, "serif")
    out += works(it, plan, left + plan.works, y)
    out += text(left + plan.strength - 4, y + 9, it.strength, 27 if plan.name else 23, "serif")
    out += text(left + plan.strength + 20, y + 7, OUTCOMES[it.outcome], 18, f"serif {it.outcome}")
    has_signs = bool(it.signs)
    out += fitted(left + plan.result, y + (-2 if has_signs else 6), words.outcomes[it.outcome], 16, f"serif start {it.outcome}", 78)
    out += row(it.signs, left + plan.result, y + 14, 15, plan.width - plan.result - 8, centre=False)
    return group(out, words.fought(it.name, it.strength, it.outcome), seat_class(it.seat))


def works(it: Fight, plan: Plan, x: float, y: float) -> str:
    """Draw the buildings that counted, small, each with its number below."""
    count = len(it.works) + bool(it.more)
    step = min(plan.tile + 4, plan.room / max(1, count))
    size, out = min(plan.tile, step - 1), ""
    for index, (emblem, added) in enumerate(it.works):
        middle = x + size / 2 + index * step
        tile = box(middle, y - 6, size, size, 4, "ground") + use(emblem, middle, y - 6, size * 0.74)
        out += f'<g class="plot built">{tile}</g>' + text(middle, y + size * 0.5 + 7, signed(added), 12, "serif")
    if it.more:
        out += text(x + size / 2 + len(it.works) * step, y + 5, signed(it.more), 15, "serif")
    return out
