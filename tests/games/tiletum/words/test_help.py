"""Every piece, topic, source of points and module has its words, in every language."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.cathedrals import CATHEDRALS
from burgrave.games.tiletum.europe import CITIES, PLACES
from burgrave.games.tiletum.fairs import CITY_TILES, FAIRS, FIRST_CITY
from burgrave.games.tiletum.game import TILETUM
from burgrave.games.tiletum.house import BUILDINGS
from burgrave.games.tiletum.kinds import ACTION_KINDS, FIGURES, GOODS
from burgrave.games.tiletum.tiles import TILES
from burgrave.games.tiletum.words.tongue import tongue
from games.helped import pieces_are_drawn, rules_are_written, sentences_are_whole, topics_are_written
from games.told import LANGUAGES

SINGLE = ["die", "dice", "wheel", "points", "house", "pillar", "road", "bonus", "king", "corruption", "leader", "order"]
SINGLE += ["market:contracts", "market:characters", "deck:characters", "room", "contract_space", "storage"]
SINGLE += ["supply:houses", "supply:pillars"]
RULES = ["course", "setup", "turn", "wheel", "merchant", "architect", "character", "contract", "king", "any", "tasks", "storage"]
RULES += ["house", "crests", "besides", "track", "fairs", "clean_up", "end"]


def expected() -> set[str]:
    """Every topic that the drawing names."""
    found = {*SINGLE, *(f"tile:{name}" for name in TILES[1:]), *(f"good:{name}" for name in GOODS)}
    found |= {f"{kind}:{name}" for kind in ("action", "space") for name in ACTION_KINDS}
    found |= {f"figure:{name}" for name in FIGURES} | {f"place:{name}" for name in PLACES}
    found |= {f"cathedral:{city}" for city in CATHEDRALS} | {f"fair:{name}" for name in FAIRS}
    found |= {f"city:{PLACES[place]}" for place in (FIRST_CITY, *CITY_TILES)}
    return found | {f"{kind}:{number}" for kind in ("ground", "building") for number in range(1, BUILDINGS + 1)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_there(language: str) -> None:
    for seats in TILETUM.seats:
        topics = TILETUM.topics(seats, {}, language)
        assert set(topics) == expected()
        topics_are_written(topics)


def test_every_piece_of_the_help_is_drawn() -> None:
    pieces_are_drawn(TILETUM)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_summed_up(language: str) -> None:
    for seats in TILETUM.seats:
        found = TILETUM.rules_help(seats, {}, language)
        assert list(found) == RULES
        rules_are_written(found)


def test_the_number_of_players_is_told() -> None:
    dice = [TILETUM.rules_help(seats)["wheel"]["text"] for seats in (2, 3, 4)]
    assert [text.partition(" are drawn")[0] for text in dice] == [f"In every round {count} dice" for count in (8, 11, 14)]
    assert "gold by turn order: 1, 3, 5." in TILETUM.rules_help(3)["setup"]["text"]
    towns = [TILETUM.topics(seats)["place:venezia"]["text"] for seats in (2, 3)]
    assert [text.partition(".")[0] for text in towns] == [
        "A town with 1 house space, which brings 3 points",
        "A town with 2 house spaces, which bring 3 points, 1 point",
    ]
    assert "bonus tile lies here" not in TILETUM.topics(2)["place:london"]["text"]
    assert "bonus tile lies here" in TILETUM.topics(3)["place:london"]["text"]


def test_numbers_come_from_the_tables() -> None:
    topics = TILETUM.topics(4)
    assert topics["tile:contract:iron_5"]["text"].startswith("Give 5 iron, and you get 7 points and 1 step on the king track, ")
    assert topics["ground:1"]["text"].startswith("Building 1, 6 food: a house in any town.")
    assert topics["building:1"]["text"].startswith("3 rooms.")
    assert "pile: 8, 4, 1, from the top" in topics["cathedral:praha"]["text"]
    assert topics["fair:contracts"]["text"].startswith(
        "3 points from the tile and those of the round, for each fulfilled contract."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name_of_its_own(language: str) -> None:
    titles = tongue(language).title[1:]
    assert len(set(titles)) == len(titles)


def test_what_is_ours_is_marked() -> None:
    ours = {name for name, topic in TILETUM.topics(3).items() if "reconstruction" in topic["text"]}
    tiles = {f"tile:{name}" for name in TILES[1:]}
    fairs = {name for name in expected() if name.startswith(("fair:", "city:"))}
    places = {f"place:{name}" for name in PLACES[:CITIES]} | {f"cathedral:{city}" for city in CATHEDRALS}
    markets = {"market:contracts", "market:characters", "contract_space"}
    assert ours == tiles | fairs | places | markets | {"house", "king", "corruption", "wheel"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_listed(language: str) -> None:
    found = TILETUM.reconstructed(language)
    assert len(found) == 10
    sentences_are_whole(found)
