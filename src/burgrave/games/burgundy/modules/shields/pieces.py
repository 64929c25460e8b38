"""The eighteen shields: what is printed on them, where each one lies, and who owns it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.chance import shuffle
from burgrave.engine.errors import BadSave
from burgrave.engine.masks import bits_of
from burgrave.engine.saved import numbers
from burgrave.games.burgundy.data import read_toml
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.mainboard import DEPOTS
from burgrave.games.burgundy.questions import NAMES
from burgrave.games.burgundy.tiles import CASTLE_TILE

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

MODULE: Final = "shields"
_TABLE: Final = read_toml("modules/shields/shields.toml")
TRIBUTE: Final[int] = _TABLE["setup"]["tribute"]
"""The silver that each shield costs at the end of every phase."""
LAID: Final[dict[int, list[int]]] = {int(seats): counts for seats, counts in _TABLE["setup"]["depots"].items()}
"""How many shields lie in each depot at the start, by number of players."""
SHIELDS: Final[dict[int, dict[str, Any]]] = {int(number): printed for number, printed in _TABLE.items() if number != "setup"}
"""The printed data of the shields, by number. Everywhere else a shield is known by its place in this table, from 0 on."""
COUNT: Final = len(SHIELDS)
POINTS: Final[list[int]] = [shield["points"] for shield in SHIELDS.values()]
ANSWERS: Final[list[list[tuple[int, int]]]] = [
    [(NAMES.index(name), add) for name, add in shield.get("answers", {}).items()] for shield in SHIELDS.values()
]
"""By shield: (question, what is added to its owner's answer)."""

IDLE_HANDS: Final = 1
LABOUR_DUES: Final = 2
GREAT_BARN: Final = 3
MERCHANT_FLEET: Final = 4
SCRIPTORIUM: Final = 5
HERALDS_GATE: Final = 10
COAT_OF_ARMS: Final = 12
LAND_GRANT: Final = 13
NIGHT_MARKET: Final = 14
LUCKY_CHARM: Final = 15

BOX: Final = -2
"""Instead of a depot or seat: the shield is not in this game."""
GONE: Final = -1
"""Instead of a depot or seat: the shield has left the game."""
FIRST_SEAT: Final = DEPOTS
"""The place of the first seat: from it on places are seats, below it depots."""
NOWHERE: Final = -1
"""Instead of a hex, or of a seat that is copied: none."""


class Shields:
    """Where the shields lie, and whom shield 6 copies. Lists are replaced, never changed in place: clones share them."""

    __slots__ = ("copied", "hexes", "places")

    def __init__(self, places: list[int], hexes: list[int], copied: list[int]) -> None:
        self.places = places
        """By shield: BOX, GONE, a depot (from 0 on), or FIRST_SEAT + seat."""
        self.hexes = hexes
        """By shield: the castle's hex in its owner's duchy; NOWHERE also for one that lies beside a board and has no effect."""
        self.copied = copied
        """By seat: the seat whose monasteries it copies, or NOWHERE."""

    def clone(self) -> Shields:
        """Return an independent copy."""
        return Shields(self.places, self.hexes, self.copied)

    def data(self) -> list[Any]:
        """Return everything as JSON-able data."""
        return [list(self.places), list(self.hexes), list(self.copied)]

    def restore(self, data: Any) -> None:
        """Take everything from saved data; raises BadSave for data that does not fit."""
        seats = len(self.copied)
        if not isinstance(data, list) or len(data) != 3:
            raise BadSave("'shields' must be three lists")
        places = numbers("shields", data[0], COUNT, BOX, FIRST_SEAT + seats - 1)
        hexes = numbers("shields", data[1], COUNT, NOWHERE, HEXES - 1)
        copied = numbers("shields", data[2], seats, NOWHERE, seats - 1)
        for place, hex_ in zip(places, hexes, strict=True):
            if place < FIRST_SEAT and hex_ != NOWHERE:
                raise BadSave("'shields' has one on a castle that is nobody's")
        castles = [(place, hex_) for place, hex_ in zip(places, hexes, strict=True) if hex_ != NOWHERE]
        if len(set(castles)) < len(castles):
            raise BadSave("'shields' has two on one castle")
        if any(other == seat for seat, other in enumerate(copied)):
            raise BadSave("'shields' has a seat that copies itself")
        self.places, self.hexes, self.copied = places, hexes, copied


def deal(state: State) -> Shields:
    """Shuffle the shields into the depots (p. 16); what is not dealt stays in the box, and everybody can tell what that is.

    Where a seat is played by a module nobody gains from its workers: shield 2 is left out then (p. 27).
    """
    dealt = [shield for shield in range(COUNT) if shield != IDLE_HANDS or len(state.book.people) == state.seats]
    shuffled = shuffle(state, dealt)
    places = [BOX] * COUNT
    for depot, count in enumerate(LAID[state.seats]):
        for _ in range(count):
            places[shuffled.pop()] = depot
    return Shields(places, [NOWHERE] * COUNT, [NOWHERE] * state.seats)


def shields_of(state: State) -> Shields:
    """Return the module's part of a state."""
    piece: Shields = state.slices[state.book.slice_places[MODULE]]
    return piece


# ---- who has what ----------------------------------------------------------------------------------------------------


def owned(state: State, seat: int) -> list[int]:
    """Return the shields on a seat's castles."""
    piece = shields_of(state)
    place = FIRST_SEAT + seat
    return [shield for shield in range(COUNT) if piece.places[shield] == place and piece.hexes[shield] != NOWHERE]


def has(state: State, seat: int, shield: int) -> bool:
    """Whether a shield lies on one of the seat's castles."""
    piece = shields_of(state)
    return piece.places[shield] == FIRST_SEAT + seat and piece.hexes[shield] != NOWHERE


def owner(state: State, shield: int) -> int:
    """Return the seat on whose castle a shield lies, or NOWHERE."""
    piece = shields_of(state)
    return piece.places[shield] - FIRST_SEAT if piece.hexes[shield] != NOWHERE else NOWHERE


def in_depot(state: State, depot: int) -> list[int]:
    """Return the shields that lie in a depot."""
    places = shields_of(state).places
    return [shield for shield in range(COUNT) if places[shield] == depot]


def castles(state: State, seat: int) -> list[int]:
    """Return the hexes of the seat's castles."""
    first = state.book.duchy_row[seat] * HEXES
    return [hex_ for hex_ in bits_of(state.covered[seat]) if state.tiles[first + hex_] == CASTLE_TILE]
