"""Every effect, by its number, as modules declare it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.games.kingsburg.effects.effect import Effect
from burgrave.games.kingsburg.effects.odd import ODD
from burgrave.games.kingsburg.elements import CHOICES, ON_BOARDS, Paths, declare_use
from burgrave.games.kingsburg.powers import DECLARED, declare_power

EFFECTS: Final[list[Effect]] = []


class PowerBlock:
    """Where the numbers of some powers begin, those of their effects, and the indices of the actions that use and that waive these.

    All are part of saves, so a module has written them down and adds powers only at its end. Those that are taken are refused.
    """

    __slots__ = ("effect", "power", "use", "waive")

    def __init__(self, power: int, effect: int, use: int, waive: int) -> None:
        self.power = power
        self.effect = effect
        self.use = use
        self.waive = waive


def declare_powers(
    kind: str,
    declared: Mapping[str, Mapping[str, Any]],
    block: PowerBlock,
    odd: Mapping[str, type[Effect]] = ODD,
    choices: Mapping[str, Paths] = CHOICES,
) -> None:
    """Declare what the powers of a kind do, from printed data by their names, which is in the order of their numbers.

    `odd` are the effects that are written out in code, `choices` is what effects let their owner choose from, both by their names
    in the printed data. KeyError for an unknown name, ValueError for a number that is taken.
    """
    ON_BOARDS.add(kind)
    effect, use = block.effect, block.use
    for power, (name, entry) in enumerate(declared.items(), block.power):
        for index, number in enumerate(declare_power(power, f"{kind}:{name}", entry, effect)):
            paths = choices[DECLARED[number].choose]
            element = f"{kind}:{name}.{index + 1}" if index else f"{kind}:{name}"
            declare_use(number, element, paths, use, block.waive + number - block.effect)
            while len(EFFECTS) <= number:
                EFFECTS.append(Effect(number))
            odd_name = DECLARED[number].odd
            EFFECTS[number] = odd[odd_name](number) if odd_name else Effect(number)
            effect += 1
            use += len(paths)
