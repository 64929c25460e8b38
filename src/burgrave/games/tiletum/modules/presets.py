"""Named tables of Tiletum."""

from typing import Final

from burgrave.engine.presets import Preset
from burgrave.speech import marked

PRESETS: Final = (
    Preset("first_game", marked("First game"), marked("The actions in their printed order around the wheel, for two."), 2),
    Preset(
        "mixed_wheel",
        marked("Mixed wheel"),
        marked("The six actions lie around the wheel in random order: every game plans otherwise."),
        3,
        ("action_tiles",),
    ),
)
