"""Every cathedral: its pile from the top, its cost, and who may take part (p. 7, 19)."""

from __future__ import annotations

from itertools import permutations

import pytest

from burgrave.games.tiletum.cathedrals import CATHEDRALS, COST_POINTS, PILES, STONES

from .scene import cost_of, give, goods, happened, legal, play, scene, turn_of

COSTS = sorted({stone for stone in STONES if stone})


@pytest.mark.parametrize("city", CATHEDRALS)
def test_the_pile_is_taken_from_the_top(city: str) -> None:
    """Seat after seat takes part; the last tile may be worth nothing, the points of the cost tile come all the same."""
    state = cost_of(scene(4), city, 3)
    pile = PILES[CATHEDRALS.index(city)]
    for rank, seat in enumerate(range(len(pile))):
        turn_of(give(state, seat, goods="stone=3", pillars=city), seat)
        assert legal(state, "contribute") == [f"contribute cathedral:{city}"]
        events = play(state, f"contribute cathedral:{city}")
        assert happened(events, "score") == [(seat, "cathedrals", 4 + pile[rank])]
        assert happened(events, "cathedral") == [(seat, CATHEDRALS.index(city), rank)]
    view = state.view()["places"][city]["cathedral"]
    assert view["pile"] == []
    assert view["built"] == list(range(len(pile)))


@pytest.mark.parametrize("stone", COSTS)
def test_every_cost_tile(stone: int) -> None:
    state = cost_of(give(scene(4), pillars="paris", goods=f"stone={stone - 1}"), "paris", stone)
    assert not legal(state, "contribute")
    give(state, goods="stone=1")
    events = play(state, "contribute cathedral:paris")
    assert goods(state) == {}
    points = COST_POINTS[STONES.index(stone)]
    assert happened(events, "score") == [(0, "cathedrals", points + PILES[CATHEDRALS.index("paris")][0])]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_whoever_comes_first_gets_the_best_tile_wherever_the_pillars_came_from(order: tuple[int, ...]) -> None:
    state = scene(3)
    for seat in range(3):
        give(state, seat, goods="stone=9", pillars="praha")
    for seat in order:
        play(turn_of(state, seat), "contribute cathedral:praha")
    pile = PILES[CATHEDRALS.index("praha")]
    for rank, seat in enumerate(order):
        assert state.view()["players"][seat]["cathedrals"] == [{"city": "praha", "points": pile[rank]}]


def test_several_cathedrals_in_one_turn() -> None:
    state = give(scene(4), goods="stone=20", pillars="paris koeln")
    assert legal(state, "contribute") == ["contribute cathedral:koeln", "contribute cathedral:paris"]
    play(state, "contribute cathedral:paris", "contribute cathedral:koeln")
    assert {tile["city"] for tile in state.view()["players"][0]["cathedrals"]} == {"paris", "koeln"}


def test_the_tile_needs_no_storage() -> None:
    state = give(scene(4), goods="stone=9", pillars="paris", stored="crest:1 crest:2 crest:3 crest:4")
    play(state, "contribute cathedral:paris")
    assert len(state.view()["players"][0]["cathedrals"]) == 1


def test_another_s_pillar_is_not_enough() -> None:
    assert not legal(give(give(scene(4), 1, pillars="paris"), goods="stone=9"), "contribute")


def test_the_pillar_stays_when_one_has_taken_part() -> None:
    state = give(scene(4), goods="stone=9", pillars="paris")
    play(state, "contribute cathedral:paris")
    assert state.view()["players"][0]["pillars_on_map"] == 1
    assert state.view()["places"]["paris"]["cathedral"]["pillars"] == [0]
