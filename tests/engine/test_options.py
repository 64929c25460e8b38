"""Bad games, seats, modules, options and seeds: each a clear error that names what is valid."""

import pytest

import burgrave
from burgrave import BadOption
from burgrave.engine.options import Option, legacy_options

BAD = [
    (dict(name="chess"), "there is no game 'chess'; valid: 'burgundy'"),
    (dict(name=None), "there is no game None"),
    (dict(name="burgundy", seats=5), "for '2', '3', '4' seats, not 5"),
    (dict(name="burgundy", seats="2"), "not '2'"),
    (dict(name="burgundy", seats=True), "not True"),
    (dict(name="burgundy", seed=-1), "whole number from 0 on (below 2**256), not -1"),
    (dict(name="burgundy", seed="lucky"), "not 'lucky'"),
    (dict(name="burgundy", seed=1.5), "not 1.5"),
    (dict(name="burgundy", modules=["casino"]), "no module 'casino'; valid: 'base'"),
    (dict(name="burgundy", modules="base"), "must be a list of names"),
    (dict(name="burgundy", modules=7), "must be a list of names"),
    (dict(name="burgundy", options={"colour": "red"}), "no option 'colour'; valid: 'edition', 'duchies'"),
    (dict(name="burgundy", options={"edition": "2019"}), "cannot be '2019'; valid: 'special', '2011'"),
    (dict(name="burgundy", options={"edition": 2011}), "cannot be 2011"),
    (dict(name="burgundy", options={"duchies": "40"}), "cannot be '40'; valid: '1', '2'"),
    (dict(name="burgundy", options={"duchies": ["1"]}), "a list of 2"),
    (dict(name="burgundy", options={"duchies": 1}), "a list of 2"),
    (dict(name="burgundy", options={"duchies": ["1", "99"]}), "cannot be '99'"),
    (dict(name="burgundy", options={"edition": "2011", "duchies": "10"}), "edition '2011' has no duchy '10'; valid: '1'"),
    (dict(name="burgundy", options="special"), "options must be a mapping"),
    (dict(name="pebbles", modules=["rich", "poor"]), "'rich' does not go together with 'poor'"),
]


@pytest.mark.parametrize(("arguments", "message"), BAD, ids=lambda item: str(item)[:60])
def test_bad_input_is_named(arguments, message):
    with pytest.raises(BadOption) as error:
        burgrave.new(**arguments)
    assert message in str(error.value)


def test_defaults_suit_a_first_game():
    options = burgrave.new("burgundy").rules.options
    assert options["duchies"] == "1"
    assert options["start_castle"] == "recommended"
    assert burgrave.new("burgundy").to_act, "nothing has to be chosen before the first turn"


def test_the_schema_says_what_is_valid():
    game = burgrave.game("burgundy")
    schema = game.schema
    assert set(schema["properties"]) == set(game.options)
    assert schema["properties"]["edition"]["enum"] == ["special", "2011"]
    assert schema["properties"]["edition"]["default"] == "special"
    for name, option in game.options.items():
        assert schema["properties"][name]["description"] == option.help
        assert option.default in option.choices


def test_modules_merge_in_rulebook_order():
    state = burgrave.new("pebbles", 2, 1, modules=["rich"])
    assert [module.id for module in state.rules.modules] == ["base", "rich"]
    assert state.heap == 8


def test_rulesets_are_shared():
    one = burgrave.new("burgundy", 2, 1, options={"edition": "2011"})
    other = burgrave.new("burgundy", 2, 2, options={"edition": "2011"})
    assert one.rules is other.rules


def test_a_seed_is_chosen_when_none_is_given():
    one, other = burgrave.new("burgundy"), burgrave.new("burgundy")
    assert one.seed != other.seed
    assert burgrave.replay(one.record) == one


def test_records_of_older_rules_are_read_as_they_were_played():
    declared = [
        Option("tie", "left", ("left", "right"), "", former="right"),
        Option("cards", "no", ("no", "some", "yes"), "", renamed={"yes": "some"}),
        Option("plain", "a", ("a", "b"), ""),
    ]
    assert legacy_options(declared, {"cards": "yes"}) == {"cards": "some", "tie": "right"}
    assert legacy_options(declared, {"cards": "no", "tie": "left", "plain": "b"}) == {"cards": "no", "tie": "left", "plain": "b"}
