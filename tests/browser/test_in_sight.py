"""On every screen what is asked lies in sight, can be read, and nothing lies over it: Kingsburg has the largest boards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, LYING, PHONE, SMALL
from browser.measures import CUT_OFF, OUT_OF_SIGHT, OVERLAPS, SMALL_TEXT
from browser.test_council import EXPANSIONS
from browser.test_layout import MAY_END, PANELS
from served.player import HUMAN

ALL = {"modules": EXPANSIONS, "options": {"scenario": "shifting_alliances"}}
RULES: dict[str, dict[str, Any]] = {"base": {}, "all modules": ALL}
ASKED = {"kingsburg": {"Influence", "Build"}, "tuscany": {"TakeAction", "Pay"}, "tiletum": {"ChooseDie", "Act", "SideAct"}}
"""Steps that a tour surely meets."""
LEAST = 7.9
"""Pixels of the smallest letters on a small desktop."""
LEAST_TUSCANY = 6.9
"""The long names below cards, in Polish; the card has its picture too."""


def tour(visitor: Any, seats: int, rules: dict[str, Any], moves: int, game: str = "kingsburg") -> Any:
    """Play at random through the door; wherever something is asked for the first time, the page is opened and the step yielded."""
    table = visitor.open_table([HUMAN] * seats, game=game, seed=7, sit=tuple(range(seats)), **rules)
    random, known = Random(7), set()
    for _ in range(moves):
        look = visitor.look(table)
        step = look["view"]["asked"]["step"]
        if step not in known:
            known.add(step)
            visitor.go_to_table(table)
            yield step
        visitor.act(table, random.choice(sorted(one["text"] for one in look["actions"])))
    assert ASKED[game] <= known


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
@pytest.mark.parametrize("rules", RULES)
def test_on_a_phone_what_is_asked_lies_in_sight(visit, size, language, rules):
    one = visit(size, language=language)
    for step in tour(one, 2, RULES[rules], 45):
        assert one.page.evaluate(OUT_OF_SIGHT) == [], f"{step}: {one.question()}"
        assert one.page.evaluate("() => document.documentElement.scrollWidth") == size[0], step


@pytest.mark.parametrize("size", [(375, 812), LYING, SMALL], ids=["narrow", "lying", "small"])
def test_the_table_of_tuscany_lies_in_sight(visit, size):
    one = visit(size, language="pl-PL")
    for step in tour(one, 3, {}, 90, "tuscany"):
        page = one.page
        assert page.evaluate(OUT_OF_SIGHT) == [], f"{step}: {one.question()}"
        assert page.evaluate("() => document.documentElement.scrollWidth") == size[0], step
        assert page.evaluate(OVERLAPS, PANELS) == [], step
        assert page.evaluate(SMALL_TEXT, LEAST_TUSCANY) == [], step


@pytest.mark.parametrize("size", [PHONE, LYING, SMALL], ids=["upright", "lying", "small"])
def test_the_table_of_tiletum_lies_in_sight(visit, size):
    """On a phone the tab that a question is about is open; what lies on something lit lets clicks through."""
    one = visit(size, language="pl-PL")
    for step in tour(one, 3, {}, 110, "tiletum"):
        page = one.page
        hidden = [what for what in page.evaluate(OUT_OF_SIGHT) if "back-to" not in what]  # the trail scrolls
        assert hidden == [], f"{step}: {one.question()}"
        assert page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == list(size)
        assert page.evaluate(OVERLAPS, [*PANELS, ".panel.upper", ".tab-panels", ".tab-bar"]) == [], step
        assert page.evaluate(CUT_OFF, MAY_END) == [], step


@pytest.mark.parametrize(("size", "seats"), [(DESKTOP, 2), (SMALL, 2), (SMALL, 5)])
def test_the_table_is_one_screen_and_can_be_read(visit, size, seats):
    one = visit(size)
    for step in tour(one, seats, ALL, 26 * seats):
        page = one.page
        assert page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == list(size)
        assert page.evaluate(OVERLAPS, PANELS) == [], step
        assert page.evaluate(CUT_OFF, MAY_END) == [], step
        assert page.evaluate(OUT_OF_SIGHT) == [], step
        assert page.evaluate(SMALL_TEXT, LEAST) == [], step


def test_the_page_scrolls_to_what_is_asked_next(visit):
    """On a short phone the buildings have come into sight by themselves when they are asked for."""
    one = visit((390, 700))
    table = one.open_table(game="kingsburg", seed=3, sit=(0, 1), **ALL)
    page = one.go_to_table(table)
    for _ in range(80):
        if one.look(table)["view"]["asked"]["step"] == "Build":
            break
        page.evaluate("() => scrollTo(0, 0)")
        one.act(table, min(one.texts(table)))
    expect(page.locator("#question")).to_have_text("Choose a building")
    one.wait_until_idle()
    assert page.evaluate("() => scrollY") > 0
    assert page.evaluate(OUT_OF_SIGHT) == []


def test_the_score_sheet_of_five_does_not_scroll_sideways(visit):
    """In Polish, on a narrow phone: the titles of the sources wrap."""
    one = visit((345, 740), language="pl-PL")
    table = ""
    for _ in tour(one, 5, {}, 130):
        table = one.page.url.rpartition("/")[2]
    page = one.go(f"/t/{table}/score")
    assert len(page.locator(".sources-tall tbody tr").all()) > 3
    assert page.evaluate("() => document.documentElement.scrollWidth") == 345
