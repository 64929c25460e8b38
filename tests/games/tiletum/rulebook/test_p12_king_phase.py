"""The king phase: the leader's tile, points of the track, a new turn order, and red markers return to 0 (p. 12)."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.steps.course import KING_PHASE

from ..scene import asked, give, happened, lay_bonus, legal, on_track, play, run, scene, stored


def test_p12_example_points_of_the_track() -> None:
    """Blue, at 3, gains 3 and takes the tile; orange and pink, at 0, nothing; green, at -2, loses 2."""
    blue, orange, pink, green = 0, 1, 2, 3
    state = lay_bonus(on_track(scene(4), s0=3, s1=0, s2=0, s3=-2), track="helper:goods_3")
    run(state, KING_PHASE)
    assert (asked(state), state.to_act) == ("TakeKingTile", (blue,))
    assert legal(state) == ["take bonus:track", "skip"]
    play(state, "take bonus:track")
    assert [state.scores[seat] for seat in (blue, orange, pink, green)] == [13, 10, 10, 8]
    assert stored(state, blue)[0] == "helper:goods_3"
    assert state.view()["king_bonus"] is None


def test_p12_example_a_new_turn_order() -> None:
    """Orange is highest, then blue, then green."""
    blue, orange, green = 0, 1, 2
    state = on_track(scene(3), s1=4, s0=2, s2=-1)
    events = run(state, KING_PHASE)
    assert state.order == [orange, blue, green]
    assert happened(events, "order") == [(-1, orange, blue, green)]


def test_p12_of_a_stack_the_lowest_marker_comes_first() -> None:
    state = on_track(scene(4), s2=5, s0=5, s3=1, s1=1)
    run(state, KING_PHASE)
    assert state.order == [2, 0, 3, 1]


def test_p12_of_those_who_tie_for_the_lead_the_lowest_takes_the_tile() -> None:
    state = lay_bonus(on_track(scene(4), s3=6, s0=6), track="crest:1")
    run(state, KING_PHASE)
    assert state.to_act == (3,)


def test_p12_the_tile_may_be_discarded() -> None:
    state = lay_bonus(on_track(scene(), s0=1), track="crest:1")
    run(state, KING_PHASE)
    events = play(state, "skip")
    assert len(happened(events, "discard")) == 1
    assert stored(state) == [None] * 4
    assert state.king_tile == 0


@pytest.mark.parametrize(
    ("full", "tile"),
    [
        ("crest:2 crest:3 crest:4 crest:5", "helper:any_1"),
        ("crest:1", "crest:1"),
    ],
)
def test_ruling_a_leader_who_cannot_take_it_discards_it_without_a_question(full: str, tile: str) -> None:
    state = lay_bonus(give(on_track(scene(4), s0=1), stored=full), track=tile)
    events = run(state, KING_PHASE)
    assert [event[:2] for event in events if event[0] == "discard"] == [("discard", 0)]
    assert state.king_tile == 0
    assert stored(state, 1) == [None] * 4


def test_ruling_a_leader_with_six_contracts_discards_a_contract() -> None:
    six = "contract:iron_2 contract:wool_2 contract:iron_3 contract:wool_3 contract:any_1 contract:same_3"
    state = lay_bonus(give(on_track(scene(4), s0=1), fulfilled=six), track="contract:iron_1_wool_1")
    assert len(happened(run(state, KING_PHASE), "discard")) == 1


def test_p12_without_a_tile_the_leader_gains_4_points() -> None:
    state = on_track(scene(), s1=2)
    state.round = 4
    events = run(state, KING_PHASE)
    assert happened(events, "score") == [(1, "leader", 4), (1, "king", 2)]
    assert state.scores == (10, 16)


def test_p12_the_leader_may_stand_in_the_red_part() -> None:
    state = on_track(scene(), s0=-1, s1=-2)
    events = run(state, KING_PHASE)
    assert happened(events, "score") == [(0, "leader", 4), (0, "king", -1), (1, "king", -2)]


def test_p12_the_tile_comes_before_the_points() -> None:
    state = lay_bonus(on_track(scene(), s0=5), track="helper:points_4")
    run(state, KING_PHASE)
    assert state.scores == (10, 10)


def test_p12_red_markers_return_to_0_in_their_order() -> None:
    """Collected from the left: whoever was lowest ends on top of the stack, above those who were at 0 already."""
    state = on_track(scene(4), s2=0, s1=-1, s3=-3, s0=-3)
    run(state, KING_PHASE)
    assert state.king == [0, 0, 0, 0]
    assert state.court == state.order == [2, 1, 3, 0]


def test_p12_blue_markers_stay() -> None:
    state = on_track(scene(3), s1=7, s2=1, s0=-4)
    run(state, KING_PHASE)
    assert state.king == [0, 7, 1]
    assert state.court == [1, 2, 0]


def test_p12_the_new_order_is_kept_while_the_track_changes_later() -> None:
    state = on_track(scene(3), s1=1, s0=-1, s2=-1)
    run(state, KING_PHASE)
    assert state.order == [1, 0, 2]
    assert state.view()["order"] == [1, 0, 2]
