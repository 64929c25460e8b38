"""Buildings of the alternative rows A, B and C (module 2, p. 11-12)."""

import pytest

from burgrave.engine.chance import force

from ..scene import (
    FIVE,
    SEVEN,
    begin,
    buildable,
    built,
    fight,
    give,
    happened,
    held,
    legal,
    owns,
    play,
    ranks,
    rolled,
    scene,
)

SEASONS = ("spring", "summer", "autumn")


# ---- A: tiltyard, stadium, gladiator school, colosseum ----


def test_the_tiltyard_a_point_at_the_end_of_summer() -> None:
    for phase in SEASONS:
        state = give(scene(3, rows=SEVEN), 0, buildings="tiltyard")
        begin(state, phase, "season_end")
        assert state.points == [1 if phase == "summer" else 0, 0, 0]


def test_the_stadium_a_soldier_at_the_end_of_summer() -> None:
    for phase in SEASONS:
        state = give(scene(3, rows=SEVEN), 0, buildings="stadium")
        begin(state, phase, "season_end")
        assert state.soldiers == [1 if phase == "summer" else 0, 0, 0]


@pytest.mark.parametrize(
    ("enemy", "year", "bonus"),
    [("y1_2_goblins", 1, 2), ("y1_5_zombies", 1, 0), ("y3_4_demons", 3, 0), ("y1_4_orcs", 1, 2), ("y5_5_dragons", 5, 2)],
)
def test_the_gladiator_school_fears_zombies_and_demons(enemy: str, year: int, bonus: int) -> None:
    state = give(scene(3, rows=SEVEN, year=year, enemy=enemy), 0, buildings="gladiator_school")
    assert happened(fight(state), "battle")[0][1] == 1 + bonus


@pytest.mark.parametrize(("soldiers", "points"), [((2, 1, 0), 1), ((1, 1, 0), 1), ((0, 0, 0), 1), ((1, 2, 0), 0)])
def test_the_colosseum_a_point_every_season_if_nobody_has_more_soldiers(soldiers: tuple[int, ...], points: int) -> None:
    for phase in SEASONS:
        state = give(scene(3, rows=SEVEN), 0, buildings="colosseum")
        state.soldiers = [*soldiers]
        begin(state, phase, "season_end")
        assert state.points == [points, 0, 0]


# ---- B: bridge, altar, monastery, basilica ----


def test_the_bridge_has_points_and_no_effect() -> None:
    state = give(scene(3, rows=FIVE), 0, wood=1, stone=2, strips="B")
    plain = list(state.answers)
    begin(state, "spring", "build")
    play(state, "build building:bridge")
    assert state.points[0] == 4
    assert state.answers == plain
    assert not any(state.effects)


@pytest.mark.parametrize(("dice", "allowed"), [((1, 2, 6), True), ((2, 2, 6), False)])
def test_p12_the_altar_rolls_everything_again_at_9_or_less(dice: tuple[int, ...], allowed: bool) -> None:
    state = give(scene(3, rows=FIVE), 0, buildings="altar")
    begin(state, "spring", "roll", roll=[*dice, 6, 6, 6, 6, 6, 6])
    assert (legal(state) == ["use building:altar", "skip"]) == allowed
    if allowed:
        force(state, 1, 1, 1)
        play(state, "use building:altar")
        assert rolled(state) == [1, 1, 1]
    assert state.is_over


@pytest.mark.parametrize("buildings", ["altar", "university griffin_ranch"])
def test_p12_white_dice_count_for_the_sum(buildings: str) -> None:
    state = give(scene(3, rows=SEVEN), 0, buildings=buildings)
    state.aid = 1
    begin(state, "spring", "roll", roll=[1, 2, 3, 4, 6, 6, 6, 6, 6, 6])
    assert state.is_over
    assert (state.points[0], state.soldiers[0]) == (0, 0)


@pytest.mark.parametrize(("has", "points"), [({}, 1), ({"plus2": 3}, 1), ({"wood": 1}, 0)])
def test_p12_the_monastery_a_point_in_summer_without_resources_tokens_are_none(has: dict[str, int], points: int) -> None:
    for phase in SEASONS:
        state = give(scene(3, rows=FIVE), 0, buildings="monastery", **has)
        begin(state, phase, "season_end")
        assert state.points[0] == (points if phase == "summer" else 0)


