"""Polish is Polish: no English word leaks in, and numbers take their forms."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave.games.kingsburg.game import KINGSBURG
from games.kingsburg.words.random_games import TABLES, random_game
from games.random_games import english, polish_texts, words_of


@pytest.mark.parametrize(("seats", "modules", "options"), TABLES[1::2])
def test_no_english_word_in_a_whole_game(seats: int, modules: list[str], options: dict[str, Any]) -> None:
    texts = polish_texts(KINGSBURG, lambda visit: random_game(seats, modules, options, visit, seed=4), lambda legal: legal[:12])
    assert not words_of(texts) & english("kingsburg")


@pytest.mark.parametrize(
    ("number", "gold", "wood", "stone", "soldiers", "resources", "points"),
    [
        (1, "1 złoto", "1 drewno", "1 kamień", "1 oddział", "1 zasób", "1 punkt"),
        (2, "2 złota", "2 drewna", "2 kamienie", "2 oddziały", "2 zasoby", "2 punkty"),
        (5, "5 złota", "5 drewna", "5 kamieni", "5 oddziałów", "5 zasobów", "5 punktów"),
        (12, "12 złota", "12 drewna", "12 kamieni", "12 oddziałów", "12 zasobów", "12 punktów"),
        (22, "22 złota", "22 drewna", "22 kamienie", "22 oddziały", "22 zasoby", "22 punkty"),
    ],
)
def test_forms_for_numbers(number: int, gold: str, wood: str, stone: str, soldiers: str, resources: str, points: str) -> None:
    polish = KINGSBURG.language("pl")
    assert [polish.gold(number), polish.wood(number), polish.stone(number)] == [gold, wood, stone]
    assert [polish.soldiers(number), polish.resources(number), polish.points(number)] == [soldiers, resources, points]


def test_names_are_declined() -> None:
    polish = KINGSBURG.language("pl")
    assert [polish.adviser(16), polish.the_adviser(16), polish.from_adviser(16)] == ["Królowa", "Królową", "od Królowej"]
    assert polish.the_power(10) == "Farmę"
    assert [polish.tokens(number) for number in (1, 2, 5)] == ["żeton +2", "2 żetony +2", "5 żetonów +2"]
