"""Tuscany's setup by clicks, drags and keys: parts are arranged on the own screen, and shown to all when everybody is ready."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import DESKTOP, LYING, PHONE
from burgrave.games.tuscany.drawing.arrange_draft import AS_IT_WAS_DEALT, Arrangement, parsed
from served.player import HUMAN

DRAWN = """() => [...document.querySelectorAll('.part')].filter((node) => node.getClientRects().length)
  .flatMap((node) => [...node.querySelectorAll(':scope > .el')]
  .map((one) => one.getAttribute('class').match(/d-\\w+/)[0])).join()"""
READY = '[data-key="ready"]'


def opened(one: Any, *others: Any, seats: int = 2) -> str:
    """A table where everybody is to arrange."""
    table: str = one.open_table([HUMAN] * seats, game="tuscany", seed=5)
    for seat, other in enumerate(others, 1):
        other.sit(table, seat)
    one.go_to_table(table)
    for other in others:
        other.go_to_table(table)
    one.until_started()
    return table


def tool(one: Any, key: str) -> Any:
    return one.shown(f'[data-key="{key}"]').first


def step(one: Any, *keys: str) -> None:
    """Click buttons or castles, one after the other."""
    for key in keys:
        tool(one, key).click()
        one.wait_until_idle()


def draft_of(one: Any) -> Arrangement:
    """Return the arrangement on the screen: the button that turns part A holds the draft after that, in which A is turned back."""
    after_turn = parsed(tool(one, "turn:A").get_attribute("data-draft"))
    assert after_turn is not None
    return after_turn.turn(0)


def laid(one: Any, table: str, seat: int = 0) -> Any:
    layout = one.look(table)["view"]["players"][seat]["layout"]
    return None if layout is None else layout["number"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING])
def test_by_clicks(visit, size):
    one, other = visit(size), visit()
    table = opened(one, other)
    expect(one.shown(READY)).to_be_disabled()
    assert draft_of(one) == AS_IT_WAS_DEALT
    wanted = AS_IT_WAS_DEALT
    for key, then in (
        ("turn:B", wanted := wanted.turn(1)),
        ("swap:1", wanted := wanted.swap(0)),
        ("shift:0", wanted := wanted.shift(0)),
        ("shift:2", wanted := wanted.shift(1)),
        ("swap:2", wanted := wanted.swap(1)),
    ):
        step(one, key)
        assert draft_of(one) == then, key
    step(one, "castle:C")
    assert draft_of(one) == wanted.with_castle(2)
    expect(one.shown(READY)).to_be_enabled()
    step(one, "castle:C")
    expect(one.shown(READY)).to_be_disabled()
    step(one, "castle:A")
    assert laid(one, table) is None, "nothing is played before all are ready"
    step(one, "ready")
    assert one.look(table)["view"]["chosen"] == wanted.with_castle(0).text
    assert one.look(table)["to_act"] == [1]
    assert not one.page.locator("[data-draft]").count(), "it lies as it was arranged, without buttons"
    other.act(table, AS_IT_WAS_DEALT.with_castle(1).text)
    assert laid(one, table) == wanted.layout


def test_steps_are_taken_back_and_all_lies_as_dealt_again(visit):
    one, other = visit(), visit()
    table = opened(one, other)
    expect(one.act_button("undo")).to_be_disabled()
    step(one, "turn:C", "swap:1", "castle:B")
    one.act_button("undo").click()
    one.wait_until_idle()
    assert draft_of(one) == AS_IT_WAS_DEALT.turn(2).swap(0)
    one.page.keyboard.press("u")
    one.wait_until_idle()
    assert draft_of(one) == AS_IT_WAS_DEALT.turn(2)
    step(one, "as-dealt")
    assert draft_of(one) == AS_IT_WAS_DEALT
    one.act_button("undo").click()
    one.wait_until_idle()
    assert draft_of(one) == AS_IT_WAS_DEALT.turn(2)
    step(one, "castle:A", "ready")
    one.act_button("undo").click()
    one.until("() => document.querySelector('[data-key=ready]')?.dataset.plays")
    one.wait_until_idle()
    assert draft_of(one) == AS_IT_WAS_DEALT.turn(2).with_castle(0), "a move taken back: the draft is there again"
    assert one.look(table)["to_act"] == [0, 1]


def drag(one: Any, part: str, right: float, down: float) -> None:
    """Pull a part by its castle, as a mouse does; the click at the end means nothing."""
    box = one.box(f'[data-key="castle:{part}"]')
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    one.page.mouse.move(x, y)
    one.page.mouse.down()
    for way in (0.3, 0.6, 1.0):
        one.page.mouse.move(x + right * way, y + down * way)
    hinted = one.page.locator(".tool.hinted:visible").count()
    assert hinted == int(abs(right) + abs(down) >= 24), "the button that does the same shows what it does"
    one.page.mouse.up()
    one.wait_until_idle()


def test_by_dragging(visit):
    one, other = visit(), visit()
    opened(one, other)
    wanted = AS_IT_WAS_DEALT
    drag(one, "A", 60, 8)
    wanted = wanted.swap(0)
    assert draft_of(one) == wanted
    drag(one, "C", -60, 8)
    wanted = wanted.swap(1)
    assert draft_of(one) == wanted
    part = wanted.order[0]
    drag(one, "ABC"[part], 4, -40 if wanted.drop(0) > 0 else 40)
    wanted = wanted.shift(0)
    assert draft_of(one) == wanted
    drag(one, "ABC"[wanted.order[1]], 10, 0)
    assert draft_of(one) == wanted.with_castle(wanted.order[1]), "a short pull is a click"


def test_a_pull_that_leads_nowhere_does_nothing(visit):
    one, other = visit(), visit()
    opened(one, other)
    box = one.box('[data-key="castle:B"]')
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    one.page.mouse.move(x, y)
    one.page.mouse.down()
    one.page.mouse.move(x, y + 50, steps=4)
    one.page.mouse.up()
    one.wait_until_idle()
    assert draft_of(one) == AS_IT_WAS_DEALT, "the middle part cannot be shifted, and its castle was not clicked"


def test_a_finger_drags_and_the_page_stays(visit):
    one, other = visit(PHONE), visit()
    opened(one, other)
    box = one.box('[data-key="castle:A"]')
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = one.context.new_cdp_session(one.page)
    down = AS_IT_WAS_DEALT.drop(0) < 0
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for way in range(1, 7):
        finger.send(
            "Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y + way * (8 if down else -8)}]}
        )
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    one.wait_until_idle()
    assert draft_of(one) == AS_IT_WAS_DEALT.shift(0)
    assert one.page.evaluate("() => scrollY") == 0


def test_by_keys(visit):
    one, other = visit(), visit()
    table = opened(one, other)
    tool(one, "turn:B").focus()
    one.page.keyboard.press("Enter")
    one.wait_until_idle()
    assert draft_of(one) == AS_IT_WAS_DEALT.turn(1)
    focused = "() => document.activeElement.dataset.key"
    assert one.page.evaluate(focused) == "turn:B", "the focus stays although everything was redrawn"
    one.page.keyboard.press("Space")
    one.wait_until_idle()
    assert draft_of(one) == AS_IT_WAS_DEALT
    for _ in range(40):
        one.page.keyboard.press("Tab")
        if one.page.evaluate(focused) == "castle:C":
            break
    else:
        tool(one, "castle:C").focus()
    one.page.keyboard.press("Enter")
    one.wait_until_idle()
    tool(one, "ready").focus()
    one.page.keyboard.press("Enter")
    one.wait_until_idle()
    assert one.look(table)["view"]["chosen"] == AS_IT_WAS_DEALT.with_castle(2).text


def test_a_reload_and_news_keep_the_draft(visit):
    one, two, three = visit(), visit(), visit()
    table = opened(one, two, three, seats=3)
    step(one, "turn:A", "swap:2", "castle:B")
    wanted = draft_of(one)
    two.act(table, AS_IT_WAS_DEALT.with_castle(0).text)
    one.until("() => document.querySelectorAll('#log > li').length > 2")
    one.wait_until_idle()
    assert draft_of(one) == wanted
    one.page.reload()
    one.wait_until_idle()
    one.until("(text) => document.querySelector('[data-key=ready]')?.dataset.plays === text", wanted.text)
    assert draft_of(one) == wanted
    step(one, "ready")
    assert one.look(table)["view"]["chosen"] == wanted.text


def test_nobody_else_sees_it_until_all_are_ready(visit):
    one, other, spectator = visit(), visit(), visit()
    table = opened(one, other)
    spectator.go_to_table(table, "?focus=0")
    dealt = [visitor.page.evaluate(DRAWN) for visitor in (other, spectator)]
    step(one, "turn:A", "swap:1", "shift:0", "castle:C")
    wanted = draft_of(one)
    step(one, "ready")
    for visitor in (other, spectator):
        visitor.until("() => [...document.querySelectorAll('#log > li')].some((line) => line.textContent.includes('ready'))")
        visitor.wait_until_idle()
    assert [visitor.page.evaluate(DRAWN) for visitor in (other, spectator)] == dealt
    for visitor in (other, spectator):
        visitor.go_to_table(table, "?focus=0")
        assert wanted.text.rpartition(" ")[0] not in visitor.page.content(), "not even among what they could choose themselves"
        assert laid(visitor, table) is None
    other.go_to_table(table)
    assert draft_of(other) == AS_IT_WAS_DEALT, "their own"
    step(other, "castle:B", "ready")
    for visitor in (one, other, spectator):
        assert laid(visitor, table, 0) == wanted.layout
        assert laid(visitor, table, 1) == AS_IT_WAS_DEALT.layout


def test_two_at_one_screen_compose_one_after_the_other(visit):
    one = visit()
    table = one.open_table([HUMAN, HUMAN], game="tuscany", sit=(), seed=5)
    for seat, name in enumerate(("Ann", "Ola")):
        one.sit(table, seat, name)
    one.go_to_table(table)
    step(one, "turn:A", "swap:1", "castle:C")
    first = draft_of(one)
    step(one, "ready")
    assert one.look(table)["to_act"] == [1]
    assert draft_of(one) == AS_IT_WAS_DEALT, "Ola begins with what she was dealt"
    step(one, "shift:2", "castle:A")
    second = draft_of(one)
    step(one, "ready")
    assert [laid(one, table, seat) for seat in (0, 1)] == [first.layout, second.layout]


def test_the_list_holds_what_finishes_the_draft(visit):
    one, other = visit(), visit()
    table = opened(one, other)
    step(one, "turn:B")
    one.page.keyboard.press("l")
    lines = one.page.locator("#drawer .choice")
    expect(lines).to_have_count(3)
    lines.nth(1).click()
    one.wait_until_idle()
    assert one.look(table)["view"]["chosen"] == AS_IT_WAS_DEALT.turn(1).with_castle(1).text


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (DESKTOP, True), (PHONE, False), (PHONE, True)])
def test_it_can_be_read_by_everybody(visit, size, dark):
    one, other = visit(size, dark=dark, bypass_csp=True), visit()
    opened(one, other)
    assert violations(one.page) == []
    step(one, "turn:B", "castle:C")
    assert violations(one.page) == []
    labels = one.page.evaluate(
        "() => [...document.querySelectorAll('.tool.lit, .part .lit')].map((node) => node.getAttribute('aria-label'))"
    )
    assert len(labels) == 10
    assert all(labels)
