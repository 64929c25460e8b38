"""On every screen what is asked lies in sight, can be read, and nothing lies over it: Kingsburg has the largest boards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, LYING, NARROW, PHONE, SMALL
from browser.measures import CUT_OFF, OUT_OF_SIGHT, OVERLAPS, PAGE_SIZE, SMALL_TEXT
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
    """Play at random through the HTTP API; at each kind of question, the first time, open the page and yield the step's name."""
    table = visitor.open_table([HUMAN] * seats, game=game, seed=7, sit=tuple(range(seats)), **rules)
    random, known = Random(7), set()
    look = visitor.look(table)
    for _ in range(moves):
        step = look["view"]["asked"]["step"]
        if step not in known:
            known.add(step)
            visitor.go_to_table(table)
            yield step
        look = visitor.act(table, random.choice(sorted(one["text"] for one in look["actions"])))
    assert ASKED[game] <= known


def each_size(visitor: Any, *sizes: tuple[int, int]) -> Any:
    """Yield each size with the window of that size: a phone is turned. The first is the window's as it was opened."""
    for size in sizes:
        visitor.resize(size)
        yield size
    visitor.resize(sizes[0])


@pytest.mark.parametrize(("rules", "language"), [("base", "en-GB"), ("all modules", "pl-PL")])
def test_on_a_phone_what_is_asked_lies_in_sight(visit, language, rules):
    """In Polish where there is most to fit in: its texts are longer."""
    one = visit(PHONE, language=language)
    for step in tour(one, 2, RULES[rules], 45):
        for size in each_size(one, PHONE, LYING):
            assert one.page.evaluate(OUT_OF_SIGHT) == [], f"{step}, {size}: {one.question()}"
            assert one.page.evaluate("() => document.documentElement.scrollWidth") == size[0], step


@pytest.mark.parametrize("sizes", [(NARROW, LYING), (SMALL,)], ids=["phone", "small"])
def test_the_table_of_tuscany_lies_in_sight(visit, sizes):
    one = visit(sizes[0], language="pl-PL")
    page = one.page
    for step in tour(one, 3, {}, 90, "tuscany"):
        for size in each_size(one, *sizes):
            assert page.evaluate(OUT_OF_SIGHT) == [], f"{step}, {size}: {one.question()}"
            assert page.evaluate("() => document.documentElement.scrollWidth") == size[0], step
            assert page.evaluate(OVERLAPS, PANELS) == [], (step, size)
            assert page.evaluate(SMALL_TEXT, LEAST_TUSCANY) == [], (step, size)


@pytest.mark.parametrize("sizes", [(PHONE, LYING), (SMALL,)], ids=["phone", "small"])
def test_the_table_of_tiletum_lies_in_sight(visit, sizes):
    """On a phone the tab that a question is about is open; what lies on something lit lets clicks through."""
    one = visit(sizes[0], language="pl-PL")
    page = one.page
    for step in tour(one, 3, {}, 110, "tiletum"):
        for size in each_size(one, *sizes):
            hidden = [what for what in page.evaluate(OUT_OF_SIGHT) if "back-to" not in what]  # the trail scrolls
            assert hidden == [], f"{step}, {size}: {one.question()}"
            assert page.evaluate(PAGE_SIZE) == list(size)
            assert page.evaluate(OVERLAPS, [*PANELS, ".panel.upper", ".tab-panels", ".tab-bar"]) == [], (step, size)
            assert page.evaluate(CUT_OFF, MAY_END) == [], (step, size)


@pytest.mark.parametrize(("seats", "sizes"), [(2, (DESKTOP, SMALL)), (5, (SMALL,))], ids=["two", "five"])
def test_the_table_is_one_screen_and_can_be_read(visit, seats, sizes):
    one = visit(sizes[0])
    page = one.page
    for step in tour(one, seats, ALL, 26 * seats):
        for size in each_size(one, *sizes):
            assert page.evaluate(PAGE_SIZE) == list(size)
            assert page.evaluate(OVERLAPS, PANELS) == [], (step, size)
            assert page.evaluate(CUT_OFF, MAY_END) == [], (step, size)
            assert page.evaluate(OUT_OF_SIGHT) == [], (step, size)
            assert page.evaluate(SMALL_TEXT, LEAST) == [], (step, size)


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
    table = one.open_table([HUMAN] * 5, game="kingsburg", seed=7, sit=(0, 1, 2, 3, 4))
    random = Random(7)
    for _ in range(130):
        one.act(table, random.choice(sorted(one.texts(table))))
    page = one.go(f"/t/{table}/score")
    assert len(page.locator(".sources-tall tbody tr").all()) > 3
    assert page.evaluate("() => document.documentElement.scrollWidth") == 345
