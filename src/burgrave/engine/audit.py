"""Independent books for tests: kept from the events alone, and compared with the table after every action.

Fuzzing, soaks and the contract run them; play does not need them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, TypeVar

from burgrave.engine.events import Event
from burgrave.engine.native import mypyc_attr

if TYPE_CHECKING:
    from burgrave.engine.state import GameState

S = TypeVar("S", bound="GameState")


@mypyc_attr(allow_interpreted_subclasses=True)
class Auditor(Generic[S]):
    """Begin with a new game, then `observe` the events of every action; AuditError when something is off."""

    def observe(self, state: S, events: Iterable[Event]) -> None:
        """Book what happened, then compare with the table."""
        for event in events:
            self.book(event)
        self.check(state)

    def book(self, event: Event) -> None:
        """Write one event down."""
        raise TypeError(f"{type(self).__name__} keeps no books")

    def check(self, state: S) -> None:
        """Everything that must hold now."""
        raise TypeError(f"{type(self).__name__} checks nothing")
