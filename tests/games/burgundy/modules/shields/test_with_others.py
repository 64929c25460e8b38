"""Shields together with other expansions: where the book or a ruling says what happens."""

from __future__ import annotations

from typing import Any

import burgrave
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.modules.trade_routes.steps import GRANT as TRADE_ROUTE
from burgrave.games.burgundy.modules.vineyards.gifts import VINEYARD, VineyardGifts
from burgrave.games.burgundy.questions import WORKERS_TAKEN
from burgrave.games.burgundy.scoring import scoring_monasteries
from burgrave.games.burgundy.steps.turn import CastleAction
from burgrave.games.burgundy.tiles import HALF, TILES, WIDTH, tile_named
from games.burgundy.modules.shields.armoury import armed, at_phase_end, hang
from games.burgundy.scene import give, legal, own, play, refresh, scored, where

CITY = {7: "bank", 8: "church", 12: "market", 13: "warehouse", 14: "carpenter", 19: "watchtower", 20: "boarding_house"}
"""Seven of the eight spaces of a city of duchy 15; the last one, 21, shows a 4."""


def eighth(shield: int, **more: Any) -> Any:
    """Return a state with the whole city but one space, and a town hall to fill it. The castle with the shields stands
    elsewhere."""
    options = {"duchies": "15", "start_castle": "choose"}
    state = armed(dice=[4], hexes=CITY, storage=["town_hall"], options=options, start=33, **more)
    return hang(state, 33, shield)


def test_17_a_region_of_nine_is_worth_45() -> None:
    state = eighth(17)
    play(state, "place die:1 storage:1 hex:21")
    assert scored(state, "regions") == 45


def test_17_and_an_inn_make_ten_of_eight() -> None:
    state = eighth(17, modules=["inns"])
    state.tiles[6] = tile_named("inn")
    refresh(state)
    play(state, "place die:1 storage:1 hex:21")
    assert scored(state, "regions") == 55


def test_6_and_a_crane_one_building_for_one_charter() -> None:
    """Two copied charters count watchtowers and banks; the crane is one more of only one kind."""
    state = armed(6, dice=[1], hexes={26: "watchtower", 12: "bank", 27: "crane"}, modules=["extra_hexes"])
    give(state, 1, monasteries=[17, 22])
    play(state, "copy player:2")
    state.phase, state.silver = 4, [1, 0]
    at_phase_end(state)
    play(state, "pay")
    assert state.is_over
    assert sorted([scored(state, "monastery-17"), scored(state, "monastery-22")]) == [4, 8]


def test_6_hires_recruits_with_a_copied_28() -> None:
    state = armed(6, dice=[1, 1], silver=1, workers=0, modules=["extra_hexes"])
    give(state, 1, monasteries=[28])
    assert not legal(state, "recruit")
    play(state, "copy player:2", "recruit")
    assert (state.silver[0], state.workers[0]) == (0, 2)


def test_2_a_worker_for_recruits_too() -> None:
    state = armed(dice=[1, 1], silver=1, workers=0, rivals={1: [2]}, monasteries=[28], modules=["extra_hexes"])
    give(state, 1, workers=0)
    play(state, "recruit")
    assert state.workers == [2, 1]


def test_1_geese_count_with_animals_of_all_pastures() -> None:
    hexes = {11: "cow-3", 5: "geese-2", 21: "ship", 22: "ship"}
    state = armed(1, dice=[2], hexes=hexes, storage=["cow-2"], modules=["extra_hexes"])
    play(state, "place die:1 storage:1 hex:28")
    assert scored(state, "animals") == 2 + 3 + 2


def test_1_geese_count_animals_of_all_pastures_when_they_are_placed() -> None:
    hexes = {11: "cow-3", 5: "pig-4", 21: "ship", 22: "ship"}
    state = armed(1, dice=[2], hexes=hexes, storage=["geese-2"], modules=["extra_hexes"])
    play(state, "place die:1 storage:1 hex:28")
    assert legal(state) == ["count species:cow", "count species:pig"]
    play(state, "count species:pig")
    assert scored(state, "animals") == 2 + 4


def test_11_not_with_a_white_castle() -> None:
    """Its action is one with the white die, not that of a castle."""
    state = armed(11, dice=[3], storage=["white_castle"], depots={1: [7]}, modules=["white_castles"])
    play(state, "place die:1 storage:1 hex:26")
    assert not legal(state, "shield")


def test_11_only_where_a_castle_was_placed() -> None:
    """The same action from a vineyard or a trade route takes no shield; also after a purchase within it."""
    state = armed(11, dice=[1], depots={1: [7]}, modules=["trade_routes", "vineyards"])
    for step in (
        CastleAction(0, TRADE_ROUTE),
        CastleAction(0, VINEYARD),
        VineyardGifts(0, "action"),
    ):
        state.agenda.append(step)
        refresh(state)
        assert legal(state, "workers") == ["workers tile:castle"]
        assert not legal(state, "shield")
        state.agenda.pop()
    state.agenda.append(CastleAction(0))
    assert legal(refresh(state), "shield") == ["shield shield:7 hex:19"]


def test_4_a_double_hex_is_discarded_whole() -> None:
    state = armed(4, dice=[2, 2], depots={2: [7]}, modules=["vineyards"])
    double = next(tile for tile in range(len(TILES)) if WIDTH[tile] == 2)
    state.storage[:6] = [tile_named("ship"), 0, double, HALF, tile_named("bank"), tile_named("mine")]
    refresh(state)
    play(state, "shield shield:7 hex:19")
    assert legal(state) == [f"discard storage:{slot}" for slot in (1, 2, 4, 5)]
    play(state.clone(), "discard storage:2")
    kept = state.clone()
    play(kept, "discard storage:1", "discard storage:3")
    assert kept.storage[:4] == [double, HALF, tile_named("mine"), 0]
    play(state, "discard storage:2")
    assert [tile for tile in own(state)["storage"] if tile] == ["ship", "bank", "mine"]
    assert len(own(state)["storage"]) == 3


def test_2_is_left_in_the_box_where_a_seat_is_nobodys() -> None:
    """Special p. 27: shield 2 is not used with Chateauma."""
    for seed in range(30):
        depots = burgrave.new("burgundy", 4, seed, modules=["shields", "chateauma"]).view(None)["extra"]["shields"]["depots"]
        assert 2 not in [number for depot in depots for number in depot]


def test_6_copies_what_monasteries_of_nobodys_seat_do_but_not_their_points() -> None:
    """Special p. 27: what monasteries do is copied, not what they score."""
    state = armed(6, dice=[1, 1], modules=["chateauma"])
    state.tiles[HEXES + 30], state.tiles[HEXES + 34] = tile_named("monastery-17"), tile_named("monastery-14")
    refresh(state)
    play(state, "copy player:2")
    assert state.answers[WORKERS_TAKEN] == 4
    assert scoring_monasteries(state, 0) == []


def test_18_whatever_lines_to_castles_ask_for() -> None:
    """Every empty space of the colour is offered, next to a tile or not."""
    game = burgrave.game("burgundy")
    modules = ["castle_lines"] if "castle_lines" in game.modules else []
    options = {"duchies": "15", "start_castle": "choose"}
    state = armed(dice=[4], storage=["bank"], options=options, start=33, modules=modules)
    hang(state, 33, 18)
    banks = [hex_ for hex_ in range(37) if state.duchy[0].colour[hex_] == 0 and state.duchy[0].number[hex_] == 4]
    assert where(state, "place die:1 storage:1") == [hex_ + 1 for hex_ in banks]
