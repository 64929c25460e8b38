"""The names of things in one language: gettext for Burgundy, and names looked up once.

A sentence that needs a tile takes it in the form that English marks by its article: `the castle` and `a castle` are objects
(Polish: accusative), a bare `castle` stands alone (nominative). Goods have a form for counting (`2 wine`; Polish: genitive).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from burgrave.engine.errors import BadOption, listing
from burgrave.games import language as shared
from burgrave.games.burgundy.elements import DEPOT_SPACES
from burgrave.games.burgundy.mainboard import ALL_SPACES, BLACK, SPACES
from burgrave.games.burgundy.tiles import MONASTERIES, SPECIES_IN, TILES, tile_names
from burgrave.games.language import first_upper
from burgrave.speech import readable

if TYPE_CHECKING:
    from burgrave.games.burgundy.words.declaration import BurgundyWords


class TileNames(NamedTuple):
    """What a tile is called in one language."""

    title: str
    """On its own: "3 cows", "monastery 12 (Gatherers' cloister)"."""
    heading: str
    """At the beginning of a line, a monastery by its number only."""
    the: str
    """With a definite article, as an object."""
    a: str
    """With an indefinite article, as an object."""


class Language(shared.Language):
    """One language; each list is indexed by the small number of what it names (see `tiles/__init__.py` and `colours.py`)."""

    domain = "burgundy"

    def __init__(self, code: str) -> None:
        super().__init__(code)
        _, pgettext = self.gettext, self.pgettext
        self.title: list[str] = []
        """The names of tiles on their own, "" for a number without a tile."""
        self.heading: list[str] = []
        """The names of tiles at the beginning of a line."""
        self.the: list[str] = []
        """The names of tiles with a definite article, as objects."""
        self.a: list[str] = []
        """The names of tiles with an indefinite article, as objects."""
        self.species: dict[str, list[str]] = {}
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

    @property
    def words(self) -> BurgundyWords:
        """The merged words of the modules that use this language; they name the tiles, and are given after it is made."""
        return self._words

    @words.setter
    def words(self, words: BurgundyWords) -> None:
        self._words = words
        names = [self._tile_names(name) for name in TILES[1:]]
        self.title = ["", *(tile.title for tile in names)]
        self.heading = ["", *(tile.heading for tile in names)]
        self.the = ["", *(tile.the for tile in names)]
        self.a = ["", *(tile.a for tile in names)]
        every_species = self.gettext("animals") if words.every_species is None else words.every_species(self)
        self.species = {
            edition: [*(words.species[name](self) for name in names), every_species] for edition, names in SPECIES_IN.items()
        }

    def _tile_names(self, name: str) -> TileNames:
        """Return the names of a tile as its module declares them; without any, the name in the code as words."""
        declared = self.words.tile_names.get(name.partition("-")[0])
        if declared is not None:
            return declared(self, name)
        words = readable(name.replace("-", " "))
        return TileNames(words, first_upper(words), words, words)

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
        """Return the texts of an expansion for a space of its own (`BurgundyWords.board_spaces`), or else its name in the code."""
        name = DEPOT_SPACES[space].name
        declared = self.words.board_spaces.get(name.partition(":")[0])
        if declared is not None:
            return declared(self)
        words = readable(name)
        return f"({words})", f"{first_upper(words)}: {{tile}}.", words

    def grant(self, name: str) -> tuple[str, str]:
        """Return the texts of what grants an action instead of a tile (`BurgundyWords.grants`), or else its name in the code."""
        declared = self.words.grants.get(name)
        words = readable(name)
        return (first_upper(words), f"({words})") if declared is None else declared(self)


def known_tile(tile: str) -> int:
    """Return a tile's number by its name; raises BadOption naming the valid ones."""
    if tile not in tile_names():
        raise BadOption(f"there is no tile {tile!r}; valid: {listing(tile_names(), 60)}")
    return TILES.index(tile)
