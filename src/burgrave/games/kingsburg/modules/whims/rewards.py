"""Rewards of whims where a bundle is not enough. Each step serves a seat at an adviser's place; its number is the whim's rank."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import UNLESS_CLEAR, Automatic, Choice, Step
from burgrave.games.kingsburg.bundles import KINDS, RESOURCES, STONE, Bundle, bundle
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.elements import SKIP, TAKE, TAKEN
from burgrave.games.kingsburg.holdings import gain, total
from burgrave.games.kingsburg.modules.whims.elements import GIVE, GRANT, NAME
from burgrave.games.kingsburg.modules.whims.tiles import FULL, tiles_of
from burgrave.games.kingsburg.points import ADVISERS
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.support import give_reward, receive_bundle

if TYPE_CHECKING:
    from burgrave.engine.action import Action

ONE_OF_KIND: Final[list[Bundle]] = [bundle({kind: 1}) for kind in KINDS]
TWO_OF_KIND: Final[list[Bundle]] = [bundle({kind: 2}) for kind in KINDS]
SHARED: Final[tuple[str, ...]] = ("gold", "wood", "stone", "plus2", "soldier")
ALL_SHARED: Final[Bundle] = bundle(dict.fromkeys(SHARED, 1))
THREE_GOLD: Final[Bundle] = bundle({"gold": 3})
THREE_POINTS: Final[Bundle] = bundle({"point": 3})
GIVEN: Final = 2
BALANCE: Final[dict[str, tuple[Bundle, ...]]] = {
    "all": (bundle({"stone": 1, "soldier": 1, "point": 1}),),
    "resources": tuple(
        bundle({"stone": 1 + (kind == "stone"), other: 1, **({kind: 1} if kind != "stone" else {})})
        for other in ("point", "soldier")
        for kind in KINDS[:RESOURCES]
    ),
    "soldiers": (bundle({"soldier": 2, "point": 1}), bundle({"stone": 1, "soldier": 2})),
    "points": (bundle({"soldier": 1, "point": 2}), bundle({"stone": 1, "point": 2})),
}
"""What whim 11 gives: as printed, and the mixes open to a seat with the fewest resources, soldiers or points."""
TWO_OF_EACH: Final[Bundle] = bundle({"gold": 2, "wood": 2, "stone": 2})


class AtPlace(Choice[State]):
    """The base of choices about what an adviser gives. The seat is asked only if there is a choice."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def kind(self) -> int:
        return UNLESS_CLEAR

    def arguments(self) -> list[object]:
        return [self.seat, self.place]


class ForAnother(AtPlace):
    """The base of choices about what another seat, `served`, gets."""

    __slots__ = ("served",)

    def __init__(self, seat: int, place: int, served: int) -> None:
        self.seat = seat
        self.place = place
        self.served = served

    def arguments(self) -> list[object]:
        return [self.seat, self.place, self.served]


