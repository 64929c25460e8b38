"""Positions to look at and to test: as in the pictures of the look, crowded and empty ones, and one of every question."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from burgrave.games.tiletum.cathedrals import CATHEDRALS, PILES, STONES
from burgrave.games.tiletum.game import TILETUM
from burgrave.games.tiletum.house import STORAGE
from burgrave.games.tiletum.numbers import LAPS
from games.positions import Position, play_until
from games.tiletum.scene import (
    acting,
    asked,
    drawn,
    face,
    give,
    hold_fair,
    lay_bonus,
    lay_characters,
    lay_contracts,
    lay_dice,
    on_track,
    refresh,
    scene,
    turn_of,
)

NAMES = ("Ann", "Steward", "Ola", "Jan")
STEPS = (
    "ChooseDie",
    "TakeBonusTile",
    "ChooseAction",
    "Act",
    "SideAct",
    "ChooseSideAction",
    "GainGoods",
    "TakeInstead",
    "Stroll",
    "Travel",
    "BuildHouseAnywhere",
    "BuildPillarAnywhere",
    "ReuseBuilding",
    "ResolveBonuses",
    "TakeKingTile",
)
"""Every question."""


def new(seats: int, seed: int, *modules: str) -> Any:
    """A game at its first decision."""
    return TILETUM.setup(TILETUM.rules(seats, ["base", *modules], None), seed)


# ---- as in the pictures of the look ------------------------------------------------------------------------------------------

COSTS = {"london": 4, "koeln": 3, "paris": 2, "praha": 5, "bordeaux": 3, "wien": 6, "lyon": 4, "firenze": 5, "milano": 0}
MAP_TILES = {
    "london": "helper:any_1",
    "antwerpen": "helper:goods_2",
    "hamburg": "contract:iron_3",
    "leipzig": "helper:gold_4",
    "strasbourg": "crest:2",
    "bordeaux": "helper:add_2",
    "wien": "helper:king_3",
    "lyon": "crest:1",
    "milano": "helper:reuse",
    "venezia": "contract:wool_3",
    "toulouse": "helper:one_each",
    "genova": "helper:recolour",
}
FAIRS = (("houses", "tiletum"), ("pillars", "frankfurt"), ("crest_and_contract", "toulouse"), ("upper_characters", "venezia"))
HAVE: tuple[dict[str, Any], ...] = (
    {
        "goods": "gold=3 food=4 wool=4 stone=4 iron=1",
        "stored": "contract:same_2_wool_2 crest:3 helper:add_1",
        "rooms": "1.1=merchant.gold2 1.2=merchant.merchant_step2 2.1=architect.stone1 4.1=king.king1",
        "crests": "4=1",
        "fulfilled": "contract:iron_2",
        "houses": "troyes",
        "pillars": "paris",
        "merchant": "troyes",
        "architect": "bordeaux",
        "points": 14,
    },
    {
        "goods": "gold=5 food=1 wool=2 iron=2",
        "stored": "crest:5 character:architect.pillar1 helper:king_2",
        "rooms": "1.1=king.points2 2.1=architect.architect_step1 2.2=architect.stone2 5.1=merchant.gold3",
        "crests": "5=6",
        "fulfilled": "contract:wool_2",
        "houses": "frankfurt",
        "contributed": "koeln",
        "merchant": "frankfurt",
        "architect": "koeln",
        "points": 19,
    },
    {
        "goods": "gold=1 food=2 wool=2 stone=1 iron=5",
        "stored": "contract:same_5 helper:goods_3",
        "rooms": "3.1=contract.wool2 5.1=character.food1",
        "houses": "antwerpen nuernberg",
        "merchant": "nuernberg",
        "points": 11,
    },
    {"goods": "gold=2 wool=1", "stored": "crest:4", "houses": "genova", "merchant": "genova", "architect": "lyon", "points": 8},
)
"""By seat."""
TAKEN = (("wool.5", "stone.3"), ("gold.1",), ("iron.2",), ("food.6",))
"""By seat: dice of this round."""
TRACK = (4, 2, -1, 4)


def table(seats: int) -> Any:
    """The table of the pictures, whoever is to act."""
    state = scene(seats, dice="stone.2 gold.3 food.4 stone.4 food.5 iron.6 wool.1")
    left = list(range(len(STONES)))
    for number, city in enumerate(CATHEDRALS):
        state.costs[number] = next(tile for tile in left if STONES[tile] == COSTS[city])
        left.remove(state.costs[number])
    for number, (tile, city) in enumerate(FAIRS, 1):
        hold_fair(state, tile, city, number)
    known = state.view(0)["places"]
    lay_bonus(state, **{city: tile for city, tile in MAP_TILES.items() if known[city]["has_bonus"]})
    lay_bonus(state, character="crest:4", king="helper:gold_2_points_2", track="helper:merchant_3")
    lay_contracts(state, "contract:same_7 contract:iron_5 crest:2 contract:iron_3_wool_3 contract:wool_5")
    market = ("architect.architect_step1+pillar1", "character.character2", "contract.contract3", "merchant.house1", "king.points3")
    lay_characters(state, " ".join(f"character:{name}" for name in market))
    for seat in range(seats):
        give(state, seat, **HAVE[seat])
    on_track(state, **{f"s{seat}": TRACK[seat] for seat in range(seats)})
    state.corruption = [1, 0, 2, 0, 1, 2]
    state.round, state.wheel = 2, 5
    return refresh(state)


def like_the_look(seats: int = 3) -> Any:
    """Round 2, second turn of seat 0, which has spent one of the architect's four points."""
    state = acting(table(seats), "architect", 4)
    state.lap = 2
    state.points, state.granted = 3, 4
    state.own_dice = [-1] * (seats * LAPS)
    for seat in range(seats):
        for lap, name in enumerate(TAKEN[seat]):
            state.own_dice[seat * LAPS + lap] = face(name)
    return refresh(state)


