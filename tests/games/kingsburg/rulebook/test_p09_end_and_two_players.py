"""The end of the game, and the rules for two players (p. 9)."""

import pytest

from burgrave.games.kingsburg.state import State

from ..scene import begin, give, held, legal, owns, play, ranks, rolled, scene

NEUTRAL = 7


# ---- victory ----


def ended(*players: tuple[int, int, str]) -> State:
    """A game that is over: points, gold and buildings of each player."""
    state = scene(len(players), year=5)
    for seat, (points, gold, buildings) in enumerate(players):
        give(state, seat, points=points, gold=gold, buildings=buildings)
    begin(state, "winter", "year_end", on=True)
    assert state.is_over
    return state


def test_p09_most_points_win() -> None:
    assert ended((3, 9, "inn"), (20, 0, ""), (-4, 0, "")).ranking == (1, 0, 2)


def test_p09_of_equal_points_more_resources_win() -> None:
    assert ended((7, 1, "inn statue"), (7, 2, "")).ranking == (1, 0)


def test_p09_tokens_do_not_decide() -> None:
    state = ended((7, 1, ""), (7, 2, ""))
    state.tokens[0] = 5
    assert state.ranking == (1, 0)


def test_p09_of_equal_points_and_resources_more_buildings_win() -> None:
    assert ended((7, 2, "inn"), (7, 2, "inn barricade"), (7, 2, "")).ranking == (1, 0, 2)


def test_p09_points_below_0_and_above_59_are_kept() -> None:
    state = ended((61, 0, ""), (-3, 0, ""))
    assert state.scores == (61, -3)
    assert state.ranking == (0, 1)


# ---- two players ----


def neutral(*dice: int) -> State:
    """The start of a season for two with these neutral dice."""
    state = scene(2)
    begin(state, "spring", "season_start", roll=dice)
    return state


def test_p09_three_dice_then_two_on_the_advisers_of_their_sums() -> None:
    state = neutral(1, 4, 6, 2, 3)
    assert held(state) == {11: [NEUTRAL], 5: [NEUTRAL]}
    assert state.view(0)["neutral"] == [1, 4, 6, 2, 3]


@pytest.mark.parametrize("dice", [(6, 6, 6, 6, 6), (1, 1, 1, 1, 1), (2, 1, 1, 6, 4)])
def test_p09_different_sums_are_two_advisers(dice: tuple[int, ...]) -> None:
    assert held(neutral(*dice)) == {sum(dice[:3]): [NEUTRAL], sum(dice[3:]): [NEUTRAL]}


def test_p09_equal_sums_put_the_two_dice_apart() -> None:
    assert held(neutral(2, 2, 3, 3, 4)) == {7: [NEUTRAL], 3: [NEUTRAL], 4: [NEUTRAL]}


def test_p09_equal_sums_and_equal_dice_put_one_of_them_aside() -> None:
    assert held(neutral(1, 3, 4, 4, 4)) == {8: [NEUTRAL], 4: [NEUTRAL]}


def test_p09_advisers_with_neutral_dice_are_taken() -> None:
    state = scene(2)
    begin(state, "spring", "season_start", "roll", "influence", roll=[1, 2, 3, 1, 1, 2, 4, 6, 5, 6, 6])
    assert state.to_act == (0,)
    assert ranks(state) == {4, 8, 10, 12}
    play(state, "pass")
    assert ranks(state) == {5, 11, 12, 17}


def test_p09_advisers_with_dice_apart_are_taken_too() -> None:
    state = scene(2)
    begin(state, "spring", "season_start", "roll", "influence", roll=[1, 2, 4, 3, 4, 3, 4, 2, 6, 6, 6])
    assert state.to_act == (0,)
    assert ranks(state) == {2, 5, 6, 9}


def test_p09_a_die_put_aside_takes_no_adviser() -> None:
    state = scene(2)
    begin(state, "spring", "season_start", "roll", "influence", roll=[1, 3, 4, 4, 4, 2, 2, 4, 6, 6, 6])
    assert held(state) == {8: [NEUTRAL], 4: [NEUTRAL]}
    assert ranks(state) == {2, 6}


def test_p09_the_envoy_opens_them() -> None:
    state = give(scene(2), 0, envoy=True)
    begin(state, "spring", "season_start", "roll", "influence", "support", roll=[1, 2, 3, 1, 1, 2, 4, 6, 5, 6, 6])
    play(state, "influence adviser:2 die:1")
    assert state.envoy == -1
    assert held(state)[2] == [NEUTRAL, 0]
    play(state, "pass", "pass")
    # Only the player is helped.
    assert [owns(state, seat) for seat in range(2)] == [{"gold": 1}, {}]


def test_p09_neutral_dice_are_rolled_again_each_season() -> None:
    state = neutral(1, 4, 6, 2, 3)
    begin(state, "summer", "season_start", roll=[6, 6, 6, 6, 6])
    assert held(state) == {18: [NEUTRAL], 12: [NEUTRAL]}


@pytest.mark.parametrize("phase", ["spring", "summer", "autumn"])
def test_p09_every_season_has_neutral_dice(phase: str) -> None:
    state = scene(2)
    begin(state, phase, "season_start", roll=[1, 4, 6, 2, 3])
    assert held(state) == {11: [NEUTRAL], 5: [NEUTRAL]}


def test_p09_neutral_dice_come_before_the_players_roll() -> None:
    state = scene(2)
    begin(state, "spring", "season_start", "roll", roll=[1, 4, 6, 2, 3, 1, 1, 1, 2, 2, 2])
    assert [rolled(state, seat) for seat in range(2)] == [[1, 1, 1], [2, 2, 2]]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_p09_only_two_players_have_neutral_dice(seats: int) -> None:
    state = scene(seats)
    begin(state, "spring", "season_start", "roll")
    assert held(state) == {}
    assert state.view(0)["neutral"] == []


def test_p09_two_players_neutral_dice_do_not_count_for_the_order() -> None:
    state = scene(2)
    begin(state, "spring", "season_start", "roll", "influence", roll=[1, 1, 1, 1, 1, 6, 6, 6, 5, 5, 5])
    assert state.order == [1, 0]
    assert legal(state)[-1] == "pass"
