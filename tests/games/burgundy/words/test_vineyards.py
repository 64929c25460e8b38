"""Everything that vineyards ask and do has its words, in every language; points in the log add up."""

from functools import partial

import pytest

import burgrave
from burgrave.cli.terminal.burgundy import expansions
from games.burgundy.modules.vines import RED_BLACK, vineyards
from games.explanation_checks import FIELDS
from games.random_games import LANGUAGES, busy_game, english, mostly, polish_texts, words_of

GAME = burgrave.game("burgundy")
BUSY = ("plant", "take_vine", "buy_vine", "claim_vine", "fetch", "place", "sell", "discard")


def random_game(seed, visit, seats=3):
    """Play a game in which much is planted."""
    state = burgrave.new("burgundy", seats, seed=seed, modules=["vineyards"], options={"vines": "fewer"})
    state.silver = [12] * seats
    return busy_game(state, seed, visit, partial(mostly, BUSY))


def check(state, seat, legal):
    for language in LANGUAGES:
        shown = [state.rules.game.explain(state, action, language) for action in legal]
        assert all(set(explanation) == set(FIELDS) for explanation in shown)
        assert all(explanation["label"] and explanation["short"] and explanation["prompt"] for explanation in shown)


@pytest.mark.parametrize("seed", [3, 4])
def test_choices_events_and_the_log_have_texts(seed):
    totals = {language: [0, 0, 0] for language in LANGUAGES}
    for state, events in random_game(seed, check):
        for language in LANGUAGES:
            sentences = [state.rules.game.narrate(state, event, language) for event in events]
            assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)
            for entry in state.rules.game.lines(state, events, language):
                assert "{" not in entry["text"] + entry["detail"]
                if entry["seat"] is not None:
                    totals[language][entry["seat"]] += entry["gain"]
    assert all(total == list(state.scores) for total in totals.values())


def test_no_english_word_in_polish():
    sentences = polish_texts(GAME, lambda visit: random_game(5, visit), lambda legal: legal)
    assert not words_of(sentences) & english("burgundy")


def test_what_is_missing_is_named():
    state = vineyards(dice=(4,), workers=1, silver=1, depot={1: RED_BLACK, 3: RED_BLACK}, store={2: RED_BLACK})
    assert GAME.out_of_reach(state, 0) == {
        "vine_depot:1": "two workers away; you have one",
        "vine_store:2": "costs 2 silver; you have 1",
    }


def test_a_place_has_its_name():
    state = vineyards(depot={1: RED_BLACK}, store={2: RED_BLACK})
    assert GAME.about(state, "vine_depot:1")["place"] == "vineyard depot"
    assert GAME.about(state, "vine_store:2", "pl")["place"] == "sklep winnicy"


def test_a_terminal_shows_them():
    state = vineyards(depot={1: RED_BLACK}, planted={1: RED_BLACK}, tiles=["red"])
    sentences = expansions(state.view(0)).plain
    assert "Vineyard depot: 1/2: red and black vine; 3/4: -; 5/6: -." in sentences
    assert "Vine bonus tiles: orange 4" in sentences
