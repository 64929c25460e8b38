"""A turn of Tiletum by clicks: tasks, a die changed with gold, actions within the action, the way back; on a phone its tabs."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.measures import CUT_OFF, OUT_OF_SIGHT, OVERLAPS, SMALL_TARGETS
from browser.positions import NESTED, NESTED_TURN
from browser.test_layout import MAY_END
from browser.test_tabs import ALL, opened, tab

FILLED = """() => [...document.querySelectorAll(".prompt .points-row")].map((row) => row.querySelectorAll(".full-point").length)"""
"""Points left in each row of the prompt, the action that is being played first."""


def goods(one: Any, table: str, seat: int = 1) -> dict[str, int]:
    stock: dict[str, int] = one.look(table)["view"]["players"][seat]["goods"]
    return stock


def test_a_turn_with_a_task_before_it_and_an_action_within_the_action(visit):
    one = visit()
    table = NESTED.open(one)
    page = one.go_to_table(table)
    start = one.look(table)
    assert one.question() == "Choose a die"
    assert one.shown(".aside[data-element]").get_attribute("data-element") == "storage:1", "possible, but not what is asked"
    one.click("storage:1")
    assert goods(one, table)["gold"] == 5, "a task comes before the die"
    one.click("die:iron.3")
    assert "space:character" in one.lit()
    one.click("space:character")
    assert goods(one, table)["gold"] == 1, "two steps, two gold each"
    assert goods(one, table)["iron"] == 1, "the goods come after the bonus tile (p. 12)"
    assert one.question() == "Take the bonus tile?"
    assert one.lit() == {"bonus:character"}
    one.click("bonus:character")
    assert goods(one, table)["iron"] == 6, "as many goods as the value it has now"
    assert page.evaluate(FILLED) == [2]
    one.click("storage:1")
    assert page.evaluate(FILLED) == [2, 2], "an action besides, above the one that waits"
    assert {"contract:2", "good:wool"} <= one.lit()
    assert not {"contract:1", "character:1"} & one.lit(), "a contract for 3, and what the die is for"
    page.reload()
    one.wait_until_idle()
    assert page.evaluate(FILLED) == [2, 2], "the page comes back in the middle of the turn"
    one.click("good:wool", "good:stone")
    assert page.evaluate(FILLED) == [1, 2]
    steps = page.locator("#trail .step")
    expect(steps).to_have_count(6)
    assert page.evaluate(CUT_OFF, MAY_END) == []
    steps.nth(1).click()
    one.wait_until_idle()
    assert one.question() == "Choose a die"
    assert goods(one, table)["gold"] == 5
    expect(steps).to_have_count(1)
    one.act(table, *NESTED_TURN[1:], "use storage:1", "take contract:2")
    expect(steps).to_have_count(5)
    one.act_button("reset").click()
    one.wait_until_idle()
    assert one.look(table)["view"] == start["view"], "the whole turn in one step"
    expect(page.locator("#trail")).to_have_count(0)


def test_what_a_market_reveals_stays_and_points_are_given_up_once_asked(visit):
    one = visit()
    table = NESTED.open(one)
    one.act(table, *NESTED_TURN)
    page = one.go_to_table(table)
    expect(page.locator("#trail .step")).to_have_count(3)
    one.click("character:1")
    assert one.act_button("undo").is_disabled(), "a character was turned up"
    expect(page.locator("#trail .step")).to_have_count(0)
    expect(page.locator("#trail .lock")).to_be_visible()
    end = one.shown("[data-end]")
    end.click()
    expect(end).to_contain_text("1 point unspent")
    assert one.look(table)["to_act"] == [1]
    page.keyboard.press("Escape")
    one.click("storage:2", "room:3.1")
    assert one.question().startswith("Move the architect"), "what the character brings"
    one.click("place:paris")
    one.click("pillar:paris")
    assert "pillar:paris" not in one.lit()
    assert one.question() == "End your turn"
    one.press_verb("end")
    assert one.look(table)["to_act"] == [0], "no points left: nothing to ask"


def test_a_bonus_tile_is_left_and_an_action_chosen_on_the_universal_space(visit):
    one = visit()
    table = NESTED.open(one)
    one.go_to_table(table)
    one.click("die:food.2")
    assert one.question() == "Take the bonus tile?", "without gold its space is the only one"
    one.press_verb("skip")
    assert one.question() == "Which action?"
    assert one.lit() >= {f"space:{kind}" for kind in ("merchant", "architect", "character", "contract", "king")}
    assert "space:any" not in one.lit()
    one.click("space:merchant")
    assert "figure:merchant" in one.lit()
    assert "place:paris" in one.lit()


def test_who_only_watches_has_nothing_to_press(visit):
    one, eve = visit(), visit()
    table = NESTED.open(one)
    one.act(table, *NESTED_TURN)
    page = eve.go_to_table(table)
    assert eve.lit() == set()
    assert not page.locator(".prompt button:visible, .task:visible, #trail").count()
    one.act(table, "use storage:1")
    eve.until("() => document.querySelectorAll('.prompt .points-row').length === 2")


def test_a_phone_opens_the_tab_that_is_asked(visit):
    one = visit(PHONE)
    table = NESTED.open(one)
    page = one.go_to_table(table)
    assert opened(one) == "wheel"
    lit = len({element for element in one.lit() if element.startswith(("die:", "space:"))})
    assert tab(one, "wheel").locator(".lit-count").inner_text() == str(lit)
    opens = one.act_button("tasks")
    assert opens.inner_text().split() == ["Tasks", "1"]
    opens.tap()
    page.get_by_role("dialog", name="Tasks, at any time").locator('[data-verb="use"]').tap()
    one.wait_until_idle()
    assert goods(one, table)["gold"] == 5, "there is one helper only"
    one.piece("die:iron.3").tap()
    one.piece("space:character").tap()
    one.wait_until_idle()
    one.piece("bonus:character").tap()
    one.wait_until_idle()
    assert opened(one) == "wheel", "the markets lie there too"
    one.act(table, "take character:1")
    one.until("() => !document.querySelector('[data-act=undo]:not([disabled])')")
    one.turn_to("room:3.1")
    one.piece("storage:2").tap()
    one.wait_until_idle()
    assert opened(one) == "house"
    one.piece("room:3.1").tap()
    one.wait_until_idle()
    assert opened(one) == "map"
    assert tab(one, "map").locator(".lit-count").inner_text() == str(len(one.lit()))
    for name in ("wheel", "house", "map"):
        tab(one, name).tap()
        assert page.evaluate(OVERLAPS, ALL) == []
        assert page.evaluate(CUT_OFF, MAY_END) == []
        assert page.evaluate(SMALL_TARGETS, 44) == []
    assert page.evaluate(OUT_OF_SIGHT) == []
