"""How often somebody may do something: a bucket that refills evenly over a minute."""

from __future__ import annotations

import time


class Limit:
    """So many in a minute for each key; 0: no limit."""

    def __init__(self, per_minute: int) -> None:
        self._most = per_minute
        self._left: dict[str, tuple[float, float]] = {}

    def allows(self, key: str) -> bool:
        """Count one more; False when the bucket is empty."""
        if not self._most:
            return True
        now = time.monotonic()
        left, since = self._left.get(key, (float(self._most), now))
        left = min(self._most, left + (now - since) * self._most / 60)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        return left >= 1

    def tidy(self) -> None:
        """Forget who has not come for a minute: their bucket is full again."""
        old = time.monotonic() - 60
        self._left = {key: kept for key, kept in self._left.items() if kept[1] > old}
