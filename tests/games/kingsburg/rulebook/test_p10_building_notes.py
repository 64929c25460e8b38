"""The notes on single buildings of the base game (p. 10)."""

import pytest

from burgrave.engine.chance import force
from burgrave.games.kingsburg.state import State

from ..scene import begin, buildable, fight, give, happened, held, legal, owns, play, ranks, rolled, scene, scored, served, until


def rolling(buildings: str, *dice: int, aid: bool = False) -> State:
    """Seat 0 of three has rolled so in spring; the others rolled 6, 6, 6."""
    state = give(scene(3), 0, buildings=buildings)
    state.aid = 1 if aid else 0
    begin(state, "spring", "season_start", "roll", roll=[*dice, 6, 6, 6, 6, 6, 6])
    return state


# ---- statue and chapel ----


def test_p10_example_statue_and_then_chapel() -> None:
    state = rolling("statue chapel", 2, 2, 2, 2, aid=True)
    # The sum is 8: no chapel yet.
    assert legal(state) == ["use building:statue die:1", "use building:statue white:1", "skip"]
    force(state, 1)
    play(state, "use building:statue die:1")
    assert rolled(state) == [1, 2, 2, 2]
    assert legal(state) == ["use building:chapel", "skip"]
    # All four again, the one that the statue rolled too; whatever they show, neither helps again.
    force(state, 1, 1, 1, 1)
    play(state, "use building:chapel")
    assert rolled(state) == [1, 1, 1, 1]
    assert state.is_over


def test_p10_the_white_die_may_be_the_one_that_the_statue_rolls() -> None:
    state = rolling("statue", 2, 2, 2, 2, aid=True)
    force(state, 5)
    play(state, "use building:statue white:1")
    assert rolled(state) == [2, 2, 2, 5]


def test_p10_the_statue_needs_all_dice_equal_the_white_ones_too() -> None:
    assert rolling("statue", 2, 2, 2, 3, aid=True).is_over
    assert rolling("statue", 2, 2, 3).is_over
    assert legal(rolling("statue", 6, 6, 6)) == ["use building:statue die:1", "skip"]


@pytest.mark.parametrize(("dice", "allowed"), [((1, 2, 4), True), ((1, 2, 5), False), ((1, 1, 1), True)])
def test_p10_the_chapel_needs_a_sum_of_7_or_less(dice: tuple[int, ...], allowed: bool) -> None:
    state = rolling("chapel", *dice)
    assert (legal(state) == ["use building:chapel", "skip"]) == allowed
    assert state.is_over != allowed


def test_p10_both_are_optional_and_without_them_nobody_rerolls() -> None:
    state = rolling("statue chapel", 1, 1, 1)
    play(state, "skip")
    assert state.is_over
    assert rolled(state) == [1, 1, 1]
    assert rolling("", 1, 1, 1).is_over


def test_p10_both_help_again_in_the_next_season() -> None:
    state = rolling("chapel", 1, 2, 3)
    force(state, 1, 2, 3)
    play(state, "use building:chapel")
    assert state.is_over
    begin(state, "summer", "season_start", "roll", roll=[1, 2, 3, 6, 6, 6, 6, 6, 6])
    assert legal(state) == ["use building:chapel", "skip"]


# ---- church ----


@pytest.mark.parametrize(("enemy", "year", "bonus"), [("y3_4_demons", 3, 1), ("y3_5_zombies", 3, 0), ("y3_3_orcs", 3, 0)])
def test_p10_church(enemy: str, year: int, bonus: int) -> None:
    state = give(scene(3, year=year, enemy=enemy), 0, buildings="church")
    assert happened(fight(state), "battle")[0][1] == 1 + bonus


# ---- inn and town hall ----


def test_p10_the_inn_gives_a_token_at_the_end_of_summer_before_the_envoy() -> None:
    state = give(scene(3), 0, buildings="inn")
    for phase, tokens in (("spring", 0), ("summer", 1), ("autumn", 1)):
        begin(state, phase, "season_end")
        assert state.tokens == [tokens, 0, 0]
    state = give(scene(3), 0, buildings="inn")
    events = begin(state, "summer", "season_end", on=True)
    order = [event[0] for event in events if event[0] in ("gain", "no_envoy")]
    assert order[:2] == ["gain", "no_envoy"]


