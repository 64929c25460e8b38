"""Names of advisers, enemies and the parts of the year, in the forms that sentences need.

A bare name stands alone (Polish: nominative); with `the` it is an object (Polish: accusative), with `from` it is what something
comes from (Polish: genitive). `language.Language` translates them.
"""

from __future__ import annotations

from typing import Final

from burgrave.speech import marked

ADVISERS: Final[dict[str, tuple[str, str, str]]] = {
    "jester": (marked("Jester"), marked("the Jester"), marked("from the Jester")),
    "squire": (marked("Squire"), marked("the Squire"), marked("from the Squire")),
    "architect": (marked("Architect"), marked("the Architect"), marked("from the Architect")),
    "merchant": (marked("Merchant"), marked("the Merchant"), marked("from the Merchant")),
    "sergeant": (marked("Sergeant"), marked("the Sergeant"), marked("from the Sergeant")),
    "alchemist": (marked("Alchemist"), marked("the Alchemist"), marked("from the Alchemist")),
    "astronomer": (marked("Astronomer"), marked("the Astronomer"), marked("from the Astronomer")),
    "treasurer": (marked("Treasurer"), marked("the Treasurer"), marked("from the Treasurer")),
    "master_hunter": (marked("Master Hunter"), marked("the Master Hunter"), marked("from the Master Hunter")),
    "general": (marked("General"), marked("the General"), marked("from the General")),
    "swordsmith": (marked("Swordsmith"), marked("the Swordsmith"), marked("from the Swordsmith")),
    "duchess": (marked("Duchess"), marked("the Duchess"), marked("from the Duchess")),
    "champion": (marked("Champion"), marked("the Champion"), marked("from the Champion")),
    "smuggler": (marked("Smuggler"), marked("the Smuggler"), marked("from the Smuggler")),
    "inventor": (marked("Inventor"), marked("the Inventor"), marked("from the Inventor")),
    "wizard": (marked("Wizard"), marked("the Wizard"), marked("from the Wizard")),
    "queen": (marked("Queen"), marked("the Queen"), marked("from the Queen")),
    "king": (marked("King"), marked("the King"), marked("from the King")),
}
"""By name in the printed data: alone, as an object, as a source."""

ENEMIES: Final[dict[str, tuple[str, str]]] = {
    "goblins": (marked("goblins"), marked("against the goblins")),
    "orcs": (marked("orcs"), marked("against the orcs")),
    "zombies": (marked("zombies"), marked("against the zombies")),
    "demons": (marked("demons"), marked("against the demons")),
    "barbarians": (marked("barbarians"), marked("against the barbarians")),
    "dragons": (marked("dragons"), marked("against the dragons")),
}
"""By kind: alone, and as an opponent."""

PHASES: Final[dict[str, str]] = {
    "aid": marked("royal aid"),
    "spring": marked("spring"),
    "favour": marked("king's favour"),
    "summer": marked("summer"),
    "envoy": marked("king's envoy"),
    "autumn": marked("autumn"),
    "recruit": marked("recruitment"),
    "winter": marked("winter"),
}

YEARS: Final = ("I", "II", "III", "IV", "V")
COLUMNS: Final = ("I", "II", "III", "IV")
