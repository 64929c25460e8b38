"""Lets bots play a game: each is asked with a state imagined from its own seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from burgrave.bots.bot import Bot
from burgrave.engine.errors import BadOption
from burgrave.engine.state import GameState


def play(state: GameState, bots: Sequence[Bot | None], seed: int = 0) -> GameState:
    """Play to the end, in place; `seed` feeds what the bots imagine, not the game's dice. None where the game plays itself."""
    if len(bots) != state.seats:
        raise BadOption(f"this game has {state.seats} seats, and needs a bot for each; got {len(bots)}")
    imagining = Random(seed)
    while not state.is_over:
        seat = state.to_act[0]
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            state.apply(legal[0], seat)
            continue
        chooser = bots[seat]
        if chooser is None:
            raise BadOption(f"seat {seat} must choose and has no bot")
        state.apply(chooser.choose(state.imagine(seat, imagining.getrandbits(62)), seat), seat)
    return state
