"""What holds for the words of every game."""

from __future__ import annotations

import re
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.engine.errors import BadOption, IllegalAction
from burgrave.games.collection import COLLECTION
from games.random_games import LANGUAGES, busy_game, english, leaves, words_of

GAMES = tuple(name for name in burgrave.games() if name in COLLECTION)
ROOT = Path(burgrave.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_option_value_and_module_has_words(name: str, language: str) -> None:
    game = burgrave.game(name)
    option_words: dict[str, Any] = game.option_words(language)
    assert set(option_words) == set(game.options)
    for name, option in game.options.items():
        assert option_words[name]["title"]
        assert option_words[name]["hint"]
        assert set(option_words[name]["values"]) == set(option.choices)
        assert all(value["title"] and value["hint"] for value in option_words[name]["values"].values())
    modules = game.module_words(language)
    assert list(modules) == list(game.modules)
    assert all(it["title"] and it["hint"] for it in modules.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_source_of_points_has_a_title(name: str, language: str) -> None:
    sources = import_module(f"burgrave.games.{name}.points").POINT_SOURCES
    titles = [burgrave.game(name).source_title(source, language) for source in sources]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("name", GAMES)
def test_sentences_cover_what_the_rules_emit(name: str) -> None:
    """Greps the rules, so that a new kind of event cannot be forgotten."""
    emitted = set()
    for folder in ("engine", f"games/{name}"):
        for path in (ROOT / folder).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            emitted |= set(re.findall(r'events\.append\(\s*\("(\w+)"', text))
            emitted |= set(re.findall(r"events\.append\((whisper)\(", text))
    assert emitted
    assert emitted <= set(burgrave.game(name).words_of().sentences)


@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_event_is_narrated_by_its_name(name: str) -> None:
    sentence = burgrave.game(name).narrate(burgrave.new(name, 2, seed=1), ("earthquake", 0, 7))
    assert sentence == "Player 1: earthquake 7"


@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_language_is_refused_and_the_valid_ones_named(name: str) -> None:
    state: Any = burgrave.new(name, 3, seed=1)
    game, seat = state.rules.game, state.to_act[0]
    for call in (
        lambda: game.explain(state, state.legal_actions(seat)[0], "tlh"),
        lambda: game.narrate(state, ("over", -1), "tlh"),
        lambda: game.asking(state, seat, []),
        lambda: game.verbs(state, seat, None),
        lambda: game.lines(state, [], "tlh"),
        lambda: game.topics(2, {}, 7),
        lambda: game.option_words("EN"),
    ):
        with pytest.raises(BadOption, match="'en', 'pl'"):
            call()
    assert game.languages == LANGUAGES


@pytest.mark.parametrize("name", GAMES)
def test_who_is_not_to_choose_is_asked_nothing(name: str) -> None:
    waiting = 0
    for state, _ in islice(busy_game(burgrave.new(name, 3, seed=1), 1, lambda *_: None, anything), 40):
        game = state.rules.game
        for other in set(range(3)) - set(state.to_act):
            waiting += 1
            with pytest.raises(IllegalAction, match="waiting for"):
                game.asking(state, other)
            assert game.verbs(state, other) == {}
            assert game.out_of_reach(state, other) == {}
    assert waiting


def anything(random: Random, legal: Any) -> Any:
    return legal


@pytest.mark.parametrize("name", GAMES)
def test_no_english_word_in_help_and_options(name: str) -> None:
    game = burgrave.game(name)
    # A game of one module need not have texts about it.
    modules = game.module_words("pl") if game.words_of().module_words else {}
    trees: list[Any] = [game.option_words("pl"), modules, game.reconstructed("pl")]
    for seats in game.seats:
        for options in ({}, *({option.name: value} for option in game.options.values() for value in option.choices)):
            trees += [game.topics(seats, options, "pl"), game.rules_help(seats, options, "pl")]
    assert not words_of({text for tree in trees for text in leaves(tree)}) & english(name)
