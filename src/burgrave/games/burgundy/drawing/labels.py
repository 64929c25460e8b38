"""The labels of the pieces for screen readers, and the few words on the boards, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.burgundy.duchy import RANDOM
from burgrave.games.burgundy.mainboard import BLACK_PRICE, ROUNDS
from burgrave.games.burgundy.tiles import NUMBER_OF
from burgrave.games.burgundy.words import all_words
from burgrave.games.burgundy.words.log import stage
from burgrave.speech import by_language


class Labels:
    """The labels of one language. Lists are indexed by the small number of what they name (see `colours.py`,
    `tiles/__init__.py`)."""

    def __init__(self, code: str) -> None:
        self.language = all_words(code)
        _ = self.language.gettext
        self._spaces = [
            _("empty city space, die {number}"),
            _("empty pasture space, die {number}"),
            _("empty river space, die {number}"),
            _("empty monastery space, die {number}"),
            _("empty castle space, die {number}"),
            _("empty mine space, die {number}"),
        ]
        self.gone = [
            _("empty, a place for buildings"),
            _("empty, a place for animals"),
            _("empty, a place for ships"),
            _("empty, a place for monasteries"),
            _("empty, a place for castles"),
            _("empty, a place for mines"),
        ]
        """The labels of depot spaces without a tile, by colour."""
        self._covered = [
            _("cities: {have} of {need} spaces covered"),
            _("pastures: {have} of {need} spaces covered"),
            _("rivers: {have} of {need} spaces covered"),
            _("monasteries: {have} of {need} spaces covered"),
            _("castles: {have} of {need} spaces covered"),
            _("mines: {have} of {need} spaces covered"),
        ]
        self.empty = _("empty")
        self.empty_storage = _("empty storage space")
        self.black = _("Black")
        self.black_depot = _("black depot: a tile for {price}, once in a turn").format(price=self.language.silver(BLACK_PRICE))
        self.board = _("main board: six depots in a ring around the black depot")
        self.depots = _("depots")
        self.depots_tab = _("Depots")
        self.duchy_tab = _("Duchy")
        self.white = _("White die")
        self.order = _("Turn order")
        self.storage = _("Storage")
        self.goods = _("Goods")
        self.workers = _("Workers")
        self.silver = _("Silver")
        self.sold = _("Sold")
        self.dice = _("Dice")
        self.bonus = _("Bonus")
        self.regions = _("Regions")
        self.size = _("size")
        self.points = _("points")
        self.region_table = _("points for a finished region by its size")
        self.your_duchy = _("Your duchy")
        self.your_tray = _("your storage, goods, workers and silver")
        self.sides = _("the sides of your board")
        self.dice_left = [_("no dice left"), _("one die left"), _("two dice left")]

    # ---- pieces --------------------------------------------------------------------------------------------------------

    def tile(self, name: str) -> str:
        """Return the label of a tile on its own."""
        return self.language.title[NUMBER_OF[name]]

    def space(self, colour: int, number: int) -> str:
        """Return the label of an empty space of a duchy."""
        return self._spaces[colour].format(number=number)

    def good(self, kind: int, count: int) -> str:
        """Return the label of goods of one kind."""
        return self.language.goods_of(count, kind)

    def depot(self, number: int) -> str:
        """Return the label of a numbered depot."""
        return self.language.gettext("depot {number}").format(number=number)

    def depot_goods(self, number: int, goods: tuple[tuple[int, int], ...]) -> str:
        """Return the label of all goods of a depot."""
        goods_text = self.language.both([self.good(kind, count) for kind, count in goods])
        return self.language.gettext("goods of depot {number}: {goods}").format(number=number, goods=goods_text)

    def die(self, number: int) -> str:
        """Return the label of a die by its number."""
        return self.language.gettext("die {number}").format(number=number)

    def spent_die(self, number: int) -> str:
        """Return the label of a die that was used."""
        return self.language.gettext("die {number}, used").format(number=number)

    def white_die(self, number: int) -> str:
        """Return the label of the white die."""
        return self.language.gettext("white die {number}").format(number=number)

    def phase(self, letter: str, points: int) -> str:
        """Return the label of a phase with its bonus."""
        return self.language.gettext("phase {letter}: {points} for a finished region").format(
            letter=letter, points=self.language.points(points)
        )

    def round(self, number: int, kind: int | None) -> str:
        """Return the label of a round, with the goods that it will bring."""
        if kind is None:
            return self.language.gettext("round {number}").format(number=number)
        return self.language.gettext("round {number}: {goods}").format(number=number, goods=self.language.goods[kind])

    def place_in_order(self, name: str, place: int) -> str:
        """Return the label of a marker on the turn order track."""
        return self.language.gettext("{name}: space {place} of the turn order").format(name=name, place=place)

    def covered(self, colour: int, have: int, need: int) -> str:
        """Return how much of a colour is covered."""
        return self._covered[colour].format(have=have, need=need)

    def prizes(self, owners: tuple[str, str], points: tuple[int, int]) -> str:
        """Return who has the bonus tiles of a colour, or their points."""
        _ = self.language.gettext
        first = _("first: {owner}").format(owner=owners[0] or self.language.points(points[0]))
        second = _("second: {owner}").format(owner=owners[1] or self.language.points(points[1]))
        return f"{first}, {second}"

    def sold_tiles(self, count: int) -> str:
        """Return how many goods were sold."""
        return self.language.ngettext("{count} goods tile sold", "{count} goods tiles sold", count).format(count=count)

    # ---- boards --------------------------------------------------------------------------------------------------------

    def duchy_of(self, name: str, covered: int, spaces: int) -> str:
        """Return the label of another player's duchy."""
        text = self.language.ngettext(
            "the duchy of {name}: {count} of {spaces} spaces covered",
            "the duchy of {name}: {count} of {spaces} spaces covered",
            covered,
        )
        return text.format(name=name, count=covered, spaces=spaces)

    def holdings_of(self, name: str, player: Mapping[str, Any]) -> str:
        """Return the label of what another player holds."""
        holdings = [self.language.workers(player["workers"]), self.language.silver(player["silver"])]
        holdings += [self.language.a[NUMBER_OF[tile]] for tile in player["storage"] if tile]
        holdings += [self.good(kind, count) for kind, count in player["goods"]]
        return self.language.gettext("{name} holds {things}").format(name=name, things=self.language.both(holdings))

    def side(self, number: str, regions: int) -> str:
        """Return the label of a side of a board to choose from."""
        text = self.language.ngettext("Duchy {number}, {count} region", "Duchy {number}, {count} regions", regions)
        if number == RANDOM:
            text = self.language.ngettext("Random duchy, {count} region", "Random duchy, {count} regions", regions)
        return text.format(number=number, count=regions)

    def title(self, name: str) -> str:
        """Return the title above another player's duchy."""
        return self.language.gettext("Duchy of {name}").format(name=name)

    # ---- the moment ----------------------------------------------------------------------------------------------------

    def moment(self, letter: str, number: int) -> str:
        """Return phase and round."""
        text = self.language.gettext("phase {letter}, round {number} of {rounds}")
        return text.format(letter=letter, number=number, rounds=ROUNDS)

    def short_round(self, number: int) -> str:
        """Return the round, where there is little room."""
        return self.language.gettext("round {number}").format(number=number)

    def in_phase(self, letter: str) -> str:
        """Return the words after a phase's bonus."""
        return self.language.gettext("in phase {letter}").format(letter=letter)

    def duchies(self, numbers: list[str]) -> str:
        """Return which duchies are played, once where all are the same."""
        kinds = list(dict.fromkeys(numbers))
        if kinds == [RANDOM]:
            return self.language.gettext("random duchy")
        names = [
            self.language.gettext("random") if number == RANDOM else number for number in (numbers if len(kinds) > 1 else kinds)
        ]
        return self.language.ngettext("duchy {numbers}", "duchies {numbers}", len(names)).format(numbers=", ".join(names))

    def stage(self, view: Mapping[str, Any]) -> str:
        """Return how far the game is before the first and after the last phase."""
        return stage(self.language, view["over"], [player["dealt"] for player in view["players"]])


labels = by_language(Labels)
"""Returns the labels of a language, always the same object."""
