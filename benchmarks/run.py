"""`make bench`: Burgrave pure and compiled beside its peers, in one run on one core, the median of five rounds.

Every round measures everything once, so that whatever else the machine does falls on all alike. `--write` puts the table
into the ledger, results.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
LEDGER = HERE / "results.md"
MARK = "<!-- newest first -->"
Numbers = dict[str, list[float]]


def once(python: str, script: str, seconds: float) -> dict[str, Any]:
    """Run a script in an interpreter on one core, and read the JSON it prints."""
    answer = subprocess.run([python, str(HERE / script), str(seconds)], capture_output=True, text=True, check=True)
    numbers: dict[str, Any] = json.loads(answer.stdout)
    return numbers


def collect(interpreters: dict[str, str], rounds: int, seconds: float) -> dict[str, Numbers]:
    """Every measurement, by who was measured and what."""
    results: dict[str, Numbers] = {name: {} for name in (*interpreters, "peers")}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        for name, python in (*interpreters.items(), ("peers", sys.executable)):
            numbers = once(python, "peers.py" if name == "peers" else "measure.py", seconds)
            if name != "peers" and numbers.pop("compiled") != (name == "compiled"):
                raise SystemExit(f"{name}: the interpreter given does not hold the {name} form (see make compiled)")
            for what, value in numbers.items():
                results[name].setdefault(what, []).append(value)
    return results


def show(value: float) -> str:
    """Large numbers without, small ones with decimals."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def table(results: dict[str, Numbers]) -> str:
    """The medians as a table, with how many times catanatron's decisions a second."""
    forms = [name for name in results if name != "peers"]
    peers = {name: median(values) for name, values in results["peers"].items()}
    lines = ["| what | " + " | ".join(forms) + " |", "|---|" + "---:|" * len(forms)]
    for what in results[forms[0]]:
        cells = []
        for form in forms:
            value = median(results[form][what])
            times = f" ({value / peers['catanatron']:.1f} x catanatron)" if "decisions" in what else ""
            cells.append(show(value) + times)
        lines.append(f"| {what} | " + " | ".join(cells) + " |")
    speeds = ", ".join(f"{name} {show(value)}" for name, value in peers.items())
    return "\n".join([*lines, "", f"Peers in the same run, random play, decisions a second: {speeds}."])


def headline(rounds: int) -> str:
    """When and where."""
    return (
        f"{datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, {platform.system()} {platform.machine()}, "
        f"{os.cpu_count()} cores (one used), median of {rounds}"
    )


def main(argv: list[str] | None = None) -> None:
    """The command line of the benchmarks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", help="an interpreter that has the compiled form installed")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--write", metavar="NOTE", help="enter the table into the ledger under this note")
    arguments = parser.parse_args(argv)
    interpreters = {"interpreted": sys.executable}
    if arguments.compiled:
        interpreters["compiled"] = arguments.compiled
    text = table(collect(interpreters, arguments.rounds, arguments.seconds))
    print(text)
    if arguments.write:
        before, mark, after = LEDGER.read_text(encoding="utf-8").partition(MARK)
        entry = f"\n\n## {arguments.write}\n\n{headline(arguments.rounds)}\n\n{text}\n"
        LEDGER.write_text(before + mark + entry + after.rstrip("\n").replace("\n\n\n", "\n\n") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
