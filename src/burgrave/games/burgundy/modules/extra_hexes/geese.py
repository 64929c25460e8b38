"""The geese: they score with one other species of their pasture, and with each animal tile that is placed there later."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.modules.extra_hexes.elements import COUNT
from burgrave.games.burgundy.points import ANIMALS, score
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import EVERY_SPECIES, SPECIES
from burgrave.games.burgundy.tiles.effects import herd_points, pasture

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def geese(state: State, seat: int, tile: int, hex_: int) -> None:
    """Score the geese and one other species in the pasture; ask which when there are several."""
    species = others(state, seat, hex_)
    if len(species) > 1:
        state.agenda.append(CountSpecies(seat, hex_))
    else:
        count(state, seat, species[0] if species else EVERY_SPECIES, hex_)


def others(state: State, seat: int, hex_: int) -> list[int]:
    """Return the species besides the geese in the pasture of a hex."""
    first = state.book.duchy_row[seat] * HEXES
    species = {SPECIES[state.tiles[first + other]] for other in bits_of(pasture(state, seat, hex_) & state.covered[seat])}
    return sorted(species - {-1, EVERY_SPECIES})


def count(state: State, seat: int, species: int, hex_: int) -> None:
    """Score a species with the geese, which count with every one."""
    state.events.append(("herd", seat, species, hex_))
    score(state, seat, ANIMALS, herd_points(state, seat, species, pasture(state, seat, hex_)))


class CountSpecies(Choice[State]):
    """The seat chooses the species that scores with its geese."""

    __slots__ = ("hex",)
    id: ClassVar[str] = "CountSpecies"

    def __init__(self, seat: int, hex_: int) -> None:
        self.seat = seat
        self.hex = hex_

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [COUNT[species] for species in others(state, seat, self.hex)]

    def choose(self, state: State, seat: int, action: Action) -> None:
        count(state, seat, action.args[0], self.hex)

    def arguments(self) -> list[object]:
        return [self.seat, self.hex]