def test_monastery_and_town_hall_the_last_resource_is_paid_first() -> None:
    state = give(scene(3, rows=FIVE), 0, buildings="monastery town_hall", wood=1)
    begin(state, "summer", "season_end")
    play(state, "use building:town_hall wood")
    assert state.points[0] == 2


def test_the_basilica_is_not_razed_the_next_one_is() -> None:
    standing = "bridge altar monastery basilica"
    state = give(scene(3, rows=FIVE, year=5, enemy="y5_4_demons"), 0, buildings=f"{standing} barricade crane", points=30)
    fight(state)
    assert built(state) == {"bridge", "altar", "basilica", "barricade", "crane"}
    assert state.points[0] == 25
    # What fell may be built again, although the one to its right stands.
    give(state, 0, gold=1, wood=2, stone=2)
    begin(state, "spring", "build")
    assert "monastery" in buildable(state)


def test_a_basilica_alone_stays() -> None:
    state = give(scene(3, rows=FIVE, year=5, enemy="y5_4_demons"), 0, buildings="basilica")
    fight(state)
    assert built(state) == {"basilica"}


# ---- C: brewery, travelling market, vineyard, harbour ----


@pytest.mark.parametrize(("soldiers", "after"), [(3, {"soldier": 2, "plus2": 1}), (1, {"plus2": 1}), (0, {})])
def test_p12_the_brewery_must_take_a_soldier_and_without_one_does_nothing(soldiers: int, after: dict[str, int]) -> None:
    state = give(scene(3, rows=FIVE), 0, buildings="brewery", soldiers=soldiers)
    begin(state, "summer", "season_end")
    assert state.is_over
    assert owns(state) == after
    assert state.points[0] == (1 if soldiers else 0)
    begin(state, "autumn", "season_end")
    assert owns(state) == after


def test_p18_stadium_and_brewery_in_the_order_the_owner_likes() -> None:
    state = give(scene(3, rows=SEVEN), 0, buildings="brewery stadium", soldiers=1)
    begin(state, "summer", "season_end")
    assert set(legal(state)) == {"use building:brewery", "use building:stadium"}
    play(state, "use building:brewery")
    assert owns(state) == {"soldier": 1, "plus2": 1}


def test_p18_a_brewery_without_soldiers_may_come_before_the_stadium() -> None:
    state = give(scene(3, rows=SEVEN), 0, buildings="brewery stadium")
    begin(state, "summer", "season_end")
    assert set(legal(state)) == {"waive building:brewery", "use building:stadium"}
    play(state, "waive building:brewery")
    assert (owns(state), state.points[0]) == ({"soldier": 1}, 0)


def test_the_travelling_market_one_coloured_die_for_rank_6_or_lower() -> None:
    state = give(scene(3, rows=FIVE), 0, buildings="travelling_market", dice=[5, 6], white=[1])
    begin(state, "spring", "influence")
    travels = legal(state, "travel")
    assert len(travels) == 10
    assert all("white" not in text for text in travels)
    assert ranks(state) == {1, 2, 3, 4, 5, 6, 7, 11, 12}
    play(state, "travel adviser:2 die:2 travelling_market")
    assert held(state) == {2: [0]}
    # Once a season.
    assert legal(state) == ["influence adviser:5 die:1", "influence adviser:6 die:1 white:1", "pass"]
    begin(state, "summer", "season_start", "roll", "influence", roll=[1, 1, 1, 6, 6, 6, 6, 6, 6])
    assert legal(state, "travel")


def test_the_travelling_market_does_not_open_an_occupied_adviser() -> None:
    state = give(scene(3, rows=FIVE), 0, dice=[1])
    give(state, 1, dice=[6], buildings="travelling_market")
    begin(state, "spring", "influence")
    play(state, "influence adviser:1 die:1")
    assert ranks(state) == {2, 3, 4, 5, 6}


def test_the_vineyard_a_white_die_in_autumn() -> None:
    for phase in SEASONS:
        state = give(scene(3, rows=FIVE), 0, buildings="vineyard")
        begin(state, phase, "season_start", "roll")
        assert len(rolled(state)) == (4 if phase == "autumn" else 3)


@pytest.mark.parametrize("phase", SEASONS)
def test_the_harbour_a_resource_before_every_roll(phase: str) -> None:
    state = give(scene(3, rows=FIVE), 0, buildings="harbour")
    begin(state, phase, "season_start")
    assert legal(state) == [f"use building:harbour {kind}" for kind in ("gold", "wood", "stone")]
    play(state, "use building:harbour stone")
    assert owns(state) == {"stone": 1}
    assert rolled(state) == []
