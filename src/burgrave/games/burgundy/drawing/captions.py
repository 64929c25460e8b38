"""Texts and small tables around the boards: how far the game is, and the head of the own duchy."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.markup import escape, figure
from burgrave.games.burgundy.drawing.duchy import title
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.tiles import good
from burgrave.games.burgundy.drawing.tracks import coming_goods
from burgrave.games.burgundy.mainboard import PHASE_LETTERS, PHASE_POINTS, PRINTED_SIZES, REGION_POINTS


def moment(scene: Scene) -> str:
    """Return how far the game is, and which duchies are played."""
    words, view = labels(scene.language), scene.view
    numbers = [player["duchy"] for player in view["players"] if player["duchy"]]
    is_running = view["white_die"] and not view["over"]
    parts = [words.moment(view["phase"], view["round"]) if is_running else words.stage(view)]
    if len(numbers) == view["seats"]:
        parts.append(words.duchies(numbers))
    return escape(" · ".join(parts))


def moment_phone(scene: Scene) -> str:
    """Return how far the game is for a phone: phase, its bonus, round, and the goods to come."""
    view = scene.view
    if not view["white_die"] or view["over"]:
        return f'<span class="moment"><span class="soft">{escape(labels(scene.language).stage(view))}</span></span>'
    return _moment_phone(view["phase"], view["round"], tuple(coming_goods(scene).values()), scene.language)


@lru_cache(maxsize=512)
def _moment_phone(letter: str, round_: int, goods: tuple[int, ...], language: str) -> str:
    words = labels(language)
    bonus = PHASE_POINTS[PHASE_LETTERS.index(letter)]
    step = {3: 11.0, 4: 7.4}.get(len(goods), 20.0)  # many overlap: there is little room beside the tools
    tiles = "".join(good(9.5 + index * step, 9.5, 17, kind) for index, kind in enumerate(goods))
    if goods:
        tiles = figure(round(19 + (len(goods) - 1) * step), 19, tiles, ", ".join(words.language.goods[kind] for kind in goods))
    return (
        f'<span class="moment" data-help="phase"><b class="serif">{letter}</b><b class="serif plus">+{bonus}</b>'
        f'<span class="soft">{escape(words.short_round(round_))}</span>{tiles}</span>'
    )


def own_head(scene: Scene) -> str:
    """Return title, points for regions, and the bonus of the phase."""
    phase = "" if scene.view["over"] else scene.view["phase"]
    return f"<h2>{escape(title(scene))}</h2>{_tables(phase, scene.language)}"


@lru_cache(maxsize=32)
def _tables(letter: str, language: str) -> str:
    words = labels(language)
    cells = "".join(
        f"<span><small>{size}</small>{points}</span>" for size, points in enumerate(REGION_POINTS[: PRINTED_SIZES + 1]) if size
    )
    heads = f"<span>{escape(words.size)}<br>{escape(words.points)}</span>"
    points_table = (
        f'<div class="regions tab" role="img" aria-label="{escape(words.region_table)}" data-help="regions">{heads}{cells}</div>'
    )
    out = f'<span class="soft wide">{escape(words.regions)}</span>{points_table}'
    if letter:
        bonus = PHASE_POINTS[PHASE_LETTERS.index(letter)]
        in_phase = escape(words.in_phase(letter))
        out += (
            f'<span class="phase-bonus" data-help="phase"><b class="serif">+{bonus}</b> <span class="soft">{in_phase}</span></span>'
        )
    return out
