"""Tasks, at any time in one's turn (p. 19)."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.house import CONTRACT_POINTS
from burgrave.games.tiletum.kinds import ACTION_KINDS
from burgrave.games.tiletum.state import State

from ..scene import acting, asked, give, goods, happened, lay_bonus, legal, named, offered, play, scene, stored, turn_of

BUYING = [f"buy good:gold good:{good}" for good in ("food", "wool", "stone", "iron")]
TASKS = ("fulfil storage:1", "place storage:2 ground:6", "contribute cathedral:paris", "use storage:3", *BUYING)


def busy(seats: int = 2) -> State:
    """Somebody who could do every task."""
    return give(
        scene(seats),
        goods="gold=2 iron=2 food=2 stone=2",
        stored="contract:iron_2 crest:1 helper:gold_4",
        pillars="paris",
    )


@pytest.mark.parametrize("action", ACTION_KINDS[:5])
def test_p19_before_between_and_after_spending_points(action: str) -> None:
    state = busy()
    assert set(TASKS) <= set(legal(state))
    acting(state, action, 2)
    assert set(TASKS) <= set(legal(state))
    state.points = 0
    state.legal = None
    assert set(TASKS) <= set(legal(state))


def test_p19_in_an_action_besides_too() -> None:
    state = give(busy(), stored="helper:merchant_2")
    play(state, "use storage:4")
    assert asked(state) == "SideAct"
    assert set(TASKS) <= set(legal(state))


def test_p19_tasks_cost_no_points_and_leave_the_turn_where_it_was() -> None:
    state = acting(busy(), "merchant", 3)
    for task in TASKS[:4]:
        play(state, task)
        assert (asked(state), state.points, state.to_act) == ("Act", 3, (0,))


def test_p19_in_another_s_turn_nothing_is_done() -> None:
    state = turn_of(busy(), 1)
    assert state.to_act == (1,)
    assert not state.legal_actions(0)


# ---- gold ----


def test_p19_two_gold_buy_a_good_of_another_kind() -> None:
    state = give(scene(), goods="gold=5")
    assert offered(state, "buy") == BUYING
    play(state, BUYING[0], BUYING[3])
    assert goods(state) == {"gold": 1, "food": 1, "iron": 1}
    assert not offered(state, "buy")


# ---- contracts ----


def test_p19_fulfilling_a_contract() -> None:
    """Goods, the first space from the left, its pillar, points of tile and space."""
    state = give(scene(), goods="iron=3", stored="crest:1 contract:iron_2")
    events = play(state, "fulfil storage:2")
    assert goods(state) == {"iron": 1}
    assert stored(state) == ["crest:1", None, None, None]
    assert state.view()["players"][0]["contracts"][0] == "contract:iron_2"
    assert state.pillars[0] == 3
    assert happened(events, "score") == [(0, "contract_spaces", CONTRACT_POINTS[0]), (0, "contracts", 2)]


def test_p19_contract_spaces_from_left_to_right_pillars_on_the_first_five() -> None:
    state = give(scene(), goods="iron=60")
    for space in range(6):
        give(state, stored="contract:iron_2")
        events = play(state, "fulfil storage:1")
        assert happened(events, "score")[0] == (0, "contract_spaces", CONTRACT_POINTS[space])
        assert state.pillars[0] == 2 + min(space + 1, 5)
    assert len(named(state.fulfilled[:6])) == 6


def test_p19_goods_are_needed() -> None:
    assert not legal(give(scene(), goods="iron=1 gold=1", stored="contract:iron_2"), "fulfil")
    state = give(scene(), goods="iron=1 gold=2", stored="contract:iron_2")
    assert not legal(state, "fulfil")
    play(state, "buy good:gold good:iron", "fulfil storage:1")
    assert goods(state) == {}


def test_p19_the_bonus_of_a_contract_follows_at_once() -> None:
    state = give(scene(), goods="iron=5", stored="contract:iron_5")
    events = play(state, "fulfil storage:1")
    assert happened(events, "king") == [(0, 1, 1)]
    state = give(scene(), goods="wool=5", stored="contract:wool_5")
    play(state, "fulfil storage:1")
    assert asked(state) == "Stroll"


def test_p19_the_new_pillar_can_be_used_by_the_architect() -> None:
    state = give(scene(), goods="iron=2", stored="contract:iron_2", pillars="koeln london", architect="paris")
    acting(state, "architect", 1)
    assert not legal(state, "build")
    play(state, "fulfil storage:1", "build pillar:paris")
    assert state.pillars[0] == 0


# ---- crests ----


def test_p19_a_crest_goes_to_any_free_ground_floor_for_food() -> None:
    state = give(scene(), goods="food=6", stored="crest:3", crests="2=1")
    assert legal(state, "place") == [f"place storage:1 ground:{building}" for building in (1, 3, 4, 5, 6)]
    events = play(state, "place storage:1 ground:6")
    assert goods(state) == {"food": 4}
    assert happened(events, "crest") == [(0, 3, 5)]
    assert happened(events, "score") == [(0, "crests", 5)]
    assert state.view()["players"][0]["buildings"][5]["crest"] == 3


def test_p19_only_where_there_is_enough_food() -> None:
    state = give(scene(), goods="food=4", stored="crest:3")
    assert legal(state, "place") == [f"place storage:1 ground:{building}" for building in (4, 5, 6)]


def test_p19_nobody_needs_to_live_in_the_building() -> None:
    state = give(scene(), goods="food=3", stored="crest:3")
    assert "place storage:1 ground:5" in legal(state)


def test_p19_several_crests_can_be_chosen_from() -> None:
    state = give(scene(), goods="food=2", stored="crest:3 crest:5")
    assert legal(state, "place") == ["place storage:1 ground:6", "place storage:2 ground:6"]


# ---- cathedrals ----


def test_p19_taking_part_in_building_a_cathedral() -> None:
    """Stone as the cost tile says, the top tile of the pile, points of both; no architect is needed there."""
    state = give(scene(), goods="stone=3", pillars="paris", architect="wien")
    before = state.view()["places"]["paris"]["cathedral"]
    events = play(state, "contribute cathedral:paris")
    assert goods(state) == {"stone": 3 - before["stone"]}
    assert happened(events, "score") == [(0, "cathedrals", before["points"] + before["pile"][0])]
    assert state.view()["places"]["paris"]["cathedral"]["pile"] == before["pile"][1:]
    assert state.view()["players"][0]["cathedrals"] == [{"city": "paris", "points": before["pile"][0]}]


def test_p19_an_architect_alone_is_not_enough() -> None:
    assert not legal(give(scene(), goods="stone=9", architect="paris"), "contribute")


def test_p19_only_once_at_each_cathedral() -> None:
    state = give(scene(), goods="stone=9", pillars="paris")
    play(state, "contribute cathedral:paris")
    assert not legal(state, "contribute")


def test_p19_stone_is_needed() -> None:
    assert not legal(give(scene(), goods="stone=1", pillars="paris"), "contribute")


def test_p19_the_next_seat_gets_the_next_tile() -> None:
    state = give(give(scene(), 1, contributed="paris"), goods="stone=2", pillars="paris")
    pile = state.view()["places"]["paris"]["cathedral"]["pile"]
    assert len(pile) == 2
    play(state, "contribute cathedral:paris")
    assert state.view()["players"][0]["cathedrals"] == [{"city": "paris", "points": pile[0]}]


# ---- helpers ----


def test_p19_a_used_helper_leaves_the_game() -> None:
    state = give(scene(), stored="crest:1 helper:gold_4")
    before = state.bonus_stack[:]
    events = play(state, "use storage:2")
    assert len(happened(events, "use")) == 1
    assert stored(state) == ["crest:1", None, None, None]
    assert state.bonus_stack == before
    assert goods(state) == {"gold": 4}


def test_p19_equal_helpers_and_contracts_are_offered_once() -> None:
    state = give(scene(4), goods="gold=1", stored="helper:one_each helper:one_each contract:any_1 contract:any_1")
    assert legal(state, "use") == ["use storage:1"]
    assert legal(state, "fulfil") == ["fulfil storage:3 good:gold"]


def test_p19_the_bonus_tile_just_taken_can_be_used() -> None:
    state = lay_bonus(scene(), merchant="helper:add_3")
    play(state, "take die:gold.1 space:merchant", "take bonus:merchant", "use storage:1")
    assert state.points == 6 + 3
