"""King's favour, the envoy and recruitment (phases 3, 5 and 7; p. 7)."""

import pytest

from burgrave.games.kingsburg.state import State

from ..scene import AGA, FILIP, KUBA, SANDRA, begin, buildable, built, give, happened, held, legal, owns, play, ranks, scene, scored

FIRSTS = "statue inn guard_tower palisade barricade"


# ---- phase 3 ----


def test_p07_most_buildings_gain_a_point() -> None:
    state = give(scene(3), 0, buildings="inn")
    give(state, 1, buildings="inn statue")
    begin(state, "favour")
    assert state.points == [0, 1, 0]
    assert scored(state, "favour", 1) == 1


def test_p07_everybody_who_ties_for_most_buildings_gains_a_point_whatever_they_own() -> None:
    state = give(scene(3), 0, buildings="cathedral", gold=5)
    give(state, 2, buildings="barricade")
    begin(state, "favour")
    assert state.points == [1, 0, 1]


def test_p07_all_gain_a_point_where_nobody_has_a_building() -> None:
    state = scene(3)
    begin(state, "favour")
    assert state.points == [1, 1, 1]


# ---- phase 5 ----


def test_p07_example_who_gets_the_envoy() -> None:
    state = scene(year=2)
    give(state, AGA, buildings=FIRSTS)
    four = "statue inn guard_tower palisade"
    give(state, FILIP, buildings=four, gold=1, stone=1)
    give(state, SANDRA, buildings=four, wood=1)
    give(state, KUBA, buildings=four)
    begin(state, "envoy")
    assert state.envoy == KUBA


def test_p07_a_tie_in_buildings_and_resources_leaves_the_envoy_on_the_board() -> None:
    state = scene(3)
    give(state, 0, buildings="inn")
    give(state, 1, gold=2)
    give(state, 2, wood=1, stone=1)
    begin(state, "envoy")
    assert state.envoy == -1
    assert [owns(state, seat) for seat in range(3)] == [{}, {"gold": 2}, {"wood": 1, "stone": 1}]


def test_p07_buildings_come_before_resources() -> None:
    state = give(scene(2), 0, gold=9)
    give(state, 1, buildings="inn")
    begin(state, "envoy")
    assert state.envoy == 0


@pytest.mark.parametrize("poorest", [0, 1])
def test_p07_an_unused_envoy_comes_back_and_goes_out_again_even_to_the_same_player(poorest: int) -> None:
    state = give(scene(2), 0, envoy=True)
    give(state, 1 - poorest, gold=1)
    events = begin(state, "envoy")
    assert happened(events, "envoy_back") == [(0,)]
    assert state.envoy == poorest


def test_p07_an_unused_envoy_comes_back_although_nobody_gets_it() -> None:
    state = give(scene(2), 0, envoy=True)
    begin(state, "envoy")
    assert state.envoy == -1


def test_p07_the_envoy_stays_from_phase_5_to_phase_5_of_the_next_year() -> None:
    state = give(scene(3), 0, envoy=True)
    begin(state, "winter", on=True)
    while state.phase != 3:
        play(state, next((text for text in ("pass", "skip", "end") if text in legal(state)), legal(state)[0]))
        assert state.envoy == 0
    assert state.year == 1


def test_p07_example_two_buildings_with_the_envoy() -> None:
    state = give(scene(), KUBA, gold=1, wood=3, envoy=True, buildings="guard_tower")
    begin(state, "autumn", "build")
    assert state.to_act == (KUBA,)
    assert not any("envoy" in text for text in legal(state))
    play(state, "build building:barricade")
    assert state.to_act == (KUBA,)
    assert set(legal(state)) == {
        "build building:blacksmith envoy",
        "build building:palisade envoy",
        "build building:inn envoy",
        "skip",
    }
    play(state, "build building:blacksmith envoy")
    assert built(state, KUBA) == {"guard_tower", "barricade", "blacksmith"}
    assert owns(state, KUBA) == {}
    assert state.envoy == -1


def test_p07_the_second_building_may_be_next_in_the_row_of_the_first() -> None:
    state = give(scene(3), 0, wood=2, stone=1, envoy=True)
    begin(state, "spring", "build")
    play(state, "build building:barricade", "build building:crane envoy")
    assert built(state) == {"barricade", "crane"}
    assert state.points[0] == 1


def test_p07_no_third_building() -> None:
    state = give(scene(3), 0, gold=20, wood=20, stone=20, envoy=True)
    begin(state, "spring", "build")
    play(state, "build building:barricade", "build building:crane envoy")
    assert state.is_over


