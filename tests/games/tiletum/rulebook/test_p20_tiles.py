"""Square tiles: storage, crests, contracts, and completing a building (p. 20-21)."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.house import BONUS_POINTS, FLOORS
from burgrave.games.tiletum.kinds import ACTION_KINDS
from burgrave.games.tiletum.state import State

from ..scene import (
    acting,
    asked,
    fill_building,
    give,
    goods,
    happened,
    lay_bonus,
    lay_contracts,
    legal,
    on_track,
    play,
    scene,
    stored,
)

SIX = "contract:iron_2 contract:wool_2 contract:iron_3 contract:wool_3 contract:any_1 contract:same_3"


# ---- crests and contracts that cannot be taken ----


@pytest.mark.parametrize("having", ["stored", "placed"])
def test_p20_no_two_crests_of_a_family_on_one_board(having: str) -> None:
    def owner() -> State:
        return give(scene(4), **({"stored": "crest:3"} if having == "stored" else {"crests": "6=3"}))

    state = lay_bonus(owner(), merchant="crest:3")
    play(state, "take die:gold.1 space:merchant")
    assert asked(state) == "Act"
    market = lay_contracts(owner(), "crest:3 crest:4 - - -")
    assert legal(acting(market, "contract", 6), "take") == ["take contract:2"]
    city = lay_bonus(give(owner(), merchant="hamburg"), hamburg="crest:3")
    assert not legal(acting(city, "merchant", 6), "take")


def test_p20_a_crest_lies_in_storage_first() -> None:
    state = lay_contracts(give(scene(4), goods="food=6"), "crest:3 - - - -")
    play(acting(state, "contract", 3), "take contract:1")
    assert stored(state)[0] == "crest:3"
    assert state.view()["players"][0]["families"] == [3]


def test_p20_without_a_free_contract_space_no_contract_may_be_taken() -> None:
    state = lay_contracts(give(scene(4), fulfilled=SIX), "contract:same_5 crest:3 - - -")
    assert legal(acting(state, "contract", 6), "take") == ["take contract:2"]
    state = lay_bonus(give(scene(4), fulfilled=SIX), merchant="contract:iron_1_wool_1")
    play(state, "take die:gold.1 space:merchant")
    assert asked(state) == "Act"


def test_ruling_contracts_are_refused_only_when_all_six_spaces_are_used() -> None:
    """Those that wait in storage are not counted; with the last space used they can only stay there."""
    five = SIX.rsplit(" ", 1)[0]
    state = give(scene(4), fulfilled=five, stored="contract:same_3 contract:iron_1_wool_1", goods="iron=9")
    lay_contracts(state, "contract:same_5 - - - -")
    acting(state, "contract", 6)
    assert legal(state, "take") == ["take contract:1"]
    play(state, "take contract:1", "fulfil storage:1 good:iron")
    assert not legal(state, "fulfil")
    assert stored(state)[1:3] == ["contract:iron_1_wool_1", "contract:same_5"]


def test_p20_every_sort_of_tile_needs_a_place() -> None:
    state = give(scene(4), stored="helper:any_1 crest:1 contract:iron_9 character:king.gold2", merchant="paris")
    lay_bonus(state, paris="helper:gold_4", merchant="helper:gold_4")
    play(state, "take die:gold.1 space:merchant")
    assert not legal(state, "take")
    play(state, "use storage:1", "choose space:king")
    assert legal(state, "take") == ["take bonus:paris"]


# ---- completing a building ----


def test_p21_example_a_building_of_three_floors() -> None:
    """The third room, its bonus, a crest for 6 food and its bonus: from now on 3 more points for the king."""
    state = give(
        scene(4, dice="iron.3 iron.5"),
        goods="food=6",
        rooms="1.1=king.points2 1.2=king.gold2",
        stored="character:king.points3 crest:2",
        merchant="verona",
    )
    acting(state, "character", 4)
    play(state, "settle storage:1 room:1.3")
    assert (state.points, state.scores[0]) == (1, 13)
    events = play(state, "place storage:2 ground:1")
    assert goods(state) == {}
    assert happened(events, "complete") == [(0, 0, ACTION_KINDS.index("king"), 3)]
    assert asked(state) == "BuildHouseAnywhere"
    play(state, "build house:hamburg.1", "end")
    assert state.view()["players"][0]["bonus_points"]["king"] == 3
    assert state.view()["spaces"][4]["bonus_points"] == [3, 0, 0, 0]
    again = acting(state, "king", 2)
    assert again.king[0] == 2 + 3


@pytest.mark.parametrize("building", [1, 2, 3, 4, 5])
def test_p20_bonus_points_by_floors(building: int) -> None:
    kinds = ["merchant.gold2", "merchant.merchant_step1", "merchant.merchant_step2"]
    state = give(scene(4), rooms=fill_building(building, *kinds[: FLOORS[building - 1]]), crests=f"{building}=1")
    assert acting(state, "merchant", 2).points == 2 + BONUS_POINTS[building - 1]
    assert BONUS_POINTS[building - 1] == FLOORS[building - 1]


@pytest.mark.parametrize("kind", ["merchant", "architect", "character", "contract", "king"])
def test_p24_every_kind_of_character_strengthens_its_own_action(kind: str) -> None:
    tile = {
        "merchant": "merchant.gold2",
        "architect": "architect.stone1",
        "character": "character.food1",
        "contract": "contract.iron1",
        "king": "king.gold2",
    }[kind]
    state = give(scene(4), rooms=f"5.1={tile}", crests="5=1")
    for action in ACTION_KINDS[:5]:
        after = acting(state.clone(), action, 2)
        assert after.granted == 2 + (action == kind)
        assert after.king[0] == ((2 + (kind == "king")) if action == "king" else 0)


def test_p20_crest_first_and_the_last_character_later() -> None:
    state = give(scene(4), crests="4=1", stored="character:merchant.gold2")
    play(acting(state, "character", 1), "settle storage:1 room:4.1")
    assert state.view()["players"][0]["bonus_points"]["merchant"] == 1


def test_p20_the_action_that_is_being_done_is_stronger_at_once() -> None:
    state = give(scene(4), crests="4=1", stored="character:character.food1")
    acting(state, "character", 1)
    play(state, "settle storage:1 room:4.1")
    assert state.points == 0 + 1


def test_p20_the_king_action_that_is_being_done_moves_on() -> None:
    state = on_track(give(scene(4), goods="food=3", rooms="5.1=king.gold2", stored="crest:1"), s1=3)
    acting(state, "king", 2)
    play(state, "place storage:1 ground:5")
    assert state.king[0] == 3
    assert state.court[:2] == [1, 0]


def test_p20_another_action_is_not() -> None:
    state = give(scene(4), crests="4=1", stored="character:merchant.gold2")
    acting(state, "character", 1)
    play(state, "settle storage:1 room:4.1")
    assert state.points == 0


def test_p21_bonus_points_also_by_way_of_the_universal_space() -> None:
    state = give(scene(4), rooms="5.1=merchant.gold2", crests="5=1")
    play(state, "take die:gold.6 space:any", "choose space:merchant")
    assert state.points == 1 + 1


def test_p21_no_bonus_points_for_what_a_helper_brings() -> None:
    state = give(scene(4), rooms="5.1=merchant.gold2", crests="5=1", stored="helper:merchant_2")
    play(state, "use storage:1")
    assert state.view()["asked"] == {"step": "SideAct", "action": "merchant", "points": 2}


def test_p20_completing_while_a_helper_does_the_same_action_gives_it_nothing() -> None:
    state = give(scene(4), goods="food=3", rooms="5.1=merchant.gold2", stored="helper:merchant_2 crest:1")
    acting(state, "contract", 2)
    play(state, "use storage:1", "place storage:2 ground:5", "gain good:gold", "gain good:gold")
    assert state.view()["asked"] == {"step": "SideAct", "action": "merchant", "points": 2}
    assert state.points == 2


def test_p21_the_last_building_brings_no_bonus_points() -> None:
    state = give(scene(4), goods="food=2", stored="crest:1")
    events = play(state, "place storage:1 ground:6")
    assert happened(events, "complete") == [(0, 5, -1, 0)]
    assert not any(state.view()["players"][0]["bonus_points"].values())


def test_ruling_the_last_building_needs_only_a_crest_to_be_complete() -> None:
    state = give(scene(4), crests="6=1")
    assert state.view()["players"][0]["completed"] == 1
    assert give(scene(4)).view()["players"][0]["completed"] == 0
