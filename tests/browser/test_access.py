"""axe finds no serious or critical violation, on any page, in any state of the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import DESKTOP, PHONE
from browser.positions import CASTLE, CASTLE_TURN, ESTATE, NESTED, SHIP, WAYS

LOOKS = [(DESKTOP, False), (DESKTOP, True), (PHONE, False), (PHONE, True)]


@pytest.mark.parametrize(("size", "dark"), LOOKS)
def test_the_table_in_every_look(visit, size, dark):
    one = visit(size, dark=dark, bypass_csp=True)
    is_second = (size == DESKTOP) is dark
    table = CASTLE.open(one)
    one.act(table, CASTLE_TURN[0])
    page = one.go_to_table(table)
    problems = {"turn": violations(page, is_second)}
    assert problems["turn"] == []
    for position in (ESTATE, WAYS, NESTED):
        one.go_to_table(position.open(one))
        assert violations(page, is_second) == [], one.question()
    if is_second:
        return  # what opens above the table has no colours of its own: one look at each width will do
    one.go_to_table(table)
    page.keyboard.press("l")
    expect(page.locator("#drawer .choice").first).to_be_visible()
    problems["list"] = violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="menu", exact=True).click()
    problems["menu"] = violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="chat", exact=True).click()
    problems["chat"] = violations(page)
    assert {state: texts for state, texts in problems.items() if texts} == {}


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)])
def test_every_other_page_in_both_lights_and_widths(visit, finished, size, dark):
    one = visit(size, dark=dark, bypass_csp=True)
    one.may_fail = ["404"]
    table = SHIP.open(one)
    over = finished.table
    problems = {}
    pages = (
        "/",
        "/new/burgundy",
        "/rules",
        "/rules/burgundy",
        "/rules/tuscany",
        "/rules/tiletum",
        "/account",
        "/about",
        f"/join/{table}",
        "/nothing",
        f"/t/{over}/score",
    )
    for path in (*pages, f"/t/{over}/replay?at=50", f"/t/{over}"):
        page = one.go(path)
        page.wait_for_load_state()
        problems[path] = violations(page)
    assert {path: texts for path, texts in problems.items() if texts} == {}


def test_axe_sees_what_is_wrong(visit):
    one = visit(bypass_csp=True)
    page = one.go("/about")
    page.evaluate("() => { document.querySelector('main').innerHTML += '<button></button>'; }")
    assert [line.split()[0] for line in violations(page)] == ["button-name"]


def test_small_windows_over_the_table(visit):
    one = visit(bypass_csp=True)
    page = one.go_to_table(SHIP.open(one))
    one.click("depot:1.3")
    expect(page.locator(".pop.ways")).to_be_visible()
    problems = violations(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    problems += violations(page)
    page.keyboard.press("Escape")
    page.locator("[data-help]:not(.lit):visible").first.click()
    expect(page.locator(".pop.help")).to_be_visible()
    problems += violations(page)
    assert problems == []


def test_what_is_asked_is_read_out(visit):
    one = visit()
    page = one.go_to_table(SHIP.open(one))
    spoken = page.locator("#spoken")
    assert one.question() in spoken.text_content()
    one.click("die:2")
    assert one.question() in spoken.text_content()
    assert page.locator("#log[aria-live=polite], #log[role=log]").count() == 1
    assert page.locator("main").count() == 1
    assert page.locator("h1:visible").count() == 1
