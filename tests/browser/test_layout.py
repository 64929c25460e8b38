"""Where things lie: one screen, no text cut off, no panel over another."""

from __future__ import annotations

import pytest

from browser.conftest import DESKTOP, PHONE, SMALL
from browser.measures import CUT_OFF, OVERLAPS, PAGE_SIZE
from browser.positions import CASTLE, CASTLE_TURN, SHIP

PANELS = [
    ".bar",
    ".prompt-place .prompt",
    ".panel.board",
    ".strip",
    ".panel.own",
    ".chips-place",
    ".side-seat > .panel",
    ".panel.log",
]
MAY_END = ".name, .who, .prompt .caps, .prompt .rest .wide, .seat .chips, .own .head"
"""Names are as long as people like; the others stand elsewhere too and give way, whole or with an ellipsis."""
FOUR = [{"kind": "human"}] * 4


@pytest.mark.parametrize("size", [DESKTOP, SMALL])
@pytest.mark.parametrize(("game", "seats"), [("burgundy", 2), ("burgundy", 3), ("burgundy", 4), ("tuscany", 4), ("tiletum", 4)])
def test_the_table_is_one_screen(visit, size, game, seats):
    one = visit(size)
    table = one.open_table(FOUR[:seats], sit=tuple(range(seats)), seed=SHIP.seed, game=game)
    page = one.go_to_table(table)
    assert page.evaluate(PAGE_SIZE) == list(size)
    for selector in (".board", ".own", ".prompt"):
        box = one.box(selector)
        assert box["y"] + box["height"] <= size[1], selector
    assert page.evaluate(OVERLAPS, PANELS) == []
    assert page.evaluate(CUT_OFF, MAY_END) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_the_phone_orders_the_table_without_overlaps(visit, seats):
    one = visit(PHONE)
    table = one.open_table(FOUR[:seats], sit=tuple(range(seats)), seed=SHIP.seed)
    page = one.go_to_table(table)
    assert page.evaluate(OVERLAPS, PANELS) == []
    assert page.evaluate(CUT_OFF, MAY_END) == []
    prompt = one.box(".prompt")
    assert prompt["y"] + prompt["height"] <= PHONE[1] + 1, "the prompt is at the thumb"


@pytest.mark.parametrize("size", [DESKTOP, SMALL, PHONE])
@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
def test_no_text_is_cut_off(visit, size, language):
    one = visit(size, language=language)
    table = CASTLE.open(one)
    one.act(table, *CASTLE_TURN)
    rules = ("/rules", "/rules/burgundy", "/rules/tuscany", "/rules/tiletum")
    around = ("/", "/new/burgundy", "/new/tuscany", "/new/tiletum", *rules, "/account", "/about", f"/join/{table}")
    cut = {}
    for path in (*around, f"/t/{table}", f"/t/{table}/score", f"/t/{table}/replay"):
        page = one.go(path)
        page.wait_for_load_state()
        cut[path.replace(table, "TABLE")] = page.evaluate(CUT_OFF, MAY_END)
    assert {path: texts for path, texts in cut.items() if texts} == {}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_long_names_do_not_break_the_table(visit, size):
    one = visit(size)
    table = one.open_table(sit=(), seed=SHIP.seed)
    one.sit(table, 0, "Wilhelmina Wolkenbruckner"[:24])
    one.sit(table, 1, "WWWWWWWWWWWWWWWWWWWWWWWW")
    page = one.go_to_table(table)
    assert page.evaluate(OVERLAPS, PANELS) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
