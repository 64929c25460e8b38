"""Burgundy's expansions by clicks: a shield taken and replaced, partners in four browsers, alone to win and loss, Chateauma."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import DESKTOP, PHONE
from browser.positions import Position
from browser.script_clicks import play_by_script
from served.player import HUMAN

SHIELDS = Position(0, modules=("shields",))
"""Seat 0 has rolled two fours: shield 18 lies there."""
LATER = Position(
    0,
    (
        *("shield shield:18 hex:19", "end", "workers die:1", "workers die:2", "end", "workers die:1", "workers die:2", "end"),
        *("workers die:1", "workers die:2", "end"),
    ),
    modules=("shields",),
)
"""Seat 0 has shield 18 on its castle, and workers enough to make its dice alike."""
CASTLES = Position(
    144,
    (
        *("take die:1 depot:3.3", "take die:2 depot:2.3", "end", "take die:1 depot:5.4", "take die:2 depot:2.1", "end"),
        *("place die:1 storage:1 hex:12", "take die:2 depot:5.2", "end", "take die:1 depot:4.3", "workers die:2", "end"),
        *("place die:1 storage:2 hex:7", "take tile:castle depot:6.4", "workers die:2", "end", "sell die:2 goods:5"),
        *("take die:1 depot:6.2", "discard storage:2", "end"),
    ),
    modules=("shields",),
)
"""Seat 0 has two castles, and may take shields 2, 15 and 16 for either."""
RECORDS = Path(__file__).parents[1] / "replays" / "burgundy"


def shields(one: Any, table: str) -> dict[str, Any]:
    part: dict[str, Any] = one.look(table)["view"]["extra"]["shields"]
    return part


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_shield_is_taken_with_a_doublet_and_replaced_with_workers(visit, size):
    one = visit(size)
    table = SHIELDS.open(one)
    one.go_to_table(table)
    assert "shield:18" in one.lit()
    one.click("shield:18")
    if "hex:19" in one.lit():
        one.click("hex:19")
    one.wait_until_idle()
    assert one.look(table)["view"]["players"][0]["dice_left"] == [False, False]
    assert not any("18" in str(depot) for depot in shields(one, table)["depots"])
    table = LATER.open(one)
    one.go_to_table(table)
    one.click("shield:2")
    if "hex:19" in one.lit():
        one.click("hex:19")
    one.wait_until_idle()
    after = one.look(table)
    assert after["view"]["players"][0]["dice_left"] == [False, False]
    assert [own for own in after["actions"] if own["text"] == "end"]
    assert any("shield 18" in line.lower() or "18" in line for line in one.log())


def test_one_of_several_castles_is_chosen_for_a_shield(visit):
    one = visit()
    table = CASTLES.open(one)
    one.go_to_table(table)
    one.click("shield:15")
    assert one.lit() == {"hex:7", "hex:19"}, "both castles, and nothing else"
    one.click("hex:7")
    assert shields(one, table)["players"][0]["castles"] == {"7": 15}


def test_partners_play_in_four_browsers_and_see_what_they_share(visit):
    people = [visit() for _ in range(4)]
    table = people[0].open_table(seats=[HUMAN] * 4, sit=(), modules=["team"], seed=5)
    for seat, one in enumerate(people):
        one.sit(table, seat, f"Player{seat}")
    for one in people:
        one.go_to_table(table)
        one.until_started()
    for _ in range(4):
        seat = people[0].look(table)["to_act"][0]
        one = people[seat]
        one.until_asked()
        partner = people[seat ^ 1]
        dice = [name for name in one.lit() if name.startswith("die:")]
        assert dice
        assert not partner.lit(), "a partner's dice are nobody else's"
        before = partner.look(table)["view"]["players"][seat ^ 1]["workers"]
        for action in ("workers die:1", "workers die:2"):
            if action in one.texts(table):
                one.act(table, action)
        assert partner.look(table)["view"]["players"][seat ^ 1]["workers"] >= before + 2, "workers belong to both"
        one.act(table, "end")
    players = people[0].look(table)["view"]["players"]
    assert players[0]["workers"] == players[1]["workers"]
    assert players[0]["hexes"] == players[1]["hexes"]


def record_of(proof: str) -> dict[str, Any]:
    """A recorded game that proves something."""
    for file in sorted(RECORDS.glob("*.json")):
        kept = json.loads(file.read_text(encoding="utf-8"))
        if proof in kept["proves"]:
            record: dict[str, Any] = kept["record"]
            return record
    raise AssertionError(f"no recorded game proves {proof!r}")


def test_alone_and_lost(visit):
    one = visit()
    table = one.open_table(seats=[HUMAN], modules=["solo"], seed=3)
    page = one.go_to_table(table)
    play_by_script(one, 5)
    answer = one.look(table)
    assert answer["over"]
    assert page.locator(".prompt.over").is_visible()
    page.get_by_role("link", name="Score sheet").first.click()
    page.wait_for_url("**/score")
    assert page.get_by_role("heading", level=1).inner_text()


def test_alone_and_won(visit):
    record = record_of("solo won")
    one = visit()
    rules = {"modules": record["modules"], "options": record["options"], "seed": record["seed"]}
    table = one.open_table(seats=[HUMAN], **rules)
    one.act(table, *(line.partition(" ")[2] for line in record["actions"][:-1]))
    page = one.go_to_table(table)
    assert not one.look(table)["over"]
    _, _, *path = record["actions"][-1].split()
    for element in path:
        if element in one.lit():
            one.click(element)
    one.wait_until_idle()
    assert one.look(table)["winners"] == [0]
    assert "You win" in page.locator(".prompt.over").inner_text()


def test_a_whole_game_against_chateauma_by_clicks(visit):
    one = visit()
    table = one.open_table(seats=[HUMAN], modules=["chateauma"], seed=4)
    page = one.go_to_table(table)
    play_by_script(one, 9)
    answer = one.look(table)
    assert answer["over"]
    assert len(answer["scores"]) == 2
    assert answer["scores"][1] > 60, "it completes cards by itself"
    assert any("Chateauma" in line for line in one.log())
    page.get_by_role("link", name="Score sheet").first.click()
    page.wait_for_url("**/score")
    assert page.get_by_text("Chateauma").first.is_visible()
    guest = visit(language="pl")
    seen = guest.go_to_table(table)
    assert "Châteauma" in seen.locator(".seat .name").all_inner_texts(), "as its own language calls it"
    assert any("Châteauma" in line for line in guest.log())


def test_the_log_is_followed_where_a_card_grows(visit):
    """Another's first shield adds a line to their card, and takes it from the log below."""
    ann, ola = visit(), visit((1280, 720))
    table = ann.open_table(seed=CASTLES.seed, modules=CASTLES.modules)
    ola.sit(table, 1)
    for action in CASTLES.before:
        (ann if action in ann.texts(table) else ola).act(table, action)
    log, far = ola.go_to_table(table).locator("#log"), "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    before, lines = ola.box("#log")["height"], len(ola.log())
    assert log.evaluate(far) < 2
    ann.act(table, "shield shield:15 hex:7")
    ola.until_log_exceeds(lines)
    ola.wait_until_idle()
    assert ola.box("#log")["height"] < before - 40
    assert log.evaluate(far) < 2
