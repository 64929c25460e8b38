"""Learns what `learned_weights.toml` of Burgundy says: greedy plays, and what its positions led to is fitted.

python tools/learn.py --rounds 3 --seconds 600     # `make learn`: a few hours of a computer, numpy, the compiled form

Every round plays with what the rounds before have taught. What is learned is a correction: the points by which the rest of the
evaluation is wrong, for what a position at the end of a turn shows (`features.py`). It is found by least-squares temporal
differences with traces: from turn to turn, the correction must foresee how the evaluation changes, and in the end the final points.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import numpy as np

import burgrave
from burgrave.bots.greedy import GreedyBot
from burgrave.games.burgundy.elements import END
from burgrave.games.burgundy.evaluation import evaluate, learned_weights
from burgrave.games.burgundy.evaluation.features import FEATURES, FIRST, LENGTHS, features
from burgrave.games.burgundy.evaluation.land import DICE
from burgrave.games.burgundy.evaluation.position import dice_to_come

FILE = Path(__file__).resolve().parents[1] / "src/burgrave/games/burgundy/evaluation/learned_weights.toml"
WANDER = 0.05
"""How often a choice is made at random, so that other positions are seen too."""
ALONE = 0.4
"""Part of the games that are played against Chateauma; the others are played by two."""
TRACE = 0.7
CAUTION = 60.0
"""How many sightings it takes to be half sure of what is learned."""
SELDOM = 200
"""What has left fewer traces is not learned."""
BATCH = 50
"""Ways that are considered at once."""
PARTS = np.array([learned_weights.shares(dice) for dice in range(DICE + 1)])
KNOTS = len(learned_weights.KNOTS)
KNOWN = FEATURES * KNOTS

Stop = tuple[int, list[int], float]
"""At the end of a turn: dice to come, what the position shows, what the evaluation without learned weights says."""
Way = tuple[list[Stop], int]
"""A seat's stops in a game, and its final points."""


def ways(seed: int, seconds: float, weights: list[list[float]]) -> list[Way]:
    """Play for so many seconds with what was learned so far."""
    learned_weights.WEIGHTS[:] = weights
    played: list[Way] = []
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        played += game(seed)
        seed += 1
    return played


def game(seed: int) -> list[Way]:
    """One game on some duchy; each seat's way."""
    random = Random(seed)
    options = {"duchies": random.choice(["1", *map(str, range(1, 31)), "random"])}
    modules = ["base", "chateauma"] if random.random() < ALONE else ["base"]
    state = burgrave.new("burgundy", 2, seed, modules, options)
    bots = [GreedyBot(seed), GreedyBot(seed + 1)]
    imagining = Random(seed)
    stops: list[list[Stop]] = [[], []]
    while not state.is_over:
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        action = legal[0]
        if len(legal) > 1:
            if random.random() < WANDER:
                action = random.choice([action for action in legal if action is not END])
            else:
                action = bots[seat].choose(state.imagine(seat, imagining.getrandbits(62)), seat)
        if action is END:
            dice = dice_to_come(state, seat)
            known = evaluate(state, seat) - (learned_weights.learned(state, seat, dice) if dice else 0.0)
            stops[seat].append((dice, features(state, seat), known))
        state.apply(action, seat)
    return [(own, points) for own, points in zip(stops, state.scores, strict=True) if own]


def fit(all_ways: list[Way]) -> np.ndarray:
    """Points by feature and knot."""
    size = KNOWN + DICE + 1
    change, gain, seen = np.zeros((size, size)), np.zeros(size), np.zeros(size)
    for start in range(0, len(all_ways), BATCH):
        several = [rows(way) for way in all_ways[start : start + BATCH]]
        traces, steps, gains = (np.concatenate(parts) for parts in zip(*several, strict=True))
        change += traces.T @ steps
        gain += traces.T @ gains
        seen += (traces != 0).sum(0)
    # What time alone brings is not a lesson, and needs no caution.
    caution = np.where(np.arange(size) < KNOWN, CAUTION, CAUTION / 1000)
    learned: np.ndarray = np.linalg.solve(change + np.diag(caution), gain)
    learned[seen < SELDOM] = 0
    return learned[:KNOWN].reshape(FEATURES, KNOTS)


def rows(way: Way) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Of every turn of a way: the trace of what was shown until then, what it showed that the next one does not, and what the
    evaluation without learned weights gained until the next one."""
    stops, points = way
    shown = np.array([feature_row(dice, what) for dice, what, _ in stops])
    known = np.array([value for _, _, value in stops] + [float(points)])
    traces = shown.copy()
    for place in range(1, len(traces)):
        traces[place] += TRACE * traces[place - 1]
    return traces, shown - np.vstack([shown[1:], np.zeros(shown.shape[1])]), np.diff(known)


def feature_row(dice: int, what: list[int]) -> np.ndarray:
    """A position as a row: each feature at the knots, and the time. When no die is left the evaluation needs no correction."""
    row = np.zeros(KNOWN + DICE + 1)
    if not dice:
        return row
    counts = np.bincount(what, minlength=FEATURES)
    row[:KNOWN] = np.outer(counts, PARTS[dice]).ravel()
    row[KNOWN + dice] = 1
    return row


def write(learned: np.ndarray) -> None:
    """`learned_weights.toml`."""
    knots = ", ".join(map(str, learned_weights.KNOTS))
    lines = ["# Made by tools/learn.py, not by hand: points for what a position shows, by sort and number of `features.py`,", ""]
    lines[1:] = [f"# with {knots} dice to come.", ""]
    for name, length in LENGTHS.items():
        lines.append(f"[{name}]")
        for number in range(length):
            points = [round(float(value), 2) for value in learned[FIRST[name] + number]]
            if any(points):
                lines.append(f"{number} = {points}")
        lines.append("")
    FILE.write_text("\n".join(lines))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--first-seed", type=int, default=10_000_000)
    asked = parser.parse_args()
    all_ways: list[Way] = []
    weights = learned_weights.WEIGHTS
    for round_ in range(asked.rounds):
        seeds = [asked.first_seed + (round_ * asked.jobs + job) * 100_000 for job in range(asked.jobs)]
        with ProcessPoolExecutor(asked.jobs) as pool:
            new = pool.map(ways, seeds, [asked.seconds] * asked.jobs, [weights] * asked.jobs)
            all_ways = [way for part in new for way in part] + all_ways
        learned = fit(all_ways)
        weights = (PARTS @ learned.T).tolist()
        write(learned)
        mean = sum(points for _, points in all_ways) / len(all_ways)
        print(f"round {round_ + 1}: {len(all_ways)} ways so far, {mean:.1f} points on average", flush=True)


if __name__ == "__main__":
    main()
