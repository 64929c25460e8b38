"""Powers: everything that changes the rules for one seat while it has it, declared in the tables.

A building, a governor, a destiny card of the year, a group of the people: each adds to answers, and each may have effects at
moments of the year. Effects are declared here; what they do is in `effects/`.
"""

from collections.abc import Mapping
from typing import Any, Final

from burgrave.games.kingsburg.buildings import DECLARED as BUILDINGS
from burgrave.games.kingsburg.bundles import NOTHING, Bundle, bundle, negative
from burgrave.games.kingsburg.calendar import SEASONS, YEARS
from burgrave.games.kingsburg.data import table
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
    """An effect as a table declares it."""

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

    def __init__(self, name: str, power: int, it: Mapping[str, Any]) -> None:
        self.name = name
        """The element by which it is used: `building:town_hall`."""
        self.power = power
        self.moment: int = MOMENTS.index(it["when"])
        self.seasons: int = sum(1 << SEASONS.index(season) for season in it["seasons"]) if "seasons" in it else EVERY_SEASON
        self.years: int = sum(1 << (year - 1) for year in it["years"]) if "years" in it else EVERY_YEAR
        self.wider: int = NAMES.index(it["wider"]) if "wider" in it else -1
        self.more: int = NAMES.index(it["more"]) if "more" in it else -1
        self.is_optional: bool = it.get("optional", False)
        self.choose: str = it.get("choose", "")
        self.condition: str = it.get("if", "")
        self.odd: str = it.get("odd", "")
        self.pay: Bundle = negative(bundle(it["pay"])) if "pay" in it else NOTHING
        self.gain: Bundle = bundle(it.get("gain", {}))
        self.peeks: bool = "peek" in it.get("gain", {})
        self.bonus: int = it.get("gain", {}).get("bonus", 0)


GOVERNORS: Final[dict[str, dict[str, Any]]] = table("modules/governors.toml")
DESTINY: Final[dict[str, dict[str, Any]]] = table("modules/destiny.toml")
GROUPS: Final[dict[str, dict[str, Any]]] = table("modules/scenarios.toml")["groups"]


def _declared() -> list[tuple[str, dict[str, Any]]]:
    found = [(f"building:{name}", it) for name, it in BUILDINGS.items()]
    found += [(f"governor:{name}", it) for name, it in GOVERNORS.items()]
    found += [(f"destiny:{name}", {**it.get("owners", {}), **it.get("all", {})}) for name, it in DESTINY.items()]
    found += [(f"group:{name}", it) for name, it in GROUPS.items()]
    return found


_DECLARED: Final = _declared()
POWERS: Final[tuple[str, ...]] = tuple(name for name, _ in _DECLARED)
FIRST_GOVERNOR: Final = len(BUILDINGS)
FIRST_DESTINY: Final = FIRST_GOVERNOR + len(GOVERNORS)
FIRST_GROUP: Final = FIRST_DESTINY + len(DESTINY)
"""A building's power has the building's number; the others follow."""

ANSWERS: Final[list[list[tuple[int, int]]]] = [
    [(NAMES.index(question), add) for question, add in it.get("answers", {}).items()] for _, it in _DECLARED
]
"""By power: (question, what is added to its owner's answer)."""

DECLARED: Final[list[Declared]] = [
    Declared(name, power, it[key]) for power, (name, it) in enumerate(_DECLARED) for key in ("effect", "also") if key in it
]
"""Every effect; its number is its place here."""

EFFECTS_OF: Final[list[list[int]]] = [
    [number for number, effect in enumerate(DECLARED) if effect.power == power] for power in range(len(POWERS))
]
"""By power."""