class AtOnce(Automatic[State]):
    """The base of steps that serve a seat at an adviser's place without asking it."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def arguments(self) -> list[object]:
        return [self.seat, self.place]


class CopySupport(AtOnce):
    """Whim 1: the seat gets what the lowest adviser gives whom nobody influenced."""

    __slots__ = ()
    id: ClassVar[str] = "CopySupport"

    def run(self, state: State) -> None:
        for place in range(1, RANKS):
            if not state.taken >> place & 1:
                state.events.append(("copy", self.seat, place))
                give_reward(state, self.seat, state.support[place], self.place)
                return


class ChosenByTheLeft(AtOnce):
    """Whim 3: the seat gets a resource that the player on its left chooses."""

    __slots__ = ()
    id: ClassVar[str] = "ChosenByTheLeft"

    def run(self, state: State) -> None:
        state.agenda.append(GrantResource((self.seat + 1) % state.seats, self.place, self.seat))


class ChosenByBoth(AtOnce):
    """Whim 8: the seat gets a resource that the player on its left chooses, then one that the player on its right chooses."""

    __slots__ = ()
    id: ClassVar[str] = "ChosenByBoth"

    def run(self, state: State) -> None:
        state.agenda.append(GrantResource((self.seat - 1) % state.seats, self.place, self.seat))
        state.agenda.append(GrantResource((self.seat + 1) % state.seats, self.place, self.seat))


class GrantResource(ForAnother):
    """A neighbour chooses what the adviser gives."""

    __slots__ = ()
    id: ClassVar[str] = "GrantResource"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return GRANT

    def choose(self, state: State, seat: int, action: Action) -> None:
        state.events.append(("granted", seat, self.served, action.args[0]))
        receive_bundle(state, self.served, ONE_OF_KIND[action.args[0]], self.place)


class TakeFromStock(AtPlace):
    """Whim 4: the seat takes a resource of its choice from the tile, which is refilled when it is empty."""

    __slots__ = ()
    id: ClassVar[str] = "TakeFromStock"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        stock = tiles_of(state).stock
        return [TAKE[ONE_OF_KIND[kind]] for kind in range(RESOURCES) if stock >> kind & 1]

    def choose(self, state: State, seat: int, action: Action) -> None:
        tiles = tiles_of(state)
        mix = TAKEN[action.args[0]]
        tiles.stock &= ~(1 << mix.index(1))
        if not tiles.stock:
            tiles.stock = FULL
        receive_bundle(state, seat, mix, self.place)


class TakeSingle(AtOnce):
    """Whim 5: the seat takes the resource on the tile, which is replaced when all have been served."""

    __slots__ = ()
    id: ClassVar[str] = "TakeSingle"

    def run(self, state: State) -> None:
        tiles = tiles_of(state)
        tiles.is_taken = True
        receive_bundle(state, self.seat, ONE_OF_KIND[tiles.single], self.place)


class NameFriend(AtPlace):
    """Whim 7: the seat names another player, who takes a resource; then it gets two of that kind."""

    __slots__ = ()
    id: ClassVar[str] = "NameFriend"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [NAME[other] for other in range(state.seats) if other != seat]

    def choose(self, state: State, seat: int, action: Action) -> None:
        state.events.append(("name", seat, action.args[0]))
        self.ask(state, action.args[0], seat)

    def ask(self, state: State, friend: int, seat: int) -> None:
        """Ask the named player."""
        state.agenda.append(FriendTakes(friend, self.place, seat))


class FriendTakes(ForAnother):
    """The named player takes a resource of its choice."""

    __slots__ = ()
    id: ClassVar[str] = "FriendTakes"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [TAKE[ONE_OF_KIND[kind]] for kind in range(RESOURCES)]

    def choose(self, state: State, seat: int, action: Action) -> None:
        kind = TAKEN[action.args[0]].index(1)
        gain(state, seat, ONE_OF_KIND[kind], ADVISERS)
        receive_bundle(state, self.served, TWO_OF_KIND[kind], self.place)


class Share(NameFriend):
    """Whim 14: the seat names another player, who picks one of five pieces; then it gets the other four."""

    __slots__ = ()
    id: ClassVar[str] = "Share"

    def ask(self, state: State, friend: int, seat: int) -> None:
        state.agenda.append(FriendPicks(friend, self.place, seat))


class FriendPicks(ForAnother):
    """The named player picks one of the five pieces."""

    __slots__ = ()
    id: ClassVar[str] = "FriendPicks"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [TAKE[ONE_OF_KIND[KINDS.index(kind)]] for kind in SHARED]

    def choose(self, state: State, seat: int, action: Action) -> None:
        picked = TAKEN[action.args[0]]
        gain(state, seat, picked, ADVISERS)
        remaining = {kind: count for kind, count in zip(KINDS, ALL_SHARED, strict=True) if count and not picked[KINDS.index(kind)]}
        receive_bundle(state, self.served, bundle(remaining), self.place)


class Balance(AtPlace):
    """Whim 11: stone, soldier and point. A seat with the fewest of something may exchange one of the others for more of it."""

    __slots__ = ()
    id: ClassVar[str] = "Balance"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        mixes = list(BALANCE["all"])
        everybody = range(state.seats)
        if total(state, seat) == min(total(state, other) for other in everybody):
            mixes += BALANCE["resources"]
        if state.soldiers[seat] == min(state.soldiers):
            mixes += BALANCE["soldiers"]
        if state.points[seat] == min(state.points):
            mixes += BALANCE["points"]
        return [TAKE[mix] for mix in dict.fromkeys(mixes)]

    def choose(self, state: State, seat: int, action: Action) -> None:
        receive_bundle(state, seat, TAKEN[action.args[0]], self.place)


class Feast(AtPlace):
    """Whim 12: three gold, and the others score a point; or three points, and the others take a gold; or nothing for anybody."""

    __slots__ = ()
    id: ClassVar[str] = "Feast"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [TAKE[THREE_GOLD], TAKE[THREE_POINTS], SKIP]

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("decline_support", seat, self.place))
            return
        is_gold = TAKEN[action.args[0]] == THREE_GOLD
        receive_bundle(state, seat, TAKEN[action.args[0]], self.place)
        for other in state.order:
            if other != seat:
                gain(state, other, ONE_OF_KIND[KINDS.index("point" if is_gold else "gold")], ADVISERS)


class Gifts(AtOnce):
    """Whim 15: two of each resource, of which two pieces go to others."""

    __slots__ = ()
    id: ClassVar[str] = "Gifts"

    def run(self, state: State) -> None:
        stone = self.seat * RESOURCES + STONE
        before = state.resources[stone]
        receive_bundle(state, self.seat, TWO_OF_EACH, self.place)
        # Stone that was refused cannot be given away either.
        refused = GIVEN if state.resources[stone] == before else 0
        state.agenda.append(GiveAway(self.seat, self.place, GIVEN, 0, 0, refused))


class GiveAway(AtPlace):
    """The seat gives a piece to another player, until `left` pieces are given."""

    __slots__ = ("given", "left")
    id: ClassVar[str] = "GiveAway"

    def __init__(self, seat: int, place: int, left: int, gold: int, wood: int, stone: int) -> None:
        self.seat = seat
        self.place = place
        self.left = left
        self.given = (gold, wood, stone)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [
            GIVE[kind][other]
            for kind in range(RESOURCES)
            if self.given[kind] < GIVEN and state.resources[seat * RESOURCES + kind]
            for other in range(state.seats)
            if other != seat
        ]

    def choose(self, state: State, seat: int, action: Action) -> None:
        kind, other = action.args
        given = [count + (index == kind) for index, count in enumerate(self.given)]
        gain(state, seat, minus_one(kind), ADVISERS)
        gain(state, other, ONE_OF_KIND[kind], ADVISERS)
        if self.left > 1:
            state.agenda.append(GiveAway(seat, self.place, self.left - 1, *given))

    def arguments(self) -> list[object]:
        return [self.seat, self.place, self.left, *self.given]


def minus_one(kind: int) -> Bundle:
    """Return a bundle that pays one of a kind."""
    return bundle({KINDS[kind]: -1})


STEPS: Final[tuple[type[Step[State]], ...]] = (
    CopySupport,
    ChosenByTheLeft,
    ChosenByBoth,
    GrantResource,
    TakeFromStock,
    TakeSingle,
    NameFriend,
    FriendTakes,
    Share,
    FriendPicks,
    Balance,
    Feast,
    Gifts,
    GiveAway,
)
