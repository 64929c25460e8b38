"""2011 p. 9, special p. 10: purchases while a castle grants an action, where a town hall grants none."""

from typing import Any

import pytest

from burgrave.games.burgundy.elements import DEPOT_SPACES
from burgrave.games.burgundy.modules.white_castles.action import WhiteDieAction
from burgrave.games.burgundy.steps.storage import fill_space
from burgrave.games.burgundy.steps.turn import CASTLE_ACTIONS
from burgrave.games.burgundy.tiles import tile_named

from ..scene import legal, own, play, refresh, scene, where

COWS = dict.fromkeys((1, 5, 6, 10, 11), "cow-2")
"""The whole pasture in the north of duchy 1: the only other animal space is 28."""
BETWEEN = [("2011", "edition"), ("2011", "between_actions"), ("special", "between_actions")]


def castle_action(edition: str = "2011", purchase: str = "edition", **given: Any) -> Any:
    """Return a state in which seat 0 has just placed a castle; its action is still to come."""
    options = {"purchase": purchase, **given.pop("options", {})}
    state = scene(edition, **{"silver": 2, "options": options, **given})
    state.agenda.append(CASTLE_ACTIONS[0])
    return refresh(state)


@pytest.mark.parametrize(("edition", "purchase"), [("2011", "edition"), ("special", "edition"), ("special", "between_actions")])
def test_p9_who_has_bought_before_the_castle_buys_no_more_with_it(edition: str, purchase: str) -> None:
    state = scene(
        edition,
        dice=(6, 1),
        storage=["castle"],
        hexes={12: "bank"},
        silver=6,
        depots={"black:1": "mine", "black:2": "ship"},
        options={"purchase": purchase},
    )
    play(state, "buy black:1", "place die:1 storage:1 hex:7")
    assert legal(state, "buy") == []
    play(state, "workers tile:castle")
    assert legal(state, "buy") == []
    assert own(state)["silver"] == 4


def test_p9_the_purchase_within_a_castle_is_the_only_one_of_the_turn() -> None:
    state = castle_action(depots={"black:1": "mine", "black:2": "ship"}, silver=6)
    play(state, "buy black:1", "workers tile:castle")
    assert legal(state, "buy") == []


# ---- what fits only beside the town hall that the castle's action places ----


@pytest.mark.parametrize(("edition", "purchase"), BETWEEN)
def test_p9_a_tile_that_fits_beside_the_town_hall_can_be_bought_before_the_castles_action(edition: str, purchase: str) -> None:
    state = castle_action(edition, purchase, storage=["town_hall"], depots={"black:1": "cow-2", "black:2": "castle"})
    assert legal(state, "buy") == ["buy black:1", "buy black:2"]  # beside hex 12 lie pastures and a castle space
    play(state, "buy black:1", "place tile:castle storage:1 hex:12")
    assert legal(state, "buy") == []
    assert where(state, "place tile:town_hall") == [6, 11]
    play(state, "place tile:town_hall storage:2 hex:11")
    assert own(state)["hexes"][11 - 1] == "cow-2"
    assert legal(state) == ["end"]


@pytest.mark.parametrize(("edition", "purchase"), BETWEEN)
def test_p9_what_fits_beside_no_town_hall_either_waits_until_the_action_is_done(edition: str, purchase: str) -> None:
    wares = {"black:1": "cow-2", "black:2": "mine"}
    assert legal(castle_action(edition, purchase, storage=["bank"], depots=wares), "buy") == ["buy black:2"]
    state = castle_action(edition, purchase, storage=["town_hall"], depots=wares, hexes={12: "bank", **COWS})
    assert legal(state, "buy") == ["buy black:2"]  # the town hall goes to hex 26 only, far from hex 28


def test_p9_two_town_halls_in_a_row() -> None:
    """With monastery 1 the second town hall goes beside the first, and only then animals fit, on hex 28."""
    given: dict[str, Any] = {"depots": {"black:1": "cow-2"}, "hexes": {12: "bank", **COWS}, "monasteries": [1]}
    assert legal(castle_action(storage=["town_hall"], **given), "buy") == []
    state = castle_action(storage=["town_hall", "town_hall"], **given)
    assert legal(state, "buy") == ["buy black:1"]
    play(state, "buy black:1", "place tile:castle storage:1 hex:26", "place tile:town_hall storage:2 hex:27")
    play(state, "place tile:town_hall storage:3 hex:28")
    assert own(state)["hexes"][28 - 1] == "cow-2"


def test_p9_a_full_storage_keeps_the_town_hall() -> None:
    state = castle_action(storage=["town_hall", "mine", "ship"], depots={"black:1": "cow-2"})
    play(state, "buy black:1", "discard storage:2", "place tile:castle storage:1 hex:12", "place tile:town_hall storage:2 hex:6")
    assert own(state)["hexes"][6 - 1] == "cow-2"


