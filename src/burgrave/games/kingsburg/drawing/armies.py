"""The panel of turn order and strength in battle: soldiers solid, buildings hollow, the strength of a known enemy as a line.

After a battle it shows the outcome; until the next battle, a line below it shows the outcome of the last one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.pieces import seat_class, shield_at
from burgrave.draw.shapes import box, box_mark, hit_box, stroke, text
from burgrave.games.kingsburg.drawing.labels import OUTCOMES, labels
from burgrave.games.kingsburg.drawing.reading import Scene, has_fought, kind_of, menaced, strength_of, walls_of
from burgrave.games.kingsburg.enemies import SPANS

WIDTH: Final = 172
UNIT: Final = 10.6
"""Of a soldier on the gauge."""
OUTCOME_ICONS: Final = {"won": "check", "lost": "close"}
ROOM: Final = 10
"""So many soldiers fit; more make them narrower."""


class Army(NamedTuple):
    """One seat's line: its place, soldiers and buildings, and how the battle ended."""

    seat: int
    name: str
    soldiers: int
    walls: int
    is_now: bool
    total: int
    outcome: str
    """Of this winter's battle, once it is decided."""


def armies_of(scene: Scene) -> tuple[Army, ...]:
    """Return the lines of all seats in turn order."""
    lines, is_decided = [], has_fought(scene)
    for seat in scene.view["order"]:
        player = scene.view["players"][seat]
        soldiers, walls = player["soldiers"] + player["fought"]["hired"], walls_of(scene, seat)
        total = player["fought"]["strength"] if is_decided else soldiers + walls
        outcome = player["fought"]["outcome"] if is_decided else ""
        lines.append(Army(seat, scene.look.name(seat), soldiers, walls, seat == scene.acting, total, outcome))
    return tuple(lines)


def armies(scene: Scene, x: float, y: float) -> str:
    """Draw the panel from its left upper corner."""
    card, year = scene.card(), scene.view["year"]
    low, high = SPANS[scene.year]
    menace = int(scene.view["menace"])
    enemy = (kind_of(card), menaced(scene), menaced(scene)) if card else ("", low + menace, high + menace)
    last: tuple[str, int, tuple[tuple[int, str], ...]] | None = None
    if year > 0 and not has_fought(scene):
        before = scene.view["enemies"][0][year - 1]["card"]
        outcomes = tuple((seat, scene.view["players"][seat]["fought"]["outcome"]) for seat in scene.view["order"])
        if before and all(outcome for _, outcome in outcomes):
            last = kind_of(before), strength_of(before), outcomes
    return _armies(x, y, armies_of(scene), enemy, last, scene.language)


@lru_cache(maxsize=1024)
def _armies(
    x: float,
    y: float,
    armies_: tuple[Army, ...],
    enemy: tuple[str, int, int],
    last: tuple[str, int, tuple[tuple[int, str], ...]] | None,
    language: str,
) -> str:
    """Draw the panel; `enemy`: its kind where it is known, and its least and most strength; `last`: the battle a year ago."""
    words = labels(language)
    step = 36 if len(armies_) < 4 else 31
    kind, low, high = enemy
    most = max([high, *(army.soldiers + max(0, army.walls) for army in armies_)])
    is_decided = any(army.outcome for army in armies_)
    room = WIDTH - 88 if is_decided else UNIT * ROOM  # signs of the outcome stand right of the gauge
    unit = min(UNIT, room / most)
    start, foot = x + 46, y + 50 + len(armies_) * step
    title = words.order_fought if is_decided else words.order
    out = text(x, y + 14, title, 11, "label start", WIDTH)
    near, far = start + low * unit, start + high * unit
    if kind:
        out += use(f"k_{kind}", near, y + 32, 15) + text(near + 15, y + 37, low, 13, "serif")
    else:
        out += text((near + far) / 2, y + 36, f"{low}-{high}", 12, "serif quiet-text")
        out += box((near + far) / 2, y + 42 + (foot - y - 50) / 2, far - near, foot - y - 50, 3, "foe-span")
    for index, army in enumerate(armies_):
        out += line(index, army, x, y + 60 + index * step, step, start, unit, language)
    if kind:
        out += stroke(near, y + 42, near, foot - 8, "needed")
    mine = seat_class(armies_[0].seat)
    out += f'<g class="{mine}">{box(x + 8, foot + 4, 9, 11, 1.5, "unit")}</g>'
    out += fitted(x + 18, foot + 8, words.soldiers, 11.5, "start quiet-text", 48)
    hollow = box(x + 76, foot + 4, 9, 11, 1.5, "wall") + f'<path class="wallmark" d="M{number(x + 73.5)} {number(foot + 8)}l5-8"/>'
    out += f'<g class="{mine}">{hollow}</g>' + fitted(x + 86, foot + 8, words.buildings, 11.5, "start quiet-text", 84)
    return out + (remembered(last, x, foot + 26) if last else "")


