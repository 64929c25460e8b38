"""Every governor of module 3, and the book's notes on them (p. 12-14)."""

import pytest

from burgrave.games.kingsburg.enemies import CARDS
from burgrave.games.kingsburg.modules.governors.cards import NAMES
from burgrave.games.kingsburg.modules.soldier_tokens.tokens import tokens_of

from ..scene import (
    begin,
    buildable,
    built,
    fight,
    finish,
    give,
    happened,
    legal,
    owns,
    play,
    scored,
)
from .cards import ruled_by

SEASONS = ("spring", "summer", "autumn")
TESTED = """architect captain carpenter damsel duke engineer fairy general heiress miner minstrel paladin philosopher politician
preacher priest prince princess sculptor seer sorcerer tax_collector thief trader trickster"""


def test_every_governor_has_a_test() -> None:
    """Princess and thief in test_governor_choice.py."""
    assert sorted(NAMES) == TESTED.split()


# ---- preacher, tax collector ----


@pytest.mark.parametrize(("builders", "points"), [((0, 1), 1), ((1, 2), 1), ((), 1), ((0, 1, 2), 0)])
def test_p14_the_preacher_gains_a_point_if_somebody_built_nothing(builders: tuple[int, ...], points: int) -> None:
    for phase in SEASONS:
        state = ruled_by("preacher")
        for seat in builders:
            give(state, seat, wood=1)
        begin(state, phase, "season_start", "build", "season_end")
        while not state.is_over:
            play(state, "build building:barricade")
        assert state.points[0] == points


def test_p14_the_tax_collector_takes_a_resource_at_once_and_may_build_with_it() -> None:
    state = ruled_by("tax_collector")
    state.order = [1, 0, 2]
    give(state, 1, gold=2, wood=2, stone=2, buildings="barricade crane town_hall")
    begin(state, "spring", "build")
    play(state, "build building:embassy")
    assert state.to_act == (0,)
    assert legal(state) == ["take gold", "take wood", "take stone"]
    play(state, "take wood")
    assert state.to_act == (0,)
    play(state, "build building:barricade")
    assert built(state) == {"barricade"}


def test_the_tax_collector_takes_nothing_for_other_columns_or_own_buildings() -> None:
    state = ruled_by("tax_collector")
    give(state, 0, gold=2, wood=2, stone=2, buildings="barricade crane town_hall")
    give(state, 1, gold=2, wood=1, stone=1, buildings="barricade crane")
    begin(state, "spring", "build")
    play(state, "build building:embassy", "build building:town_hall")
    assert state.is_over
    assert owns(state) == {"gold": 1}


def test_the_tax_collector_takes_before_the_second_building_of_the_envoy() -> None:
    state = ruled_by("tax_collector")
    give(state, 1, gold=9, wood=9, stone=9, buildings="barricade crane town_hall", envoy=True)
    begin(state, "spring", "build")
    play(state, "build building:embassy")
    assert state.to_act == (0,)
    play(state, "take gold")
    assert state.to_act == (1,)
    assert "palisade" in buildable(state)


# ---- architect ----


def test_p14_the_architect_pays_one_less_if_nobody_has_fewer_buildings() -> None:
    state = give(ruled_by("architect"), 0, gold=1, wood=1)
    begin(state, "spring", "build")
    assert set(legal(state)) == {
        "build building:statue discount:gold",
        "build building:inn discount:none",
        "build building:inn discount:gold",
        "build building:inn discount:wood",
        "build building:guard_tower discount:stone",
        "build building:palisade discount:wood",
        "build building:barricade discount:none",
        "build building:barricade discount:wood",
        "skip",
    }
    play(state, "build building:palisade discount:wood")
    assert owns(state) == {"gold": 1}


def test_p14_the_architect_compares_when_its_turn_to_build_comes() -> None:
    state = ruled_by("architect")
    state.order = [1, 2, 0]
    give(state, 0, buildings="inn", gold=1)
    give(state, 1, wood=1)
    give(state, 2, buildings="inn")
    begin(state, "spring", "build")
    without = state.clone()
    play(state, "build building:barricade")
    # All have one now.
    assert state.to_act == (0,)
    assert buildable(state) == {"statue", "guard_tower", "barricade"}
    play(without, "skip")
    assert without.is_over


def test_the_architect_two_points_for_every_full_row() -> None:
    state = give(ruled_by("architect", year=5), 0, buildings="statue chapel church cathedral inn market farms barricade")
    give(state, 0, buildings="palisade stable stone_wall fortress")
    begin(state, "winter", "year_end", on=True)
    assert scored(finish(state), "governor:architect") == 4


# ---- heiress, miner, carpenter, sculptor ----


