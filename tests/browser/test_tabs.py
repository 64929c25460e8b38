"""A phone that shows one part of a table at a time, and what lies above the own board on a desk."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, LYING, PHONE
from browser.measures import CUT_OFF, OUT_OF_SIGHT, OVERLAPS, PAGE_SIZE, SMALL_TARGETS
from browser.positions import CASTLE, SHIP
from browser.test_layout import MAY_END, PANELS

ALL = [*PANELS, ".panel.upper", ".tab-panels", ".tab-bar"]


def opened(one: Any) -> str:
    """The name of the tab that is shown; its tab says so too."""
    tab = one.page.locator(".tab-panel:visible")
    expect(tab).to_have_count(1)
    name = str(tab.get_attribute("id")).removeprefix("board-")
    expect(one.page.locator(f'[data-board-tab="{name}"]')).to_have_attribute("aria-selected", "true")
    expect(one.page.locator('.tab-bar [aria-selected="true"]')).to_have_count(1)
    return name


def tab(one: Any, name: str) -> Any:
    return one.page.locator(f'[data-board-tab="{name}"]')


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
def test_tabs_open_boards_and_count_what_is_lit(visit, long_game, size):
    one = visit(size, at=long_game)
    page = one.go_to_table(SHIP.open(one))
    assert opened(one) == "depots"
    assert not one.page.locator(".strip").count()
    for name in ("depots", "duchy"):
        tab(one, name).tap()
        assert opened(one) == name
        here = {node for node in one.lit() if page.locator(f'.tab-panel:visible [data-element="{node}"]').count()}
        assert tab(one, name).locator(".lit-count").all_inner_texts() == ([str(len(here))] if here else [])
        assert page.evaluate(OVERLAPS, ALL) == []
        assert page.evaluate(CUT_OFF, MAY_END) == []
        small = [target["what"] for target in page.evaluate(SMALL_TARGETS, 44)]
        assert not [what for what in small if "data-board-tab" in what or size == PHONE]
    assert page.evaluate(PAGE_SIZE) == list(size)


def test_a_question_opens_the_tab_it_is_about(visit, long_game):
    one = visit(PHONE, at=long_game)
    table = SHIP.open(one)
    one.go_to_table(table)
    one.piece("die:2").tap()
    one.piece("depot:1.3").tap()
    one.wait_until_idle()
    assert one.look(table)["move"] == 1
    one.piece("die:1").tap()
    one.wait_until_idle()
    tab(one, "duchy").tap()
    one.piece("hex:18").tap()
    one.wait_until_idle()
    assert one.texts(table) == {"load depot:2", "skip"}
    assert opened(one) == "depots", "nothing can be clicked in the duchy"
    assert one.page.evaluate(OUT_OF_SIGHT) == []


def test_what_the_reader_opened_stays_open_while_something_is_lit(visit, long_game):
    one = visit(PHONE, at=long_game)
    table = CASTLE.open(one)
    page = one.go_to_table(table)
    one.act(table, "take die:1 depot:2.3")
    page.reload()
    one.wait_until_idle()
    tab(one, "duchy").tap()
    one.piece("die:2").tap()
    one.wait_until_idle()
    assert "storage:1" in one.lit()
    assert opened(one) == "duchy"
    page.keyboard.press("Escape")
    assert opened(one) == "duchy"


def test_tabs_are_opened_by_keys_and_named(visit, long_game):
    one = visit(PHONE, at=long_game)
    page = one.go_to_table(SHIP.open(one))
    tab(one, "depots").focus()
    page.keyboard.press("ArrowRight")
    expect(tab(one, "duchy")).to_be_focused()
    assert opened(one) == "duchy"
    page.keyboard.press("Home")
    expect(tab(one, "depots")).to_be_focused()
    assert opened(one) == "depots"
    count = tab(one, "depots").locator(".lit-count").inner_text()
    expect(page.get_by_role("tab", name=f"Depots, {count} things to choose")).to_be_visible()
    expect(page.get_by_role("tabpanel", name="Depots")).to_be_visible()
    assert "tabindex" not in (page.locator('[data-tab="log"]').evaluate("(node) => node.outerHTML")), "the log has tabs of its own"


def test_the_board_of_another_seat_comes_to_the_front(visit, long_game):
    one = visit(PHONE, at=long_game)
    page = one.go_to_table(SHIP.open(one))
    page.locator('.chips-place [data-seat="1"]').tap()
    expect(page.locator(".own.seat2")).to_be_visible()
    one.wait_until_idle()
    assert opened(one) == "duchy"
    assert page.evaluate(OVERLAPS, ALL) == []
    page.locator('.chips-place [data-seat="1"]').tap()
    expect(page.locator(".own.seat1")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, (1100, 800), (1000, 1100)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_on_a_desk_a_panel_lies_above_the_own_board(visit, long_game, size):
    one = visit(size, at=long_game)
    page = one.go_to_table(SHIP.open(one))
    upper, own, board = (one.box(f".panel.{name}") for name in ("upper", "own", "board"))
    assert upper["y"] + upper["height"] < own["y"]
    assert upper["x"] == own["x"]
    assert abs(upper["y"] - board["y"]) < 1
    assert abs(own["y"] + own["height"] - board["y"] - board["height"]) < 1
    assert page.evaluate(OVERLAPS, ALL) == []
    assert not page.locator(".tab-panel:visible, .tab-bar:visible").count()
    assert page.evaluate(PAGE_SIZE) == list(size)


def test_other_games_have_neither(visit):
    one = visit(PHONE)
    page = one.go_to_table(SHIP.open(one))
    assert not page.locator(".tab-panel, .tab-bar, .upper").count()
    expect(page.locator(".strip")).to_be_visible()
