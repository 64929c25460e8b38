"""Chateauma with other expansions (special p. 26-27)."""

import json
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.contract import Setup, walk
from burgrave.engine.agenda import run_automatic
from burgrave.games.burgundy.colours import MONASTERY
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.modules.border_posts.tiles import tiles_of
from burgrave.games.burgundy.modules.chateauma.cards import CARDS, FIRST_SPACE
from burgrave.games.burgundy.modules.chateauma.ending import ChateaumaCount
from burgrave.games.burgundy.modules.chateauma.holdings import holdings_of
from burgrave.games.burgundy.modules.shields.moves import lay, lay_beside
from burgrave.games.burgundy.modules.shields.pieces import BOX, FIRST_SEAT, shields_of
from burgrave.games.burgundy.modules.vineyards.elements import VINE_DEPOT, VINE_STORE
from burgrave.games.burgundy.modules.vineyards.tiles import FIRST_DOUBLE
from burgrave.games.burgundy.modules.vineyards.vineyard import vineyards_of as vineyards
from burgrave.games.burgundy.questions import QUESTIONS, WORKERS_SILVER
from burgrave.games.burgundy.scoring import FinalScoring
from burgrave.games.burgundy.tiles import tile_named

from .opponent import facing, laid, reserve, scored, turn

NEARLY_5 = {2: "bank", 3: "cow-2", 4: "monastery-2"}
"""All tiles of card 5, which has a shield, but the first monastery."""
PARTNERS = ("extra_hexes", "border_posts", "white_castles", "trade_routes", "shields", "vineyards")


# ---- extra tiles and white castles --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [27, 28, 29])
def test_p26_extra_monasteries_do_nothing_and_count_four(number: int) -> None:
    state = facing((5, 2), depots={"1.1": f"monastery-{number}"}, modules=["extra_hexes", "white_castles"])
    before = list(state.order)
    turn(state)
    assert laid(state, 0)[0] == f"monastery-{number}"
    assert (state.points[1], state.silver[1], state.order) == (0, 0, before)
    state.agenda = [ChateaumaCount()]
    run_automatic(state)
    assert scored(state, "any_monastery") == 4


def test_p26_a_crane_brings_another_tile_like_a_castle() -> None:
    state = facing(white=3, depots={"1.1": "crane", "2.1": "ship", "3.1": "cow-2"}, modules=["extra_hexes"])
    turn(state)
    assert laid(state, 0) == [None, "crane", "cow-2", None]


def test_p26_geese_score_with_the_species_it_has_most_of() -> None:
    duchy = ["cow-4", "pig-2", "pig-3", "cow-2", "pig-2"]
    state = facing(white=6, depots={"1.1": "geese-2"}, duchy=duchy, modules=["extra_hexes"])
    turn(state)
    assert scored(state, "animals") == 2 + 7


def test_p26_of_several_such_species_the_one_with_more_animals() -> None:
    state = facing(white=6, depots={"1.1": "geese-2"}, duchy=["cow-2", "pig-4", "sheep-3"], modules=["extra_hexes"])
    turn(state)
    assert scored(state, "animals") == 2 + 4


def test_p26_for_geese_tiles_count_before_animals() -> None:
    state = facing(
        white=6,
        depots={"1.1": "geese-2"},
        duchy=["sheep-2", "sheep-2", "sheep-3", "cow-4", "cow-4"],
        modules=["extra_hexes"],
    )
    turn(state)
    assert scored(state, "animals") == 2 + 7, "three tiles of sheep, though the cows are eight"


def test_p26_geese_count_with_every_later_animal() -> None:
    state = facing(white=6, depots={"1.1": "cow-3"}, duchy=["geese-2", "cow-2", "pig-4"], modules=["extra_hexes"])
    turn(state)
    assert scored(state, "animals") == 3 + 2 + 2


def test_p26_a_white_castle_brings_what_the_reserve_does_not_have() -> None:
    """Buildings lie in the reserve; animals are the next colour in it. The search begins with the white die's depot."""
    board = {"1.1": "white_castle", "2.1": "cow-2", "3.1": "ship", "4.1": "mine", "4.2": "pig-3", "4.3": "pig-4"}
    state = facing(white=3, depots=board, reserve=["bank"], modules=["white_castles"])
    turn(state)
    assert reserve(state) == ["bank", "pig-3"]