def test_p10_where_the_town_hall_lets_buy_the_castle_need_not() -> None:
    state = castle_action("special", storage=["town_hall"], depots={"black:1": "cow-2"})
    assert legal(state, "buy") == []
    play(state, "place tile:castle storage:1 hex:12")
    assert legal(state, "buy") == ["buy black:1"]


def test_monastery_6_of_2011_buys_from_the_depots_for_the_town_hall_too() -> None:
    state = castle_action(storage=["town_hall"], monasteries=[6], depots={"3.1": "pig-2", "black:1": "cow-2"})
    assert legal(state, "buy") == ["buy black:1", "buy depot:3.1"]


def test_a_building_for_workers_is_offered_with_a_town_hall_in_storage() -> None:
    """Beside a town hall a building fits only where the town hall itself could go, so monastery 6 loses nothing."""
    given: dict[str, Any] = {"monasteries": [6], "workers": 2, "depots": {"3.1": "bank"}, "silver": 0}
    state = castle_action("special", "between_actions", storage=["town_hall"], **given)
    assert legal(state, "hire") == ["hire depot:3.1"]
    play(state, "hire depot:3.1", "place tile:castle storage:1 hex:26", "place tile:town_hall storage:2 hex:27")
    assert own(state)["hexes"][27 - 1] == "bank"


# ---- other things that grant a placement without a purchase ----


def test_a_crane_that_works_as_a_town_hall() -> None:
    state = castle_action(
        "special", "between_actions", modules=["extra_hexes"], storage=["crane"], depots={"black:1": "cow-2", "black:2": "mine"}
    )
    assert legal(state, "buy") == ["buy black:1", "buy black:2"]
    play(state, "buy black:1", "place tile:castle storage:1 hex:12", "lift building:town_hall")
    play(state, "place tile:town_hall storage:2 hex:6")
    assert own(state)["hexes"][6 - 1] == "cow-2"


def test_a_warehouse_whose_sale_may_reach_a_placement_on_the_trade_route() -> None:
    given: dict[str, Any] = {"modules": ["trade_routes"], "depots": {"black:1": "cow-2"}, "goods": {"pink": 1}}
    assert legal(castle_action("special", "between_actions", storage=["warehouse"], **given), "buy") == ["buy black:1"]
    assert legal(castle_action("special", "between_actions", storage=["bank"], **given), "buy") == []


def test_the_action_of_a_white_castle_reaches_only_what_its_die_does() -> None:
    for white, bought in ((3, ["buy black:1"]), (5, [])):  # hex 12 has a 3, as has hex 26
        state = castle_action(
            "special", "between_actions", modules=["white_castles"], storage=["town_hall"], depots={"black:1": "cow-2"}
        )
        state.white = white
        state.agenda[-1] = WhiteDieAction(0)
        assert legal(refresh(state), "buy") == bought


# ---- the strict reading: before, between or after the actions with dice ----

STRICT = "between_dice"


@pytest.mark.parametrize("edition", ["2011", "special"])
def test_p9_strictly_nothing_is_bought_between_a_castle_and_its_action(edition: str) -> None:
    state = scene(
        edition,
        dice=(6, 1),
        storage=["castle"],
        hexes={12: "bank"},
        silver=2,
        depots={"black:1": "mine"},
        options={"purchase": STRICT},
    )
    assert legal(state, "buy") == ["buy black:1"]
    play(state, "place die:1 storage:1 hex:7")
    assert legal(state, "buy") == []
    play(state, "workers tile:castle")
    assert legal(state, "buy") == ["buy black:1"]


def test_p9_strictly_nothing_is_bought_or_hired_within_a_town_hall() -> None:
    given: dict[str, Any] = {"monasteries": [6], "workers": 2, "silver": 2, "depots": {"3.1": "bank", "black:1": "mine"}}
    state = scene("special", dice=(3,), storage=["town_hall", "ship"], options={"purchase": STRICT}, **given)
    play(state, "place die:1 storage:1 hex:26")
    assert {text.split()[0] for text in legal(state)} == {"place", "skip"}
    state = castle_action("special", STRICT, storage=["town_hall"], **given)
    assert {text.split()[0] for text in legal(state)} == {"take", "place", "workers"}


@pytest.mark.parametrize(("module", "verb"), [("inns", "buy_inn"), ("vineyards", "buy_vine"), ("extra_hexes", "recruit")])
def test_p9_strictly_modules_sell_nothing_there_either(module: str, verb: str) -> None:
    wares = {"inns": ("inn", "inn:1"), "vineyards": ("vine-red-red", "vine_store:2"), "extra_hexes": ("bank", "depot:3.1")}[module]
    for purchase, offered in ((STRICT, False), ("between_actions", True)):
        state = castle_action("special", purchase, modules=[module], monasteries=[6, 28])
        lay(state, *wares)
        assert bool(legal(state, verb)) == offered, purchase


def lay(state: Any, tile: str, place: str) -> None:
    """Lay a tile on any space of the board, by its element."""
    fill_space(state, next(space.number for space in DEPOT_SPACES.values() if space.name == place), tile_named(tile))
    refresh(state)
