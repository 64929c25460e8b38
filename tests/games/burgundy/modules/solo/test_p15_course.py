"""Page 15: rounds, rivers, the end of the game."""

import burgrave
from games.burgundy.modules.solo.alone import SPACES, alone, fill, reloaded, way
from games.burgundy.scene import depot, end_phase, end_round, finish, give, legal, play, where


def test_p15_the_goods_tile_comes_first_then_the_first_tile_of_that_depot_leaves():
    state = alone(depots={"3.1": "cow-3", "3.3": "bank", "4.2": "ship"})
    events = end_round(state, 1, 2, 3)
    kinds = [event[0] for event in events]
    assert kinds.index("goods") < kinds.index("remove")
    assert sum(depot(state, 3)["goods"].values()) == 1
    assert depot(state, 3)["tiles"] == [None, None, "bank", None]
    assert depot(state, 4)["tiles"][1] == "ship"


def test_p15_an_empty_depot_sends_on_clockwise():
    state = alone(depots={"1.3": "ship", "2.1": "monastery-9"})
    end_round(state, 1, 2, 5)
    assert depot(state, 1)["tiles"][2] is None
    assert depot(state, 2)["tiles"][0] == "monastery-9"
    end_round(state, 1, 2, 5)
    assert depot(state, 2)["tiles"][0] is None
    assert not [event for event in end_round(state, 1, 2, 5) if event[0] == "remove"]


def test_p15_the_first_round_removes_a_tile_too():
    state = burgrave.new("burgundy", 1, 4, ["base", "solo"])
    assert [event[0] for event in state.apply(state.legal_actions()[0])].count("remove") == 1


def test_p15_two_actions_each_round():
    state = alone(dice=[1, 2])
    assert legal(state, "end") == []
    play(state, "workers die:1", "workers die:2")
    assert legal(state) == ["end"]


def test_p15_only_rivers_lead_to_other_islands():
    state = alone(dice=[1], storage=["ship", "cow-3", "castle"], workers=3)
    assert where(state, "place die:1 storage:1") == [8]
    give(state, 0, hexes={8: "ship"})
    # The river leads from 8 to 29 and to 10; 14 and 9 lie beyond it, next to nothing yet.
    assert where(state, "place die:1 storage:1") == [10, 29]
    assert where(state, "place die:1 storage:2") == [7]
    assert where(state, "place die:1 storage:3") == []
    give(state, 0, hexes={10: "ship"})
    assert where(state, "place die:1 storage:2") == [7, 9, 15, 16]


def test_p15_a_river_makes_no_region_larger():
    state = alone(dice=[1], storage=["ship"], hexes={8: "ship"})
    events = play(state, "place die:1 storage:1 hex:10")
    assert ("score", 0, "regions", 1) in events


def test_p15_a_full_duchy_wins_at_once():
    state = fill(alone(dice=[2], storage=["cow-3"]), 7)
    play(state, "place die:1 storage:1 hex:7")
    assert state.is_over
    assert state.winners == (0,)
    assert state.view(0)["round"] == 1
    assert state.book.result(state, 0) > 2 * state.book.result(fill(alone(), 7), 0), "bots play for it"
    reloaded(state)


def test_p15_a_tile_for_a_colour_can_be_the_last():
    state = fill(alone(dice=[2], storage=["cow-3"], depots={"black:2": "bank"}), 7, 1)
    play(state, "place die:1 storage:1 hex:7", "install black:2 hex:1")
    assert state.is_over
    assert state.winners == (0,)


def test_p15_a_game_lasts_25_rounds_of_two_dice():
    state = burgrave.new("burgundy", 1, 4, ["base", "solo"])
    state.apply(state.legal_actions()[0])
    played = []
    while not state.is_over:
        played.append((state.phase, state.round))
        play(state, "workers die:1")
        play(state, *legal(state, "workers"), "end")
    assert played == [(phase, round_) for phase in range(5) for round_ in range(5)]
    assert state.winners == ()


def test_p15_a_duchy_that_is_full_in_the_last_round_wins():
    state = fill(alone(dice=[2], storage=["cow-3"], phase="E"), 7)
    state.round = 4
    play(state, "place die:1 storage:1 hex:7")
    assert state.winners == (0,)


def test_p15_one_empty_space_after_25_rounds_loses():
    state = fill(alone(), 7)
    finish(state)
    assert state.winners == ()
    assert state.ranking == (0,)
    assert state.covered[0].bit_count() == SPACES - 1


def test_p15_nothing_is_counted_at_the_end():
    state = alone(silver=4, workers=6, goods={"brown": 3}, monasteries=())
    finish(state)
    assert state.scores == (0,)


def test_p15_example_a_black_mine_pays_nothing():
    state = alone(hexes={6: "black_hex", 24: "mine"})
    end_phase(state)
    assert state.silver == [1]


def test_p15_the_log_says_won_or_lost():
    won = fill(alone(dice=[2], storage=["cow-3"]), 7)
    lost = fill(alone(), 7, 8)
    game = won.rules.game
    entries = game.lines(won, won.apply("place die:1 storage:1 hex:7"), "en")
    assert "The duchy is full: the game is won" in [entry["text"] for entry in entries]
    lost.phase, lost.round = 4, 4
    entries = game.lines(lost, lost.apply("end"), "pl")
    assert "Zakryto 35 z 37 pól: gra przegrana" in [entry["text"] for entry in entries]


def test_rehearsing_the_winning_turn():
    state = fill(alone(dice=[2, 2], storage=["cow-3"]), 7)
    imagined = state.rules.game.what_if(state, 0)
    imagined.apply("place die:1 storage:1 hex:7")
    assert imagined.winners == (0,)
    assert not state.is_over
    assert way(state).reached == 0