@pytest.mark.parametrize(("options", "brought", "silver"), [({}, 0, 1), ({"chateauma_white_castle": "fewest"}, 1, 0)])
def test_p26_where_the_reserve_has_every_colour_a_white_castle_is_a_silver(
    options: dict[str, str], brought: int, silver: int
) -> None:
    """The book looks for what its reserve does not have; the option for what it has fewest of."""
    every = ["bank", "bank", "cow-2", "cow-2", "ship", "ship", "monastery-1", "mine", "mine", "castle"]
    board = {"1.1": "white_castle", "2.1": "monastery-8", "3.1": "castle"}
    left = {1: "ship", 3: "cow-2", 4: "bank"}
    state = facing(white=3, depots=board, reserve=every, left=left, modules=["white_castles"], **options)
    turn(state)
    assert reserve(state).count("monastery-8") == brought
    assert state.silver[1] == silver


def test_p26_a_white_castle_looks_for_mines_before_castles() -> None:
    """They lie in this order in the reserve, which has everything else."""
    state = facing(
        white=3,
        depots={"1.1": "white_castle", "3.1": "castle", "4.1": "mine"},
        reserve=["bank", "cow-2", "ship", "monastery-8"],
        left={1: "ship", 3: "cow-2", 4: "bank"},
        modules=["white_castles"],
    )
    turn(state)
    assert sorted(reserve(state)) == ["bank", "cow-2", "mine", "monastery-8", "ship"]


@pytest.mark.parametrize(("white", "brought"), [(3, "cow-3"), (4, "pig-2"), (2, "cow-3"), (5, "sheep-4")])
def test_p26_a_white_castle_searches_the_white_dies_depot_itself_first(white: int, brought: str) -> None:
    """With a 5 the right card is chosen, which has a space for a building too; past depot 6 comes the first."""
    board = {"6.4": "white_castle", "3.2": "cow-3", "4.1": "pig-2", "1.3": "sheep-4"}
    state = facing((3, 3), white=white, depots=board, reserve=["bank"], modules=["white_castles"])
    turn(state, 6)
    assert reserve(state) == ["bank", brought]


def test_p26_wild_tiles_of_the_reserve_are_of_no_colour_for_a_white_castle() -> None:
    board = {"1.1": "white_castle", "2.1": "church", "2.2": "cow-2"}
    state = facing(depots=board, wild=["bank"], modules=["white_castles"])
    turn(state)
    assert reserve(state) == ["church"]


def test_p26_a_white_castle_takes_nothing_from_the_black_depot() -> None:
    state = facing(depots={"1.1": "white_castle", "black:1": "bank"}, modules=["white_castles"])
    turn(state)
    assert not reserve(state)
    assert state.silver[1] == 1


def test_p26_what_a_white_castle_brings_waits_in_the_reserve() -> None:
    state = facing(depots={"1.1": "white_castle", "1.2": "bank"}, modules=["white_castles"])
    turn(state)
    assert laid(state, 0) == [None, "white_castle", None, None]
    assert (reserve(state), state.silver[1]) == (["bank"], 0)


def test_p26_without_such_a_tile_a_white_castle_is_a_silver() -> None:
    state = facing(depots={"1.1": "white_castle", "2.1": "castle"}, modules=["white_castles"])
    turn(state)
    assert not reserve(state)
    assert state.silver[1] == 1


# ---- border posts and trade routes ----------------------------------------------------------------------------------


def with_posts(done: list[int], phase: str = "A", seats: int = 2) -> Any:
    """Return a state in which card 2, which has border posts, is nearly complete and others are done."""
    left = {1: "bank", 3: "cow-2", 4: "monastery-1"}
    state = facing((2, 5), left=left, depots={"1.1": "church"}, phase=phase, seats=seats, modules=["border_posts"])
    own = holdings_of(state)
    own.deck = [card for card in own.deck if card not in done]
    own.done = list(done)
    return state


