"""Polish is Polish: no English word leaks in, and numbers take their forms."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave.games.tuscany.game import TUSCANY
from burgrave.games.tuscany.words.language import language_of
from games.random_games import english, polish_texts, some, words_of
from games.tuscany.words.random_games import TABLES, random_game


@pytest.mark.parametrize(("seats", "options"), TABLES[1:])
def test_no_english_word_in_a_whole_game(seats: int, options: dict[str, Any]) -> None:
    texts = polish_texts(TUSCANY, lambda visit: random_game(seats, options, visit, seed=4), lambda legal: some(legal, 12))
    assert not words_of(texts) & english("tuscany")


@pytest.mark.parametrize(
    ("number", "cards", "of_colour", "workers", "marble", "green", "fields"),
    [
        (1, "1 kartę", "1 kartę wioski", "1 robotnika", "1 blok marmuru", "1 zielony punkt", "1 pole"),
        (2, "2 karty", "2 karty wioski", "2 robotników", "2 bloki marmuru", "2 zielone punkty", "2 pola"),
        (5, "5 kart", "5 kart wioski", "5 robotników", "5 bloków marmuru", "5 zielonych punktów", "5 pól"),
        (12, "12 kart", "12 kart wioski", "12 robotników", "12 bloków marmuru", "12 zielonych punktów", "12 pól"),
        (22, "22 karty", "22 karty wioski", "22 robotników", "22 bloki marmuru", "22 zielone punkty", "22 pola"),
    ],
)
def test_forms_for_numbers(number: int, cards: str, of_colour: str, workers: str, marble: str, green: str, fields: str) -> None:
    language = language_of("pl")
    assert [language.cards(number), language.cards_of(number, 5), language.workers(number)] == [cards, of_colour, workers]
    assert [language.marble(number), language.green(number), language.fields(number)] == [marble, green, fields]


def test_names_are_declined() -> None:
    language = language_of("pl")
    assert [language.colour[5], language.of_colour[5], language.as_colour[5], language.all[5]] == [
        "wioska",
        "wioski",
        "wioskę",
        "wioski",
    ]
    assert [(language.cards_there(number), language.workers_there(number)) for number in (1, 2)] == [
        ("1 karta", "1 robotnik"),
        ("2 karty", "2 robotników"),
    ]
