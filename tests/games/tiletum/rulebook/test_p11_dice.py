"""A turn: a die from the wheel, changed for gold, its bonus tile, its goods (p. 11-12)."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.game import TILETUM
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS

from ..scene import asked, give, goods, happened, idle, lay_bonus, legal, offered, play, scene, stored, turn_of


def test_p11_example_a_die_and_the_bonus_tile_of_its_space() -> None:
    state = lay_bonus(scene(), architect="helper:any_1")
    play(state, "take die:food.2 space:architect")
    assert state.view()["players"][0]["dice"] == [{"good": "food", "value": 2}, None, None]
    assert asked(state) == "TakeBonusTile"
    assert legal(state) == ["take bonus:architect", "skip"]
    play(state, "take bonus:architect")
    assert stored(state) == ["helper:any_1", None, None, None]
    assert state.view()["spaces"][1]["bonus"] is None


def test_p12_example_a_pink_die_of_2_brings_2_food() -> None:
    state = scene()
    events = play(state, "take die:food.2 space:architect")
    assert goods(state) == {"food": 2}
    assert happened(events, "gain") == [(0, GOODS.index("food"), 2)]


@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_p12_every_die_brings_its_value_of_its_colour_and_7_minus_it_in_points(good: str, value: int) -> None:
    state = scene(dice=f"{good}.{value}")
    action = ACTION_KINDS[value - 1]
    play(state, f"take die:{good}.{value} space:{action}")
    assert goods(state) == {good: value}
    view = state.view()
    assert view["turn"]["die"] == {"good": good, "value": value}
    if action == "king":
        assert state.king[0] == 2
    else:
        assert view["turn"]["points"] == 7 - value


def test_p11_the_bonus_tile_may_be_left_though_there_is_room() -> None:
    state = lay_bonus(scene(), merchant="crest:2")
    play(state, "take die:gold.1 space:merchant", "skip")
    assert stored(state) == [None] * 4
    assert state.view()["spaces"][0]["bonus"] == "crest:2"


def test_p11_a_tile_that_was_left_is_not_taken_later_in_the_turn() -> None:
    state = lay_bonus(scene(), merchant="crest:2")
    play(state, "take die:gold.1 space:merchant", "skip")
    assert not [text for text in legal(state) if "bonus:merchant" in text]


@pytest.mark.parametrize(("answer", "still"), [("take bonus:merchant", False), ("skip", True)])
def test_p11_the_next_die_of_the_space_finds_the_tile_only_if_it_was_left(answer: str, still: bool) -> None:
    state = lay_bonus(scene(dice="gold.1 iron.1 wool.1"), merchant="crest:2")
    play(state, "take die:gold.1 space:merchant", answer, "end", "take die:iron.1 space:merchant")
    assert state.to_act == (1,)
    assert (asked(state) == "TakeBonusTile") == still
    if still:
        play(state, "take bonus:merchant")
        assert stored(state, 1)[0] == "crest:2"


@pytest.mark.parametrize("value", [1, 2, 3])
def test_p11_a_helper_of_the_space_strengthens_the_action_of_its_die(value: int) -> None:
    state = lay_bonus(scene(), merchant=f"helper:add_{value}")
    play(state, "take die:gold.1 space:merchant", "take bonus:merchant", "use storage:1")
    assert state.view()["turn"]["points"] == 6 + value
    assert stored(state) == [None] * 4


def test_p11_a_tile_needs_one_free_place_and_takes_it() -> None:
    state = lay_bonus(give(scene(), stored="crest:1 crest:2 crest:3"), merchant="helper:any_1")
    play(state, "take die:gold.1 space:merchant", "take bonus:merchant")
    assert stored(state) == ["crest:1", "crest:2", "crest:3", "helper:any_1"]


def test_p11_without_a_free_place_it_cannot_be_taken() -> None:
    state = lay_bonus(give(scene(), stored="crest:1 crest:2 crest:3 crest:4"), merchant="helper:any_1")
    play(state, "take die:gold.1 space:merchant")
    assert asked(state) == "Act"
    assert state.view()["spaces"][0]["bonus"] == "helper:any_1"


def test_p11_room_can_be_made_before_the_die_is_taken() -> None:
    state = lay_bonus(give(scene(), stored="crest:1 crest:2 crest:3 helper:gold_4"), merchant="helper:any_1")
    play(state, "use storage:4", "take die:gold.1 space:merchant", "take bonus:merchant")
    assert stored(state)[3] == "helper:any_1"


# ---- the tile before the goods, the goods before the action ----


@pytest.mark.parametrize(("answer", "kinds"), [("take bonus:king", ["bonus", "gain", "action", "king"]), ("skip", [])])
def test_p11_p12_first_the_tile_then_the_goods_then_the_action(answer: str, kinds: list[str]) -> None:
    state = lay_bonus(scene(), king="helper:any_1")
    events = play(state, "take die:iron.5 space:king")
    assert [event[0] for event in events] == ["die"]
    assert (goods(state), state.king[0], asked(state)) == ({}, 0, "TakeBonusTile")
    events = play(state, answer)
    assert [event[0] for event in events] == (kinds or ["skip", "gain", "action", "king"])
    assert (goods(state), state.king[0], asked(state)) == ({"iron": 5}, 2, "Act")


def test_p11_the_goods_of_the_die_cannot_make_room_for_its_tile() -> None:
    """They come after it."""
    state = lay_bonus(give(scene(), stored="contract:any_1 crest:1 crest:2 crest:3"), merchant="helper:any_1")
    play(state, "take die:gold.1 space:merchant")
    assert asked(state) == "Act"
    assert state.view()["spaces"][0]["bonus"] == "helper:any_1"


@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("action", ACTION_KINDS)
def test_p11_p12_p23_a_recolouring_helper_of_the_dies_own_space_is_used_for_its_goods(action: str, good: str) -> None:
    """The tile lies in the storage before the goods are taken, so that its helper says which goods they are."""
    value = ACTION_KINDS.index(action) + 1
    state = lay_bonus(scene(dice=f"iron.{value} gold.1 gold.2 food.3 food.4 wool.5 wool.6 stone.1"), **{action: "helper:recolour"})
    auditor = TILETUM.auditor(state)
    auditor.observe(state, state.apply(f"take die:iron.{value} space:{action}"))
    assert legal(state, "use") == [f"use bonus:{action} good:{good}" for good in GOODS]
    assert set(legal(state)) == {f"take bonus:{action}", "skip", *legal(state, "use")}
    events = state.apply(f"use bonus:{action} good:{good}")
    auditor.observe(state, events)
    assert goods(state) == {good: value}
    assert stored(state) == [None] * 4
    assert state.view()["spaces"][value - 1]["bonus"] is None
    assert [event[0] for event in events][:3] == ["bonus", "use", "gain"]
    assert asked(state) == ("ChooseAction" if action == "any" else "Act")


def test_records_of_rules_version_1_have_it_for_later_dice_only() -> None:
    option = TILETUM.options["space_helper"]
    assert (option.default, option.former) == ("at_once", "later")
    state = lay_bonus(scene(), merchant="helper:recolour")
    state.book.helper_at_once = False
    try:
        play(state, "take die:gold.1 space:merchant")
        assert legal(state) == ["take bonus:merchant", "skip"]
    finally:
        state.book.helper_at_once = True


def test_p11_it_may_be_kept_for_another_turn() -> None:
    state = lay_bonus(scene(), merchant="helper:recolour")
    play(state, "take die:gold.1 space:merchant", "take bonus:merchant")
    assert goods(state) == {"gold": 1}
    assert stored(state)[0] == "helper:recolour"
    assert not legal(state, "use")


def test_p23_one_die_is_recoloured_once() -> None:
    state = lay_bonus(give(scene(), stored="helper:recolour"), merchant="helper:recolour")
    play(state, "use storage:1 good:wool", "take die:gold.1 space:merchant")
    assert legal(state) == ["take bonus:merchant", "skip"]
    play(state, "take bonus:merchant")
    assert goods(state) == {"wool": 1}


def test_p11_with_a_full_storage_it_cannot_be_used_either() -> None:
    state = lay_bonus(give(scene(), stored="crest:1 crest:2 crest:3 crest:4"), merchant="helper:recolour")
    play(state, "take die:gold.1 space:merchant")
    assert (asked(state), goods(state)) == ("Act", {"gold": 1})


def test_p12_the_helper_of_the_space_and_a_changed_value() -> None:
    state = lay_bonus(give(scene(dice="iron.3 gold.1"), goods="gold=2"), contract="helper:recolour")
    play(state, "take die:iron.3 space:contract", "use bonus:contract good:food")
    assert goods(state) == {"food": 4}
    assert state.points == 3


@pytest.mark.parametrize("action", ACTION_KINDS)
def test_bots_value_the_goods_and_the_action_that_follow_the_question_for_the_tile(action: str) -> None:
    value = ACTION_KINDS.index(action) + 1
    state = lay_bonus(scene(dice=f"iron.{value} gold.1"), **{action: "helper:any_1"})
    play(state, f"take die:iron.{value} space:{action}")
    asked_value = [TILETUM.evaluate(state, seat) for seat in (0, 1)]
    events = play(state, "skip")
    assert happened(events, "gain")
    assert [TILETUM.evaluate(state, seat) for seat in (0, 1)] == asked_value


def test_p20_points_of_a_building_are_added_when_the_tile_is_answered() -> None:
    state = give(scene(), rooms="4.1=architect.stone1", crests="4=1")
    lay_bonus(state, architect="helper:any_1")
    play(state, "take die:food.2 space:architect", "skip")
    assert (state.points, state.granted) == (6, 6)


def test_p11_a_taken_tile_cannot_be_thrown_away() -> None:
    state = give(scene(), stored="crest:1 contract:iron_9 helper:add_1 helper:recolour")
    play(state, "take die:gold.1 space:merchant")
    assert not [text for text in legal(state) if "storage:" in text and not text.startswith("use storage:3")]


# ---- changing a die ----


def test_p11_two_gold_change_a_die_by_one() -> None:
    state = give(scene(dice="iron.3"), goods="gold=2")
    assert offered(state, "take die") == [f"take die:iron.3 space:{kind}" for kind in ("architect", "character", "contract")]
    events = play(state, "take die:iron.3 space:contract")
    assert happened(events, "pay") == [(0, GOODS.index("gold"), 2)]
    assert goods(state) == {"iron": 4}
    assert state.view()["turn"]["points"] == 3
    assert state.view()["players"][0]["dice"][0] == {"good": "iron", "value": 4}


def test_p11_several_times() -> None:
    state = give(scene(dice="iron.3"), goods="gold=6")
    assert len(offered(state, "take die")) == 6
    play(state, "take die:iron.3 space:any")
    assert goods(state) == {"iron": 6}


def test_p11_one_gold_is_not_enough() -> None:
    assert offered(give(scene(dice="iron.3"), goods="gold=1"), "take die") == ["take die:iron.3 space:character"]


@pytest.mark.parametrize(("die", "action", "value"), [("wool.6", "merchant", 1), ("wool.1", "any", 6)])
def test_p11_from_6_to_1_and_from_1_to_6(die: str, action: str, value: int) -> None:
    state = give(scene(dice=die), goods="gold=2")
    play(state, f"take die:{die} space:{action}")
    assert goods(state) == {"wool": value}
    assert state.view()["players"][0]["dice"][0] == {"good": "wool", "value": value}


def test_p11_the_shortest_way_is_paid() -> None:
    for action, cost in zip(ACTION_KINDS, (2, 4, 6, 4, 2, 0), strict=True):
        state = give(scene(dice="stone.6"), goods="gold=6")
        play(state, f"take die:stone.6 space:{action}")
        assert goods(state).get("gold", 0) == 6 - cost


def test_p11_the_bonus_tile_is_that_of_the_changed_value() -> None:
    state = lay_bonus(give(scene(dice="iron.3"), goods="gold=2"), character="helper:any_1", contract="helper:gold_4")
    play(state, "take die:iron.3 space:contract", "take bonus:contract")
    assert stored(state)[0] == "helper:gold_4"


def test_p11_gold_for_the_change_is_paid_before_the_die_brings_any() -> None:
    assert offered(scene(dice="gold.6"), "take die") == ["take die:gold.6 space:any"]


def test_p11_gold_of_the_tile_of_the_space_comes_too_late_for_the_change() -> None:
    state = lay_bonus(scene(dice="iron.3"), character="helper:gold_4")
    assert offered(state, "take die") == ["take die:iron.3 space:character"]


def test_p11_gold_of_a_helper_in_storage_pays_for_the_change() -> None:
    state = give(scene(dice="iron.3"), stored="helper:gold_4")
    assert len(offered(state, "take die")) == 1
    play(state, "use storage:1")
    assert len(offered(state, "take die")) == 5
    play(state, "take die:iron.3 space:king")
    assert goods(state) == {"iron": 5}


def test_p11_a_die_that_was_taken_is_not_changed_any_more() -> None:
    state = give(scene(dice="iron.3 wool.3"), goods="gold=6")
    play(state, "take die:iron.3 space:character")
    assert not offered(state, "take die")
    assert goods(state) == {"gold": 6, "iron": 3}


def test_p11_equal_dice_are_offered_once() -> None:
    state = scene(dice="iron.3 iron.3 wool.3")
    assert offered(state, "take die") == ["take die:wool.3 space:character", "take die:iron.3 space:character"]
    play(state, "take die:iron.3 space:character")
    assert len(state.dice) == 2


def test_p11_dice_lie_from_left_to_right() -> None:
    state = turn_of(scene(dice="gold.1 wool.1 iron.1"), 0)
    play(state, "take die:wool.1 space:merchant", "end")
    play(state, "take die:iron.1 space:merchant", "end")
    play(state, "take die:gold.1 space:merchant")
    assert state.view()["players"][0]["dice"] == [{"good": "wool", "value": 1}, {"good": "gold", "value": 1}, None]


def test_p11_turns_follow_the_order_track_in_all_three_laps() -> None:
    state = scene(4, dice=" ".join(["gold.1"] * 14))
    state.order = [2, 0, 3, 1]
    turn_of(state, 2)
    takers = []
    while state.round == 1:
        if asked(state) == "ChooseDie":
            takers += state.to_act
        idle(state)
    assert takers == [2, 0, 3, 1] * 3


def test_p11_only_dice_around_the_wheel_can_be_taken() -> None:
    state = scene(dice="gold.1 iron.4")
    play(state, "take die:gold.1 space:merchant", "end")
    assert offered(state, "take die") == ["take die:iron.4 space:contract"]


def test_p11_a_die_must_be_taken() -> None:
    state = scene()
    assert "end" not in legal(state)
    assert "skip" not in legal(state)
