"""A game without texts of its own gets them from the names in its code, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.engine.combine import OneOf
from burgrave.engine.events import NOBODY, visible, whisper
from burgrave.engine.game_log import GameLog
from burgrave.games.plain_words import lines, question, seat_of
from burgrave.speech import readable
from engine.pebbles import PEBBLES, DrawCard, TakePebble

LANGUAGES = ("en", "pl")


@pytest.fixture
def state() -> Any:
    return burgrave.new("pebbles", 2, seed=3)


@pytest.mark.parametrize(
    ("name", "words"),
    [("RollOrHold", "roll or hold"), ("turn_points", "turn points"), ("heap:1", "heap 1"), ("hex:A1", "hex A1"), ("", "")],
)
def test_identifiers_are_read_as_words(name: str, words: str) -> None:
    assert readable(name) == words


def test_steps_ask_by_their_names_and_combinators_in_general(state: Any) -> None:
    assert PEBBLES.asking(state, 0) == {"prompt": "Bid", "hint": ""}
    several = OneOf(TakePebble(0), DrawCard(0))
    assert question(PEBBLES.language("en"), state, 0, several) == ("Choose an action", "")
    assert question(PEBBLES.language("pl"), state, 0, several) == ("Wybierz akcję", "")


def test_verbs_are_buttons_and_labels_are_the_action(state: Any) -> None:
    assert PEBBLES.verbs(state, 0) == {"bid": {"label": "Bid", "icon": "", "group": "Bid", "button": False}}
    explained = PEBBLES.explain(state, "bid bid:2")
    assert (explained["label"], explained["short"], explained["summary"]) == ("Bid bid 2", "Bid 2", "Bid bid 2")
    assert explained["path"] == ["bid:2"]
    assert (explained["badges"], explained["price"], explained["warns"]) == ([], "", "")
    assert PEBBLES.out_of_reach(state, 0) == {}
    assert PEBBLES.tasks(state, 0) == {}
    assert not PEBBLES.has_trail


def test_declining_and_ending_are_translated(state: Any) -> None:
    while "skip" not in [action.text for action in state.legal_actions(state.to_act[0])]:
        state.apply(state.legal_actions(state.to_act[0])[-1], state.to_act[0])
    (seat,) = state.to_act
    assert [PEBBLES.verbs(state, seat, language)["skip"]["label"] for language in LANGUAGES] == ["Skip", "Pomiń"]


@pytest.mark.parametrize(
    ("event", "english", "polish"),
    [
        (("won", 1), "Ann: won", "Ann: won"),
        (("points", 0, 3, "pebbles"), "Bob: 3 points (pebbles)", "Bob: 3 punkty (pebbles)"),
        (("points", 0, 1), "Bob: 1 point", "Bob: 1 punkt"),
        (("lapse", 0, "TakePebble"), "Bob: has nothing to choose: take pebble", "Bob: nie ma nic do wyboru: take pebble"),
        (("skip", 1), "Ann: skips", "Ann: pomija"),
        (whisper(1, "card", 5), "Ann: learns: card 5", "Ann: poznaje: card 5"),
        (("new_round", NOBODY, 2), "New round 2", "New round 2"),
        (("laid", 0, ["red_card", 4]), "Bob: laid red card 4", "Bob: laid red card 4"),
    ],
)
def test_events_are_narrated_by_kind_and_details(state: Any, event: Any, english: str, polish: str) -> None:
    names = ("Bob", "Ann")
    assert PEBBLES.narrate(state, event, "en", names) == english
    assert PEBBLES.narrate(state, event, "pl", names) == polish


def test_the_log_joins_what_a_seat_does_in_a_row(state: Any) -> None:
    events = [("give", 0, 1), ("points", 0, -1, "pebbles"), ("points", 1, 1, "pebbles"), ("round", NOBODY, 2)]
    entries = PEBBLES.lines(state, events, "en", ("Bob", "Ann"))
    assert [(entry["seat"], entry["text"], entry["gain"]) for entry in entries] == [
        (0, "give 1, -1 points (pebbles)", -1),
        (1, "1 point (pebbles)", 1),
        (None, "Round 2", 0),
    ]
    assert seat_of(("odd",)) is None


def test_sentences_of_a_game_are_joined_without_their_full_stops() -> None:
    sentences = {
        "play": lambda language, seat, card: f"{language.player(seat)} plays a {card}.",
        "draw": lambda language, seat: "Draws a card.",
    }
    (entry,) = lines(PEBBLES.language("en", ("Bob", "Ann")), [("play", 1, 7), ("draw", 1)], sentences)
    assert (entry["seat"], entry["text"]) == (1, "plays a 7, Draws a card")


@pytest.mark.parametrize("seed", range(5))
def test_the_gains_of_a_whole_log_are_the_scores(seed: int) -> None:
    random, opening = Random(seed), burgrave.new("pebbles", 3, seed)
    state, history = opening.clone(), []
    while not state.is_over:
        seat = state.to_act[0]
        action = random.choice(state.legal_actions(seat))
        events = visible(state.apply(action, seat), None)
        history.append(type("Choice", (), {"seat": seat, "action": action, "events": events})())
    gains = [0] * 3
    for entry in GameLog(opening).entries(history):
        if entry["seat"] is not None:
            gains[entry["seat"]] += entry["gain"]
    assert tuple(gains) == state.scores


def test_everything_about_the_game_has_words(state: Any) -> None:
    assert [PEBBLES.moment(state, language) for language in LANGUAGES] == ["Move 0", "Ruch 0"]
    assert [PEBBLES.source_title("points", language) for language in LANGUAGES] == ["Points", "Punkty"]
    assert PEBBLES.source_title("lost_cards") == "Lost cards"
    assert PEBBLES.rules_help(2)["rich"] == {"title": "Rich", "text": "Two more pebbles."}
    assert PEBBLES.topics(2) == {}
    assert PEBBLES.option_words()["heap"] == {
        "title": "Heap",
        "hint": "How many pebbles there are.",
        "values": {"small": {"title": "Small", "hint": ""}, "large": {"title": "Large", "hint": ""}},
    }
    assert PEBBLES.about(state, "heap") == {"place": "", "facts": [], "has_since": False}


class Bare(type(PEBBLES)):  # type: ignore[misc]
    """Pebbles without what a game may leave out."""

    ranking = burgrave.Game.ranking
    scoring = burgrave.Game.scoring
    auditor = burgrave.Game.auditor


def test_rules_that_a_game_leaves_out_follow_the_scores(state: Any) -> None:
    bare = Bare()
    for seat, text in enumerate(("bid bid:0", "bid bid:2")):
        state.apply(text, seat)
    state.apply("take heap:1")
    assert state.scores == (0, 1)
    assert bare.ranking(state) == (1, 0)
    assert bare.scoring(state, 1) == [("points", 1)]
    assert (bare.evaluate(state, 0), bare.evaluate(state, 1)) == (-1.0, 1.0)
    bare.auditor(state).observe(state, [("points", 1, 1)])
