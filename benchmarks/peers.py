"""The same for two peers from PyPI, random play by their own means: catanatron (Catan) and python-chess; prints JSON."""

from __future__ import annotations

import json
import sys
import time
from random import Random


def catanatron(seconds: float) -> float:
    """Decisions a second of two random players."""
    from catanatron import Color, Game, RandomPlayer

    decisions, seed = 0, 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        game.play()
        seed += 1
        decisions += len(game.state.actions)
    return decisions / (time.perf_counter() - began)


def chess(seconds: float) -> float:
    """Random moves a second: legal moves listed, one pushed."""
    from chess import Board

    draw = Random(1).random
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        board = Board()
        while len(board.move_stack) < 200:
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(draw() * len(legal))])
            decisions += 1
    return decisions / (time.perf_counter() - began)


if __name__ == "__main__":
    SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    print(json.dumps({"catanatron": catanatron(SECONDS), "python-chess": chess(SECONDS)}))
