"""What a run of load measured, as rows, and their section of the ledger."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

from browser import Tally
from meter import percentile

CALM = 0.1
"""Cores that the host of a virtual machine may take before its measurements say more about the host than about us."""
LEDGER = Path(__file__).parent / "results.md"
HEADING = "# Load of the web table"
MARK = "<!-- newest load first -->"
WORDS = """What `make soak-load` measured: two players a table, each acting once in 5 seconds with a browser's requests (a stream of
news, changed panels fetched). Client, server and database share the two cores of one machine."""


@dataclass
class Sample:
    """One look at the machine: memory in bytes, processor time in seconds."""

    at: float
    memory: int
    server: float
    database: float
    client: float
    stolen: float
    """Processor time that the host of a virtual machine gave to others."""
    actions: int
    """How many had been measured."""

    def used_since(self, before: Sample) -> tuple[float, float, float]:
        """Processor time of server, database and client since then."""
        return self.server - before.server, self.database - before.database, self.client - before.client


def times(values: list[float]) -> str:
    ordered = sorted(values)
    return " / ".join(f"{percentile(ordered, share) * 1000:.0f}" for share in (0.5, 0.95, 0.99)) + " ms"


def report(tally: Tally, samples: list[Sample], tables: int) -> list[tuple[str, str]]:
    """What was measured, as rows."""
    first, quarter, last = samples[0], samples[len(samples) // 4], samples[-1]
    span = last.at - first.at
    megabytes = [f"{sample.memory / 2**20:.0f}" for sample in (first, quarter, last)]
    memory = f"{megabytes[0]} MB at the start, {megabytes[1]} after a quarter, {megabytes[2]} at the end"
    rate = len(tally.actions) / span
    return [
        ("tables, players", f"{tables}, {2 * tables}"),
        ("actions", f"{len(tally.actions):,} in {span / 60:.1f} minutes ({rate:.0f} a second), {tally.games} games finished"),
        ("action p50 / p95 / p99", times(tally.actions)),
        *undisturbed(tally, samples),
        ("seen by the other player p50 / p95 / p99", times(tally.seen)),
        ("panels fetched p50 / p95 / p99", f"{times(tally.fetches)} ({len(tally.fetches) / span:.0f} a second)"),
        ("posted late p99", f"{percentile(sorted(tally.late), 0.99) * 1000:.0f} ms"),
        ("errors", str(tally.errors or "none")),
        ("memory of the server", memory),
        ("cores stolen by the host", f"{(last.stolen - first.stolen) / span:.2f}; at most {worst(samples):.2f} for 15 seconds"),
        ("cores used: server, database, client", ", ".join(f"{used / span:.2f}" for used in last.used_since(first))),
    ]


def undisturbed(tally: Tally, samples: list[Sample]) -> list[tuple[str, str]]:
    """The same for the stretches in which the host left us our cores, when there were others."""
    stretches = list(pairwise(samples))
    calm = [pair for pair in stretches if stolen_between(*pair) < CALM]
    if len(calm) == len(stretches) or not calm:
        return []
    actions = [taken for before, after in calm for taken in tally.actions[before.actions : after.actions]]
    return [
        (f"the same while the host took less than {CALM} cores", f"{times(actions)} ({len(calm)} of {len(stretches)} stretches)")
    ]


def stolen_between(before: Sample, after: Sample) -> float:
    """The cores that were stolen between two samples."""
    return (after.stolen - before.stolen) / (after.at - before.at)


def worst(samples: list[Sample]) -> float:
    """The most that was stolen between two samples."""
    return max(stolen_between(before, after) for before, after in pairwise(samples))


def enter(note: str, rows: list[tuple[str, str]]) -> None:
    """Put a table under the heading of load, newest first."""
    text = LEDGER.read_text(encoding="utf-8").rstrip("\n")
    if MARK not in text:
        text += f"\n\n{HEADING}\n\n{WORDS}\n\n{MARK}\n"
    before, mark, after = text.partition(MARK)
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    where = f"{datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, {machine}"
    table = "\n".join(["| what | |", "|---|---|", *(f"| {what} | {value} |" for what, value in rows)])
    entry = f"\n\n## {note}\n\n{where}\n\n{table}\n"
    LEDGER.write_text(before + mark + entry + after.rstrip("\n") + "\n", encoding="utf-8")
