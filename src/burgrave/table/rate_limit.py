"""How often somebody may do something: a bucket that refills evenly over a minute."""

from __future__ import annotations

import time

MINUTE = 60.0


class RateLimit:
    """So many in a minute for each key; 0: no limit."""

    def __init__(self, per_minute: int) -> None:
        self._most = per_minute
        self._left: dict[str, tuple[float, float]] = {}
        self._tidied = time.monotonic()

    def allows(self, key: str) -> bool:
        """Count one more; False when the bucket is empty."""
        if not self._most:
            return True
        now = time.monotonic()
        if now - self._tidied > MINUTE:
            self._tidied = now
            self._left = {known: kept for known, kept in self._left.items() if now - kept[1] < MINUTE}  # theirs are full again
        left, since = self._left.get(key, (float(self._most), now))
        left = min(self._most, left + (now - since) * self._most / MINUTE)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        return left >= 1
