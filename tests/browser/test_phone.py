"""390 x 844 with a finger: nothing to scroll sideways, targets large enough, a whole turn by tapping."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.measures import POINTS_ON_PIECES, SMALL_TARGETS
from browser.positions import CASTLE, CASTLE_TURN, SHIP

LEAST = 44
"""Pixels of a target for a finger, each way."""


def test_the_page_never_scrolls_sideways(visit):
    one = visit(PHONE)
    one.may_fail = ["404"]
    table = SHIP.open(one)
    around = ("/", "/new/burgundy", "/rules", "/rules/burgundy", "/account", "/about", f"/join/{table}", "/nothing")
    for path in (*around, f"/t/{table}", f"/t/{table}/score", f"/t/{table}/replay"):
        page = one.go(path)
        width = page.evaluate("() => document.documentElement.scrollWidth")
        assert width <= PHONE[0], f"{path} is {width} wide"


@pytest.mark.parametrize("path", ["/", "/new/burgundy", "/account", "/rules/burgundy", "table", "score", "replay", "join"])
def test_controls_are_large_enough_for_a_finger(visit, path):
    one = visit(PHONE)
    if not path.startswith("/"):
        table = SHIP.open(one)
        one.act(table, "workers die:1")
        path = {"table": f"/t/{table}", "join": f"/join/{table}"}.get(path, f"/t/{table}/{path}")
    page = one.go(path)
    assert page.evaluate(SMALL_TARGETS, LEAST) == []


def test_menu_log_and_list_are_large_enough_for_a_finger(visit):
    one = visit(PHONE)
    page = one.go_to_table(SHIP.open(one))
    page.get_by_role("button", name="menu", exact=True).tap()
    assert page.evaluate(SMALL_TARGETS, LEAST) == []
    page.locator("#menu").get_by_role("button", name="List all choices").tap()
    expect(page.locator("#drawer .choice").first).to_be_visible()
    assert page.evaluate(SMALL_TARGETS, LEAST) == []
    page.get_by_role("dialog").get_by_role("button", name="close").tap()
    page.get_by_role("button", name="log", exact=True).tap()
    expect(page.locator("#log")).to_be_visible()
    assert page.evaluate(SMALL_TARGETS, LEAST) == []


def test_a_tap_near_a_lit_piece_hits_it(visit):
    one = visit(PHONE)
    one.may_fail = ["422"]
    table = SHIP.open(one)
    page = one.go_to_table(table)
    posted: list[str] = []

    def refuse(route: Any) -> None:
        """What is left to one action is posted at once; here nothing is played."""
        posted.append(route.request.post_data_json["action"])
        route.fulfill(status=422, json={"detail": "only a test"})

    page.route("**/act?*", refuse)
    points = page.evaluate(POINTS_ON_PIECES, LEAST)
    assert len({element for element, _, _ in points}) == len(one.lit())
    missed = []
    for element, x, y in points:
        posted.clear()
        page.touchscreen.tap(x, y)
        one.wait_until_idle()
        if element not in one.selected() and not any(element in action.split() for action in posted):
            missed.append((element, round(x), round(y)))
        if posted:
            expect(page.locator("#notice")).to_be_visible()
        while one.selected() or page.locator(".pop, #notice:visible").count():
            page.keyboard.press("Escape")
    assert not missed


def test_a_whole_turn_by_tapping(visit):
    one = visit(PHONE)
    table = SHIP.open(one)
    page = one.go_to_table(table)

    def tap(element: str) -> None:
        one.piece(element).tap()
        one.wait_until_idle()

    tap("die:2")
    tap("depot:1.3")
    assert one.look(table)["move"] == 1
    tap("die:1")
    tap("hex:18")
    assert one.texts(table) == {"load depot:2", "skip"}
    tap("depot:2")
    one.shown("[data-end]").tap()
    one.wait_until_idle()
    assert one.look(table)["to_act"] == [1]
    assert page.evaluate("() => scrollX") == 0


def test_ways_are_tapped_and_closed(visit):
    one = visit(PHONE)
    table = SHIP.open(one)
    page = one.go_to_table(table)
    one.piece("depot:1.3").tap()
    expect(page.locator(".pop.ways [data-way]")).to_have_count(2)
    box = one.box(".pop.ways")
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert box["y"] >= 0
    page.locator(".pop.ways").get_by_role("button", name="close").tap()
    assert not one.selected()
    one.piece("depot:1.3").tap()
    page.locator('.pop.ways [data-way="2"]').tap()
    one.wait_until_idle()
    assert one.look(table)["move"] == 1


def test_the_other_board_log_and_chat_are_a_tap_away(visit):
    one = visit(PHONE)
    table = CASTLE.open(one)
    one.act(table, *CASTLE_TURN)
    page = one.go_to_table(table)
    chip = page.locator('.chips-place [data-seat="1"]')
    chip.tap()
    expect(page.locator(".own.seat2")).to_be_visible()
    assert not page.locator(".own [data-element].lit:visible").count()
    chip.tap()
    expect(page.locator(".own.seat1")).to_be_visible()
    page.get_by_role("button", name="log", exact=True).tap()
    expect(page.locator("#log")).to_be_in_viewport()
    page.locator('[data-act="close-side"]').tap()
    expect(page.locator("#log")).not_to_be_in_viewport()


def test_a_long_press_explains_and_does_not_click(visit):
    one = visit(PHONE)
    table = SHIP.open(one)
    page = one.go_to_table(table)
    box = one.box('[data-element="depot:1.3"]')
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = one.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.get_by_role("tooltip")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert not one.selected()
    assert one.look(table)["move"] == 0


@pytest.mark.parametrize("size", [(390, 664), (360, 640), (720, 450), (640, 360)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_on_a_short_screen_the_page_scrolls_and_the_prompt_stays(visit, size):
    """Between the bars of a phone's browser, and enlarged: the duchy keeps its size, and what is asked stays in sight."""
    one = visit(size)
    table = SHIP.open(one)
    page = one.go_to_table(table)
    assert one.box(".own [data-key*=hex]")["width"] > 40
    for down in (0, 10_000):
        page.evaluate("(down) => scrollTo(0, down)", down)
        box = one.box(".prompt")
        assert box["y"] > 0
        assert box["y"] + box["height"] <= size[1] + 1
    one.click("die:2", "depot:1.3")
    assert one.look(table)["move"] == 1


def test_the_board_does_not_jump_when_the_turn_passes(visit):
    """Whoever's turn it is, the prompt is as high as before, in Polish too."""
    one, two = visit(PHONE, language="pl-PL"), visit()
    table = one.open_table(seed=SHIP.seed)
    two.sit(table, 1)
    one.act(table, "workers die:1", "workers die:2")
    one.go_to_table(table)
    heights = []

    def note() -> None:
        one.wait_until_idle()
        heights.append(round(one.box(".prompt")["height"]))

    note()
    one.shown("[data-end]").tap()
    note()
    lines = len(one.log())
    two.act(table, next(action["text"] for action in two.look(table)["actions"] if action["verb"] == "workers"))
    one.until_log_exceeds(lines)
    note()
    assert max(heights) - min(heights) <= 12, heights
