"""Every piece, topic, source of points, module and option has its words, in every language."""

from __future__ import annotations

import pytest

from burgrave.games.kingsburg.buildings import BUILDINGS, ROWS
from burgrave.games.kingsburg.calendar import PHASES
from burgrave.games.kingsburg.council import ADVISERS, REWARDS
from burgrave.games.kingsburg.enemies import CARDS
from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.words.powers import WHOLE_CARD, power_text, reward_text
from games.help_checks import rules_are_written, sentences_are_whole, topics_are_written
from games.random_games import LANGUAGES

SINGLE = ("die", "white_die", "year", "order", "strength", "envoy", "soldier_token", "bid", "enemy:hidden")
STOCKS = ("stock:gold", "stock:wood", "stock:stone", "stock:plus2", "stock:soldier", "stock:buildings")


def expected() -> set[str]:
    """Every topic that there is."""
    topics = {*POWERS, *SINGLE, *STOCKS, *(f"enemy:{name}" for name in CARDS), *(f"phase:{name}" for name in PHASES)}
    topics |= {f"adviser:{rank + 1}" for rank in range(len(ADVISERS))} | {f"whim:{rank + 1}" for rank in range(16)}
    return topics | {f"row:{letter}" for letter in ROWS} | {f"scenario:{name}" for name in KINGSBURG.options["scenario"].choices}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_there(language: str) -> None:
    topics = KINGSBURG.topics(3, {}, language)
    assert set(topics) == expected()
    topics_are_written(topics)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_and_every_reward_has_a_text(language: str) -> None:
    spoken = KINGSBURG.language(language)
    assert all(power_text(spoken, number).endswith(".") for number in range(len(POWERS)))
    assert all(reward_text(spoken, number).endswith(".") for number in range(len(REWARDS)))
    names = [spoken.power(number) for number in range(len(BUILDINGS))]
    assert len(set(names)) == len(names)


def test_what_is_ours_is_marked() -> None:
    topics = KINGSBURG.topics(3)
    words = KINGSBURG.language("en").words
    for name in POWERS:
        guessed = words.powers[name].guessed
        assert ("reconstruction" in topics[name]["text"]) == bool(guessed), name
        assert all(part in words.guesses or part in WHOLE_CARD for part in guessed)
    assert sum(bool(words.powers[name].guessed) for name in POWERS) > 60
    assert topics["governor:captain"]["text"].endswith("This card is our reconstruction: nobody has published it.")
    assert topics["building:altar"]["text"].endswith("Its price is our reconstruction.")
    assert "rekonstrukcja" in KINGSBURG.topics(3, {}, "pl")["building:mint"]["text"]


def test_numbers_come_from_the_tables() -> None:
    assert "Costs 2 gold, 3 wood and 1 stone, scores 2 points." in KINGSBURG.topics(3)["building:farms"]["text"]
    assert "Costs 1 gold and 1 stone. " in KINGSBURG.topics(3)["building:guard_tower"]["text"]
    assert "scores 1 point." in KINGSBURG.topics(3, {"guard_tower": "1"})["building:guard_tower"]["text"]


def test_a_snowstorm_without_a_roll_follows_its_option() -> None:
    assert "does nothing" in KINGSBURG.topics(3, {"snowstorm": "die_only"})["destiny:snowstorm"]["text"]
    assert "does nothing" not in KINGSBURG.topics(3)["destiny:snowstorm"]["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_summed_up(language: str) -> None:
    topics = ["year", "roll", "influence", "support", "build", "king", "recruit", "winter", "end"]
    for seats in KINGSBURG.seats:
        rules = KINGSBURG.rules_help(seats, {}, language)
        expected = [*topics[:-1], "neutral", "end"] if seats == 2 else topics
        assert list(rules) == [*expected, *(module for module in KINGSBURG.modules if module != "base")]
        rules_are_written(rules)


def test_p09_the_rules_for_two_tell_that_one_of_two_equal_neutral_dice_is_set_aside() -> None:
    for language, words in (("en", "show the same, one is set aside"), ("pl", "taką samą wartość, jedną się odkłada")):
        assert words in KINGSBURG.rules_help(2, {}, language)["neutral"]["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_listed(language: str) -> None:
    sentences = KINGSBURG.reconstructed(language)
    assert len(sentences) == 8
    sentences_are_whole(sentences)