@pytest.mark.parametrize(
    ("year", "after"), [(1, {"gold": 1, "plus2": 1}), (2, {"gold": 1}), (3, {"gold": 1, "plus2": 1}), (5, {"gold": 1})]
)
def test_the_heiress_after_the_royal_aid(year: int, after: dict[str, int]) -> None:
    state = ruled_by("heiress", year=year)
    give(state, 0, buildings="inn statue")
    give(state, 1, buildings="inn")
    begin(state, "aid", "aid")
    assert owns(state) == after
    assert state.aid == 4


@pytest.mark.parametrize(("name", "kind"), [("miner", "gold"), ("carpenter", "wood"), ("sculptor", "stone")])
def test_p12_miner_carpenter_sculptor_at_the_end_of_every_year_the_fifth_too(name: str, kind: str) -> None:
    for year in range(1, 6):
        state = ruled_by(name, year=year)
        begin(state, "winter", "year_end")
        assert owns(state) == {kind: 1}


def test_p12_their_last_resource_counts_for_the_cathedral() -> None:
    state = give(ruled_by("miner", year=5), 0, buildings="cathedral", gold=1)
    begin(state, "winter", "year_end", on=True)
    assert scored(state, "building:cathedral") == 1


@pytest.mark.parametrize(("name", "kind"), [("miner", "gold"), ("carpenter", "wood"), ("sculptor", "stone")])
def test_miner_carpenter_sculptor_build_once_a_year_for_one_less(name: str, kind: str) -> None:
    state = give(ruled_by(name), 0, gold=3, wood=3, stone=3, buildings="barricade")
    begin(state, "spring", "build")
    building = {"gold": "inn", "wood": "inn", "stone": "crane"}[kind]
    assert legal(state, f"build building:{building}") == [
        f"build building:{building} discount:none",
        f"build building:{building} discount:{kind}",
    ]
    full = state.clone()
    play(full, f"build building:{building} discount:none")
    begin(full, "summer", "season_start", "build")
    assert any("discount" in text for text in legal(full))
    play(state, f"build building:{building} discount:{kind}")
    assert owns(state)[kind] == 3
    begin(state, "summer", "season_start", "build")
    assert not any("discount" in text for text in legal(state))


# ---- minstrel, paladin ----


@pytest.mark.parametrize(("points", "gained"), [((3, 5, 1), 1), ((1, 5, 1), 2), ((0, 5, 1), 2), ((5, 5, 1), 0), ((4, 4, 4), 1)])
def test_the_minstrel_at_the_very_end_of_the_year(points: tuple[int, ...], gained: int) -> None:
    state = ruled_by("minstrel", year=2)
    state.points = [*points]
    begin(state, "winter", "year_end", "year_closing")
    assert scored(state, "governor:minstrel") == gained
    assert state.points[1:] == [*points[1:]]


def test_p13_the_minstrel_comes_after_the_battles_rewards() -> None:
    state = ruled_by("minstrel", year=1, enemy="y1_5_zombies")
    give(state, 1, soldiers=9)
    give(state, 0, soldiers=3)
    begin(state, "winter", on=True, roll=[1])
    # Seat 1 won two points, seat 2 lost two; seat 0 tied.
    assert scored(state, "governor:minstrel") == 1


def test_p13_in_the_fifth_year_the_minstrel_comes_after_all_end_scoring() -> None:
    state = ruled_by("minstrel", year=5, modules=("soldier_tokens",))
    tokens_of(state).left = [[0], [4], [0]]
    state.points = [3, 2, 1]
    begin(state, "winter", "year_end", on=True)
    assert state.is_over
    # The last token took seat 1 ahead.
    assert state.points == [4, 6, 1]


def test_p13_the_minstrel_counts_what_a_cathedral_scored() -> None:
    state = ruled_by("minstrel", year=5)
    give(state, 0, points=3)
    give(state, 1, points=2, buildings="cathedral", gold=6)
    begin(state, "winter", "year_end", on=True)
    assert state.points == [4, 5, 0]


@pytest.mark.parametrize(("enemy", "year", "bonus"), [("y1_5_zombies", 1, 1), ("y3_4_demons", 3, 1), ("y1_4_orcs", 1, 0)])
def test_the_paladin_against_zombies_and_demons(enemy: str, year: int, bonus: int) -> None:
    state = ruled_by("paladin", year=year, enemy=enemy)
    assert happened(fight(state), "battle")[0][1] == 1 + bonus


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_paladin_gains_for_battles_won_and_loses_for_battles_lost(seat: int) -> None:
    state = ruled_by(*["duke", "fairy"][:seat], "paladin", year=3)
    for year, soldiers in ((2, 9), (3, 9), (4, 0)):
        state.year = year
        cards = [*state.enemies]
        cards[year] = CARDS.index(f"y{year + 1}_5_{'dragons' if year == 4 else 'zombies'}")
        state.enemies = cards
        give(state, seat, soldiers=soldiers)
        begin(state, "winter", "battle", "winter_end")
    begin(state, "winter", "year_end", on=True)
    assert scored(state, "governor:paladin", seat) == 1


