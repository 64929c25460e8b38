"""All eleven fairs (p. 28-29)."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.fairs import FAIR_POINTS, FAIRS
from burgrave.games.tiletum.numbers import FAIR_BOARD
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.course import FAIR_PHASE, KING_PHASE

from .scene import fill_building, give, happened, hold_fair, on_track, run, scene

CONTRACTS = "contract:iron_2 contract:wool_2 contract:same_3"


def full(houses: int = 2, pillars: int = 3, contracts: int = 3) -> State:
    """Houses besides the one in Tiletum; two crests, one of them stored; two cathedral tiles; four characters above the first."""
    state = give(
        scene(4),
        crests="3=1",
        stored="crest:2",
        contributed="paris koeln",
        rooms=" ".join(
            (
                fill_building(1, "king.gold2", "king.points2", "king.points3"),
                "2.2=merchant.gold2",
                fill_building(3, "architect.stone1", "architect.stone2"),
            )
        ),
        fulfilled=" ".join(CONTRACTS.split()[:contracts]),
    )
    give(state, houses=" ".join(["hamburg", "troyes"][:houses]))
    return give(state, pillars=" ".join(["praha", "lyon"][: pillars - 2]))


COUNTS = {
    "house_and_pillar": 3,
    "contract_and_cathedral": 2,
    "contracts": 3,
    "crest_and_contract": 2,
    "houses": 3,
    "upper_characters": 4,
    "crests": 2,
    "pillars": 3,
    "full_buildings": 3,
    "cathedrals": 2,
}
"""How often `full` has what each of them counts: the last building is full from the beginning."""


def test_every_fair_is_held_here() -> None:
    assert set(FAIRS) == {*COUNTS, "king"}


@pytest.mark.parametrize("tile", COUNTS)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_points_of_tile_and_board_as_often_as_one_has_what_is_counted(tile: str, number: int) -> None:
    state = hold_fair(full(), tile, "tiletum", number)
    state.round = number
    points = FAIR_POINTS[FAIRS.index(tile)] + FAIR_BOARD[number - 1]
    assert state.view()["fairs"][number - 1]["counts"][0] == COUNTS[tile]
    events = run(state, FAIR_PHASE)
    assert happened(events, "score")[0] == (0, "fairs", points * COUNTS[tile])
    assert happened(events, "fair")[0][-1] == points


@pytest.mark.parametrize("tile", COUNTS)
def test_who_has_nothing_gets_little(tile: str) -> None:
    """Everybody has a house in Tiletum and the building at the right."""
    state = hold_fair(scene(4), tile)
    assert state.view()["fairs"][0]["counts"] == [1 if tile in ("houses", "full_buildings") else 0] * 4


@pytest.mark.parametrize(("houses", "pillars", "sets"), [(0, 3, 1), (1, 3, 2), (2, 2, 2), (2, 4, 3)])
def test_p28_sets_are_as_many_as_the_rarer_part(houses: int, pillars: int, sets: int) -> None:
    assert hold_fair(full(houses, pillars), "house_and_pillar").view()["fairs"][0]["counts"][0] == sets


@pytest.mark.parametrize(("contracts", "sets"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_p28_contracts_with_cathedrals_and_with_crests(contracts: int, sets: int) -> None:
    for tile in ("contract_and_cathedral", "crest_and_contract"):
        assert hold_fair(full(contracts=contracts), tile).view()["fairs"][0]["counts"][0] == sets


def test_p28_only_fulfilled_contracts_count() -> None:
    state = hold_fair(give(full(contracts=1), stored="contract:iron_9"), "contracts")
    assert state.view()["fairs"][0]["counts"][0] == 1


def test_p28_crests_count_wherever_they_lie() -> None:
    state = hold_fair(give(scene(4), stored="crest:1 crest:2", crests="1=3 6=4"), "crests")
    assert state.view()["fairs"][0]["counts"][0] == 4


def test_p28_characters_on_the_second_and_third_floor_of_unfinished_buildings_too() -> None:
    state = give(scene(4), rooms="1.3=king.gold2 2.2=merchant.gold2 3.1=architect.stone1 4.1=contract.iron1")
    assert hold_fair(state, "upper_characters").view()["fairs"][0]["counts"][0] == 2


def test_p29_full_buildings_with_or_without_a_crest() -> None:
    state = give(scene(4), rooms="4.1=contract.iron1 5.1=king.gold2 1.1=merchant.gold2", crests="4=1 1=2")
    assert hold_fair(state, "full_buildings").view()["fairs"][0]["counts"][0] == 3


def test_ruling_the_building_at_the_right_is_full_with_or_without_its_crest() -> None:
    assert hold_fair(scene(4), "full_buildings").view()["fairs"][0]["counts"][0] == 1
    assert hold_fair(give(scene(4), crests="6=1"), "full_buildings").view()["fairs"][0]["counts"][0] == 1


# ---- the king ----


def king_fair(city: str = "tiletum", number: int = 1) -> State:
    state = hold_fair(scene(3), "king", city, number)
    state.round = number
    return state


def test_ruling_the_king_s_fair_is_held_in_the_king_phase_and_not_in_the_fair_phase() -> None:
    """After the points of the track, before red markers return: its own points once, and those of the track once more."""
    points = FAIR_POINTS[FAIRS.index("king")] + FAIR_BOARD[0]
    state = on_track(king_fair(), s0=5, s1=0, s2=-2)
    events = run(state, KING_PHASE, FAIR_PHASE)
    assert happened(events, "score") == [
        (0, "leader", 4),
        (0, "king", 5),
        (2, "king", -2),
        (0, "fairs", points + 5),
        (1, "fairs", points),
        (2, "fairs", points - 2),
    ]
    kinds = [event[0] for event in events]
    assert kinds.index("fair") < kinds.index("order")
    assert kinds.count("fair") == 1
    assert state.king == [5, 0, 0]


def test_p28_points_can_be_lost_at_the_king_s_fair() -> None:
    state = on_track(king_fair(), s2=-5)
    assert happened(run(state, KING_PHASE), "score")[-1] == (2, "fairs", -1)


def test_p28_the_king_s_fair_never_leaves_less_than_nothing() -> None:
    state = give(on_track(king_fair(), s2=-5), 2, points=-10)
    run(state, KING_PHASE)
    assert state.scores[2] == 0


def test_ruling_only_those_who_take_part_score_the_king_s_fair() -> None:
    state = on_track(king_fair("verona", 2), s0=3, s1=3, s2=-4)
    give(give(state, 1, merchant="verona"), 2, architect="verona")
    events = run(state, KING_PHASE, FAIR_PHASE)
    assert happened(events, "attend") == [(1, 1)]
    assert [event[0] for event in happened(events, "score") if event[1] == "fairs"] == [1]
