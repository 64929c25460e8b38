"""Positions for the gallery and for tests of drawings."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import burgrave
from burgrave.games.burgundy.tiles import GOODS
from games.burgundy.scene import give, refresh, scene


@dataclass(frozen=True)
class Position:
    """A state, and who looks at it."""

    name: str
    title: str
    state: Any
    focus: int = 0
    you: tuple[int, ...] = (0,)
    fresh: tuple[str, ...] = ()
    selected: str = ""
    language: str = "en"

    @property
    def acting(self) -> int:
        return self.state.to_act[0] if self.state.to_act else 0


def wares(*kinds: int) -> dict[str, int]:
    """Return goods by the dice that sell them: `wares(4, 4, 2)` is two of 4 and one of 2."""
    return {GOODS[kind - 1]: kinds.count(kind) for kind in kinds}


def round_goods(state: Any, phase: int, *kinds: int) -> None:
    """Set the goods on the last rounds of a phase."""
    pile = list(state.goods_pile)
    pile[(phase + 1) * 5 - len(kinds) : (phase + 1) * 5] = [kind - 1 for kind in kinds]
    state.goods_pile = pile


ANN = {
    19: "castle",
    18: "ship",
    17: "ship",
    16: "ship",
    25: "mine",
    24: "bank",
    26: "carpenter",
    11: "sheep-3",
    7: "castle",
    13: "monastery-3",
}
STEWARD = {
    20: "ship",
    12: "boarding_house",
    13: "monastery-4",
    26: "market",
    27: "warehouse",
    28: "pig-3",
    25: "mine",
    30: "mine",
    8: "monastery-15",
}


def two_players(edition: str = "2011") -> Any:
    """Return phase B, round 3, with Ann to choose a die."""
    state = scene(
        edition,
        2,
        phase="B",
        depots={
            "1.2": "church",
            "2.1": "monastery-13",
            "3.1": "cow-4",
            "3.3": "boarding_house",
            "4.2": "ship",
            "5.4": "monastery-10",
            "6.2": "town_hall",
            "black:1": "goat-3",
            "black:2": "market",
            "black:4": "monastery-25",
        },
        wares={1: wares(6), 3: wares(3), 5: wares(1, 6), 6: wares(5)},
        dice=(3, 4),
        storage=("watchtower", "sheep-4"),
        hexes=ANN,
        goods=wares(4, 4, 2),
        sold=wares(6, 6, 1, 3),
        silver=2,
        workers=1,
        points=27,
    )
    give(
        state,
        1,
        dice=(1, 6),
        storage=("castle", "church"),
        hexes=STEWARD,
        goods=wares(1, 5, 5, 3),
        sold=wares(2, 2),
        silver=1,
        workers=3,
        points=24,
    )
    state.round, state.white, state.track, state.order = 2, 6, [3, 1], [0, 1]
    round_goods(state, 1, 2, 4)
    return refresh(state)


def four_players(dice: tuple[int, ...] = (2, 5)) -> Any:
    """Return phase C, round 2, with Ann to play."""
    state: Any = scene(
        "2011",
        4,
        phase="C",
        options={"duchies": ["1", "5", "3", "1"]},
        depots={
            "1.1": "monastery-26",
            "1.2": "town_hall",
            "1.3": "ship",
            "1.4": "goat-3",
            "2.1": "monastery-10",
            "2.3": "castle",
            "2.4": "bank",
            "3.1": "cow-4",
            "3.3": "boarding_house",
            "3.4": "monastery-21",
            "4.1": "mine",
            "4.3": "warehouse",
            "4.4": "sheep-2",
            "5.1": "church",
            "5.2": "mine",
            "5.3": "carpenter",
            "5.4": "monastery-5",
            "6.2": "watchtower",
            "6.3": "ship",
            "6.4": "pig-4",
            "black:1": "cow-3",
            "black:2": "market",
            "black:3": "monastery-7",
            "black:4": "mine",
            "black:6": "ship",
            "black:7": "bank",
            "black:8": "monastery-25",
        },
        wares={1: wares(6), 2: wares(5, 2), 3: wares(3), 5: wares(1, 6), 6: wares(4)},
        dice=dice,
        storage=("church", "sheep-4"),
        goods=wares(4, 4, 2, 6),
        sold=wares(1, 1, 3, 3, 5, 6),
        silver=2,
        workers=3,
        points=58,
        hexes={**ANN, 23: "market", 10: "sheep-2", 12: "watchtower", 31: "monastery-16", 6: "cow-3"},
    )
    give(
        state,
        1,
        storage=("castle", "church", "ship"),
        goods=wares(1, 5, 5, 3),
        silver=4,
        workers=1,
        points=61,
        hexes={
            20: "castle",
            19: "monastery-14",
            14: "ship",
            15: "ship",
            16: "bank",
            9: "mine",
            8: "mine",
            12: "monastery-9",
            27: "ship",
            4: "ship",
            11: "castle",
            25: "pig-3",
            18: "pig-4",
            30: "pig-2",
            32: "castle",
        },
    )
    give(
        state,
        2,
        storage=("ship", "town_hall"),
        goods=wares(6, 6, 6, 3),
        silver=1,
        workers=2,
        points=52,
        hexes={
            19: "castle",
            18: "monastery-8",
            12: "monastery-2",
            13: "monastery-20",
            20: "monastery-11",
            7: "castle",
            2: "cow-4",
            3: "cow-3",
            24: "market",
            21: "bank",
            5: "ship",
            6: "ship",
            8: "ship",
            14: "ship",
            31: "mine",
            25: "monastery-1",
            26: "monastery-18",
        },
    )
    give(
        state,
        3,
        dice=(1, 4),
        storage=("warehouse", "mine"),
        goods=wares(2, 2),
        silver=0,
        workers=6,
        points=47,
        hexes={
            20: "ship",
            21: "ship",
            22: "ship",
            12: "boarding_house",
            13: "monastery-4",
            8: "monastery-15",
            26: "market",
            27: "warehouse",
            28: "pig-3",
            25: "mine",
            30: "mine",
            34: "mine",
        },
    )
    state.round, state.white, state.track, state.order, state.rota = 1, 2, [3, 4, 4, 3], [1, 2, 0, 3], [1, 2, 0, 3]
    state.bonus = [-1, -1, -1, 2, -1, 3, -1, -1, -1, -1, -1, -1]
    state.turn = 3
    round_goods(state, 2, 2, 4, 1)
    return refresh(state)


def three_players() -> Any:
    """Return phase B with three players, the mine in depot 6, and a depot full of goods."""
    state: Any = scene(
        "special",
        3,
        phase="B",
        depots={
            "1.1": "monastery-26",
            "1.2": "town_hall",
            "1.3": "ship",
            "2.1": "monastery-10",
            "2.3": "castle",
            "3.1": "cow-4",
            "3.3": "boarding_house",
            "4.3": "warehouse",
            "4.4": "sheep-2",
            "5.1": "church",
            "5.2": "mine",
            "5.4": "monastery-5",
            "6.1": "mine",
            "6.2": "watchtower",
            "6.4": "pig-4",
            "black:1": "cow-3",
            "black:2": "market",
            "black:3": "monastery-7",
            "black:4": "mine",
            "black:6": "ship",
        },
        wares={1: wares(6), 2: wares(5, 2), 3: wares(3, 1, 4), 5: wares(1, 6, 2, 3, 4), 6: wares(4, 4)},
        dice=(5,),
        storage=("church", "sheep-4", "ship"),
        goods=wares(4, 4, 2, 6),
        sold=wares(1, 1, 3),
        silver=12,
        workers=11,
        points=58,
        hexes=ANN,
    )
    state.dice[:2] = [5, 2]
    give(state, 1, dice=(4, 4), storage=("castle",), hexes=STEWARD)
    state.track, state.order, state.rota = [0, 0, 0], [2, 0, 1], [2, 0, 1]
    round_goods(state, 1, 2, 4, 1, 6)
    return refresh(state)


def walked(seats: int, seed: int, plies: int, **options: Any) -> Any:
    """Return a random game after a number of choices; at its end with plies = -1."""
    random, state = Random(seed), burgrave.new("burgundy", seats, seed, options=options)
    while plies and not state.is_over:
        state.apply(random.choice(state.legal_actions(state.to_act[0])), state.to_act[0])
        plies -= 1
    return state


def granted() -> Any:
    """Return a state in which a castle was placed: one more action, with a purchase among what is offered."""
    state = two_players("special")
    give(state, 0, storage=("castle", "sheep-4"), dice=(5, 4))
    state.apply("place die:1 storage:1 hex:2")
    return state


def keeping() -> Any:
    """Return a state in which a ship loads more kinds than fit."""
    state = scene(
        "special",
        2,
        dice=(5, 4),
        storage=("ship", "ship"),
        hexes={20: "mine", 14: "mine"},
        goods=wares(4, 4, 2),
        wares={5: wares(1, 3, 6)},
        silver=3,
        workers=2,
    )
    state.apply("place die:2 storage:1 hex:21")
    state.apply("load depot:5")
    return state


TURN = tuple(f"2.hex:{hex_}" for hex_ in (24,))
POSITIONS = (
    Position("two", "Choose a die", two_players(), fresh=("depot:6", "1.hex:28")),
    Position("two-pl", "Wybierz kość", two_players(), language="pl"),
    Position("four", "Choose a die", four_players(), fresh=("depot:2", "depot:4.2", "depot:6.1")),
    Position("four-theirs", "Steward is thinking", four_players(), focus=1, you=(1,), fresh=(*TURN, "0.hex:31")),
    Position("three", "Choose a die", three_players()),
    Position("selected", "Take 4 cows: how?", two_players(), selected="depot:3.1"),
    Position("start", "Choose a die", walked(4, 5, 0), focus=2, you=(0, 1, 2, 3)),
    Position("sides", "Choose a side", walked(3, 7, 0, duchies="dealt", settling="secret")),
    Position("castle-choice", "Choose the place of your castle", walked(2, 3, 0, duchies="3", start_castle="choose"), you=(0, 1)),
    Position("over", "The end", walked(4, 9, -1)),
    Position("granted", "One more action", granted()),
    Position("keeping", "Choose goods to keep", keeping()),
)
