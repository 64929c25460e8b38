"""Named tables of Tuscany."""

from typing import Final

from burgrave.engine.presets import Preset
from burgrave.speech import marked

PRESETS: Final = (
    Preset("first_game", marked("First game"), marked("The game as it is printed today, for two."), 2),
    Preset("full_table", marked("Full table"), marked("Four at the table: what you want is soon gone."), 4),
)
