"""The facts about single places, beside the help on what lies there."""

from __future__ import annotations

import re

import pytest

from burgrave.games.tiletum.europe import PLACES
from burgrave.games.tiletum.game import TILETUM
from games.random_games import LANGUAGES, NAMES
from games.tiletum.scene import fill_building, give, hold_fair, on_track, scene

ODD = ("", "x", "9.room:1.1", "3.room:1.1", "0.room:1.4", "0.room:6.1", "0.room:1", "room:1.1", "0.storage:5", "0.storage:1.1")
ODD += ("contract:6", "contract:0", "fair:5", "fair:iron", "corruption:4", "place:rome", "house:paris.1", "house:troyes.9")
ODD += ("pillar:paris.0", "pillar:troyes", "cathedral:troyes", "cathedral:paris.0", "bonus:london-brugge", "deck", "deck:contracts")
ODD += ("0.merchant:paris", "0.architect:rome", "0.king:3", "0.good:silver", "0.die:4", "0.more:any", "0.ground:7", "0.building:0")
ODD += ("die:iron", "die:silver.4.1", "die:iron.7.1", "space:rome", "king", "place:paris\n", "0.houses:1", "0.nothing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_described(language: str) -> None:
    state = give(scene(3), crests="1=2", rooms="1.1=king.points2", contributed="paris", stored="helper:add_1")
    keys = [f"place:{name}" for name in PLACES]
    keys += ["house:tiletum.1", "house:troyes.1", "pillar:paris.0", "pillar:paris", "cathedral:wien", "bonus:paris", "bonus:track"]
    keys += ["bonus:any", "space:king", "die:iron.5.1", "contract:5", "character:1", "fair:4", "corruption:3", "deck:characters"]
    keys += [f"1.{name}" for name in ("merchant:tiletum", "architect:tiletum", "king:0", "die:3", "storage:4", "building:6")]
    keys += [f"0.{name}" for name in ("roof:1", "room:1.3", "ground:6", "contract:6", "good:iron", "more:king", "houses")]
    keys += [f"0.{name}" for name in ("pillars", "contracts", "cathedrals", "end")]
    places = [TILETUM.about(state, key, language) for key in keys]
    assert all(place["place"] for place in places), [key for key, place in zip(keys, places, strict=True) if not place["place"]]
    assert "{" not in "".join(text for place in places for fact in place["facts"] for text in fact)
    assert not re.search(r"-\d", "".join(text for place in places for fact in place["facts"] for text in fact))


def test_a_cathedral() -> None:
    state = give(give(scene(), contributed="praha"), 1, pillars="praha")
    assert TILETUM.about(state, "cathedral:praha", "en", NAMES) == {
        "place": "in Praha",
        "facts": [
            ("Cost", "4 stone"),
            ("Points", "6 + 4"),
            ("Pile", "4, 1"),
            ("Pillars", "Ann, Ola"),
            ("Have helped", "Ann"),
        ],
        "has_since": False,
    }
    assert TILETUM.about(state, "cathedral:wien", "pl")["facts"] == [("Katedra", "w tej rozgrywce nie powstanie")]


def test_a_town_and_its_houses() -> None:
    state = give(scene(), houses="venezia", merchant="venezia")
    assert TILETUM.about(state, "place:venezia", "en", NAMES)["facts"] == [("Merchants", "Ann"), ("Houses", "Ann")]
    about_house = TILETUM.about(state, "house:venezia.1", "en", NAMES)
    assert about_house == {"place": "in Venezia", "facts": [("House of", "Ann"), ("Brings", "3 points")], "has_since": True}


def test_a_building() -> None:
    state = give(scene(), rooms="3.1=architect.stone1")
    assert TILETUM.about(state, "0.room:3.1")["facts"] == [
        ("Rooms", "1 of 2 full"),
        ("When complete", "2 action points more for the architect action"),
    ]
    give(state, rooms=fill_building(4, "king.points2"), crests="4=1")
    assert TILETUM.about(state, "0.building:4")["facts"] == [
        ("Rooms", "1 of 1 full"),
        ("Complete", "1 action point more for the king action"),
        ("Crest", "placed"),
    ]
    assert TILETUM.about(state, "0.more:king", "en", NAMES)["facts"] == [("Ann", "+1")]


def test_a_fair_and_the_king() -> None:
    state = hold_fair(give(scene(), houses="troyes"), "houses")
    assert TILETUM.about(state, "fair:1", "en", NAMES)["facts"] == [
        ("Points", "3 for each house on the map"),
        ("Ann", "2 × 3"),
        ("Ola", "1 × 3"),
    ]
    on_track(state, s1=3, s0=-2)
    assert TILETUM.about(state, "1.king:3", "en", NAMES)["facts"] == [("Ola", "3"), ("Ann", "−2")]


def test_what_the_end_would_bring() -> None:
    state = give(scene(), houses="troyes", pillars="paris lyon")
    assert TILETUM.about(state, "0.end")["facts"] == [("Houses times pillars", "4 points"), ("Completed buildings", "0 points")]


@pytest.mark.parametrize("key", ODD)
def test_unknown_places_have_no_description(key: str) -> None:
    assert TILETUM.about(scene(2), key) == {"place": "", "facts": [], "has_since": False}
