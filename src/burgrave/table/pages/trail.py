"""The trail of a running turn: one sign for each step that its seat can go back to."""

from __future__ import annotations

from dataclasses import dataclass

from burgrave.table.pages.stage import LIVE, Stage


@dataclass(frozen=True)
class Trodden:
    """A step that was taken."""

    signs: tuple[tuple[str, str, str], ...]
    """Words, each with an icon after it and the class that colours it."""
    label: str
    """The step in one line."""
    back: int
    """How many steps are taken back to be where it was chosen."""


def trail_of(stage: Stage) -> tuple[Trodden, ...]:
    """What the reader's acting seat can take back, oldest first; nothing in games whose turns are short."""
    room, seat = stage.room, stage.acting
    if stage.mode != LIVE or seat is None or not room.game.has_trail:
        return ()
    steps = room.steps(seat)
    found = []
    for place, (before, action) in enumerate(steps):
        chip = room.game.chip(before, action, stage.language, stage.names)
        signs = tuple((words, *icon.partition(" ")[::2]) for words, icon in chip)
        label = room.game.explain(before, action, stage.language, stage.names)["label"]
        found.append(Trodden(signs, label, len(steps) - place))
    return tuple(found)


def is_locked(stage: Stage) -> bool:
    """Whether the seat has done more in this turn than it can take back: a turn begins after another seat or after its own end."""
    room, seat = stage.room, stage.acting
    if stage.mode != LIVE or seat is None or not room.game.has_trail:
        return False
    at = len(room.history) - len(room.steps(seat)) - 1
    return at >= 0 and room.history[at].seat == seat and room.history[at].action.partition(" ")[0] != "end"
