"""The fair phase and the clean-up between two rounds (p. 13)."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS
from burgrave.games.tiletum.numbers import FAIR_BOARD
from burgrave.games.tiletum.steps.course import CLEAN_UP, FAIR_PHASE

from ..scene import coming, give, happened, hold_fair, lay_bonus, lay_dice, named, on_track, play, run, scene, whole_round

THREE = "contract:iron_2 contract:wool_2 contract:same_3"
EIGHT = " ".join(["gold.1"] * 8)


def test_p13_example_the_fair_of_verona() -> None:
    """Round 3: 3 points of the board and 3 of the tile for every fulfilled contract. Blue's merchant is there: 3 contracts, 18."""
    state = hold_fair(scene(), "contracts", "verona", 3)
    state.round = 3
    give(state, 0, fulfilled=THREE, merchant="verona")
    events = run(state, FAIR_PHASE)
    assert FAIR_BOARD[2] == 3
    assert happened(events, "attend") == [(0, 3)]
    assert happened(events, "score") == [(0, "fairs", 18)]


def test_p13_a_house_in_the_city_is_enough() -> None:
    state = hold_fair(scene(), "houses", "verona", 3)
    state.round = 3
    give(state, 1, houses="verona")
    assert happened(run(state, FAIR_PHASE), "attend") == [(1, 2)]


def test_p13_house_and_merchant_count_once() -> None:
    state = hold_fair(scene(), "houses", "verona", 3)
    state.round = 3
    give(state, 0, houses="verona", merchant="verona")
    assert happened(run(state, FAIR_PHASE), "score") == [(0, "fairs", 2 * (2 + 3))]


def test_p13_the_architect_does_not_count() -> None:
    state = hold_fair(scene(), "houses", "verona", 3)
    state.round = 3
    give(state, 0, architect="verona")
    assert not happened(run(state, FAIR_PHASE), "attend")


def test_p13_who_takes_part_without_anything_to_count_gets_nothing() -> None:
    state = hold_fair(scene(), "cathedrals", "tiletum", 1)
    events = run(state, FAIR_PHASE)
    assert happened(events, "attend") == [(0, 0), (1, 0)]
    assert not happened(events, "score")


def test_p13_everybody_takes_part_in_tiletum() -> None:
    """The first fair is held where everybody has a house."""
    state = hold_fair(scene(4), "houses")
    for seat in range(4):
        give(state, seat, merchant="firenze")
    assert happened(run(state, FAIR_PHASE), "attend") == [(seat, 1) for seat in range(4)]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_p13_every_round_has_its_fair(number: int) -> None:
    state = hold_fair(scene(), "houses", "hamburg", number)
    state.round = number
    give(state, 0, merchant="hamburg")
    assert happened(run(state, FAIR_PHASE), "score") == [(0, "fairs", 2 + FAIR_BOARD[number - 1])]


def test_p13_a_fair_that_was_held_is_turned_over() -> None:
    state = scene(dice=EIGHT)
    assert [fair["is_over"] for fair in state.view()["fairs"]] == [False] * 4
    whole_round(state)
    assert [fair["is_over"] for fair in state.view()["fairs"]] == [True, False, False, False]


# ---- clean-up ----


def test_p13_empty_action_spaces_get_a_tile_others_keep_theirs() -> None:
    state = coming(
        lay_bonus(scene(), king="crest:6", any="crest:5"), "bonus", "helper:add_3 helper:add_2 crest:1 crest:2 helper:reuse"
    )
    events = run(state, CLEAN_UP)
    assert named(state.space_tiles) == ["helper:add_3", "helper:add_2", "crest:1", "crest:2", "crest:6", "crest:5"]
    assert named([state.king_tile]) == ["helper:reuse"]
    assert len(happened(events, "tile")) == 5


def test_p13_a_tile_that_nobody_takes_lies_there_in_the_next_round_too() -> None:
    state = lay_bonus(scene(dice=EIGHT), king="crest:6")
    whole_round(state)
    assert state.round == 2
    assert named(state.space_tiles)[ACTION_KINDS.index("king")] == "crest:6"
    assert all(state.space_tiles)


def test_p13_a_tile_of_the_map_that_was_taken_leaves_its_place_empty() -> None:
    state = lay_bonus(scene(dice=EIGHT), paris="crest:6")
    give(state, merchant="paris")
    play(state, "take die:gold.1 space:merchant")
    play(state, next(text for text in map(str, state.legal_actions()) if "bonus:" in text))
    assert not any(state.map_tiles)
    whole_round(state)
    assert state.round == 2
    assert not any(state.map_tiles)


def test_p13_no_tile_beside_the_track_after_the_third_round() -> None:
    for number, has_tile in ((1, True), (2, True), (3, False)):
        state = scene()
        state.round = number
        run(state, CLEAN_UP)
        assert bool(state.king_tile) == has_tile


def test_p13_bonus_tiles_of_the_map_never_come_back() -> None:
    state = lay_bonus(scene(), paris="crest:6")
    before = state.map_tiles[:]
    run(state, CLEAN_UP)
    assert state.map_tiles == before


def test_p13_all_dice_return_to_the_bag() -> None:
    state = scene(dice=EIGHT)
    whole_round(state)
    assert state.round == 2
    assert len(state.dice) == 8
    assert state.own_dice == [-1] * 6
    assert sum(state.view()["bag"].values()) == 2


def test_p13_any_colour_can_be_drawn_again() -> None:
    """All dice of a round are gold; the next round has those of the whole bag."""
    for seed in range(5):
        state = scene(dice=EIGHT, seed=seed)
        whole_round(state)
        view = state.view()
        around = [good for space in view["spaces"] for good in space["dice"]]
        assert all(around.count(good) + view["bag"][good] == 2 for good in GOODS)


def test_p13_the_wheel_turns_one_segment_clockwise() -> None:
    state = scene()
    before = [space["value"] for space in state.view()["spaces"]]
    run(state, CLEAN_UP)
    assert [space["value"] for space in state.view()["spaces"]] == [before[-1], *before[:-1]]


def test_p13_the_last_round_has_no_clean_up() -> None:
    state = lay_bonus(scene(dice=EIGHT), any="crest:5")
    state.round = 4
    events = whole_round(state)
    assert state.is_over
    assert not happened(events, "clean_up")
    assert not happened(events, "tile")


def test_p13_the_next_round_is_played_in_the_new_order() -> None:
    state = on_track(lay_dice(scene(), EIGHT), s1=3)
    whole_round(state)
    assert state.to_act == (1,)
    assert state.order == [1, 0]
