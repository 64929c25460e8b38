"""Finds games that together prove everything required, and records them: `python tests/replays/collect.py kingsburg`.

Run it when the rules version is raised: the old games are played again as far as they are still legal, then random ones. Each
file is named after the first thing it was kept for.
"""

from __future__ import annotations

import json
import re
import sys
from contextlib import suppress
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import burgrave
from burgrave.bots import bot
from burgrave.contract import random_setup
from replays.features import features, required

CLEVER_GAMES = 500
"""After so many mostly ties are missing, which quick random games find; some things only clever players ever reach."""


def random_game(game: str, seed: int) -> burgrave.GameState:
    """A game of players who are now and then clever; anything goes in it."""
    random = Random(seed)
    setup = random_setup(game, random)
    state = setup.new(seed)
    clever = random.choice((0.0, 0.3, 0.8, 1.0)) if seed < CLEVER_GAMES or seed % 3 == 0 else 0.0
    greedy = bot("greedy", seed)
    while not state.is_over:
        seat = random.choice(state.to_act)
        if random.random() < clever:
            action = greedy.choose(state.imagine(seat, random.randrange(1 << 30)), seat)
        else:
            action = random.choice(state.legal_actions(seat))
        state.apply(action, seat)
    return state


def revived(old: dict[str, Any]) -> burgrave.GameState:
    """An old game under the rules of today: choices that are not there any more are left out, and random ones end it."""
    state = burgrave.new(old["game"], old["seats"], old["seed"], old["modules"], old["options"])
    for line in old["actions"]:
        with suppress(burgrave.IllegalAction):
            state.apply(line)
    random = Random(old["seed"])
    while not state.is_over:
        seat = random.choice(state.to_act)
        state.apply(random.choice(state.legal_actions(seat)), seat)
    return state


def digests(record: dict[str, Any]) -> list[str]:
    """The digest at every ply."""
    state = burgrave.replay(record, 0)
    found = [state.digest()]
    for line in record["actions"]:
        state.apply(line)
        found.append(state.digest())
    return found


def main(game: str, limit: int) -> None:
    """Keep a game whenever it proves something new."""
    folder = Path(__file__).parent / game
    folder.mkdir(exist_ok=True)
    old = [json.loads(file.read_text(encoding="utf-8"))["record"] for file in sorted(folder.glob("*.json"))]
    for file in folder.glob("*.json"):
        file.unlink()
    missing = required(game)
    games = chain((revived(record) for record in old), (random_game(game, seed) for seed in range(limit)))
    for number, state in enumerate(games):
        record = state.record
        new = sorted(features(record) & missing)
        if new:
            missing -= set(new)
            name = re.sub(r"[^a-z0-9]+", "-", new[0].lower()).strip("-")
            proof = {"proves": new, "record": record, "digests": digests(record)}
            (folder / f"{name}.json").write_text(json.dumps(proof, indent=0) + "\n", encoding="utf-8")
            print(f"game {number}: {len(new)} new, {len(missing)} missing", flush=True)
        if not missing:
            break
    print("missing:", sorted(missing) or "nothing")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20_000)
