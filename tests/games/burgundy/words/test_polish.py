"""Polish is Polish: no English word leaks in, and numbers take their forms."""

import re
import sys
from pathlib import Path

import pytest

import burgrave
from burgrave.games.burgundy.words.tongue import tongue
from games.burgundy.words.told import TABLES, random_game

sys.path.insert(0, str(Path(__file__).parents[4] / "tools"))

import catalogs

WORD = re.compile(r"[^\W\d_]{3,}")
GAME = burgrave.game("burgundy")


def words_of(texts):
    return {word for text in texts for word in WORD.findall(re.sub(r"\{\w*\}", " ", text).lower())}


@pytest.fixture(scope="module")
def english():
    """Words that stand in the code and in no translation."""
    catalog = catalogs.read(catalogs.LOCALE / "pl" / "LC_MESSAGES" / "burgundy.po")
    both = [catalogs.texts(message) for message in catalog if message.id]
    return words_of(text for original, _ in both for text in original) - words_of(text for _, own in both for text in own)


@pytest.mark.parametrize(("seats", "options"), TABLES[::2])
def test_no_english_word_in_a_whole_game(english, seats, options):
    told = []

    def visit(state, seat, legal):
        for action in legal:
            shown = GAME.explain(state, action, "pl")
            told.extend(shown[name] for name in ("prompt", "hint", "label", "short", "how"))
        told.extend(text for it in GAME.verbs(state, seat, "pl").values() for text in (it["label"], it["group"]))
        told.extend(GAME.out_of_reach(state, seat, "pl").values())

    for state, events in random_game(seats, options, visit):
        told += [GAME.narrate(state, event, "pl") for event in events]
        for entry in GAME.lines(state, events, "pl"):
            told += [entry["text"], entry["detail"], entry["head"] or ""]
    assert not words_of(set(told)) & english


@pytest.mark.parametrize("edition", ["2011", "special"])
def test_no_english_word_in_help_and_options(english, edition):
    found = [GAME.topics(3, {"edition": edition}, "pl"), GAME.rules_help(3, {"edition": edition}, "pl"), GAME.option_words("pl")]
    told = [text for tree in found for text in leaves(tree)]
    assert not words_of(told) & english


def leaves(tree, name=""):
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from leaves(value, key)
    elif isinstance(tree, list | tuple):
        for value in tree:
            yield from leaves(value)
    elif isinstance(tree, str) and name != "piece":
        yield tree


@pytest.mark.parametrize(
    ("number", "workers", "silver", "points", "wine"),
    [
        (1, "1 robotnika", "1 srebrnik", "1 punkt", "1 kafelek wina"),
        (2, "2 robotników", "2 srebrniki", "2 punkty", "2 kafelki wina"),
        (5, "5 robotników", "5 srebrników", "5 punktów", "5 kafelków wina"),
        (12, "12 robotników", "12 srebrników", "12 punktów", "12 kafelków wina"),
        (22, "22 robotników", "22 srebrniki", "22 punkty", "22 kafelki wina"),
    ],
)
def test_forms_for_numbers(number, workers, silver, points, wine):
    polish = tongue("pl")
    assert polish.workers(number) == workers
    assert polish.silver(number) == silver
    assert polish.points(number) == points
    assert polish.goods_of(number, 4) == wine
