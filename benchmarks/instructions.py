"""Instructions that a decision of random play takes, counted by valgrind: a busy machine does not change them.

    python benchmarks/instructions.py PYTHON [PYTHON ...]      # one column for each interpreter, pure or compiled

Two runs of different length are subtracted from each other, so that starting up does not count.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from random import Random

from measure import GAMES, random_game

SHORT, LONG = 10, 110
"""Games of the two runs."""


def play(game: str, games: int) -> int:
    """Play so many random games for two; return the number of decisions."""
    draw = Random(1).random
    return sum(random_game(game, 2, seed, draw) for seed in range(games))


def counted(python: str, game: str, games: int) -> tuple[int, int]:
    """Instructions and decisions of a run by another interpreter."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", python, __file__, "--play", game, str(games)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": "0"})
    instructions = re.search(r"Collected : (\d+)", ran.stderr)
    assert instructions is not None, ran.stderr
    return int(instructions[1]), int(ran.stdout)


def main() -> None:
    """Print a table: a row for each game, a column for each interpreter."""
    if sys.argv[1:2] == ["--play"]:
        print(play(sys.argv[2], int(sys.argv[3])))
        return
    for game in GAMES:
        row = []
        for python in sys.argv[1:]:
            (little, few), (much, many) = counted(python, game, SHORT), counted(python, game, LONG)
            row.append(f"{(much - little) / (many - few):10,.0f}")
        print(f"{game:10}", *row)


if __name__ == "__main__":
    main()
