"""Named tables: each can be opened as it is declared, and has words in every language."""

from itertools import combinations

import pytest

import burgrave
from burgrave.engine.errors import BadOption
from burgrave.games.catalogue import NAMES
from burgrave.speech import LANGUAGES

PRESETS = [(name, preset) for name in NAMES for preset in burgrave.game(name).presets]


@pytest.mark.parametrize(("name", "preset"), PRESETS, ids=lambda one: getattr(one, "id", one))
def test_every_preset_can_be_played(name, preset):
    game = burgrave.game(name)
    assert preset.seats in game.seats_with(preset.modules)
    state = burgrave.new(name, preset.seats, 3, [*game.default_modules, *preset.modules], dict(preset.options))
    assert {module.id for module in state.rules.modules} == {*game.default_modules, *preset.modules}
    assert state.rules.options.items() >= preset.options.items()
    assert state.to_act


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_first_game_of_its_own_rules_alone(name):
    game = burgrave.game(name)
    first = game.presets[0]
    assert first.id == "first_game"
    assert (first.modules, dict(first.options)) == ((), {})
    assert len({preset.id for preset in game.presets}) == len(game.presets)


@pytest.mark.parametrize("name", NAMES)
def test_presets_have_words_in_every_language(name):
    game = burgrave.game(name)
    words_by_language = [game.preset_words(language) for language in LANGUAGES]
    for words in words_by_language:
        assert list(words) == [preset.id for preset in game.presets]
        assert all(text["title"] and text["hint"].endswith(".") for text in words.values())
    assert all(words_by_language[0][preset.id] != words_by_language[1][preset.id] for preset in game.presets)


@pytest.mark.parametrize("name", NAMES)
def test_no_two_presets_are_the_same_table(name):
    for one, other in combinations(burgrave.game(name).presets, 2):
        assert (one.modules, one.options, one.seats) != (other.modules, other.options, other.seats)


def test_an_unknown_preset_is_named_with_the_valid_ones():
    with pytest.raises(BadOption, match="no preset 'feast'; valid: 'first_game'"):
        burgrave.game("kingsburg").preset("feast")


@pytest.mark.parametrize("name", NAMES)
def test_of_two_modes_only_one_can_be_chosen(name):
    modules = burgrave.game(name).modules.values()
    for one, other in combinations([module for module in modules if module.mode], 2):
        assert other.id in one.excludes or one.id in other.excludes


@pytest.mark.parametrize("name", NAMES)
def test_without_modes_everybody_plays_alone_and_for_themselves(name):
    game = burgrave.game(name)
    rules = game.rules(max(game.seats))
    assert game.automa(rules) == ()
    assert game.teams(rules) == ()
