"""Finds games that together prove everything required, and records them.

    python tests/replays/collect.py kingsburg --add    # for new content: adds games for what no recorded game proves
    python tests/replays/collect.py kingsburg          # when the rules version is raised: records all of them again

The latter plays some random games, then the old ones as far as they are still legal, then more random ones. Each file is named
after the first thing it was kept for.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import burgrave
from burgrave.bots import bot
from burgrave.contract import random_setup
from burgrave.engine.record import opening_of
from replays.features import PROOFS, features, required

FIRST_GAMES = 20
"""Random games that are played before the old ones are tried."""
CLEVER_GAMES = 500
"""After so many mostly ties are missing, which quick random games find; some things only clever players ever reach."""


def random_game(game: str, seed: int, missing: set[str]) -> burgrave.GameState:
    """A game of players who are now and then clever, or look for what is missing; anything goes in it."""
    random = Random(seed)
    setup = random_setup(game, random)
    state = setup.new(seed)
    if hasattr(PROOFS[game], "shown") and seed % 4:
        return idle_game(state, random) if seed % 4 == 3 else seeking_game(state, random, missing)
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


def seeking_game(state: burgrave.GameState, random: Random, missing: set[str]) -> burgrave.GameState:
    """A game in which whatever proves something that is missing is chosen; else anything, rather than nothing."""
    left = set(missing)
    while not state.is_over:
        seat = random.choice(state.to_act)
        legal = state.legal_actions(seat)
        proofs = {action: proved(state, seat, action) & left for action in legal}
        useful = [action for action in legal if proofs[action]]
        busy = [action for action in legal if action.verb not in ("end", "skip", "move", "buy")]
        action = random.choice(useful or (busy if busy and random.random() < 0.7 else legal))
        left -= proofs[action]
        state.apply(action, seat)
    return state


def proved(state: burgrave.GameState, seat: int, action: burgrave.Action) -> set[str]:
    """What a choice would prove."""
    after = state.clone()
    events = after.apply(action, seat)
    return set(PROOFS[state.rules.game.name].shown(state, after, action, events))


def idle_game(state: burgrave.GameState, random: Random) -> burgrave.GameState:
    """A game of players who mostly do nothing."""
    while not state.is_over:
        seat = random.choice(state.to_act)
        legal = state.legal_actions(seat)
        idle = [action for action in legal if action.verb in ("end", "skip")]
        state.apply(random.choice(idle if idle and random.random() < 0.9 else legal), seat)
    return state


def revived(old: dict[str, Any]) -> burgrave.GameState | None:
    """An old game under the rules of today, dealt by the generator of its time: choices that are not there any more are left out,
    and random ones end it. None when its modules and options do not go together any more."""
    try:
        state = opening_of(old)
    except burgrave.BadSave:
        return None
    for line in old["actions"]:
        with suppress(burgrave.IllegalAction):
            state.apply(line)
    random = Random(old["seed"])
    while not state.is_over:
        seat = random.choice(state.to_act)
        state.apply(random.choice(state.legal_actions(seat)), seat)
    return state


def digests(record: dict[str, Any]) -> list[str]:
    """Return the digest at every ply."""
    state = burgrave.replay(record, 0)
    values = [state.digest()]
    for line in record["actions"]:
        state.apply(line)
        values.append(state.digest())
    return values


def cover(pool: list[tuple[set[str], dict[str, Any]]], wanted: set[str]) -> list[tuple[list[str], dict[str, Any]]]:
    """Few games of a pool that prove as much as all of them: always the one that proves most of what is left."""
    left, chosen = set(wanted), []
    while True:
        proofs, record = max(pool, key=lambda game: len(game[0] & left))
        if not proofs & left:
            return chosen
        chosen.append((sorted(proofs & left), record))
        left -= proofs


def proving(games: Iterable[burgrave.GameState | None], missing: set[str]) -> list[tuple[list[str], dict[str, Any]]]:
    """Few of the games that together prove what is missing: what each is kept for, and its record.

    Takes what is proved out of `missing`, which the games look for, and says what stays there.
    """
    wanted, pool, most = set(missing), [], 0
    for number, state in enumerate(games):
        if not missing:
            break
        if state is None:
            continue
        proofs = features(state.record) & wanted
        new = proofs & missing
        missing -= new
        if new or len(proofs) > most * 0.9:
            pool.append((proofs, state.record))
            most = max(most, len(proofs))
        if new:
            print(f"game {number}: {len(new)} new, {len(missing)} missing", flush=True)
    print("missing:", sorted(missing) or "nothing")
    return cover(pool, wanted) if pool else []


def write(folder: Path, chosen: list[tuple[list[str], dict[str, Any]]]) -> None:
    """Write recorded games, each named after the first thing it is kept for."""
    for new, record in chosen:
        name = re.sub(r"[^a-z0-9]+", "-", new[0].lower()).strip("-")
        proof = {"proves": new, "record": record, "digests": digests(record)}
        (folder / f"{name}.json").write_text(json.dumps(proof, indent=0) + "\n", encoding="utf-8")


def random_games(game: str, seeds: range, missing: set[str]) -> Iterator[burgrave.GameState]:
    """Random games that look for what is missing when they begin."""
    return (random_game(game, seed, missing) for seed in seeds)


def main(game: str, *, limit: int = 20_000, is_adding: bool = False) -> None:
    """Play until everything is proved, at most so many random games, then keep as few as will do.

    `is_adding` keeps the recorded games as they are and adds some for what none of them proves.
    """
    folder = Path(__file__).parent / game
    folder.mkdir(exist_ok=True)
    files = sorted(folder.glob("*.json"))
    old = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    missing = required(game)
    if is_adding:
        missing -= {feature for proof in old for feature in proof["proves"]}
        write(folder, proving(random_games(game, range(limit), missing), missing))
        return
    first, more = (random_games(game, seeds, missing) for seeds in (range(FIRST_GAMES), range(FIRST_GAMES, limit)))
    chosen = proving(chain(first, (revived(proof["record"]) for proof in old), more), missing)
    for file in files:
        file.unlink()
    write(folder, chosen)


if __name__ == "__main__":
    main(sys.argv[1], is_adding="--add" in sys.argv)
