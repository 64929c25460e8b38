"""What a seat has used up: bits of `state.used`. Bits of the season are cleared when a season begins, the others with the year.

Modules have bits of their own: those of the season are 8, 16 and 128, one of the year is 256.
"""

from typing import Final

TOKEN: Final = 1
"""The seat's one +2 token of the season (p. 17)."""
MARKET: Final = 2
MARKET_AGAIN: Final = 4
UNTIL_REROLL: Final = 32
"""A bit for a module, of the season and cleared also when the seat rolls dice again."""
EXTRA_WHITE: Final = 64
"""A white die beyond those of its powers."""
EXTRA_BUILDING: Final = 512
RECRUITED: Final = 1024
"""The first soldier of the year is recruited."""

MORE_SOLDIERS: Final = 2048
MORE_SOLDIERS_AGAIN: Final = 4096
"""At the adviser that helps it twice: a stable's soldier for influencing it, and another one for doing so again."""
SEASON: Final = 255 | MORE_SOLDIERS | MORE_SOLDIERS_AGAIN

SHOWN: Final[dict[str, int]] = {}
"""By key in a player's view: a bit that it shows. Filled in by modules."""