def test_p07_the_second_building_is_paid_in_full_and_optional() -> None:
    state = give(scene(3), 0, wood=2, envoy=True)
    begin(state, "spring", "build")
    play(state, "build building:barricade")
    assert state.is_over
    assert state.envoy == 0
    state = give(scene(3), 0, wood=3, envoy=True)
    begin(state, "spring", "build")
    play(state, "build building:barricade", "skip")
    assert state.envoy == 0


def dead_end() -> State:
    """Kuba has only a 3, and Filip is at the architect."""
    state = give(scene(), FILIP, dice=[3])
    give(state, KUBA, dice=[3])
    begin(state, "autumn", "influence", "support")
    play(state, "influence adviser:3 die:1")
    return state


def test_p07_example_an_occupied_adviser_with_the_envoy() -> None:
    assert dead_end().is_over
    state = give(scene(), FILIP, dice=[3])
    give(state, KUBA, dice=[3], envoy=True)
    begin(state, "autumn", "influence", "support")
    play(state, "influence adviser:3 die:1")
    assert state.to_act == (KUBA,)
    play(state, "influence adviser:3 die:1")
    assert state.envoy == -1
    assert held(state) == {3: [FILIP, KUBA]}
    # The architect helps both.
    assert owns(state, FILIP) == {"wood": 1}
    assert owns(state, KUBA) == {"wood": 1}


def test_p07_the_envoy_opens_an_adviser_that_oneself_holds() -> None:
    state = give(scene(3), 0, dice=[4, 4], envoy=True)
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:4 die:1", "influence adviser:4 die:2", "take gold", "take wood")
    assert owns(state) == {"gold": 1, "wood": 1}
    assert state.envoy == -1


def test_p07_the_envoy_is_not_spent_on_a_free_adviser() -> None:
    state = give(scene(3), 0, dice=[4, 4], envoy=True)
    begin(state, "spring", "influence")
    play(state, "influence adviser:4 die:1")
    assert state.envoy == 0


def test_p07_the_envoy_helps_once_not_for_advisers_and_then_for_buildings() -> None:
    state = give(scene(3), 0, dice=[4, 4, 4], wood=5, envoy=True)
    begin(state, "spring", "influence", "support", "build")
    play(state, "influence adviser:4 die:1", "influence adviser:4 die:2")
    assert ranks(state) == set()
    play(state, "take wood", "take wood", "build building:barricade")
    assert state.is_over


def test_p07_the_envoy_opens_advisers_to_its_owner_alone() -> None:
    state = give(scene(3), 0, dice=[4, 1], envoy=True)
    give(state, 1, dice=[4, 5])
    begin(state, "spring", "influence")
    play(state, "influence adviser:4 die:1")
    assert ranks(state) == {5, 9}


# ---- phase 7 ----


def test_p07_two_resources_of_any_kind_for_a_soldier_as_often_as_one_likes() -> None:
    state = give(scene(3), 0, gold=1, wood=2, stone=2)
    begin(state, "recruit")
    assert set(legal(state)) == {
        "recruit gold+wood",
        "recruit gold+stone",
        "recruit 2wood",
        "recruit wood+stone",
        "recruit 2stone",
        "end",
    }
    play(state, "recruit gold+wood", "recruit wood+stone")
    assert owns(state) == {"stone": 1, "soldier": 2}
    assert state.is_over


def test_p07_recruiting_is_optional_and_in_turn_order() -> None:
    state = scene(3)
    state.order = [1, 2, 0]
    for seat in range(3):
        give(state, seat, gold=4)
    begin(state, "recruit")
    asked = []
    while not state.is_over:
        asked += state.to_act
        play(state, "end")
    assert asked == [1, 2, 0]
    assert state.soldiers == [0, 0, 0]


def test_p07_four_resources_make_two_soldiers() -> None:
    state = give(scene(3), 1, gold=4)
    begin(state, "recruit")
    play(state, "recruit 2gold", "recruit 2gold")
    assert owns(state, 1) == {"soldier": 2}


def test_p07_tokens_do_not_pay_soldiers() -> None:
    state = give(scene(3), 0, gold=1, plus2=3)
    begin(state, "recruit")
    assert state.is_over


def test_p07_summer_and_autumn_are_like_spring() -> None:
    for phase in ("spring", "summer", "autumn"):
        state = scene(3)
        begin(state, phase, on=True, roll=[1, 1, 1, 2, 2, 2, 3, 3, 3])
        play(state, "influence adviser:1 die:1", "pass", "pass", "pass")
        assert state.points[0] >= 1
        assert buildable(state) == set()
