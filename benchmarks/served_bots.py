"""How long a bot of the web table takes for an action, and how often it plans, where it is kept for its seat and where it is made
again for every action; prints a table.

`python benchmarks/served_bots.py --games 3`. Bots think in a worker process, as on the table, and play against each other; the
pauses that let people follow are left out. Both ways play the same seeds in turn, so that a busy machine slows both.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from dataclasses import dataclass, field
from statistics import fmean, median, quantiles

import burgrave
from burgrave.bots import bot, plan
from burgrave.bots.arena import ImaginedWorlds, bot_seed, only_action
from burgrave.table.bot_pool import BotPool
from burgrave.table.bot_worker import SeatBot

GAMES = ("burgundy", "tiletum")
"""Those whose turns are planned."""
STRENGTH = "squire"


@dataclass
class Measures:
    """What one way of serving bots took."""

    seconds: list[float] = field(default_factory=list)
    """For each action that a bot was asked for."""
    plans: int = 0
    turns: int = 0


async def served_game(pool: BotPool, game: str, seed: int, is_kept: bool, measures: Measures) -> None:
    """Play one game through the pool and add up how long each action took, with imagining, saving and sending the state."""
    state, worlds = burgrave.new(game, 2, seed), ImaginedWorlds(seed)
    while not state.is_over:
        seat = state.to_act[0]
        action = only_action(state, seat)
        if action is None:
            began = time.perf_counter()
            seat_bot = SeatBot(f"{game} {seed} {is_kept}", seat, STRENGTH, bot_seed(seed, seat))
            text = await pool.choose(seat_bot, worlds.imagine(state, seat).save())
            measures.seconds.append(time.perf_counter() - began)
            if not is_kept:
                pool.drop(seat_bot)
            state.apply(text, seat)
        else:
            state.apply(action, seat)


def count_plans(game: str, seed: int, is_kept: bool, measures: Measures) -> None:
    """Play the same game in this process, and count the turns and the searches of a plan."""
    plan_turn, searches = plan.plan_turn, 0

    def counted(state: burgrave.GameState, seat: int, turns: burgrave.engine.turns.Turns, seed: int) -> plan.ActionSequence:
        nonlocal searches
        searches += 1
        return plan_turn(state, seat, turns, seed)

    plan.plan_turn = counted
    state, worlds = burgrave.new(game, 2, seed), ImaginedWorlds(seed)
    bots = [bot(STRENGTH, bot_seed(seed, seat)) for seat in range(2)]
    asked = set()
    while not state.is_over:
        seat = state.to_act[0]
        action = only_action(state, seat)
        if action is None:
            asked.add((seat, state.rules.game.turns.number(state)))
            chooser = bots[seat] if is_kept else bot(STRENGTH, bot_seed(seed, seat))
            action = chooser.choose(worlds.imagine(state, seat), seat)
        state.apply(action, seat)
    plan.plan_turn = plan_turn
    measures.plans += searches
    measures.turns += len(asked)


async def measured(game: str, games: int) -> dict[bool, Measures]:
    """Play so many games both ways, in turn."""
    measures = {True: Measures(), False: Measures()}
    pool = BotPool(1)
    try:
        await served_game(pool, game, games, True, Measures())  # starts the process
        for seed in range(games):
            for is_kept in (True, False):
                await served_game(pool, game, seed, is_kept, measures[is_kept])
                count_plans(game, seed, is_kept, measures[is_kept])
    finally:
        await pool.stop()
    return measures


def main() -> None:
    """Read the arguments, play, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="games of each, both ways")
    arguments = parser.parse_args()
    print("| game | bot | actions asked for | mean (ms) | median (ms) | p95 (ms) | longest (ms) | turns | plans per turn |")
    print("|---|---|---:|---:|---:|---:|---:|---:|---:|")
    for game in GAMES:
        for is_kept, measures in asyncio.run(measured(game, arguments.games)).items():
            milliseconds = [1000 * one for one in measures.seconds]
            print(
                f"| {game} | {'kept' if is_kept else 'made for every action'} | {len(milliseconds)} | {fmean(milliseconds):.1f} "
                f"| {median(milliseconds):.1f} | {quantiles(milliseconds, n=20)[-1]:.0f} | {max(milliseconds):.0f} "
                f"| {measures.turns} | {measures.plans / measures.turns:.2f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
