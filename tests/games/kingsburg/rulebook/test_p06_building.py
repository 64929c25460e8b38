"""Support in the order of ranks, and building (p. 6-7)."""

import pytest

from burgrave.engine.errors import IllegalAction

from ..scene import begin, buildable, give, happened, legal, owns, play, scene

# ---- support ----


def test_p06_advisers_help_in_the_order_of_their_ranks() -> None:
    state = scene(3)
    for seat, dice in enumerate(([5, 6, 6], [1, 1, 6], [2, 6])):
        give(state, seat, dice=dice)
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:17 die:1 die:2 die:3", "influence adviser:8 die:1 die:2 die:3")
    events = play(state, "influence adviser:2 die:1", "influence adviser:6 die:2")
    # Sandra's 6 finds nothing to exchange but the squire's gold, which came first.
    assert state.to_act == (2,)
    assert legal(state) == ["take -gold+wood+stone", "skip"]
    events += play(state, "take -gold+wood+stone")
    assert [place + 1 for _, place in happened(events, "support")] == [2, 6, 8, 17]


def test_p06_an_adviser_without_dice_gives_nothing() -> None:
    state = give(scene(3), 1, dice=[2])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:2 die:1")
    assert state.is_over
    assert [owns(state, seat) for seat in range(3)] == [{}, {"gold": 1}, {}]
    assert state.points == [0, 0, 0]


def test_p06_no_limit_of_resources_or_tokens() -> None:
    state = give(scene(3), 0, gold=40, plus2=40, dice=[6, 6, 4])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:16 die:1 die:2 die:3")
    assert owns(state) == {"gold": 44, "plus2": 40}


# ---- building ----


def test_p06_the_guard_tower_scores_nothing_unless_the_table_says_so() -> None:
    for option, points in (("0", 0), ("1", 1)):
        state = give(scene(3, options={"guard_tower": option}), 0, gold=1, stone=1)
        begin(state, "summer", "build")
        play(state, "build building:guard_tower")
        assert state.points[0] == points


def test_p06_one_building_and_only_one() -> None:
    state = give(scene(3), 0, gold=9, wood=9, stone=9)
    give(state, 1, wood=1)
    begin(state, "spring", "build")
    play(state, "build building:inn")
    assert state.to_act == (1,)


def test_p06_building_is_in_turn_order_and_optional() -> None:
    state = scene(3)
    state.order = [2, 0, 1]
    for seat in range(3):
        give(state, seat, wood=1)
    begin(state, "spring", "build")
    asked = []
    while not state.is_over:
        asked += state.to_act
        play(state, "skip")
    assert asked == [2, 0, 1]
    assert state.built == [0, 0, 0]


def test_p06_who_can_pay_nothing_is_not_asked() -> None:
    state = give(scene(3), 1, wood=1)
    begin(state, "spring", "build")
    assert state.to_act == (1,)


def test_p06_rows_are_built_from_left_to_right() -> None:
    state = give(scene(3), 0, gold=20, wood=20, stone=20)
    begin(state, "spring", "build")
    assert buildable(state) == {"statue", "inn", "guard_tower", "palisade", "barricade"}


def test_p06_example_a_church_needs_statue_and_chapel() -> None:
    rich = {"gold": 20, "wood": 20, "stone": 20}
    for standing, allowed in (("", False), ("statue", False), ("statue chapel", True)):
        state = give(scene(3), 0, buildings=standing, **rich)
        begin(state, "spring", "build")
        assert ("church" in buildable(state)) == allowed


def test_p06_another_row_may_always_be_begun() -> None:
    state = give(scene(3), 0, gold=20, wood=20, stone=20, buildings="statue chapel church cathedral inn")
    begin(state, "spring", "build")
    assert buildable(state) == {"market", "guard_tower", "palisade", "barricade"}


def test_p06_a_building_stands_once() -> None:
    state = give(scene(3), 0, gold=20, buildings="statue")
    begin(state, "spring", "build")
    assert "statue" not in buildable(state)
    with pytest.raises(IllegalAction):
        play(state, "build building:statue")


def test_p06_a_building_works_besides_those_before_it() -> None:
    state = give(scene(3), 0, buildings="guard_tower blacksmith barracks wizards_guild")
    assert state.view(0)["players"][0]["battle"] == 4
