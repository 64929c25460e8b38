"""Short words on the shared board, and what a screen reader says of what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from burgrave.games.tiletum.drawing.labels import labels
from burgrave.games.tiletum.europe import PLACES, TITLES
from burgrave.games.tiletum.fairs import FAIRS
from burgrave.games.tiletum.kinds import STONE
from burgrave.games.tiletum.numbers import CHARACTER_PRICE, LEADER_POINTS, MARKET, ROUNDS
from burgrave.games.tiletum.words.language import Language, language_of
from burgrave.games.tiletum.words.sentences import fair_counts
from burgrave.speech import known_language


class BoardLabels:
    """The labels of the shared board in one language."""

    def __init__(self, code: str) -> None:
        self.language: Language = language_of(code)
        self.gettext = _ = self.language.gettext
        self.ngettext = self.language.ngettext
        self.tile = labels(code).tile
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
        self.no_leader_tile = _("no bonus tile for the leader: {points} instead").format(points=self.language.points(LEADER_POINTS))
        self._figures = {
            "merchant": _("merchant of {name} {where}"),
            "architect": _("architect of {name} {where}"),
        }

    # ---- tiles and places ------------------------------------------------------------------------------------------------

    def place(self, name: str) -> str:
        """Return what a space of the map is called."""
        return self.language.place(PLACES.index(name))

    def bonus(self, tile: str | None, place: str) -> str:
        """Label a bonus tile in a city, or its empty place."""
        what = self.tile(tile) if tile else self.no_bonus
        return self.gettext("{city}: {what}").format(city=TITLES[place], what=what)

    def figure(self, figure: str, name: str, place: str) -> str:
        """Return whose merchant or architect stands where."""
        return self._figures[figure].format(name=name, where=self.language.at(PLACES.index(place)))

    # ---- houses, pillars, cathedrals -------------------------------------------------------------------------------------

    def house(self, name: str, place: str) -> str:
        """Return in which town somebody's house stands."""
        return self.gettext("house of {name} in {city}").format(name=name, city=TITLES[place])

    def house_space(self, place: str, points: int, is_reuse: bool) -> str:
        """Label a free space for a house, with what it brings."""
        _ = self.gettext
        text = _("free space for a house in {city}").format(city=TITLES[place])
        if points:
            return f"{text}: {self.language.points(points)}"
        return _("{space}: use a building again").format(space=text) if is_reuse else text

    def pillar(self, name: str, place: str) -> str:
        """Return at which cathedral somebody's pillar stands."""
        return self.gettext("pillar of {name} in {city}").format(name=name, city=TITLES[place])

    def pillar_space(self, place: str) -> str:
        """Label a free space for a pillar."""
        return self.gettext("free space for a pillar in {city}").format(city=TITLES[place])

    def cathedral(self, place: str, stone: int, points: int, pile: Sequence[int]) -> str:
        """Label a cathedral: what it costs, what it brings."""
        _ = self.gettext
        if not stone:
            return _("{city}: no cathedral is built in this game").format(city=TITLES[place])
        if not pile:
            return _("cathedral of {city}: all tiles are taken").format(city=TITLES[place])
        text = _("cathedral of {city}: {stone} for {points} and a tile for {more}; tiles left: {tiles}")
        return text.format(
            city=TITLES[place],
            stone=self.language.goods(stone, STONE),
            points=self.language.points(points),
            more=self.language.points(pile[0]),
            tiles=", ".join(map(str, pile)),
        )

    # ---- fairs and the king ----------------------------------------------------------------------------------------------

    def counted(self, fair: str) -> str:
        """Return what a fair gives its points for."""
        return fair_counts(self.language, FAIRS.index(fair))

    def fair(self, number: int, city: str, tile: str, points: int, names: Sequence[str], is_over: bool) -> str:
        """Label a fair and who takes part so far."""
        _ = self.gettext
        text = _("fair of round {number} of {all} in {city}: {points} {what}").format(
            number=number,
            all=ROUNDS,
            city=TITLES[city],
            points=self.language.points(points),
            what=self.counted(tile),
        )
        if is_over:
            return _("{fair}; it is over").format(fair=text)
        return _("{fair}; taking part: {names}").format(fair=text, names=", ".join(names)) if names else text

    def fair_city(self, number: int, city: str) -> str:
        """Label the flag of a fair at its city."""
        return self.gettext("{city}: fair of round {number}").format(city=TITLES[city], number=number)

    def standing(self, name: str, value: int, rank: int) -> str:
        """Label somebody on the king track; the rank says who is first on one space."""
        text = self.gettext("{name} on the king track: {value}, rank {rank}")
        return text.format(name=name, value=f"{value}".replace("-", "−"), rank=rank)

    def token(self, value: int) -> str:
        """Label a corruption token that was turned up."""
        return self.gettext("corruption {value}").format(value=value)

    def leader_tile(self, tile: str | None) -> str:
        """Label the tile beside the king track."""
        return self.gettext("for the leader: {tile}").format(tile=self.tile(tile)) if tile else self.no_leader_tile

    # ---- markets ---------------------------------------------------------------------------------------------------------

    def priced(self, tile: str, points: int) -> str:
        """Label a tile of the market of contracts with its price."""
        return self.gettext("{tile}, for {points}").format(tile=self.tile(tile), points=self.language.action_points(points))

    def left(self, count: int) -> str:
        """Return how many tiles a stack has left."""
        return self.ngettext("{count} left", "{count} left", count).format(count=count)

    def renew(self, count: int) -> str:
        """Label the stack of characters, which renews the market."""
        text = self.gettext("{number} new characters; in the stack: {count}")
        return text.format(number=MARKET, count=count)


@cache
def _board_labels(language: str) -> BoardLabels:
    return BoardLabels(language)


def board_labels(language: str) -> BoardLabels:
    """Return the labels of a language's code; BadOption names the valid codes."""
    return _board_labels(known_language(language))
