"""Placing a tile, as both books have it (2011 p. 6-8, special p. 7-9); see `edition`."""

from typing import Any

import pytest

from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.tiles import BUILDINGS

from ..scene import depot, give, legal, own, play, scene, scored, stored, where

# ---- ships: goods (2011 p. 6, special p. 7) ----


def test_a_ship_takes_all_goods_of_any_one_depot_whatever_the_die(edition: str) -> None:
    wares = {1: {"red": 2, "pink": 1}, 2: {"brown": 1}}
    state = scene(edition, dice=(5,), storage=["ship"], wares=wares)
    play(state, "place die:1 storage:1 hex:20")
    assert legal(state, "load") == ["load depot:1", "load depot:2"]
    play(state, "load depot:1")
    assert own(state)["goods"] == {"red": 2, "pink": 1}
    assert depot(state, 1)["goods"] == {}
    assert depot(state, 2)["goods"] == {"brown": 1}
    assert legal(state) == ["end"]


def test_goods_of_three_kinds_at_most_are_stored(edition: str) -> None:
    goods = {"red": 1, "pink": 1, "brown": 1}
    state = scene(edition, dice=(5,), storage=["ship"], goods=goods, wares={2: {"red": 3, "orange": 2}, 3: {"purple": 1}})
    play(state, "place die:1 storage:1 hex:20", "load depot:2")
    assert own(state)["goods"] == {"red": 4, "pink": 1, "brown": 1}
    assert depot(state, 2)["goods"] == {"orange": 2}


@pytest.mark.parametrize("kept", [(1, 2), (2, 1), (1, 4), (4, 2)])
def test_the_player_chooses_which_new_kinds_fill_the_free_spaces(edition: str, kept: tuple[int, int]) -> None:
    kinds = {1: "turquoise", 2: "purple", 4: "red"}
    state = scene(edition, dice=(5,), storage=["ship"], goods={"pink": 1}, wares={6: {"turquoise": 1, "purple": 2, "red": 1}})
    play(state, "place die:1 storage:1 hex:20", "load depot:6")
    assert legal(state) == ["keep goods:1", "keep goods:2", "keep goods:4"]
    play(state, *(f"keep goods:{kind}" for kind in kept))
    assert set(own(state)["goods"]) == {"pink", *(kinds[kind] for kind in kept)}
    assert set(depot(state, 6)["goods"]) == {kinds[kind] for kind in kinds if kind not in kept}


def test_a_ship_must_take_goods_unless_a_depot_without_any_is_chosen(edition: str) -> None:
    wares = {number: {"pink": 1} for number in range(1, 7)}
    state = scene(edition, dice=(5,), storage=["ship"], wares=wares)
    play(state, "place die:1 storage:1 hex:20")
    assert legal(state) == [f"load depot:{number}" for number in range(1, 7)]
    del wares[4]
    state = scene(edition, dice=(5,), storage=["ship"], wares=wares)
    play(state, "place die:1 storage:1 hex:20", "skip")
    assert own(state)["goods"] == {}
    assert own(state)["track"] == 1


def test_a_ship_that_finds_no_goods_still_moves_its_owner_ahead(edition: str) -> None:
    state = scene(edition, 2, dice=(5,), storage=["ship"])
    state.order = [1, 0]
    play(state, "place die:1 storage:1 hex:20")
    assert legal(state) == ["end"]
    assert own(state)["track"] == 1
    assert state.view()["order"] == [0, 1]


# ---- animals (2011 p. 7, special p. 8) ----


@pytest.mark.parametrize("count", [2, 3, 4])
def test_animals_score_their_number(edition: str, count: int) -> None:
    state = scene(edition, dice=(4,), storage=[f"pig-{count}"], hexes={12: "bank"})
    play(state, "place die:1 storage:1 hex:11")
    assert state.scoring(0) == [("animals", count)]


def test_animals_of_the_species_anywhere_in_the_pasture_score_again(edition: str) -> None:
    state = scene(edition, dice=(4,), storage=["pig-2"], hexes={12: "bank", 1: "pig-3", 5: "cow-4"})
    play(state, "place die:1 storage:1 hex:11")  # hexes 1 and 11 do not touch
    assert scored(state, "animals") == 5


def test_animals_in_another_pasture_do_not_score_again(edition: str) -> None:
    state = scene(edition, dice=(4,), storage=["pig-2"], hexes={12: "bank", 28: "pig-4"})
    play(state, "place die:1 storage:1 hex:11")
    assert scored(state, "animals") == 2


