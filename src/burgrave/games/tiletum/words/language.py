"""What things are called in one language: gettext for Tiletum, and names looked up once.

A bare name stands alone (Polish: nominative); with `the` or `a` it is an object (Polish: accusative). What is counted goes through
`ngettext`. Cities are called as they are written on the map, in every language; sentences say `in {city}` and `to {city}` as a
whole, so that Polish need not decline them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.games.language import Language as SharedLanguage
from burgrave.games.tiletum.europe import CITIES, PLACES, TITLES
from burgrave.games.tiletum.house import ROOM_BUILDING, ROOM_FLOOR
from burgrave.games.tiletum.kinds import GOODS
from burgrave.games.tiletum.numbers import SIDES
from burgrave.games.tiletum.tiles import TILE_KINDS
from burgrave.games.tiletum.words import tiles
from burgrave.speech import by_language

if TYPE_CHECKING:
    from burgrave.games.tiletum.words.declaration import TiletumWords

Facts = list[tuple[str, str]]
"""A name and a value each."""
Place = tuple[str, Facts, bool]
"""About a place: where it is, facts about it, and whether the log knows since when something lies there."""


class Language(SharedLanguage):
    """One language of Tiletum; every list is by the small number of what it names (see `kinds.py` and `tiles/`)."""

    domain = "tiletum"
    words: TiletumWords

    def __init__(self, code: str) -> None:
        super().__init__(code)
        _, pgettext = self.gettext, self.pgettext
        self.good = [_("gold"), _("food"), _("wool"), _("stone"), _("iron")]
        self.the_good = [
            pgettext("as an object", "gold"),
            pgettext("as an object", "food"),
            pgettext("as an object", "wool"),
            pgettext("as an object", "stone"),
            pgettext("as an object", "iron"),
        ]
        self.with_good = [
            pgettext("with", "gold"),
            pgettext("with", "food"),
            pgettext("with", "wool"),
            pgettext("with", "stone"),
            pgettext("with", "iron"),
        ]
        self.die_of = [
            pgettext("colour of a die", "gold"),
            pgettext("colour of a die", "food"),
            pgettext("colour of a die", "wool"),
            pgettext("colour of a die", "stone"),
            pgettext("colour of a die", "iron"),
        ]
        universal = pgettext("action space", "any action")
        self.action = [_("merchant"), _("architect"), _("character"), _("contract"), _("king"), universal]
        """Actions by the name alone, as they stand on the wheel."""
        self.whole_action = [
            _("merchant action"),
            _("architect action"),
            _("character action"),
            _("contract action"),
            _("king action"),
            _("any action"),
        ]
        self.the_action = [
            _("the merchant action"),
            _("the architect action"),
            _("the character action"),
            _("the contract action"),
            _("the king action"),
            _("an action of your choice"),
        ]
        self.the_figure = [_("the merchant"), _("the architect")]
        self.family = [
            "",
            pgettext("on a crest", "lily"),
            pgettext("on a crest", "rose"),
            pgettext("on a crest", "moon"),
            pgettext("on a crest", "key"),
            pgettext("on a crest", "clover"),
            pgettext("on a crest", "fish"),
        ]
        """Families of crests from 1 on: the name of the sign, as it goes before "crest"."""
        self.resident = [_("trader"), _("master builder"), _("chamberlain"), _("notary"), _("courtier")]
        """Characters, by the action that they strengthen."""
        self.residents = [_("traders"), _("master builders"), _("chamberlains"), _("notaries"), _("courtiers")]
        self.of_residents = [
            pgettext("building of", "traders"),
            pgettext("building of", "master builders"),
            pgettext("building of", "chamberlains"),
            pgettext("building of", "notaries"),
            pgettext("building of", "courtiers"),
        ]
        self.a_resident = [_("a trader"), _("a master builder"), _("a chamberlain"), _("a notary"), _("a courtier")]
        self.the_resident = [
            _("the trader"),
            _("the master builder"),
            _("the chamberlain"),
            _("the notary"),
            _("the courtier"),
        ]
        self.title = ["", *(tiles.title(self, tile) for tile in range(1, TILE_KINDS))]
        """Tiles alone: "contract for 5 iron"."""
        self.a = ["", *(tiles.a(self, tile) for tile in range(1, TILE_KINDS))]
        """Tiles that a sentence brings up."""
        self.a_sort = ["", *(tiles.a_sort(self, tile) for tile in range(1, TILE_KINDS))]
        """Tiles with an indefinite article, where what they bring is mentioned besides: "a trader"."""
        self.the = ["", *(tiles.the(self, tile) for tile in range(1, TILE_KINDS))]
        """Tiles that a sentence points at."""

    # ---- numbers of things -------------------------------------------------------------------------------------------

    def goods(self, number: int, good: int) -> str:
        """Return `number` goods of a kind in words."""
        ngettext = self.ngettext
        texts = (
            ngettext("{count} gold", "{count} gold", number),
            ngettext("{count} food", "{count} food", number),
            ngettext("{count} wool", "{count} wool", number),
            ngettext("{count} stone", "{count} stone", number),
            ngettext("{count} iron", "{count} iron", number),
        )
        return texts[good].format(count=number)

    def bundle(self, goods: Sequence[int]) -> str:
        """Return goods by kind, joined: "1 food and 2 wool"."""
        return self.both([self.goods(goods[good], good) for good in range(len(GOODS)) if goods[good]])

    def any_goods(self, number: int) -> str:
        """Return `number` goods that their owner chooses, in words."""
        return self.ngettext("{count} good of your choice", "{count} goods of your choice", number).format(count=number)

    def same_goods(self, number: int) -> str:
        """Return `number` goods of any one kind, in words."""
        return self.ngettext("{count} good of any kind", "{count} equal goods", number).format(count=number)

    def action_points(self, number: int) -> str:
        """Return `number` points to spend in an action, in words. Victory points are `points`."""
        return self.ngettext("{count} action point", "{count} action points", number).format(count=number)

    def king_steps(self, number: int) -> str:
        """Return `number` steps on the king track in words."""
        return self.ngettext("{count} step on the king track", "{count} steps on the king track", number).format(count=number)

    def figure_steps(self, figure: int, number: int) -> str:
        """Return `number` steps of a figure on the map in words."""
        texts = (
            self.ngettext("{count} step of the merchant", "{count} steps of the merchant", number),
            self.ngettext("{count} step of the architect", "{count} steps of the architect", number),
        )
        return texts[figure].format(count=number)

    def houses(self, number: int) -> str:
        """Return `number` houses in words, as an object and alone."""
        return self.ngettext("{count} house", "{count} houses", number).format(count=number)

    def pillars(self, number: int) -> str:
        """Return `number` pillars in words, as an object and alone."""
        return self.ngettext("{count} pillar", "{count} pillars", number).format(count=number)

    def dice(self, number: int) -> str:
        """Return `number` dice in words, as an object and alone."""
        return self.ngettext("{count} die", "{count} dice", number).format(count=number)

    def die(self, face: int) -> str:
        """Return a die as an object: its good and its value."""
        return self.gettext("{good} {value}").format(good=self.die_of[face // SIDES], value=face % SIDES + 1)

    # ---- places ------------------------------------------------------------------------------------------------------

    def place(self, place: int) -> str:
        """Return a space of the map alone: a city as it is written there, or a road by its ends."""
        return self._place(place, "{city}", self.gettext("road {road}"))

    def at(self, place: int) -> str:
        """Return where something is on the map: "in Paris"."""
        return self._place(place, self.gettext("in {city}"), self.gettext("on the road {road}"))

    def towards(self, place: int) -> str:
        """Return where somebody goes on the map: "to Paris"."""
        return self._place(place, self.gettext("to {city}"), self.gettext("to the road {road}"))

    def _place(self, place: int, city: str, road: str) -> str:
        if place < CITIES:
            return city.format(city=TITLES[PLACES[place]])
        return road.format(road="–".join(TITLES[end] for end in PLACES[place].split("-")))

    def room(self, room: int) -> str:
        """Return a room of the house, alone."""
        return self._room(self.gettext("floor {floor} of building {building}"), room)

    def into_room(self, room: int) -> str:
        """Return the room into which somebody moves."""
        return self._room(self.gettext("to floor {floor} of building {building}"), room)

    def _room(self, text: str, room: int) -> str:
        return text.format(floor=ROOM_FLOOR[room], building=ROOM_BUILDING[room] + 1)

    def building(self, building: int) -> str:
        """Return a building alone, counted from the left."""
        return self.gettext("building {number}").format(number=building + 1)

    def on_ground(self, building: int) -> str:
        """Return the ground floor where a crest lies."""
        return self.gettext("on the ground floor of building {number}").format(number=building + 1)


language_of = by_language(Language)
"""The language of a code, cached; BadOption names the valid codes."""
