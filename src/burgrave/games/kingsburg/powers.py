"""Powers: everything that changes the rules for one seat while it has it, declared in the printed data of modules.

A building, a card that a player has or that is in force for all: each adds to answers, and each may have effects at moments of
the year. Effects are declared here; what they do is in `effects/`. Saves hold the numbers of powers and effects.
"""

from collections.abc import Mapping
from typing import Any, Final

from burgrave.games.kingsburg.bundles import NOTHING, Bundle, bundle, negative
from burgrave.games.kingsburg.calendar import SEASONS, YEARS
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.points import FIRST_POWER, declare_source
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
    """An effect as printed data declares it."""

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

    def __init__(self, power: int, name: str, entry: Mapping[str, Any]) -> None:
        self.name = name
        """The name of its power, and the element by which it is used: `building:town_hall`."""
        self.power = power
        self.choose: str = entry.get("choose", "")
        """What its owner chooses: a key of `elements.CHOICES`, or of the module's own."""
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

ANSWERS: Final[list[list[tuple[int, int]]]] = []
"""By power: (question, what is added to its owner's answer)."""
DECLARED: Final[list[Declared]] = []
"""Every effect, by its number."""
EFFECTS_OF: Final[list[list[int]]] = []
"""By power: the numbers of its effects."""
EACH_SEASON: Final[list[float]] = []
EACH_YEAR: Final[list[float]] = []
"""By power: what it brings besides points and strength, for bots."""
NO_EFFECT: Final = Declared(0, "", {})
"""Stands where no effect has the number."""


def declare_power(power: int, name: str, entry: Mapping[str, Any], first_effect: int) -> list[int]:
    """Declare what a power does from its printed data, and return the numbers of its effects, which begin with `first_effect`.

    ValueError when there is a power with that number or name, or an effect with one of these numbers.
    """
    while len(POWERS) <= power:
        POWERS.append("")
        ANSWERS.append([])
        EFFECTS_OF.append([])
        EACH_SEASON.append(0.0)
        EACH_YEAR.append(0.0)
    if POWERS[power]:
        raise ValueError(f"{name!r} cannot be power {power}: {POWERS[power]!r} is; free from {len(POWERS)} on")
    declare_source(FIRST_POWER + power, name)
    POWERS[power] = name
    ANSWERS[power] = [(NAMES.index(question), add) for question, add in entry.get("answers", {}).items()]
    for number, key in enumerate([key for key in ("effect", "also") if key in entry], first_effect):
        while len(DECLARED) <= number:
            DECLARED.append(NO_EFFECT)
        if DECLARED[number] is not NO_EFFECT:
            taken, free = DECLARED[number].name, len(DECLARED)
            raise ValueError(f"{name!r} cannot have effect {number}: {taken!r} has it; free from {free} on")
        DECLARED[number] = Declared(power, name, entry[key])
        EFFECTS_OF[power].append(number)
    return EFFECTS_OF[power]
