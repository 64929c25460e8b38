"""Options as fields of a form, and read back."""

import burgrave
from burgrave.table.pages.option_fields import fields_of, headline_of, options_from
from burgrave.table.request_info import parse_int

GAME = burgrave.game("burgundy")


def test_every_option_is_a_field_with_words():
    for language in ("en", "pl"):
        fields = fields_of(GAME, language, {})
        assert [field.name for field in fields] == list(GAME.options)
        for field in fields:
            assert field.title
            assert [choice.value for choice in field.choices] == list(GAME.options[field.name].choices)
            assert all(choice.title for choice in field.choices)


def test_the_edition_stands_first_and_duchies_are_shown():
    fields = {field.name: field for field in fields_of(GAME, "en", {"option-edition": "2011"})}
    assert headline_of(list(fields.values())) is fields["edition"]
    assert fields["edition"].value == "2011"
    assert fields["duchies"].per_seat
    assert all(choice.picture for choice in fields["duchies"].choices)


def test_options_are_read_back():
    assert options_from(GAME, {}, (0, 1)) == {}
    assert options_from(GAME, {"option-edition": "2011", "option-duchies": "3"}, (0, 1)) == {"edition": "2011", "duchies": "3"}
    form = {"option-duchies": "3", "option-duchies-0": "", "option-duchies-2": "5"}
    assert options_from(GAME, form, (0, 2)) == {"duchies": ["3", "5"]}
    assert options_from(GAME, form | {"option-duchies-2": "3"}, (0, 2)) == {"duchies": "3"}
    assert options_from(GAME, {"option-duchies-1": "dealt"}, (0, 1)) == {"duchies": ["1", "dealt"]}


def test_small_numbers_only():
    texts = ("2", "12", "12345678", "123456789", "-1", "", "x", "²", None, 3)
    assert [parse_int(value) for value in texts] == [2, 12, 12345678, *[None] * 7]
