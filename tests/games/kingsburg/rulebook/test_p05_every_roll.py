"""Every roll of three dice, with and without a white die, a token and a market, against the words of page 5 counted out."""

from itertools import combinations, combinations_with_replacement

import pytest

from burgrave.games.kingsburg.calendar import DICE
from burgrave.games.kingsburg.state import State

from ..scene import begin, give, refresh, scene

ROLLS = list(combinations_with_replacement(range(1, 7), 3))
LIFTS = {(): (0,), ("plus2",): (2,), ("market",): (1, -1), ("plus2", "market"): (3, 1)}


def offered(state: State, dice: tuple[int, ...], white: tuple[int, ...]) -> list[tuple[int, frozenset[str], frozenset[str]]]:
    """What seat 0 may do with these dice: rank, dice, and what it spends besides."""
    values = [*dice, *white, 0, 0][: 3 + len(white)]
    state.dice = [*values, *[0] * (DICE * state.seats - len(values))]
    state.dice_left[0] = (1 << len(values)) - 1
    state.legal = None
    ways = []
    for action in state.legal_actions(0):
        words = str(action).split()
        if words[0] == "influence":
            pieces = frozenset(word for word in words[2:] if ":" in word)
            ways.append((int(words[1].partition(":")[2]), pieces, frozenset(words[2:]) - pieces))
    return ways


@pytest.mark.parametrize("token", [0, 1])
@pytest.mark.parametrize("market", [0, 1])
@pytest.mark.parametrize("white", [(), (1,), (4,), (2, 6)])
def test_p05_every_adviser_that_can_be_reached_is_offered_and_no_other(token: int, market: int, white: tuple[int, ...]) -> None:
    state = give(scene(3), 0, dice=[1, 1, 1], plus2=token, buildings="market" if market else "")
    begin(state, "spring", "influence")
    refresh(state)
    for dice in ROLLS:
        value = {f"die:{number + 1}": die for number, die in enumerate(dice)}
        value |= {f"white:{number + 1}": die for number, die in enumerate(white)}
        ways = offered(state, dice, white)
        for rank, pieces, extras in ways:
            # A coloured die is among them, and the sum is right.
            assert any(piece.startswith("die") for piece in pieces)
            assert "plus2" not in extras or token
            assert "market" not in extras or market
            lifts = next(lifts for spent, lifts in LIFTS.items() if set(spent) == extras)
            assert rank in {sum(value[piece] for piece in pieces) + lift for lift in lifts}
        reached = {
            sum(value[piece] for piece in some) + lift
            for count in range(1, len(value) + 1)
            for some in combinations(value, count)
            if any(piece.startswith("die") for piece in some)
            for spent, lifts in LIFTS.items()
            if ("plus2" not in spent or token) and ("market" not in spent or market)
            for lift in lifts
        }
        assert {rank for rank, _, _ in ways} == reached & set(range(1, 19))
        # Without tokens and market every sum of dice is there.
        plain = {
            sum(value[piece] for piece in some)
            for count in range(1, len(value) + 1)
            for some in combinations(value, count)
            if any(piece.startswith("die") for piece in some)
        }
        assert {rank for rank, _, extras in ways if not extras} == plain & set(range(1, 19))
