"""Completed cards, the duchy, bonus tiles, modifier D, phase ends and the final count (special p. 23, 25-26)."""

from typing import Any

import pytest

import burgrave
from burgrave.engine.agenda import run_automatic
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.modules.chateauma.cards import BOARD, CARDS
from burgrave.games.burgundy.modules.chateauma.ending import ChateaumaCount, ChateaumaMines
from burgrave.games.burgundy.modules.extra_hexes.tiles import CRANE, GEESE
from burgrave.games.burgundy.modules.white_castles.tiles import WHITE_CASTLE
from burgrave.games.burgundy.tiles import BLACK_SUPPLY, TILES, tile_named

from .opponent import facing, goods, holdings, laid, scored, settled, turn

BLACK = [TILES[tile] for tile in sorted({*BLACK_SUPPLY, CRANE, GEESE, WHITE_CASTLE})]
"""The tiles that can lie face down."""
NEARLY = {1: "ship", 2: "bank", 3: "sheep-2"}
"""All tiles of card 3 but the last building."""
WITH_MINE = {1: "bank", 2: "castle", 3: "monastery-1", 4: "mine"}
"""All tiles of card 4 but the last building."""
PRINTED = {
    1: ("mine animal monastery", "", [8, 12, 16]),
    2: ("building building animal monastery", "", [14, 18, 22]),
    3: ("ship building animal building", "  $", [14, 18, 22]),
    4: ("building castle monastery mine building", "", [17, 21, 25]),
    5: ("monastery building animal monastery", "$", [14, 18, 22]),
    6: ("ship monastery building ship", "$", [14, 18, 22]),
    7: ("building castle building animal ship", "  $", [17, 21, 25]),
    8: ("castle mine animal ship", " $", [14, 18, 22]),
    9: ("animal building building monastery", "   $", [14, 18, 22]),
}
"""The printed cards by number: colours, where the symbol of a sale is, points."""


@pytest.mark.parametrize(("level", "points"), [("easy", 14), ("medium", 18), ("hard", 22)])
def test_p25_a_completed_card_scores_by_level(level: str, points: int) -> None:
    state = facing(left=NEARLY, depots={"1.1": "church"}, chateauma_level=level)
    turn(state)
    assert scored(state, "duchy_cards") == points


@pytest.mark.parametrize("card", range(1, 10))
def test_every_card_can_be_completed(card: int) -> None:
    """It is filled with wild tiles, whatever its colours; its tiles are turned up in the duchy."""
    colours = CARDS[card].colours
    other = 2 if card != 2 else 3
    state = facing((card, other), left=dict.fromkeys(range(1, len(colours)), "-mine"), wild=["mine"])
    turn(state)
    assert scored(state, "duchy_cards") == CARDS[card].points[1]
    assert settled(state, "mine") == ["mine"] * 3
    assert len(holdings(state).over) == len(colours) - 3


def test_p25_its_tiles_move_to_their_colours_in_order_and_do_nothing_there() -> None:
    state = facing(left=NEARLY, depots={"1.1": "watchtower"}, duchy=["market"])
    turn(state)
    assert settled(state, "building")[:4] == ["market", "bank", "watchtower", None]
    assert settled(state, "ship")[0] == "ship"
    assert settled(state, "animal")[0] == "sheep-2"
    assert scored(state, "animals") == 0
    assert scored(state, "watchtowers") == 4, "once, when it was laid on the card"
    assert state.silver[1] == 0
    assert state.track[1] == 0


def test_p25_wild_tiles_are_turned_up_and_go_to_their_own_colour() -> None:
    state = facing(left={1: "-cow-3", 2: "-monastery-9", 3: "-mine"}, depots={"1.1": "church"})
    turn(state)
    assert settled(state, "animal")[0] == "cow-3"
    assert settled(state, "monastery")[0] == "monastery-9"
    assert scored(state, "animals") == 0


def test_p25_where_a_colour_is_full_tiles_lie_on_top() -> None:
    state = facing((4, 5), left=WITH_MINE, depots={"1.1": "church"}, duchy=["mine"] * 3)
    turn(state)
    assert holdings(state).over == [tile_named("mine")]


def test_p25_the_right_card_moves_to_the_left_and_a_new_one_comes() -> None:
    state = facing(left=NEARLY, right={2: "bank"}, depots={"1.1": "church"})
    turn(state)
    assert holdings(state).cards == [5, 1]
    assert laid(state, 0) == [None, "bank", None, None]
    assert laid(state, 1) == [None] * 3
    assert holdings(state).done == [3]


def test_p25_where_the_right_card_is_completed_the_left_one_stays() -> None:
    state = facing((5, 3), white=6, right=NEARLY, depots={"1.1": "church"})
    turn(state)
    assert holdings(state).cards == [5, 1]


