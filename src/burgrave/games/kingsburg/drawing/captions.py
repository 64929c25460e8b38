"""Words around the boards: the moment of the game, and the head of the own province."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.icons import icon, use
from burgrave.draw.markup import escape, figure, signed
from burgrave.draw.shapes import text
from burgrave.games.kingsburg.calendar import PHASES
from burgrave.games.kingsburg.drawing.chips import chip_width, governor_chip, has_second, second_chip
from burgrave.games.kingsburg.drawing.icons import PHASE_ICONS
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.province import title
from burgrave.games.kingsburg.drawing.reading import ROMAN, Scene, buildings_of


def moment(scene: Scene) -> str:
    """Year and phase."""
    words = labels(scene.language)
    told = words.over if scene.view["over"] else words.moment(ROMAN[scene.year], PHASES.index(scene.view["phase"]))
    return escape(told)


def moment_phone(scene: Scene) -> str:
    """The same in little room."""
    return _moment_phone(scene.year, scene.view["phase"], bool(scene.view["over"]), scene.language)


@lru_cache(maxsize=128)
def _moment_phone(year: int, phase: str, is_over: bool, language: str) -> str:
    words = labels(language)
    if is_over:
        return f'<span class="moment"><span class="soft">{escape(words.over)}</span></span>'
    numeral, season = escape(words.short_year(ROMAN[year])), escape(words.phases[phase].lower())
    told = f'<b class="serif">{numeral}</b> {icon(PHASE_ICONS[phase], 17)}<span class="soft">{season}</span>'
    return f'<span class="moment" data-help="year">{told}</span>'


def own_head(scene: Scene) -> str:
    """Title; the governor and the soldier tokens where modules bring them, else how much stands and how strong it makes."""
    seat, words = scene.look.focus, labels(scene.language)
    out = f"<h2>{escape(title(scene))}</h2>"
    governor = scene.governor(seat)
    tokens = scene.module("soldier_tokens").get("seats") or ()
    if governor:
        out += head_chip(governor, seat, scene.is_own, scene.language)
    if tokens:
        verb, chosen = scene.face_down if seat == scene.view["seat"] else ("", "")
        sent = int(chosen.partition(":")[2]) if verb == "send" else None
        out += discs(tuple(tokens[seat]["left"]), sent, scene.language)
    if not governor and not tokens:
        count = len(buildings_of(scene.focus))
        out += f'<span class="soft wide" data-help="stock:buildings">{escape(words.built(count))}</span>'
    return out + (battle_words(scene) if not (governor and tokens) else "")


def battle_words(scene: Scene) -> str:
    """What buildings add in battle, and against whom more."""
    player, words = scene.focus, labels(scene.language)
    against = player["battle_against"]
    told = escape(words.in_battle())
    # Where much is to be told, a picture stands for the words.
    told = f'{icon("k_battle", 15)}<span class="sr">{told}</span>' if len(against) > 1 else told
    out = f'<b class="serif">{signed(player["battle"])}</b> <span class="soft">{told}'
    for kind, more in against.items():
        enemy, total = escape(words.enemy(kind)), signed(more + player["battle"])
        out += f', <span title="{enemy}">{icon(f"k_{kind}", 16)}<span class="sr">{enemy}</span></span> {total}'
    return f'<span class="in-battle" data-help="strength">{out}</span></span>'


@lru_cache(maxsize=256)
def head_chip(governor: str, seat: int, is_own: bool, language: str) -> str:
    """The governor on the head of the province."""
    width, body = chip_width(governor, language), governor_chip(governor, seat, is_own, language)
    if has_second(governor):
        body += f'<g transform="translate({width + 4:g} 0)">{second_chip(governor, seat, is_own, language)}</g>'
        width += 42
    return f'<svg class="head-chip" width="{width:g}" height="38" viewBox="0 4 {width:g} 38">{body}</svg>'


@lru_cache(maxsize=256)
def discs(values: tuple[int, ...], sent: int | None, language: str) -> str:
    """The soldier tokens that are left; the one that is `sent` in secret lies apart from the others."""
    words, told = labels(language), []
    body = use("soldier", 9, 13, 18)
    for place, value in enumerate(values):
        x = 32 + place * 25
        is_sent = sent is not None and place == values.index(sent)
        kind = "disc-ground sent" if is_sent else "disc-ground"
        body += f'<circle class="{kind}" cx="{x}" cy="13" r="11"/>' + text(x, 17.5, value, 13, "serif disc-text")
        told.append(words.face_down(words.token(value)) if is_sent else words.token(value))
    return f'<span class="discs" data-help="soldier_token">{figure(20 + 25 * len(values), 26, body, ", ".join(told))}</span>'
