"""The scoring wheel: both tracks as one ring of fifty fields, green outside, red inside, the phase in its hub."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from burgrave.draw.fitting import WIDTH, fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.pieces import shield_at
from burgrave.draw.shapes import box_mark, text
from burgrave.games.tuscany.drawing.labels import labels
from burgrave.games.tuscany.drawing.reading import Scene
from burgrave.games.tuscany.numbers import PHASES

LAP: Final = 50
"""The number of fields of a track."""
OUTER, BAND, GAP = 121.0, 22.0, 3.0
"""Radius of the wheel, width of a track, and between both."""
TRACKS: Final = ("green", "red")
SIZES: Final = (21.5, 17.5, 15.5, 14.0)
"""The size of a marker, by how many stand together."""
Marker = tuple[int, int, str]
"""The seat, points and name of a marker."""


def middle(track: int) -> float:
    """Return the radius on which a track's markers stand."""
    return OUTER - track * (BAND + GAP) - BAND / 2


def angle(points: float) -> float:
    """Return where a number of points lies: 0 and 50 at the top, clockwise."""
    return (points % LAP) / LAP * 2 * pi - pi / 2


def distance(first: int, second: int) -> int:
    """Return fields between two places, the shorter way around."""
    apart = abs(first - second) % LAP
    return min(apart, LAP - apart)


# ---- the empty wheel -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def rings(x: float, y: float) -> str:
    """Draw both bands with their fields."""
    out = ""
    for track, kind in enumerate(TRACKS):
        mid = middle(track)
        inner, outer = mid - BAND / 2, mid + BAND / 2
        band = f'<circle class="track track-{kind}" cx="{x}" cy="{y}" r="{mid}" stroke-width="{BAND}"/>'
        band += "".join(f'<circle class="track-rim" cx="{x}" cy="{y}" r="{r}"/>' for r in (outer, inner))
        lines = ""
        for place in range(LAP):
            turn = angle(place + 0.5)
            across, down = cos(turn), sin(turn)
            lines += (
                f"M{number(x + inner * across)} {number(y + inner * down)}L{number(x + outer * across)} {number(y + outer * down)}"
            )
        band += f'<path class="track-tick" d="{lines}"/>'
        band += f'<g class="is-{kind}">{use(kind, x, y - mid, BAND * 0.86)}</g>'
        out += element("wheel", band, topic=f"track:{kind}")
    return out


# ---- markers -------------------------------------------------------------------------------------------------------------------


def clusters(markers: tuple[Marker, ...]) -> list[list[Marker]]:
    """Return groups of markers that would touch, in the order of the track."""
    groups: list[list[Marker]] = []
    for marker in sorted(markers, key=lambda entry: (entry[1] % LAP, entry[0])):
        if groups and distance(marker[1], groups[-1][-1][1]) < 2:
            groups[-1].append(marker)
        else:
            groups.append([marker])
    if len(groups) > 1 and distance(groups[0][0][1], groups[-1][-1][1]) < 2:
        groups[0] = groups.pop() + groups[0]
    return groups


def stand(cluster: list[Marker], track: int) -> list[tuple[Marker, float, float, float]]:
    """Return each marker of a cluster with its angle, its radius and its size: neighbours stand across the band, more than two on
    one field also beside each other.
    """
    size, mid = SIZES[min(len(cluster), len(SIZES)) - 1], middle(track)
    if len(cluster) == 1:
        return [(cluster[0], angle(cluster[0][1]), mid, size)]
    spots = []
    for index, marker in enumerate(cluster):
        alike = [other for other in cluster if distance(other[1], marker[1]) == 0]
        order = alike.index(marker)
        side = (order if len(alike) > 1 else index) % 2
        beside = 0.0
        row = [other for other in alike if alike.index(other) % 2 == side] if len(alike) > 2 else []
        if len(row) > 1:
            beside = (row.index(marker) - (len(row) - 1) / 2) * size * 0.92 / mid
        spots.append((marker, angle(marker[1]) + beside, mid + (side - 0.5) * size * 0.84, size))
    return spots


