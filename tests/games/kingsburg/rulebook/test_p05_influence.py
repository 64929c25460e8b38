"""Influencing the council: which dice reach whom (p. 5), and what tokens and white dice do (p. 5, 17)."""

from itertools import combinations

import pytest

from burgrave.engine.errors import IllegalAction
from burgrave.games.kingsburg.state import State

from ..scene import begin, give, held, legal, owns, play, ranks, scene


def influencing(dice: list[int], white: list[int] | None = None, plus2: int = 0, buildings: str = "") -> State:
    """A table at which seat 0 is to influence."""
    state = give(scene(3), 0, dice=dice, white=white or [], plus2=plus2, buildings=buildings)
    begin(state, "spring", "influence")
    return state


@pytest.mark.parametrize("dice", [[1, 2, 4], [2, 3, 6], [6, 6, 6], [1, 1, 1], [5, 4, 6]])
def test_p05_the_sum_of_the_dice_is_the_rank(dice: list[int]) -> None:
    sums = {sum(some) for count in (1, 2, 3) for some in combinations(dice, count)}
    assert ranks(influencing(dice)) == sums


def test_p05_several_coloured_dice_may_go_to_one_adviser() -> None:
    state = influencing([6, 6, 6])
    play(state, "influence adviser:18 die:1 die:2 die:3")
    assert held(state) == {18: [0]}
    assert state.dice_left[0] == 0


def test_p05_dice_that_are_placed_are_gone() -> None:
    state = give(scene(3), 1, dice=[6])
    give(state, 0, dice=[1, 2, 4])
    begin(state, "spring", "influence")
    play(state, "influence adviser:3 die:1 die:2", "pass")
    assert legal(state) == ["influence adviser:4 die:3", "pass"]


def test_p05_a_token_lifts_a_sum_by_exactly_two() -> None:
    state = influencing([1], plus2=1)
    assert legal(state) == ["influence adviser:1 die:1", "influence adviser:3 die:1 plus2", "pass"]
    assert ranks(influencing([2, 5], plus2=1)) == {2, 4, 5, 7, 9}


def test_p17_tokens_go_back_to_the_supply_when_they_are_used() -> None:
    state = influencing([4, 4, 4], plus2=2)
    play(state, "influence adviser:6 die:1 plus2")
    assert owns(state) == {"plus2": 1}


def test_p17_one_token_a_season() -> None:
    state = influencing([4, 4, 4], plus2=3)
    play(state, "influence adviser:6 die:1 plus2")
    assert legal(state) == ["influence adviser:4 die:2", "influence adviser:8 die:2 die:3", "pass"]
    begin(state, "summer", "season_start", "roll", "influence", roll=[4, 4, 4, 5, 5, 5, 5, 5, 6])
    assert any("plus2" in text for text in legal(state))


def test_p05_no_more_than_one_token_with_some_dice() -> None:
    state = influencing([1], plus2=5)
    assert ranks(state) == {1, 3}


def test_p05_a_token_beyond_rank_18_is_of_no_use() -> None:
    assert ranks(influencing([6, 6, 6], plus2=1)) == {6, 8, 12, 14, 18}


def test_p05_without_a_token_none_is_used() -> None:
    assert not any("plus2" in text for text in legal(influencing([1, 2, 3])))


def test_p17_white_dice_never_go_alone() -> None:
    state = influencing([1], white=[5, 4])
    assert ranks(state) == {1, 5, 6, 10}
    for text in legal(state)[:-1]:
        assert "die:1" in text
    with pytest.raises(IllegalAction):
        play(state, "influence adviser:5 die:1")


def test_p05_white_dice_and_a_token_do_not_go_without_a_coloured_one() -> None:
    state = influencing([1], white=[5], plus2=1)
    assert ranks(state) == {1, 3, 6, 8}


def test_p17_several_white_dice_with_one_coloured() -> None:
    state = influencing([3], white=[5, 6])
    play(state, "influence adviser:14 die:1 white:1 white:2")
    assert held(state) == {14: [0]}


def test_p17_a_token_with_white_dice_and_a_coloured_one() -> None:
    state = influencing([3], white=[5, 6], plus2=1)
    play(state, "influence adviser:16 die:1 white:1 white:2 plus2")
    assert held(state) == {16: [0]}
    assert owns(state) == {}


def test_p17_white_dice_may_be_spread_over_advisers_or_left() -> None:
    state = influencing([1, 2, 6], white=[3, 5])
    play(state, "influence adviser:4 die:1 white:1", "influence adviser:7 die:2 white:2")
    assert legal(state) == ["influence adviser:6 die:3", "pass"]
    state = influencing([1, 2, 6], white=[3, 5])
    play(state, "influence adviser:1 die:1", "influence adviser:2 die:2", "influence adviser:6 die:3")
    assert state.is_over
    assert held(state) == {1: [0], 2: [0], 6: [0]}


def test_p17_no_limit_of_white_dice_farms_and_royal_aid() -> None:
    state = give(scene(2), 0, buildings="farms")
    state.aid = 1
    begin(state, "spring", "roll", roll=[1, 2, 3, 4, 5, 6, 6, 6])
    assert state.dice[:5] == [1, 2, 3, 4, 5]


def test_p05_a_token_may_be_kept_although_it_would_help() -> None:
    state = influencing([2, 4], plus2=1)
    assert set(legal(state, "influence adviser:6")) == {"influence adviser:6 die:1 die:2", "influence adviser:6 die:2 plus2"}


def test_p05_one_coloured_die_and_white_ones_make_every_sum() -> None:
    state = influencing([2, 3], white=[6])
    assert ranks(state) == {2, 3, 5, 8, 9, 11}
