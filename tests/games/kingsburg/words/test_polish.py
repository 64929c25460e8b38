"""Polish is Polish: no English word leaks in, and numbers take their forms."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.words.tongue import tongue
from games.kingsburg.words.told import TABLES, random_game

sys.path.insert(0, str(Path(__file__).parents[4] / "tools"))

import catalogs

WORD = re.compile(r"[^\W\d_]{3,}")


def words_of(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in WORD.findall(re.sub(r"\{\w*\}", " ", text).lower())}


@pytest.fixture(scope="module")
def english() -> set[str]:
    """Words that stand in the code and in no translation."""
    catalog = catalogs.read(catalogs.LOCALE / "pl" / "LC_MESSAGES" / "kingsburg.po")
    both = [catalogs.texts(message) for message in catalog if message.id]
    return words_of(text for original, _ in both for text in original) - words_of(text for _, own in both for text in own)


@pytest.mark.parametrize(("seats", "modules", "options"), TABLES[1::2])
def test_no_english_word_in_a_whole_game(english: set[str], seats: int, modules: list[str], options: dict[str, Any]) -> None:
    told: list[str] = []

    def visit(state: Any, seat: int, legal: Any) -> None:
        for action in legal[:12]:
            shown = KINGSBURG.explain(state, action, "pl")
            told.extend(shown[name] for name in ("prompt", "hint", "label", "short", "how", "deed", "price"))
        told.extend(text for it in KINGSBURG.verbs(state, seat, "pl").values() for text in (it["label"], it["group"]))
        told.extend(KINGSBURG.out_of_reach(state, seat, "pl").values())

    for state, events in random_game(seats, modules, options, visit, seed=4):
        told += [KINGSBURG.narrate(state, event, "pl") for event in events]
        for entry in KINGSBURG.lines(state, events, "pl"):
            told += [entry["text"], entry["detail"], entry["head"] or ""]
    assert not words_of(set(told)) & english


def test_no_english_word_in_help_and_options(english: set[str]) -> None:
    found = [
        KINGSBURG.topics(2, {}, "pl"),
        KINGSBURG.rules_help(2, {}, "pl"),
        KINGSBURG.option_words("pl"),
        KINGSBURG.module_words("pl"),
    ]
    told = [text for tree in found for text in leaves(tree)] + list(KINGSBURG.reconstructed("pl"))
    assert not words_of(told) & english


def leaves(tree: Any, name: str = "") -> Iterator[str]:
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from leaves(value, key)
    elif isinstance(tree, str) and name != "piece":
        yield tree


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
    to = tongue("pl")
    assert [to.gold(number), to.wood(number), to.stone(number)] == [gold, wood, stone]
    assert [to.soldiers(number), to.resources(number), to.points(number)] == [soldiers, resources, points]


def test_names_are_declined() -> None:
    to = tongue("pl")
    assert [to.adviser[16], to.the_adviser[16], to.from_adviser[16]] == ["Królowa", "Królową", "od Królowej"]
    assert to.the_power[10] == "Farmę"
    assert [to.tokens(number) for number in (1, 2, 5)] == ["żeton +2", "2 żetony +2", "5 żetonów +2"]