def test_p10_its_token_may_go_to_the_town_hall_at_once() -> None:
    state = give(scene(3), 0, buildings="inn town_hall")
    begin(state, "summer", "season_end")
    assert legal(state) == ["use building:town_hall plus2", "skip"]
    play(state, "use building:town_hall plus2")
    assert (owns(state), state.points[0]) == ({}, 1)


# ---- market ----


def test_p10_example_market_9_is_8_or_10() -> None:
    state = give(scene(3), 0, dice=[3, 6], buildings="market")
    begin(state, "spring", "influence")
    nine = [text for text in legal(state) if "die:1 die:2" in text]
    assert set(nine) == {
        "influence adviser:8 die:1 die:2 market",
        "influence adviser:9 die:1 die:2",
        "influence adviser:10 die:1 die:2 market",
    }
    play(state, "influence adviser:8 die:1 die:2 market")
    assert held(state) == {8: [0]}


def test_p10_the_market_helps_once_a_season() -> None:
    state = give(scene(3), 0, dice=[3, 5, 5], buildings="market")
    begin(state, "spring", "influence")
    play(state, "influence adviser:4 die:1 market")
    assert legal(state) == ["influence adviser:5 die:2", "influence adviser:10 die:2 die:3", "pass"]
    begin(state, "summer", "season_start", "roll", "influence", roll=[1, 1, 1, 6, 6, 6, 6, 6, 6])
    assert 2 in ranks(state)


def test_p10_the_market_does_not_reach_below_1_or_above_18() -> None:
    state = give(scene(3), 0, dice=[1], buildings="market")
    begin(state, "spring", "influence")
    assert ranks(state) == {1, 2}
    state = give(scene(3), 0, dice=[6, 6, 6], buildings="market")
    begin(state, "spring", "influence")
    assert ranks(state) == {5, 6, 7, 11, 12, 13, 17, 18}


def test_p10_market_and_token_together_lift_by_three() -> None:
    state = give(scene(3), 0, dice=[4], plus2=1, buildings="market")
    begin(state, "spring", "influence")
    assert ranks(state) == {3, 4, 5, 6, 7}
    play(state, "influence adviser:7 die:1 plus2 market")
    assert owns(state) == {}


def test_p10_the_market_moves_the_rank_by_exactly_one() -> None:
    state = give(scene(3), 0, dice=[4], buildings="market")
    begin(state, "spring", "influence")
    assert set(legal(state)) == {
        "influence adviser:3 die:1 market",
        "influence adviser:4 die:1",
        "influence adviser:5 die:1 market",
        "pass",
    }


# ---- farms ----


@pytest.mark.parametrize("phase", ["spring", "summer", "autumn"])
def test_p10_farms_give_a_white_die_in_every_season(phase: str) -> None:
    state = give(scene(3), 1, buildings="farms")
    begin(state, phase, "season_start", "roll")
    assert [len(rolled(state, seat)) for seat in range(3)] == [3, 4, 3]
    assert state.dice[8] > 0


def test_p10_farms_cost_one_in_battle() -> None:
    state = give(scene(3, enemy="y1_4_orcs"), 0, buildings="farms", soldiers=4)
    assert happened(fight(state), "battle")[0][1] == 4


# ---- barracks ----


def test_p10_example_barracks_three_resources_for_three_soldiers() -> None:
    state = give(scene(3), 0, buildings="barracks", gold=1, wood=1, stone=1)
    begin(state, "recruit")
    assert set(legal(state)) == {"recruit gold", "recruit wood", "recruit stone", "end"}
    play(state, "recruit gold", "recruit wood", "recruit stone")
    assert owns(state) == {"soldier": 3}


# ---- palisade, barricade, fortress, stone wall ----