@pytest.mark.parametrize(("phase", "points"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_p26_the_second_card_with_border_posts_scores_the_bonus_of_the_phase(phase: str, points: int) -> None:
    state = with_posts([4], phase)
    turn(state)
    assert scored(state, "border_posts") == points


def test_p26_the_first_and_fourth_bring_nothing_and_neither_do_cards_without_the_symbol() -> None:
    for done in ([], [3], [4, 6, 8]):
        state = with_posts(done)
        turn(state)
        assert scored(state, "border_posts") == scored(state, "border_tiles") == 0


def test_p26_a_card_without_border_posts_scores_nothing_for_those_before_it() -> None:
    left = {1: "ship", 2: "bank", 3: "cow-2"}
    state = facing(left=left, depots={"1.1": "church"}, modules=["border_posts"])
    own = holdings_of(state)
    own.deck = [card for card in own.deck if card not in (2, 4)]
    own.done = [2, 4]
    turn(state)
    assert own.done == [2, 4, 3]
    assert scored(state, "border_posts") == scored(state, "border_tiles") == 0


@pytest.mark.parametrize(
    ("owners", "seats", "points"),
    [((-1, -1), 2, 5), ((-1, -1), 3, 6), ((-1, -1), 4, 7), ((0, -1), 2, 2), ((0, -1), 4, 4), ((0, 1), 3, 0)],
)
def test_p26_the_third_earns_the_better_tile_that_is_left(owners: tuple[int, int], seats: int, points: int) -> None:
    state = with_posts([4, 6], seats=seats)
    tiles_of(state).owners = owners
    turn(state)
    assert scored(state, "border_tiles") == points
    assert scored(state, "border_posts") == 0


def test_p27_each_sale_is_worth_a_point_more_with_trade_routes() -> None:
    state = facing(depots={"1.1": "warehouse"}, goods={"pink": 3}, modules=["trade_routes"])
    turn(state)
    assert scored(state, "chateauma_routes") == 1
    assert scored(state, "sales") == 6
    state = facing(depots={"1.1": "warehouse"}, modules=["trade_routes"])
    turn(state)
    assert scored(state, "chateauma_routes") == 0


# ---- shields --------------------------------------------------------------------------------------------------------


def with_shields(*shields: tuple[int, int], seats: int = 2, white: int = 4) -> Any:
    """Return a state in which card 5 is nearly complete; shields by number and depot."""
    state = facing((5, 2), white=white, left=NEARLY_5, depots={"1.1": "monastery-3"}, seats=seats, modules=["shields"])
    piece = shields_of(state)
    piece.places = [BOX] * len(piece.places)
    for number, depot in shields:
        piece.places[number - 1] = depot - 1
    return state


def own_shields(state: Any) -> list[int]:
    """Return the numbers of its shields."""
    return [shield + 1 for shield, place in enumerate(shields_of(state).places) if place == FIRST_SEAT + state.seats - 1]


def test_p27_shield_2_is_not_in_the_game() -> None:
    for seed in range(10):
        state: Any = burgrave.new("burgundy", 4, seed, ["base", "shields", "chateauma"])
        assert shields_of(state).places[1] == BOX


def test_p27_a_card_with_a_shield_takes_one_from_the_white_dies_depot() -> None:
    state = with_shields((7, 4), (3, 5), (1, 3))
    turn(state)
    assert own_shields(state) == [7]


def test_p27_of_several_in_a_depot_the_lowest_number() -> None:
    state = with_shields((12, 4), (9, 4))
    turn(state)
    assert own_shields(state) == [9]


def test_p27_else_from_the_next_depot_clockwise() -> None:
    state = with_shields((12, 3), (9, 1))
    turn(state)
    assert own_shields(state) == [9]


def test_p27_a_card_without_the_symbol_takes_none_and_nothing_left_is_nothing() -> None:
    state = with_shields()
    assert ("nothing", 1, "shield") in turn(state)
    state = with_shields((7, 4))
    holdings_of(state).cards = [4, 2]
    holdings_of(state).laid[0] = [tile_named(tile) for tile in ("bank", "castle")] + [0, tile_named("mine"), tile_named("bank")]
    assert not CARDS[4].has_shield
    turn(state)
    assert scored(state, "duchy_cards") == 21
    assert own_shields(state) == []


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 8), (2, 15), (3, 25), (4, 40), (5, 40)])
def test_p27_points_for_its_shields(count: int, points: int) -> None:
    state = with_shields(*((number, 1) for number in range(3, 9)))
    for number in range(count):
        lay_beside(state, 1, number + 2)
    state.agenda = [ChateaumaCount()]
    run_automatic(state)
    assert scored(state, "chateauma_shields") == points
    # What is printed on them is worth nothing to it.
    assert state.view(None)["extra"]["shields"]["players"][1]["worth"] == 0


