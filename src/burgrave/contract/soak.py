"""Plays many random games over seats, modules and options, and checks every invariant at every step: `make soak`."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random

import burgrave
from burgrave.contract.checks import CHECKS, RULE_CHECKS
from burgrave.contract.setups import random_setup
from burgrave.contract.shown import ACTION_CHECKS
from burgrave.contract.walk import walk

__all__ = ["soak"]

CHUNK = 100
CHANCE_OF_CHECK = 0.002
"""The audit sees every action; the dearer checks one state in so many."""


def soak(game: str, seeds: range, *, with_texts: bool = True) -> Counter[str]:
    """Play one random game for each seed and return counts of what was played; texts and drawing may be left unchecked."""
    checks, action_checks = (CHECKS, ACTION_CHECKS) if with_texts else (RULE_CHECKS, ())
    counts: Counter[str] = Counter()
    for seed in seeds:
        setup = random_setup(game, Random(seed))
        state = walk(setup, seed, checks, CHANCE_OF_CHECK, action_checks=action_checks)
        counts["games"] += 1
        counts["decisions"] += state.ply
        counts[f"seats {setup.seats}"] += 1
        for name, value in setup.options.items():
            for word in {value} if isinstance(value, str) else set(value):
                counts[f"{name} {word}"] += 1
        for module in setup.modules or ():
            counts[f"module {module}"] += 1
    return counts


def chunks(games: int, first: int) -> Iterator[range]:
    """Yield the seeds in ranges of at most `CHUNK`."""
    for start in range(first, first + games, CHUNK):
        yield range(start, min(start + CHUNK, first + games))


def main(argv: list[str] | None = None) -> int:
    """Run the soak from the command line and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m burgrave.contract.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", choices=burgrave.games(), default=burgrave.games()[0])
    options = parser.parse_args(argv)
    counts: Counter[str] = Counter()
    began = time.monotonic()
    seed_ranges = list(chunks(options.games, options.first_seed))
    with ProcessPoolExecutor(options.jobs) as pool:
        for done_count, chunk_counts in enumerate(pool.map(soak, [options.game] * len(seed_ranges), seed_ranges), 1):
            counts += chunk_counts
            if done_count % 20 == 0 or done_count == len(seed_ranges):
                rate = counts["games"] / (time.monotonic() - began)
                print(f"{counts['games']:,} of {options.games:,} games, {rate:.0f} a second", file=sys.stderr, flush=True)
    for name, count in sorted(counts.items()):
        print(f"{name}: {count:,}")
    print(f"{counts['games']} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
