"""The scenario of wheeling and dealing: every group of the people."""

import pytest

from burgrave.engine.chance import force
from burgrave.engine.errors import BadOption
from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.modules.scenarios.printed import NAMES
from burgrave.games.kingsburg.state import State

from ..scene import SEVEN, begin, give, legal, owns, play, ranks, rolled, scene, scored
from .cards import grouped

SEASONS = ("spring", "summer", "autumn")


def playing(scenario: str, seats: int = 3, **own: object) -> State:
    """A bare table with this sheet."""
    return scene(seats, modules=("base", "scenarios"), options={"scenario": scenario}, **own)


# ---- wheeling and dealing ----


def test_eight_groups() -> None:
    assert NAMES == ("aristocracy", "clergy", "military", "secret_society", "craftsmen", "artists", "peasants", "bandits")


def test_groups_are_claimed_in_turn_order_each_once_a_year() -> None:
    state = playing("wheeling_and_dealing")
    state.order = [2, 0, 1]
    begin(state, "aid", "year_start")
    asked = []
    for name in ("clergy", "artists", "peasants"):
        asked += state.to_act
        assert len(legal(state)) == 8 - len(asked) + 1
        play(state, f"claim group:{name}")
    assert asked == [2, 0, 1]
    groups = state.view(0)["scenarios"]["groups"]
    assert {name: seat for name, seat in groups.items() if seat is not None} == {"clergy": 2, "artists": 0, "peasants": 1}
    begin(state, "winter", "year_closing")
    assert set(state.view(0)["scenarios"]["groups"].values()) == {None}
    begin(state, "aid", "year_start")
    assert len(legal(state)) == 8


def test_not_together_with_soldier_tokens() -> None:
    with pytest.raises(BadOption):
        KINGSBURG.rules(3, ["base", "soldier_tokens", "scenarios"], {"scenario": "wheeling_and_dealing"})
    KINGSBURG.rules(3, ["base", "soldier_tokens", "scenarios"], {"scenario": "goblin_valley"})


def test_the_aristocracy_is_always_first() -> None:
    state = playing("wheeling_and_dealing")
    begin(state, "aid", "year_start")
    play(state, "claim group:clergy", "claim group:aristocracy", "claim group:peasants")
    assert state.order == [1, 0, 2]
    begin(state, "spring", "season_start", "roll", roll=[6, 6, 6, 5, 5, 5, 1, 1, 1])
    assert state.order[0] == 1
    assert state.order[1:] == [2, 0]


def test_the_aristocracy_wins_ties_for_buildings_in_phases_1_3_and_5() -> None:
    state = give(grouped("aristocracy"), 0, gold=3)
    begin(state, "aid", "aid")
    assert state.aid == 1
    begin(state, "envoy")
    assert state.envoy == 0
    begin(state, "favour")
    assert state.points == [1, 0, 0]


def test_the_aristocracy_wins_no_tie_it_is_not_part_of() -> None:
    state = give(grouped("aristocracy"), 0, buildings="inn")
    begin(state, "aid", "aid")
    assert state.to_act == (1,)
    play(state, "take gold", "take gold")
    begin(state, "envoy")
    assert state.envoy == -1


@pytest.mark.parametrize(("dice", "points"), [((1, 2, 6), 2), ((2, 2, 6), 0)])
def test_the_clergy_gains_two_points_at_9_or_less(dice: tuple[int, ...], points: int) -> None:
    state = grouped("clergy")
    begin(state, "autumn", "roll", roll=[*dice, 1, 1, 1, 1, 1, 1])
    assert state.points == [points, 0, 0]


def test_the_clergy_counts_the_final_sum() -> None:
    state = give(grouped("clergy"), 0, buildings="chapel")
    begin(state, "autumn", "roll", roll=[1, 1, 1, 6, 6, 6, 6, 6, 6])
    assert state.points[0] == 0
    force(state, 6, 6, 6)
    play(state, "use building:chapel")
    assert state.points[0] == 0


def test_the_military_uses_the_higher_of_two_dice_and_the_others_the_lower() -> None:
    state = grouped("clergy", "military")
    begin(state, "winter", "reinforcements", roll=[2, 5])
    assert state.soldiers == [2, 5, 2]


def test_without_the_military_one_die_is_rolled() -> None:
    state = grouped("clergy")
    begin(state, "winter", "reinforcements", roll=[4, 6])
    assert state.soldiers == [4, 4, 4]


def test_the_military_and_an_academy() -> None:
    state = give(grouped("military", rows=SEVEN), 1, buildings="military_academy")
    begin(state, "winter", "reinforcements", roll=[2, 5, 3])
    assert state.soldiers == [5, 3, 2]


