"""The log joins what belongs together, explains every point, and names places that are drawn."""

from __future__ import annotations

import re
from typing import Any

import pytest

from burgrave.engine.events import visible
from burgrave.engine.game_log import joined_entries
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.game import TUSCANY
from burgrave.games.tuscany.scoring import FinalScoring, ScorePhase
from games.log_checks import entries_add_up, headings, logged_game
from games.random_games import NAMES
from games.tuscany.scene import (
    begin,
    coming_cards,
    coming_income,
    coming_neutral,
    coming_own,
    cover_colour,
    give,
    lay_out,
    scene,
)
from games.tuscany.words.random_games import TABLES, random_game

KEY = re.compile(r"open:[1-8]|bonus:[a-z]+|deck|income|colour:[a-z]+|[0-3]\.(field:[ABC]([1-9]|10)|storage:[1-5]|stack:[123])")
"""Keys that the drawing knows."""


def joined_log(state: Any, *texts: str, language: str = "en", seat: int | None = 0) -> list[tuple[str, str, int]]:
    """The joined entries of some actions, as a seat reads them: text, detail, gain; headings as their text."""
    parts = [TUSCANY.lines(state, visible(state.apply(text), seat), language, NAMES) for text in texts]
    return [(entry["head"] or entry["text"], entry["detail"], entry["gain"]) for entry in joined_entries([[], *parts])]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_gains_add_up_to_the_scores_and_every_entry_is_whole(seats: int, options: dict[str, Any]) -> None:
    state, by_language = entries_add_up(random_game(seats, options, lambda *_: None, seed=2), KEY)
    for entry in (entry for entries in by_language.values() for entry in entries):
        assert entry["text"] or entry["head"]
        assert not entry["gain"] or entry["detail"]
    heads = {language: headings(entries) for language, entries in by_language.items()}
    # One before the first turn, one for each round and each phase, and perhaps one for what is left.
    assert {len(titles) - state.round - 3 for titles in heads.values()} <= {1, 2}
    assert heads["en"][0] == "Before the first turn"
    assert "Phase 3, last round" in heads["en"]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_only_who_draws_reads_which_cards(seats: int, options: dict[str, Any]) -> None:
    for state, events in random_game(seats, options, lambda *_: None, seed=3):
        whispered = [event for event in events if event[0] == "whisper" and event[3:]]
        for seat in (None, *range(seats)):
            text = " ".join(entry["detail"] for entry in TUSCANY.lines(state, visible(events, seat), "en", NAMES))
            names_cards = any(f" {colour} card" in text for colour in COLOURS)
            assert names_cards == any(event[1] == seat for event in whispered), text


def test_the_whole_log_of_a_game() -> None:
    """A log joins entries, and drops what is taken back."""
    for state, _ in random_game(2, {}, lambda *_: None, seed=4):  # noqa: B007
        pass
    log = logged_game(TUSCANY.setup(TUSCANY.rules(2), 42), state)
    assert any(", took the bonus token" in entry["text"] for entry in log)


# ---- before the first turn -------------------------------------------------------------------------------------------


def test_the_beginning() -> None:
    state: Any = TUSCANY.setup(TUSCANY.rules(2), 3)
    lines = TUSCANY.lines(state, visible(state.events, 0), "en", NAMES)
    assert [entry["head"] or entry["text"] for entry in lines] == [
        "Before the first turn",
        "Everybody is dealt three parts of an estate and 5 cards",
        "drew 5 cards",
    ]
    assert lines[2]["seat"] == 0
    assert len(TUSCANY.lines(state, visible(state.events, None), "en", NAMES)) == 2
    first = TUSCANY.lines(state, state.apply("arrange order:BAC turned:AC shifts:up-down castle:B", 0), "en", NAMES)
    assert [(entry["seat"], entry["text"], entry["detail"]) for entry in first] == [(0, "is ready", "")]
    both = TUSCANY.lines(state, state.apply("arrange order:ABC turned:none shifts:up-up castle:A", 1), "en", NAMES)
    assert [entry["detail"] for entry in both] == [
        "Parts B A C, A and C turned, shifted up and down",
        "Parts A B C, none turned, shifted up and up",
    ]
    assert [entry["text"].rpartition(" ")[0] for entry in both] == ["put the first castle on"] * 2
    (bonus,) = TUSCANY.lines(state, state.apply("take bonus:storage"), "pl", NAMES)
    assert (bonus["text"], bonus["detail"]) == ("bierze żeton bonusowy +1 pole magazynu", "2 zielone punkty")


# ---- a turn ----------------------------------------------------------------------------------------------------------


def test_cards_that_are_drawn() -> None:
    for seat, detail in ((0, "2 inn cards and 1 cart card"), (1, "")):
        state = coming_cards(scene(), "inn cart inn")
        assert joined_log(state, "draw deck:cards", seat=seat) == [("drew 3 cards", detail, 0)]


def test_a_token_that_is_taken_and_one_thrown_away() -> None:
    state = give(scene(), stored="village")
    assert joined_log(state, "take open:3") == [("took an inn, threw the village away", "", 0)]
    state = give(scene(), stored="village cart", bonus="storage")
    assert joined_log(state, "take open:3", "discard storage:2", language="pl") == [("bierze zajazd, odrzuca wóz", "", 0)]


