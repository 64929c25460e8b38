"""The presets of Kingsburg."""

from typing import Final

from burgrave.engine.presets import Preset
from burgrave.speech import marked

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
        ("extra_rows", "alternative_rows", "governors", "destiny", "soldier_tokens", "whims", "scenarios"),
        {"scenario": "shifting_alliances"},
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