def test_p27_its_shields_neither_cost_nor_do_anything() -> None:
    state = with_shields((4, 4), (8, 4))
    turn(state)
    assert state.answers[QUESTIONS:] == state.book.defaults
    saved = burgrave.load(json.loads(json.dumps(state.save())))
    assert own_shields(saved) == own_shields(state) == [4]


def test_p27_shield_6_copies_abilities_of_monasteries_that_lie_face_up() -> None:
    """Monastery 13 brings silver with workers; on its cards or in its duchy it works for whoever copies it, not in the reserve."""
    state = with_shields((6, 1))
    lay(state, 0, 5, 18)
    shields_of(state).copied = [1, -1]
    state.derive()
    holdings_of(state).reserve[3].append(tile_named("monastery-13"))
    state.derive()
    assert state.answers[WORKERS_SILVER] == 0
    holdings_of(state).reserve[3].pop()
    state.depots[0] = tile_named("monastery-13")
    turn(state)
    assert state.answers[WORKERS_SILVER] == 1, "the card is complete, and it lies in the duchy now"


def test_p27_shield_6_copies_no_points_of_its_monasteries() -> None:
    """Monastery 24 would score the cow in the duchy of whoever copies it; from Chateauma it does not, from a person it does."""
    for copied, points in ((2, 0), (1, 4)):
        state = with_shields((6, 1), seats=3)
        lay(state, 0, 5, 18)
        shields_of(state).copied = [copied, -1, -1]
        state.tiles[0] = tile_named("cow-3")
        holdings_of(state).spaces[FIRST_SPACE[MONASTERY]] = tile_named("monastery-24")
        state.tiles[HEXES] = tile_named("monastery-24")
        state.derive()
        state.agenda = [FinalScoring()]
        run_automatic(state)
        assert dict(state.scoring(0)).get("monastery-24", 0) == points


def test_p27_shield_6_copies_from_the_player_that_was_chosen() -> None:
    state = with_shields((6, 1), seats=3)
    lay(state, 0, 5, 18)
    shields_of(state).copied = [1, -1, -1]
    holdings_of(state).spaces[FIRST_SPACE[MONASTERY]] = tile_named("monastery-13")
    state.derive()
    assert state.answers[WORKERS_SILVER] == 0


# ---- vineyards ------------------------------------------------------------------------------------------------------


def with_vines(white: int, spaces: dict[int, int], seats: int = 2, **own: Any) -> Any:
    """Return a state with double hexes by space of the depots; card 11, which is chosen, has a double hex under its ship."""
    state = facing((11, 10) if white <= 4 else (10, 11), white=white, seats=seats, modules=["vineyards"], **own)
    for space, tile in spaces.items():
        state.depots[space] = FIRST_DOUBLE + tile
    return state


def doubles(state: Any) -> list[int]:
    """Return the spaces of its double hexes."""
    return [tile - FIRST_DOUBLE for tile in holdings_of(state).doubles]


def test_p27_cards_1_and_10_to_17_are_mixed() -> None:
    state: Any = burgrave.new("burgundy", 2, 3, ["base", "vineyards", "chateauma"])
    holdings = holdings_of(state)
    assert sorted([*holdings.cards, *holdings.deck]) == [1, *range(10, 18)]


@pytest.mark.parametrize("card", range(10, 18))
def test_p27_every_card_for_vineyards_can_be_completed(card: int) -> None:
    other = 10 if card != 10 else 11
    spaces = dict.fromkeys(range(1, len(CARDS[card].colours)), "-mine")
    state = facing((card, other), left=spaces, wild=["mine"], modules=["vineyards"])
    turn(state)
    assert scored(state, "duchy_cards") == CARDS[card].points[1]


