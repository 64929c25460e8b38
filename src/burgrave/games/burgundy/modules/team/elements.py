"""The actions of choosing the duchies of a team."""

from typing import Final

from burgrave.games.burgundy.elements import add_settling

DUCHIES: Final = (add_settling(1750, "31"), add_settling(1824, "32"))
"""The numbers of duchies for partners."""
