"""Every legal action of random games is explained and every event narrated; every tile and source has its words."""

from random import Random

import pytest

import burgrave
from burgrave.games.burgundy import words
from burgrave.games.burgundy.points import POINT_SOURCES
from burgrave.games.burgundy.tiles import MONASTERIES, TILES
from burgrave.games.burgundy.words.en.log import SENTENCES

TABLES = [
    (seats, {"edition": edition, **more})
    for seats in (2, 3, 4)
    for edition in ("2011", "special")
    for more in (
        {},
        {"duchies": "dealt"},
        {"duchies": "dealt", "settling": "secret"},
    )
]


def check_explained(state, action, seat):
    shown = state.rules.game.explain(state, action)
    assert list(shown) == ["prompt", "label", "badges", "path", "verb", "text"]
    assert shown["prompt"]
    assert shown["label"]
    assert shown["path"] == list(action.path)
    assert shown["verb"] == action.verb
    assert shown["text"] == str(action)
    for badge in shown["badges"]:
        assert list(badge) == ["kind", "count"]
        assert badge["kind"] in ("workers", "silver", "points")
        assert badge["count"]
    owned = {"workers": state.workers[seat], "silver": state.silver[seat], "points": 0}
    assert all(owned[badge["kind"]] + badge["count"] >= 0 for badge in shown["badges"])
    return shown


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_are_told_completely(seats, options):
    random = Random(seats)
    state = burgrave.new("burgundy", seats, seed=seats * 100 + len(options), options=options)
    narrate = state.rules.game.narrate
    told = [narrate(state, event) for event in state.events]
    while not state.is_over:
        seat = random.choice(state.to_act)
        before = state.digest()
        legal = state.legal_actions(seat)
        shown = [check_explained(state, action, seat) for action in legal]
        # Two equal tiles in one depot are one choice to a reader; everything else is told apart.
        labels = [it["label"] for it in shown if it["verb"] not in ("take", "buy", "hire", "fetch")]
        assert len(set(labels)) == len(labels)
        assert len({it["prompt"] for it in shown}) == 1
        assert state.digest() == before
        # Prefer to place: a game of many tiles has more to tell.
        places = [action for action in legal if action.verb in ("place", "fetch", "load", "sell")]
        told += [narrate(state, event) for event in state.apply(random.choice(places or legal), seat)]
    assert all(sentence.endswith(".") and sentence[0].isupper() for sentence in told)


def test_an_unknown_event_is_not_told():
    state = burgrave.new("burgundy", 2, seed=1)
    with pytest.raises(KeyError):
        state.rules.game.narrate(state, ("earthquake", 0))


def test_every_point_is_explained():
    state = burgrave.new("burgundy", 2, seed=1)
    for source in POINT_SOURCES:
        points = 6
        sentence = state.rules.game.narrate(state, ("score", 1, source, points))
        assert sentence.startswith("Player 2 scores 6 points for ")
        assert words.source_title(source)
    assert "of 3 spaces" in state.rules.game.narrate(state, ("score", 0, "regions", 6))
    assert "phase C" in state.rules.game.narrate(state, ("score", 0, "phase_bonus", 6))


def test_an_unknown_language_is_refused_and_the_valid_ones_named():
    state = burgrave.new("burgundy", 2, seed=1)
    game = state.rules.game
    with pytest.raises(burgrave.BadOption, match="'en'"):
        game.explain(state, state.legal_actions()[0], "tlh")
    with pytest.raises(burgrave.BadOption, match="'en'"):
        game.narrate(state, ("turn", 0), "tlh")
    assert tuple(words.LANGUAGES) == game.languages


@pytest.mark.parametrize("edition", ["2011", "special"])
def test_every_tile_has_a_title_and_help(edition):
    for tile in TILES[1:]:
        assert words.tile_title(tile)
        assert words.tile_help(tile, edition).endswith(".")
    with pytest.raises(burgrave.BadOption, match="'watchtower'"):
        words.tile_help("none", edition)


def test_help_on_monasteries_follows_the_edition():
    assert words.tile_help("monastery-15", "2011").endswith("3 points.")
    assert words.tile_help("monastery-15", "special").endswith("2 points.")
    assert words.tile_help("monastery-6", "2011") == MONASTERIES[6]["effect"]["2011"]
    assert words.tile_title("monastery-24") == "monastery 24 (Bestiary)"


@pytest.mark.parametrize("edition", ["2011", "special"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rules_are_summed_up(seats, edition):
    topics = words.rules_help(seats, edition)
    assert {"turn", "take", "place", "sell", "workers", "buy", "goods", "regions", "end"} == set(topics)
    assert ("fewer" in topics["end"]) == (edition == "special")


def test_costs_and_gains_are_badges():
    state = burgrave.new("burgundy", 2, seed=3)
    seat = state.to_act[0]
    shown = {action.text: state.rules.game.explain(state, action) for action in state.legal_actions()}
    assert shown["workers die:1"]["badges"] == [{"kind": "workers", "count": 2}]
    assert shown["workers die:1"]["label"] == f"Take 2 workers with die 1 ({state.dice[seat * 2]})"
    paid = [
        badge["count"]
        for text, it in shown.items()
        if text.startswith("take ")
        for badge in it["badges"]
        if badge["kind"] == "workers"
    ]
    assert paid
    assert all(-3 <= count < 0 for count in paid)


def test_sentences_cover_what_the_rules_emit():
    """Greps the rules, so that a new kind of event cannot be forgotten."""
    import re
    from pathlib import Path

    root = Path(burgrave.__file__).parent
    emitted = {"whisper"}
    for folder in ("engine", "games/burgundy"):
        for path in (root / folder).rglob("*.py"):
            emitted |= set(re.findall(r'events\.append\(\("(\w+)"', path.read_text(encoding="utf-8")))
    assert emitted - {"whisper"} <= set(SENTENCES)
