"""Explains the points of one action by their sources, for the lines below a sentence of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.colours import ANIMAL, BUILDING, CASTLE, MINE, MONASTERY, SHIP
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.mainboard import ACTIONS, PHASE_LETTERS, PHASE_POINTS, REGION_POINTS
from burgrave.games.burgundy.questions import ANIMAL_TILE_POINTS, GOODS_SILVER, QUESTIONS
from burgrave.games.burgundy.tiles import ANIMALS, EVERY_SPECIES, SPECIES
from burgrave.games.burgundy.tiles.effects import pasture
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.sentences import source_title

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

SHEPHERDS, TOLL, PORTERS = 7, 3, 4
"""The monasteries that add to animals, to the silver of a sale, and to its workers."""


class Gains:
    """Collects an action's points and explains them in `texts`."""

    def __init__(self, language: Language, state: State, seat: int) -> None:
        self.language = language
        self.state = state
        self.seat = seat
        self.total = 0
        self.texts: list[str] = []
        """The explanations, one for each source."""
        self.hex = 0
        """The hex on which the last tile was placed."""
        self.species: tuple[int, ...] = ()
        """The species that score with it."""
        self.goods = 0
        """How many goods were sold in the last sale."""
        self.claimed = ""
        """The bonus tile that was taken last, in words."""

    def placed(self, tile: int, hex_: int) -> None:
        """Remember the tile that was placed: the next points belong to it."""
        self.hex, self.species = hex_, (SPECIES[tile],)

    def herd(self, species: int, hex_: int) -> None:
        """Remember the species that scores in a pasture with a tile that counts with every one."""
        self.hex, self.species = hex_, (EVERY_SPECIES, species)

    def sold(self, count: int) -> None:
        """Remember how many goods were sold."""
        self.goods = count

    def bonus(self, colour: int, is_small: bool) -> None:
        """Remember which bonus tile was taken: its points come next."""
        _ = self.language.gettext
        text = _("small bonus tile ({spaces})") if is_small else _("large bonus tile ({spaces})")
        self.claimed = text.format(spaces=self.language.spaces[colour])

    def sale_silver(self, count: int) -> None:
        """Add the silver of a sale."""
        each = self.state.answers[self.seat * QUESTIONS + GOODS_SILVER]
        self.texts.append(self.thanks(self.language.silver(count), TOLL if count > ACTIONS["sale_silver"] and not each else 0))

    def sale_workers(self, count: int) -> None:
        """Add the workers that come with a sale."""
        self.texts.append(self.thanks(self.language.workers_there(count), PORTERS))

    def thanks(self, text: str, monastery: int) -> str:
        """Return a gain in words, with the monastery that brought it (0: none did)."""
        if not monastery:
            return text
        return self.language.gettext("{gain} (monastery {number})").format(gain=text, number=monastery)

    def score(self, source: str, points: int) -> None:
        """Add points, explained by their source."""
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
        """Return a finished region in words, by its colour."""
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
        """Return what the animals score: the placed species, what scores with it, and what a monastery adds."""
        state, seat = self.state, self.seat
        hexes = [self.hex, *(other for other in bits_of(pasture(state, seat, self.hex)) if other != self.hex)]
        tiles = [state.tiles[state.book.duchy_row[seat] * HEXES + hex_] for hex_ in hexes]
        text, texts, number = self.language.gettext("{species}: {numbers}"), [], 0
        for species in dict.fromkeys((*self.species, EVERY_SPECIES)):
            scored = [str(ANIMALS[tile]) for tile in tiles if ANIMALS[tile] and SPECIES[tile] == species]
            if scored:
                texts.append(text.format(species=self.language.species[state.book.edition][species], numbers=" + ".join(scored)))
                number += len(scored)
        extra = state.answers[seat * QUESTIONS + ANIMAL_TILE_POINTS] * number
        if extra:
            texts.append(self.language.gettext("monastery {number}: {points}").format(number=SHEPHERDS, points=extra))
        return texts
