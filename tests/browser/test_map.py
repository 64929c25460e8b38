"""Tiletum's map by clicks: a walk over several roads, what lies on a lit plate, nothing above what can be clicked, both looks."""

from __future__ import annotations

import pytest

from browser.axe import violations
from browser.conftest import DESKTOP, PHONE
from browser.positions import ROADS

COVERED = """() => [...document.querySelectorAll(".board svg [data-element].lit")].filter((node) => {
  const { x, y, width, height } = node.querySelector(":scope > .ring").getBoundingClientRect();
  const spots = [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]];
  const hits = spots.filter(([across, down]) => node.contains(document.elementFromPoint(x + across * width, y + down * height)));
  return hits.length < 3;
}).map((node) => node.dataset.element)"""
"""What can be clicked on the board, but not at most of its middle and its sides."""
SHOWN_WAYS = """() => [...document.querySelectorAll(".road-there")].filter((way) => getComputedStyle(way).display !== "none")
  .map((way) => way.classList[1])"""


def test_a_walk_over_several_roads_shows_its_way_and_is_one_click(visit):
    one = visit()
    table = ROADS.open(one)
    page = one.go_to_table(table)
    assert {"place:paris", "place:lyon", "place:strasbourg-milano", "figure:architect"} <= one.lit()
    assert "figure:merchant" not in one.lit()
    assert page.evaluate(SHOWN_WAYS) == []
    one.piece("place:lyon").hover()
    assert page.evaluate(SHOWN_WAYS) == ["to-lyon"]
    assert "2 action points" in str(one.piece("place:lyon").get_attribute("aria-label"))
    one.click("place:lyon")
    assert one.shown('[data-key="0.architect:lyon"]').count() == 1
    assert one.look(table)["view"]["players"][0]["architect"] == "lyon"
    assert {"bonus:lyon", "place:tiletum"} <= one.lit()


def test_a_click_on_what_lies_on_a_lit_plate_is_one_on_the_plate(visit):
    one = visit()
    table = ROADS.open(one)
    page = one.go_to_table(table)
    box = one.box('.board [data-key="house:troyes.1"]')
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    one.wait_until_idle()
    assert one.look(table)["view"]["players"][0]["architect"] == "troyes"


@pytest.mark.parametrize("place", ["tiletum", "brugge", "arles-genova", "verona"])
def test_nothing_lies_above_what_can_be_clicked(visit, place):
    one = visit()
    table = ROADS.open(one)
    if place != "tiletum":
        one.act(table, f"move figure:architect place:{place}")
    page = one.go_to_table(table)
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)])
def test_axe_finds_nothing_wrong_with_the_map(visit, size, dark):
    one = visit(size, dark=dark, bypass_csp=True)
    page = one.go_to_table(ROADS.open(one))
    problems = violations(page)
    if size == PHONE:
        for tab in page.get_by_role("tab").all():
            tab.click()
            one.wait_until_idle()
            problems += violations(page)
    assert problems == []
