"""What the buildings on the strips look like, and what they do, in signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.kingsburg.drawing.effects import MOST, TIES_WIN, WIN
from burgrave.games.kingsburg.drawing.tokens import Signs
from burgrave.speech import marked

KEEP: Final = marked("keep")
STANDS: Final = marked("stands")

EFFECTS: Final[Mapping[str, Signs]] = {
    "building:tiltyard": ("summer", "point"),
    "building:stadium": ("summer", "soldier"),
    "building:gladiator_school": ("+2", "battle"),
    "building:colosseum": (MOST, "soldier", "point"),
    "building:bridge": (),
    "building:altar": ("≤9", "reroll"),
    "building:monastery": ("summer", "0", "any", "point"),
    "building:basilica": (STANDS,),
    "building:brewery": ("soldier", "›", "point", "plus2"),
    "building:travelling_market": ("1–6",),
    "building:vineyard": ("autumn", "white"),
    "building:harbour": ("seasons", "any"),
    "building:watchtower": ("+1", "battle", "peek"),
    "building:armoury": ("+1", "battle"),
    "building:garrison": (KEEP, "soldier"),
    "building:alchemists_guild": ("+1", "battle", "plus2", "+2"),
    "building:stockade": ("winter", "soldier"),
    "building:griffin_ranch": ("≤9", "soldier"),
    "building:defensive_walls": ("stone", "+1", TIES_WIN),
    "building:manor": (WIN, "×2"),
    "building:hidden_refuge": ("0", "point"),
    "building:carpenters_workshop": ("III IV", "−1", "wood"),
    "building:exchange": ("autumn", "gold", "›", "2", "point"),
    "building:architects_guild": ("building", "+1", "point"),
    "building:fountain": ("3·2·1", "point"),
    "building:park": ("3", "person", "plus2"),
    "building:school": ("3", "soldier", "2", "point"),
    "building:university": ("≤9", "2", "point"),
}
"""By piece."""
OF_OTHERS: Final = {
    "building:watchtower": "watchtower",
    "building:travelling_market": "travelling_market",
    "building:monastery": "monastery",
    "building:brewery": "barrel",
    "building:vineyard": "grapes",
    "building:carpenters_workshop": "carpenter",
}
"""Buildings whose icon bears another name, most of them because it is every game's."""
PIECE_ICONS: Final = {piece: OF_OTHERS.get(piece, f"k_{piece.partition(':')[2]}") for piece in EFFECTS}
SHORT_NAMES: Final = {
    "travelling_market": marked("Fair Stalls"),
    "carpenters_workshop": marked("Carpenter"),
    "gladiator_school": marked("Gladiators"),
    "architects_guild": marked("Architects"),
    "alchemists_guild": marked("Alchemists"),
    "defensive_walls": marked("Walls"),
}
"""Names of buildings that are too long for a plot."""