@pytest.mark.parametrize(
    ("building", "enemy", "bonus"),
    [
        ("palisade", "y1_5_zombies", 2),
        ("palisade", "y1_4_orcs", 1),
        ("palisade", "y1_2_goblins", 1),
        ("barricade", "y1_2_goblins", 1),
        ("barricade", "y1_5_zombies", 0),
        ("barricade", "y1_1_barbarians", 0),
    ],
)
def test_p10_palisade_and_barricade(building: str, enemy: str, bonus: int) -> None:
    state = give(scene(3, enemy=enemy), 0, buildings=building)
    assert happened(fight(state), "battle")[0][1] == 1 + bonus


def test_p10_the_fortress_adds_a_point_to_all_others() -> None:
    state = give(scene(3, enemy="y1_5_zombies"), 0, buildings="fortress", soldiers=3)
    fight(state)
    # The card's point, the strongest's, the fortress's.
    assert state.points[0] == 3
    assert scored(state, "victories") == 1


def test_p10_the_fortress_gives_nothing_without_a_victory() -> None:
    for soldiers in (1, 2):
        state = give(scene(3, enemy="y1_5_zombies"), 0, buildings="fortress", soldiers=soldiers)
        fight(state)
        assert scored(state, "victories") == 0


def test_p10_the_stone_wall_wins_ties_and_may_be_the_strongest() -> None:
    state = give(scene(3, enemy="y1_5_zombies"), 0, buildings="stone_wall", soldiers=2)
    give(state, 1, soldiers=3)
    assert happened(fight(state), "battle")[:2] == [(0, 4, 4, 3), (1, 4, 4, 2)]
    assert state.points[:2] == [2, 0]


# ---- stable ----


@pytest.mark.parametrize(("dice", "rank", "soldiers"), [([5], 5, 2), ([4, 6], 10, 3), ([6, 6, 6], 18, 2), ([4, 4], 8, 0)])
def test_p10_a_stable_adds_a_soldier_to_those_of_an_adviser(dice: list[int], rank: int, soldiers: int) -> None:
    state = give(scene(3), 0, buildings="stable", dice=dice)
    begin(state, "spring", "influence", "support")
    play(state, next(text for text in legal(state, "influence") if f"adviser:{rank} " in text))
    until(state, "winter")
    assert state.soldiers[0] == soldiers


@pytest.mark.parametrize("rank", [1, 2, 3, 4, 6, 7, 9, 11, 12, 13, 14, 15, 16, 17])
def test_p10_a_stable_adds_nothing_where_an_adviser_gives_none(rank: int) -> None:
    assert served(give(scene(3), 0, buildings="stable", gold=1), rank).soldiers == [0, 0, 0]


def test_p10_a_stable_adds_a_soldier_each_time() -> None:
    state = give(scene(3), 0, buildings="stable", dice=[5, 4, 6])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:5 die:1", "influence adviser:10 die:2 die:3")
    assert state.soldiers == [5, 0, 0]
    twice = give(scene(3), 0, buildings="stable", dice=[5, 5], envoy=True)
    begin(twice, "spring", "influence", "support")
    play(twice, "influence adviser:5 die:1", "influence adviser:5 die:2")
    assert twice.soldiers == [4, 0, 0]


def test_p10_a_stable_adds_nothing_to_what_others_influence() -> None:
    state = give(scene(3), 0, buildings="stable")
    give(state, 1, dice=[5])
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:5 die:1")
    assert state.soldiers == [0, 1, 0]


def test_p10_a_stable_adds_nothing_to_recruits_or_reinforcements() -> None:
    state = give(scene(3), 0, buildings="stable", gold=2)
    begin(state, "recruit")
    play(state, "recruit 2gold")
    begin(state, "winter", "reinforcements", roll=[2])
    assert state.soldiers[0] == 3


# ---- crane ----


def test_p10_example_crane_and_farms() -> None:
    state = give(scene(3), 0, buildings="barricade crane inn market", gold=1, wood=3, stone=1)
    begin(state, "spring", "build")
    play(state, "build building:farms")
    assert owns(state) == {}
    assert state.points[0] == 2


