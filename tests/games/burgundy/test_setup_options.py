"""Options before the game: editions, duchies, where the starting castle stands and how that is chosen."""

import json
from typing import Any

import pytest

import burgrave
from burgrave import BadOption, IllegalAction

from .scene import give, legal, own, play


def new(seats: int = 2, seed: int = 1, **options: Any) -> Any:
    return burgrave.new("burgundy", seats, seed, options=options)


def castles(state: Any, seat: int) -> list[int]:
    """Return the hexes of a seat that hold a tile; all of them castles while nothing else is placed."""
    hexes = own(state, seat)["hexes"]
    assert set(hexes) <= {None, "castle"}
    return [number for number, tile in enumerate(hexes, 1) if tile]


# ---- defaults ----


def test_the_default_is_a_first_game_of_the_special_edition() -> None:
    state = new()
    assert state.rules.options == {
        "edition": "special",
        "duchies": "1",
        "start_castle": "recommended",
        "settling": "open",
        "tie_break": "edition",
        "purchase": "edition",
        "two_depots": "edition",
        "documented_only": "no",
    }
    assert [castles(state, seat) for seat in (0, 1)] == [[19], [19]]
    assert state.ply == 0
    assert all(text.startswith(("take", "sell", "workers")) for text in legal(state))


def test_one_word_serves_all_seats_and_a_list_each() -> None:
    state = new(duchies=["1", "2"])
    assert [own(state, seat)["duchy"] for seat in (0, 1)] == ["1", "2"]
    assert [castles(state, seat) for seat in (0, 1)] == [[19], [19]]
    state = new(3, duchies="2")
    assert [own(state, seat)["duchy"] for seat in range(3)] == ["2"] * 3


# ---- openly, one after the other ----


def test_choosing_openly_goes_in_turn_order() -> None:
    for seed in range(4):
        state = new(4, seed, start_castle="choose")
        seen = []
        for hex_ in (2, 3, 7, 19):
            seen += state.to_act
            assert legal(state) == [f"settle duchy:1 hex:{castle}" for castle in (2, 3, 7, 19)]
            seat = state.to_act[0]
            play(state, f"settle duchy:1 hex:{hex_}")
            assert castles(state, seat) == [hex_]  # for everybody to see
        assert seen == state.order


def test_the_first_phase_begins_when_everybody_has_settled() -> None:
    state = new(start_castle="choose")
    assert all(tile is None for depot in state.view()["depots"] for tile in depot["tiles"])
    assert state.view()["white_die"] == 0
    play(state, "settle duchy:1 hex:7", "settle duchy:1 hex:19")
    assert sum(tile is not None for depot in state.view()["depots"] for tile in depot["tiles"]) == 12
    assert state.to_act == (state.order[0],)


def test_tiles_go_next_to_the_chosen_castle() -> None:
    state = new(start_castle="choose")
    first = state.to_act[0]
    play(state, "settle duchy:1 hex:7", "settle duchy:1 hex:19")
    assert [hex_ for hex_ in range(1, 38) if state.frontier[first] >> hex_ - 1 & 1] == [2, 3, 6, 8, 12, 13]


def test_a_seat_without_a_choice_settles_by_itself() -> None:
    state = new(3, duchies=["1", "3", "2"])
    assert state.to_act == (1,)
    assert castles(state, 0) == castles(state, 2) == [19]
    play(state, "settle duchy:3 hex:29")
    assert castles(state, 1) == [29]


# ---- dealt boards ----


@pytest.mark.parametrize(("edition", "pairs"), [("2011", 6), ("special", 5)])
def test_a_dealt_board_offers_both_sides_and_every_castle_space(edition: str, pairs: int) -> None:
    sides_seen = set()
    for seed in range(40):
        state = new(2, seed, edition=edition, duchies="dealt")
        sides = own(state, state.to_act[0])["dealt"]
        sides_seen.add(tuple(sides))
        assert own(state, state.to_act[0])["duchy"] is None
        assert len(legal(state)) == 8
        assert {text.split()[1] for text in legal(state)} == {f"duchy:{side}" for side in sides}
    assert len(sides_seen) == pairs


def test_the_chosen_side_is_the_duchy_of_the_seat() -> None:
    state = new(2, 3, edition="2011", duchies="dealt")
    seat = state.to_act[0]
    side = own(state, seat)["dealt"][1]
    play(state, next(text for text in legal(state) if f"duchy:{side} " in text))
    assert own(state, seat)["duchy"] == side
    assert own(state, seat)["dealt"] == [side]


def test_no_board_of_2011_is_dealt_twice_but_the_special_box_has_four_of_each() -> None:
    for seed in range(20):
        dealt = [tuple(own(new(4, seed, edition="2011", duchies="dealt"), seat)["dealt"]) for seat in range(4)]
        assert len(set(dealt)) == 4
    hands = [[tuple(own(new(4, seed, duchies="dealt"), seat)["dealt"]) for seat in range(4)] for seed in range(20)]
    assert any(len(set(hand)) < 4 for hand in hands)


def test_some_seats_may_be_dealt_a_board_and_others_not() -> None:
    state = new(2, duchies=["1", "dealt"])
    assert state.to_act == (1,)
    assert len(own(state, 1)["dealt"]) == 2
    assert castles(state, 0) == [19]


