import pytest

from burgrave import speech
from burgrave.engine.errors import BadOption, BurgraveError


def test_english_needs_no_catalog():
    words = speech.translation("anything", "en")
    assert words.gettext("castle") == "castle"
    assert words.pgettext("goods", "wine") == "wine"
    assert [words.ngettext("{n} cow", "{n} cows", number).format(n=number) for number in (1, 2)] == ["1 cow", "2 cows"]
    assert speech.translation("anything", "en") is words


def test_polish_has_three_forms():
    words = speech.translation("burgundy", "pl")
    phrases = [words.ngettext("{count} cow", "{count} cows", number).format(count=number) for number in (1, 2, 5, 12, 22, 25)]
    assert phrases == ["1 krowa", "2 krowy", "5 krów", "12 krów", "22 krowy", "25 krów"]
    assert words.pgettext("goods", "wine") == "wino"


@pytest.mark.parametrize("language", ["tlh", "", "EN", "../../etc", None, 7, ["en"]])
def test_an_unknown_language_is_refused_and_the_valid_ones_named(language):
    with pytest.raises(BadOption, match="'en', 'pl'"):
        speech.translation("burgundy", language)
    with pytest.raises(BadOption, match="'en', 'pl'"):
        speech.by_language(list)(language)


def test_what_depends_on_a_language_is_computed_once():
    letters = speech.by_language(list)
    assert letters("pl") == ["p", "l"]
    assert letters("pl") is letters("pl")
    assert letters("en") == ["e", "n"]


def test_a_missing_catalog_says_what_to_do():
    with pytest.raises(BurgraveError, match="catalogs.py compile"):
        speech.translation("nothing", "pl")


def test_every_language_is_named_in_itself():
    assert speech.LANGUAGES == {"en": "English", "pl": "Polski"}
