"""How often Tiletum's market of contracts has empty slots at the beginning of a turn, by number of players and bot; prints a table.

`python benchmarks/contract_market.py --random 200 --greedy 8 --option contract_stack=larger`. Which contracts are marked for which
number of players is reconstructed: the marks were chosen by these numbers.
"""

from __future__ import annotations

import argparse
from typing import Any

import burgrave
from burgrave.bots import bot


def watched(seats: int, seed: int, player: str, options: dict[str, str]) -> tuple[int, int, int]:
    """Play one game: its turns, those of them that begin with an empty slot, and the tiles left in the stack at its end."""
    state: Any = burgrave.new("tiletum", seats, seed, options=options)
    bots = [bot(player, seed * seats + seat) for seat in range(seats)]
    turns = empty = 0
    last = (0, 0, 0)
    while not state.is_over:
        seat = state.to_act[0]
        turn = (state.round, state.lap, state.turn)
        if turn != last and state.agenda[-1].name() == "ChooseDie":
            # Only the first time in a turn: a helper may take contracts before the die, and the market is filled up afterwards.
            last = turn
            turns += 1
            empty += 0 in state.contracts
        legal = state.legal_actions(seat)
        chosen = legal[0] if len(legal) == 1 else bots[seat].choose(state.imagine(seat, state.ply), seat)
        state.apply(chosen, seat)
    return turns, empty, len(state.contract_stack) - state.contract_drawn


def shares(seats: int, player: str, games: int, options: dict[str, str], first: int = 0) -> tuple[float, float, float]:
    """The share of turns that begin with an empty slot, that of games with such a turn, and the mean of tiles left at the end."""
    played = [watched(seats, seed, player, options) for seed in range(first, first + games)]
    turns = sum(count for count, _, _ in played)
    empty = sum(count for _, count, _ in played)
    return empty / turns, sum(1 for _, count, _ in played if count) / games, sum(left for _, _, left in played) / games


def main() -> None:
    """Read the arguments, play, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=200, help="games of random bots for each number of players")
    parser.add_argument("--greedy", type=int, default=8, help="games of greedy bots for each number of players")
    parser.add_argument("--option", action="append", default=[], help="name=value of an option of the game")
    arguments = parser.parse_args()
    options = dict(setting.split("=", 1) for setting in arguments.option)
    print("| players | bots | games | turns with empty slots | games with such a turn | tiles left at the end |")
    print("|---|---|---|---|---|---|")
    for player, games in (("random", arguments.random), ("greedy", arguments.greedy)):
        for seats in (2, 3, 4) if games else ():
            turns, any_turn, left = shares(seats, player, games, options)
            print(f"| {seats} | {player} | {games} | {turns:.1%} | {any_turn:.0%} | {left:.1f} |", flush=True)


if __name__ == "__main__":
    main()