# ---- sorcerer, fairy, general, damsel, trader, captain, seer, engineer ----


@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
def test_the_sorcerer_conjures_three_first_buildings_in_the_third_year(year: int) -> None:
    state = give(ruled_by("sorcerer", year=year), 0, buildings="inn")
    begin(state, "aid", "year_start")
    assert state.is_over == (year != 3)
    if year == 3:
        assert set(legal(state)) == {
            *(f"use governor:sorcerer building:{name}" for name in ("statue", "guard_tower", "palisade", "barricade")),
            "skip",
        }
        play(state, *(f"use governor:sorcerer building:{name}" for name in ("statue", "palisade", "barricade")))
        assert state.is_over
        assert built(state) == {"inn", "statue", "palisade", "barricade"}
        assert state.points[0] == 0


def test_the_sorcerer_may_stop_earlier() -> None:
    state = ruled_by("sorcerer", year=3)
    begin(state, "aid", "year_start")
    play(state, "use governor:sorcerer building:statue", "skip")
    assert state.is_over
    assert built(state) == {"statue"}


def test_the_general_a_soldier_and_a_look_at_the_end_of_autumn() -> None:
    for phase in SEASONS:
        state = ruled_by("general")
        events = begin(state, phase, "season_end")
        assert state.soldiers[0] == (1 if phase == "autumn" else 0)
        assert happened(events, "peek") == ([(0, 0)] if phase == "autumn" else [])


@pytest.mark.parametrize(("soldiers", "after"), [((0, 0, 0), 2), ((1, 1, 2), 3), ((2, 1, 2), 2)])
def test_the_damsel_two_soldiers_before_the_reinforcements_if_nobody_has_fewer(soldiers: tuple[int, ...], after: int) -> None:
    state = ruled_by("damsel")
    state.soldiers = [*soldiers]
    begin(state, "winter", "winter_start")
    assert state.soldiers == [after, *soldiers[1:]]


@pytest.mark.parametrize("phase", SEASONS)
def test_the_trader_exchanges_one_resource_at_the_end_of_every_season(phase: str) -> None:
    state = give(ruled_by("trader"), 0, gold=2)
    begin(state, phase, "season_end")
    assert legal(state) == ["use governor:trader -gold+wood", "use governor:trader -gold+stone", "skip"]
    play(state, "use governor:trader -gold+stone")
    assert state.is_over
    assert owns(state) == {"gold": 1, "stone": 1}


def test_the_trader_without_resources_has_nothing_to_exchange() -> None:
    state = give(ruled_by("trader"), 1, gold=2)
    begin(state, "spring", "season_end")
    assert state.is_over


def test_the_captains_first_soldier_of_a_year_is_free() -> None:
    state = give(ruled_by("captain"), 0, gold=2)
    begin(state, "recruit")
    assert legal(state) == ["recruit nothing", "end"]
    play(state, "recruit nothing")
    assert legal(state) == ["recruit 2gold", "end"]
    play(state, "end")
    assert owns(state) == {"gold": 2, "soldier": 1}


def test_the_seer_looks_every_year_and_gains_a_point_for_a_victory() -> None:
    for year in range(1, 6):
        state = ruled_by("seer", year=year)
        begin(state, "aid", "year_start")
        assert legal(state) == ["use governor:seer", "skip"]
        play(state, "use governor:seer")
        assert state.view(0)["enemies"][0][year - 1]["card"]
        assert state.view(1)["enemies"][0][year - 1]["card"] is None
    state = give(ruled_by("seer", enemy="y1_1_barbarians"), 0, soldiers=9)
    fight(state)
    # The strongest's point, and the seer's.
    assert state.points[0] == 2


def test_the_engineer_builds_twice_once_a_year() -> None:
    state = give(ruled_by("engineer"), 0, gold=9, wood=9, stone=9)
    begin(state, "spring", "build")
    play(state, "build building:barricade")
    assert set(legal(state)) >= {"build building:crane engineer", "skip"}
    play(state, "build building:crane engineer")
    assert state.is_over
    assert owns(state) == {"gold": 9, "wood": 7, "stone": 8}
    begin(state, "summer", "season_start", "build")
    play(state, "build building:inn")
    assert state.is_over


def test_engineer_and_envoy_are_each_good_for_a_building() -> None:
    state = give(ruled_by("engineer"), 0, wood=9, stone=9, envoy=True)
    begin(state, "spring", "build")
    play(state, "build building:barricade", "build building:crane engineer", "build building:palisade envoy")
    assert state.is_over
    assert state.envoy == -1
