"""The names of the base game's tiles, and how modules declare those of theirs (`BurgundyWords.tile_names`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.burgundy.tiles import SPECIES_IN
from burgrave.games.burgundy.words.language import Language, TileNames
from burgrave.games.language import first_upper
from burgrave.speech import marked

NamesOf = Callable[[Language, str], TileNames]

# ---- for all modules -------------------------------------------------------------------------------------------------


def named(plain: str, the: str, a: str) -> NamesOf:
    """Return the names of a tile from `marked` texts: on its own, and as an object with a definite and an indefinite article."""

    def names(language: Language, name: str) -> TileNames:
        title = language.gettext(plain)
        return TileNames(title, first_upper(title), language.gettext(the), language.gettext(a))

    return names


def counted_animals(language: Language, animals: str) -> TileNames:
    """Return the names of a tile with animals, given their number and species in words."""
    return TileNames(animals, first_upper(animals), language.gettext("the {animals}").format(animals=animals), animals)


# ---- of the base game ------------------------------------------------------------------------------------------------


def animals(language: Language, name: str) -> TileNames:
    """Return the names of a tile with animals."""
    species, _, number = name.partition("-")
    count = int(number)
    ngettext = language.ngettext
    counted = {
        "cow": ngettext("{count} cow", "{count} cows", count),
        "sheep": ngettext("{count} sheep", "{count} sheep", count),
        "pig": ngettext("{count} pig", "{count} pigs", count),
        "chicken": ngettext("{count} chicken", "{count} chickens", count),
        "goat": ngettext("{count} goat", "{count} goats", count),
    }[species]
    return counted_animals(language, counted.format(count=count))


def monastery(language: Language, name: str) -> TileNames:
    """Return the names of a monastery: by its number, and on its own by its name too."""
    number = int(name.partition("-")[2])
    text = language.gettext("monastery {number}").format(number=number)
    title = language.gettext("monastery {number} ({name})").format(number=number, name=language.monastery_name(number))
    return TileNames(title, first_upper(text), text, text)


SPECIES_TILES: Final = tuple(dict.fromkeys(name for names in SPECIES_IN.values() for name in names))
"""The names of the base game's tiles with animals up to the hyphen: their species."""
TILE_NAMES: Final[dict[str, NamesOf]] = {
    "castle": named(marked("castle"), marked("the castle"), marked("a castle")),
    "mine": named(marked("mine"), marked("the mine"), marked("a mine")),
    "ship": named(marked("ship"), marked("the ship"), marked("a ship")),
    "warehouse": named(marked("warehouse"), marked("the warehouse"), marked("a warehouse")),
    "carpenter": named(marked("carpenter"), marked("the carpenter"), marked("a carpenter")),
    "church": named(marked("church"), marked("the church"), marked("a church")),
    "market": named(marked("market"), marked("the market"), marked("a market")),
    "boarding_house": named(marked("boarding house"), marked("the boarding house"), marked("a boarding house")),
    "bank": named(marked("bank"), marked("the bank"), marked("a bank")),
    "town_hall": named(marked("town hall"), marked("the town hall"), marked("a town hall")),
    "watchtower": named(marked("watchtower"), marked("the watchtower"), marked("a watchtower")),
    "black_hex": named(marked("black tile"), marked("the black tile"), marked("a black tile")),
    "monastery": monastery,
    **dict.fromkeys(SPECIES_TILES, animals),
}
"""By name of a tile up to a hyphen."""
SPECIES: Final[dict[str, Callable[[Language], str]]] = {
    "cow": lambda language: language.gettext("cows"),
    "sheep": lambda language: language.gettext("sheep"),
    "pig": lambda language: language.gettext("pigs"),
    "chicken": lambda language: language.gettext("chickens"),
    "goat": lambda language: language.gettext("goats"),
}
"""By species."""
