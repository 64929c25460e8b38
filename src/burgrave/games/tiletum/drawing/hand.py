"""The hand of the seat to act: action points of its die and of an additional action; the order of the round."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.icons import use
from burgrave.draw.markup import figure, number
from burgrave.games.tiletum.drawing.goods import good
from burgrave.games.tiletum.drawing.icons import ACTION_ICON
from burgrave.games.tiletum.drawing.labels import labels
from burgrave.games.tiletum.drawing.reading import Scene

ROOM: Final = 178
"""As wide as a row of points may be."""
Row = tuple[str, int, int]
"""An action, points left, and those there have been."""


def hand(scene: Scene) -> str:
    """Draw rows of action points, the action that comes first above; before a die is taken only what it will bring instead."""
    turn = scene.view["turn"]
    if scene.acting is None or turn["seat"] != scene.acting:
        return ""
    if turn["action"] is None:
        return recoloured(turn["recolour"], scene.language) if turn["recolour"] else ""
    # The innermost action is the last one of the view; what it interrupts follows.
    rows = [(side["action"], int(side["points"]), int(side["points"])) for side in reversed(turn["besides"])]
    if turn["granted"]:
        rows.append((turn["action"], int(turn["points"]), int(turn["granted"])))
    return points(tuple(rows[:2]), scene.language) if rows else ""


@lru_cache(maxsize=1024)
def points(rows: tuple[Row, ...], language: str) -> str:
    """Draw the rows one above the other; the upper one is being played."""
    words, out = labels(language), ""
    size = 30.0 if len(rows) == 1 else 23.0
    most = max(granted for _, _, granted in rows)
    step = min(size + 4, ROOM / most)
    width, high = 26 + step * most, (size + 4) * len(rows)
    for index, (action, left, granted) in enumerate(rows):
        y = (size + 4) * (index + 0.5)
        kind = "points-row" if index == 0 else "points-row later"
        row = use(ACTION_ICON[action], 11, y, 21 if len(rows) == 1 else 18)
        for at in range(granted):
            row += lozenge(28 + step * (at + 0.5), y, min(size, step + 2) / 2 - 1, at < granted - left)
        out += f'<g class="{kind}">{row}</g>'
    action, left, granted = rows[-1]
    labels_besides = [words.besides(*row[:2]) for row in rows[:-1]]
    label = "; ".join([*labels_besides, f"{words.titles[action]}: {words.points_left(left, granted)}"])
    return figure(width, high, out, label, "points-left" if len(rows) == 1 else "points-left twofold")


def lozenge(x: float, y: float, a: float, is_spent: bool) -> str:
    """Draw an action point as a lozenge."""
    shape = f'd="M{number(x)} {number(y - a)}l{number(a)} {number(a)}l{number(-a)} {number(a)}l{number(-a)} {number(-a)}z"'
    if is_spent:
        return f'<path class="spent-point" {shape}/>'
    half = number(a * 0.42)
    arrow = f"M{number(x - a * 0.2)} {number(y - a * 0.42)}l{half} {half}l-{half} {half}"
    return f'<path class="full-point" {shape}/><path class="arrow" d="{arrow}"/>'


@lru_cache(maxsize=16)
def recoloured(name: str, language: str) -> str:
    """Draw the good that the next die brings."""
    body = use("recolour", 18, 20, 30) + use("next", 42, 20, 11) + good(64, 20, 30, name)
    return figure(82, 40, body, labels(language).recoloured(name), "points-left")


def hand_words(scene: Scene) -> str:
    """Return how many points are left; before a die is taken, how many dice there are to choose from."""
    turn, words = scene.view["turn"], labels(scene.language)
    if scene.acting is None or turn["seat"] != scene.acting:
        return ""
    if turn["action"] is None:
        return words.dice_left(sum(len(space["dice"]) for space in scene.view["spaces"]))
    if turn["besides"]:
        inner = turn["besides"][-1]
        return words.besides(inner["action"], int(inner["points"]))
    return words.points_left(int(turn["points"]), int(turn["granted"])) if turn["granted"] else ""


def queue(scene: Scene) -> tuple[tuple[int, bool], ...]:
    """Return the order of this turn, each seat with whether it has played."""
    view = scene.view
    return () if scene.acting is None else tuple((seat, seat in view["played"]) for seat in view["order"])
