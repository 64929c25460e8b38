"""The presets of Kingsburg."""

from typing import Final

from burgrave.engine.presets import Preset
from burgrave.games.kingsburg.modules import MODULES
from burgrave.speech import marked

EXPANSIONS: Final = tuple(name for name in MODULES if name != "base")
"""The modules that can be added to the game: all that are installed, for all of them go together."""
SCENARIO: Final = {"scenario": "shifting_alliances"} if "scenarios" in MODULES else {}
"""The sheet for a game with all of them: not the first, which does not go together with soldier tokens."""

PRESETS: Final = (
    Preset("first_game", marked("First game"), marked("The game itself, five years long, without any expansion."), 3),
    Preset(
        "realm",
        marked("Wider realm"),
        marked("More buildings, governors with powers of their own, and soldiers chosen in secret."),
        3,
        ("extra_rows", "governors", "soldier_tokens"),
    ),
    Preset(
        "everything",
        marked("Box with everything"),
        marked("Every expansion at once; for those who know the game well."),
        4,
        EXPANSIONS,
        SCENARIO,
    ),
    Preset(
        "documented",
        marked("As printed"),
        marked("Governors, soldier tokens and whims of the court, only with what is published: nothing of ours."),
        3,
        ("governors", "soldier_tokens", "whims"),
        {"documented_only": "yes"},
    ),
)
