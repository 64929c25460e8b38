"""What both books say about setup, phases, rounds and the end (2011 p. 2-5 and 9, special p. 5-6 and 10); see `edition`."""

from collections import Counter
from typing import Any

import pytest

import burgrave
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.tiles import ANIMALS, BLACK_SUPPLY, COLOUR, SUPPLY, TILES

from ..scene import depot, end_phase, end_round, finish, give, legal, own, play, scene, scored, stock

SEATS = (2, 3, 4)


def new(edition: str, seats: int, seed: int = 1, **options: Any) -> Any:
    return burgrave.new("burgundy", seats, seed, options={"edition": edition, **options})


def colours(state: Any, phase_tiles: slice = slice(0, 24)) -> dict[str, int]:
    """Return how many tiles of each colour lie in the numbered depots."""
    return dict(Counter(COLOURS[COLOUR[tile]] for tile in state.depots[phase_tiles] if tile))


# ---- components (2011 p. 2, special p. 4) ----


def test_164_hex_tiles_by_colour_and_back() -> None:
    coloured = {colour: len(pile) for colour, pile in zip(COLOURS, SUPPLY)}
    black = Counter(COLOURS[COLOUR[tile]] for tile in BLACK_SUPPLY)
    assert coloured == {"building": 40, "animal": 20, "ship": 20, "monastery": 20, "castle": 14, "mine": 10}
    assert black == {"building": 16, "animal": 8, "ship": 6, "monastery": 6, "castle": 2, "mine": 2}
    assert sum(coloured.values()) + sum(black.values()) == 164


def test_seven_of_each_building_and_each_species_and_one_of_each_monastery() -> None:
    tiles = Counter(TILES[tile] for pile in (*SUPPLY, BLACK_SUPPLY) for tile in pile)
    buildings = ["warehouse", "carpenter", "church", "market", "boarding_house", "bank", "town_hall", "watchtower"]
    assert [tiles[kind] for kind in buildings] == [7] * 8
    for species in ("cow", "sheep", "pig", "chicken"):
        assert sum(count for name, count in tiles.items() if name.startswith(species)) == 7
    assert [tiles[f"monastery-{number}"] for number in range(1, 27)] == [1] * 26
    assert {ANIMALS[tile] for tile in SUPPLY[1]} == {2, 3, 4}


# ---- setup (2011 p. 3-4, special p. 5) ----


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_starts_with_3_goods_1_silver_and_an_empty_storage(edition: str, seats: int) -> None:
    state = new(edition, seats)
    for player in state.view()["players"]:
        assert sum(player["goods"].values()) == 3
        assert player["silver"] == 1
        assert player["storage"] == [None] * 3
        assert player["points"] == 0
        assert player["sold"] == {}


@pytest.mark.parametrize("seats", SEATS)
def test_workers_1_to_4_clockwise_from_the_first_player(edition: str, seats: int) -> None:
    for seed in range(5):
        state = new(edition, seats, seed)
        first = state.order[0]
        assert state.order == [(first + place) % seats for place in range(seats)]
        assert [own(state, seat)["workers"] for seat in state.order] == [1, 2, 3, 4][:seats]
        assert state.to_act == (first,)


def test_anybody_may_be_the_first_player(edition: str) -> None:
    assert {new(edition, 4, seed).order[0] for seed in range(30)} == {0, 1, 2, 3}


def test_42_goods_seven_of_each_kind_are_dealt_from(edition: str) -> None:
    assert sorted(Counter(new(edition, 4).goods_pile).values()) == [7] * 6


@pytest.mark.parametrize("seats", SEATS)
def test_starting_goods_are_not_among_those_of_the_phases(edition: str, seats: int) -> None:
    state = new(edition, seats)
    while not state.is_over:
        end_round(state)
    seen: Counter[str] = Counter()
    for holder in (*(depot(state, number) for number in range(1, 7)), *(own(state, seat) for seat in range(seats))):
        seen.update(holder["goods"])
    assert sum(seen.values()) == 25 + 3 * seats
    assert max(seen.values()) <= 7


def test_markers_start_on_one_stack_with_the_first_player_on_top(edition: str) -> None:
    state = new(edition, 4)
    assert state.track == [0] * 4
    assert state.view()["order"] == state.order


def test_all_twelve_bonus_tiles_lie_on_the_board(edition: str) -> None:
    assert new(edition, 3).view()["bonus"] == {colour: [None, None] for colour in COLOURS}


