"""The setup of Chateauma (special p. 22, 26): seats, cards, goods, order, modifiers."""

from collections import Counter
from typing import Any

import pytest

import burgrave
from burgrave.engine.errors import BadOption
from burgrave.games.burgundy.colours import CASTLE
from burgrave.games.burgundy.modules.chateauma.cards import BOARD, CARDS, MARKED_A, MARKED_B
from burgrave.games.burgundy.modules.chateauma.holdings import holdings_of
from burgrave.games.burgundy.steps.ship import advance
from burgrave.games.burgundy.tiles import CASTLE_TILE, COLOUR, GOODS_KINDS

from ..scene import end_round
from .opponent import settled

SEATS = (2, 3, 4)


def new(seats: int = 2, seed: int = 1, modules: tuple[str, ...] = (), **options: str) -> Any:
    return burgrave.new("burgundy", seats, seed, ["base", *modules, "chateauma"], options)


@pytest.mark.parametrize("seats", SEATS)
def test_p22_the_last_seat_is_its_own(seats: int) -> None:
    state = new(seats)
    assert state.book.people == list(range(seats - 1))
    assert state.rules.game.automa(state.rules) == (seats - 1,)
    assert burgrave.game("burgundy").automa(burgrave.new("burgundy", seats).rules) == ()


def test_p22_the_board_is_for_all_players_it_among_them() -> None:
    for seats in SEATS:
        state = new(seats)
        assert state.book.black_spaces == {2: 4, 3: 6, 4: 8}[seats]
        assert state.book.sold_goods == seats


@pytest.mark.parametrize("seats", SEATS)
def test_p22_one_goods_tile_of_each_kind_is_set_aside_for_it(seats: int) -> None:
    state = new(seats)
    own = state.goods[(seats - 1) * GOODS_KINDS :]
    assert own == [1] * GOODS_KINDS
    assert Counter(state.goods_pile) == dict.fromkeys(range(GOODS_KINDS), 6)
    assert all(sum(state.goods[seat * GOODS_KINDS : (seat + 1) * GOODS_KINDS]) == 3 for seat in range(seats - 1))


@pytest.mark.parametrize("seed", range(12))
def test_p22_the_left_card_has_a_castle_and_a_castle_lies_on_it(seed: int) -> None:
    state = new(2, seed)
    holdings = holdings_of(state)
    card = CARDS[holdings.cards[0]]
    assert CASTLE in card.colours
    assert holdings.laid[0][card.colours.index(CASTLE)] == CASTLE_TILE
    assert sum(1 for tile in (*holdings.laid[0], *holdings.laid[1]) if tile) == 1
    assert sorted([*holdings.cards, *holdings.deck]) == list(range(1, 10))
    # One castle for everybody at the beginning, and those of phase A.
    assert state.drawn[CASTLE] == 2 + sum(1 for _, colour in state.book.depots[0] if colour == CASTLE)


def test_p22_the_other_cards_are_mixed_and_any_may_be_the_right_one() -> None:
    games = [holdings_of(new(2, seed)) for seed in range(80)]
    assert {holdings.cards[0] for holdings in games} == {4, 7, 8}, "those with a castle"
    assert {holdings.cards[1] for holdings in games} == set(range(1, 10))
    assert len({tuple(holdings.deck) for holdings in games}) > 70


def test_p22_a_silver_and_no_workers() -> None:
    state = new(3)
    assert state.silver == [1, 1, 1]
    assert state.workers[2] == 0
    assert sorted(state.workers[:2]) == [1, 2]


def test_p22_it_is_the_last_in_turn_order_and_anybody_else_the_first() -> None:
    assert {tuple(new(2, seed).order) for seed in range(6)} == {(0, 1)}
    orders = Counter(tuple(new(4, seed).order) for seed in range(60))
    assert set(orders) == {(0, 1, 2, 3), (1, 2, 0, 3), (2, 0, 1, 3)}
    assert min(orders.values()) > 8


def test_p23_its_die_is_rolled_in_its_turn_and_not_before() -> None:
    state = new()
    for _ in range(2):
        assert state.to_act == (0,)
        assert state.view(0)["players"][1]["dice"] == [0, 0]
        assert all(state.view(0)["players"][0]["dice"])
        kinds = [event[0] for event in end_round(state)]
        assert kinds.index("own_die") < kinds.index("roll")


def test_p23_the_track_says_when_it_moves() -> None:
    state = new()
    advance(state, 1)
    events = end_round(state)
    assert state.order == [1, 0]
    kinds = [event[0] for event in events]
    assert kinds.count("own_die") == 2, "last in the first round, first in the second"
    assert state.to_act == (0,)


def test_p26_modifier_c_makes_it_the_first() -> None:
    state = new(3, chateauma_c="on", settling="open", start_castle="choose")
    assert state.order[0] == 2
    assert state.workers[state.order[1]] == 2
    assert state.workers[state.order[2]] == 3


