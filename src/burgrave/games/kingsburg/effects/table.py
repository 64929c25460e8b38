"""Every effect, by its number; modules put their odd ones in."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.effects.effect import Effect
from burgrave.games.kingsburg.powers import DECLARED

EFFECTS: Final[list[Effect]] = [Effect(number) for number in range(len(DECLARED))]


def write_out(odd: dict[str, type[Effect]]) -> None:
    """Put odd effects in their places, by the names that the tables use for them."""
    for number, declared in enumerate(DECLARED):
        if declared.odd in odd:
            EFFECTS[number] = odd[declared.odd](number)
