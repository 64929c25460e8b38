"""The names of things in one language: gettext for Burgundy, and names looked up once.

A sentence that needs a tile takes it in the form that English marks by its article: `the castle` and `a castle` are objects
(Polish: accusative), a bare `castle` stands alone (nominative). Goods have a form for counting (`2 wine`; Polish: genitive).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from burgrave.engine.errors import BadOption, listing
from burgrave.games import language as shared
from burgrave.games.burgundy.elements import DEPOT_SPACES
from burgrave.games.burgundy.mainboard import ALL_SPACES, BLACK, SPACES
from burgrave.games.burgundy.tiles import MONASTERIES, SPECIES_IN, TILES
from burgrave.games.language import first_upper
from burgrave.speech import marked

if TYPE_CHECKING:
    from burgrave.games.burgundy.words.declaration import BurgundyWords

# Names of all tiles stand here, also of those that expansions bring: labels need them without a table and its modules.

PLAIN = {
    "castle": marked("castle"),
    "mine": marked("mine"),
    "ship": marked("ship"),
    "warehouse": marked("warehouse"),
    "carpenter": marked("carpenter"),
    "church": marked("church"),
    "market": marked("market"),
    "boarding_house": marked("boarding house"),
    "bank": marked("bank"),
    "town_hall": marked("town hall"),
    "watchtower": marked("watchtower"),
    "white_castle": marked("white castle"),
    "crane": marked("crane"),
    "inn": marked("inn"),
    "black_hex": marked("black tile"),
    "half": marked("rest of a double hex"),
}
THE = {
    "castle": marked("the castle"),
    "mine": marked("the mine"),
    "ship": marked("the ship"),
    "warehouse": marked("the warehouse"),
    "carpenter": marked("the carpenter"),
    "church": marked("the church"),
    "market": marked("the market"),
    "boarding_house": marked("the boarding house"),
    "bank": marked("the bank"),
    "town_hall": marked("the town hall"),
    "watchtower": marked("the watchtower"),
    "white_castle": marked("the white castle"),
    "crane": marked("the crane"),
    "inn": marked("the inn"),
    "black_hex": marked("the black tile"),
    "half": marked("the rest of a double hex"),
}
A = {
    "castle": marked("a castle"),
    "mine": marked("a mine"),
    "ship": marked("a ship"),
    "warehouse": marked("a warehouse"),
    "carpenter": marked("a carpenter"),
    "church": marked("a church"),
    "market": marked("a market"),
    "boarding_house": marked("a boarding house"),
    "bank": marked("a bank"),
    "town_hall": marked("a town hall"),
    "watchtower": marked("a watchtower"),
    "white_castle": marked("a white castle"),
    "crane": marked("a crane"),
    "inn": marked("an inn"),
    "black_hex": marked("a black tile"),
    "half": marked("the rest of a double hex"),
}


SPECIES_TILES = tuple(dict.fromkeys(name for names in SPECIES_IN.values() for name in names))
"""The names of the base game's tiles with animals up to the hyphen: their species."""
VINES = ("orange", "yellow", "green", "red", "black", "blue")
"""The colours of vines in names of tiles."""
ANIMAL_TILES = (*SPECIES_TILES, "geese")
"""The names of all tiles with animals up to the hyphen."""


