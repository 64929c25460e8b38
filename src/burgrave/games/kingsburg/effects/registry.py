"""Every effect, by its number, as modules declare it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.games.kingsburg.effects.effect import Effect
from burgrave.games.kingsburg.effects.odd import ODD
from burgrave.games.kingsburg.powers import DECLARED, declare_power

EFFECTS: Final[list[Effect]] = [Effect(number) for number in range(len(DECLARED))]


def declare_powers(kind: str, declared: Mapping[str, Mapping[str, Any]], odd: Mapping[str, type[Effect]] = ODD) -> None:
    """Declare what the powers of a kind do, from printed data by their names.

    `odd` are the effects that are written out in code, by their names in the printed data. KeyError for an unknown name.
    """
    for name, entry in declared.items():
        for number in declare_power(f"{kind}:{name}", entry):
            odd_name = DECLARED[number].odd
            EFFECTS[number] = odd[odd_name](number) if odd_name else Effect(number)
