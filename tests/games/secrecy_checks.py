"""Compares two worlds that differ in what is hidden: everything shown of a position, and piles in another order.

Not collected as a test.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import burgrave


def everything_shown(state: Any, seat: int | None, places: Sequence[str]) -> str:
    """Return all that a seat, or a spectator, can get to know of a position, with the facts on these places, as one text."""
    game = state.rules.game
    everything: list[Any] = [state.view(seat), list(state.to_act), state.scores, state.ranking, state.winners]
    everything += [state.scoring(other) for other in range(state.seats)]
    everything += [game.about(state, place, "en") for place in places]
    if seat is not None:
        everything.append([str(action) for action in state.legal_actions(seat)] if seat in state.to_act else [])
        for language in game.languages if seat in state.to_act else ():
            everything += [game.asking(state, seat, language), game.verbs(state, seat, language)]
            everything.append(game.out_of_reach(state, seat, language))
            everything += [game.explain(state, action, language, (), seat) for action in state.legal_actions(seat)]
        everything.append(game.evaluate(state, seat))
        everything.append(state.imagine(seat, 5).digest())
        everything.append(state.imagine(seat, 5).save())
        try:
            everything.append(game.what_if(state, seat).digest())
        except burgrave.BadOption as refusal:
            everything.append(str(refusal))
    else:
        everything.append(state.imagine(None, 5).digest())
    return json.dumps(everything)


def mixed(pile: list[int], known: int, random: Random) -> list[int]:
    """A pile with what nobody knows of it in another order."""
    rest = pile[known:]
    random.shuffle(rest)
    return pile[:known] + rest
