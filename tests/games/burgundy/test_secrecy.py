"""What is hidden stays hidden: piles, goods of coming phases and in the box, coming dice, secret choices."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import burgrave
from burgrave.games.burgundy.audit import check_goods
from burgrave.games.burgundy.setup import PHASE_GOODS
from games.positions import middle


@pytest.mark.parametrize("seed", range(4))
def test_imagining_keeps_what_was_seen_and_shuffles_the_rest(seed: int) -> None:
    state = middle("burgundy", seed, 120, 3)
    revealed = (state.phase + 1) * 5
    orders = set()
    for imagined_seed in range(12):
        imagined: Any = state.imagine(0, imagined_seed)
        check_goods(imagined)
        for pile, other, drawn in zip(state.piles, imagined.piles, state.drawn, strict=True):
            assert pile[:drawn] == other[:drawn]
            assert Counter(pile) == Counter(other)
        assert imagined.goods_pile[:revealed] == state.goods_pile[:revealed]
        assert imagined.goods_pile[PHASE_GOODS : PHASE_GOODS + 9] == state.goods_pile[PHASE_GOODS : PHASE_GOODS + 9]
        orders.add((tuple(map(tuple, imagined.piles)), tuple(imagined.goods_pile), imagined.stream.key))
    assert len(orders) == 12


def test_coming_dice_cannot_be_foreseen() -> None:
    """Played in the same way, imagined games roll what the real one does not."""
    state = middle("burgundy", 9, 119, 3)
    rolls = Counter()
    for seed in range(40):
        imagined: Any = state.imagine(1, seed)
        before = imagined.phase * 5 + imagined.round
        while imagined.phase * 5 + imagined.round == before:
            imagined.apply(imagined.legal_actions()[-1])
        rolls[tuple(imagined.dice), imagined.white] += 1
    assert len(rolls) > 35


def test_goods_in_the_box_may_turn_up() -> None:
    """Nobody has seen the goods that stay in the box, so any of them may be imagined in a coming phase."""
    state = middle("burgundy", 3, 5, 2)
    box = PHASE_GOODS + 6
    kinds = {kind for seed in range(200) for kind in state.imagine(None, seed).goods_pile[box:]}
    assert kinds == set(range(6))


@pytest.mark.parametrize("plies", [0, 60, 119])
def test_two_worlds_look_the_same(plies: int) -> None:
    """The games differ only in what a seat cannot see: views, options, labels and refusals are the same to the letter."""
    state = middle("burgundy", 5, plies, 3)
    for seat in range(state.seats):
        worlds = [state.imagine(seat, 1), state.imagine(seat, 2)]
        assert worlds[0].digest() != worlds[1].digest()
        views = []
        for world in worlds:
            labels = [world.rules.game.explain(world, action) for action in world.legal_actions(world.to_act[0])]
            with pytest.raises(burgrave.IllegalAction) as refusal:
                world.apply("settle duchy:1 hex:1")
            views.append(json.dumps([world.view(seat), labels, str(refusal.value)]))
        assert views[0] == views[1]


def settling() -> Any:
    return burgrave.new("burgundy", 3, 8, options={"duchies": "dealt", "settling": "secret"})


def test_a_secret_choice_reaches_nobody_else() -> None:
    state = settling()
    options = state.legal_actions(1)
    views = []
    for action in (options[0], options[-1]):
        world = state.clone()
        events = world.apply(action, 1)
        views.append(json.dumps([world.view(0), world.view(2), world.view(None), events, [str(a) for a in world.legal_actions(0)]]))
        assert world.view(1)["chosen"] == str(action)
    assert views[0] == views[1]


def test_a_bot_does_not_know_what_others_chose() -> None:
    state = settling()
    state.apply(state.legal_actions(1)[0], 1)
    imagined = {state.imagine(0, seed).secret[1] for seed in range(60)}
    assert len(imagined) > 3


def test_secret_choices_are_revealed_together() -> None:
    state = settling()
    chosen = [state.legal_actions(seat)[seat] for seat in range(3)]
    for seat in (2, 0):
        assert state.apply(chosen[seat], seat) == [("secret", seat)]
        assert all(player["hexes"].count("castle") == 0 for player in state.view(None)["players"])
    events = state.apply(chosen[1], 1)
    assert [event[:2] for event in events if event[0] == "settle"] == [("settle", 0), ("settle", 1), ("settle", 2)]
    assert all(player["hexes"].count("castle") == 1 for player in state.view(None)["players"])
