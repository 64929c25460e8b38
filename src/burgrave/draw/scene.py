"""A view and its reader: what every function that draws a part of a table is given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.draw.parts import Look, View

__all__ = ["Scene"]


class Scene:
    """A view and its reader; a game's subclass adds the properties that its own drawing needs."""

    def __init__(self, view: View, look: Look) -> None:
        waiting = view["to_act"]
        self.view = view
        self.look = look
        self.language = look.language
        """The language of the reader."""
        self.acting: int | None = None if not waiting else look.focus if look.focus in waiting else waiting[0]
        """The seat to act: the one in the middle if several are, None when the game is over."""
        self.is_own: bool = look.focus in look.you and (look.focus in waiting or len(look.you) == 1)
        """The board in the middle is the one whose pieces the reader clicks: of seats that share a screen, the one to act."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.view["seats"])

    @property
    def others(self) -> tuple[int, ...]:
        """Every seat but the one in the middle."""
        return tuple(seat for seat in range(self.seats) if seat != self.look.focus)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats."""
        return tuple(self.look.name(seat) for seat in range(self.seats))

    @property
    def focus(self) -> Mapping[str, Any]:
        """The view of the player in the middle."""
        player: Mapping[str, Any] = self.view["players"][self.look.focus]
        return player

    @property
    def is_yours(self) -> bool:
        """Whether the board in the middle is the reader's only one, so that it can be called theirs."""
        return self.look.you == (self.look.focus,)

    @property
    def is_live(self) -> bool:
        """Whether the reader is the one to act."""
        return self.acting is not None and self.acting in self.look.you

    @property
    def asked(self) -> Mapping[str, Any]:
        """What the view says of the question that is asked now; empty when the game is over."""
        question: Mapping[str, Any] = self.view["asked"] or {}
        return question

    @property
    def step(self) -> str:
        """The name of the step that asks, "" when the game is over."""
        return str(self.asked.get("step", ""))