def test_p10_the_crane_helps_in_the_third_and_fourth_column_only() -> None:
    state = give(scene(3), 0, buildings="barricade crane", gold=1)
    begin(state, "spring", "build")
    assert buildable(state) == set()
    state = give(scene(3), 0, buildings="barricade crane town_hall", gold=1, wood=2, stone=2)
    begin(state, "spring", "build")
    assert "embassy" in buildable(state)


# ---- town hall and embassy ----


@pytest.mark.parametrize("phase", ["spring", "summer", "autumn"])
def test_p10_the_town_hall_gives_one_point_a_season_for_one_token_or_one_resource(phase: str) -> None:
    state = give(scene(3), 0, buildings="town_hall", gold=2, stone=2, plus2=2)
    begin(state, phase, "season_end")
    assert legal(state) == [f"use building:town_hall {kind}" for kind in ("gold", "stone", "plus2")] + ["skip"]
    play(state, "use building:town_hall stone")
    assert state.is_over
    assert (owns(state), state.points[0]) == ({"gold": 2, "stone": 1, "plus2": 2}, 1)


def test_p10_the_town_hall_takes_of_its_owner_alone() -> None:
    state = give(scene(3), 0, buildings="town_hall")
    give(state, 1, gold=2, plus2=2)
    begin(state, "spring", "season_end")
    assert state.is_over


def test_p10_the_town_hall_may_be_left_alone() -> None:
    state = give(scene(3), 0, buildings="town_hall", gold=2)
    begin(state, "spring", "season_end")
    play(state, "skip")
    assert (owns(state), state.points[0]) == ({"gold": 2}, 0)


def test_p10_no_town_hall_in_winter() -> None:
    state = give(scene(3), 0, buildings="town_hall embassy", gold=9, soldiers=9)
    begin(state, "winter", "winter_start", "winter_end", "year_end")
    assert state.is_over
    assert state.points[0] == 0


# ---- the others of the sheet ----


@pytest.mark.parametrize("phase", ["spring", "summer", "autumn"])
def test_the_merchants_guild_takes_a_gold_before_every_roll(phase: str) -> None:
    state = give(scene(3), 0, buildings="merchants_guild")
    begin(state, phase, "season_start")
    assert owns(state) == {"gold": 1}


@pytest.mark.parametrize("phase", ["spring", "summer", "autumn"])
def test_the_embassy_gains_a_point_at_the_end_of_every_season(phase: str) -> None:
    state = give(scene(3), 0, buildings="embassy")
    begin(state, phase, "season_end")
    assert state.points == [1, 0, 0]
    assert scored(state, "building:embassy") == 1


@pytest.mark.parametrize(("buildings", "bonus"), [("guard_tower", 1), ("blacksmith", 1), ("wizards_guild", 2), ("stone_wall", 1)])
def test_what_defends_against_everybody(buildings: str, bonus: int) -> None:
    for enemy in ("y1_1_barbarians", "y1_2_goblins", "y1_4_orcs", "y1_5_zombies"):
        state = give(scene(3, enemy=enemy), 0, buildings=buildings)
        assert happened(fight(state), "battle")[0][1] == 1 + bonus


@pytest.mark.parametrize(
    ("resources", "points"),
    [
        ((5, 2, 2), 4),
        ((1, 1, 0), 1),
        ((0, 1, 0), 0),
        ((0, 0, 0), 0),
    ],
)
def test_the_cathedral_gains_a_point_for_every_two_resources_at_the_end(resources: tuple[int, int, int], points: int) -> None:
    gold, wood, stone = resources
    state = give(scene(3, year=5), 0, buildings="cathedral", gold=gold, wood=wood, stone=stone, plus2=5)
    begin(state, "winter", "year_end", on=True)
    assert state.is_over
    assert scored(state, "building:cathedral") == points
    # The resources stay, and decide ties.
    assert sum(state.resources) == sum(resources)


def test_the_cathedral_gives_nothing_before_the_end() -> None:
    state = give(scene(3, year=4), 0, buildings="cathedral", gold=8)
    begin(state, "winter", "year_end", on=True)
    assert scored(state, "building:cathedral") == 0
