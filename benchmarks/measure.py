"""One measurement of Burgrave in this interpreter, pure or compiled; prints JSON. `run.py` calls it in turn with the peers."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import Random

import burgrave
from burgrave.bots import bot
from burgrave.bots.arena import play

GAMES = ("burgundy", "kingsburg", "tiletum", "tuscany")


def random_decisions(game: str, seats: int, seconds: float) -> float:
    """Decisions a second of random play: a new game, then legal actions and apply to the end, again and again."""
    draw = Random(1).random
    burgrave.new(game, seats, 0)
    decisions, seed = 0, 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += random_game(game, seats, seed, draw)
        seed += 1
    return decisions / (time.perf_counter() - began)


def random_game(game: str, seats: int, seed: int, draw: Callable[[], float]) -> int:
    """Play a game to its end by random legal actions; return how many decisions it took."""
    state = begun(game, seats, seed)
    decisions = state.ply
    legal = state.legal_actions()
    while legal:
        state.apply(legal[int(draw() * len(legal))])
        decisions += 1
        legal = state.legal_actions()
    return decisions


def begun(game: str, seats: int, seed: int) -> burgrave.GameState:
    """Return a new game after the choices that all seats make at the same time at its beginning."""
    state = burgrave.new(game, seats, seed)
    draw = Random(seed).random
    while len(state.to_act) > 1:
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        state.apply(legal[int(draw() * len(legal))], seat)
    return state


def positions(game: str, seats: int = 2) -> list[burgrave.GameState]:
    """A spread of positions from random games."""
    draw = Random(2)
    states = []
    for seed in range(5):
        state = begun(game, seats, seed)
        while not state.is_over:
            if state.ply % 20 == 7:
                states.append(state.clone())
            state.apply(draw.choice(state.legal_actions()))
    return states


def microseconds(call: object, states: list[burgrave.GameState], seconds: float) -> float:
    """Mean time of a call over the positions."""
    calls = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for state in states:
            call(state)  # type: ignore[operator]
        calls += len(states)
    return (time.perf_counter() - began) / calls * 1e6


def options(state: burgrave.GameState) -> None:
    """List the options afresh (a state keeps its last answer)."""
    state.legal = None
    state.legal_actions()


def greedy_game(game: str, games: int) -> float:
    """Seconds for a two-player game of greedy bots."""
    began = time.perf_counter()
    for seed in range(games):
        play(burgrave.new(game, 2, seed), [bot("greedy", 1), bot("greedy", 2)], seed)
    return (time.perf_counter() - began) / games


def measured(game: str, states: list[burgrave.GameState], seconds: float) -> dict[str, float]:
    """Everything about one game, once."""
    return {
        f"{game}: random play, 2 players (decisions/s)": random_decisions(game, 2, seconds),
        f"{game}: random play, 4 players (decisions/s)": random_decisions(game, 4, seconds),
        f"{game}: clone (us)": microseconds(lambda state: state.clone(), states, seconds / 4),
        f"{game}: legal_actions (us)": microseconds(options, states, seconds / 4),
        f"{game}: view (us)": microseconds(lambda state: state.view(0), states, seconds / 4),
        f"{game}: imagine (us)": microseconds(lambda state: state.imagine(0, 1), states, seconds / 4),
        f"{game}: greedy game, 2 players (s)": greedy_game(game, 2),
    }


def main() -> None:
    """Measure everything once."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    results: dict[str, float | bool] = {}
    for game in GAMES:
        states = positions(game)
        results["compiled"] = type(states[0]).clone.__class__.__name__ != "function"
        results |= measured(game, states, seconds)
    print(json.dumps(results))


if __name__ == "__main__":
    main()
