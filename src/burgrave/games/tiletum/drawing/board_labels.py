"""Short words on the shared board, and what a screen reader says of what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from burgrave.games.tiletum.drawing.labels import labels
from burgrave.games.tiletum.europe import PLACES, TITLES
from burgrave.games.tiletum.fairs import FAIRS
from burgrave.games.tiletum.kinds import STONE
from burgrave.games.tiletum.numbers import CHARACTER_PRICE, LEADER_POINTS, MARKET, ROUNDS
from burgrave.games.tiletum.words.sentences import fair_counts
from burgrave.games.tiletum.words.tongue import Tongue, tongue
from burgrave.speech import known_language


class BoardLabels:
    """One language."""

    def __init__(self, language: str) -> None:
        self.to: Tongue = tongue(language)
        self.gettext = _ = self.to.gettext
        self.ngettext = self.to.ngettext
        self.tile = labels(language).tile
        self.board = _("shared board: fairs, map, king track, markets")
        self.map = _("map of Europe with the fairs")
        self.tracks = _("king track and markets")
        self.per = _("per")
        self.none_built = _("none built")
        self.king = _("King")
        self.leader = _("Leader")
        self.corruption = _("Corruption")
        self.contracts = _("Contracts")
        self.contract_prices = _("price in points")
        self.characters = _("Characters")
        self.character_price = self.ngettext("{count} point each", "{count} points each", CHARACTER_PRICE).format(
            count=CHARACTER_PRICE
        )
        self.empty_slot = _("empty place of the market")
        self.no_bonus = _("place of a bonus tile that was taken")
        self.hidden_token = _("corruption token, face down")
        self.no_leader_tile = _("no bonus tile for the leader: {points} instead").format(points=self.to.points(LEADER_POINTS))
        self._figures = {
            "merchant": _("merchant of {name} {where}"),
            "architect": _("architect of {name} {where}"),
        }

    # ---- tiles and places ------------------------------------------------------------------------------------------------

    def place(self, name: str) -> str:
        """A space of the map."""
        return self.to.place(PLACES.index(name))

    def bonus(self, tile: str | None, place: str) -> str:
        """A bonus tile in a city, or its empty place."""
        what = self.tile(tile) if tile else self.no_bonus
        return self.gettext("{city}: {what}").format(city=TITLES[place], what=what)

    def figure(self, figure: str, name: str, place: str) -> str:
        """Somebody's figure."""
        return self._figures[figure].format(name=name, where=self.to.at(PLACES.index(place)))

    # ---- houses, pillars, cathedrals -------------------------------------------------------------------------------------

    def house(self, name: str, place: str) -> str:
        """Somebody's house."""
        return self.gettext("house of {name} in {city}").format(name=name, city=TITLES[place])

    def house_space(self, place: str, points: int, is_reuse: bool) -> str:
        """A free space for a house, with what it brings."""
        _ = self.gettext
        told = _("free space for a house in {city}").format(city=TITLES[place])
        if points:
            return f"{told}: {self.to.points(points)}"
        return _("{space}: use a building again").format(space=told) if is_reuse else told

    def pillar(self, name: str, place: str) -> str:
        """Somebody's pillar."""
        return self.gettext("pillar of {name} in {city}").format(name=name, city=TITLES[place])

    def pillar_space(self, place: str) -> str:
        """A free space for a pillar."""
        return self.gettext("free space for a pillar in {city}").format(city=TITLES[place])

    def cathedral(self, place: str, stone: int, points: int, pile: Sequence[int]) -> str:
        """A cathedral: what it costs, what it brings."""
        _ = self.gettext
        if not stone:
            return _("{city}: no cathedral is built in this game").format(city=TITLES[place])
        if not pile:
            return _("cathedral of {city}: all tiles are taken").format(city=TITLES[place])
        told = _("cathedral of {city}: {stone} for {points} and a tile for {more}; tiles left: {tiles}")
        return told.format(
            city=TITLES[place],
            stone=self.to.goods(stone, STONE),
            points=self.to.points(points),
            more=self.to.points(pile[0]),
            tiles=", ".join(map(str, pile)),
        )

    # ---- fairs and the king ----------------------------------------------------------------------------------------------

    def counted(self, fair: str) -> str:
        """What a fair counts."""
        return fair_counts(self.to, FAIRS.index(fair))

    def fair(self, number: int, city: str, tile: str, points: int, names: Sequence[str], is_over: bool) -> str:
        """A fair and who takes part so far."""
        _ = self.gettext
        told = _("fair of round {number} of {all} in {city}: {points} {what}").format(
            number=number,
            all=ROUNDS,
            city=TITLES[city],
            points=self.to.points(points),
            what=self.counted(tile),
        )
        if is_over:
            return _("{fair}; it is over").format(fair=told)
        return _("{fair}; taking part: {names}").format(fair=told, names=", ".join(names)) if names else told

    def fair_city(self, number: int, city: str) -> str:
        """The flag of a fair at its city."""
        return self.gettext("{city}: fair of round {number}").format(city=TITLES[city], number=number)

    def standing(self, name: str, value: int, rank: int) -> str:
        """Somebody on the king track; the rank tells who is first on one space."""
        told = self.gettext("{name} on the king track: {value}, rank {rank}")
        return told.format(name=name, value=f"{value}".replace("-", "−"), rank=rank)

    def token(self, value: int) -> str:
        """A corruption token that was turned up."""
        return self.gettext("corruption {value}").format(value=value)

    def leader_tile(self, tile: str | None) -> str:
        """The tile beside the king track."""
        return self.gettext("for the leader: {tile}").format(tile=self.tile(tile)) if tile else self.no_leader_tile

    # ---- markets ---------------------------------------------------------------------------------------------------------

    def priced(self, tile: str, points: int) -> str:
        """A tile of the market of contracts with its price."""
        return self.gettext("{tile}, for {points}").format(tile=self.tile(tile), points=self.to.action_points(points))

    def left(self, count: int) -> str:
        """Tiles in a stack."""
        return self.ngettext("{count} left", "{count} left", count).format(count=count)

    def renew(self, count: int) -> str:
        """The stack of characters."""
        told = self.gettext("{number} new characters; in the stack: {count}")
        return told.format(number=MARKET, count=count)


@cache
def _board_labels(language: str) -> BoardLabels:
    return BoardLabels(language)


def board_labels(language: str) -> BoardLabels:
    """The words of a language; BadOption names the valid ones."""
    return _board_labels(known_language(language))