def beginning(seats: int, seed: int = 6) -> Any:
    """The first decision of a game: everybody stands in one town."""
    return new(seats, seed)


def crowded(place: str, seats: int = 4) -> Any:
    """Everybody in one place, and as much as possible lies about."""
    state = table(seats)
    for seat in range(seats):
        give(state, seat, merchant=place, architect=place)
    on_track(state, **{f"s{seat}": 7 for seat in range(seats)})
    lay_dice(state, "stone.2 gold.2 food.2 stone.2 wool.2 iron.2 gold.2 food.4")
    return turn_of(state, 0)


def bare(seats: int = 2) -> Any:
    """Nothing is left: no tiles in markets and stacks, no bonus tile, every pile and pillar space used up."""
    state = table(seats)
    state.contracts, state.characters = [0] * 5, [0] * 5
    state.map_tiles, state.space_tiles = [0] * len(state.map_tiles), [0] * len(state.space_tiles)
    state.king_tile = 0
    state.character_drawn = len(state.character_stack)
    state.contract_drawn = len(state.contract_stack)
    state.bonus_drawn = len(state.bonus_stack)
    state.cathedrals, state.pillared = [0] * (seats * len(CATHEDRALS)), [0] * seats
    for number, (city, pile) in enumerate(zip(CATHEDRALS, PILES, strict=True)):
        for seat in range(min(seats, len(pile)) if COSTS[city] else 0):
            state.pillared[seat] |= 1 << number
            state.cathedrals[seat * len(CATHEDRALS) + number] = seat + 1
    return turn_of(state, 0)


def full_storage(seats: int = 3) -> Any:
    """Four tiles in storage, and an action besides that of the die."""
    state = like_the_look(seats)
    place = state.storage.index(0, 0, STORAGE)
    state.storage[place] = drawn(state, "helper:character_3")
    refresh(state)
    state.apply(f"use storage:{place + 1}")
    return state


def at(step: str, seats: int, seed: int = 0) -> Any:
    """A position of a random game where this is asked, late rather than early; over when there is none."""
    for number in range(seed, seed + 400):
        state = play_until(new(seats, number), number, lambda shown: asked(shown) == step and shown.round > 1)
        if not state.is_over:
            break
    return state


@cache
def questions() -> tuple[Position, ...]:
    """One position of every question."""
    asked_positions = []
    for index, step in enumerate(STEPS):
        state = at(step, 2 + index % 3)
        assert not state.is_over, step
        asked_positions.append(Position(f"asks-{step.lower()}", step, state, state.to_act[0]))
    return tuple(asked_positions)


@cache
def positions() -> tuple[Position, ...]:
    """Everything to look at."""
    three = like_the_look()
    return (
        Position("look", "Move, build or take a tile", three, fresh=("0.architect:bordeaux",)),
        Position("two", "Move, build or take a tile", like_the_look(2)),
        Position("four", "Move, build or take a tile", like_the_look(4)),
        Position("begin-two", "Choose a die", beginning(2), beginning(2).to_act[0]),
        Position("begin-four", "Choose a die", beginning(4), beginning(4).to_act[0]),
        Position("crowd-tiletum", "Choose a die", crowded("tiletum")),
        Position("crowd-london", "Choose a die", crowded("london")),
        Position("crowd-verona", "Choose a die", crowded("verona")),
        Position("crowd-road", "Choose a die", crowded("paris-bordeaux")),
        Position("bare", "Choose a die", bare()),
        Position("bare-four", "Choose a die", bare(4)),
        Position("besides", "Take characters", full_storage()),
        Position("other", "Ola's house", three, 2, viewer=0),
        *questions(),
        Position("over", "The end", play_until(new(3, 2), 2, lambda one: False)),
    )


def walk(seats: int, seed: int, *modules: str) -> Any:
    """Positions of a random game, each with the seat to act; chance prefers to do something rather than to end."""
    random, state = Random(seed), new(seats, seed, *modules)
    while not state.is_over:
        yield state, state.to_act[0]
        actions = state.legal_actions()
        busy = [action for action in actions if action.verb not in ("end", "skip")]
        state.apply(random.choice(busy if busy and random.random() < 0.8 else actions))
    yield state, 0
