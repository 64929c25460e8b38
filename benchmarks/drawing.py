"""What it takes to draw a table: milliseconds for all parts, bytes of each layout; prints JSON.

Cold: the first pass over positions of random games, with empty caches. Live: the same games ply by ply as tables play, several at a
time, so that little of what is drawn was drawn before. Warm: everything was drawn before.
"""

from __future__ import annotations

import gzip
import json
import sys
import time
from random import Random
from typing import Any

import burgrave
from burgrave.draw import Look
from burgrave.draw.parts import Parts

GAME = "burgundy"
NAMES = ("Ann", "Steward", "Ola", "Jan")


def views(seats: int, seed: int) -> list[tuple[dict[str, Any], Look]]:
    """Every position of a random game as the seat to act sees it."""
    random, state, positions = Random(seed), burgrave.new(GAME, seats, seed), []
    while not state.is_over:
        seat = state.to_act[0]
        positions.append((state.view(seat), Look(seat, (seat,), NAMES[:seats])))
        state.apply(random.choice(state.legal_actions(seat)), seat)
    return positions


def milliseconds(table: list[tuple[dict[str, Any], Look]]) -> float:
    """Mean processor time of drawing each position once."""
    drawing = burgrave.game(GAME).drawing
    began = time.process_time()
    for view, look in table:
        drawing.parts(view, look)
    return (time.process_time() - began) / len(table) * 1e3


def layouts(parts: Parts) -> dict[str, str]:
    """What a desktop and a phone show of a table."""
    seats = "".join(part.figure + part.holdings for part in parts.seats.values())
    return {
        "desktop": parts.board.whole("board") + parts.own_head + parts.own_map + parts.own_tray + parts.hand + seats,
        "phone": parts.strip + parts.own_map + parts.own_tray_phone + parts.hand,
    }


def main() -> None:
    """Measure everything once."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    results: dict[str, Any] = {}
    for seats in (2, 3, 4):
        games = [views(seats, seed) for seed in range(tables)]
        results[f"{seats} players, cold (ms)"] = round(milliseconds(games[0]), 3)
        longest = max(map(len, games))
        mixed = [game[ply] for ply in range(longest) for game in games[1:] if ply < len(game)]
        results[f"{seats} players, live (ms)"] = round(milliseconds(mixed), 3)
        results[f"{seats} players, warm (ms)"] = round(milliseconds(games[0][-60:] * 2), 3)
        view, look = games[0][len(games[0]) * 2 // 3]
        for name, markup in layouts(burgrave.game(GAME).drawing.parts(view, look)).items():
            content = markup.encode()
            results[f"{seats} players, {name} (bytes, gzip)"] = [len(content), len(gzip.compress(content, 6))]
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