# ---- castles (2011 p. 7, special p. 8) ----


def castle(edition: str, **more: Any) -> Any:
    """Return a state in which a castle has just been placed."""
    storage = ["castle", *more.pop("storage", [])]
    state = scene(edition, dice=(6,), storage=storage, hexes={12: "bank"}, **more)
    play(state, "place die:1 storage:1 hex:7")
    return state


def test_a_castle_takes_any_tile_of_any_numbered_depot(edition: str) -> None:
    state = castle(edition, depots={"1.1": "ship", "4.3": "bank", "6.4": "cow-2", "black:1": "mine"})
    assert legal(state, "take") == [f"take tile:castle depot:{space}" for space in ("1.1", "4.3", "6.4")]
    play(state, "take tile:castle depot:4.3")
    assert stored(state) == ["bank"]


def test_a_castle_places_a_tile_on_a_space_of_any_number(edition: str) -> None:
    state = castle(edition, storage=["ship", "monastery-20"])
    assert where(state, "place tile:castle") == [8, 13, 18, 20]


def test_a_castle_sells_goods_of_any_kind(edition: str) -> None:
    state = castle(edition, goods={"turquoise": 2, "orange": 1})
    assert legal(state, "sell") == ["sell tile:castle goods:1", "sell tile:castle goods:6"]
    play(state, "sell tile:castle goods:1")
    assert own(state)["silver"] == 1
    assert scored(state, "sales") == 4


def test_a_castle_takes_two_workers_and_spends_none(edition: str) -> None:
    state = castle(edition, workers=1)
    play(state, "workers tile:castle")
    assert own(state)["workers"] == 3


def test_a_castle_gives_one_action_and_leaves_the_other_die(edition: str) -> None:
    state = scene(edition, dice=(6, 2), storage=["castle"], hexes={12: "bank"})
    play(state, "place die:1 storage:1 hex:7")
    assert all("die:" not in text for text in legal(state))
    play(state, "workers tile:castle")
    assert own(state)["dice_left"] == [False, True]
    assert legal(state) == ["workers die:2"]


def test_a_castle_after_a_castle_gives_an_action_again(edition: str) -> None:
    state = castle(edition, storage=["castle"])
    play(state, "place tile:castle storage:2 hex:2", "workers tile:castle")
    assert own(state)["workers"] == 2
    assert legal(state) == ["end"]


# ---- mines (2011 p. 7, special p. 8); their income is in test_course.py ----


def test_a_mine_does_nothing_at_once(edition: str) -> None:
    state = scene(edition, dice=(4,), storage=["mine"])
    play(state, "place die:1 storage:1 hex:25")
    assert (own(state)["silver"], own(state)["points"], own(state)["workers"]) == (0, 0, 0)


# ---- buildings (2011 p. 7, special p. 8); what each does is in tiles/ ----


@pytest.mark.parametrize("kind", BUILDINGS)
def test_a_city_holds_one_building_of_a_kind(edition: str, kind: str) -> None:
    state = scene(edition, dice=(3,), workers=3, storage=[kind], hexes={26: kind})
    assert where(state, "place") == [12]


def test_another_city_may_hold_the_same_building(edition: str) -> None:
    state = scene(edition, dice=(3,), workers=3, storage=["bank"], hexes={12: "bank"})
    assert where(state, "place") == [26]


# ---- completed regions (2011 p. 8, special p. 9) ----

SIZES = {  # points of a region, and where to find one: duchy by edition, a hex of the region
    1: (1, {"2011": ("1", 12), "special": ("1", 12)}),
    2: (3, {"2011": ("3", 31), "special": ("3", 31)}),
    3: (6, {"2011": ("1", 25), "special": ("1", 25)}),
    4: (10, {"2011": ("3", 1), "special": ("3", 1)}),
    5: (15, {"2011": ("1", 1), "special": ("1", 1)}),
    6: (21, {"2011": ("3", 13), "special": ("3", 13)}),
    7: (28, {"2011": ("7", 13), "special": ("7", 13)}),
    8: (36, {"2011": ("2", 13), "special": ("10", 13)}),
}
FILLERS = {
    "building": ("watchtower", *(kind for kind in BUILDINGS if kind != "watchtower")),
    "monastery": tuple(f"monastery-{number}" for number in range(16, 24)),
    **{colour: (tile,) * 8 for colour, tile in (("animal", "cow-2"), ("ship", "ship"), ("mine", "mine"), ("castle", "castle"))},
}