def test_a_token_that_is_placed() -> None:
    state = give(scene(), stored="quarry", cards="quarry quarry cart cart", covered="B9")
    assert joined_log(state, "place storage:1 field:B8", "pay card:quarry.1 card:quarry.2") == [
        ("placed a quarry on B8 for 2 quarry cards", "Region of 2 complete: 3 green points; 1 marble", 0),
    ]
    state = give(scene(), stored="quarry", cards="cart cart", workers=1)
    assert joined_log(state, "place storage:1 field:B8", language="pl") == [
        ("umieszcza kamieniołom na polu B8 za parę kart wozu i 1 robotnika", "1 blok marmuru", 0),
    ]


def test_where_it_happened() -> None:
    state = give(coming_income(scene(), "hexagon"), stored="cart", workers=2)
    (entry,) = TUSCANY.lines(state, state.apply("place storage:1 field:B5"), "en", NAMES)
    assert entry["keys"] == ["0.field:B5", "income", "0.storage:1"]
    (entry,) = TUSCANY.lines(give(scene()), scene().apply("take open:3"), "en", NAMES)
    assert entry["keys"][0] == "open:3"


def test_a_hexagon_and_a_whole_colour() -> None:
    state = cover_colour(give(scene(), stored="hexagon", workers=2), 0, "agriculture", but="C1")
    give(state, covered="B9 B8")
    assert joined_log(state, "place storage:1 field:C1") == [
        (
            "placed a hexagon as agriculture on C1 for 2 workers",
            "Region of 1 complete: 1 green point; all agriculture tokens, first: 4 green points; new produce: 1 green point",
            0,
        ),
    ]


def test_income_cards() -> None:
    state = coming_income(coming_cards(scene(), "inn inn"), "red cards hexagon hexagon green")
    give(state, stored="cart", workers=2, bonus="income income income income")
    (entry,) = joined_log(state, "place storage:1 field:B5")
    assert entry[1:] == (
        "Income card: 2 red points; income card: 2 cards (2 inn cards); income card: 1 hexagon; "
        "income card: no room for the hexagon: 2 red points; income card: 1 green point",
        4,
    )


def test_a_castle_and_what_it_places() -> None:
    state = give(scene(castle="A"), stored="castle", workers=2, covered="B2 B1")
    assert joined_log(state, "place storage:1 field:B4", "place open:8 field:B5")[0][0] == (
        "placed a castle on B4 for 2 workers, placed a cart on B5 for nothing"
    )
    state = give(scene(castle="A"), stored="castle", workers=2, covered="B2 B1")
    assert (
        joined_log(state, "place storage:1 field:B4", "skip")[0][0] == "placed a castle on B4 for 2 workers, placed no open token"
    )


def test_a_city_and_its_token() -> None:
    state = give(scene(castle="A"), stored="city", workers=2)
    assert joined_log(state, "place storage:1 field:A3", "take bonus:marble") == [
        ("placed a city on A3 for 2 workers, took the bonus token +1 marble", "Region of 1 complete: 1 green point", 0),
    ]


def test_a_marble() -> None:
    assert joined_log(give(scene(), marble=1), "marble") == [("spent 1 marble for a second action", "", 0)]


def test_an_exchange() -> None:
    state = lay_out(scene(), "monastery monastery monastery monastery inn inn grapes olives")
    coming_neutral(state, "cart quarry village city")
    assert joined_log(state, "exchange open:1", "take open:2") == [
        ("exchanged all open monasteries, took a quarry", "New: cart, quarry, village, city", 0),
    ]


def test_five_alike_are_replaced() -> None:
    state = lay_out(scene(), "cart cart cart cart inn inn quarry quarry", own=(1,))
    coming_own(state, 0, "cart")
    coming_neutral(state, "village city village city inn")
    assert joined_log(state, "take open:5") == [
        ("took an inn", "", 0),
        ("Five open tokens are carts: all of them are replaced", "New: village, city, village, city, inn", 0),
    ]


def test_a_stack_runs_out() -> None:
    state = give(scene(), out=6)
    assert joined_log(state, "take open:3") == [("took an inn, emptied stack 1", "Phase 1 ends with this round", 0)]
    state = give(scene(), out=20)
    state.phase = 2
    assert joined_log(state, "take open:3")[0][1] == "This round and one more are the last"
    state = give(scene(), out=6)
    state.phase = 1
    assert joined_log(state, "take open:3")[0] == ("took an inn, emptied stack 1", "", 0)


# ---- points ----------------------------------------------------------------------------------------------------------


def test_a_phase_is_scored() -> None:
    state = give(give(scene(), green=9, red=4), 1, green=11)
    lines = TUSCANY.lines(state, begin(state, ScorePhase()), "en", NAMES)
    assert [(entry["seat"], entry["head"] or entry["text"], entry["detail"], entry["gain"]) for entry in lines] == [
        (None, "Phase 1 scored: green added to red", "", 0),
        (0, "scored the phase", "Green 9, red 4 to 13", 9),
        (1, "scored the phase", "Green 11, red 0 to 11", 11),
    ]


def test_the_last_points() -> None:
    state = give(scene(), cards="inn inn cart cart cart cart", stored="village hexagon", bonus="storage", workers=2, marble=1)
    lines = TUSCANY.lines(state, begin(state, ScorePhase(), FinalScoring()), "en", NAMES)
    assert [(entry["head"] or entry["text"], entry["detail"], entry["gain"]) for entry in lines[3:]] == [
        ("Final scoring", "", 0),
        (
            "scored at the end",
            "6 cards left: 1; 1 token in storage: 1; 1 hexagon left: 1; 1 marble left: 1; 2 workers left: 2",
            6,
        ),
    ]
