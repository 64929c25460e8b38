"""The contract action: the market of contracts, and exchanging goods (p. 17); and the task of fulfilling a contract (p. 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from burgrave.engine.agenda import Choice
from burgrave.engine.decision import Offer
from burgrave.engine.events import NOBODY
from burgrave.games.tiletum.elements import EXCHANGE, FULFIL, FULFIL_WITH, GAIN, TAKE_CONTRACT
from burgrave.games.tiletum.house import CONTRACT_PILLARS, CONTRACT_POINTS, CONTRACT_SPACES, STORAGE
from burgrave.games.tiletum.kinds import GOOD_KINDS
from burgrave.games.tiletum.numbers import CONTRACT_PRICES, EXCHANGE_PRICE, MARKET
from burgrave.games.tiletum.points import FROM_CONTRACT_SPACES, FROM_CONTRACTS, score
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.gifts import grant
from burgrave.games.tiletum.steps.goods import GainGoods, gain, pay
from burgrave.games.tiletum.steps.storage import can_store, remove, store
from burgrave.games.tiletum.tiles import CONTRACT_TILE, NEEDS, SAME, SORT, needed

if TYPE_CHECKING:
    from burgrave.engine.action import Action


class TakeContract(Offer[State, int]):
    """The verb `take`: a contract or crest from the market, which is not filled up before the end of the turn."""

    __slots__ = ()

    def verb(self) -> str:
        return "take"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        if context and state.room_left[seat]:
            for slot in range(MARKET):
                tile = state.contracts[slot]
                if tile and context >= CONTRACT_PRICES[slot] and can_store(state, seat, tile):
                    legal_actions.append(TAKE_CONTRACT[slot])

    def apply(self, state: State, seat: int, action: Action) -> None:
        slot = action.args[0]
        state.cost = CONTRACT_PRICES[slot]
        tile = state.contracts[slot]
        state.contracts[slot] = 0
        state.events.append(("contract", seat, tile, slot))
        store(state, seat, tile)


def slide(state: State) -> None:
    """Move the tiles of the market to the right at the end of a turn, and draw new ones from the left (p. 17)."""
    if 0 not in state.contracts:
        return
    rest = [tile for tile in state.contracts if tile]
    stack = state.contract_stack
    new: list[int] = []
    while len(rest) + len(new) < MARKET and state.contract_drawn < len(stack):
        tile = stack[state.contract_drawn]
        state.contract_drawn += 1
        new.append(tile)
        state.irreversible = state.ply
        state.events.append(("offer", NOBODY, tile))
    new.reverse()
    state.contracts = [0] * (MARKET - len(rest) - len(new)) + new + rest


class Exchange(Offer[State, int]):
    """The verb `exchange`: a good for one of another kind; the first time in a turn one more of any kind."""

    __slots__ = ()

    def verb(self) -> str:
        return "exchange"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        if context >= EXCHANGE_PRICE:
            first = seat * GOOD_KINDS
            for good in range(GOOD_KINDS):
                if state.goods[first + good]:
                    legal_actions.append(EXCHANGE[good])

    def apply(self, state: State, seat: int, action: Action) -> None:
        state.cost = EXCHANGE_PRICE
        given = action.args[0]
        state.events.append(("exchange", seat, given))
        pay(state, seat, given, 1)
        if not state.exchanged:
            state.exchanged = 1
            state.agenda.append(GainGoods(seat, 1))
        state.agenda.append(TakeInstead(seat, given))


class TakeInstead(Choice[State]):
    """The seat takes a good of another kind for one that it has given away."""

    __slots__ = ("given",)
    id: ClassVar[str] = "TakeInstead"

    def __init__(self, seat: int, given: int) -> None:
        self.seat = seat
        self.given = given

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return GAIN[: self.given] + GAIN[self.given + 1 :]

    def choose(self, state: State, seat: int, action: Action) -> None:
        gain(state, seat, action.args[0], 1)

    def arguments(self) -> list[object]:
        return [self.seat, self.given]


class Fulfil(Offer[State, int]):
    """The verb `fulfil`: the goods of a stored contract, and where it leaves the kind free, that kind."""

    __slots__ = ()

    def verb(self) -> str:
        return "fulfil"

    def propose(self, state: State, seat: int, context: int, legal_actions: list[Action]) -> None:
        """Add every contract that the seat can fulfil; of equal contracts only the first."""
        if not state.stored[seat] >> CONTRACT_TILE & 1 or state.contract_count[seat] == CONTRACT_SPACES:
            return
        first = seat * STORAGE
        storage = state.storage
        own = state.goods[seat * GOOD_KINDS : seat * GOOD_KINDS + GOOD_KINDS]
        for place in range(STORAGE):
            tile = storage[first + place]
            if SORT[tile] != CONTRACT_TILE or (place and tile in storage[first : first + place]):
                continue
            left = [own[good] - NEEDS[tile][good] for good in range(GOOD_KINDS)]
            if min(left) < 0:
                continue
            same = SAME[tile]
            if not same:
                legal_actions.append(FULFIL[place])
                continue
            for good in range(GOOD_KINDS):
                if left[good] >= same:
                    legal_actions.append(FULFIL_WITH[place][good])

    def apply(self, state: State, seat: int, action: Action) -> None:
        """Fulfil the contract and put it on the first free contract space, whose pillar moves to the supply."""
        tile = remove(state, seat, action.args[0])
        space = state.contract_count[seat]
        state.contract_count[seat] = space + 1
        state.fulfilled[seat * CONTRACT_SPACES + space] = tile
        state.events.append(("fulfil", seat, tile, space))
        goods = needed(tile, action.args[1] if len(action.args) > 1 else -1)
        for good in range(GOOD_KINDS):
            if goods[good]:
                pay(state, seat, good, goods[good])
        if space < CONTRACT_PILLARS:
            state.pillars[seat] += 1
        score(state, seat, FROM_CONTRACT_SPACES, CONTRACT_POINTS[space])
        grant(state, seat, tile, FROM_CONTRACTS)
