"""Checks on copies of a state, which must play on as it does: clones, saves, replays, and what undo leads back to."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import TypeVar

import burgrave
from burgrave.engine.action import Action
from burgrave.engine.errors import CannotUndo
from burgrave.engine.events import visible
from burgrave.engine.state import GameState
from burgrave.engine.timeline import Timeline

T = TypeVar("T")

PLIES = 8
"""How far copies are played on: a field that a save forgets may matter only later."""
UNDONE = 3
"""Of how many actions of a seat undo is tried on a state."""
LONGEST = 300
"""Of what differs, so many characters are shown."""


def copies_play_on_alike(state: GameState) -> None:
    """Check that the record and a save, through JSON, give an equal state with the same choices and history, and that these and a
    clone stay equal while the same actions are played on them: a field that one of them lost shows in what follows.
    """
    loaded = burgrave.load(json.loads(json.dumps(state.save())))
    assert loaded.digest() == state.digest(), "a loaded save is another state"
    assert loaded.history() == state.history(), "a loaded save has another history"
    assert loaded.to_act == state.to_act, "another seat is to act in a loaded save"
    for seat in state.to_act:
        assert loaded.legal_actions(seat) == state.legal_actions(seat), f"seat {seat} has other choices in a loaded save"
    # A replay cannot lack what clones and saves forget. Its clone is made before it is played on and played on after it.
    original = state.clone() if state.seed is None else burgrave.replay(json.loads(json.dumps(state.record)))
    assert original.digest() == state.digest(), "the record replays to another state"
    clone = original.clone()
    expected = course(original)
    for name, copy in (("a clone", clone), ("a loaded save", loaded)):
        for one, other in zip(expected, course(copy), strict=False):
            assert one == other, f"{name} plays on otherwise: {differing(one, other)}"


def course(state: GameState) -> list[dict[str, object]]:
    """Play a few pseudo-random actions on a state and return what happens, and what a seat or a spectator sees in the end."""
    random = Random(state.ply)
    reader = random.choice((None, *range(state.seats)))
    steps: list[dict[str, object]] = []
    for _ in range(PLIES):
        if state.is_over:
            break
        seat = random.choice(state.to_act)
        legal = state.legal_actions(seat)
        action = random.choice(legal)
        events = state.apply(action, seat)
        steps.append({"action": f"@{seat} {action}", "choices": legal, "events": events, "scores": state.scores})
    steps.append({"view": state.view(reader), "digest": state.digest()})
    return steps


def differing(one: dict[str, object], other: dict[str, object]) -> str:
    """Return what differs between two steps of a course in words, with the action."""
    names = [name for name in one if one[name] != other.get(name)]
    action = f" of {one['action']}" if "action" in one else ""
    return f"{', '.join(names)}{action}: {str(one[names[0]])[:LONGEST]} and {str(other.get(names[0]))[:LONGEST]}"


def undo_leads_back(state: GameState) -> None:
    """Check that undo restores the state before a seat's own action, and is refused after one that revealed something hidden to it:
    one whose events, or view afterwards, differ between worlds that looked the same to the seat.
    """
    for seat in state.to_act:
        imagined = state.imagine(seat, state.ply)
        for action in some(state.legal_actions(seat), UNDONE, state.ply):
            timeline = Timeline(state.clone())
            before = timeline.state.digest()
            timeline.apply(action, seat)
            if timeline.can_undo(seat):
                timeline.undo(seat)
                assert timeline.state.digest() == before, f"undo of {action} does not restore the state"
                expected, happened = learned(state.clone(), action, seat), learned(imagined.clone(), action, seat)
                assert happened == expected, (
                    f"undo reaches behind {action}, which tells seat {seat} what was hidden: "
                    f"call mark_irreversible ({differing(expected, happened)})"
                )
            else:
                refuses_undo(timeline, seat)


def some(things: Sequence[T], most: int, first: int) -> list[T]:
    """Return at most so many of some things, beginning with another one for each number `first`."""
    return [things[(first + place) % len(things)] for place in range(min(most, len(things)))]


def learned(state: GameState, action: Action, seat: int) -> dict[str, object]:
    """Carry out an action and return what its seat sees of it."""
    events = visible(state.apply(action, seat), seat)
    return {"action": str(action), "events": events, "view": state.view(seat)}


def refuses_undo(timeline: Timeline, seat: int) -> None:
    """Assert that undo raises CannotUndo and leaves the state unchanged."""
    before = timeline.state.digest()
    try:
        timeline.undo(seat)
    except CannotUndo:
        assert timeline.state.digest() == before
    else:
        raise AssertionError("an irreversible action was undone")
