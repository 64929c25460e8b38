"""Powers: everything that changes the rules for one seat while it has it, declared in the printed data of modules.

A building, a card that a player has or that is in force for all: each adds to answers, and each may have effects at moments of
the year. Effects are declared here; what they do is in `effects/`. The numbers of powers and effects are those of `ids.py`.
"""

from collections.abc import Mapping
from typing import Any, Final

from burgrave.games.kingsburg.bundles import NOTHING, Bundle, bundle, negative
from burgrave.games.kingsburg.calendar import SEASONS, YEARS
from burgrave.games.kingsburg.ids import EFFECT_IDS, POWERS
from burgrave.games.kingsburg.questions import NAMES

MOMENTS: Final = (
    "year_start",
    "aid_end",
    "before_roll",
    "after_roll",
    "after_rerolls",
    "influence_end",
    "support_start",
    "support_end",
    "season_end",
    "recruit_end",
    "winter_start",
    "before_reveal",
    "year_end",
    "game_end",
)
YEAR_START: Final = 0
AID_END: Final = 1
BEFORE_ROLL: Final = 2
AFTER_ROLL: Final = 3
AFTER_REROLLS: Final = 4
INFLUENCE_END: Final = 5
SUPPORT_START: Final = 6
SUPPORT_END: Final = 7
SEASON_END: Final = 8
RECRUIT_END: Final = 9
WINTER_START: Final = 10
BEFORE_REVEAL: Final = 11
YEAR_END: Final = 12
GAME_END: Final = 13
ALL_MOMENTS: Final = len(MOMENTS)

EVERY_SEASON: Final = (1 << len(SEASONS)) - 1
EVERY_YEAR: Final = (1 << YEARS) - 1


class Declared:
    """An effect as printed data declares it. Until a module declares it, it does nothing."""

    __slots__ = (
        "bonus",
        "choose",
        "condition",
        "gain",
        "is_optional",
        "moment",
        "more",
        "name",
        "odd",
        "pay",
        "peeks",
        "power",
        "seasons",
        "wider",
        "years",
    )

    def __init__(self, power: int, choose: str, entry: Mapping[str, Any]) -> None:
        self.name: str = POWERS[power]
        """The element by which it is used: `building:town_hall`."""
        self.power = power
        self.choose = choose
        self.moment: int = MOMENTS.index(entry["when"]) if "when" in entry else 0
        self.seasons: int = sum(1 << SEASONS.index(season) for season in entry["seasons"]) if "seasons" in entry else EVERY_SEASON
        self.years: int = sum(1 << (year - 1) for year in entry["years"]) if "years" in entry else EVERY_YEAR
        self.wider: int = NAMES.index(entry["wider"]) if "wider" in entry else -1
        self.more: int = NAMES.index(entry["more"]) if "more" in entry else -1
        self.is_optional: bool = entry.get("optional", False)
        self.condition: str = entry.get("if", "")
        self.odd: str = entry.get("odd", "")
        self.pay: Bundle = negative(bundle(entry["pay"])) if "pay" in entry else NOTHING
        self.gain: Bundle = bundle(entry.get("gain", {}))
        self.peeks: bool = "peek" in entry.get("gain", {})
        self.bonus: int = entry.get("gain", {}).get("bonus", 0)


# ---- filled in by modules ----

ANSWERS: Final[list[list[tuple[int, int]]]] = [[] for _ in POWERS]
"""By power: (question, what is added to its owner's answer)."""
DECLARED: Final[list[Declared]] = [Declared(power, choose, {}) for power, choose in EFFECT_IDS]
"""Every effect, by its number."""
EFFECTS_OF: Final[list[list[int]]] = [[] for _ in POWERS]
"""By power: the numbers of its effects."""


def declare_power(name: str, entry: Mapping[str, Any]) -> list[int]:
    """Fill in what a power does from its printed data, and return the numbers of its effects. ValueError if they let choose
    something else than `ids.toml` says.
    """
    power = POWERS.index(name)
    numbers = [number for number, (owner, _) in enumerate(EFFECT_IDS) if owner == power]
    effects = [entry[key] for key in ("effect", "also") if key in entry]
    if [EFFECT_IDS[number][1] for number in numbers] != [effect.get("choose", "") for effect in effects]:
        raise ValueError(f"the effects of {name!r} let choose something else than ids.toml says")
    ANSWERS[power] = [(NAMES.index(question), add) for question, add in entry.get("answers", {}).items()]
    EFFECTS_OF[power] = numbers
    for number, effect in zip(numbers, effects, strict=True):
        DECLARED[number] = Declared(power, effect.get("choose", ""), effect)
    return numbers
