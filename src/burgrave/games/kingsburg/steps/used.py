"""What a seat has used up: bits of `state.used`. Bits of the season are cleared when a season begins, the others with the year.

Modules have bits of their own, which they declare (`declare_used`): of the season below 256 or among `MORE_IN_SEASON`.
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
MORE_IN_SEASON: Final = 0x3F0000
"""Further bits of the season, for modules."""
SEASON: Final = 255 | MORE_SOLDIERS | MORE_SOLDIERS_AGAIN | MORE_IN_SEASON
BITS: Final[tuple[int, ...]] = tuple(1 << number for number in range(22))
EVERY_BIT: Final = (1 << len(BITS)) - 1

TAKEN: Final[dict[int, str]] = {
    TOKEN: "token",
    MARKET: "market",
    MARKET_AGAIN: "market_again",
    UNTIL_REROLL: "until_reroll",
    EXTRA_WHITE: "extra_white",
    EXTRA_BUILDING: "extra_building",
    RECRUITED: "recruited",
    MORE_SOLDIERS: "more_soldiers",
    MORE_SOLDIERS_AGAIN: "more_soldiers_again",
}
"""By bit: what has it. Filled in by modules."""
SHOWN: Final[dict[str, int]] = {}
"""By key in a player's view: a bit that it shows. Filled in by modules."""


def declare_used(bit: int, name: str, key: str = "") -> int:
    """Let something of a module have a bit, and return it; views show it under `key`, if there is one.

    Saves hold the bit: it never changes. ValueError when it is taken or none.
    """
    if bit in TAKEN or bit not in BITS:
        why = f"{TAKEN[bit]!r} has it" if bit in TAKEN else "it is not among them"
        free = [other for other in BITS if other & MORE_IN_SEASON and other not in TAKEN]
        raise ValueError(f"{name!r} cannot have the bit {bit}: {why}; free for a season: {free}")
    TAKEN[bit] = name
    if key:
        SHOWN[key] = bit
    return bit