def test_p26_modifier_a_covers_five_spaces_face_down() -> None:
    state = new(2, chateauma_a="on")
    holdings = holdings_of(state)
    assert [space for space, tile in enumerate(holdings.spaces) if tile < 0] == sorted(MARKED_A)
    assert settled(state, "building")[:3] == ["wild", "wild", None]
    for colour in ("animal", "ship", "monastery"):
        assert settled(state, colour)[:2] == ["wild", None]
    # They are gone from the black tiles; in the view they are just black.
    assert len(state.piles[6]) == 35
    assert state.view(0)["extra"]["chateauma"]["duchy"]["ship"]["tiles"][0] == "black_hex"


def test_p26_modifier_a_hides_what_lies_face_down() -> None:
    state = new(2, chateauma_a="on")
    face_down = {tuple(holdings_of(state.imagine(0, seed)).spaces) for seed in range(12)}
    assert len(face_down) > 1
    mixed = state.imagine(0, 3)
    before, after = ([*one.piles[6][one.drawn[6] :], *(-t for t in holdings_of(one).spaces if t < 0)] for one in (state, mixed))
    assert Counter(before) == Counter(after)


def test_p26_modifier_b_begins_with_a_building_a_mine_and_a_castle() -> None:
    state = new(2, chateauma_b="on")
    holdings = holdings_of(state)
    assert sorted(space for space, tile in enumerate(holdings.spaces) if tile > 0) == sorted(MARKED_B)
    assert settled(state, "mine") == ["mine", None, None]
    assert settled(state, "castle")[0] == "castle"
    assert COLOUR[next(tile for tile in holdings.spaces if tile > 0)] == 0


@pytest.mark.parametrize("seats", SEATS)
def test_p26_the_tiles_of_modifier_b_leave_their_piles(seats: int) -> None:
    without, state = (new(seats, chateauma_b=value) for value in ("off", "on"))
    piles = [BOARD[space] for space in MARKED_B]
    assert [taken - before for taken, before in zip(state.drawn, without.drawn, strict=True)] == [
        piles.count(pile) for pile in range(len(state.piles))
    ]
    # They are those that lay on top, and the next ones lie in the depots.
    building = BOARD[MARKED_B[0]]
    assert holdings_of(state).spaces[MARKED_B[0]] == state.piles[building][0]
    shown = [tile for tile in state.depots if tile and COLOUR[tile] == building and tile in state.piles[building][1:]]
    assert Counter(state.piles[building][1 : state.drawn[building]]) <= Counter(shown)


def test_p26_with_four_players_modifiers_a_and_b_leave_the_last_spaces_empty() -> None:
    """Every tile of the box is used then: what lies on Chateauma's board is missing in phase E (docs/rulings.md)."""
    state = new(4, chateauma_a="on", chateauma_b="on")
    while state.phase < 4:
        state.apply(state.legal_actions(state.to_act[0])[-1], state.to_act[0])
    assert state.drawn[6] == len(state.piles[6]) == 35
    assert state.depots[27:32] == [0] * 5


def test_p26_any_level_goes_with_any_modifiers() -> None:
    usual = new().rules.options
    assert usual["chateauma_level"] == "medium"
    assert {usual[f"chateauma_{letter}"] for letter in "abcd"} == {"off"}
    for level in ("easy", "medium", "hard"):
        for letters in ("", "a", "bc", "abcd"):
            state = new(chateauma_level=level, **{f"chateauma_{letter}": "on" for letter in letters})
            assert state.rules.options["chateauma_level"] == level
            assert (state.order[0] == 1) == ("c" in letters)


@pytest.mark.parametrize("other", ["inns", "team", "solo"])
def test_p26_what_it_does_not_go_together_with(other: str) -> None:
    with pytest.raises(BadOption, match="does not go together"):
        new(4, modules=(other,))


def test_it_plays_the_special_edition_with_two_to_four() -> None:
    with pytest.raises(BadOption, match="edition"):
        new(edition="2011")
    with pytest.raises(BadOption, match="2, 3, 4|'2', '3', '4'|seats"):
        new(1)
    with pytest.raises(BadOption, match="chateauma_level"):
        new(chateauma_level="brutal")


def test_nobody_plans_for_it() -> None:
    state = new()
    with pytest.raises(BadOption, match="played by the game"):
        state.rules.game.what_if(state, 1)
    assert state.rules.game.what_if(state, 0).to_act == (0,)


@pytest.mark.parametrize("seed", range(6))
def test_the_deck_is_hidden(seed: int) -> None:
    state = new(2, seed)
    assert state.view(0)["extra"]["chateauma"]["deck"] == 7
    assert len({tuple(holdings_of(state.imagine(0, imagined_seed)).deck) for imagined_seed in range(8)}) > 4
