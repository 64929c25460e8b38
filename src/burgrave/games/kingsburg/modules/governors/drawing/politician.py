"""The politician's own spaces, which are influenced like advisers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.shapes import box_states, text
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.drawing.adviser import Card, Form, ghost, ground, placed
from burgrave.games.kingsburg.drawing.council import groups_of
from burgrave.games.kingsburg.drawing.declaration import OwnSpace
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.reading import Scene
from burgrave.games.kingsburg.drawing.tokens import Signs, row
from burgrave.games.kingsburg.drawing.ways import offers
from burgrave.games.kingsburg.modules.governors.cards import OWN_RANKS
from burgrave.games.kingsburg.modules.governors.drawing.cards import governor_of, seats_of

POLITICIAN: Final = "politician"
ICON: Final = "k_governor_politician"
LARGE: Final = Form(54, 118, 42, 37, (15, 30, 20), (15, 24, 22), (66, 18, 5), 19, 14, False)
SMALL: Final = Form(58, 62, 24, 26, (13, 18, 15), (13, 13, 15), (27, 13, 5), 17, 13, False)
REWARDS: Final[Mapping[int, Signs]] = {5: ("any",), 10: ("any", "+", "any")}
"""By the rank of a space: what it gives."""


def own_spaces(scene: Scene) -> tuple[OwnSpace, ...]:
    """Return the spaces where somebody is the politician; () where nobody is."""
    if POLITICIAN not in seats_of(scene):
        return ()
    is_own = scene.is_live and scene.acting is not None and governor_of(scene, scene.acting) == POLITICIAN
    reach = offers(scene) if is_own else {}
    spaces = []
    for number, rank in enumerate(OWN_RANKS):
        groups = groups_of(scene, scene.view["council"][RANKS + number])
        card = Card(groups, None if groups else reach.get(rank))
        spaces.append(OwnSpace(space, (rank, card, is_own, scene.language)))
    return tuple(spaces)


@lru_cache(maxsize=256)
def space(x: float, y: float, is_small: bool, rank: int, card: Card, is_own: bool, language: str) -> str:
    """Draw one of the spaces around x, y."""
    form = SMALL if is_small else LARGE
    left, top = x - form.width / 2, y - form.height / 2
    name = f"private:{rank}"
    out = ground(left, top, form)
    out += text(left + form.rank[0], top + form.rank[1], rank, form.rank[2], "serif")
    out += use(ICON, left + form.width - form.emblem[0], top + form.emblem[1], form.emblem[2])
    out += row(REWARDS[rank], x, top + form.reward[0], form.reward[1], form.width - 8)
    foot = top + form.height - form.well / 2
    kind = "adviser private"
    if card.groups:
        kind += " held"
        out += placed(card.groups, x, foot, form, name)
    if card.offer is not None:
        out += ghost(card.offer, x, foot, form, language)
    out += box_states(x, y, form.width, form.height, 5, gap=6, corner=4, tick_r=8)
    badge = f"{x:g} {top + form.height - 1:g} 0.8"
    label = labels(language).language.gettext("own space of rank {rank}").format(rank=rank)
    return element(kind, out, label, name=name if is_own else "", key=name, topic=f"governor:{POLITICIAN}", badge=badge)
