"""Words and small tables around the boards: the moment of the game, the head of the own estate, green points beside the red."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.icons import icon
from burgrave.draw.markup import escape
from burgrave.games.tuscany.drawing.estate import title
from burgrave.games.tuscany.drawing.labels import labels
from burgrave.games.tuscany.drawing.reading import Scene
from burgrave.games.tuscany.numbers import REGION_POINTS


def moment(scene: Scene) -> str:
    """Return how far the game is."""
    words, view = labels(scene.language), scene.view
    if not scene.has_begun or view["over"]:
        return escape(words.stage(view["over"]))
    text = words.moment(view["phase"], view["round"])
    return escape(f"{text} · {words.last_round}" if view["is_last_round"] else text)


def moment_phone(scene: Scene) -> str:
    """Draw how far the game is, in little room."""
    words, view = labels(scene.language), scene.view
    if not scene.has_begun or view["over"]:
        return f'<span class="moment"><span class="soft">{escape(words.stage(view["over"]))}</span></span>'
    after = words.last_round if view["is_last_round"] else words.short_moment(view["round"])
    return (
        f'<span class="moment" data-help="phase"><b class="serif">{escape(words.short_phase(view["phase"]))}</b>'
        f'<span class="soft">{escape(after)}</span></span>'
    )


def own_head(scene: Scene) -> str:
    """Title, and green points for regions."""
    return f"<h2>{escape(title(scene))}</h2>{_table(scene.language)}"


@lru_cache(maxsize=8)
def _table(language: str) -> str:
    words = labels(language)
    cells = "".join(f"<span><small>{size}</small>{points}</span>" for size, points in enumerate(REGION_POINTS) if size)
    heads = f"<span>{escape(words.fields)}<br>{escape(words.green)}</span>"
    attributes = f'role="img" aria-label="{escape(words.region_table)}" data-help="regions"'
    return (
        f'<span class="soft wide">{escape(words.finished_region)}</span><div class="regions tab" {attributes}>{heads}{cells}</div>'
    )


def green_points(scene: Scene) -> dict[int, str]:
    """Return everybody's green points, and the sign of the red ones, beside which they stand."""
    return {seat: _green(player["green"], scene.language) for seat, player in enumerate(scene.view["players"])}


@lru_cache(maxsize=512)
def _green(points: int, language: str) -> str:
    spoken = f'<span class="sr"> {escape(labels(language).green)}</span>'
    green = f'<span class="green-points tab" data-help="track:green">{icon("green", 17, "is-green")}{points}{spoken}</span>'
    return f'{green}<span class="red-sign" data-help="track:red">{icon("red", 17, "is-red")}</span>'
