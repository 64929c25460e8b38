"""What a run of load costs: memory and processor time of a process and everything it started, read from /proc."""

from __future__ import annotations

import os
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def family(pid: int) -> list[int]:
    """A process and all its descendants."""
    pids, todo = [], [pid]
    while todo:
        one = todo.pop()
        pids.append(one)
        for children in Path(f"/proc/{one}/task").glob("*/children"):
            try:
                todo += map(int, children.read_text().split())
            except OSError:
                continue
    return pids


def resident(pid: int) -> int:
    """Bytes of memory that the process holds."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
    except (OSError, IndexError):
        return 0


def busy(pid: int) -> float:
    """Seconds of processor time that the process has used, with its children that have ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICK


def stolen() -> float:
    """Seconds of processor time that this machine wanted and its host gave to others."""
    try:
        return int(Path("/proc/stat").read_text().split("\n", 1)[0].split()[8]) / TICK
    except (OSError, IndexError):
        return 0.0


def name(pid: int) -> str:
    """The command line, in short."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")[:80]
    except OSError:
        return ""


def percentile(values: list[float], share: float) -> float:
    """The value below which so large a share of the sorted values lies."""
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0
