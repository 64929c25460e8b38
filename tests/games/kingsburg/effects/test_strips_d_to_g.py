"""Buildings of the alternative rows D, E, F and G (module 2, p. 11-12)."""

import pytest

from burgrave.games.kingsburg.modules.whims.tiles import lay
from burgrave.games.kingsburg.state import State

from ..scene import (
    FIVE,
    SEVEN,
    begin,
    buildable,
    built,
    fight,
    give,
    happened,
    legal,
    owns,
    play,
    scene,
    scored,
)

SEASONS = ("spring", "summer", "autumn")


# ---- D: watchtower, armoury, garrison, alchemists' guild ----


@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
def test_the_watchtower_looks_at_the_enemy_in_years_4_and_5(year: int) -> None:
    state = give(scene(3, rows=FIVE, year=year), 0, buildings="watchtower")
    begin(state, "aid", "year_start")
    assert legal(state) == (["use building:watchtower", "skip"] if year >= 4 else [])
    if year >= 4:
        events = play(state, "use building:watchtower")
        assert happened(events, "peek") == [(0, 0)]
        assert state.view(0)["enemies"][0][year - 1]["card"]
        assert state.view(1)["enemies"][0][year - 1]["card"] is None


@pytest.mark.parametrize("building", ["watchtower", "armoury", "alchemists_guild"])
def test_watchtower_armoury_and_alchemists_guild_add_one(building: str) -> None:
    state = give(scene(3, rows=FIVE, enemy="y1_4_orcs"), 0, buildings=building)
    assert happened(fight(state), "battle")[0][1] == 2


def garrisoned(others: int, soldiers: int, year: int = 1) -> State:
    """After a battle against zombies in which seat 0 has a garrison, and another seat so many soldiers."""
    state = give(scene(3, rows=FIVE, year=year, enemy=f"y{year}_5_zombies"), 0, buildings="garrison", soldiers=soldiers)
    give(state, 1, soldiers=others)
    begin(state, "winter", "reinforcements", "battle", "winter_end", roll=[1])
    return state


@pytest.mark.parametrize(("choice", "kept"), [("retain", 1), ("skip", 0)])
@pytest.mark.parametrize(("others", "soldiers"), [(0, 5), (5, 5)])
def test_the_garrison_lets_the_strongest_winner_keep_a_soldier(others: int, soldiers: int, choice: str, kept: int) -> None:
    """It may: few soldiers can be of use, to the whim of rank 11 or to a damsel (sheet of the strips)."""
    state = garrisoned(others, soldiers)
    assert state.to_act == (0,)
    assert legal(state) == ["retain", "skip"]
    # The others are home already.
    assert state.soldiers[1:] == [0, 0]
    play(state, choice)
    assert state.soldiers == [kept, 0, 0]
    assert state.is_over


@pytest.mark.parametrize(("others", "soldiers"), [(6, 5), (0, 1)])
def test_the_garrison_asks_nobody_who_was_not_the_strongest_winner(others: int, soldiers: int) -> None:
    state = garrisoned(others, soldiers)
    assert state.is_over
    assert state.soldiers == [0, 0, 0]


def test_the_garrison_asks_nobody_after_a_tie_with_the_enemy() -> None:
    state = garrisoned(0, 3)
    assert state.is_over
    assert state.soldiers == [0, 0, 0]


@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_garrison_asks_every_winter_and_its_soldier_is_there_in_the_next_year(year: int) -> None:
    state = garrisoned(0, 12, year)
    assert legal(state) == ["retain", "skip"]
    play(state, "retain")
    begin(state, "winter", "year_end", "year_closing")
    begin(state, "spring", "season_start")
    assert state.soldiers == [1, 0, 0]


def test_two_garrisons_are_asked_in_turn_order() -> None:
    state = give(scene(3, rows=FIVE, enemy="y1_5_zombies"), 0, buildings="garrison", soldiers=5)
    give(state, 2, buildings="garrison", soldiers=5)
    state.order = [2, 1, 0]
    begin(state, "winter", "reinforcements", "battle", "winter_end", roll=[1])
    assert state.to_act == (2,)
    play(state, "skip")
    assert state.to_act == (0,)
    play(state, "retain")
    assert state.soldiers == [1, 0, 0]


def test_in_the_last_winter_the_garrison_asks_nothing() -> None:
    """Nothing looks at soldiers after it."""
    state = give(scene(3, rows=FIVE, year=5, enemy="y5_1_barbarians"), 0, buildings="garrison", soldiers=9)
    begin(state, "winter", "reinforcements", "battle", "winter_end", roll=[1])
    assert state.is_over
    assert state.soldiers == [0, 0, 0]


def test_a_declined_soldier_keeps_whim_11_open() -> None:
    """Who kept none is lowest on the track in spring, and may turn the stone of the whim into a soldier (p. 15)."""
    for choice, offered in (("retain", False), ("skip", True)):
        state = scene(3, modules=("base", "whims"), rows=FIVE, enemy="y1_5_zombies")
        state.support = list(range(18))
        lay(state, 10)
        give(state, 0, buildings="garrison", soldiers=5, stone=2, points=5)
        begin(state, "winter", "reinforcements", "battle", "winter_end", roll=[1])
        play(state, choice)
        give(state, 0, dice=[5, 6])
        begin(state, "spring", "influence", "support")
        play(state, "influence adviser:11 die:1 die:2")
        assert ("take 2soldier+point" in legal(state)) == offered


