"""The gifts of the two halves of a double space for whoever plants there (p. 19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from burgrave.engine.agenda import Choice
from burgrave.games.burgundy.colours import ANIMAL, BUILDING, CASTLE, MINE, MONASTERY, SHIP
from burgrave.games.burgundy.elements import SKIP
from burgrave.games.burgundy.mainboard import BLACK
from burgrave.games.burgundy.modules.vineyards.board import DEPOT, STORE
from burgrave.games.burgundy.modules.vineyards.elements import FETCH
from burgrave.games.burgundy.points import score_for
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import add_grant
from burgrave.games.burgundy.steps.fetch import Fetch
from burgrave.games.burgundy.steps.sell import gain_silver, gain_workers
from burgrave.games.burgundy.steps.sell_at_warehouse import SellAtWarehouse
from burgrave.games.burgundy.steps.storage import receive
from burgrave.games.burgundy.steps.turn import CastleAction, TownHallAction
from burgrave.games.burgundy.tiles import BANK_SILVER, BOARDING_HOUSE_WORKERS, WATCHTOWER_POINTS

if TYPE_CHECKING:
    from burgrave.engine.action import Action

VINEYARD: Final = add_grant(2, "vineyard")


class FetchFromBlack(Choice[State]):
    """The seat takes a tile of the black depot or of the vineyard store; it is no purchase."""

    __slots__ = ()
    id: ClassVar[str] = "FetchFromBlack"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        spaces = (*range(BLACK, BLACK + state.book.black_spaces), *STORE[state.seats])
        return [FETCH[space] for space in spaces if state.depots[space]]

    def choose(self, state: State, seat: int, action: Action) -> None:
        receive(state, seat, action.args[0])


class FetchDouble(Choice[State]):
    """The seat takes a double hex of the vineyard depot, whatever its number."""

    __slots__ = ()
    id: ClassVar[str] = "FetchDouble"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [FETCH[space] for space in DEPOT[state.seats] if state.depots[space]]

    def choose(self, state: State, seat: int, action: Action) -> None:
        receive(state, seat, action.args[0])


AT_ONCE: Final[dict[str, Callable[[Any, int], None]]] = {
    "silver": lambda state, seat: gain_silver(state, seat, BANK_SILVER, "vineyard"),
    "workers": lambda state, seat: gain_workers(state, seat, BOARDING_HOUSE_WORKERS, "vineyard"),
    "points": lambda state, seat: score_for(state, seat, "vineyard", WATCHTOWER_POINTS),
}
"""Gifts that leave no choice. To have them before the other gift is never worse, so nobody is asked."""

CHOSEN: Final[dict[str, Callable[[int], Choice[State]]]] = {
    "building": lambda seat: Fetch(seat, 1 << BUILDING, VINEYARD),
    "mine_monastery_castle": lambda seat: Fetch(seat, 1 << MINE | 1 << MONASTERY | 1 << CASTLE, VINEYARD),
    "ship_or_animals": lambda seat: Fetch(seat, 1 << SHIP | 1 << ANIMAL, VINEYARD),
    "sale": lambda seat: SellAtWarehouse(seat, VINEYARD),
    "placement": lambda seat: TownHallAction(seat, VINEYARD),
    "action": lambda seat: CastleAction(seat, VINEYARD),
    "black_or_store": FetchFromBlack,
    "double_hex": FetchDouble,
}
"""Gifts that leave a choice, each with the step that asks."""


class VineyardGifts(Choice[State]):
    """The seat uses the gifts of a space that are still to come, in any order; those that are left may be declined."""

    __slots__ = ("gifts", "grant")
    id: ClassVar[str] = "VineyardGifts"

    def __init__(self, seat: int, *gifts: str) -> None:
        self.seat = seat
        self.gifts = gifts
        self.grant = VINEYARD
        if not gifts or any(gift not in CHOSEN for gift in gifts):
            raise ValueError(f"gifts to choose from are {', '.join(CHOSEN)}, not {gifts!r}")

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        actions: list[Action] = []
        for gift in self.gifts:
            actions += [action for action in CHOSEN[gift](seat).legal_actions(state, seat) if action is not SKIP]
        return [*actions, SKIP] if actions else []

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("skip", seat))
            return
        chosen = next(index for index, gift in enumerate(self.gifts) if action in CHOSEN[gift](seat).legal_actions(state, seat))
        rest = self.gifts[:chosen] + self.gifts[chosen + 1 :]
        if rest:
            state.agenda.append(VineyardGifts(seat, *rest))
        CHOSEN[self.gifts[chosen]](seat).choose(state, seat, action)

    def arguments(self) -> list[object]:
        return [self.seat, *self.gifts]


def give(state: State, seat: int, gifts: tuple[str, ...]) -> None:
    """Give what needs no choice at once, and put the choices on the agenda."""
    waiting = [gift for gift in gifts if gift in CHOSEN]
    if waiting:
        state.agenda.append(VineyardGifts(seat, *waiting))
    for gift in gifts:
        if gift in AT_ONCE:
            AT_ONCE[gift](state, seat)
