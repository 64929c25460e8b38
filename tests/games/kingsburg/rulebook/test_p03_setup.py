"""Setup and the course of the game (p. 2-4)."""

import pytest

from burgrave.games.kingsburg.enemies import CARDS, SPANS, STRENGTH
from burgrave.games.kingsburg.game import KINGSBURG

from ..scene import begin, finish, give, happened, idle, owns, scene, until

SEATS = (2, 3, 4, 5)


def test_p03_two_to_five_players() -> None:
    assert KINGSBURG.seats == SEATS


@pytest.mark.parametrize("seats", SEATS)
def test_p03_everybody_starts_with_nothing_at_0_points_and_0_soldiers(seats: int) -> None:
    state = KINGSBURG.setup(KINGSBURG.rules(seats, ["base"], {}), 3)
    assert [owns(state, seat) for seat in range(seats)] == [{}] * seats
    assert state.points == [0] * seats
    assert state.built == [0] * seats
    assert state.envoy == -1


def test_p03_the_game_starts_in_phase_1_of_year_1_with_the_envoy_on_the_board() -> None:
    seen = KINGSBURG.setup(KINGSBURG.rules(4, ["base"], {}), 3).view(None)
    assert (seen["year"], seen["phase"], seen["envoy"]) == (0, "aid", None)


def test_p03_resources_are_open_to_everybody() -> None:
    state = give(scene(3), 1, gold=3, stone=1, plus2=2, soldiers=4)
    for seat in (None, 0, 1, 2):
        player = state.view(seat)["players"][1]
        assert (player["resources"], player["plus2"], player["soldiers"]) == ({"gold": 3, "wood": 0, "stone": 1}, 2, 4)


def test_p03_the_sheet_has_five_rows_of_four_buildings() -> None:
    rows = scene(3).view(0)["players"][0]["rows"]
    assert [row["row"] for row in rows] == ["B", "C", "D", "E", "F"]
    assert all(len(row["plots"]) == 4 for row in rows)


def test_p03_turn_order_is_random() -> None:
    firsts = {KINGSBURG.setup(KINGSBURG.rules(4, ["base"], {}), seed).order[0] for seed in range(30)}
    assert firsts == {0, 1, 2, 3}


def test_p03_five_piles_of_five_enemies_one_of_each_in_the_order_of_years() -> None:
    rules = KINGSBURG.rules(3, ["base"], {})
    assert [len(pile) for pile in rules.book.piles] == [5] * 5
    for seed in range(20):
        deck = KINGSBURG.setup(rules, seed).enemies[:5]
        assert all(card in pile for card, pile in zip(deck, rules.book.piles, strict=True))


@pytest.mark.parametrize(("demons", "absent"), [("points", "y4_3_demons"), ("building", "y4_3_demons_points")])
def test_p03_every_enemy_may_come(demons: str, absent: str) -> None:
    """The demons of year IV, which two sources describe differently, as the option has them: 25 cards in the box."""
    rules = KINGSBURG.rules(2, ["base"], {"year_4_demons": demons})
    come: set[int] = set()
    for seed in range(500):
        come.update(KINGSBURG.setup(rules, seed).enemies[:5])
    assert len(come) == 25
    assert come == set(range(len(CARDS))) - {CARDS.index(absent)}


def test_p03_the_backs_tell_how_strong_the_enemies_of_a_year_are() -> None:
    assert SPANS == [(2, 4), (3, 5), (4, 6), (5, 7), (7, 9)]
    for span, pile in zip(SPANS, KINGSBURG.rules(2, ["base"], {}).book.piles, strict=True):
        strengths = [STRENGTH[card] for card in pile]
        assert (min(strengths), max(strengths)) == span


def test_p03_nobody_knows_the_enemies() -> None:
    state = KINGSBURG.setup(KINGSBURG.rules(3, ["base"], {}), 3)
    for seat in (None, 0, 1, 2):
        assert [card["card"] for card in state.view(seat)["enemies"][0]] == [None] * 5


def test_p04_five_years_of_eight_phases_always_in_the_same_order() -> None:
    state = scene(3)
    phases: list[int] = [event[1] for event in happened(begin(state, "aid", on=True), "phase")]
    years = 1
    while not state.is_over:
        idle(state)
        phases += [event[1] for event in happened(state.events, "phase")]
        years += len(happened(state.events, "year"))
    assert years == 5
    assert phases == [1, 2, 3, 4, 5, 6, 7, *[0, 1, 2, 3, 4, 5, 6, 7] * 4]


def test_p09_after_winter_the_next_year_begins_with_phase_1() -> None:
    state = scene(3, year=2)
    begin(state, "winter", on=True)
    until(state, "aid")
    assert state.year == 2
    assert not state.is_over


def test_p09_after_the_fifth_year_the_game_is_over() -> None:
    state = scene(3, year=5)
    begin(state, "winter", on=True)
    assert finish(state).year == 5
    assert state.is_over
