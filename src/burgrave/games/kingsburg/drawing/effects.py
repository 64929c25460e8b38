"""What buildings do, in signs; words among them are translated when they are drawn (`labels.Labels.sign`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.kingsburg.drawing.tokens import Signs
from burgrave.speech import marked

END: Final = marked("end:")
WIN: Final = marked("win")
ALL_EQUAL: Final = marked("all =")
TIES_WIN: Final = marked("= wins")
MOST: Final = marked("most")
"""Words in rows of icons that several modules use."""

EFFECTS: Final[Mapping[str, Signs]] = {
    "building:statue": (ALL_EQUAL, "reroll"),
    "building:chapel": ("≤7", "reroll"),
    "building:church": ("+1", "demons"),
    "building:cathedral": (END, "any", "any", "›", "point"),
    "building:inn": ("summer", "plus2"),
    "building:market": ("±1",),
    "building:farms": ("white", "−1", "battle"),
    "building:merchants_guild": ("seasons", "gold"),
    "building:guard_tower": ("+1", "battle"),
    "building:blacksmith": ("+1", "battle"),
    "building:barracks": ("any", "›", "soldier"),
    "building:wizards_guild": ("+2", "battle"),
    "building:palisade": ("+1", "battle", "+2", "zombies"),
    "building:stable": ("soldier", "›", "+1"),
    "building:stone_wall": ("+1", "battle", TIES_WIN),
    "building:fortress": ("+1", "battle", WIN, "point"),
    "building:barricade": ("+1", "goblins"),
    "building:crane": ("III IV", "−1", "gold"),
    "building:town_hall": ("any", "›", "point"),
    "building:embassy": ("seasons", "point"),
}
"""By piece."""