# ---- a phase begins (2011 p. 4, special p. 6) ----

TWO = {"building": 4, "animal": 2, "ship": 2, "monastery": 2, "castle": 1, "mine": 1}
THREE = {"building": 6, "animal": 3, "ship": 3, "monastery": 3, "castle": 2, "mine": 1}
FOUR = {"building": 8, "animal": 4, "ship": 4, "monastery": 4, "castle": 2, "mine": 2}


@pytest.mark.parametrize(("seats", "tiles", "black"), [(2, TWO, 4), (3, THREE, 6), (4, FOUR, 8)])
def test_depots_hold_12_18_or_24_tiles_and_the_black_one_4_6_or_8(edition: str, seats: int, tiles: Any, black: int) -> None:
    state = new(edition, seats)
    assert colours(state) == tiles
    assert sum(tiles.values()) == 6 * seats
    assert [sum(map(bool, depot(state, number)["tiles"])) for number in range(1, 7)] == [seats] * 6
    assert len(state.view()["black_depot"]) == black
    assert all(state.view()["black_depot"])


def test_depot_6_holds_a_mine_in_phases_b_and_d_with_three_players_only(edition: str) -> None:
    for seats, expected in ((3, "castle mine castle mine castle"), (4, "castle castle castle castle castle")):
        state = new(edition, seats)
        first_tiles = [depot(state, 6)["tiles"][0]]
        for _ in range(4):
            end_phase(state)
            first_tiles.append(depot(state, 6)["tiles"][0])
        assert " ".join(first_tiles) == expected


def test_tiles_left_in_the_depots_go_and_new_ones_come_but_goods_stay(edition: str) -> None:
    state = scene(edition, depots={"1.1": "castle", "black:4": "castle"}, wares={2: {"pink": 2}, 6: {"red": 1}})
    events = end_phase(state)
    assert ("clear", -1, TILES.index("castle"), 0) in events
    assert depot(state, 1)["tiles"][0] is None  # two players do not use this space
    assert colours(state) == TWO
    assert depot(state, 2)["goods"]["pink"] >= 2
    assert depot(state, 6)["goods"]["red"] >= 1


def test_five_goods_are_laid_out_for_the_rounds_of_a_phase(edition: str) -> None:
    state = new(edition, 2)
    for phase in range(5):
        assert len(state.view()["round_goods"]) == 4  # the first round's tile is in its depot already
        assert sum(state.depot_goods) == 5 * phase + 1
        for left in (3, 2, 1, 0):
            end_round(state)
            assert len(state.view()["round_goods"]) == left
        end_round(state)
    assert state.is_over
    assert sum(state.depot_goods) == 25


def test_four_players_draw_every_tile(edition: str) -> None:
    state = new(edition, 4)
    while not state.is_over:
        end_round(state)
    assert set(state.view()["supply"].values()) == {0}


# ---- a round (2011 p. 5, special p. 6) ----


def test_the_white_die_sends_the_next_goods_tile_to_its_depot(edition: str) -> None:
    state = scene(edition, 3)
    coming = state.view()["round_goods"][0]
    events = end_round(state, 1, 2, 3, 4, 5, 6, 4)
    assert ("roll", -1, 1, 2, 3, 4, 5, 6, 4) in events
    assert [own(state, seat)["dice"] for seat in range(3)] == [[1, 2], [3, 4], [5, 6]]
    assert depot(state, 4)["goods"] == {coming: 1}
    assert all(not depot(state, number)["goods"] for number in (1, 2, 3, 5, 6))


def test_the_white_die_does_nothing_else(edition: str) -> None:
    state = scene(edition, depots={"4.1": "mine", "1.1": "ship", "2.1": "castle"})
    end_round(state, 1, 2, 5, 5, 4)
    stock(state, {"1.1": "ship", "2.1": "castle", "4.1": "mine"})
    give(state, 0, workers=0)
    assert legal(state, "take") == ["take die:1 depot:1.1", "take die:2 depot:2.1"]


def test_everybody_has_one_turn_in_turn_order(edition: str) -> None:
    state = scene(edition, 4)
    state.order = state.rota = [2, 0, 3, 1]
    state.turn = 2  # Seat 0 is in turn when the scene begins, the second of its round.
    turns = [event[1] for event in end_round(state) + end_round(state) if event[0] == "turn"]
    assert turns == [3, 1, 2, 0, 3, 1, 2]


