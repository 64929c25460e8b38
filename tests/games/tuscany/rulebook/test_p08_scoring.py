"""Scoring at the end of each phase and of the game (p. 8)."""

from __future__ import annotations

import pytest

from burgrave.games.tuscany.scoring import FinalScoring, ScorePhase
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.rounds import GAME_END, PHASE_END

from ..scene import begin, coming_income, give, happened, pays, play, scene

EVERYWHERE = [f"{letter}{number}" for letter in "ABC" for number in range(1, 11)]


def test_p08_green_points_are_added_to_the_red_ones_and_stay() -> None:
    state = give(scene(3), 0, green=5)
    give(state, 2, green=7, red=2)
    events = begin(state, PHASE_END)
    assert (state.red, state.green) == ([5, 0, 9], [5, 0, 7])
    assert happened(events, "score") == [(0, "green", 5), (1, "green", 0), (2, "green", 7)]


def test_p08_example_kinga_over_three_phases() -> None:
    """Green 9, 22; red 4, 13, 15, 37 and once more at the end."""
    state = give(scene(), bonus="income", green=9)
    coming_income(state, "red red red green")
    pays(state, 0, "cart", "B5")
    assert (state.green[0], state.red[0]) == (9, 4), "two income cards"
    agenda = state.agenda
    begin(state, ScorePhase())
    assert (state.green[0], state.red[0]) == (9, 13)
    give(state, green=9, covered="B1")
    state.agenda = agenda
    play(state, "end", "draw deck:cards", "end")
    state.bonus = [0] * len(state.bonus)
    pays(state, 0, "cart", "B6")
    assert (state.green[0], state.red[0]) == (21, 15), "another income card; the region of two carts is 3 of the 21"
    give(state, green=1)
    begin(state, ScorePhase())
    assert (state.green[0], state.red[0]) == (22, 37)
    begin(state, ScorePhase())
    assert (state.green[0], state.red[0]) == (22, 59)


def test_p08_points_go_on_beyond_50_and_100() -> None:
    """The tile for 50 and 100 is only a memory for a round track."""
    state = give(scene(), green=60)
    for red in (60, 120, 180):
        begin(state, ScorePhase())
        assert state.view(None)["players"][0]["red"] == red


def test_p08_the_sources_of_green_points_are_counted_in_every_scoring() -> None:
    state = give(scene(), green=4)
    begin(state, ScorePhase())
    begin(state, ScorePhase())
    assert state.scoring(0) == [("regions", 8)]
    assert state.scores == (8, 0)


@pytest.mark.parametrize(("printing", "per_point"), [("later", 5), ("first", 3)])
@pytest.mark.parametrize("cards", range(12))
def test_p08_a_point_for_every_five_cards(printing: str, per_point: int, cards: int) -> None:
    state = give(scene(printing=printing), cards="village quarry cart " * 4)
    state.hand[:8] = [0, 0, 0, 0, 0, cards, 0, 0]
    begin(state, GAME_END)
    assert state.red[0] == cards // per_point


@pytest.mark.parametrize(
    ("more", "source", "points"),
    [
        ({"stored": "village"}, "stored", 1),
        ({"stored": "village castle grapes", "bonus": "storage storage"}, "stored", 3),
        ({"stored": "hexagon"}, "hexagons", 1),
        ({"stored": "hexagon hexagon", "bonus": "storage"}, "hexagons", 2),
        ({"marble": 1}, "marble", 1),
        ({"marble": 4}, "marble", 4),
        ({"workers": 1}, "workers", 1),
        ({"workers": 5}, "workers", 5),
    ],
)
def test_p08_a_point_for_whatever_is_left(more: dict[str, object], source: str, points: int) -> None:
    state = give(scene(), **more)  # type: ignore[arg-type]
    begin(state, GAME_END)
    assert state.red == [points, 0]
    assert state.scoring(0) == [(source, points)]
    assert state.green == [0, 0], "on the red track"


def test_p08_everything_together_and_a_hexagon_counts_once() -> None:
    state = give(scene(), stored="hexagon village", bonus="storage", marble=2, workers=3, cards="cart " * 11)
    begin(state, FinalScoring())
    assert dict(state.scoring(0)) == {"cards": 2, "stored": 1, "hexagons": 1, "marble": 2, "workers": 3}


def test_p08_bonus_tokens_and_tokens_of_the_stacks_bring_nothing() -> None:
    state = give(scene(), bonus="marble worker card income storage")
    begin(state, GAME_END)
    assert state.red == [0, 0]


def test_p08_the_third_scoring_comes_before_the_final_one() -> None:
    state = give(scene(), 0, out=21, green=5, workers=2)
    state.phase, state.last = 2, 1
    events = play(state, "draw deck:cards", "end", "draw deck:cards", "end")
    kinds = [(event[0], *event[2:]) for event in events if event[0] in ("score", "over", "phase_end") and event[1] in (-1, 0)]
    assert kinds == [("phase_end", 2), ("score", "green", 5), ("over",), ("score", "workers", 2)]
    assert state.is_over
    assert state.scores == (7, 0)
    assert state.winners == (0,)


# ---- who wins ----


def ended(printing: str, *seats: dict[str, object]) -> State:
    state = scene(len(seats), printing=printing)
    for seat, more in enumerate(seats):
        give(state, seat, **more)  # type: ignore[arg-type]
    state.agenda = []
    return state


FULL = " ".join(EVERYWHERE)
HALF = " ".join(EVERYWHERE[:15])


@pytest.mark.parametrize("printing", ["later", "first"])
def test_p08_most_red_points_win(printing: str) -> None:
    state = ended(printing, {"red": 30, "green": 40}, {"red": 31}, {"red": 29})
    assert state.ranking == (1, 0, 2)
    assert state.winners == (1,)


@pytest.mark.parametrize("printing", ["later", "first"])
def test_p08_a_tie_goes_to_more_empty_fields(printing: str) -> None:
    state = ended(printing, {"red": 30, "green": 9, "covered": FULL}, {"red": 30, "green": 9}, {"red": 30, "covered": HALF})
    assert state.ranking == (1, 2, 0)
    assert state.winners == (1,)


def test_p08_then_to_more_green_points() -> None:
    state = ended("later", {"red": 30, "green": 8}, {"red": 30, "green": 9}, {"red": 30, "green": 7})
    assert state.ranking == (1, 0, 2)
    assert state.winners == (1,)


def test_first_printing_then_to_fewer_green_points() -> None:
    state = ended("first", {"red": 30, "green": 8}, {"red": 30, "green": 9}, {"red": 30, "green": 7})
    assert state.ranking == (2, 0, 1)
    assert state.winners == (2,)


def test_first_printing_at_last_to_fewer_cards() -> None:
    state = ended("first", {"red": 30, "cards": "cart"}, {"red": 30}, {"red": 30, "cards": "cart cart"})
    assert state.ranking == (1, 0, 2)
    assert state.winners == (1,)


@pytest.mark.parametrize(("printing", "more"), [("later", {"cards": "cart"}), ("first", {}), ("later", {"workers": 3})])
def test_p08_whom_nothing_tells_apart_share_the_victory(printing: str, more: dict[str, object]) -> None:
    """In the later printing cards, wood and seat do not break a tie."""
    state = ended(printing, {"red": 30, "green": 5, **more}, {"red": 30, "green": 5}, {"red": 12})
    assert state.winners == (0, 1)
    assert state.ranking == (0, 1, 2)


def test_p08_the_starting_castle_s_field_is_not_empty() -> None:
    state = ended("later", {"red": 30, "covered": "B5"}, {"red": 30})
    assert state.winners == (1,)
