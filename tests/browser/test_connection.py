"""When the connection is lost, or the server dies: the page says so, waits, reconnects, and nothing is lost or played twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import FREE, FormerDice
from browser.positions import SHIP, SHIP_TURN

BROKEN = [
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_REFUSED",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "ERR_CONNECTION_RESET",
    "ERR_FAILED",
    "ERR_NETWORK",
    "ERR_EMPTY_RESPONSE",
]
NOTICE = "() => !document.querySelector('#notice').hidden && document.body.classList.contains('lost')"


def test_a_lost_connection_is_reported_and_what_happened_meanwhile_is_shown(visit):
    one, two = visit(), visit()
    two.may_fail = BROKEN
    table = one.open_table(seed=SHIP.seed)
    two.sit(table, 1)
    page = two.go_to_table(table)
    lines = len(two.log())
    two.context.set_offline(True)
    two.until(NOTICE)
    expect(page.locator("#notice")).to_contain_text("Reconnecting")
    one.act(table, *SHIP_TURN)
    assert len(two.log()) == lines
    two.context.set_offline(False)
    two.until("() => document.querySelector('#notice').textContent.includes('You are back')")
    two.until_log_exceeds(lines)
    two.wait_until_idle()
    assert "Reconnecting" not in page.locator("#notice").inner_text()
    assert two.page.locator('[data-key="0.hex:18"][data-piece]').count()


def test_clicks_without_a_connection_do_nothing(visit):
    one = visit()
    one.may_fail = BROKEN
    table = SHIP.open(one)
    page = one.go_to_table(table)
    one.context.set_offline(True)
    one.until(NOTICE)
    one.piece("depot:1.3").click()
    page.wait_for_timeout(200)
    assert not one.selected()
    one.context.set_offline(False)
    one.wait_until_idle()
    assert one.look(table)["move"] == 0
    one.click("die:2", "depot:1.3")
    assert one.look(table)["move"] == 1


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[FormerDice]:
    """A server of the test's own."""
    server = FormerDice(tmp_path / "mortal", "", 1, *FREE).start()
    yield server
    server.end()


def test_the_server_is_killed_and_started_again_below_an_open_page(visit, mortal):
    server = mortal
    one = visit(at=server)
    one.may_fail = BROKEN
    table = SHIP.open(one)
    page = one.go_to_table(table)
    one.click("die:2", "depot:1.3")
    one.click("hex:18")
    before = one.look(table)
    lit, question = one.lit(), one.question()
    server.kill()
    one.until(NOTICE)
    server.start()
    one.until("() => !document.body.classList.contains('lost')")
    one.wait_until_idle()
    assert {**one.look(table), "view": None} == {**before, "view": None}
    assert one.lit() == lit
    assert one.question() == question
    one.click("depot:2")
    one.act_button("undo").click()
    one.wait_until_idle()
    assert one.lit() == lit, "what was played before the crash can still be taken back"
    page.reload()
    one.wait_until_idle()
    assert one.lit() == lit


def test_two_pages_of_one_person_stay_together(visit):
    one = visit()
    table = SHIP.open(one)
    first = one.go_to_table(table)
    second = one.context.new_page()
    second.goto(first.url)
    second.wait_for_selector("body.ready")
    one.click("die:2", "depot:1.3")
    second.wait_for_selector('.own [data-key="0.storage:1"][data-piece="ship"]')
    assert first.locator('.own [data-key="0.storage:1"][data-piece="ship"]').count()


def test_an_answer_that_an_own_action_has_overtaken_is_not_shown(visit):
    one = visit()
    table = SHIP.open(one)
    page = one.go_to_table(table)
    held: list[Any] = []
    page.route("**/panels?*", lambda route: route.continue_() if held else held.append((route, route.fetch())))
    one.ask("POST", f"/api/tables/{table}/chat", {"text": "news"})
    while not held:
        page.wait_for_timeout(20)
    for element in ("die:2", "depot:1.3"):
        one.piece(element).click()
    one.until("""() => document.querySelector('[data-element="hex:18"].lit')""")
    route, answer = held[0]
    route.fulfill(response=answer)
    one.until("() => document.querySelector('#chat-lines li')")
    one.wait_until_idle()
    assert "hex:18" in one.lit()
    assert page.locator('.own [data-key="0.storage:1"][data-piece="ship"]').count()
