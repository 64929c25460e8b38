"""Attacks on today's generator and on its use: does anything that people are shown depend on the key, or words on each other?

* `differences`: two worlds that differ in nothing but key, seed and counter must look alike in everything a seat or a spectator
  sees, byte for byte. Whatever differs would reveal something about dice to come (or of how many words were skipped on the way).
* `hidden_differences`: what a seat sees of its choices must not depend on what lies hidden either.
* `unsealed_draw`: whoever could take back an action after it drew could choose among dice.
* `related`: words of neighbouring seeds, neighbouring blocks, and true and imagined streams of one seed, xored and counted.
* `linear_complexity`: the length of the shortest shift register that gives a row of bits; half the row for a random one.
* `guessed_seed`: tries small seeds against a commitment. It finds what people choose, and must never find what a server draws.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from typing import Any

from burgrave.engine.chance import BITS, imagined, seeded
from burgrave.engine.digest import commitment, next_digest
from burgrave.engine.errors import BurgraveError
from burgrave.engine.events import visible
from burgrave.engine.state import GameState


def shown_to(state: GameState, seat: int) -> dict[str, Any]:
    """What a seat that must choose sees of its choices."""
    game, actions = state.rules.game, state.legal_actions(seat)
    return {
        f"actions {seat}": [str(action) for action in actions],
        f"explained {seat}": [game.explain(state, action, seat=seat) for action in actions[:40]],
        f"asked {seat}": [game.asking(state, seat), game.verbs(state, seat), game.tasks(state, seat)],
        f"out of reach {seat}": game.out_of_reach(state, seat),
        f"refusal {seat}": refusal(state, seat),
    }


def shown(state: GameState) -> dict[str, Any]:
    """Everything that the engine shows people of a position, by what it is."""
    game = state.rules.game
    parts: dict[str, Any] = {}
    for seat in (None, *range(state.seats)):
        world = state.imagine(seat, 1)
        parts[f"view {seat}"] = state.view(seat)
        parts[f"events {seat}"] = visible(state.events, seat)
        parts[f"imagined save {seat}"] = world.save()
        parts[f"imagined digest {seat}"] = world.digest()
    for seat in state.to_act:
        parts |= shown_to(state, seat)
    parts["log"] = game.lines(state, state.events)
    parts["moment"] = game.moment(state)
    parts["record"] = {**state.record, "seed": None}
    parts["digest"] = next_digest("", state) if state.past is not None else ""
    parts["result"] = [state.scores, state.ranking, [state.scoring(seat) for seat in range(state.seats)]]
    return parts


def refusal(state: GameState, seat: int) -> str:
    """The error that an illegal action gets."""
    legal = set(state.legal_actions(seat))
    wrong = next(action for action in state.rules.actions if action not in legal)
    try:
        state.clone().apply(wrong, seat)
    except BurgraveError as error:
        return str(error)
    return "accepted"


def differing(ours: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The names under which the two differ, compared byte by byte."""
    return [name for name in ours if json.dumps(ours[name], default=str) != json.dumps(other[name], default=str)]


def differences(state: GameState, key: int, skipped: int = 3) -> list[str]:
    """What people see differently of the state and of its twin with another key, whose counter is further by some skipped words."""
    twin = state.clone()
    twin.stream, twin.seed, twin.counter, twin.events = seeded(key), key, state.counter + skipped, state.events
    return differing(shown(state), shown(twin))


def hidden_differences(state: GameState, seed: int) -> list[str]:
    """What a seat that must choose sees differently in a world where everything it may not see is shuffled."""
    names = []
    for seat in state.to_act:
        world = state.imagine(seat, seed)
        ours, other = shown_to(state, seat), shown_to(world, seat)
        names += differing({"view": state.view(seat), **ours}, {"view": world.view(seat), **other})
    return names


def random_game(state: GameState, random: Random) -> Iterator[tuple[GameState, int]]:
    """A game played at random: after each action the state, and the counter before it."""
    while not state.is_over:
        seat = random.choice(state.to_act)
        counter = state.counter
        state.apply(random.choice(state.legal_actions(seat)), seat)
        yield state, counter


def unsealed_draw(state: GameState, counter: int) -> bool:
    """Whether the last action drew, the counter before it being this, and could still be taken back."""
    return state.counter != counter and state.irreversible != state.ply


def guessed_seed(record: dict[str, Any], shown_commitment: str, limit: int) -> int | None:
    """The seed below the limit that fits a commitment, where there is one; everything but the seed is known to everybody."""
    for seed in range(limit):
        if commitment({**record, "seed": seed}) == shown_commitment:
            return seed
    return None


def linear_complexity(bits: list[int]) -> int:
    """The length of the shortest linear feedback shift register that gives these bits (Berlekamp and Massey)."""
    current, older, length, since, row = 1, 1, 0, 1, 0
    for index, bit in enumerate(bits):
        row = row << 1 | bit
        if (current & row).bit_count() & 1:
            before = current
            current ^= older << since
            if 2 * length <= index:
                length, older, since = index + 1 - length, before, 0
        since += 1
    return length


Pair = Callable[[int], tuple[tuple[int, ...], tuple[int, ...]]]
PAIRS: dict[str, Pair] = {
    "neighbouring seeds": lambda seed: (seeded(seed).block(0), seeded(seed + 1).block(0)),
    "seeds of one bit's difference": lambda seed: (seeded(seed).block(0), seeded(seed ^ 1 << 255).block(0)),
    "neighbouring blocks": lambda seed: (seeded(seed).block(seed), seeded(seed).block(seed + 1)),
    "true and imagined": lambda seed: (seeded(seed).block(0), imagined(seed).block(0)),
    "neighbouring imagined": lambda seed: (imagined(seed).block(0), imagined(seed + 1).block(0)),
}
"""Pairs of blocks that should have nothing to do with each other."""


def related(pair: Pair, pairs: int) -> float:
    """How far so many xored pairs of blocks are from random: the largest |z| of the 30 bits, and of words being alike modulo 6."""
    ones, alike, words = [0] * BITS, 0, 0
    for seed in range(pairs):
        for one, other in zip(*pair(seed), strict=True):
            mixed = one ^ other
            alike += one % 6 == other % 6
            words += 1
            for bit in range(BITS):
                ones[bit] += mixed >> bit & 1
    far = [abs(count - words / 2) / sqrt(words / 4) for count in ones]
    return max(*far, abs(alike - words / 6) / sqrt(words * 5 / 36))
