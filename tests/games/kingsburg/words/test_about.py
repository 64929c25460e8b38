"""The facts about single places, beside the help on what lies there."""

from __future__ import annotations

import pytest

from burgrave.games.kingsburg.buildings import BUILDINGS, PRINTED, ROW, ROWS
from burgrave.games.kingsburg.game import KINGSBURG
from games.kingsburg.scene import begin, give, play, scene
from games.random_games import LANGUAGES, NAMES

ODD = ("", "x", "9.building:inn", "0.building:nothing", "building:inn", "0.building:sawmill", "0.building:bridge", "adviser:19")
ODD += ("adviser:0", "0.adviser:7", "adviser:7\n", "adviser:jester", "0.building:7", "enemy:1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plot_and_every_adviser_is_described(language: str) -> None:
    state = give(scene(3), 0, buildings="inn")
    plots = [name for number, name in enumerate(BUILDINGS[:PRINTED]) if ROWS[ROW[number]] not in "AG"]
    places = [KINGSBURG.about(state, f"{seat}.building:{name}", language) for seat in range(3) for name in plots]
    places += [KINGSBURG.about(state, f"adviser:{rank}", language) for rank in range(1, 19)]
    assert all(place["place"] for place in places)
    assert all(place["facts"] for place in places[: 3 * len(plots)])
    assert [place["has_since"] for place in places].count(True) == 1
    assert "{" not in "".join(text for place in places for fact in place["facts"] for text in fact)


def test_a_price_is_what_it_costs_its_owner() -> None:
    state = give(scene(3), 0, buildings="barricade crane")
    about_building = KINGSBURG.about(state, "0.building:town_hall")
    assert about_building["place"] == "row F, column III"
    assert about_building["facts"] == [("Price now", "1 gold, 1 wood and 1 stone"), ("Points", "2")]


def test_who_holds_an_adviser() -> None:
    state = give(scene(3), 1, dice=[6])
    give(state, 0, dice=[4])
    begin(state, "spring", "influence")
    play(state, "influence adviser:4 die:1")
    assert KINGSBURG.about(state, "adviser:4", "en", NAMES)["facts"] == [("Held by", "Ann")]
    assert KINGSBURG.about(state, "adviser:5", "en", NAMES)["facts"] == []


@pytest.mark.parametrize("key", ODD)
def test_unknown_places_have_no_description(key: str) -> None:
    assert KINGSBURG.about(scene(2), key) == {"place": "", "facts": [], "has_since": False}
