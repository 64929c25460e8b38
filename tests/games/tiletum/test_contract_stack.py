"""How many tiles the stack of contracts has by number of players, and that its market stays full.

The rulebook marks tiles for three and four players (p. 6) and counts 26 in all (p. 4), but not which ones are marked: the marks are
ours, chosen so that the market hardly ever runs dry. `benchmarks/contract_market.py` measures it with bots.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.games.tiletum.game import TILETUM
from burgrave.games.tiletum.kinds import IRON, WOOL
from burgrave.games.tiletum.tiles import NEEDS, TILES

FORMER_TWO = """
crest:1 crest:2 contract:same_5 contract:same_8 contract:iron_9 contract:iron_5 contract:wool_9 contract:wool_5
contract:same_2_iron_2 contract:same_2_wool_2 contract:iron_2_wool_2 contract:iron_4_wool_3 contract:iron_3_wool_4
contract:iron_3_wool_3
"""
FORMER_THREE = "crest:3 crest:4 contract:same_7 contract:same_3_iron_3 contract:same_3_wool_3 contract:iron_5_wool_5"


def stack(seats: int, **options: str) -> list[str]:
    """The tiles of the stack of contracts, in the order in which they are shuffled."""
    return [TILES[tile] for tile in TILETUM.rules(seats, None, options).book.contract_stack]


def collected(seats: int, seed: int) -> tuple[int, int]:
    """A game of players who take and fulfil every contract they can: its turns, and those that begin with an empty slot."""
    random = Random(seed)
    state: Any = burgrave.new("tiletum", seats, seed)
    turns = empty = 0
    last = (0, 0, 0)
    while not state.is_over:
        turn = (state.round, state.lap, state.turn)
        if turn != last and state.agenda[-1].name() == "ChooseDie":
            last = turn
            turns += 1
            empty += 0 in state.contracts
        legal = state.legal_actions()
        wanted = [action for action in legal if action.verb == "fulfil" or "contract:" in str(action)]
        state.apply(random.choice(wanted or legal))
    return turns, empty


@pytest.mark.parametrize(("seats", "most"), [(2, 0.02), (3, 0.04)])
def test_the_market_of_contracts_stays_full_though_everybody_collects_them(seats: int, most: float) -> None:
    """With the former marks 11 % of the turns of two players began with an empty slot, 7 % of three."""
    games = [collected(seats, seed) for seed in range(60)]
    assert sum(empty for _, empty in games) < most * sum(turns for turns, _ in games)


def test_p04_p06_tiles_of_the_stack_by_number_of_players() -> None:
    assert [len(stack(seats)) for seats in (2, 3, 4)] == [20, 24, 26]
    assert all(Counter(stack(seats)) <= Counter(stack(seats + 1)) for seats in (2, 3))


def test_a_crest_of_the_stack_is_marked_for_three() -> None:
    """A published photograph shows one."""
    marked = Counter(stack(3)) - Counter(stack(2))
    assert any(name.startswith("crest:") for name in marked)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_iron_and_wool_are_needed_alike(seats: int) -> None:
    """No mark takes away more contracts for the one than for the other."""
    needs = [NEEDS[tile] for tile in TILETUM.rules(seats).book.contract_stack if NEEDS[tile]]
    assert sum(goods[IRON] for goods in needs) == sum(goods[WOOL] for goods in needs)


def test_the_former_stack_can_still_be_played() -> None:
    """Records of rules version 1 lack the option and are read with its former value: the same tiles in the same order."""
    option = TILETUM.options["contract_stack"]
    assert (option.default, option.former) == ("larger", "smaller")
    assert stack(2, contract_stack="smaller") == FORMER_TWO.split()
    assert Counter(stack(3, contract_stack="smaller")) == Counter([*FORMER_TWO.split(), *FORMER_THREE.split()])
    assert Counter(stack(4, contract_stack="smaller")) == Counter(stack(4))
    smaller, today = TILETUM.rules(3, None, {"contract_stack": "smaller"}).book, TILETUM.rules(3).book
    assert (smaller.bonus_stack, smaller.character_stack) == (today.bonus_stack, today.character_stack)
