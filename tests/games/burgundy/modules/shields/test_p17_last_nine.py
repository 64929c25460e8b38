"""Shields, page 17: what 10 to 18 do while they lie in a duchy, and what all are worth at the end."""

from __future__ import annotations

import pytest

from burgrave.games.burgundy.mainboard import REGION_POINTS
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import tile_named
from games.burgundy.modules.shields.armoury import armed, at_phase_end, held
from games.burgundy.scene import give, legal, own, play, refresh, scored, where

WORTH = (
    {1: 12, 2: 12, 3: 12, 4: 12, 5: 12, 6: 12, 7: 8, 8: 8, 9: 8, 10: 8, 11: 8, 12: 8} | dict.fromkeys(range(14, 19), 4) | {13: 8}
)
"""The points as printed, but for shield 13, which doubles itself."""


def ended(state: State) -> State:
    """Return the game at its end, with the tribute paid."""
    state.silver[0] = max(4, state.silver[0])
    state.phase = 4
    at_phase_end(state)
    while not state.is_over:
        state.apply(next(action for action in state.legal_actions() if action.verb in ("pay", "skip", "end")))
    return state


@pytest.mark.parametrize("number", range(1, 19))
def test_every_end_value(number: int) -> None:
    assert scored(ended(armed(number)), "shields") == WORTH[number]


def test_10_monasteries_count_double() -> None:
    state = ended(armed(10, monasteries=[17, 14], hexes={26: "watchtower", 12: "watchtower"}))
    assert scored(state, "monastery-17") == 16


def test_10_what_6_copies_counts_double_too() -> None:
    state = armed(10, 6, hexes={26: "watchtower", 12: "watchtower"}, dice=[1])
    give(state, 1, monasteries=[17])
    play(state, "copy player:2")
    assert scored(ended(state), "monastery-17") == 16


def test_11_a_castle_takes_a_shield_with_its_action() -> None:
    state = armed(11, dice=[6], storage=["castle"], hexes={13: "monastery-5"}, depots={2: [7], 5: [9]})
    play(state, "place die:1 storage:1 hex:7")
    assert legal(state, "shield") == [f"shield shield:{number} hex:{hex_}" for number in (7, 9) for hex_ in (7, 19)]
    play(state, "shield shield:9 hex:7")
    assert held(state) == {19: 11, 7: 9}
    assert legal(state) == ["end"]


def test_11_and_only_then() -> None:
    state = armed(dice=[6], storage=["castle"], hexes={13: "monastery-5"}, depots={2: [7]})
    play(state, "place die:1 storage:1 hex:7")
    assert not legal(state, "shield")


def test_12_goods_are_worth_double() -> None:
    state = armed(12, dice=[5], goods={"brown": 3}, silver=0)
    play(state, "sell die:1 goods:5")
    assert scored(state, "sales") == 12
    assert state.silver[0] == 1


def test_13_doubles_all_shields_itself_too() -> None:
    assert scored(ended(armed(13, 1, 7)), "shields") == 2 * (4 + 12 + 8)


def test_14_a_tile_of_a_numbered_depot_straight_into_the_duchy() -> None:
    state = armed(14, silver=1, depots={})
    state.depots[2] = 3  # a ship, depot 1.3
    state.depots[24] = 3
    refresh(state)
    at_phase_end(state)
    assert legal(state) == ["bring depot:1.3 hex:18", "bring depot:1.3 hex:20", "skip"]
    state.depot_goods[4] = 2
    events = play(state, "bring depot:1.3 hex:20")
    assert events[:2] == [("bring", 0, 3, 2), ("place", 0, 3, 19)]
    assert legal(state) == ["load depot:1", "skip"], "its effect"
    play(state, "load depot:1")
    assert own(state)["goods"] == {"brown": 2}
    assert legal(state) == ["pay", "drop shield:14"], "the tribute comes after it"


def test_14_a_castle_brings_an_action_but_no_purchase() -> None:
    """It is nobody's turn: what a turn allows once is not offered."""
    state = armed(14, silver=5, hexes={13: "monastery-5"})
    state.depots[0], state.depots[25] = 1, 2
    refresh(state)
    at_phase_end(state)
    play(state, "bring depot:1.1 hex:7")
    assert legal(state) == ["workers tile:castle"]
    state = armed(14, silver=5, workers=5, hexes={13: "monastery-6"})
    state.depots[0], state.depots[1] = 1, tile_named("bank")
    refresh(state)
    at_phase_end(state)
    play(state, "bring depot:1.1 hex:7")
    assert legal(state) == ["take tile:castle depot:1.2", "workers tile:castle"], "nor is a building hired"


def test_14_obeys_the_rules_of_placing() -> None:
    """The rules are the colour, a neighbour, and one building of a kind in a city."""
    state = armed(14, silver=1, hexes={26: "bank"})
    state.depots[0] = tile_named("bank")
    refresh(state)
    at_phase_end(state)
    assert where(state, "bring depot:1.1") == [12]


def test_14_may_find_nothing_and_says_so() -> None:
    events = at_phase_end(armed(14, silver=1))
    assert ("lapse", 0, "BringTile") in events


def test_14_may_be_declined() -> None:
    state = armed(14, silver=1)
    state.depots[2] = 3
    refresh(state)
    at_phase_end(state)
    assert play(state, "skip") == [("skip", 0, "BringTile")]
    assert legal(state) == ["pay", "drop shield:14"]


