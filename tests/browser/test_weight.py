"""What a page weighs on the wire, and whom it asks."""

from __future__ import annotations

from typing import Any

import pytest

from browser.positions import CASTLE, CASTLE_TURN, WAYS

FETCHED = """() => performance.getEntriesByType("resource")
  .filter((one) => one.name.includes("/static/") && one.transferSize > 300).map((one) => one.name)"""
FIRST_PAGE, TABLE = 100_000, 200_000
"""Bytes at most, compressed, everything that an empty cache makes the page fetch."""


def weigh(one: Any, path: str) -> dict[str, int]:
    """Bytes on the wire of everything a page loads, by address."""
    session = one.context.new_cdp_session(one.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    addresses: dict[str, str] = {}
    weights: dict[str, int] = {}
    session.on("Network.requestWillBeSent", lambda event: addresses.setdefault(event["requestId"], event["request"]["url"]))

    def done(event: dict[str, Any]) -> None:
        address = addresses[event["requestId"]]
        weights[address] = weights.get(address, 0) + int(event["encodedDataLength"])

    session.on("Network.loadingFinished", done)
    one.go(path)
    one.page.wait_for_load_state("load")
    one.page.wait_for_timeout(500)
    return weights


@pytest.mark.parametrize(("game", "seats"), [("burgundy", 2), ("burgundy", 4), ("tuscany", 2), ("tiletum", 4)])
def test_a_table_page_is_light(visit, game, seats):
    one = visit()
    if game == "tuscany":
        table = WAYS.open(one)
    elif game == "tiletum":
        table = one.open_table([{"kind": "human"}] * 4, sit=(0, 1, 2, 3), game=game)
    elif seats == 2:
        table = CASTLE.open(one)
        one.act(table, *CASTLE_TURN)
    else:
        table = one.open_table([{"kind": "human"}] * 4, sit=(0, 1, 2, 3))
    weights = weigh(one, f"/t/{table}")
    total = sum(weights.values())
    print(f"table page of {game} for {seats}: {total} bytes in {len(weights)} answers")
    assert 20_000 < total < TABLE, weights
    assert len(weights) < 40


def test_the_first_page_is_light(visit):
    one = visit()
    weights = weigh(one, "/")
    total = sum(weights.values())
    print(f"first page: {total} bytes in {len(weights)} answers")
    assert 5_000 < total < FIRST_PAGE, weights


def test_a_second_visit_fetches_only_the_page(visit):
    one = visit()
    table = CASTLE.open(one)
    one.go_to_table(table)
    one.asked.clear()
    one.page.goto(f"{one.server.url}/t/{table}")
    one.wait_until_idle()
    again = one.page.evaluate(FETCHED)
    assert again == [], "static files come from the cache"
