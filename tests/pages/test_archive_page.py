"""Closed tables are drawn from stored views, and from nothing else."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import burgrave
from burgrave.table.archive import Archive
from burgrave.table.pages.archive_page import archive_title, figure_of, is_free_of_markup, picture_of, places_of, turn_shown
from burgrave.table.room import Chair
from table.closed_tables import random_moves

GAMES = ("burgundy", "tuscany", "kingsburg", "tiletum")


def archive(game: str, **data) -> Archive:
    chairs = [Chair(seat, "human", None, name, "") for seat, name in enumerate(("Ann", "Ben"))]
    return Archive({"id": "abc", "game": game, "is_over": True}, chairs, [], data)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_that_was_stored_as_json_is_drawn_as_it_was(name):
    game, state = burgrave.game(name), burgrave.new(name, 2, 3)
    for seat, action in random_moves(name, 3, 40):
        state.apply(action, seat)
    view = state.view(None)
    stored = json.loads(json.dumps(view))
    table = archive(name)
    assert is_free_of_markup(stored)
    for focus in (0, 1):
        drawn = picture_of(table, game, stored, focus, "pl")
        assert drawn is not None
        assert drawn == picture_of(table, game, view, focus, "pl")


@pytest.mark.parametrize("view", [{}, {"players": None}, {"game": "<b>"}, {"a": ["x", {"&": 1}]}])
def test_any_other_view_is_no_picture_and_no_error(view):
    assert picture_of(archive("burgundy"), burgrave.game("burgundy"), view, 0, "en") is None
    assert picture_of(archive("atlantis"), None, view, 0, "en") is None


@pytest.mark.parametrize("fault", [RuntimeError, SystemExit])
def test_a_game_that_raises_is_left_out_of_the_page(monkeypatch, fault):
    game, table = burgrave.game("tuscany"), archive("tuscany")
    view = json.loads(json.dumps(burgrave.new("tuscany", 2, 3).view(None)))

    def raises(*_args):
        raise fault("no pencil")

    drawing = replace(game.drawing, figure=raises, art=raises, board=raises)
    monkeypatch.setattr(game, "drawing_of", lambda *_modules: drawing)
    monkeypatch.setattr(game, "title_in", raises)
    assert archive_title(table, "en") == "Tuscany"
    assert figure_of(game, view, 0) == ""
    monkeypatch.setattr(game, "drawing_of", raises)
    assert picture_of(table, game, view, 0, "en") is None


@pytest.mark.parametrize("scores", [None, "12", [1], [1, "2"], [True, 2], [1, 10**9], {"0": 1}])
def test_scores_of_another_shape_are_none(scores):
    table = archive(
        "burgundy",
        scores=scores,
        ranking=[0, 1],
        winners=[0],
        sources=[[["a"]], []],
        teams=[[5]],
        titles=3,
        log=[],
        course=[scores],
    )
    assert table.scores is None
    assert table.sources is None
    assert (table.teams, table.course, table.titles("en"), table.log("en", None)) == ((), [], {}, [])
    assert [place.total for place in places_of(table, None, "en", ())] == [None, None]


def test_turns_are_found_by_number_and_by_action():
    table = archive("burgundy", turns=[{"at": at, "view": {"at": at}} for at in (0, 4, 9)])
    assert [turn_shown(table, *wanted) for wanted in ((None, None), (1, None), (9, None), (None, 5), (None, 0), (None, 99))] == [
        2,
        1,
        2,
        1,
        0,
        2,
    ]
    assert turn_shown(archive("burgundy"), None, None) == 0
    assert table.view_at(5) == {"at": 4}
