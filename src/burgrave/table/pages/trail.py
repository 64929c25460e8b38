"""The trail of a running turn: one sign for each step that its seat can go back to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from burgrave.engine.action import Action
from burgrave.engine.state import GameState
from burgrave.table.pages.view_model import LIVE, ViewModel
from burgrave.table.room import Played, Room


@dataclass(frozen=True)
class TakenStep:
    """A step that was taken."""

    signs: tuple[tuple[str, str, str], ...]
    """Words, each with an icon after it and the class that colours it."""
    label: str
    """The step in one line."""
    back: int
    """How many steps are taken back to be where it was chosen."""


Key = tuple[str, tuple[str, ...]]
"""Language and names, on which the words of a step depend."""
REMEMBERED: WeakKeyDictionary[Room, list[tuple[Played, Key, TakenStep]]] = WeakKeyDictionary()
"""By table: the steps as they were last shown, so that each click explains only the newest one."""


def trail_of(model: ViewModel) -> tuple[TakenStep, ...]:
    """What the reader's acting seat can take back, oldest first; nothing in games whose turns are short."""
    room, seat = model.room, model.acting
    if model.mode != LIVE or seat is None or not room.game.has_trail:
        return ()
    steps, key = room.steps(seat), (model.language, model.names)
    remembered = {(id(played), key): step for played, key, step in REMEMBERED.get(room, ())}
    shown = []
    for place, (played, (before, action)) in enumerate(zip(room.history[len(room.history) - len(steps) :], steps, strict=True)):
        step = remembered.get((id(played), key)) or step_of(model, before, action)
        shown.append((played, key, replace(step, back=len(steps) - place)))
    REMEMBERED[room] = shown
    return tuple(step for _, _, step in shown)


def step_of(model: ViewModel, before: GameState, action: Action) -> TakenStep:
    """An action that was chosen in the state `before`, in the reader's language."""
    game = model.room.game
    chip = game.chip(before, action, model.language, model.names)
    signs = tuple((words, *icon.partition(" ")[::2]) for words, icon in chip)
    return TakenStep(signs, game.explain(before, action, model.language, model.names)["label"], 0)


def is_locked(model: ViewModel) -> bool:
    """Whether the seat has done more in this turn than it can take back: a turn begins after another seat or after its own end."""
    room, seat = model.room, model.acting
    if model.mode != LIVE or seat is None or not room.game.has_trail:
        return False
    at = len(room.history) - len(room.steps(seat)) - 1
    return at >= 0 and room.history[at].seat == seat and room.history[at].action.partition(" ")[0] != "end"
