"""Ends child processes together with the tests that started them, even when those are killed."""

from __future__ import annotations

import ctypes
import signal
import sys
from collections.abc import Callable

PR_SET_PDEATHSIG = 1


def end_with_parent(number: signal.Signals = signal.SIGKILL) -> Callable[[], None] | None:
    """Return a `preexec_fn` that makes a child receive a signal when its parent ends; None where the system is not Linux."""
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None, use_errno=True)

    def tie() -> None:
        library.prctl(PR_SET_PDEATHSIG, number)

    return tie
