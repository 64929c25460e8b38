"""Monastery 5: 2011 (p. 10) takes the goods of two neighbouring depots at once, special (p. 11) of one and then of another."""

from typing import Any

import pytest

from burgrave.draw import Look
from burgrave.engine.record import load, save
from burgrave.games.burgundy.game import BURGUNDY

from ..scene import depot, legal, own, play, scene

DRAWING = BURGUNDY.drawing
NORTH_AND_EAST = {2: {"pink": 1, "red": 2}, 3: {"brown": 1, "purple": 1}}
"""Four kinds of goods, two in each of two depots."""


def shipped(edition: str = "2011", **given: Any) -> Any:
    """Return a state in which the owner of monastery 5 has just placed a ship."""
    state = scene(edition, dice=(5,), storage=["ship"], monasteries=[5], **given)
    play(state, "place die:1 storage:1 hex:20")
    return state


@pytest.mark.parametrize(("edition", "two_depots"), [("2011", "edition"), ("2011", "together"), ("special", "together")])
def test_p10_goods_of_both_depots_may_be_mixed_when_space_is_short(edition: str, two_depots: str) -> None:
    state = shipped(edition, goods={"orange": 1}, wares=NORTH_AND_EAST, options={"two_depots": two_depots})
    play(state, "load depot:2")
    assert legal(state) == ["load depot:3", "skip"]
    play(state, "load depot:3")
    assert legal(state) == ["keep goods:2", "keep goods:3", "keep goods:4", "keep goods:5"]
    play(state, "keep goods:4", "keep goods:5")
    assert own(state)["goods"] == {"orange": 1, "red": 2, "brown": 1}
    assert (depot(state, 2)["goods"], depot(state, 3)["goods"]) == ({"pink": 1}, {"purple": 1})
    assert legal(state) == ["end"]


@pytest.mark.parametrize(("edition", "two_depots"), [("special", "edition"), ("2011", "in_turn"), ("special", "in_turn")])
def test_p11_the_first_depot_is_emptied_before_the_second_is_chosen(edition: str, two_depots: str) -> None:
    state = shipped(edition, goods={"orange": 1}, wares=NORTH_AND_EAST, options={"two_depots": two_depots})
    play(state, "load depot:2")
    assert own(state)["goods"] == {"orange": 1, "pink": 1, "red": 2}
    assert legal(state) == ["end"]


def test_p10_kinds_that_are_stored_already_come_from_both_depots() -> None:
    wares = {2: {"orange": 1, "pink": 1}, 3: {"orange": 2, "pink": 1, "purple": 1}}
    state = shipped(goods={"orange": 1, "red": 1}, wares=wares)
    play(state, "load depot:2", "load depot:3")
    assert own(state)["goods"] == {"orange": 4, "red": 1}
    assert legal(state) == ["keep goods:2", "keep goods:3"]
    play(state, "keep goods:3")
    assert own(state)["goods"] == {"orange": 4, "red": 1, "pink": 2}
    assert depot(state, 3)["goods"] == {"purple": 1}


def test_p10_one_depot_alone_may_be_taken_all_the_same() -> None:
    state = shipped(goods={"orange": 1}, wares=NORTH_AND_EAST)
    play(state, "load depot:2", "skip")
    assert own(state)["goods"] == {"orange": 1, "pink": 1, "red": 2}
    assert depot(state, 3)["goods"] == {"brown": 1, "purple": 1}
    assert legal(state) == ["end"]


def test_p10_one_depot_alone_that_does_not_fit() -> None:
    state = shipped(goods={"orange": 1, "turquoise": 1}, wares=NORTH_AND_EAST)
    play(state, "load depot:3", "skip")
    assert legal(state) == ["keep goods:2", "keep goods:5"]
    play(state, "keep goods:5")
    assert own(state)["goods"] == {"orange": 1, "turquoise": 1, "brown": 1}


def test_p10_where_everything_fits_goods_come_as_they_are_chosen() -> None:
    state = shipped(wares={2: {"pink": 1}, 3: {"red": 1}})
    play(state, "load depot:2")
    assert own(state)["goods"] == {"pink": 1}
    play(state, "load depot:3")
    assert own(state)["goods"] == {"pink": 1, "red": 1}


@pytest.mark.parametrize("edition", ["2011", "special"])
@pytest.mark.parametrize("first", ["town_hall", "castle"])
def test_p10_a_ship_placed_by_a_town_hall_or_a_castle_takes_from_two_depots_too(edition: str, first: str) -> None:
    die, hex_ = {"town_hall": (3, 26), "castle": (6, 7)}[first]
    wares = {2: {"pink": 1}, 3: {"red": 1}, 4: {"brown": 1}}
    state = scene(edition, dice=(die,), storage=[first, "ship"], hexes={12: "bank"}, monasteries=[5], wares=wares)
    play(state, f"place die:1 storage:1 hex:{hex_}", f"place tile:{first} storage:2 hex:20", "load depot:2")
    assert legal(state) == ["load depot:3", "skip"]
    play(state, "load depot:3")
    assert own(state)["goods"] == {"pink": 1, "red": 1}


@pytest.mark.parametrize("edition", ["2011", "special"])
def test_p10_in_storage_it_does_nothing(edition: str) -> None:
    state = scene(edition, dice=(5,), storage=["ship", "monastery-5"], wares={2: {"pink": 1}, 3: {"red": 1}})
    play(state, "place die:1 storage:1 hex:20", "load depot:2")
    assert own(state)["goods"] == {"pink": 1}
    assert legal(state) == ["end"]


@pytest.mark.parametrize(
    "texts", [["load depot:2"], ["load depot:2", "load depot:3"], ["load depot:2", "load depot:3", "keep goods:4"]]
)
def test_a_game_can_be_saved_in_the_middle_of_it(texts: list[str]) -> None:
    state = shipped(goods={"orange": 1}, wares=NORTH_AND_EAST)
    play(state, *texts)
    again = load(save(state))
    assert again.legal_actions() == state.legal_actions()
    assert again.digest() == state.digest()


def test_the_log_names_both_depots() -> None:
    state = shipped(goods={"orange": 1, "brown": 1}, wares={2: {"orange": 1, "pink": 1}, 3: {"orange": 2, "pink": 2, "red": 1}})
    game = state.rules.game
    assert game.lines(state, state.apply("load depot:2")) == []
    (entry,) = game.lines(state, state.apply("load depot:3"))
    assert entry["text"] == "took 1 cheese from depot 2, took 2 cheese from depot 3"
    assert game.lines(state, state.apply("keep goods:3"))[0]["text"] == "kept 3 cloth"


def test_the_goods_of_both_depots_are_drawn_to_be_chosen() -> None:
    state = shipped(goods={"orange": 1}, wares=NORTH_AND_EAST)
    play(state, "load depot:2", "load depot:3")
    view = state.view(0)
    assert (view["asked"]["at"], view["asked"]["and"]) == ("depot:2", "depot:3")
    parts: Any = DRAWING.parts(view, Look(0, (0,), ("Ann", "Ola"), "en"))
    for kind in (2, 3, 4, 5):
        assert f'data-element="goods:{kind}"' in parts.board.whole("board")
        assert f'data-element="goods:{kind}"' in parts.hand
