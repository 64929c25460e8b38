"""The facts about single places, beside the help on what lies there."""

from __future__ import annotations

import pytest

from burgrave.games.tuscany.estate import FIELD_NAMES
from burgrave.games.tuscany.game import TUSCANY
from burgrave.games.tuscany.tokens import BONUSES
from games.random_games import LANGUAGES, NAMES
from games.tuscany.scene import coming_income, cover_colour, give, pays, scene

ODD = ("", "x", "9.field:A1", "3.field:A1", "0.field:A11", "0.field:D1", "0.field:3", "field:A1", "0.storage:2", "0.storage:A1")
ODD += (
    "open:9",
    "open:0",
    "0.open:1",
    "bonus:silver",
    "bonus:1",
    "deck:1",
    "deck:cards",
    "income:first",
    "colour:grapes",
    "0.stack:4",
    "0.stack:A1",
    "open:1\n",
    "open:cards",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_described(language: str) -> None:
    state = scene(3)
    keys = [f"{seat}.field:{name}" for seat in range(3) for name in FIELD_NAMES]
    places = [TUSCANY.about(state, key, language) for key in keys]
    assert all(place["facts"] for place in places)
    assert [place["has_since"] for place in places].count(True) == 3
    more = ["0.storage:1", *(f"open:{place}" for place in range(1, 9)), *(f"bonus:{name}" for name in BONUSES)]
    places += [TUSCANY.about(state, key, language) for key in (*more, "deck", "income", "income:last", "0.stack:3", "colour:inn")]
    assert all(place["place"] for place in places)
    assert "{" not in "".join(text for place in places for fact in place["facts"] for text in fact)


def test_a_region_and_a_colour() -> None:
    state = give(scene(), covered="B5")
    about_field = TUSCANY.about(state, "0.field:B6")
    assert about_field["place"] == "on B6"
    assert about_field["facts"] == [
        ("Its region", "1 of 2 fields, brings 3 green points"),
        ("Its colour", "1 of 4 covered, brings 3 green points"),
    ]
    cover_colour(state, 0, "cart")
    assert TUSCANY.about(state, "0.field:B6")["facts"] == [("Its region", "complete, 2 fields"), ("Its colour", "4 of 4 covered")]
    state.colour_bonus = [0 if colour == 7 else -1 for colour in range(16)]
    assert TUSCANY.about(state, "1.field:B6", "pl")["facts"][1] == ("Cały kolor", "zakryte 0 z 4, daje 2 zielone punkty")


def test_the_decks() -> None:
    state = coming_income(scene(), "marble")
    pays(state, 0, "cart", "B5")
    about_deck = TUSCANY.about(state, "income")
    assert about_deck["facts"] == [("Left", "26"), ("Discarded", "1"), ("Last one", "1 marble")]
    assert dict(TUSCANY.about(state, "deck")["facts"])["Discarded"] == "2"
    assert TUSCANY.about(state, "0.stack:1")["facts"] == [("Left", "7 of 7")]
    assert TUSCANY.about(give(state, bonus="marble"), "bonus:marble")["facts"] == [("Left", "4 of 5")]


def test_who_covered_a_colour_first() -> None:
    state = cover_colour(scene(), 0, "cart", but="B5")
    pays(state, 0, "cart", "B5")
    assert TUSCANY.about(state, "colour:cart", "en", NAMES)["facts"] == [("First", "Ann"), ("Second", "2 green points")]


@pytest.mark.parametrize("key", ODD)
def test_unknown_places_have_no_description(key: str) -> None:
    assert TUSCANY.about(scene(2), key) == {"place": "", "facts": [], "has_since": False}
