"""The names of vines and double hexes."""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.modules.vineyards.tiles import VINES
from burgrave.games.burgundy.words.language import Language, TileNames
from burgrave.games.burgundy.words.tile_names import NamesOf, named
from burgrave.games.language import first_upper
from burgrave.speech import marked


def vine_colours(language: Language) -> list[str]:
    """Return the names of the colours of vines, by number."""
    pgettext = language.pgettext
    return [
        pgettext("vine", "orange"),
        pgettext("vine", "yellow"),
        pgettext("vine", "green"),
        pgettext("vine", "red"),
        pgettext("vine", "black"),
        pgettext("vine", "blue"),
    ]


def double_hex(language: Language, name: str) -> TileNames:
    """Return the names of a double hex, by the colours of its vines."""
    colours = vine_colours(language)
    first, second = (colours[VINES.index(colour)] for colour in name.split("-")[1:])
    if first == second:
        title = language.gettext("{colour} double vine").format(colour=first)
    else:
        title = language.gettext("{first} and {second} vine").format(first=first, second=second)
    the = language.gettext("the {vines}").format(vines=title)
    return TileNames(title, first_upper(title), the, the)


TILE_NAMES: Final[dict[str, NamesOf]] = {
    "vine": double_hex,
    "half": named(marked("rest of a double hex"), marked("the rest of a double hex"), marked("the rest of a double hex")),
}
"""By name of a tile up to a hyphen."""
