"""Every piece, topic, source of points, module and option has its words, in every language."""

from __future__ import annotations

import pytest

from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.game import TUSCANY
from burgrave.games.tuscany.points import POINT_SOURCES
from burgrave.games.tuscany.tokens import BONUSES, TOKENS
from games.help_checks import pieces_are_drawn, rules_are_written, sentences_are_whole, topics_are_written
from games.random_games import LANGUAGES

SINGLE = ("income", "deck", "track:green", "track:red", "phase", "stack", "storage", "regions", "hand", "neutral")
STOCKS = ("stock:workers", "stock:marble")
RULES = ["course", "estate", "turn", "draw", "take", "place", "pay", "regions", "tokens", "bonus", "income", "colours", "alike"]
RULES += ["phases", "end"]


def expected() -> set[str]:
    """Every topic that there is."""
    topics = {*SINGLE, *STOCKS, *(f"token:{name}" for name in TOKENS[1:]), *(f"bonus:{name}" for name in BONUSES)}
    return topics | {f"{kind}:{colour}" for kind in ("field", "card", "colour") for colour in COLOURS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_there(language: str) -> None:
    topics = TUSCANY.topics(3, {}, language)
    assert set(topics) == expected()
    topics_are_written(topics)


def test_every_piece_of_the_help_is_drawn() -> None:
    pieces_are_drawn(TUSCANY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_summed_up(language: str) -> None:
    for seats in TUSCANY.seats:
        for printing in ("later", "first"):
            rules = TUSCANY.rules_help(seats, {"printing": printing}, language)
            assert list(rules) == RULES
            rules_are_written(rules)


def test_a_printing_shows_its_own_numbers() -> None:
    later, first = (TUSCANY.rules_help(4, {"printing": printing}) for printing in ("later", "first"))
    assert later["draw"]["text"].startswith("Draw 3 cards")
    assert first["draw"]["text"].startswith("Draw 2 cards")
    assert "for every 5 cards" in later["end"]["text"]
    assert "for every 3 cards" in first["end"]["text"]
    assert later["end"]["text"].endswith("then to more green points.")
    assert first["end"]["text"].endswith("then to fewer green points, then to fewer cards.")
    assert TUSCANY.topics(4, {"printing": "first"})["deck"]["text"].startswith("Draw 2 cards")
    assert "za każde 5 kart" in TUSCANY.rules_help(4, {}, "pl")["end"]["text"]


def test_only_fewer_than_four_leave_parts_in_the_box() -> None:
    texts = [TUSCANY.rules_help(seats)["estate"]["text"] for seats in (2, 3, 4)]
    assert ["in the box" in text for text in texts] == [True, True, False]


def test_what_is_ours_is_marked() -> None:
    topics = TUSCANY.topics(3)
    ours = {name for name, topic in topics.items() if "reconstruction" in topic["text"]}
    produce = {f"token:{name}" for name in TOKENS if name not in COLOURS and name not in ("none", "hexagon")}
    assert ours == {"income", *produce, *(f"{kind}:{colour}" for kind in ("card", "colour") for colour in COLOURS)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_listed(language: str) -> None:
    sentences = TUSCANY.reconstructed(language)
    assert len(sentences) == 5
    sentences_are_whole(sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_green_points_have_a_title_of_their_own(language: str) -> None:
    assert TUSCANY.source_title("green", language) not in [TUSCANY.source_title(source, language) for source in POINT_SOURCES]