def test_p27_one_set_of_vine_tiles_from_which_people_get_one_each() -> None:
    state: Any = burgrave.new("burgundy", 3, 3, ["base", "vineyards", "chateauma"])
    own = vineyards(state)
    assert sum(own.pool) == 4
    assert sum(own.owned) == 2
    assert own.owned[12:] == [0] * 6


@pytest.mark.parametrize(("white", "expected"), [(1, 5), (2, 5), (3, 6), (5, 7)])
def test_p27_the_symbol_takes_the_double_hex_of_the_white_die(white: int, expected: int) -> None:
    state = with_vines(white, {VINE_DEPOT: 5, VINE_DEPOT + 2: 6, VINE_DEPOT + 4: 7}, depots={"1.1": "ship"})
    turn(state)
    assert doubles(state) == [expected]


def test_p27_a_wild_tile_on_the_symbol_takes_one_too() -> None:
    state = with_vines(1, {VINE_DEPOT: 5}, wild=["bank"])
    turn(state)
    assert laid(state, 0)[0] == "wild"
    assert doubles(state) == [5]


def test_p27_with_four_players_each_number_has_its_own_space() -> None:
    for white, expected in ((1, 3), (2, 4), (6, 3)):
        state = with_vines(white, {VINE_DEPOT: 3, VINE_DEPOT + 1: 4}, seats=4, depots={"1.1": "ship"})
        turn(state)
        assert doubles(state) == [expected]


def test_p27_else_the_next_one_to_the_right_round_the_end() -> None:
    state = with_vines(3, {VINE_DEPOT: 5}, depots={"1.1": "ship"})
    turn(state)
    assert doubles(state) == [5]
    state = with_vines(3, {}, depots={"1.1": "ship"})
    assert ("nothing", 1, "double_hex") in turn(state)
    assert doubles(state) == []


def test_p27_two_silver_buy_from_the_vineyard_store_before_the_black_depot() -> None:
    state = with_vines(1, {VINE_STORE + 1: 9}, depots={"1.1": "watchtower", "black:1": "mine"}, silver=2)
    turn(state)
    assert doubles(state) == [9]
    assert not reserve(state)
    assert state.silver[1] == 0


def test_p27_with_an_empty_store_the_black_depot() -> None:
    state = with_vines(1, {}, depots={"1.1": "watchtower", "black:1": "mine"}, silver=2)
    turn(state)
    assert reserve(state) == ["mine"]


@pytest.mark.parametrize(("white", "gone", "expected"), [(1, (), 1), (4, (), 2), (3, (1,), 3), (4, (1, 2), 1)])
def test_p27_where_there_is_a_choice_the_white_die_begins(white: int, gone: tuple[int, ...], expected: int) -> None:
    spaces = {VINE_STORE + place: place + 1 for place in range(3) if place not in gone}
    state = with_vines(white, spaces, seats=3, depots={"1.1": "watchtower"}, silver=2)
    turn(state)
    assert doubles(state) == [expected]


@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (5, 15), (12, 78), (13, 91), (15, 91)])
def test_p27_points_for_double_hexes(count: int, points: int) -> None:
    state = with_vines(1, {})
    holdings_of(state).doubles = [FIRST_DOUBLE] * count
    state.agenda = [ChateaumaCount()]
    run_automatic(state)
    assert scored(state, "chateauma_double_hexes") == points


# ---- together -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(16))
def test_random_games_with_others_keep_the_books_and_have_texts(seed: int) -> None:
    random = Random(seed)
    others = [name for name in PARTNERS if random.random() < 0.6]
    setup = Setup("burgundy", random.choice((2, 3, 4)), ["base", *others, "chateauma"], {"chateauma_a": "on", "chateauma_d": "on"})
    state = walk(setup, seed, chance_of_check=0.01)
    again: Any = setup.new(seed)
    game = again.rules.game
    gains = 0
    for seat, action in state.history():
        events = again.apply(action, seat)
        for language in game.languages:
            entries = game.lines(again, events, language)
            assert all("{" not in entry["text"] + entry["detail"] for entry in entries)
        gains += sum(entry["gain"] for entry in entries if entry["seat"] == again.seats - 1)
        assert all(game.narrate(again, event) for event in events)
    assert gains == again.scores[-1]
