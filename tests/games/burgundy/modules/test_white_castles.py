"""White castles (special p. 13): their tiles, the action with the white die, and monastery 29."""

from collections import Counter
from typing import Any

import pytest

import burgrave
from burgrave.contract import Setup, walk
from burgrave.games.burgundy.colours import BUILDING, MONASTERY
from burgrave.games.burgundy.modules.white_castles.tiles import WHITE_CASTLE
from burgrave.games.burgundy.tiles import monastery, tile_named
from games.burgundy.scene import finish, give, legal, own, play, scene, scored, stock, where

BLACK_PILE = 6


def white(number: int = 3, **given: Any) -> Any:
    """Return a state in which seat 0 has a white castle that its die places on hex 14 (a building, 2), next to castle 19 and ship
    20."""
    state: Any = scene(modules=["white_castles"], dice=(2,), storage=["white_castle"], hexes={13: "monastery-16"}, **given)
    state.white = number
    return state


PLACE = "place die:1 storage:1 hex:14"


def test_p13_the_tiles_are_mixed_into_three_piles() -> None:
    plain: Any = burgrave.new("burgundy", 2, seed=1)
    state: Any = burgrave.new("burgundy", 2, seed=1, modules=["white_castles"])
    more = [Counter(pile) - Counter(other) for pile, other in zip(state.piles, plain.piles, strict=True)]
    assert more[BUILDING] == {WHITE_CASTLE: 6}
    assert more[BLACK_PILE] == {WHITE_CASTLE: 2}
    assert more[MONASTERY] == {monastery(29): 1}
    assert not any(more[pile] for pile in (1, 2, 4, 5))


def test_p13_a_placed_white_castle_brings_an_action_with_the_white_die() -> None:
    state = white(3, goods={"pink": 2, "red": 1}, depots={"3.1": "bank", "4.1": "mine"}, workers=0)
    assert legal(state, "place") == [PLACE]
    play(state, PLACE)
    assert legal(state) == ["take tile:white_castle depot:3.1", "sell tile:white_castle goods:3", "workers tile:white_castle"]
    play(state, "sell tile:white_castle goods:3")
    assert own(state)["sold"] == {"pink": 2}
    assert own(state)["dice_left"] == [False, False]
    assert legal(state) == ["end"]


def test_p13_its_action_comes_at_once_and_leaves_the_other_die() -> None:
    state = white(3)
    give(state, 0, dice=(2, 5))
    play(state, PLACE)
    assert legal(state) == ["workers tile:white_castle"]
    play(state, "workers tile:white_castle")
    assert own(state)["dice_left"] == [False, True]


@pytest.mark.parametrize("granted", ["town_hall", "castle"])
def test_p13_placed_by_a_town_hall_or_a_castle_it_brings_the_same_action(granted: str) -> None:
    die, hex_ = {"town_hall": (3, 12), "castle": (6, 7)}[granted]
    hexes = {13: "monastery-16"} if granted == "town_hall" else {13: "monastery-16", 12: "bank"}
    state: Any = scene(modules=["white_castles"], dice=(die,), storage=[granted, "white_castle"], hexes=hexes)
    stock(state, {"3.1": "bank", "4.1": "mine"})
    state.white = 4
    play(state, f"place die:1 storage:1 hex:{hex_}", f"place tile:{granted} storage:2 hex:14")
    assert legal(state, "take") == ["take tile:white_castle depot:4.1"]


def test_p13_workers_change_the_number_for_this_action_only() -> None:
    state = white(3, depots={"3.1": "bank", "4.1": "mine", "5.1": "ship"}, workers=2)
    play(state, PLACE)
    assert legal(state, "take") == [f"take tile:white_castle depot:{depot}.1" for depot in (3, 4, 5)]
    play(state, "take tile:white_castle depot:5.1")
    assert own(state)["workers"] == 0
    assert own(state)["storage"] == ["ship", None, None]
    assert state.white == 3
    assert state.view(None)["white_die"] == 3


def test_p13_it_places_a_stored_tile_on_a_space_of_the_white_number() -> None:
    state = white(3)
    state.storage[1] = tile_named("church")
    play(state, PLACE)
    assert where(state, "place") == [12, 15, 26]
    play(state, "place tile:white_castle storage:2 hex:15")
    assert own(state)["hexes"][14] == "church"


