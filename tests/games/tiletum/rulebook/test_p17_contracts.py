"""The contract action: the market and exchanging goods (p. 17)."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.numbers import CONTRACT_PRICES

from ..scene import acting, asked, coming, give, goods, lay_contracts, legal, named, play, scene, stored

FIVE = "contract:iron_9 contract:wool_9 contract:same_5 contract:iron_5 contract:wool_5"


def test_p17_example_an_exchange_and_two_contracts() -> None:
    """A die of 1 is 6 points: food for gold and 1 iron besides, then contracts for 2 and for 3 points."""
    state = lay_contracts(give(scene(dice="wool.1"), goods="food=1"), FIVE)
    state.wheel = 3
    state.turn_wheel()
    play(state, "take die:wool.1 space:contract")
    assert state.points == 6
    play(state, "exchange good:food")
    assert asked(state) == "TakeInstead"
    play(state, "gain good:gold")
    assert asked(state) == "GainGoods"
    play(state, "gain good:iron")
    assert (goods(state), state.points) == ({"gold": 1, "wool": 1, "iron": 1}, 5)
    two, three = CONTRACT_PRICES.index(2) + 1, CONTRACT_PRICES.index(3) + 1
    play(state, f"take contract:{two}")
    assert state.points == 3
    play(state, f"take contract:{three}")
    assert state.points == 0
    assert stored(state)[:2] == [FIVE.split()[two - 1], FIVE.split()[three - 1]]
    assert named(state.contracts).count("none") == 2


@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_p17_a_contract_costs_what_stands_below_it(slot: int) -> None:
    price = CONTRACT_PRICES[slot - 1]
    state = acting(lay_contracts(scene(), FIVE), "contract", price)
    play(state, f"take contract:{slot}")
    assert state.points == 0
    assert f"take contract:{slot}" not in legal(acting(lay_contracts(scene(), FIVE), "contract", price - 1))


def test_p17_the_market_is_filled_up_at_the_end_of_the_turn_only() -> None:
    """Tiles move to the right, new ones come from the left."""
    state = acting(lay_contracts(scene(), FIVE), "contract", 6)
    coming(state, "contract", "contract:iron_2_wool_2 contract:same_8")
    play(state, "take contract:5", "take contract:3")
    assert named(state.contracts) == ["contract:iron_9", "contract:wool_9", "none", "contract:iron_5", "none"]
    play(state, "end")
    assert named(state.contracts) == [
        "contract:same_8",
        "contract:iron_2_wool_2",
        "contract:iron_9",
        "contract:wool_9",
        "contract:iron_5",
    ]


def test_p17_an_exchange_is_for_another_kind() -> None:
    state = acting(give(scene(), goods="wool=1"), "contract", 2)
    assert legal(state, "exchange") == ["exchange good:wool"]
    play(state, "exchange good:wool")
    assert legal(state) == [f"gain good:{good}" for good in ("gold", "food", "stone", "iron")]


def test_p17_only_the_first_exchange_of_a_turn_brings_one_more() -> None:
    state = acting(give(scene(), goods="wool=2"), "contract", 2)
    play(state, "exchange good:wool", "gain good:iron", "gain good:iron", "exchange good:wool", "gain good:stone")
    assert asked(state) == "Act"
    assert goods(state) == {"iron": 2, "stone": 1}


def test_p17_the_good_besides_may_be_of_any_kind() -> None:
    state = acting(give(scene(), goods="wool=1"), "contract", 1)
    play(state, "exchange good:wool", "gain good:iron")
    assert legal(state) == [f"gain good:{good}" for good in ("gold", "food", "wool", "stone", "iron")]


def test_p17_an_exchange_of_a_helper_is_one_of_the_turn_too() -> None:
    state = give(scene(), goods="wool=2", stored="helper:contract_2")
    play(state, "use storage:1", "exchange good:wool", "gain good:iron", "gain good:iron", "skip")
    play(state, "take die:stone.4 space:contract", "exchange good:wool", "gain good:gold")
    assert asked(state) == "Act"


def test_p17_the_next_turn_has_a_first_exchange_again() -> None:
    state = acting(give(scene(dice="stone.4 stone.4 stone.4"), goods="wool=2"), "contract", 1)
    play(state, "exchange good:wool", "gain good:iron", "gain good:iron", "end")
    play(state, "take die:stone.4 space:contract", "end")
    play(state, "take die:stone.4 space:contract", "exchange good:wool", "gain good:gold")
    assert asked(state) == "GainGoods"


def test_p17_without_goods_there_is_nothing_to_exchange() -> None:
    assert legal(acting(scene(), "contract", 6)) == ["end"]


def test_p17_a_full_storage_takes_no_contract() -> None:
    state = give(scene(), stored="helper:any_1 crest:1 crest:2 crest:3")
    assert not legal(acting(lay_contracts(state, FIVE), "contract", 6), "take")