def test_p25_both_cards_may_be_completed_in_one_turn() -> None:
    right = {1: "monastery-1", 3: "cow-2", 4: "monastery-2"}
    state = facing(left=NEARLY, right=right, depots={"1.1": "town_hall"}, reserve=["bank"])
    turn(state)
    assert scored(state, "duchy_cards") == 36
    assert holdings(state).cards == [1, 2]


def test_when_the_deck_is_used_up_the_place_stays_empty() -> None:
    state = facing(left=NEARLY, depots={"1.1": "church"})
    holdings(state).deck = []
    turn(state)
    assert holdings(state).cards == [5, 0]


# ---- bonus tiles ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owner", "small", "seats", "points"), [(-1, -1, 2, 5), (0, -1, 2, 2), (0, -1, 3, 3), (0, 1, 3, 0), (-1, -1, 4, 7)]
)
def test_p25_a_covered_colour_brings_the_bonus_tile_that_is_left(owner: int, small: int, seats: int, points: int) -> None:
    state = facing((4, 5), left=WITH_MINE, depots={"1.1": "church"}, duchy=["mine"] * 2, seats=seats)
    state.bonus = [*state.bonus]
    state.bonus[5], state.bonus[11] = owner, small
    turn(state)
    assert scored(state, "bonus_tiles") == points
    assert (state.seats - 1 in state.bonus) == bool(points)


def test_p25_tiles_on_a_card_that_is_not_complete_cover_no_colour() -> None:
    state = facing((4, 5), left={1: "bank", 2: "castle", 3: "monastery-1"}, depots={"1.1": "mine"}, duchy=["mine"] * 2)
    turn(state)
    assert laid(state, 0)[3] == "mine"
    assert scored(state, "bonus_tiles") == 0


def test_p22_a_full_colour_is_no_region_and_only_the_card_and_the_bonus_tile_score() -> None:
    state = facing((4, 5), left=WITH_MINE, depots={"1.1": "church"}, duchy=["mine"] * 2)
    turn(state)
    assert dict(state.scoring(1)) == {"duchy_cards": 21, "bonus_tiles": 5}


@pytest.mark.parametrize(("letter", "cards", "left", "duchy"), [("a", (3, 5), NEARLY, "ship"), ("b", (4, 5), WITH_MINE, "mine")])
def test_p26_modifiers_a_and_b_need_fewer_tiles_for_a_bonus_tile(
    letter: str, cards: tuple[int, int], left: dict[int, str], duchy: str
) -> None:
    count = {"a": 4, "b": 1}[letter]
    for value, points in (("on", 5), ("off", 0)):
        options = {f"chateauma_{letter}": value}
        state = facing(cards, left=left, depots={"1.1": "church"}, duchy=[duchy] * count, **options)  # type: ignore[arg-type]
        turn(state)
        assert scored(state, "bonus_tiles") == points


def test_p25_a_bonus_tile_is_taken_once() -> None:
    state = facing((4, 5), left=WITH_MINE, depots={"1.1": "church"}, duchy=["mine"] * 3)
    state.bonus = [*state.bonus[:5], 1, *state.bonus[6:]]
    turn(state)
    assert scored(state, "bonus_tiles") == 0
    assert state.bonus[11] == -1


# ---- modifier D ----------------------------------------------------------------------------------------------------------------


def to_mark(colour: str, before: int) -> list[str]:
    """Return a number of tiles of a colour in the duchy."""
    return [{"building": "bank", "castle": "castle", "ship": "ship"}[colour]] * before


GRANTING = {"1.1": "church", "1.2": "cow-4", "3.1": "cow-2", "5.1": "cow-3"}


def test_p26_modifier_d_grants_a_tile_for_the_remaining_card_by_a_new_roll_of_its_own_die() -> None:
    """The action is that of p. 24, whose first step is the roll, and the white die is not used for it."""
    state = facing(left=NEARLY, white=3, depots=GRANTING, duchy=to_mark("ship", 3), chateauma_d="on")
    events = turn(state, 1, 4)
    assert settled(state, "ship")[3] == "ship"
    assert laid(state, 0) == [None, None, "cow-3", None], "before new cards are drawn"
    assert scored(state, "animals") == 3
    assert ("next_die", 1, 4) in events
    assert state.view(0)["extra"]["chateauma"]["die"] == 4


def test_p26_modifier_d_can_be_read_to_begin_with_the_white_dies_depot() -> None:
    state = facing(left=NEARLY, white=3, depots=GRANTING, duchy=to_mark("ship", 3), chateauma_d="on", chateauma_extra="white_die")
    events = turn(state)
    assert laid(state, 0) == [None, None, "cow-2", None]
    assert "next_die" not in [event[0] for event in events]


