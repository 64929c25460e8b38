"""Above the council: five years with the strength of their enemies, and the eight phases of this one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.pieces import flag
from burgrave.draw.shapes import box, pointer
from burgrave.games.kingsburg.calendar import PHASES
from burgrave.games.kingsburg.drawing.icons import PHASE_ICONS
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.reading import ROMAN, Scene
from burgrave.games.kingsburg.enemies import SPANS

FLAG_STEP: Final = 37
PHASE_STEP: Final = 46.4
PHASE_WIDTH: Final = 44.6
PHASE_HEIGHT: Final = 45
SMALL_STEP: Final = 26.5


def place_in_year(scene: Scene) -> tuple[int, int]:
    """Return year and phase as numbers; after the game both lie behind the last."""
    is_over = bool(scene.view["over"])
    return (len(ROMAN), len(PHASES)) if is_over else (scene.year, PHASES.index(scene.view["phase"]))


def calendar(scene: Scene) -> str:
    """Draw years and phases on a desktop."""
    year, phase = place_in_year(scene)
    return years(32, 4, year, scene.language) + phases(236, 3, phase, scene.language)


@lru_cache(maxsize=64)
def years(x: float, y: float, now: int, language: str) -> str:
    """Draw five flags; below each numeral the span of strength on the backs of its enemies."""
    words, out = labels(language), ""
    for index, numeral in enumerate(ROMAN):
        px, (low, high) = x + index * FLAG_STEP, SPANS[index]
        when = "past" if index < now else "now" if index == now else "later"
        out += flag(px, y, numeral, f"{low}-{high}", when, words.year(numeral, low, high), "year", 36, 11.5)
    return out


@lru_cache(maxsize=64)
def phases(x: float, y: float, now: int, language: str) -> str:
    """Draw eight boxes with their words; a pointer below the present one."""
    words, out = labels(language), ""
    for index, name in enumerate(PHASES):
        px = x + index * PHASE_STEP
        kind = "gone" if index < now else "now" if index == now else "later"
        body = box(px, y + PHASE_HEIGHT / 2, PHASE_WIDTH, PHASE_HEIGHT, 5, "box") + use(PHASE_ICONS[name], px, y + 17, 21)
        body += fitted(px, y + 39, words.phases[name], 11, "tiny", PHASE_WIDTH - 4)
        if index == now:
            out += pointer(px, y + PHASE_HEIGHT + 9)
        out += element(f"phase {kind}", body, words.phase(index + 1), topic=f"phase:{name}")
    return out


@lru_cache(maxsize=64)
def small_phases(x: float, y: float, now: int, language: str) -> str:
    """Draw the phases on a phone, without words; y is their middle."""
    words, out = labels(language), ""
    for index, name in enumerate(PHASES):
        px = x + index * SMALL_STEP
        kind = "gone" if index < now else "now" if index == now else "later"
        body = box(px, y, 25, 32, 4, "box") + use(PHASE_ICONS[name], px, y, 17)
        out += element(f"phase {kind}", body, words.phase(index + 1), topic=f"phase:{name}")
    return out