def almost_complete(edition: str, size: int, phase: str) -> tuple[Any, str]:
    """Return a state in which a region lacks its last tile, and the action that adds it."""
    number, inside = SIZES[size][1][edition]
    state = scene(edition, phase=phase, dice=(1,), workers=9, options={"duchies": number})
    duchy = state.duchy[0]
    region = [hex_ + 1 for hex_ in bits_of(duchy.region[inside - 1])]
    assert len(region) == size
    last, *tiles = FILLERS[COLOURS[duchy.colour[inside - 1]]]
    give(state, 0, storage=[last], hexes=dict(zip(region[1:], tiles)))
    return state, f"place die:1 storage:1 hex:{region[0]}"


@pytest.mark.parametrize("size", SIZES)
def test_a_completed_region_scores_by_its_size(edition: str, size: int) -> None:
    state, action = almost_complete(edition, size, "A")
    play(state, action)
    assert scored(state, "regions") == SIZES[size][0]
    assert scored(state, "phase_bonus") == 10


@pytest.mark.parametrize(("phase", "points"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
@pytest.mark.parametrize("size", [1, 3, 8])
def test_a_completed_region_scores_by_the_phase_whatever_its_size(edition: str, size: int, phase: str, points: int) -> None:
    state, action = almost_complete(edition, size, phase)
    play(state, action)
    assert scored(state, "phase_bonus") == points


def test_a_region_with_an_empty_space_scores_nothing(edition: str) -> None:
    state = scene(edition, dice=(4,), storage=["mine"], hexes={30: "mine"})
    play(state, "place die:1 storage:1 hex:25")
    assert state.scoring(0) == []


def test_points_go_on_beyond_the_track(edition: str) -> None:
    state = scene(edition, dice=(3,), storage=["watchtower"], points=98)
    play(state, "place die:1 storage:1 hex:26")
    assert state.scores[0] == 102


# ---- bonus tiles (2011 p. 8, special p. 9) ----


@pytest.mark.parametrize(("seats", "points"), [(2, (5, 2)), (3, (6, 3, 0)), (4, (7, 4, 0, 0))])
def test_large_and_small_bonus_tile_and_nothing_for_the_third(edition: str, seats: int, points: tuple[int, ...]) -> None:
    state = scene(edition, seats)
    for seat in range(seats):
        give(state, seat, dice=(4,), storage=["mine"], hexes={30: "mine", 34: "mine"})
    for _ in range(seats):
        play(state, "place die:1 storage:1 hex:25", "end")
    assert tuple(scored(state, "bonus_tiles", seat) for seat in range(seats)) == points
    assert state.view()["bonus"]["mine"] == [0, 1]


def test_a_bonus_tile_needs_every_space_of_the_colour(edition: str) -> None:
    state = scene(edition, dice=(4,), storage=["ship"], hexes={20: "ship", 22: "ship"})
    play(state, "place die:1 storage:1 hex:21")
    assert scored(state, "regions") == 6
    assert scored(state, "bonus_tiles") == 0


def test_each_colour_has_its_own_bonus_tiles(edition: str) -> None:
    state = scene(edition, dice=(4, 4), storage=["mine", "ship"], hexes={30: "mine", 34: "mine", 20: "ship", 22: "ship"})
    give(state, 0, hexes=dict.fromkeys((16, 17, 18), "ship"))
    play(state, "place die:1 storage:1 hex:25", "place die:2 storage:2 hex:21")
    assert scored(state, "bonus_tiles") == 10
    assert state.view()["bonus"]["ship"] == [0, None]


# ---- the starting castle (2011 p. 3, special p. 5 and 9) ----


def test_the_starting_castle_counts_as_covered_space_of_its_colour(edition: str) -> None:
    state = scene(edition, dice=(6,), storage=["castle"], hexes={12: "bank", 2: "castle", 3: "castle"})
    play(state, "place die:1 storage:1 hex:7")
    assert scored(state, "regions") == 6
    assert scored(state, "bonus_tiles") == 5
    assert state.view()["bonus"]["castle"] == [0, None]


def test_the_starting_castle_counts_for_the_size_of_its_region(edition: str) -> None:
    state = scene(edition, start=2, dice=(6,), storage=["castle"], hexes={3: "castle"})
    play(state, "place die:1 storage:1 hex:7")
    assert scored(state, "regions") == 6
    assert scored(state, "bonus_tiles") == 0  # hex 19 is empty


def test_the_starting_castle_gives_no_action(edition: str) -> None:
    state = scene(edition, dice=(1, 2))
    assert legal(state) == ["workers die:1", "workers die:2"]
