"""Shield 4: storage without limit, and what happens when the shield is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.games.burgundy.elements import DISCARD, MOST_STORED
from burgrave.games.burgundy.modules.shields.pieces import GREAT_BARN, has
from burgrave.games.burgundy.questions import QUESTIONS, STORAGE_SPACES
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.storage import remove, stored
from burgrave.games.burgundy.tiles import WIDTH

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def count_storage(state: State) -> None:
    """Add to the answers: with shield 4 there is room for all spaces that have a name; without it what lies beyond stays until
    discarded."""
    answers = state.answers
    for seat in range(state.seats):
        index = seat * QUESTIONS + STORAGE_SPACES
        if has(state, seat, GREAT_BARN):
            answers[index] = MOST_STORED
        else:
            first = state.book.storage_start[seat]
            answers[index] = max([answers[index]] + [slot + 1 for slot in range(MOST_STORED) if state.storage[first + slot]])


def give_back_storage(state: State, seat: int) -> None:
    """Move stored tiles together without shield 4; the seat discards at once what is too much (docs/rulings.md)."""
    first = state.book.storage_start[seat]
    tiles = [tile for tile in state.storage[first : first + MOST_STORED] if tile]
    state.storage[first : first + MOST_STORED] = tiles + [0] * (MOST_STORED - len(tiles))
    state.derive()
    if len(tiles) > state.book.defaults[STORAGE_SPACES]:
        state.agenda.append(GiveBackStorage(seat))


class GiveBackStorage(Choice[State]):
    """The seat has more tiles than storage spaces: it discards one after the other."""

    __slots__ = ()
    id: ClassVar[str] = "GiveBackStorage"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        tiles = stored(state, seat)
        return [DISCARD[slot] for slot, tile in enumerate(tiles) if WIDTH[tile] and tile not in tiles[:slot]]

    def choose(self, state: State, seat: int, action: Action) -> None:
        state.events.append(("discard", seat, remove(state, seat, action.args[0])))
        give_back_storage(state, seat)
