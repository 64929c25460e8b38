"""Tiletum by clicks: a die, a tile, steps on the map and a task in one turn, on a desk and on the tabs of a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import DESKTOP, PHONE
from browser.measures import OUT_OF_SIGHT
from browser.positions import WHEEL, WHEEL_TURN


def player(one: Any, table: str) -> dict[str, Any]:
    """What seat 0 has."""
    holdings: dict[str, Any] = one.look(table)["view"]["players"][0]
    return holdings


def test_a_turn_of_many_steps_and_the_way_back(visit):
    one = visit()
    table = WHEEL.open(one)
    page = one.go_to_table(table)
    start = one.look(table)["view"]
    assert one.question() == "Choose a die"
    one.click("die:iron.3")
    if page.locator(".pop.ways").count():  # gold could take it elsewhere
        page.keyboard.press("Escape")
        one.click("die:iron.3", "space:merchant")
    assert one.question() == "Take the bonus tile?"
    assert {verb.get_attribute("data-verb") for verb in page.locator("#verbs button").all()} == {"take", "skip"}
    one.click("bonus:merchant")
    assert player(one, table)["goods"]["iron"] >= 3
    steps = page.locator("#trail .step")
    expect(steps).to_have_count(2)
    one.click("place:troyes")
    expect(page.locator("#question")).to_have_text("Move or build")
    helper = page.get_by_role("group", name="Tasks, at any time").get_by_role("button", name="Use a helper: 1 choice")
    helper.click()
    one.wait_until_idle()
    expect(steps).to_have_count(4)
    assert one.look(table)["view"]["turn"]["points"] == 4, "four, one step, and one that the helper adds"
    expect(page.locator("#tasks .task.lit")).to_have_count(0 if player(one, table)["goods"]["gold"] < 2 else 1)
    one.shown("[data-end]").click()
    expect(one.shown("[data-end]")).to_contain_text("4 points unspent")
    steps.nth(2).click()
    one.wait_until_idle()
    assert one.look(table)["view"]["turn"]["points"] == 4, "before the step: the helper is in the storage again"
    expect(steps).to_have_count(2)
    steps.first.click()
    one.wait_until_idle()
    assert one.look(table)["view"] == start
    one.act(table, *WHEEL_TURN, "end")
    assert one.look(table)["to_act"] == [1]


def test_a_turn_in_the_tabs_of_a_phone(visit):
    one = visit(PHONE)
    table = WHEEL.open(one)
    page = one.go_to_table(table)
    tab = page.locator(".tab-panel:visible")
    expect(tab).to_have_id("board-wheel")
    one.act(table, WHEEL_TURN[0])
    one.until("() => document.querySelector('#question').textContent.startsWith('Take the bonus')")
    one.wait_until_idle()
    page.locator('#verbs [data-verb="take"]').tap()
    one.wait_until_idle()
    expect(tab).to_have_id("board-map")
    assert page.evaluate(OUT_OF_SIGHT) == []
    one.piece("place:troyes").tap()
    one.wait_until_idle()
    assert one.look(table)["view"]["turn"]["points"] == 3
    build = page.locator('#verbs [data-verb="build"]')
    expect(build).to_contain_text("House")
    expect(build.locator(".pill")).to_have_text("1")
    page.locator('[data-board-tab="house"]').tap()
    expect(tab).to_have_id("board-house")
    one.piece("storage:1").tap()
    one.wait_until_idle()
    assert one.look(table)["view"]["turn"]["points"] == 4, "the helper was used"
    end = one.shown("[data-end]")
    end.tap()
    expect(end).to_contain_text("4 points unspent")
    end.tap()
    one.wait_until_idle()
    assert one.look(table)["to_act"] == [1]


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)])
def test_axe_finds_nothing_wrong_with_trail_tasks_and_tabs(visit, size, dark):
    one = visit(size, dark=dark, bypass_csp=True)
    table = WHEEL.open(one)
    one.act(table, *WHEEL_TURN)
    page = one.go_to_table(table)
    assert violations(page) == []
    if size == PHONE:
        for tab in ("wheel", "house"):
            page.locator(f'[data-board-tab="{tab}"]').tap()
            assert violations(page) == []
        one.act_button("tasks").tap()
    else:
        one.shown("[data-end]").click()
    assert violations(page) == []