def test_p26_modifier_d_lays_the_tile_on_the_left_card_where_the_right_one_is_complete() -> None:
    state = facing((5, 3), right=NEARLY, white=6, depots=GRANTING, duchy=to_mark("ship", 3), chateauma_d="on")
    turn(state, 1, 4)
    assert holdings(state).cards[0] == 5
    assert laid(state, 0) == [None, None, "cow-3", None]


def test_p26_modifier_d_brings_nothing_for_a_space_without_the_sign() -> None:
    state = facing(left=NEARLY, white=3, depots=GRANTING, duchy=to_mark("ship", 2), chateauma_d="on")
    turn(state, 1)
    assert settled(state, "ship")[2] == "ship"
    assert not any(laid(state, 0))


def test_p26_a_castle_that_modifier_d_lays_uses_the_white_die_again() -> None:
    """The roll is for the tile of the sign; what that tile does is as always."""
    depots = {"1.1": "watchtower", "4.1": "castle", "5.1": "ship", "3.1": "cow-2"}
    state = facing((3, 7), left=NEARLY, white=3, depots=depots, duchy=to_mark("ship", 3), chateauma_d="on")
    turn(state, 1, 4)
    assert laid(state, 0) == [None, "castle", None, "cow-2", None]


def test_p26_modifier_d_takes_from_the_reserve_where_the_depots_have_nothing() -> None:
    state = facing(
        left=NEARLY, depots={"1.1": "watchtower", "2.1": "castle"}, reserve=["cow-4"], duchy=to_mark("ship", 3), chateauma_d="on"
    )
    turn(state, 1, 2)
    assert laid(state, 0) == [None, None, "cow-4", None]


def test_p26_without_the_modifier_the_sign_means_nothing() -> None:
    state = facing(left=NEARLY, white=3, depots={"1.1": "church", "3.1": "cow-2"}, duchy=to_mark("ship", 3))
    turn(state)
    assert not any(laid(state, 0))


def test_p26_modifier_d_resolves_several_signs_one_after_the_other() -> None:
    duchy = [*to_mark("ship", 3), *to_mark("building", 4)]
    board = {"1.1": "watchtower", "1.2": "cow-4", "2.1": "monastery-5", "6.1": "bank"}
    state = facing(left=NEARLY, white=1, depots=board, duchy=duchy, chateauma_d="on")
    turn(state, 1, 2, 6)
    assert laid(state, 0) == ["monastery-5", "bank", None, None], "a roll for each"


def test_p26_modifier_d_sells_goods_for_symbols_it_covers() -> None:
    state = facing(
        left=NEARLY,
        depots={"1.1": "church", "2.1": "monastery-5"},
        duchy=to_mark("ship", 3),
        goods={"red": 2, "pink": 1},
        chateauma_d="on",
    )
    turn(state, 1, 1)
    # The monastery of card 5 has a symbol; what was on card 3 is covered since before this turn.
    assert goods(state) == {"pink": 1}
    assert scored(state, "sales") == 4


def test_p26_modifier_d_sells_instead_where_both_cards_are_complete() -> None:
    right = {1: "monastery-1", 3: "cow-2", 4: "monastery-2"}
    state = facing(
        left=NEARLY,
        right=right,
        depots={"1.1": "town_hall", "2.1": "ship"},
        reserve=["bank"],
        duchy=to_mark("ship", 3),
        goods={"red": 2, "pink": 1},
        chateauma_d="on",
    )
    events = turn(state)
    assert goods(state) == {"pink": 1}
    assert state.depots[4] == tile_named("ship")
    assert "next_die" not in [event[0] for event in events], "no tile is looked for"


def test_p26_modifier_d_sells_once_for_each_sign_where_both_cards_are_complete() -> None:
    state = facing(
        left=NEARLY,
        right={1: "monastery-1", 3: "cow-2", 4: "monastery-2"},
        depots={"1.1": "town_hall"},
        reserve=["watchtower"],
        duchy=[*to_mark("ship", 3), *to_mark("building", 4)],
        goods={"red": 3, "pink": 2, "brown": 1},
        chateauma_d="on",
    )
    turn(state)
    assert goods(state) == {"brown": 1}
    assert state.silver[1] == 2


def test_p26_modifier_d_may_complete_the_other_card_too() -> None:
    right = {1: "monastery-1", 2: "bank", 4: "monastery-2"}
    state = facing(left=NEARLY, right=right, depots={"1.1": "church", "2.1": "cow-2"}, duchy=to_mark("ship", 3), chateauma_d="on")
    turn(state, 1, 1)
    assert scored(state, "duchy_cards") == 36
    assert settled(state, "animal")[:2] == ["sheep-2", "cow-2"]


