"""Border posts for a seat that the game plays: it has no duchy, and its cards with posts count instead (special p. 26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.modules.border_posts.tiles import score_link, take_tile

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

LINKED: Final = 2
ALL_LINKED: Final = 3
"""How many completed cards with posts count as two linked posts, and how many as all three."""


def automa_posts(state: State, seat: int, cards: int) -> None:
    """Reward the seat for its completed cards with posts: the bonus of the phase, then the better tile that is left."""
    if cards == LINKED:
        score_link(state, seat)
    elif cards == ALL_LINKED:
        take_tile(state, seat)
