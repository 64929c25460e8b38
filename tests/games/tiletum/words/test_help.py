"""Every piece, topic, source of points and module has its words, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgrave.games.tiletum.cathedrals import CATHEDRALS
from burgrave.games.tiletum.data import read_toml
from burgrave.games.tiletum.europe import CITIES, PLACES
from burgrave.games.tiletum.fairs import CITY_TILES, FAIRS, FIRST_CITY
from burgrave.games.tiletum.game import TILETUM
from burgrave.games.tiletum.house import BUILDINGS
from burgrave.games.tiletum.kinds import ACTION_KINDS, FIGURES, GOODS
from burgrave.games.tiletum.tiles import TILES
from burgrave.games.tiletum.words.language import language_of
from games.help_checks import pieces_are_drawn, rules_are_written, sentences_are_whole, topics_are_written
from games.random_games import LANGUAGES

SINGLE = ["die", "dice", "wheel", "points", "house", "pillar", "road", "bonus", "king", "corruption", "leader", "order"]
SINGLE += ["market:contracts", "market:characters", "deck:characters", "room", "contract_space", "storage"]
SINGLE += ["supply:houses", "supply:pillars"]
RULES = ["course", "setup", "turn", "wheel", "merchant", "architect", "character", "contract", "king", "any", "tasks", "storage"]
RULES += ["house", "crests", "besides", "track", "fairs", "clean_up", "end"]


def expected() -> set[str]:
    """Every topic that the drawing names."""
    topics = {*SINGLE, *(f"tile:{name}" for name in TILES[1:]), *(f"good:{name}" for name in GOODS)}
    topics |= {f"{kind}:{name}" for kind in ("action", "space") for name in ACTION_KINDS}
    topics |= {f"figure:{name}" for name in FIGURES} | {f"place:{name}" for name in PLACES}
    topics |= {f"cathedral:{city}" for city in CATHEDRALS} | {f"fair:{name}" for name in FAIRS}
    topics |= {f"city:{PLACES[place]}" for place in (FIRST_CITY, *CITY_TILES)}
    return topics | {f"{kind}:{number}" for kind in ("ground", "building") for number in range(1, BUILDINGS + 1)}


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
        rules = TILETUM.rules_help(seats, {}, language)
        assert list(rules) == RULES
        rules_are_written(rules)


def test_the_help_depends_on_the_number_of_players() -> None:
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
    titles = language_of(language).title[1:]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("language", "sentence", "never"),
    [
        ("en", "except after round 3: in the last round that place stays empty", "not before the last round"),
        ("pl", "oprócz rundy 3: w ostatniej rundzie to miejsce zostaje puste", "nie przed ostatnią rundą"),
    ],
)
def test_p13_no_tile_is_laid_beside_the_king_track_for_the_last_round(language: str, sentence: str, never: str) -> None:
    """The help said "not before the last round", which is the opposite."""
    text = TILETUM.rules_help(3, {}, language)["clean_up"]["text"]
    assert sentence in text
    assert never not in text


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ["Take a die", "bonus tile of its action space", "goods", "do the action"]),
        ("pl", ["Weź kość", "kafelek premii", "dobra", "wykonaj akcję"]),
    ],
)
def test_p11_p12_the_help_explains_a_turn_in_the_order_of_the_book(language: str, parts: list[str]) -> None:
    text = TILETUM.rules_help(3, {}, language)["turn"]["text"]
    places = [text.index(part) for part in parts]
    assert places == sorted(places)


@pytest.mark.parametrize(("language", "sentence"), [("en", "action space of your die"), ("pl", "polu akcji twojej kości")])
def test_p23_the_help_on_recolouring_names_the_space_of_the_die(language: str, sentence: str) -> None:
    assert sentence in TILETUM.topics(3, {}, language)["tile:helper:recolour"]["text"]
    assert sentence not in TILETUM.topics(3, {"space_helper": "later"}, language)["tile:helper:recolour"]["text"]


def test_what_is_ours_is_marked() -> None:
    ours = {name for name, topic in TILETUM.topics(3).items() if "reconstruction" in topic["text"]}
    tiles = {f"tile:{name}" for name in TILES[1:]}
    fairs = {name for name in expected() if name.startswith(("fair:", "city:"))}
    places = {f"place:{name}" for name in PLACES[:CITIES]} | {f"cathedral:{city}" for city in CATHEDRALS}
    markets = {"market:contracts", "market:characters", "contract_space"}
    assert ours == tiles | fairs | places | markets | {"house", "pillar", "king", "corruption", "wheel"}


@pytest.mark.parametrize(
    ("tiles", "sentence"),
    [
        ("helper:gold_4 helper:points_4", "How much it brings"),
        (
            "contract:iron_1_wool_1 contract:iron_2_wool_2 contract:iron_3_wool_1 contract:iron_1_wool_3 contract:iron_4_wool_3 "
            "contract:iron_3_wool_4",
            "Which goods it asks for",
        ),
    ],
)
def test_guessed_numbers_of_a_tile_are_named(tiles: str, sentence: str) -> None:
    """P. 24 and 27 leave them to pictures that are lost."""
    assert {name for name, topic in TILETUM.topics(3).items() if sentence in topic["text"]} == {
        f"tile:{name}" for name in tiles.split()
    }


def test_characters_say_that_their_kind_is_guessed() -> None:
    """But for the two that a photograph shows."""
    sentence = "That these characters bring it"
    ours = {name for name, topic in TILETUM.topics(3).items() if sentence in topic["text"]}
    seen = {"character:merchant.merchant_step2", "character:merchant.gold3"}
    assert ours == {f"tile:{name}" for name in TILES if name.startswith("character:") and name not in seen}


GUESSED = (
    ("lowest space of the king track", "-5"),
    ("prices below the market of contracts", "3, 2, 2, 1, 1"),
    ("points of the contract spaces", "1, 2, 3, 4, 5, 6"),
    ("points that rounds add to fairs", "1, 2, 3, 4"),
    ("pillars find room at each cathedral",),
    ("9 characters of each kind",),
    ("20, 24 or 26 tiles in the stack of contracts",),
    ("contracts for iron and wool of 2, 6 and 12 points",),
    ("only gold or only points", "4 gold", "4 points"),
    ("one source only", "storage", "road spaces", "contract spaces", "2 gold and 2 points", "cathedral"),
)
"""What the list must name, each in one sentence."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_listed(language: str) -> None:
    sentences = TILETUM.reconstructed(language)
    assert len(sentences) == 12
    sentences_are_whole(sentences)


