"""The trail of a running turn: a chip for each step that its seat can take back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from burgrave.engine.action import Action
from burgrave.engine.state import GameState
from burgrave.table.pages.view_model import LIVE, ViewModel
from burgrave.table.room import PlayedAction, Room


@dataclass(frozen=True)
class TakenStep:
    """A step of the running turn, as a chip of the trail shows it."""

    signs: tuple[tuple[str, str, str], ...]
    """Words, each with an icon after it and the class that colours it."""
    label: str
    """The step in one line."""
    back: int
    """The number of undos that lead back to before it."""


Key = tuple[str, tuple[str, ...]]
"""Language and names, on which the words of a step depend."""
STEP_CACHE: WeakKeyDictionary[Room, list[tuple[PlayedAction, Key, TakenStep]]] = WeakKeyDictionary()
"""By table: the steps as they were last shown, so that each click explains only the newest one."""


def trail_of(model: ViewModel) -> tuple[TakenStep, ...]:
    """Return what the reader's acting seat can take back, oldest first; empty in games whose turns are short."""
    room, seat = model.room, model.acting
    if model.mode != LIVE or seat is None or not room.game.has_trail:
        return ()
    steps, key = room.steps(seat), (model.language, model.names)
    cached = {(id(played), key): step for played, key, step in STEP_CACHE.get(room, ())}
    items = []
    for index, (played, (before, action)) in enumerate(zip(room.history[len(room.history) - len(steps) :], steps, strict=True)):
        step = cached.get((id(played), key)) or step_of(model, before, action, seat)
        items.append((played, key, replace(step, back=len(steps) - index)))
    STEP_CACHE[room] = items
    return tuple(step for _, _, step in items)


def step_of(model: ViewModel, before: GameState, action: Action, seat: int) -> TakenStep:
    """Return the chip of an action that the seat chose in the state `before`, in the reader's language."""
    game = model.room.game
    chip = game.chip(before, action, model.language, model.names, seat)
    signs = tuple((sign, *icon.partition(" ")[::2]) for sign, icon in chip)
    (words,) = game.action_words(before, (action,), model.language, model.names, seat)
    return TakenStep(signs, words["label"], 0)


def is_locked(model: ViewModel) -> bool:
    """Return whether the seat has done more in this turn than it can take back."""
    room, seat = model.room, model.acting
    if model.mode != LIVE or seat is None or not room.game.has_trail:
        return False
    at = len(room.history) - len(room.steps(seat)) - 1
    return at >= 0 and room.history[at].seat == seat and room.history[at].action.partition(" ")[0] != "end"
