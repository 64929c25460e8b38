"""Runs all attacks on the dice and prints what they found.

python tools/attack_report.py                      # 20 games of each game: a few minutes
python tools/attack_report.py --games 5 --server   # also starts a server on 127.0.0.1 and listens to what it sends

1. `attack_dice` against the generator of records of format 1: Burgundy for 2 to 4, from what a spectator sees. Later rolls and the
   hidden piles must come out right.
2. The same against games of today: nothing may fit, and dice may be foreseen as often as by guessing.
3. For games that show no such rolls the attacker is given more than any spectator has: rolls of nine dice, made one after the other
   from the stream of a running game. Former games of all four fall, those of today must not.
4. `attack_stream`: whether anything that people see depends on the key, and whether words depend on each other.
"""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent))

from attack_dice import hidden_piles, predicted, recover, rolls_needed, watched_rolls
from attack_server import listen
from attack_stream import (
    PAIRS,
    differences,
    guessed_seed,
    hidden_differences,
    linear_complexity,
    random_game,
    related,
    unsealed_draw,
)

import burgrave
from burgrave.engine.chance import BLOCK, roll, seeded
from burgrave.engine.digest import commitment
from burgrave.engine.state import GameState

GAMES = ("burgundy", "kingsburg", "tiletum", "tuscany")
NINE, GIVEN = 9, 32
"""Dice of a roll that is given away, and how many such rolls are made: the attacker knows `rolls_needed` of them."""


def new_game(name: str, seats: int, is_former: bool) -> GameState:
    """A game with a seed of 256 bits, of today or as it was dealt before."""
    game = burgrave.game(name)
    return game.setup(game.rules(seats, has_legacy_chance=is_former), secrets.randbits(256))


def attack_watched(seats: int, games: int, is_former: bool) -> None:
    """Experiments 1 and 2: Burgundy, from a spectator's view alone."""
    known, total, began = rolls_needed(2 * seats + 1), Counter[str](), time.perf_counter()
    for number in range(games):
        state = new_game("burgundy", seats, is_former)
        piles = [*state.piles, state.goods_pile]  # type: ignore[attr-defined]
        rolls = watched_rolls(state, Random(number))
        start = time.perf_counter()
        fitting, hits, dice = predicted(rolls, known)
        total["seconds"] += time.perf_counter() - start
        total.update(recovered=fitting > 0, hits=hits, dice=dice, rolls=len(rolls) - known)
        if fitting:
            empty = new_game("burgundy", seats, is_former)
            total["piles"] += piles == hidden_piles(empty, recover(rolls[:known])[0])
    print(
        f"  burgundy for {seats}, {known} rounds watched: state recovered in {total['recovered']} of {games} games, "
        f"{total['hits']} of {total['rolls']} later rolls "
        f"and {total['dice']} of {total['rolls'] * (2 * seats + 1)} dice foreseen, "
        f"all hidden piles in {total['piles']}; "
        f"{total['seconds'] / games:.2f} s a game ({time.perf_counter() - began:.0f} s in all)"
    )


def attack_given(name: str, games: int, is_former: bool) -> None:
    """Experiment 3: rolls that somebody gives away in the middle of any game."""
    known, total = rolls_needed(NINE), Counter[str]()
    for number in range(games):
        random = Random(number)
        state = new_game(name, 2 + number % 3, is_former)
        for _ in zip(range(random.randrange(60)), random_game(state, random), strict=False):
            pass
        rolls = [roll(state, NINE) for _ in range(GIVEN)]
        fitting, hits, dice = predicted(rolls, known)
        total.update(recovered=fitting > 0, hits=hits, dice=dice, rolls=GIVEN - known)
    print(
        f"  {name}, {known} rolls given away: state recovered in {total['recovered']} of {games} games, "
        f"{total['hits']} of {total['rolls']} later rolls and {total['dice']} of {total['rolls'] * NINE} dice foreseen"
    )


def attack_visible(name: str, games: int) -> None:
    """Experiment 4: everything that people see, in every ready-made table of a game."""
    differing, total = Counter[str](), Counter[str]()
    for preset in burgrave.game(name).presets:
        for number in range(games):
            random = Random(number)
            for state, counter in random_game(
                burgrave.new(name, preset.seats, secrets.randbits(256), preset.modules, dict(preset.options)), random
            ):
                total.update(actions=1, draws=state.counter != counter, unsealed=unsealed_draw(state, counter))
                if random.random() < 0.1:
                    total["positions"] += 1
                    differing.update(differences(state, secrets.randbits(256), random.randrange(200)))
                    differing.update(hidden_differences(state, secrets.randbits(256)))
    print(
        f"  {name}: {len(burgrave.game(name).presets)} tables x {games} games, {total['positions']} positions compared: "
        f"{dict(differing) or 'no difference'}; {total['draws']} of {total['actions']} actions drew, "
        f"{total['unsealed']} of them could be undone"
    )


def attack_words() -> None:
    """Relations between words, and seeds that can be guessed."""
    for name, pair in PAIRS.items():
        print(f"  {name}: largest |z| of 31 counts over {1000 * BLOCK:,} words {related(pair, 1000):.2f} (3.0 is usual, 4.7 rare)")
    words = seeded(secrets.randbits(256)).extended(1 << 13)[: 1 << 13]
    lengths = [linear_complexity([word >> bit & 1 for word in words]) for bit in range(30)]
    print(
        f"  linear complexity of each bit over {len(words)} words: {min(lengths)} to {max(lengths)} ({len(words) // 2} is random)"
    )
    for seed in (31_415, secrets.randbits(256)):
        record = burgrave.new("burgundy", 2, seed).record
        began = time.perf_counter()
        guess = guessed_seed(record, commitment(record), 100_000)
        whose = "chosen seed of five digits" if seed < 1 << 64 else "seed of 256 random bits"
        print(f"  {whose}: {'guessed' if guess == seed else 'not guessed'} ({time.perf_counter() - began:.1f} s)")


def main() -> None:
    """Read the command line and run everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="games of each kind")
    parser.add_argument("--server", action="store_true", help="also start a server on 127.0.0.1 and listen to what it sends")
    wanted = parser.parse_args()
    for is_former in (True, False):
        print("former generator" if is_former else "generator of today")
        for seats in (2, 3, 4):
            attack_watched(seats, wanted.games, is_former)
        for name in GAMES:
            attack_given(name, wanted.games, is_former)
    print("what people see")
    for name in GAMES:
        attack_visible(name, wanted.games)
    print("words")
    attack_words()
    if wanted.server:
        print("server")
        listen(GAMES, wanted.games)


if __name__ == "__main__":
    main()