def test_the_alchemists_guild_takes_a_token_for_two_more() -> None:
    state = give(scene(3, rows=FIVE, enemy="y1_4_orcs"), 0, buildings="alchemists_guild", plus2=2)
    fight(state)
    assert legal(state) == ["use building:alchemists_guild", "skip"]
    # The enemy is not revealed yet.
    assert state.view(None)["enemies"][0][0]["card"] is None
    events = play(state, "use building:alchemists_guild")
    assert happened(events, "battle")[0][1] == 4
    assert state.tokens[0] == 1
    # For this battle only.
    begin(state, "winter", "winter_end")
    assert happened(fight(state), "battle") == []
    assert happened(play(state, "skip"), "battle")[0][1] == 2


# ---- E: stockade, griffin ranch, defensive walls, manor ----


@pytest.mark.parametrize(("soldiers", "after"), [(0, 0), (1, 2), (4, 5)])
def test_p12_the_stockade_before_the_reinforcements(soldiers: int, after: int) -> None:
    state = give(scene(3, rows=FIVE), 0, buildings="stockade", soldiers=soldiers)
    begin(state, "winter", "winter_start")
    assert state.soldiers[0] == after


def test_p12_recruits_of_phase_7_count_for_the_stockade_reinforcements_do_not() -> None:
    state = give(scene(3, rows=FIVE), 0, buildings="stockade", gold=2)
    begin(state, "recruit", on=True, roll=[3])
    play(state, "recruit 2gold")
    assert happened(state.events, "battle")[0][:2] == (0, 5)
    state = give(scene(3, rows=FIVE), 0, buildings="stockade")
    assert happened(fight(state, reinforcements=3), "battle")[0][:2] == (0, 3)


@pytest.mark.parametrize(("dice", "soldiers"), [((1, 2, 6), 1), ((2, 2, 6), 0)])
def test_the_griffin_ranch_a_soldier_at_9_or_less(dice: tuple[int, ...], soldiers: int) -> None:
    state = give(scene(3, rows=FIVE), 0, buildings="griffin_ranch")
    begin(state, "summer", "roll", roll=[*dice, 1, 1, 1, 1, 1, 1])
    assert state.soldiers == [soldiers, 0, 0]


def test_defensive_walls_take_a_stone_for_one_and_win_ties() -> None:
    state = give(scene(3, rows=FIVE, enemy="y1_3_goblins"), 0, buildings="defensive_walls", stone=1, soldiers=1)
    fight(state)
    events = play(state, "use building:defensive_walls")
    assert happened(events, "battle")[0] == (0, 3, 3, 3)
    assert state.resources[2] == 1
    state = give(scene(3, rows=FIVE, enemy="y1_3_goblins"), 0, buildings="defensive_walls", soldiers=2)
    assert happened(fight(state), "battle")[0] == (0, 3, 3, 3)


def test_the_manor_doubles_what_is_printed_and_nothing_else() -> None:
    state = give(scene(3, rows=FIVE, enemy="y1_5_zombies"), 0, buildings="manor", soldiers=9)
    fight(state)
    assert state.points[0] == 3
    assert scored(state, "strongest") == 1
    state = give(scene(3, rows=FIVE, year=4, enemy="y4_4_orcs"), 0, buildings="manor", soldiers=9)
    fight(state)
    play(state, "take gold", "take stone")
    assert owns(state) == {"gold": 1, "stone": 1, "soldier": 10}


# ---- F: hidden refuge, carpenter's workshop, exchange, architects' guild ----


def test_p12_the_hidden_refuge_saves_the_points_of_the_card_not_those_of_a_building() -> None:
    state = give(scene(3, rows=FIVE, enemy="y1_2_goblins"), 0, buildings="hidden_refuge bridge", wood=2, stone=2)
    fight(state)
    assert built(state) == {"hidden_refuge"}
    assert state.points[0] == -4
    assert state.resources[:3] == [0, 1, 1]


def test_the_carpenters_workshop_a_wood_less_in_the_third_and_fourth_column() -> None:
    state = give(scene(3, rows=FIVE), 0, buildings="hidden_refuge carpenters_workshop inn market", gold=2, wood=2, stone=1)
    begin(state, "spring", "build")
    play(state, "build building:farms")
    assert owns(state) == {}
    state = give(scene(3, rows=FIVE), 0, buildings="hidden_refuge carpenters_workshop", wood=1)
    begin(state, "spring", "build")
    assert "palisade" not in buildable(state)


