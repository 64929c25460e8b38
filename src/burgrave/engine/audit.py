"""Independent bookkeeping: computed from the events alone, and compared with the state after every action.

The fuzz tests, `make soak` and the contract run it; normal play does not. A game may also use the checks of its `audit.py` on
positions that it loads.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Generic, TypeVar

from burgrave.engine.events import Event
from burgrave.engine.native import mypyc_attr

if TYPE_CHECKING:
    from burgrave.engine.state import GameState

__all__ = ["Auditor"]

S = TypeVar("S", bound="GameState")


@mypyc_attr(allow_interpreted_subclasses=True)
class Auditor(Generic[S]):
    """Checks one game. Create it for a new game, then call `observe` with the events of every action; it raises AuditError on a
    mismatch.
    """

    def observe(self, state: S, events: Iterable[Event]) -> None:
        """Record the events of an action, then compare the books with the state."""
        for event in events:
            self.record(event)
        self.check(state)

    def record(self, event: Event) -> None:
        """Record one event."""
        raise TypeError(f"{type(self).__name__} keeps no books")

    def check(self, state: S) -> None:
        """Raise AuditError unless everything that must hold in this state does."""
        raise TypeError(f"{type(self).__name__} checks nothing")
