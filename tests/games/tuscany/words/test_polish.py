"""Polish is Polish: no English word leaks in, and numbers take their forms."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from burgrave.games.tuscany.game import TUSCANY
from burgrave.games.tuscany.words.tongue import tongue
from games.tuscany.words.told import TABLES, random_game, some

sys.path.insert(0, str(Path(__file__).parents[4] / "tools"))

import catalogs

WORD = re.compile(r"[^\W\d_]{3,}")


def words_of(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in WORD.findall(re.sub(r"\{\w*\}", " ", text).lower())}


@pytest.fixture(scope="module")
def english() -> set[str]:
    """Words that stand in the code and in no translation."""
    catalog = catalogs.read(catalogs.LOCALE / "pl" / "LC_MESSAGES" / "tuscany.po")
    both = [catalogs.texts(message) for message in catalog if message.id]
    return words_of(text for original, _ in both for text in original) - words_of(text for _, own in both for text in own)


@pytest.mark.parametrize(("seats", "options"), TABLES[1:])
def test_no_english_word_in_a_whole_game(english: set[str], seats: int, options: dict[str, Any]) -> None:
    told: list[str] = []

    def visit(state: Any, seat: int, legal: Any) -> None:
        for action in some(legal, 12):
            shown = TUSCANY.explain(state, action, "pl")
            told.extend(shown[name] for name in ("prompt", "hint", "label", "short", "how", "deed", "price"))
        told.extend(text for it in TUSCANY.verbs(state, seat, "pl").values() for text in (it["label"], it["group"]))
        told.extend(TUSCANY.out_of_reach(state, seat, "pl").values())
        told.append(TUSCANY.moment(state, "pl"))

    for state, events in random_game(seats, options, visit, seed=4):
        told += [TUSCANY.narrate(state, event, "pl") for event in events]
        for entry in TUSCANY.lines(state, events, "pl"):
            told += [entry["text"], entry["detail"], entry["head"] or ""]
    assert not words_of(set(told)) & english


def test_no_english_word_in_help_and_options(english: set[str]) -> None:
    found = [
        TUSCANY.topics(2, {}, "pl"),
        TUSCANY.rules_help(2, {}, "pl"),
        TUSCANY.option_words("pl"),
        TUSCANY.module_words("pl"),
    ]
    told = [text for tree in found for text in leaves(tree)] + list(TUSCANY.reconstructed("pl"))
    assert not words_of(told) & english


def leaves(tree: Any, name: str = "") -> Iterator[str]:
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from leaves(value, key)
    elif isinstance(tree, str) and name != "piece":
        yield tree


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
    to = tongue("pl")
    assert [to.cards(number), to.cards_of(number, 5), to.workers(number)] == [cards, of_colour, workers]
    assert [to.marble(number), to.green(number), to.fields(number)] == [marble, green, fields]


def test_names_are_declined() -> None:
    to = tongue("pl")
    assert [to.colour[5], to.of_colour[5], to.as_colour[5], to.all[5]] == ["wioska", "wioski", "wioskę", "wioski"]
    assert [(to.cards_there(number), to.workers_there(number)) for number in (1, 2)] == [
        ("1 karta", "1 robotnik"),
        ("2 karty", "2 robotników"),
    ]
