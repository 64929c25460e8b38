"""Every tile, topic, source of points and option has its words, in every language and as the edition has it."""

import re

import pytest

import burgrave
from burgrave.draw.parts import Look
from burgrave.games.burgundy import words
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.tiles import MONASTERIES, tile_names
from games.burgundy.words.random_games import random_game
from games.random_games import LANGUAGES

GAME = burgrave.game("burgundy")
SINGLE = ("depot", "black", "phase", "round", "order", "storage", "die", "white_die", "regions")
STOCKS = ("stock:workers", "stock:silver", "stock:goods", "stock:sold")


@pytest.mark.parametrize("edition", ["2011", "special"])
@pytest.mark.parametrize(("two_depots", "followed"), [("together", "2011"), ("in_turn", "special")])
def test_help_on_monastery_5_follows_its_option(edition, two_depots, followed):
    for wanted, expected in ((two_depots, followed), ("edition", edition)):
        text = GAME.topics(2, {"edition": edition, "two_depots": wanted}, "en")["tile:monastery-5"]["text"]
        assert text == MONASTERIES[5]["effect"][expected]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["2011", "special"])
def test_every_tile_has_a_title_and_help(edition, language):
    titles = [words.tile_title(tile, language) for tile in tile_names()]
    assert len(set(titles)) == len(titles)
    for tile in tile_names():
        assert words.tile_help(tile, edition, language).endswith(".")
    with pytest.raises(burgrave.BadOption, match="'watchtower'"):
        words.tile_help("none", edition, language)


def test_help_on_monasteries_follows_the_edition():
    assert words.tile_help("monastery-15", "2011").endswith("3 points.")
    assert words.tile_help("monastery-15", "special").endswith("2 points.")
    assert words.tile_help("monastery-6", "2011") == MONASTERIES[6]["effect"]["2011"]
    assert words.tile_title("monastery-24") == "monastery 24 (Bestiary)"
    assert words.tile_title("monastery-24", "pl") == "klasztor 24 (Bestiariusz)"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["2011", "special"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_topic_is_there(seats, edition, language):
    topics = GAME.topics(seats, {"edition": edition}, language)
    expected = {f"tile:{name}" for name in tile_names()} | {f"space:{colour}" for colour in COLOURS}
    expected |= {f"bonus:{colour}" for colour in COLOURS} | {f"good:{number}" for number in range(1, 7)} | {*SINGLE, *STOCKS}
    assert set(topics) >= expected
    for name, topic in topics.items():
        assert not topic["title"][0].islower()
        assert topic["text"].endswith(".")
        assert "{" not in topic["title"] + topic["text"]
        kind, _, rest = name.partition(":")
        shown = {"tile": rest, "space": name, "good": f"good-{rest}", "bonus": "bonus"}
        assert topic.get("piece") == shown.get(kind) or name not in expected


def test_numbers_come_from_the_tables_and_the_seats():
    assert "4 points for each tile" in GAME.topics(4)["good:1"]["text"].lower()
    assert "gets 7 points, the second gets 4 points" in GAME.topics(4)["bonus:mine"]["text"]
    assert "gets 5 points, the second gets 2 points" in GAME.topics(2)["bonus:mine"]["text"]


def test_the_purchase_follows_edition_and_option():
    assert "between" in GAME.topics(2, {"edition": "2011"})["black"]["text"]
    assert "town hall" in GAME.topics(2, {"edition": "special"})["black"]["text"]
    assert "town hall" in GAME.topics(2, {"edition": "2011", "purchase": "any_time"})["black"]["text"]


def test_every_topic_that_is_drawn_has_help():
    """All parts of a random game's positions, for every seat."""
    topics = GAME.topics(3)
    for number, (state, _) in enumerate(random_game(3, {"duchies": "dealt"}, lambda *_: None)):
        if number % 25 == 0:
            parts = GAME.drawing.parts(state.view(0), Look(focus=0, you=(0,), names=("A", "B", "C")))
            drawn = [text for text in vars(parts).values() if isinstance(text, str)]
            drawn += [text for part in parts.seats.values() for text in vars(part).values()]
            asked = {topic for text in drawn for topic in re.findall(r'data-help="([^"]+)"', text)}
            assert asked
            assert asked <= set(topics)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["2011", "special"])
def test_the_rules_are_summed_up(edition, language):
    for seats in GAME.seats:
        topics = GAME.rules_help(seats, {"edition": edition}, language)
        assert list(topics)[:9] == ["turn", "take", "place", "sell", "workers", "buy", "goods", "regions", "end"]
        assert {*list(topics)[9:]} <= {*GAME.modules}
        assert all(words_["title"] and words_["text"].endswith(".") for words_ in topics.values())
    assert (("fewer" if language == "en" else "mniej") in topics["end"]["text"]) == (edition == "special")
    assert topics == GAME.rules_help(seats, {"tie_break": edition}, language)


def test_p9_the_help_explains_the_tie_break_of_2011_as_the_engine_breaks_it():
    """The later turn of the last round decides, not the track as it stands after it (rulebook/test_2011.py)."""
    for language, later, track in (("en", "later turn", "turn order"), ("pl", "później w ostatniej rundzie", "torze")):
        text = GAME.rules_help(2, {"edition": "2011"}, language)["end"]["text"]
        assert later in text
        assert track not in text


@pytest.mark.parametrize(
    ("language", "order"),
    [
        ("en", ("looks in that depot", "first empty space", "in the next depot")),
        ("pl", ("szuka w tym magazynie", "pierwszego pustego pola", "w kolejnym magazynie")),
    ],
)
def test_p24_chateauma_looks_for_every_space_in_a_depot_before_it_goes_to_the_next(language, order):
    """As the engine does: the depot comes first, then the spaces of the card."""
    text = GAME.rules_help(2, {}, language)["chateauma"]["text"]
    places = [text.index(part) for part in order]
    assert places == sorted(places)


def test_p25_the_rules_of_chateauma_follow_its_options():
    usual = GAME.rules_help(2, {})["chateauma"]["text"]
    other = GAME.rules_help(2, {"chateauma_purchase": "reserve", "chateauma_ship": "from"})["chateauma"]["text"]
    assert "first after the white die's depot" in usual
    assert "from the left of the top row" in usual
    assert "first from the white die's depot on" in other
    assert "furthest left in its reserve" in other