@pytest.mark.parametrize("parts", GUESSED, ids=lambda parts: parts[0])
def test_every_guessed_number_is_named(parts: tuple[str, ...]) -> None:
    (sentence,) = [candidate for candidate in TILETUM.reconstructed("en") if parts[0] in candidate]
    assert all(part in sentence for part in parts)


def test_content_of_one_source_is_labelled_so() -> None:
    """Public means that two or more sources agree."""
    labels = {
        (path, name): rows["source"]
        for path in ("map.toml", "house.toml", "fairs.toml", "rules.toml", "cathedrals.toml")
        for name, rows in read_toml(path).items()
        if isinstance(rows, dict)
    }
    once = {("map.toml", "long_roads"), ("map.toml", "reviewed_roads"), ("house.toml", "storage")}
    assert {where for where, source in labels.items() if source == "one-source"} == once
    assert {where for where, source in labels.items() if source == "public"} == {("fairs.toml", "tiles")}
    assert labels["map.toml", "roads"] == "rulebook"


@pytest.mark.parametrize(
    "sentence",
    [
        "as many spaces for pillars as tiles",
        "nine of each kind",
        "4 gold, 4 points",
        "iron and wool of 2, 6 and 12 points",
        "20, 24 and 26",
        "London 2, Köln 5, Paris 3, Praha 8",
    ],
)
def test_the_page_on_content_names_guessed_numbers(sentence: str) -> None:
    page = (Path(__file__).parents[4] / "docs" / "content.md").read_text(encoding="utf-8")
    assert sentence in page.split("## Tiletum")[1]
