"""Rate limits: a token bucket for each key that refills evenly over a minute."""

from __future__ import annotations

import time

MINUTE = 60.0


class RateLimit:
    """Allows `per_minute` calls in a minute for each key; 0 means no limit."""

    def __init__(self, per_minute: int) -> None:
        self._most = per_minute
        self._left: dict[str, tuple[float, float]] = {}
        self._tidied = time.monotonic()

    def allows(self, key: str) -> bool:
        """Count one more call, and return False when the limit is reached."""
        if not self._most:
            return True
        now = time.monotonic()
        if now - self._tidied > MINUTE:
            self._tidied = now
            self._left = {key_: bucket for key_, bucket in self._left.items() if now - bucket[1] < MINUTE}  # theirs are full again
        left, since = self._left.get(key, (float(self._most), now))
        left = min(self._most, left + (now - since) * self._most / MINUTE)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        return left >= 1
