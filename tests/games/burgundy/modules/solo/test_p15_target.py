"""Page 15: monasteries, colours, the target, points that silver buys, the order of it all."""

import pytest

from games.burgundy.modules.solo.alone import alone, reloaded, way
from games.burgundy.scene import give, legal, play, scored, where

SHIPS = dict.fromkeys((10, 11, 27, 28, 29), "ship")
"""All ship spaces but hex 8, with ships."""


def test_p15_a_scoring_monastery_counts_at_once():
    state = alone(dice=[3], storage=["monastery-24"], hexes={7: "cow-3", 9: "pig-2", 15: "pig-3"})
    play(state, "place die:1 storage:1 hex:2")
    assert scored(state, "monastery-24") == 8
    give(state, 0, hexes={16: "sheep-4"})
    assert scored(state, "monastery-24") == 8


@pytest.mark.parametrize(("number", "building"), [(16, "warehouse"), (23, "town_hall"), (29, "white_castle")])
def test_p15_charters_count_at_once_too_and_never_again(number, building):
    state = alone(dice=[3], storage=[f"monastery-{number}"], hexes={1: building, 12: building}, modules=("white_castles",))
    play(state, "place die:1 storage:1 hex:2")
    assert scored(state, f"monastery-{number}") == 8
    state.round, state.phase = 4, 4
    play(state, "end")
    assert state.is_over
    assert scored(state, f"monastery-{number}") == 8


def test_p15_example_monastery_26_counts_covered_colours():
    hexes = {**SHIPS, 8: "ship", 6: "mine", 24: "mine", 32: "mine"}
    state = alone(dice=[3, 3], storage=["monastery-26"], hexes=hexes)
    state.bonus = [-1, -1, 0, -1, -1, 0, *state.bonus[6:]]
    events = play(state, "place die:1 storage:1 hex:2")
    assert ("score", 0, "monastery-26", 6) in events


def test_p15_a_covered_colour_brings_a_hex_and_no_points():
    state = alone(dice=[3], storage=["ship"], hexes=SHIPS, depots={"black:1": "bank", "black:2": "castle", "black:3": "mine"})
    events = play(state, "place die:1 storage:1 hex:8")
    assert scored(state, "bonus_tiles") == 0
    assert ("colour", 0, 2) in events
    # By the usual rules: next to a tile, on its colour; the number does not matter.
    bank, castle, mine = (1, 3, 5, 12, 13, 23, 30, 33, 34), (21,), (6, 32)
    spaces = [(1, hex_) for hex_ in bank] + [(2, hex_) for hex_ in castle] + [(3, hex_) for hex_ in mine]
    assert legal(state) == [*(f"install black:{space} hex:{hex_}" for space, hex_ in spaces), "skip"]
    reloaded(state)
    play(state, "install black:1 hex:3")
    assert state.silver == [2]
    assert state.depots[24:28].count(0) == 2


def test_p15_a_colour_after_a_colour():
    hexes = {**SHIPS, 24: "mine", 32: "mine", 12: "bank"}
    state = alone(dice=[3], storage=["ship"], hexes=hexes, depots={"black:1": "mine", "black:2": "market"})
    play(state, "place die:1 storage:1 hex:8")
    play(state, "install black:1 hex:6")
    assert legal(state, "install black:2")
    play(state, legal(state, "install black:2")[0])
    assert legal(state) == ["end"]
    assert state.bonus[2] == state.bonus[5] == 0


def test_p15_the_tile_for_a_colour_may_be_declined_or_not_fit():
    state = alone(dice=[3], storage=["ship"], hexes=SHIPS, depots={"black:1": "bank"})
    play(state, "place die:1 storage:1 hex:8", "skip")
    assert legal(state) == ["end"]
    state = alone(dice=[3], storage=["ship"], hexes=SHIPS, depots={"black:1": "ship"})
    assert ("lapse", 0, "ColourHex") in play(state, "place die:1 storage:1 hex:8")


def test_p15_points_move_the_marker():
    state = alone(dice=[2], storage=["cow-3"])
    events = play(state, "place die:1 storage:1 hex:7")
    # A pasture of one in phase A: 1 + 10, and 3 for the cows.
    assert ("marker", 0, 14, 50) in events
    assert way(state).marker == 14
    assert state.points == [14]


def test_p15_at_the_target_the_marker_goes_back_the_rest_is_lost_and_an_action_is_free():
    state = alone(dice=[5], goods={"brown": 3}, marker=47)
    events = play(state, "sell die:1 goods:5")
    assert ("target", 0, 50, 3) in events
    assert (way(state).marker, way(state).target, way(state).reached) == (0, 45, 1)
    assert "workers tile:castle" in legal(state)
    asked = state.rules.game.asking(reloaded(state), 0)
    assert asked["prompt"] == "Target: one more action"
    play(state, "workers tile:castle")
    assert state.workers == [2]
    assert legal(state) == ["end"]


@pytest.mark.parametrize(("target", "next_"), [(10, 5), (5, 5)])
def test_p15_the_target_never_goes_below_five(target, next_):
    state = alone(dice=[5], goods={"brown": 1}, target=target, marker=target - 1)
    play(state, "sell die:1 goods:5")
    assert way(state).target == next_
    assert "workers tile:castle" in legal(state)


def test_p15_missing_points_cost_a_silver_each():
    state = alone(dice=[5], goods={"brown": 3}, marker=40, silver=3)
    play(state, "sell die:1 goods:5")
    # 46 of 50, and the silver of the sale is there already.
    assert legal(state) == ["buy_points", "skip"]
    state = reloaded(state)
    play(state, "buy_points")
    assert state.silver == [0]
    assert scored(state, "bought_points") == 4
    assert (way(state).marker, way(state).target) == (0, 45)
    assert "workers tile:castle" in legal(state)


