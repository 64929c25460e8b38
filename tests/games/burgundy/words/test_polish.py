"""Polish is Polish: no English word leaks in, and numbers take their forms."""

import pytest

import burgrave
from burgrave.games.burgundy.words.language import Language
from games.burgundy.words.random_games import TABLES, random_game
from games.random_games import english, polish_texts, words_of

GAME = burgrave.game("burgundy")


@pytest.mark.parametrize(("seats", "options"), TABLES[::2])
def test_no_english_word_in_a_whole_game(seats, options):
    texts = polish_texts(GAME, lambda visit: random_game(seats, options, visit), lambda legal: legal)
    assert not words_of(texts) & english("burgundy")


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
    polish = Language("pl")
    assert polish.workers(number) == workers
    assert polish.silver(number) == silver
    assert polish.points(number) == points
    assert polish.goods_of(number, 4) == wine