@lru_cache(maxsize=1024)
def markers(x: float, y: float, track: int, standing: tuple[Marker, ...], language: str) -> str:
    """Draw everybody's marker on a track, and numbers where none stands; a marker has a dot for each lap."""
    words, mid, kind, out = labels(language), middle(track), TRACKS[track], ""
    for place in range(5, LAP, 5):
        if not any(distance(points, place) < 2 for _, points, _ in standing):
            turn = angle(place)
            out += text(x + mid * cos(turn), y + mid * sin(turn) + 3.4, place, 9.5, "serif track-number")
    for cluster in clusters(standing):
        for (seat, points, name), turn, radius, size in stand(cluster, track):
            px, py = x + radius * cos(turn), y + radius * sin(turn)
            body = shield_at(seat, px, py, size)
            laps = points // LAP
            for lap in range(laps):
                across = (lap - (laps - 1) / 2) * 6
                body += f'<circle class="lap" cx="{number(px + across)}" cy="{number(py - size * 0.46)}" r="2.6"/>'
            body += box_mark(px, py, size + 3, size + 3, 5)
            label = (words.green_of if track == 0 else words.red_of)(name, points)
            key = f"{seat}.{kind}"
            out += element("marker", body, label, key=key, piece=f"{key}-{points}", topic=f"track:{kind}")
    return out


def wheel(scene: Scene, x: float, y: float) -> tuple[str, str, str]:
    """Return both tracks with their markers, and the hub; the empty wheel is below."""
    seats = range(scene.seats)
    green = tuple((seat, scene.view["players"][seat]["green"], scene.look.name(seat)) for seat in seats)
    red = tuple((seat, scene.view["players"][seat]["red"], scene.look.name(seat)) for seat in seats)
    middle_part = hub(
        x, y, int(scene.view["phase"]), nearest(scene), bool(scene.view["is_last_round"]), scene.view["over"], scene.language
    )
    return markers(x, y, 0, green, scene.language), markers(x, y, 1, red, scene.language), middle_part


# ---- the hub -------------------------------------------------------------------------------------------------------------------


def nearest(scene: Scene) -> tuple[int, tuple[int, ...]]:
    """Return how many tokens are left in the smallest stack of this phase, and whose it is."""
    stacks = [player["stacks"][int(scene.view["phase"]) - 1] for player in scene.view["players"]]
    least = min(stacks)
    return least, tuple(seat for seat, count in enumerate(stacks) if count == least)


@lru_cache(maxsize=1024)
def hub(x: float, y: float, phase: int, near: tuple[int, tuple[int, ...]], is_last: bool, is_over: bool, language: str) -> str:
    """Draw the phase, and who is nearest to ending it; then green points are added to the red ones."""
    words, (least, seats) = labels(language), near
    out = text(x, y - 34, words.phase_title, 11, "label", 90) + text(x, y + 2, phase, 38, "serif")
    for place in range(PHASES):
        kind = "pip on" if place < phase else "pip"
        out += f'<circle class="{kind}" cx="{number(x - 14 + place * 14)}" cy="{number(y + 14)}" r="4"/>'
    if is_over or is_last:
        caption = words.the_end if is_over else words.last_round
        out += fitted(x, y + 38.5, caption, 13, "strong", 110)
    else:
        caption = words.left_in_stack(least, phase)
        wide = min(len(caption) * 12 * WIDTH, 122 - 13 * len(seats))
        left = x - (wide + 13 * len(seats) + 4) / 2
        out += "".join(shield_at(seat, left + 7 + place * 13, y + 34, 15) for place, seat in enumerate(seats))
        out += fitted(left + 13 * len(seats) + 4 + wide / 2, y + 38.5, caption, 12, "", wide)
    out += f'<g class="is-green">{use("green", x - 18, y + 56, 13)}</g>{use("next", x, y + 56, 8)}'
    out += f'<g class="is-red">{use("red", x + 18, y + 56, 13)}</g>'
    label = words.phase(phase) + ("" if is_over or is_last else f", {words.left_in_stack(least, phase)}")
    return element("hub", out, label, key="phase", piece=f"phase-{phase}", topic="phase")
