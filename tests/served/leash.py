"""Processes that end when the tests that started them do, also when those are killed and cannot tidy up."""

from __future__ import annotations

import ctypes
import signal
import sys
from collections.abc import Callable

PR_SET_PDEATHSIG = 1


def leash(number: signal.Signals = signal.SIGKILL) -> Callable[[], None] | None:
    """What to call in a child before it becomes another program: the signal it gets when its parent ends (Linux only)."""
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None, use_errno=True)

    def tie() -> None:
        library.prctl(PR_SET_PDEATHSIG, number)

    return tie