def test_p15_nobody_must_buy_points():
    state = alone(dice=[5], goods={"brown": 3}, marker=40, silver=9)
    events = play(state, "sell die:1 goods:5", "skip")
    assert way(state).marker == 46
    assert state.silver == [10]
    assert "bought no points" in state.rules.game.lines(state, events[-1:], "en")[0]["text"]


@pytest.mark.parametrize(("number", "points"), [(15, 4), (25, 5)])
def test_p15_monasteries_for_sold_goods_count_what_is_sold_by_then(number, points):
    state = alone(dice=[3, 5], storage=[f"monastery-{number}"], sold={"pink": 3, "red": 2}, goods={"brown": 2})
    play(state, "place die:1 storage:1 hex:2")
    assert scored(state, f"monastery-{number}") == points
    play(state, "sell die:2 goods:5")
    state.round, state.phase = 4, 4
    play(state, "end")
    assert state.is_over
    assert scored(state, f"monastery-{number}") == points


def test_p15_a_covered_colour_without_a_hex_in_the_black_depot_asks_nothing():
    state = alone(dice=[3], storage=["ship"], hexes=SHIPS)
    play(state, "place die:1 storage:1 hex:8")
    assert legal(state) == ["end"]
    assert scored(state, "bonus_tiles") == 0


def test_p15_a_castle_laid_for_a_colour_grants_its_action():
    state = alone(dice=[3], storage=["ship"], hexes=SHIPS, depots={"black:1": "castle"})
    play(state, "place die:1 storage:1 hex:8", "install black:1 hex:21")
    assert state.rules.game.asking(state, 0)["prompt"] == "Castle: one more action"
    assert state.depots[24:28] == [0] * 4


def test_p15_exactly_at_the_target_nothing_is_lost_and_any_action_is_free():
    state = alone(dice=[5], goods={"brown": 3, "pink": 1}, marker=44, storage=["bank"], depots={"1.1": "ship", "6.1": "mine"})
    events = play(state, "sell die:1 goods:5")
    assert ("target", 0, 50, 0) in events
    assert legal(state, "take") == ["take tile:castle depot:1.1", "take tile:castle depot:6.1"]
    assert where(state, "place tile:castle storage:1") == [1, 3, 5]
    assert legal(state, "sell") == ["sell tile:castle goods:3"]


@pytest.mark.parametrize("target", [100, 75, 35])
def test_p15_the_target_goes_down_by_five_wherever_it_began(target):
    state = alone(dice=[5], goods={"brown": 1}, options={"target": str(target)}, target=target, marker=target - 1)
    play(state, "sell die:1 goods:5")
    assert way(state).target == target - 5


def test_p15_silver_that_does_not_reach_the_target_buys_nothing():
    state = alone(dice=[5], goods={"brown": 3}, marker=40, silver=2)
    play(state, "sell die:1 goods:5")
    assert legal(state) == ["end"]
    assert (way(state).marker, state.silver) == (46, [3])


def test_p15_near_the_target_one_says_what_counts_first():
    state = alone(dice=[2], storage=["cow-3"], marker=46)
    play(state, "place die:1 storage:1 hex:7")
    assert legal(state) == ["region_first", "tile_first"]
    other = reloaded(state)
    play(state, "region_first")
    assert way(state).marker == 3
    play(other, "tile_first")
    # 49 of 50 after the cows, then the pasture: one target too, but nothing of the cows is left.
    assert (way(other).marker, way(other).reached) == (0, 1)
    assert other.points == state.points == [14]


def test_p15_silver_that_could_buy_the_target_makes_the_order_matter_too():
    state = alone(dice=[2], storage=["cow-3"], marker=30, silver=9)
    play(state, "place die:1 storage:1 hex:7")
    other = reloaded(state)
    play(state, "region_first", "buy_points")
    assert (way(state).marker, way(state).reached, state.silver) == (3, 1, [0]), "the cows count towards the next target"
    play(other, "tile_first", "buy_points")
    assert (way(other).marker, way(other).reached, other.silver) == (0, 1, [3]), "or silver is left"


def test_p15_order_of_partial_actions():
    """A castle that finishes its region at the target: its own action and the free one, whichever first."""
    state = alone(dice=[4], storage=["castle"], hexes={**SHIPS, 8: "ship", 9: "cow-2", 15: "cow-3"}, marker=45)
    play(state, "place die:1 storage:1 hex:18")
    assert legal(state) == ["effect_first", "target_first"]
    state = reloaded(state)
    play(state, "target_first")
    assert state.rules.game.asking(state, 0)["prompt"] == "Target: one more action"
    play(state, "workers tile:castle")
    assert state.rules.game.asking(state, 0)["prompt"] == "Castle: one more action"
    play(state, "workers tile:castle")
    assert legal(state) == ["end"]


def test_p15_colour_effect_and_target_in_any_order():
    state = alone(dice=[3], storage=["ship"], hexes=SHIPS, depots={"black:1": "bank"}, wares={1: {"brown": 1}}, marker=45)
    play(state, "place die:1 storage:1 hex:8")
    assert legal(state) == ["effect_first", "colour_first", "target_first"]
    play(state, "colour_first", "install black:1 hex:3")
    assert legal(state) == ["effect_first", "target_first"]
    play(state, "effect_first", "load depot:1")
    play(state, "workers tile:castle")
    assert not legal(state, "workers")


def test_points_of_what_a_crane_copies_move_the_marker():
    state = alone(dice=[6], storage=["crane"], modules=("extra_hexes",))
    play(state, "place die:1 storage:1 hex:3", "lift building:watchtower")
    assert way(state).marker == 4