def test_15_a_tile_of_the_black_depot() -> None:
    state = armed(15, silver=1)
    state.depots[2] = state.depots[24] = 3
    refresh(state)
    at_phase_end(state)
    assert legal(state) == ["bring black:1 hex:18", "bring black:1 hex:20", "skip"]
    play(state, "bring black:1 hex:18")
    assert state.depots[24] == 0
    assert legal(state) == ["pay", "drop shield:15"]


def test_14_and_15_in_the_order_one_likes() -> None:
    state = armed(14, 15, silver=2)
    state.depots[2] = state.depots[24] = 3
    refresh(state)
    at_phase_end(state)
    assert {text.split()[1] for text in legal(state, "bring")} == {"depot:1.3", "black:1"}
    play(state, "bring black:1 hex:18")
    assert {text.split()[1] for text in legal(state, "bring")} == {"depot:1.3"}
    play(state, "bring depot:1.3 hex:17")
    assert legal(state) == ["pay", "drop shield:14", "drop shield:15"]


def test_14_and_15_of_two_players_in_turn_order() -> None:
    state = armed(14, silver=1, rivals={1: [15]})
    give(state, 1, silver=1)
    state.order = [1, 0]
    state.depots[2] = state.depots[24] = 3
    refresh(state)
    at_phase_end(state)
    assert state.to_act == (1,)
    play(state, "skip")
    assert state.to_act == (0,)
    assert legal(state, "bring")


def test_14_and_15_bring_one_tile_each() -> None:
    state = armed(14, 15, silver=2)
    state.depots[2] = state.depots[6] = state.depots[24] = state.depots[25] = 3
    refresh(state)
    at_phase_end(state)
    play(state, "bring depot:1.3 hex:18")
    assert {text.split()[1] for text in legal(state, "bring")} == {"black:1", "black:2"}
    play(state, "bring black:2 hex:17")
    assert legal(state) == ["pay", "drop shield:14", "drop shield:15"]


def test_15_then_14_from_a_castle_with_11() -> None:
    """A castle of the black depot takes shield 14 with shield 11, which then works at once."""
    state = armed(15, 11, silver=3, hexes={13: "monastery-5"}, depots={3: [14]})
    state.depots[24], state.depots[2] = 1, 3
    refresh(state)
    at_phase_end(state)
    play(state, "bring black:1 hex:2", "shield shield:14 hex:2")
    assert {text.split()[1] for text in legal(state, "bring")} == {"depot:1.3"}


def test_16_one_die_to_any_number_once_in_a_turn() -> None:
    state = armed(16, dice=[2, 6])
    assert legal(state, "set") == [f"set die:1 number:{n}" for n in (1, 3, 4, 5, 6)] + [
        f"set die:2 number:{n}" for n in (1, 2, 3, 4, 5)
    ]
    assert play(state, "set die:1 number:5") == [("die_set", 0, 0, 5)]
    assert own(state)["dice"] == [5, 6]
    assert not legal(state, "set")


def test_16_once_in_every_turn() -> None:
    state = armed(16, dice=[2, 6])
    play(state, "set die:1 number:5", "workers die:1", "workers die:2", "end", "end")
    assert own(state)["dice_left"] == [True, True]
    while state.to_act != (0,):
        play(state, "workers die:1", "workers die:2", "end")
    assert legal(state, "set")


def test_16_two_equal_dice_are_alike_and_used_ones_stay() -> None:
    state = armed(16, dice=[2, 2])
    assert {text.split()[1] for text in legal(state, "set")} == {"die:1"}
    play(state, "workers die:1")
    assert {text.split()[1] for text in legal(state, "set")} == {"die:2"}


def test_16_makes_a_doublet() -> None:
    state = armed(16, dice=[2, 6], workers=0, depots={6: [7]}, hexes={7: "castle"})
    assert not legal(state, "shield")
    play(state, "set die:1 number:6", "shield shield:7 hex:7")
    assert held(state) == {19: 16, 7: 7}


def test_17_the_printed_example_three_spaces_count_as_four() -> None:
    state = armed(17, dice=[2], hexes={16: "ship", 17: "ship"}, storage=["ship"])
    play(state, "place die:1 storage:1 hex:18")
    assert scored(state, "regions") == 10


def test_17_nine_spaces_are_worth_45() -> None:
    assert REGION_POINTS[9] == 45


def test_18_anywhere() -> None:
    state = armed(18, dice=[6], storage=["ship", "cow-3"])
    assert where(state, "place die:1 storage:1") == [16]
    assert where(state, "place die:1 storage:2") == [1]
    play(state, "place die:1 storage:2 hex:1")
    assert own(state)["hexes"][0] == "cow-3"
    give(state, 0, dice=[6], storage=["ship", "cow-3"])
    assert where(state, "place die:1 storage:1") == [16]
    assert not legal(state, "place die:1 storage:2"), "only empty spaces"


def test_18_lost_what_lies_stays_and_new_tiles_need_a_neighbour() -> None:
    state = armed(18, dice=[2, 2], depots={2: [7]}, hexes={1: "cow-3"}, storage=["cow-3", "ship"])
    play(state, "shield shield:7 hex:19")
    give(state, 0, dice=[1, 1], workers=9)
    assert where(state, "place die:1 storage:1") == [5, 6]
    assert where(state, "place die:1 storage:2") == [18, 20]


def test_18_colour_and_number_still_count() -> None:
    state = armed(18, dice=[6], storage=["mine"])
    assert not legal(state, "place")