def test_the_exchange_two_points_for_a_gold_in_autumn() -> None:
    for phase in SEASONS:
        state = give(scene(3, rows=FIVE), 0, buildings="exchange", gold=3)
        begin(state, phase, "season_end")
        if phase == "autumn":
            play(state, "use building:exchange")
        assert state.is_over
        assert (owns(state)["gold"], state.points[0]) == ((2, 2) if phase == "autumn" else (3, 0))


def test_p12_the_architects_guild_a_point_more_for_later_buildings_not_for_itself() -> None:
    state = give(
        scene(3, rows=FIVE), 0, buildings="hidden_refuge carpenters_workshop exchange", gold=9, wood=9, stone=9, envoy=True
    )
    begin(state, "spring", "build")
    play(state, "build building:architects_guild")
    assert state.points[0] == 3
    play(state, "build building:statue envoy")
    assert state.points[0] == 7


def test_p12_its_points_are_not_lost_with_the_building() -> None:
    state = give(scene(3, rows=FIVE, year=5, enemy="y5_4_demons"), 0, buildings="hidden_refuge architects_guild", gold=2)
    begin(state, "spring", "build")
    play(state, "build building:statue")
    assert state.points[0] == 4
    fight(state)
    # The guild falls first, with its own three.
    assert state.points[0] == 1
    fight(state)
    assert built(state) == {"hidden_refuge"}
    assert state.points[0] == -2


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("architects_guild", "inn", 3),
        ("architects_guild", "", 3),
        ("architects_guild", "inn market", 0),
        ("", "", 0),
    ],
)
def test_p12_at_the_end_three_points_if_nobody_has_more_buildings(mine: str, theirs: str, points: int) -> None:
    state = give(scene(3, rows=FIVE, year=5), 0, buildings=mine)
    give(state, 1, buildings=theirs)
    begin(state, "winter", "year_end", on=True)
    assert state.is_over
    assert state.points[0] == points


# ---- G: fountain, park, school, university ----


@pytest.mark.parametrize(("year", "points"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_the_fountain_is_worth_more_in_early_years(year: int, points: int) -> None:
    state = give(scene(3, rows=SEVEN, year=year), 0, stone=1, strips="G")
    begin(state, "autumn", "build")
    play(state, "build building:fountain")
    assert state.points[0] == points


@pytest.mark.parametrize(("placed", "tokens"), [(3, 1), (2, 0)])
def test_the_park_a_token_for_three_different_advisers(placed: int, tokens: int) -> None:
    state = give(scene(3, rows=SEVEN), 0, buildings="park", dice=[1, 2, 5][:placed])
    begin(state, "spring", "influence", "support")
    for number, rank in enumerate([1, 2, 5][:placed]):
        play(state, f"influence adviser:{rank} die:{number + 1}")
    assert state.is_over
    assert state.tokens[0] == tokens


def test_the_park_wants_different_advisers() -> None:
    state = give(scene(3, rows=SEVEN), 0, buildings="park", dice=[1, 1, 2], envoy=True)
    begin(state, "spring", "influence", "support")
    play(state, "influence adviser:1 die:1", "influence adviser:1 die:2", "influence adviser:2 die:3")
    assert state.tokens[0] == 0


@pytest.mark.parametrize("phase", ["spring", "summer", "autumn"])
def test_the_park_works_in_every_season(phase: str) -> None:
    state = give(scene(3, rows=SEVEN), 0, buildings="park", dice=[1, 2, 3])
    begin(state, phase, "influence", "support")
    play(state, *(f"influence adviser:{rank} die:{rank}" for rank in (1, 2, 3)))
    assert state.tokens == [1, 0, 0]


def test_the_park_counts_what_its_owner_influenced_alone() -> None:
    state = give(scene(3, rows=SEVEN), 0, buildings="park", dice=[1, 2])
    give(state, 1, dice=[3, 5])
    begin(state, "spring", "influence", "support")
    play(
        state, *("influence adviser:1 die:1", "influence adviser:3 die:1", "influence adviser:2 die:2", "influence adviser:5 die:2")
    )
    assert state.tokens == [0, 0, 0]


@pytest.mark.parametrize(("soldiers", "points"), [(2, 0), (3, 2), (9, 2)])
def test_p12_the_school_two_points_for_three_soldiers_at_the_end_of_phase_7(soldiers: int, points: int) -> None:
    state = give(scene(3, rows=SEVEN), 0, buildings="school", soldiers=soldiers)
    begin(state, "recruit")
    assert state.points[0] == points


def test_p12_recruits_of_phase_7_count_for_the_school() -> None:
    state = give(scene(3, rows=SEVEN), 0, buildings="school", soldiers=2, gold=2)
    begin(state, "recruit")
    assert state.points[0] == 0
    play(state, "recruit 2gold")
    assert state.points[0] == 2


@pytest.mark.parametrize(("dice", "points"), [((1, 2, 6), 2), ((2, 2, 6), 0)])
def test_the_university_two_points_at_9_or_less(dice: tuple[int, ...], points: int) -> None:
    state = give(scene(3, rows=SEVEN), 0, buildings="university")
    begin(state, "summer", "roll", roll=[*dice, 1, 1, 1, 1, 1, 1])
    assert state.points == [points, 0, 0]