def test_a_free_step_of_a_monastery_helps_the_white_die_too() -> None:
    state = white(4, monasteries=[12], depots={"3.1": "bank"}, workers=0)
    play(state, PLACE)
    play(state, "take tile:white_castle depot:3.1")
    assert own(state)["workers"] == 0


def test_one_white_castle_places_the_next() -> None:
    state = white(3)
    state.storage[1] = WHITE_CASTLE
    play(state, PLACE)
    assert where(state, "place") == [12, 26]  # a city takes one of a kind, so not 15
    play(state, "place tile:white_castle storage:2 hex:26")
    assert legal(state) == ["workers tile:white_castle"]
    play(state, "workers tile:white_castle")
    assert own(state)["workers"] == 2
    assert legal(state) == ["end"]


def test_p8_a_city_takes_one_white_castle() -> None:
    """It is a building of a kind of its own, as monastery 29 counts them; another city may have one too."""
    state: Any = scene(modules=["white_castles"], dice=(1, 3), storage=["white_castle"], hexes={27: "white_castle"}, workers=6)
    assert {23, 24, 26, 29, 32, 33, 37} & set(where(state, "place die:1 storage:1")) == set(), "the city of 27"
    assert where(state, "place die:2 storage:1") == [12]


def test_p11_monastery_1_lifts_that_limit_too() -> None:
    state: Any = scene(
        modules=["white_castles"], dice=(3,), storage=["white_castle"], hexes={27: "white_castle"}, monasteries=[1], workers=6
    )
    assert {26, 32, 33} <= set(where(state, "place die:1 storage:1"))


def test_p8_a_white_castle_keeps_no_other_building_out_of_its_city() -> None:
    state: Any = scene(modules=["white_castles"], dice=(3,), storage=["bank"], hexes={27: "white_castle"})
    assert 26 in where(state, "place die:1 storage:1")


def test_a_tile_may_be_bought_for_the_action() -> None:
    state = white(3, silver=2, depots={"black:1": "church", "black:2": "pig-3"})
    play(state, PLACE)
    assert legal(state, "buy") == ["buy black:1"]  # there is no pasture to place pigs in
    play(state, "buy black:1")
    assert where(state, "place") == [12, 15, 26]


def test_the_action_may_be_saved_in_the_middle() -> None:
    state = white(3, depots={"3.1": "bank"})
    play(state, PLACE)
    loaded = burgrave.load(state.save())
    assert loaded.digest() == state.digest()
    assert [str(action) for action in loaded.legal_actions()] == legal(state)


def test_monastery_29_scores_four_points_for_each() -> None:
    state = finish(scene(modules=["white_castles"], monasteries=[29], hexes={14: "white_castle", 27: "white_castle"}))
    assert scored(state, "monastery-29") == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_the_module_none_of_it_is_there(seats: int) -> None:
    state: Any = burgrave.new("burgundy", seats, seed=1)
    assert all(WHITE_CASTLE not in pile and monastery(29) not in pile for pile in state.piles)
    assert "monastery-29" not in state.book.sources


def test_the_first_edition_has_none() -> None:
    with pytest.raises(burgrave.BadOption, match="white_castles"):
        burgrave.new("burgundy", 2, seed=1, modules=["white_castles"], options={"edition": "2011"})


def test_the_log_mentions_it() -> None:
    state = white(3, depots={"4.1": "mine"}, workers=1)
    game = state.rules.game
    game.lines(state, state.apply(PLACE))
    assert game.asking(state, 0) == {"prompt": "White castle: one more action", "hint": "with the white die, a 3"}
    assert game.explain(state, "take tile:white_castle depot:4.1")["how"] == "with the 3, turned to 4"
    (entry,) = game.lines(state, state.apply("take tile:white_castle depot:4.1"))
    assert (entry["text"], entry["detail"], entry["joins"]) == ("took the mine from depot 4", "one worker", True)


@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_the_books(seed: int) -> None:
    walk(Setup("burgundy", 2 + seed % 3, ["white_castles"]), seed, chance_of_check=0.01)
