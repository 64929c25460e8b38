"""Points of one action, source by source: what stands below a sentence of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.colours import ANIMAL, BUILDING, CASTLE, MINE, MONASTERY, SHIP
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.mainboard import ACTIONS, PHASE_LETTERS, PHASE_POINTS, REGION_POINTS
from burgrave.games.burgundy.questions import ANIMAL_TILE_POINTS, GOODS_SILVER, QUESTIONS
from burgrave.games.burgundy.tiles import ANIMALS, GEESE, GOOSE, SPECIES
from burgrave.games.burgundy.tiles.effects import pasture
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.sentences import source_title

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

SHEPHERDS, TOLL, PORTERS = 7, 3, 4
"""The monasteries that add to animals, and to the silver and workers of a sale."""


class Gains:
    """Collects what was scored, and says it."""

    def __init__(self, language: Language, state: State, seat: int) -> None:
        self.language = language
        self.state = state
        self.seat = seat
        self.total = 0
        self.texts: list[str] = []
        """What to say, part by part."""
        self.tile = 0
        self.hex = 0
        """What was placed last, and where."""
        self.species = -1
        """What scores with the animals that were placed, where it is another species."""
        self.goods = 0
        """How many goods were sold."""
        self.claimed = ""
        """The bonus tile that was taken."""

    def placed(self, tile: int, hex_: int) -> None:
        """A tile was placed, to which the points that follow belong."""
        self.tile, self.hex, self.species = tile, hex_, -1

    def herd(self, species: int, hex_: int) -> None:
        """A species scores in the pasture of geese."""
        self.tile, self.hex, self.species = GEESE, hex_, species

    def sold(self, count: int) -> None:
        """Goods were sold."""
        self.goods = count

    def bonus(self, colour: int, is_small: bool) -> None:
        """A bonus tile was taken; its points follow."""
        _ = self.language.gettext
        text = _("small bonus tile ({spaces})") if is_small else _("large bonus tile ({spaces})")
        self.claimed = text.format(spaces=self.language.spaces[colour])

    def sale_silver(self, count: int) -> None:
        """What a sale pays."""
        each = self.state.answers[self.seat * QUESTIONS + GOODS_SILVER]
        self.texts.append(self.thanks(self.language.silver(count), TOLL if count > ACTIONS["sale_silver"] and not each else 0))

    def sale_workers(self, count: int) -> None:
        """Workers that come with a sale."""
        self.texts.append(self.thanks(self.language.workers_there(count), PORTERS))

    def thanks(self, text: str, monastery: int) -> str:
        """Something that a monastery brought (0: none did)."""
        if not monastery:
            return text
        return self.language.gettext("{gain} (monastery {number})").format(gain=text, number=monastery)

    def score(self, source: str, points: int) -> None:
        """Points, by their source."""
        _ = self.language.gettext
        self.total += points
        if source == "regions":
            size = self.state.duchy[self.seat].region_size[self.hex]
            text = self.region(size, points)
            if points != REGION_POINTS[size]:
                text += ", " + _("as if of {size}").format(size=REGION_POINTS.index(points))
            self.texts.append(text)
        elif source == "phase_bonus":
            phase = _("phase {phase}: {points}").format(phase=PHASE_LETTERS[PHASE_POINTS.index(points)], points=points)
            self.texts[-1] += f", {phase}"
        elif source == "bonus_tiles":
            self.texts.append(f"{self.claimed}: {points}")
        elif source == "animals":
            self.texts += self.animals()
        elif source == "sales":
            each = self.language.points(points // self.goods)
            text = self.language.ngettext("{count} tile at {each}", "{count} goods at {each}", self.goods)
            self.texts.append(text.format(count=self.goods, each=each))
        elif source == "watchtowers":
            self.texts.append(_("watchtower: {points}").format(points=points))
        else:
            title = source_title(self.language, source)
            self.texts.append(f"{title[:1].lower()}{title[1:]}: {points}")

    def region(self, size: int, points: int) -> str:
        """A finished region, by what lies in it."""
        ngettext = self.language.ngettext
        text = {
            BUILDING: ngettext("city of {size} completed: {points}", "city of {size} completed: {points}", size),
            ANIMAL: ngettext("pasture of {size} completed: {points}", "pasture of {size} completed: {points}", size),
            SHIP: ngettext("river of {size} completed: {points}", "river of {size} completed: {points}", size),
            MONASTERY: ngettext(
                "monasteries, region of {size} completed: {points}", "monasteries, region of {size} completed: {points}", size
            ),
            CASTLE: ngettext(
                "castles, region of {size} completed: {points}", "castles, region of {size} completed: {points}", size
            ),
            MINE: ngettext("mines, region of {size} completed: {points}", "mines, region of {size} completed: {points}", size),
        }[self.state.duchy[self.seat].colour[self.hex]]
        return text.format(size=size, points=points)

    def animals(self) -> list[str]:
        """The tiles of the species in the pasture, the new one first; geese, which count with each; and what a monastery adds."""
        state, seat = self.state, self.seat
        there = [self.hex, *(other for other in bits_of(pasture(state, seat, self.hex)) if other != self.hex)]
        tiles = [state.tiles[state.book.duchy_row[seat] * HEXES + hex_] for hex_ in there]
        text, texts, number = self.language.gettext("{species}: {numbers}"), [], 0
        for species in dict.fromkeys((SPECIES[self.tile], self.species, GOOSE)):
            scored = [str(ANIMALS[tile]) for tile in tiles if ANIMALS[tile] and SPECIES[tile] == species]
            if scored:
                texts.append(text.format(species=self.language.species[state.book.edition][species], numbers=" + ".join(scored)))
                number += len(scored)
        extra = state.answers[seat * QUESTIONS + ANIMAL_TILE_POINTS] * number
        if extra:
            texts.append(self.language.gettext("monastery {number}: {points}").format(number=SHEPHERDS, points=extra))
        return texts
