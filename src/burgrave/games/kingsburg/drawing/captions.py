"""Words around the boards: the moment of the game, and the head of the own province."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.icons import icon
from burgrave.draw.markup import escape, signed
from burgrave.games.kingsburg.calendar import PHASES
from burgrave.games.kingsburg.drawing.icons import PHASE_ICONS
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.province import title
from burgrave.games.kingsburg.drawing.reading import ROMAN, Scene, buildings_of

ROOM = 2
"""So many things of modules leave no room for what buildings add in battle."""


def moment(scene: Scene) -> str:
    """Return year and phase in words."""
    words = labels(scene.language)
    return escape(words.over if scene.view["over"] else words.moment(ROMAN[scene.year], PHASES.index(scene.view["phase"])))


def moment_phone(scene: Scene) -> str:
    """Return year and phase where there is little room: number, icon and a short word."""
    return _moment_phone(scene.year, scene.view["phase"], bool(scene.view["over"]), scene.language)


@lru_cache(maxsize=128)
def _moment_phone(year: int, phase: str, is_over: bool, language: str) -> str:
    words = labels(language)
    if is_over:
        return f'<span class="moment"><span class="soft">{escape(words.over)}</span></span>'
    numeral, season = escape(words.short_year(ROMAN[year])), escape(words.phases[phase].lower())
    when = f'<b class="serif">{numeral}</b> {icon(PHASE_ICONS[phase], 17)}<span class="soft">{season}</span>'
    return f'<span class="moment" data-help="year">{when}</span>'


def own_head(scene: Scene) -> str:
    """Draw the title, and what modules have there; where that is little, how much stands and how strong it makes."""
    out = f"<h2>{escape(title(scene))}</h2>"
    more = [drawn for draw in scene.drawing.in_head if (drawn := draw(scene))]
    out += "".join(more)
    if not more:
        count = escape(labels(scene.language).built(len(buildings_of(scene.focus))))
        out += f'<span class="soft wide" data-help="stock:buildings">{count}</span>'
    return out + (battle_words(scene) if len(more) < ROOM else "")


def battle_words(scene: Scene) -> str:
    """Return what buildings add in battle, and against whom more."""
    player, words = scene.focus, labels(scene.language)
    against = player["battle_against"]
    in_battle = escape(words.in_battle())
    if len(against) > 1:  # a picture stands for the words
        in_battle = f'{icon("k_battle", 15)}<span class="sr">{in_battle}</span>'
    out = f'<b class="serif">{signed(player["battle"])}</b> <span class="soft">{in_battle}'
    for kind, more in against.items():
        enemy, total = escape(words.enemy(kind)), signed(more + player["battle"])
        out += f', <span title="{enemy}">{icon(f"k_{kind}", 16)}<span class="sr">{enemy}</span></span> {total}'
    return f'<span class="in-battle" data-help="strength">{out}</span></span>'
