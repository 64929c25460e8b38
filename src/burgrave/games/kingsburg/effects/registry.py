"""Every effect, by its number, as modules declare it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.games.kingsburg.effects.effect import Effect
from burgrave.games.kingsburg.effects.odd import ODD
from burgrave.games.kingsburg.powers import DECLARED, declare_power

EFFECTS: Final[list[Effect]] = [Effect(number) for number in range(len(DECLARED))]


def declare_powers(kind: str, declared: Mapping[str, Mapping[str, Any]], odd: Mapping[str, type[Effect]] = ODD) -> None:
    """Fill in what the powers of a kind do, from a table by their names.

    `odd` are the effects that are written out, by the names that the table uses for them; KeyError for one that is not there.
    """
    for name, it in declared.items():
        for number in declare_power(f"{kind}:{name}", it):
            written = DECLARED[number].odd
            EFFECTS[number] = odd[written](number) if written else Effect(number)