def test_p26_tiles_that_still_wait_to_move_count_as_animals() -> None:
    """The pigs of the completed card have not moved when the bonus tile is laid."""
    left = {1: "monastery-1", 2: "bank", 3: "pig-4"}
    state = facing((5, 2), left=left, depots={"1.1": "monastery-2", "2.1": "pig-2"}, duchy=["monastery-3"] * 3, chateauma_d="on")
    turn(state, 1, 1)
    assert scored(state, "animals") == 6


# ---- the ends of phases and of the game ----------------------------------------------------------------------------------------


def test_p23_mines_face_up_on_cards_and_in_the_duchy_pay_silver() -> None:
    state = facing((4, 5), left={4: "mine", 1: "-mine"}, duchy=["mine"], reserve=["mine"], wild=["mine"])
    state.agenda = [ChateaumaMines()]
    run_automatic(state)
    assert state.silver[1] == 2


def test_p25_tiles_on_top_of_a_full_colour_pay_and_count_too() -> None:
    state = facing(duchy=["mine"] * 3)
    holdings(state).over = [tile_named("mine"), tile_named("monastery-4")]
    state.agenda = [ChateaumaCount(), ChateaumaMines()]
    run_automatic(state)
    assert state.silver[1] == 4
    assert scored(state, "any_monastery") == 4


def test_p26_the_mine_of_modifier_b_pays_from_the_beginning() -> None:
    state = facing(chateauma_b="on")
    state.agenda = [ChateaumaMines()]
    run_automatic(state)
    assert state.silver[1] == 1


@pytest.mark.parametrize("others", [(), ("shields",)], ids=["alone", "after the tribute"])
def test_p23_its_mines_pay_when_a_phase_ends(others: tuple[str, ...]) -> None:
    state: Any = burgrave.new("burgundy", 2, 1, ["base", *others, "chateauma"], {"chateauma_b": "on"})
    paid = []
    while state.phase == 0:
        events = state.apply(state.legal_actions(0)[-1], 0)
        paid += [event for event in events if event[0] == "silver" and event[1] == 1 and event[3] == "mines"]
    assert paid == [("silver", 1, holdings(state).faces().count(tile_named("mine")), "mines")]


def test_p25_final_count() -> None:
    state = facing(
        left={1: "ship", 2: "-monastery-4", 3: "cow-2"},
        right={1: "monastery-5"},
        duchy=["monastery-6", "monastery-7", "bank"],
        reserve=["monastery-8", "bank"],
        wild=["ship"],
        goods={"red": 2, "pink": 1},
        silver=4,
    )
    state.agenda = [ChateaumaCount()]
    run_automatic(state)
    assert dict(state.scoring(1)) == {
        "any_monastery": 12,
        "unsold_goods": 3,
        "silver": 4,
        "reserve_tiles": 3,
        "card_tiles": 8,
    }


@pytest.mark.parametrize("tile", BLACK)
def test_p25_a_tile_face_down_is_no_monastery_animal_or_mine_whatever_it_is(tile: str) -> None:
    """Face down a tile is a negative number, which Python would take for a place from the end of a table."""
    state = facing((3, 5), left={2: f"-{tile}"}, right={2: f"-{tile}"})
    holdings(state).spaces[0] = -tile_named(tile)
    assert not any(holdings(state).faces_of(colour) for colour in range(-1, len(COLOURS)))
    state.agenda = [ChateaumaCount(), ChateaumaMines()]
    run_automatic(state)
    assert dict(state.scoring(1)) == {"card_tiles": 4}


def test_p25_a_tie_goes_to_chateauma() -> None:
    state = facing(seats=3)
    state.agenda = []
    state.points = [50, 60, 60]
    assert state.ranking == (2, 1, 0)
    assert state.winners == (2,)
    state.points = [70, 60, 60]
    assert state.ranking == (0, 2, 1)
    state.points = [70, 70, 60]
    assert state.ranking[2] == 2


@pytest.mark.parametrize("number", range(1, 18))
def test_every_card_is_as_it_was_read(number: int) -> None:
    """Those for vineyards repeat 2 to 9 (docs/content.md)."""
    colours, sales, points = PRINTED[number if number < 10 else number - 8]
    card = CARDS[number]
    assert [COLOURS[colour] for colour in card.colours] == colours.split()
    assert card.sales == sum(1 << space for space, symbol in enumerate(sales) if symbol == "$")
    assert card.points == points
    assert bool(card.doubles) == (number > 9)


def test_the_nine_cards_have_as_many_spaces_as_a_duchy() -> None:
    assert sum(len(CARDS[number].colours) for number in range(1, 10)) == len(BOARD) == 37
