"""The solo game: the track to the target below the player's name, and what covered colours bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from burgrave.draw.drawing import style_sheet
from burgrave.draw.hexes import hex_sign
from burgrave.draw.icons import use
from burgrave.draw.markup import element, figure, number
from burgrave.draw.pieces import mark_of, shield_at
from burgrave.draw.shapes import box, stroke, text
from burgrave.games.burgundy.drawing.declaration import Band, BurgundyDrawing, Item
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.modules.solo.progress import ID

CARD_WIDTH, CARD_HEIGHT = 316, 84
LOW = 32
"""The height of the line on a phone."""
STEP = 5
ICONS = {
    "target": (
        '<circle cx="32" cy="32" r="30"/><circle class="c" cx="32" cy="32" r="22"/><circle cx="32" cy="32" r="15"/>'
        '<circle class="c" cx="32" cy="32" r="7"/>'
    ),
}


def target_track(scene: Scene) -> tuple[int, int, int]:
    """Return marker, target, and where the track of the drawing ends."""
    extra = scene.view["extra"][ID]
    return extra["marker"], extra["target"], int(scene.view["options"]["target"])


@lru_cache(maxsize=512)
def way(left: float, top: float, width: float, marker: int, target: int, end: int, seat: int, language: str) -> str:
    """Draw the track with the player's shield, and the target above it."""
    x0, y, step = left + 16, top + 46, (width - 32) / end
    target_x, is_far = x0 + target * step, target > end / 2
    out = track(x0, y, step, marker, end)
    for points in range(0, end + 1, 2 * STEP):
        out += text(x0 + points * step, y + 30, points, 12, "quiet-text")
    out += f'<g class="goal">{use("target", target_x, y - 24, 22)}<path d="M{number(target_x - 5)} {number(y - 11)}h10l-5 6z"/></g>'
    out += text(target_x + (-16 if is_far else 16), y - 19, target, 15, "serif end" if is_far else "serif start")
    return with_shield(out, x0 + marker * step, y, marker, target, seat, language)


@lru_cache(maxsize=512)
def low_way(left: float, top: float, width: float, marker: int, target: int, end: int, seat: int, language: str) -> str:
    """Draw the track in one low line that ends at the target."""
    x0, y, step = left + 16, top + LOW / 2, (width - 84) / target
    out = track(x0, y, step, marker, target)
    out += f'<g class="goal">{use("target", left + width - 50, y, 20)}</g>' + text(
        left + width - 36, y + 6, target, 17, "serif start"
    )
    return with_shield(out, x0 + marker * step, y, marker, target, seat, language)


def track(x0: float, y: float, step: float, marker: int, end: int) -> str:
    """Draw a bar with a stroke for every fifth point, filled as far as the marker has come."""
    out = box(x0 + end * step / 2, y, end * step + 8, 10, 5, "box")
    if marker:
        out += f'<rect class="way" x="{number(x0)}" y="{number(y - 5)}" width="{number(marker * step)}" height="10" rx="5"/>'
    for points in range(0, end + 1, STEP):
        out += stroke(x0 + points * step, y + 7, x0 + points * step, y + (11 if points % (2 * STEP) else 14), "cell-line")
    return out


def with_shield(out: str, x: float, y: float, marker: int, target: int, seat: int, language: str) -> str:
    """Return a track with the player's shield on it, as an element."""
    out += f'<g data-key="target.{seat}" data-piece="target-{marker}-{target}">{shield_at(seat, x, y, 24)}</g>'
    return element("target", out, distance_text(marker, target, language), topic="target")


def distance_text(marker: int, target: int, language: str) -> str:
    """Return how far the marker is, in words."""
    return labels(language).language.gettext("{points} of {target} to the target").format(points=marker, target=target)


def below_card(scene: Scene, seat: int, style: str) -> str:
    """Draw the track below the player's name."""
    track_data = target_track(scene)
    track_drawn = way(0, 0, CARD_WIDTH, *track_data, seat, scene.language)
    return figure(CARD_WIDTH, CARD_HEIGHT, track_drawn, distance_text(track_data[0], track_data[1], scene.language), "way-there")


def below_tray_phone(scene: Scene) -> tuple[Band, ...]:
    """Return the track as a line below the tray of a phone, where cards have no room."""
    return (Band(LOW, low_way, (*target_track(scene), scene.look.focus, scene.language)),)


def black_hex(x: float, y: float, r: float) -> str:
    """Draw what a covered colour brings: a hex of the black depot."""
    return f'<g class="black-award">{use("black_hex", x, y, 2 * r)}</g>'


def granting(language: str) -> str:
    """Draw the target as what grants an action."""
    return f'<g class="goal">{use("target", 0, 0, 50)}</g>'


def mark(view: Mapping[str, Any], path: Sequence[str], verb: str) -> str:
    """Draw a picture for what comes first, in the list of choices."""
    if verb == "target_first":
        return mark_of(use("target", 14, 14, 22))
    return mark_of(hex_sign(14, 14, 12, "castle", "castle")) if verb == "colour_first" else ""


DRAWING: Final = BurgundyDrawing(
    icons=ICONS,
    css=style_sheet("burgrave.games.burgundy.modules.solo", "solo.css"),
    award=Item(black_hex),
    below_card=(below_card,),
    below_tray_phone=(below_tray_phone,),
    grants={"target": granting},
    module_marks=(mark,),
    verb_icons={"buy_points": "silver", "target_first": "target", "colour_first": "black_hex"},
    source_icons={"bought_points": "silver"},
    module_icons={ID: "target"},
)
