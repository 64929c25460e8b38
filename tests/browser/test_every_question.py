"""Every kind of question that a game asks is answered by clicks: each action that is legal can be reached on the board.

What the page posts is caught on its way, so that one position serves for all of its actions.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

import burgrave
from browser.conftest import DESKTOP, PHONE
from burgrave.games.burgundy.words.prompts import asking_step

MOST = 6
"""Actions tried of one question: one of each verb, and others by chance."""
CHOOSE = {"duchies": "dealt", "start_castle": "choose"}
QUESTIONS = [
    ("Turn", {}),
    ("CastleAction", {}),
    ("TownHallAction", {}),
    ("TownHallAction", {"edition": "2011"}),
    ("Fetch", {}),
    ("SellAtWarehouse", {}),
    ("LoadGoods", {}),
    ("KeepGoods", {}),
    ("MakeRoom", {}),
    ("SettleOpenly", CHOOSE),
    ("SettleInSecret", {**CHOOSE, "settling": "secret"}),
]


@cache
def position(name: str, options: tuple[tuple[str, str], ...]) -> tuple[int, tuple[str, ...]]:
    """A seed and the actions of a random game up to a question of this kind with several answers."""
    for seed in range(400):
        state, random, played = burgrave.new("burgundy", 2, seed=seed, options=dict(options)), Random(seed), []
        while not state.is_over:
            seat = state.to_act[0]
            legal = state.legal_actions(seat)
            if asking_step(state).worth() == name and len(legal) > (20 if name == "Turn" else 1):
                return seed, tuple(played)
            action = random.choice(legal)
            state.apply(action, seat)
            played.append(str(action))
    raise AssertionError(f"no game of 400 asks {name}")


def wanted(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One action of each verb and some more."""
    first = {action["verb"]: action for action in reversed(actions)}
    rest = [action for action in actions if action not in first.values()]
    Random(1).shuffle(rest)
    return [*first.values(), *rest][:MOST]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("name", "options"), QUESTIONS, ids=[f"{name} {' '.join(more.values())}".strip() for name, more in QUESTIONS]
)
def test_every_action_can_be_reached_by_clicks(visit, name, options, size):
    one = visit(size)
    seed, before = position(name, tuple(options.items()))
    table = one.open_table(seed=seed, options=options, sit=(0, 1))
    one.act(table, *before)
    page = one.go_to_table(table)
    posted: list[str] = []
    unchanged = {"panels": {}, "marks": {}, "choices": one.ask("GET", f"/t/{table}/panels")["choices"]}

    def keep(route: Any) -> None:
        posted.append(route.request.post_data_json["action"])
        route.fulfill(json=unchanged)

    page.route("**/act?*", keep)
    look = one.look(table)
    for action in wanted([action for action in look["actions"] if action["seat"] == look["to_act"][0]]):
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        one.settle()
        del posted[:]
        reach(one, action, posted)
        assert posted[-1:] == [action["text"]], posted


def reach(one: Any, action: dict[str, Any], posted: list[str]) -> None:
    """Click what the action names, as far as it can be clicked, until it is posted."""
    left = list(action["path"])
    for _ in range(8):
        ways, lit = one.shown(".pop.ways [data-way]"), one.lit()
        element = next((element for element in left if element in lit), None)
        if posted:
            return
        if element is not None:
            left.remove(element)
            one.piece(element).click()
        elif ways.count():
            for way in range(ways.count()):  # nothing on the board tells these apart: they are told in words
                ways.nth(way).click()
                one.settle()
                if posted[-1:] == [action["text"]]:
                    return
                one.click(*(element for element in action["path"] if element in one.lit()))
            return
        elif action["verb"] == "end":
            one.shown("[data-end]").click()
        else:
            one.shown(f'[data-verb="{action["verb"]}"]').click()
        one.settle()
