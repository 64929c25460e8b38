"""What stands for a whole action: a way to pay shows what it takes, and a click or a key plays it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE
from served.player import HUMAN

POINTED = """() => [...document.querySelectorAll('.pointed')].filter((node) => node.getClientRects().length)
  .map((node) => node.dataset.element)"""


def paying(one: Any) -> tuple[str, list[str]]:
    """A table of two seats at one screen where somebody may pay in several ways."""
    table = one.open_table([HUMAN, HUMAN], game="tuscany", sit=(0, 1), seed=8)
    rng = Random(8)
    for _ in range(300):
        look = one.look(table)
        asked = look["view"]["asked"]
        if asked["step"] == "Pay" and len(asked["payments"]) > 2:
            return table, asked["payments"]
        texts = [action["text"] for action in look["actions"]]
        placing = [text for text in texts if text.startswith("place")]
        one.act(table, rng.choice(placing or [text for text in texts if text.startswith(("draw", "take"))] or texts))
    raise AssertionError("nobody ever pays")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_way_to_pay_is_one_click(visit, size):
    one = visit(size)
    table, ways = paying(one)
    one.go_to_table(table)
    badges = one.shown(".lit[data-plays]")
    offered = {badge.get_attribute("data-plays") for badge in badges.all()}
    assert offered <= set(ways)
    assert len(offered) > 1
    badge = badges.nth(1)
    expect(badge).to_have_role("button")
    assert badge.get_attribute("aria-label")
    text = badge.get_attribute("data-plays")
    assert text
    if size == DESKTOP:
        badge.hover()
        assert set(one.page.evaluate(POINTED)) <= set(text.split()[1:])
        assert one.page.evaluate(POINTED), "the cards it takes"
        one.page.mouse.move(2, 2)
        assert not one.page.evaluate(POINTED)
        badge.focus()
        one.page.keyboard.press("Enter")
    else:
        badge.tap()
    one.wait_until_idle()
    assert one.look(table)["view"]["asked"]["step"] != "Pay"
    record = one.ask("GET", f"/api/tables/{table}/record")
    assert record["actions"][-1].endswith(text)


def test_what_no_longer_fits_goes_out(visit):
    one = visit()
    table, ways = paying(one)
    one.go_to_table(table)
    fits = {card: {way for way in ways if card in way.split()} for way in ways for card in way.split()[1:]}
    card, fitting = next((card, fitting) for card, fitting in fits.items() if 1 < len(fitting) < len(ways))
    drawn = {badge.get_attribute("data-plays") for badge in one.shown("[data-plays]").all()}
    one.click(card)
    left = {badge.get_attribute("data-plays") for badge in one.shown(".lit[data-plays]").all()}
    assert left == drawn & fitting