def line(place: int, army: Army, x: float, y: float, step: float, start: float, unit: float, language: str) -> str:
    """Draw one seat: place in the order, shield, the gauge, the sum."""
    words, out = labels(language), hit_box(x + WIDTH / 2 - 2, y, WIDTH + 8, step - 2)
    if army.is_now:
        out += box(x + WIDTH / 2 - 2, y, WIDTH + 8, step - 6, 5, "now-box")
    out += text(x + 5, y + 5, place + 1, 15, "serif") + shield_at(army.seat, x + 26, y, 24)
    width = unit - min(1.6, unit * 0.2)
    out += "".join(box(start + (one + 0.5) * unit, y, width, 14, 1.5, "unit") for one in range(army.soldiers))
    for one in range(army.soldiers, army.soldiers + max(0, army.walls)):
        middle = start + (one + 0.5) * unit
        out += box(middle, y, width, 14, 1.5, "wall")
        out += f'<path class="wallmark" d="M{number(middle - unit * 0.25)} {number(y + 4)}l{number(unit * 0.5)}-8"/>'
    if army.walls < 0:
        out += text(start + army.soldiers * unit + 10, y + 5, f"−{-army.walls}", 13, "serif")
    if army.outcome:
        sign = text(x + WIDTH - 30, y + 6, OUTCOMES[army.outcome], 17, f"serif {army.outcome}")
        out += sign + text(x + WIDTH - 10, y + 6.5, army.total, 18, f"serif {army.outcome}")
        label = words.fought(army.name, army.total, army.outcome)
    else:
        out += text(x + WIDTH - 12, y + 6.5, army.total, 18, "serif")
        label = words.army(army.name, place + 1, army.soldiers, army.walls)
    out += box_mark(x + WIDTH / 2 - 2, y, WIDTH + 8, step - 4, 6)
    piece = f"{place}-{army.soldiers}-{army.walls}-{army.outcome}"
    return element(f"army {seat_class(army.seat)}", out, label, key=f"{army.seat}.army", piece=piece, topic="strength")


def remembered(last: tuple[str, int, tuple[tuple[int, str], ...]], x: float, y: float) -> str:
    """Draw the battle of the winter before, in a line."""
    kind, strength, outcomes = last
    out = use("k_winter", x + 8, y, 13) + use(f"k_{kind}", x + 26, y, 16) + text(x + 43, y + 5, strength, 13, "serif")
    step = min(30, (WIDTH - 56) / len(outcomes))
    for index, (seat, outcome) in enumerate(outcomes):
        left = x + 62 + index * step
        sign = OUTCOME_ICONS.get(outcome)
        out += shield_at(seat, left, y, 14)
        out += use(sign, left + 12, y, 9, f"is-{outcome}") if sign else text(left + 12, y + 4.5, "=", 13, "serif")
    return f'<g class="remembered" data-help="strength">{out}</g>'