# ---- in secret, all at the same time ----


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_choosing_in_secret_goes_in_any_order_and_is_revealed_together(order: tuple[int, ...]) -> None:
    state = new(3, start_castle="choose", settling="secret")
    assert state.to_act == (0, 1, 2)
    chosen = dict(zip(order, (2, 3, 7)))
    for index, seat in enumerate(order):
        assert [castles(state, seat) for seat in range(3)] == [[], [], []]
        events = state.apply(f"settle duchy:1 hex:{chosen[seat]}", seat)
        if index < 2:
            assert events == [("secret", seat)]
            assert set(state.to_act) == set(order[index + 1 :])
    assert [castles(state, seat) for seat in range(3)] == [[chosen[seat]] for seat in range(3)]
    assert state.to_act == (state.order[0],)
    assert [event for event in events if event[0] == "settle"] == [("settle", seat, "1", chosen[seat] - 1) for seat in range(3)]


def test_nobody_else_sees_a_secret_choice() -> None:
    first, second = (new(3, start_castle="choose", settling="secret") for _ in range(2))
    first.apply("settle duchy:1 hex:2", 0)
    second.apply("settle duchy:1 hex:19", 0)
    for viewer in (1, 2, None):
        assert json.dumps(first.view(viewer)) == json.dumps(second.view(viewer))
        assert first.view(viewer)["chosen"] is None
    assert first.view(0)["chosen"] == "settle duchy:1 hex:2"
    assert second.view(0)["chosen"] == "settle duchy:1 hex:19"


def test_a_secret_choice_of_a_side_stays_hidden_too() -> None:
    first, second = (new(2, 4, duchies="dealt", settling="secret") for _ in range(2))
    options = [str(action) for action in first.legal_actions(1)]
    first.apply(options[0], 1)
    second.apply(options[-1], 1)
    assert first.view(0) == second.view(0)
    assert own(first, 1)["duchy"] is None
    assert len(own(first, 1)["dealt"]) == 2


def test_a_secret_choice_is_made_once() -> None:
    state = new(3, start_castle="choose", settling="secret")
    state.apply("settle duchy:1 hex:2", 1)
    assert state.legal_actions(1) == ()
    with pytest.raises(IllegalAction, match="seat 1"):
        state.apply("settle duchy:1 hex:3", 1)
    assert state.to_act == (0, 2)


def test_only_those_with_a_choice_choose_in_secret() -> None:
    state = new(3, duchies=["3", "1", "3"], settling="secret")
    assert state.to_act == (0, 2)
    assert castles(state, 1) == [19]


def test_secret_settling_without_a_choice_asks_nobody() -> None:
    assert new(settling="secret").to_act == new(settling="open").to_act


# ---- single options over an edition ----


@pytest.mark.parametrize("edition", ["2011", "special"])
@pytest.mark.parametrize("tie_break", ["2011", "special"])
def test_a_tie_break_may_be_chosen_apart_from_the_edition(edition: str, tie_break: str) -> None:
    state = give(new(edition=edition, tie_break=tie_break), 0, points=30, hexes={18: "ship"})
    give(state, 1, points=30)
    assert state.ranking == ((1, 0) if tie_break == "2011" else (0, 1))


# ---- what is not valid, and what would be ----


def refused(seats: int = 2, **options: Any) -> str:
    with pytest.raises(BadOption) as error:
        new(seats, **options)
    return str(error.value)


def test_an_unknown_edition_names_those_there_are() -> None:
    message = refused(edition="2019")
    assert "'2019'" in message
    assert "'2011'" in message
    assert "'special'" in message


def test_an_unknown_duchy_names_those_there_are() -> None:
    message = refused(duchies="99")
    assert "'99'" in message
    assert all(f"'{valid}'" in message for valid in (*range(1, 11), "dealt"))


@pytest.mark.parametrize("duchies", ["10", ["1", "10"]])
def test_duchy_10_is_not_in_the_2011_edition(duchies: Any) -> None:
    message = refused(edition="2011", duchies=duchies)
    assert "'10'" in message
    assert "'2011'" in message
    assert all(f"'{valid}'" in message.split("valid")[1] for valid in (*range(1, 10), "dealt"))
    assert "'10'" not in message.split("valid")[1]


@pytest.mark.parametrize("duchies", [["1"], ["1", "2", "3"], []])
def test_a_list_of_duchies_is_as_long_as_there_are_seats(duchies: list[str]) -> None:
    message = refused(2, duchies=duchies)
    assert "'duchies'" in message
    assert "list of 2" in message


@pytest.mark.parametrize(
    ("option", "value", "valid"),
    [
        ("start_castle", "anywhere", ("recommended", "choose")),
        ("settling", "blind", ("open", "secret")),
        ("tie_break", "dice", ("edition", "2011", "special")),
        ("purchase", True, ("edition", "any_time", "between_actions", "between_dice")),
        ("two_depots", "both", ("edition", "together", "in_turn")),
        ("duchies", 3, ("1", "10", "dealt")),
        ("duchies", ["1", 2], ("1", "10", "dealt")),
        ("settling", ["open", "open"], ("open", "secret")),
    ],
)
def test_a_wrong_value_names_option_and_valid_words(option: str, value: Any, valid: tuple[str, ...]) -> None:
    message = refused(**{option: value})
    assert f"'{option}'" in message
    assert all(f"'{word}'" in message for word in valid)


def test_an_unknown_option_names_those_there_are() -> None:
    message = refused(editions="2011")
    assert "'editions'" in message
    assert all(f"'{name}'" in message for name in ("edition", "duchies", "start_castle", "settling", "tie_break", "purchase"))


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "2", None, 2.0])
def test_the_game_is_for_two_to_four(seats: Any) -> None:
    with pytest.raises(BadOption, match="'2', '3', '4'"):
        burgrave.new("burgundy", seats, 1)