def test_a_ship_changes_the_order_of_the_next_round_not_of_this_one(edition: str) -> None:
    state = scene(edition, 4)
    give(state, 1, dice=(5,), storage=["ship"])
    play(state, "end", "place die:1 storage:1 hex:20", "end")
    assert state.to_act == (2,)
    assert state.view()["order"] == [1, 0, 2, 3]
    events = end_round(state)
    assert state.to_act == (1,)
    assert next(event for event in events if event[0] == "goods")[1] == 1  # who has the white die now


def test_a_ship_goes_on_top_of_whoever_stands_there(edition: str) -> None:
    state = scene(edition, 4)
    for seat in (0, 2):
        give(state, seat, dice=(5,), storage=["ship"])
    play(state, "place die:1 storage:1 hex:20", "end", "end", "place die:1 storage:1 hex:20")
    assert [own(state, seat)["track"] for seat in range(4)] == [1, 0, 1, 0]
    # Front space from its top, then the space behind from its top.
    assert state.view()["order"] == [2, 0, 1, 3]


def test_two_ships_are_ahead_of_one(edition: str) -> None:
    state = scene(edition, 3, dice=(5,), storage=["ship"])
    give(state, 1, dice=(2, 5), storage=["ship", "ship"])
    give(state, 2, dice=(5,), storage=["ship"])
    play(state, "place die:1 storage:1 hex:20", "end")
    play(state, "place die:1 storage:1 hex:18", "place die:2 storage:2 hex:20", "end", "place die:1 storage:1 hex:20")
    assert [own(state, seat)["track"] for seat in range(3)] == [1, 2, 1]
    assert state.view()["order"] == [1, 2, 0]


# ---- ends (2011 p. 9, special p. 10) ----


def test_mines_pay_at_the_end_of_each_of_the_five_phases(edition: str) -> None:
    state = scene(edition, hexes={25: "mine", 30: "mine"})
    give(state, 1, hexes={25: "mine"})
    for phase in range(1, 6):
        end_phase(state)
        assert [own(state, seat)["silver"] for seat in (0, 1)] == [2 * phase, phase]
    assert state.is_over


def test_mines_pay_nothing_at_the_end_of_other_rounds(edition: str) -> None:
    state = scene(edition, hexes={25: "mine"}, storage=["mine"])
    for _ in range(4):
        end_round(state)
    assert own(state)["silver"] == 0
    end_round(state)
    assert own(state)["silver"] == 1  # and nothing for the mine in storage


@pytest.mark.parametrize("seats", SEATS)
def test_the_game_lasts_25_rounds_and_50_dice_for_everybody(edition: str, seats: int) -> None:
    state = new(edition, seats)
    chosen: Counter[tuple[int, str]] = Counter()
    while not state.is_over:
        action = next(action for action in state.legal_actions() if action.verb in ("workers", "end"))
        chosen[state.to_act[0], action.verb] += 1
        state.apply(action)
    for seat in range(seats):
        assert chosen[seat, "workers"] == 50
        assert chosen[seat, "end"] == 25


@pytest.mark.parametrize("seats", SEATS)
def test_the_end_scores_unsold_goods_silver_and_pairs_of_workers(edition: str, seats: int) -> None:
    state = scene(edition, seats, goods={"pink": 3, "red": 2}, silver=4, workers=7, sold={"brown": 6})
    finish(state)
    assert state.scoring(0) == [("unsold_goods", 5), ("silver", 4), ("workers", 3)]
    assert state.scores == (12,) + (0,) * (seats - 1)


def test_tiles_in_storage_are_worth_nothing_at_the_end(edition: str) -> None:
    storage = ["monastery-25", "watchtower", "cow-4"]
    state = finish(scene(edition, sold={"pink": 3}, storage=storage))
    assert state.scores == (0, 0)


def test_a_monastery_in_the_duchy_scores_where_a_stored_one_does_not(edition: str) -> None:
    state = finish(scene(edition, sold={"pink": 3}, monasteries=[25]))
    assert scored(state, "monastery-25") == 3


def test_most_points_win(edition: str) -> None:
    state = scene(edition, 4)
    for seat, points in enumerate((40, 120, 7, 101)):
        give(state, seat, points=points)
    assert finish(state).ranking == (1, 3, 0, 2)
