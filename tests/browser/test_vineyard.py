"""A turn with vineyards by clicks: a double hex taken, turned round, planted, its gifts used; on a phone through its tabs."""

from __future__ import annotations

from typing import Any

import pytest

from browser.axe import violations
from browser.conftest import DESKTOP, PHONE
from browser.measures import CUT_OFF, OVERLAPS, PAGE_SIZE, SMALL_TARGETS
from browser.positions import Position
from browser.test_layout import MAY_END
from browser.test_tabs import ALL, opened

VINEYARD = Position(2, modules=("vineyards",))
"""Seat 0 may take a double hex with the first die and plant it on the 4 with the second."""


def cells(one: Any, table: str) -> list[str | None]:
    colours: list[str | None] = one.look(table)["view"]["extra"]["vineyards"]["vineyards"][0]["cells"]
    return colours


def area(one: Any, cell: int) -> Any:
    """Half of a double space: its middle, not that of the double hex that would lie there."""
    return one.page.locator(f'.el.vine-space[data-element="vine:{cell}"]:visible > .vine-area').last


def test_a_double_hex_is_taken_turned_round_and_planted(visit):
    one = visit()
    table = VINEYARD.open(one)
    page = one.go_to_table(table)
    one.click("die:1", "vine_depot:3")
    assert one.look(table)["view"]["players"][0]["storage"] == ["vine-green-red", "half", None]
    assert {"storage:1", "vine:3", "vine:4"} <= one.lit()
    one.click("storage:1")
    area(one, 4).hover()
    assert page.locator('[data-element="vine:4"]:visible > .ghost').is_visible(), "how it would lie"
    area(one, 4).click()
    one.wait_until_idle()
    assert cells(one, table)[2:4] == ["red", "green"], "the first vine goes where the click was"
    assert one.look(table)["view"]["players"][0]["workers"] >= 4
    assert one.question() == "Take a ship or animals"
    assert page.evaluate(CUT_OFF, MAY_END) == []
    wanted = sorted(name for name in one.lit() if name.startswith("depot:"))[0]
    one.click(wanted)
    assert one.question() == "End your turn"
    assert any("planted the green and red vine on a 4" in line for line in one.log())


def test_the_same_on_a_phone(visit):
    one = visit(PHONE)
    table = VINEYARD.open(one)
    page = one.go_to_table(table)
    assert opened(one) == "depots"
    one.click("die:1", "vine_depot:3")
    one.click("storage:1")
    assert opened(one) == "vineyard", "what is lit is there"
    assert page.evaluate(OVERLAPS, ALL) == []
    area(one, 3).tap()
    one.wait_until_idle()
    assert cells(one, table)[2:4] == ["green", "red"]
    assert opened(one) == "depots", "a gift lies there"
    assert one.question() == "Take a ship or animals"


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (DESKTOP, True), (PHONE, False)])
def test_it_is_accessible_and_in_sight(visit, size, dark):
    one = visit(size, dark=dark, bypass_csp=True)
    table = VINEYARD.open(one)
    one.act(table, "take_vine die:1 vine_depot:3")
    page = one.go_to_table(table)
    assert violations(page) == []
    assert page.evaluate(CUT_OFF, MAY_END) == []
    if size == PHONE:
        page.locator('[data-board-tab="vineyard"]').tap()
        assert violations(page) == []
        small = [target["what"] for target in page.evaluate(SMALL_TARGETS, 44)]
        assert not [what for what in small if "vine:" in what or "storage" in what]
        assert page.evaluate(PAGE_SIZE) == list(size)
