"""Every legal action of random games is explained and every event narrated, in every language."""

import pytest

import burgrave
from burgrave.games.burgundy.game import BURGUNDY
from burgrave.games.burgundy.points import POINT_SOURCES
from games.burgundy.scene import scene
from games.burgundy.words.random_games import TABLES, random_game
from games.explanation_checks import FIELDS
from games.random_games import LANGUAGES

SAME_TILE = ("take", "buy", "hire", "fetch")
"""Verbs with which two equal tiles in one depot are one choice to a reader; all other labels differ."""


def check_explained(state, action, seat, language="en"):
    shown = state.rules.game.explain(state, action, language)
    assert set(shown) == set(FIELDS)
    assert all(shown[name] for name in ("prompt", "hint", "label", "short", "summary"))
    assert bool(shown["signs"]) == any(element.startswith("die:") for element in action.path)
    assert len(shown["prompt"]) <= 40
    assert "{" not in "".join(shown[name] for name in ("prompt", "hint", "label", "short", "how", "summary"))
    assert shown["short"][0] == shown["short"][0].upper()
    assert shown["path"] == list(action.path)
    assert shown["verb"] == action.verb
    assert shown["text"] == str(action)
    assert bool(shown["how"]) == (any(element.startswith("die:") for element in action.path) or is_rival(action))
    for badge in shown["badges"]:
        assert list(badge) == ["kind", "count"]
        assert badge["kind"] in ("workers", "silver", "points")
        assert badge["count"]
    assert bool(shown["price"]) == any(badge["count"] < 0 for badge in shown["badges"])
    owned = {"workers": state.workers[seat], "silver": state.silver[seat], "points": 0}
    assert all(owned[badge["kind"]] + badge["count"] >= 0 for badge in shown["badges"])
    return shown


def is_rival(action):
    """Whether the action takes, without a die, a tile that a die could take too."""
    return action.verb == "hire" or (action.verb == "buy" and action.path[0].startswith("depot:"))


def check_choices(state, seat, legal):
    game = state.rules.game
    before = state.digest()
    for language in LANGUAGES:
        shown = [check_explained(state, action, seat, language) for action in legal]
        labels = [explanation["label"] for explanation in shown if explanation["verb"] not in SAME_TILE]
        assert len(set(labels)) == len(labels)
        assert len({explanation["prompt"] for explanation in shown}) == 1
        asked = game.asking(state, seat, language)
        assert asked == {"prompt": shown[0]["prompt"], "hint": shown[0]["hint"]}
        verbs = game.verbs(state, seat, language)
        assert set(verbs) == {action.verb for action in legal}
        assert all(explanation["label"] and explanation["group"] for explanation in verbs.values())
        for element, reason in game.out_of_reach(state, seat, language).items():
            assert reason
            assert not any(element in action.path for action in legal)
    assert state.digest() == before


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_have_all_texts(seats, options):
    sentences = []
    for state, events in random_game(seats, options, check_choices):
        sentences += [state.rules.game.narrate(state, event, language) for event in events for language in LANGUAGES]
    assert all(sentence.endswith(".") and sentence[0].isupper() and "{" not in sentence for sentence in sentences)


def test_every_point_is_explained():
    state = burgrave.new("burgundy", 2, seed=1)
    for source in POINT_SOURCES:
        points = 6
        sentence = state.rules.game.narrate(state, ("score", 1, source, points))
        assert sentence.startswith("Player 2 scores 6 points for ")
        assert BURGUNDY.source_title(source)
    assert "of 3 spaces" in state.rules.game.narrate(state, ("score", 0, "regions", 6))
    assert "phase C" in state.rules.game.narrate(state, ("score", 0, "phase_bonus", 6))


def test_players_are_named_where_names_are_known():
    state = burgrave.new("burgundy", 2, seed=1)
    assert state.rules.game.narrate(state, ("end", 1), "en", ("Ann", "Ola")) == "Ola ends the turn."
    assert state.rules.game.narrate(state, ("end", 1), "pl", ("Ann", "Ola")) == "Ola kończy turę."
    assert state.rules.game.narrate(state, ("end", 1), "pl") == "Gracz 2 kończy turę."


def test_costs_and_gains_are_badges():
    state = burgrave.new("burgundy", 2, seed=3)
    seat = state.to_act[0]
    shown = {action.text: state.rules.game.explain(state, action) for action in state.legal_actions()}
    assert shown["workers die:1"]["badges"] == [{"kind": "workers", "count": 2}]
    assert shown["workers die:1"]["label"] == f"Take 2 workers with die 1 ({state.dice[seat * 2]})"
    paid = [
        badge["count"]
        for text, explanation in shown.items()
        if text.startswith("take ")
        for badge in explanation["badges"]
        if badge["kind"] == "workers"
    ]
    assert paid
    assert all(-3 <= count < 0 for count in paid)


def test_what_the_list_and_the_popover_say():
    state = scene("special", dice=(4, 3), workers=1, storage=["ship"], goods={"red": 2}, depots={"3.1": "pig-3", "6.2": "bank"})
    game = state.rules.game
    shown = game.explain(state, "take die:1 depot:3.1")
    assert (shown["prompt"], shown["short"], shown["how"]) == ("Choose a die", "3 pigs, depot 3", "with the 4, turned to 3")
    assert shown["price"] == "1 worker"
    assert game.explain(state, "take die:2 depot:3.1")["how"] == "with the 3"
    assert game.explain(state, "take die:2 depot:3.1")["price"] == ""
    assert game.explain(state, "sell die:1 goods:4")["short"] == "2 pottery"
    assert game.explain(state, "take die:1 depot:3.1", "pl")["short"] == "3 świnie, magazyn 3"
    assert game.verbs(state, 0)["workers"] == {"label": "Take 2", "icon": "worker", "group": "Other", "button": True}
    assert game.out_of_reach(state, 0)["depot:6.2"] == "two workers away; you have one"
    assert game.out_of_reach(state, 0, "pl")["depot:6.2"] == "potrzeba dwóch robotników; masz jednego"