class Language(shared.Language):
    """One language; each list is indexed by the small number of what it names (see `tiles/__init__.py` and `colours.py`)."""

    domain = "burgundy"
    words: BurgundyWords

    def __init__(self, code: str) -> None:
        super().__init__(code)
        _, pgettext = self.gettext, self.pgettext
        self.vines = [
            pgettext("vine", "orange"),
            pgettext("vine", "yellow"),
            pgettext("vine", "green"),
            pgettext("vine", "red"),
            pgettext("vine", "black"),
            pgettext("vine", "blue"),
        ]
        """The names of the colours of vines."""
        self.title = ["", *(name and self._title(name) for name in TILES[1:])]
        """The names of tiles on their own, "" for a number without a tile: "3 cows", "monastery 12 (Gatherers' cloister)"."""
        self.heading = ["", *(name and first_upper(self._monastery(name) or self._title(name)) for name in TILES[1:])]
        """The names of tiles at the beginning of a line, a monastery by its number only."""
        self.the = [
            "",
            *(name and (self._one_of_many(name, _("the {animals}"), _("the {vines}")) or _(THE[name])) for name in TILES[1:]),
        ]
        """The names of tiles with a definite article, as objects."""
        self.a = ["", *(name and (self._one_of_many(name, "{animals}", _("the {vines}")) or _(A[name])) for name in TILES[1:])]
        """The names of tiles with an indefinite article, as objects."""
        herds = {"cow": _("cows"), "sheep": _("sheep"), "pig": _("pigs"), "chicken": _("chickens"), "goat": _("goats")}
        self.species = {edition: [*(herds[name] for name in names), _("geese")] for edition, names in SPECIES_IN.items()}
        """The names of species, by edition and number."""
        self.goods = [
            pgettext("goods", "glass"),
            pgettext("goods", "grapes"),
            pgettext("goods", "cloth"),
            pgettext("goods", "pottery"),
            pgettext("goods", "wine"),
            pgettext("goods", "cheese"),
        ]
        """The names of the kinds of goods."""
        self.of_goods = [
            pgettext("goods after a number", "glass"),
            pgettext("goods after a number", "grapes"),
            pgettext("goods after a number", "cloth"),
            pgettext("goods after a number", "pottery"),
            pgettext("goods after a number", "wine"),
            pgettext("goods after a number", "cheese"),
        ]
        """The names of the kinds of goods after a number."""
        self.space = [_("building"), _("animal"), _("ship"), _("monastery"), _("castle"), _("mine")]
        """The names of the spaces of a duchy, by colour."""
        self.spaces = [_("buildings"), _("animals"), _("ships"), _("monasteries"), _("castles"), _("mines")]
        """The names of the tiles of a colour, in the plural."""

    # ---- tiles ----------------------------------------------------------------------------------------------------

    def _title(self, name: str) -> str:
        kind, _, number = name.partition("-")
        if kind == "monastery":
            title: str = self.gettext("monastery {number} ({name})").format(number=number, name=self.monastery_name(int(number)))
            return title
        return self._animals(name, "{animals}") or self._vines(name, "{vines}") or self.gettext(PLAIN[name])

    def _one_of_many(self, name: str, animals: str, vines: str) -> str:
        """Return a tile of which there are many kinds, in a form of words; "" for other tiles."""
        return self._monastery(name) or self._animals(name, animals) or self._vines(name, vines)

    def _vines(self, name: str, form: str) -> str:
        """Return a double hex by its colours, in a form of words; "" for other tiles."""
        kind, _, colours = name.partition("-")
        if kind != "vine":
            return ""
        first, second = (self.vines[VINES.index(colour)] for colour in colours.split("-"))
        if first == second:
            return form.format(vines=self.gettext("{colour} double vine").format(colour=first))
        return form.format(vines=self.gettext("{first} and {second} vine").format(first=first, second=second))

    def _monastery(self, name: str) -> str:
        """Return a monastery by its number; "" for other tiles."""
        kind, _, number = name.partition("-")
        return self.gettext("monastery {number}").format(number=number) if kind == "monastery" else ""

    def _animals(self, name: str, form: str) -> str:
        """Return animals in a form of words; "" for other tiles."""
        kind, _, number = name.partition("-")
        if kind not in ANIMAL_TILES:
            return ""
        count_of_animals = int(number)
        counted = {
            "cow": self.ngettext("{count} cow", "{count} cows", count_of_animals),
            "sheep": self.ngettext("{count} sheep", "{count} sheep", count_of_animals),
            "pig": self.ngettext("{count} pig", "{count} pigs", count_of_animals),
            "chicken": self.ngettext("{count} chicken", "{count} chickens", count_of_animals),
            "goat": self.ngettext("{count} goat", "{count} goats", count_of_animals),
            "geese": self.ngettext("{count} goose", "{count} geese", count_of_animals),
        }[kind]
        return form.format(animals=counted.format(count=count_of_animals))

    def monastery_name(self, number: int) -> str:
        """Return a monastery's own name."""
        name = str(MONASTERIES[number]["name"])
        return self.gettext(name)

    # ---- numbers of things -------------------------------------------------------------------------------------------

    def workers(self, number: int) -> str:
        """Return a number of workers as an object."""
        return self.ngettext("{count} worker", "{count} workers", number).format(count=number)

    def workers_there(self, number: int) -> str:
        """Return a number of workers on their own."""
        return self.npgettext("on their own", "{count} worker", "{count} workers", number).format(count=number)

    def silver(self, number: int) -> str:
        """Return an amount of silver: "2 silver"."""
        return self.ngettext("{count} silver", "{count} silver", number).format(count=number)

    def goods_of(self, number: int, kind: int) -> str:
        """Return a number of goods of one kind: "2 wine"."""
        return self.ngettext("{count} {goods}", "{count} {goods}", number).format(count=number, goods=self.of_goods[kind])

    def all_goods(self, counts: Iterable[int]) -> str:
        """Return goods by how many there are of each kind: "2 cloth and 1 pottery"."""
        return self.both([self.goods_of(number, kind) for kind, number in enumerate(counts) if number])

    # ---- lists and places --------------------------------------------------------------------------------------------

    def from_depot(self, space: int) -> str:
        """Return where a tile comes from, by its depot space: "from depot 3"."""
        if space >= ALL_SPACES:
            return self.beside(space)[0]
        if space >= BLACK:
            return self.gettext("from the black depot")
        return self.gettext("from depot {depot}").format(depot=space // SPACES + 1)

    def at_depot(self, space: int) -> str:
        """Return what the place of a depot space is called: "depot 3"."""
        if space >= ALL_SPACES:
            return self.beside(space)[2]
        return self.gettext("black depot") if space >= BLACK else self.gettext("depot {depot}").format(depot=space // SPACES + 1)

    def beside(self, space: int) -> tuple[str, str, str]:
        """Return the texts of an expansion for a space of its own (`BurgundyWords.board_spaces`)."""
        return self.words.board_spaces[DEPOT_SPACES[space].name.partition(":")[0]](self)


def known_tile(tile: str) -> int:
    """Return a tile's number by its name; raises BadOption naming the valid ones."""
    if tile not in TILES[1:]:
        raise BadOption(f"there is no tile {tile!r}; valid: {listing(TILES[1:], 60)}")
    return TILES.index(tile)
