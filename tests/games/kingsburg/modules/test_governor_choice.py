"""Module 3: how everybody becomes a governor (p. 12), and the notes on thief and princess (p. 13)."""

from typing import Any

from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.modules.governors.cards import NAMES, governor
from burgrave.games.kingsburg.modules.governors.court import NOBODY_YET, court_of
from burgrave.games.kingsburg.state import State

from ..scene import begin, happened, legal, owns, play, rolled
from .cards import ruled_by

MODULES = ["base", "governors"]


def new(seats: int = 3, seed: int = 1, **options: Any) -> State:
    state: State = KINGSBURG.setup(KINGSBURG.rules(seats, MODULES, options), seed)
    return state


def test_p12_25_governors() -> None:
    assert len(NAMES) == 25


def test_p12_three_cards_each_of_which_one_is_kept_in_secret() -> None:
    state = new(5)
    hands = [state.view(seat)["governors"]["hand"] for seat in range(5)]
    assert [len(hand) for hand in hands] == [3] * 5
    assert len({card for hand in hands for card in hand}) == 15
    assert state.view(None)["governors"]["hand"] == []
    for seat in range(5):
        assert state.to_act == tuple(range(seat, 5))
        assert {str(action) for action in state.legal_actions(seat)} == {f"keep governor:{name}" for name in hands[seat]}
        assert state.view(None)["governors"]["seats"] == [None] * 5
        state.apply(f"keep governor:{hands[seat][0]}", seat)
    assert state.view(None)["governors"]["seats"] == [hand[0] for hand in hands]


def auction(*names: str) -> State:
    """Three players in the order 1, 2, 0; these governors are on the table."""
    state = new(3, governor_choice="auction")
    state.order = [1, 2, 0]
    court_of(state).opener = NOBODY_YET
    court_of(state).auctioned = sorted(map(governor, names))
    begin(state, "aid", "setup")
    return state


def test_p12_optional_rule_one_governor_more_than_players_is_on_the_table() -> None:
    for seats in (2, 3, 4, 5):
        assert len(new(seats, governor_choice="auction").view(0)["governors"]["table"]) == seats + 1


def test_p12_optional_rule_the_auction() -> None:
    state = auction("preacher", "fairy", "duke", "general")
    assert state.to_act == (1,)
    play(state, "nominate governor:duke")
    # Who nominates opens, at 0 or more.
    assert state.to_act == (1,)
    assert legal(state)[0] == "bid points:0"
    assert "pass" not in legal(state)
    play(state, "bid points:0")
    assert state.to_act == (2,)
    assert legal(state)[0] == "bid points:1"
    play(state, "bid points:2")
    assert state.to_act == (0,)
    play(state, "pass")
    assert state.to_act == (1,)
    play(state, "bid points:3")
    # Seat 0 has passed and is not asked again.
    assert state.to_act == (2,)
    play(state, "pass")
    assert state.view(0)["governors"]["seats"] == [None, "duke", None]
    assert state.points == [0, -3, 0]
    # The next on the left nominates; who has a governor takes no part.
    assert state.to_act == (2,)
    play(state, "nominate governor:fairy", "bid points:1", "pass")
    assert state.view(0)["governors"]["seats"] == [None, "duke", "fairy"]
    # The last takes one of the two that are left; nobody bids against.
    assert state.to_act == (0,)
    assert set(legal(state)) == {"nominate governor:preacher", "nominate governor:general"}
    play(state, "nominate governor:general")
    assert state.view(0)["governors"]["seats"] == ["general", "duke", "fairy"]
    assert state.view(0)["governors"]["table"] == []
    assert state.points == [0, -3, -1]
    assert state.is_over


def test_p12_note_the_thief_by_auction_pays_both() -> None:
    state = auction("thief", "fairy", "duke", "general")
    play(state, "nominate governor:thief", "bid points:2", "pass", "pass")
    play(state, "nominate governor:fairy", "bid points:0", "pass", "nominate governor:duke")
    assert state.to_act == (1,)
    play(state, "take 2gold+wood+stone")
    assert state.points == [0, -5, 0]
    assert owns(state, 1) == {"gold": 2, "wood": 1, "stone": 1}


def test_p12_the_thief_has_four_resources_and_no_royal_aid() -> None:
    state = ruled_by("thief", "duke", "fairy")
    state.agenda = []
    court = court_of(state)
    court.hands = [[card] for card in court.governors]
    court.governors = [-1, -1, -1]
    begin(state, "aid", "setup", "year_start", "aid")
    play(state, "take 4stone")
    assert (owns(state), state.points[0]) == ({"stone": 4}, -3)
    # The others tie for the aid.
    assert state.to_act == (1,)
    play(state, "take gold", "take gold")
    assert state.is_over


def test_p12_the_princess_has_the_envoy_a_gift_and_the_only_aid() -> None:
    state = ruled_by("princess", "duke", "fairy")
    court = court_of(state)
    court.hands = [[card] for card in court.governors]
    court.governors = [-1, -1, -1]
    begin(state, "aid", "setup", "year_start", "aid")
    assert state.to_act == (0,)
    events = play(state, "take wood")
    assert happened(events, "aid") == [(0,)]
    assert state.is_over
    assert state.envoy == 0
    assert [owns(state, seat) for seat in range(3)] == [{"wood": 1, "plus2": 1}, {}, {}]
    begin(state, "spring", "season_start", "roll")
    assert [len(rolled(state, seat)) for seat in range(3)] == [4, 3, 3]


def test_p12_later_years_royal_aid_is_as_usual_with_the_princess() -> None:
    state = ruled_by("princess", year=2)
    begin(state, "aid", "aid")
    assert state.to_act == (0,)
    play(state, "take gold", "take gold", "take gold")
    assert state.aid == 0
