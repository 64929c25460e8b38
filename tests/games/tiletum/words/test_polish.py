"""Polish is Polish: no English word leaks in, and numbers take their forms."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.europe import PLACES
from burgrave.games.tiletum.game import TILETUM
from burgrave.games.tiletum.kinds import IRON
from burgrave.games.tiletum.tiles import tile_named
from burgrave.games.tiletum.words.language import language_of
from games.random_games import english, polish_texts, some, words_of
from games.tiletum.words.random_games import TABLES, random_game


@pytest.mark.parametrize(("seats", "modules"), TABLES[1:])
def test_no_english_word_in_a_whole_game(seats: int, modules: list[str]) -> None:
    texts = polish_texts(TILETUM, lambda visit: random_game(seats, modules, visit, seed=4), lambda legal: some(legal, 12))
    assert not words_of(texts) & english("tiletum")


@pytest.mark.parametrize(
    ("number", "goods", "any_goods", "same", "steps", "houses", "dice"),
    [
        (1, "1 żeton żelaza", "1 dowolne dobro", "1 dobro dowolnego rodzaju", "1 krok kupca", "1 dom", "1 kość"),
        (2, "2 żetony żelaza", "2 dowolne dobra", "2 jednakowe dobra", "2 kroki kupca", "2 domy", "2 kości"),
        (5, "5 żetonów żelaza", "5 dowolnych dóbr", "5 jednakowych dóbr", "5 kroków kupca", "5 domów", "5 kości"),
        (12, "12 żetonów żelaza", "12 dowolnych dóbr", "12 jednakowych dóbr", "12 kroków kupca", "12 domów", "12 kości"),
        (22, "22 żetony żelaza", "22 dowolne dobra", "22 jednakowe dobra", "22 kroki kupca", "22 domy", "22 kości"),
    ],
)
def test_forms_for_numbers(number: int, goods: str, any_goods: str, same: str, steps: str, houses: str, dice: str) -> None:
    language = language_of("pl")
    assert [language.goods(number, IRON), language.any_goods(number), language.same_goods(number)] == [goods, any_goods, same]
    assert [language.figure_steps(0, number), language.houses(number), language.dice(number)] == [steps, houses, dice]


def test_action_points_are_no_points() -> None:
    language = language_of("pl")
    assert (language.action_points(3), language.points(3)) == ("3 PA", "3 PZ")


def test_names_are_declined() -> None:
    language = language_of("pl")
    tiles = [tile_named(name) for name in ("helper:add_2", "crest:1", "contract:iron_5", "character:contract.wool2")]
    assert [language.title[tile] for tile in tiles] == [
        "pomocnik (dodatkowo 2 PA)",
        "herb z lilią",
        "kontrakt na 5 żetonów żelaza",
        "notariusz (2 żetony wełny)",
    ]
    assert [language.a[tile] for tile in tiles] == [language.the[tile] for tile in tiles]
    assert language.the[tiles[0]] == "pomocnika (dodatkowo 2 PA)"
    assert language.the[tiles[3]] == "notariusza (2 żetony wełny)"


def test_cities_keep_their_names() -> None:
    language = language_of("pl")
    praha, road = PLACES.index("praha"), PLACES.index("london-brugge")
    assert [language.place(praha), language.at(praha), language.towards(praha)] == ["Praha", "w mieście Praha", "do miasta Praha"]
    assert [language.at(road), language.towards(road)] == ["na drodze London–Brugge", "na drogę London–Brugge"]
