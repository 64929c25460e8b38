"""Planning on a copy while another thinks: nothing is sent to the table."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

import burgrave
from browser.conftest import PHONE
from browser.positions import SHIP, SHIP_TURN

DOTTED = re.compile(r"\bdot\b")

WORKERS_TURN = ("workers die:1", "workers die:2", "end")


def pair_after_a_turn(visit):
    """Seat 0 has used its dice and looks at the table while seat 1 thinks."""
    one, two = visit(), visit()
    table = one.open_table(seed=SHIP.seed)
    two.sit(table, 1)
    one.act(table, *WORKERS_TURN)
    return one, two, table, one.go_to_table(table)


def waiting_pair(visit):
    """Seat 1 looks at the table while seat 0 thinks."""
    one, two = visit(), visit()
    table = one.open_table(seed=SHIP.seed)
    two.sit(table, 1)
    page = two.go_to_table(table)
    assert not two.lit()
    return one, two, table, page


def test_a_plan_sends_nothing_and_is_followed_later(visit):
    one, two, table, page = waiting_pair(visit)
    before = one.ask("GET", f"/api/tables/{table}/record"), one.look(table)
    two.act_button("plan").click()
    two.until("() => document.body.classList.contains('planning')")
    two.wait_until_idle()
    assert page.locator(".prompt.plan").is_visible()
    two.press_verb("workers")
    page.locator('.pop.ways [data-way="1"]').click()
    two.wait_until_idle()
    lit = [element for element in two.lit() if element.startswith("depot:")]
    two.click(sorted(lit)[0])
    two.wait_until_idle()
    two.until("() => document.querySelector('.prompt.plan')")
    assert (one.ask("GET", f"/api/tables/{table}/record"), one.look(table)) == before, "the table has heard nothing"
    assert not [url for url in two.asked if "/act" in url]
    page.keyboard.press("u")
    two.wait_until_idle()
    two.act_button("leave-plan").click()
    two.until("() => !document.body.classList.contains('planning')")
    two.until("() => !document.querySelector('[data-element].lit')")
    one.act(table, *SHIP_TURN, "load depot:2", "end")
    two.until_asked()
    plan = page.locator("#plan-list")
    expect(plan).to_be_visible()
    plan.locator(".choice.at").click()
    two.wait_until_idle()
    assert one.look(table)["move"] == before[1]["move"] + len(SHIP_TURN) + 3
    assert "workers" in one.ask("GET", f"/api/tables/{table}/record")["actions"][-1]


def test_a_plan_that_was_left_does_not_come_back(visit):
    """The drawing of its last step arrives after the reader has gone back to the table."""
    _one, two, _table, page = waiting_pair(visit)
    two.act_button("plan").click()
    two.until("() => document.body.classList.contains('planning')")
    two.wait_until_idle()
    held: list[Any] = []
    page.route("**/plan?*", lambda route: held.append(route))
    two.piece(min(element for element in two.lit() if element.startswith("depot:"))).click()
    while not held:
        page.wait_for_timeout(20)
    two.act_button("leave-plan").click()
    held[0].continue_()
    two.wait_until_idle()
    expect(page.locator(".prompt.plan")).to_have_count(0)
    assert not page.locator("body").evaluate("(body) => body.classList.contains('planning')")
    assert not two.lit()


def test_the_turn_comes_while_planning(visit):
    one, two, table, page = waiting_pair(visit)
    two.act_button("plan").click()
    two.until("() => document.body.classList.contains('planning')")
    one.act(table, *SHIP_TURN, "load depot:2", "end")
    two.until("() => !document.body.classList.contains('planning')")
    two.until_asked()
    assert two.lit()
    assert page.locator(".prompt.yours").is_visible()


def test_a_plan_with_dice_of_ones_own_when_the_dice_are_used(visit):
    one, _two, _table, page = pair_after_a_turn(visit)
    one.act_button("plan").click()
    dice = page.locator(".pop.dice")
    expect(dice).to_be_visible()
    dice.get_by_role("button", name="4").first.click()
    dice.get_by_role("button", name="6").last.click()
    dice.get_by_role("button", name="Begin").click()
    one.until("() => document.body.classList.contains('planning')")
    one.wait_until_idle()
    labels = [page.locator(f'.hand [data-element="die:{die}"]').get_attribute("aria-label") for die in (1, 2)]
    assert "4" in labels[0]
    assert "6" in labels[1]
    page.keyboard.press("Escape")
    one.until("() => !document.body.classList.contains('planning')")


def test_a_spectator_is_offered_no_plan(visit):
    one, spectator = visit(), visit()
    table = SHIP.open(one)
    spectator.go_to_table(table)
    assert spectator.page.locator("[data-act=plan]:visible").count() == 0


def test_dice_are_no_longer_asked_for_when_the_turn_comes(visit):
    one, two, table, page = pair_after_a_turn(visit)
    one.act_button("plan").click()
    expect(page.locator(".pop.dice")).to_be_visible()
    two.act(table, *WORKERS_TURN)
    one.until_asked()
    expect(page.locator(".pop.dice")).to_have_count(0)


def test_a_step_is_followed_with_whichever_die_does_the_same(visit):
    """Planned with the first die, played with the second: what counts is what is done and what it costs."""
    ahead = burgrave.new("burgundy", 2, seed=SHIP.seed)
    for action in (*WORKERS_TURN, *WORKERS_TURN):
        ahead.apply(action)
    other, number = ahead.dice[:2]
    space = next(str(one) for one in ahead.legal_actions() if str(one).startswith(f"take die:2 depot:{number}.")).split()[-1]
    assert other != number
    one, two, table, page = pair_after_a_turn(visit)
    one.act_button("plan").click()
    for index, face in enumerate((number, number % 6 + 1)):
        page.locator(".pop.dice .faces").nth(index).get_by_role("button", name=str(face)).click()
    page.locator(".pop.dice").get_by_role("button", name="Begin").click()
    one.until("() => document.body.classList.contains('planning')")
    one.wait_until_idle()
    one.press_verb("workers")
    page.locator('.pop.ways [data-way="2"]').click()
    one.wait_until_idle()
    one.click("die:1", space)
    one.wait_until_idle()
    one.act_button("leave-plan").click()
    one.until("() => !document.body.classList.contains('planning')")
    two.act(table, *WORKERS_TURN)
    one.until_asked()
    log = page.locator("#log")
    assert log.evaluate("(log) => log.scrollHeight - log.scrollTop - log.clientHeight") < 40, "the newest line stays in sight"
    steps = page.locator("#plan-list .choice:enabled")
    expect(steps).to_have_count(2)
    steps.nth(1).click()
    one.wait_until_idle()
    assert one.ask("GET", f"/api/tables/{table}/record")["actions"][-1].endswith(f"take die:2 {space}")
    expect(page.locator("#plan-list .choice")).to_have_count(1)


def test_on_the_phone_the_plan_waits_behind_a_dotted_button(visit):
    one, two = visit(PHONE), visit()
    table = one.open_table(seed=SHIP.seed)
    two.sit(table, 1)
    one.act(table, *WORKERS_TURN)
    page = one.go_to_table(table)
    log = page.get_by_role("button", name="log", exact=True)
    one.act_button("plan").tap()
    page.locator(".pop.dice").get_by_role("button", name="Begin").tap()
    one.until("() => document.body.classList.contains('planning')")
    one.wait_until_idle()
    one.shown('[data-verb="workers"]').tap()  # the dice it begins with are equal: there is one way
    one.wait_until_idle()
    one.act_button("leave-plan").tap()
    one.until("() => !document.body.classList.contains('planning')")
    expect(log).not_to_have_class(DOTTED)
    two.act(table, *WORKERS_TURN)
    one.until_asked()
    expect(log).to_have_class(DOTTED)
    log.tap()
    page.locator("#plan-list .choice:enabled").tap()
    one.wait_until_idle()
    assert one.ask("GET", f"/api/tables/{table}/record")["actions"][-1].split()[-2] == "workers"
    expect(log).not_to_have_class(DOTTED)
