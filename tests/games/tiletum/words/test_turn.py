"""What a long turn shows besides its question: the trail, the tasks, and points that would be given up."""

from __future__ import annotations

from typing import Any

import pytest

import burgrave
from burgrave.draw.icons import ICONS
from burgrave.games.tiletum.game import TILETUM
from burgrave.games.tiletum.kinds import GOODS
from games.tiletum.words.random_games import random_game

SIGNS = {*ICONS, *TILETUM.drawing.icons}
COLOURS = {"", *(f"g-{good}" for good in GOODS)}
TASKS = {"fulfil", "place", "contribute", "use", "buy"}


@pytest.mark.parametrize("language", TILETUM.languages)
def test_every_step_has_signs_that_are_drawn(language: str) -> None:
    verbs = set()

    def look(state: Any, seat: int, legal: Any) -> None:
        for action in legal:
            chip = TILETUM.chip(state, action, language)
            assert chip, action
            for words, icon in chip:
                name, _, colour = icon.partition(" ")
                assert words or name
                assert not name or name in SIGNS, name
                assert colour in COLOURS
                assert len(words) <= 30, words
            verbs.add(action.verb)

    for seed in range(1, 4):
        list(random_game(3, ["base"], look, seed))
    wanted = {*TASKS, "take", "move", "build", "settle", "exchange", "gain", "skip", "end", "renew", "choose"}
    assert not wanted - verbs


def test_signs_tell_what_a_die_brought() -> None:
    state = burgrave.new("tiletum", 2, 5)
    for action in state.legal_actions():
        (number, icon), (_, sign) = TILETUM.chip(state, action)
        good, kind = action.path[0].partition(":")[2].partition(".")[0], action.path[1].partition(":")[2]
        assert icon == f"t_{good} g-{good}"
        assert sign == {"king": "crown"}.get(kind, kind)
        after = state.clone()
        events = after.apply(action)
        if after.agenda[-1].name() == "TakeBonusTile":
            events = after.apply("skip")
        gained = [event for event in events if event[0] == "gain" and event[1] == state.to_act[0]]
        assert number == f"+{gained[0][3]}"


def test_tasks_are_shown_where_they_may_be_done() -> None:
    seen = {True: 0, False: 0}

    def look(state: Any, seat: int, legal: Any) -> None:
        tasks = TILETUM.tasks(state, seat)
        assert [button["verb"] for button in tasks.get("verbs", ())] in ([], ["fulfil", "place", "contribute", "use", "buy"])
        if TASKS & {action.verb for action in legal}:
            # A helper from the action space of a die is used at once or not: that is no task.
            assert tasks or state.agenda[-1].name() == "TakeBonusTile"
        seen[bool(tasks)] += 1

    list(random_game(3, ["base"], look))
    assert all(seen.values()), "not where goods are chosen, for one"
    state = burgrave.new("tiletum", 2, 5)
    assert TILETUM.tasks(state, 1 - state.to_act[0]) == {}
    tasks = TILETUM.tasks(state, state.to_act[0])
    assert (tasks["title"], tasks["short"]) == ("Tasks, at any time", "Tasks")
    assert {button["icon"] for button in tasks["verbs"]} <= SIGNS
    assert len({button["label"] for button in tasks["verbs"]}) == 5


def test_unspent_points_are_warned_of_only_where_they_could_be_spent() -> None:
    warned = {True: 0, False: 0}

    def look(state: Any, seat: int, legal: Any) -> None:
        for action in legal:
            warns = TILETUM.explain(state, action)["warns"]
            if action.verb != "end":
                assert warns == ""
                continue
            spends = {one.verb for one in legal} - TASKS - {"end"}
            assert bool(warns) == bool(state.points and spends), (state.points, spends)
            if warns:
                assert warns == f"{state.points} point{'s' if state.points > 1 else ''} unspent"
            warned[bool(warns)] += 1

    list(random_game(3, ["base"], look))
    assert all(warned.values())