def test_the_secret_society_has_an_adviser_to_itself_for_the_year() -> None:
    state = playing("wheeling_and_dealing")
    begin(state, "aid", "year_start")
    play(state, "claim group:secret_society")
    # At once, before the next one claims.
    assert state.to_act == (0,)
    assert len(legal(state)) == 18
    play(state, "mark adviser:6", "claim group:clergy", "claim group:artists")
    for seat in range(3):
        give(state, seat, dice=[6, 5], envoy=seat == 1)
    begin(state, "summer", "influence")
    assert ranks(state) == {5, 6, 11}
    play(state, "pass")
    assert ranks(state) == {5, 11}
    begin(state, "winter", "year_closing", on=True)
    assert state.barred == [0, 0, 0]


@pytest.mark.parametrize("phase", SEASONS)
def test_the_craftsmen_take_a_resource_if_they_have_none(phase: str) -> None:
    state = give(grouped("craftsmen"), 0, plus2=3)
    begin(state, phase, "season_end")
    play(state, "use group:craftsmen stone")
    assert owns(state) == {"stone": 1, "plus2": 3}
    state = give(grouped("craftsmen"), 0, gold=1)
    begin(state, phase, "season_end")
    assert state.is_over


def test_the_artists_roll_one_die_again_before_the_order_is_set() -> None:
    state = grouped("artists")
    begin(state, "spring", "season_start", "roll", roll=[1, 2, 6, 5, 5, 1, 4, 4, 4])
    assert legal(state) == ["use group:artists die:1", "use group:artists die:2", "use group:artists die:3", "skip"]
    force(state, 4)
    play(state, "use group:artists die:1")
    assert sum(rolled(state)) == 12
    assert state.is_over
    assert state.order == [1, 0, 2]


def test_the_peasants_are_served_twice_by_one_of_their_low_advisers() -> None:
    state = give(grouped("peasants"), 0, dice=[2, 5])
    begin(state, "summer", "influence", "support")
    play(state, "influence adviser:2 die:1", "influence adviser:5 die:2")
    assert legal(state) == ["use group:peasants adviser:2", "use group:peasants adviser:5"]
    play(state, "use group:peasants adviser:5")
    assert owns(state) == {"gold": 1, "soldier": 2}


@pytest.mark.parametrize("phase", SEASONS)
def test_the_peasants_are_served_twice_in_every_season_up_to_rank_6(phase: str) -> None:
    state = give(grouped("peasants"), 0, dice=[6, 2], gold=2)
    begin(state, phase, "influence", "support")
    play(state, "influence adviser:6 die:1", "influence adviser:2 die:2", "use group:peasants adviser:6")
    play(state, "take -gold+wood+stone", "take -gold+wood+stone")
    assert state.is_over
    assert owns(state) == {"gold": 1, "wood": 2, "stone": 2}


def test_the_peasants_look_at_their_own_advisers_alone() -> None:
    state = give(grouped("peasants"), 0, dice=[2])
    give(state, 1, dice=[6, 2])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:2 die:1", "influence adviser:8 die:1 die:2")
    assert [owns(state, seat) for seat in range(2)] == [{"gold": 2}, {"gold": 2}]


def test_the_peasants_may_influence_low_advisers_only() -> None:
    state = give(grouped("peasants"), 0, dice=[2, 6, 1])
    begin(state, "summer", "influence", "support")
    play(state, "influence adviser:2 die:1", "influence adviser:7 die:2 die:3", "take gold+plus2")
    assert owns(state) == {"gold": 2, "plus2": 1}
    idle = grouped("peasants")
    begin(idle, "summer", "influence", "support")
    assert idle.is_over


def test_the_bandits_pay_two_points_and_rob_the_lowest_free_adviser() -> None:
    state = playing("wheeling_and_dealing")
    begin(state, "aid", "year_start")
    play(state, "claim group:bandits", "claim group:clergy", "claim group:artists")
    assert state.points == [-2, 0, 0]
    assert scored(state, "group:bandits") == -2
    give(state, 0, dice=[6])
    give(state, 1, dice=[1])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:6 die:1", "influence adviser:1 die:1")
    # The squire's gold comes before all support: the alchemist takes it.
    assert legal(state) == ["take -gold+wood+stone", "skip"]
    assert owns(state) == {"gold": 1}


def test_the_bandits_rob_in_a_season_without_dice_too() -> None:
    state = grouped("bandits")
    begin(state, "autumn", "influence", "support")
    assert state.points == [1, 0, 0]


def test_p09_neutral_dice_keep_the_bandits_away() -> None:
    state = grouped("bandits", seats=2)
    begin(state, "spring", "season_start", "influence", "support", roll=[1, 1, 1, 1, 1])
    assert (state.points[0], owns(state)) == (1, {})
    state = grouped("bandits", seats=2)
    # Both sums are 3, so that the two dice lie on the advisers of rank 1 and 2.
    begin(state, "spring", "season_start", "influence", "support", roll=[1, 1, 1, 1, 2])
    assert state.to_act == (0,)
    assert legal(state) == ["take wood", "take gold"]
