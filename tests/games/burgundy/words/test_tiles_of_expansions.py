"""Everything that the additional tiles, white castles, inns and trade routes ask and do has its words, in every language."""

from functools import partial

import pytest

import burgrave
from games.explanation_checks import FIELDS
from games.random_games import LANGUAGES, busy_game, english, mostly, polish_texts, words_of

GAME = burgrave.game("burgundy")
MODULES = ("extra_hexes", "white_castles", "inns", "trade_routes")
SETS = [*((module,) for module in MODULES), MODULES]
SEED = 11
BUSY = ("place", "fetch", "sell", "buy", "buy_inn", "lift", "count", "recruit", "load")


def random_game(modules, visit, seats=2):
    """Play a game in which much of it happens: everybody begins with silver enough for the black depot."""
    options = {"route_order": "chosen"} if "trade_routes" in modules else {}
    state = burgrave.new("burgundy", seats, seed=SEED, modules=modules, options=options)
    state.silver = [20] * seats
    return busy_game(state, SEED, visit, partial(mostly, BUSY))


def check(state, seat, legal):
    """Check that every choice has its words."""
    for language in LANGUAGES:
        shown = [state.rules.game.explain(state, action, language) for action in legal]
        assert all(set(explanation) == set(FIELDS) for explanation in shown)
        assert all(explanation[name] for explanation in shown for name in ("prompt", "hint", "label", "short", "summary"))
        assert all(len(explanation["prompt"]) <= 40 for explanation in shown)
        assert "{" not in "".join(
            explanation[name] for explanation in shown for name in ("prompt", "hint", "label", "short", "how", "summary")
        )
        labels = [explanation["label"] for explanation in shown if explanation["verb"] not in ("take", "buy", "hire", "fetch")]
        assert len(set(labels)) == len(labels)
        verbs = state.rules.game.verbs(state, seat, language)
        assert all(explanation["label"] and explanation["group"] for explanation in verbs.values())
        for element, reason in state.rules.game.out_of_reach(state, seat, language).items():
            assert reason
            assert not any(element in action.path for action in legal)


@pytest.mark.parametrize("modules", SETS)
def test_choices_events_and_the_log_have_texts(modules):
    totals = {language: [0, 0] for language in LANGUAGES}
    for state, events in random_game(modules, check):
        for language in LANGUAGES:
            sentences = [state.rules.game.narrate(state, event, language) for event in events]
            assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)
            for entry in state.rules.game.lines(state, events, language):
                assert "{" not in entry["text"] + entry["detail"]
                assert not entry["gain"] or entry["detail"]
                if entry["seat"] is not None:
                    totals[language][entry["seat"]] += entry["gain"]
    assert all(total == list(state.scores) for total in totals.values())


@pytest.mark.parametrize("modules", SETS)
def test_no_english_word_in_polish(modules):
    sentences = polish_texts(GAME, lambda visit: random_game(modules, visit), lambda legal: legal)
    assert not words_of(sentences) & english("burgundy")
