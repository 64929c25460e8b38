"""What is hidden stays hidden: two worlds that differ only in what nobody may know look the same.

The worlds are made by hand, not by `imagine`, and played on with the same choices. Hidden are the order of the three stacks, the
corruption tokens that lie face down, and whatever is shuffled or rolled later. Everything else lies open for all.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.engine.chance import seeded
from burgrave.engine.events import visible
from games import secrecy_checks
from games.secrecy_checks import mixed

from .scene import acting, lay_characters, legal, play, scene

PLACES = ["die:iron.4", "space:king", "storage:1", "place:paris", "deck:characters", "contract:1", "0.room:1.1", "bonus:track"]
everything_shown = partial(secrecy_checks.everything_shown, places=PLACES)


def random_game(seed: int, seats: int = 3) -> Iterator[tuple[Any, int, str]]:
    """The positions of a random game of players who like to do something, each with what is chosen there."""
    state: Any = burgrave.new("tiletum", seats, seed, ["base", "action_tiles"] if seed % 2 else ["base"])
    random = Random(seed)
    while not state.is_over:
        (seat,) = state.to_act
        now = state.legal_actions()
        wanted = [action for action in now if action.verb not in ("end", "skip", "move", "buy")] if random.random() < 0.7 else []
        action = random.choice(wanted or now)
        yield state, seat, str(action)
        state.apply(action)


def other_world(state: Any, random: Random) -> Any:
    """Return a copy with everything that lies face down in another order."""
    other = state.clone()
    other.bonus_stack = mixed(other.bonus_stack, other.bonus_drawn, random)
    other.contract_stack = mixed(other.contract_stack, other.contract_drawn, random)
    other.character_stack = mixed(other.character_stack, other.character_drawn, random)
    other.corruption = mixed(other.corruption, other.lap, random)
    other.stream, other.counter = seeded(random.randrange(1, 1 << 40)), random.randrange(100)
    other.legal = None
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_worlds_look_the_same(seats: int) -> None:
    random = Random(seats)
    compared: Counter[str] = Counter()
    for state, _, _ in random_game(seats, seats):
        if state.ply % 9 == 0:
            other = other_world(state, random)
            for seat in (None, *range(seats)):
                assert everything_shown(state, seat) == everything_shown(other, seat)
            compared[state.agenda[-1].name()] += 1
    assert compared["Act"] > 5
    assert compared["ChooseDie"] > 1


@pytest.mark.parametrize(
    "step", ["ChooseAction", "TakeBonusTile", "SideAct", "GainGoods", "TakeInstead", "Stroll", "Travel", "TakeKingTile"]
)
def test_two_worlds_in_the_middle_of_every_nested_choice(step: str) -> None:
    random = Random(step)
    compared = 0
    for seed in range(12):
        for state, seat, _ in random_game(seed):
            if state.agenda[-1].name() == step and compared < 3:
                other = other_world(state, random)
                for watcher in (None, seat, (seat + 1) % 3):
                    assert everything_shown(state, watcher) == everything_shown(other, watcher)
                compared += 1
        if compared == 3:
            break
    assert compared == 3


def test_events_tell_only_what_is_revealed() -> None:
    """The same choice in two worlds: what happens is the same, until something is drawn, rolled or turned over."""
    random = Random(1)
    compared = 0
    for state, _, action in random_game(6):
        first, second = state.clone(), other_world(state, random)
        events = [world.apply(action) for world in (first, second)]
        hidden = [
            number
            for number, event in enumerate(events[0])
            if event[0] in ("reveal", "offer", "tile", "corruption", "roll", "round", "clean_up")
        ]
        until = hidden[0] if hidden else len(events[0])
        assert visible(events[0][:until], None) == visible(events[1][:until], None)
        if not hidden:
            assert everything_shown(first, 0) == everything_shown(second, 0) or action.startswith("renew")
            compared += 1
    assert compared > 40


def test_face_down_corruption_is_shown_to_nobody() -> None:
    for state, _, _ in random_game(8):
        if state.ply % 11 == 0:
            for seat in (None, 0, 1, 2):
                view = state.view(seat)
                assert view["corruption"] == [*state.corruption[: state.lap], *[None] * (3 - state.lap)]
                assert "corruption" not in json.dumps({key: value for key, value in view.items() if key != "corruption"})


def test_a_view_names_no_stack_and_no_generator() -> None:
    state: Any = burgrave.new("tiletum", 4, 3)
    view = state.view(0)
    assert not {"bonus_stack", "contract_stack", "character_stack", "rng", "seed", "secret"} & set(view)
    assert view["bonus_left"] == len(state.bonus_stack) - state.bonus_drawn


def test_all_seats_and_spectators_see_the_same_table() -> None:
    """Nothing is anybody's secret: views differ in whose they are, and in nothing else."""
    for state, _, _ in random_game(5):
        if state.ply % 17 == 0:
            views = [state.view(seat) for seat in (None, 0, 1, 2)]
            for view in views:
                view.pop("seat", None)
                view.pop("you", None)
            assert all(view == views[0] for view in views)


def test_what_was_shuffled_into_the_stack_is_not_known_any_more() -> None:
    """Renewed characters lie anywhere: what a seat imagines does not depend on where."""
    five = "character:king.gold2 character:king.points2 character:king.points3 character:merchant.gold2 character:merchant.house1"
    state: Any = acting(lay_characters(scene(4), five), "character", 3)
    play(state, "renew deck:characters")
    assert legal(state)
    other = other_world(state, Random(4))
    assert everything_shown(state, 1) == everything_shown(other, 1)
    firsts = {state.imagine(0, seed).character_stack[state.character_drawn] for seed in range(40)}
    assert len(firsts) > 10


def test_imagined_games_keep_what_is_open_and_can_be_played_on() -> None:
    random = Random(2)
    for state, seat, _ in random_game(11):
        if state.ply % 13 == 0:
            imagined: Any = state.imagine(seat, random.randrange(99))
            assert imagined.view(seat) == state.view(seat)
            assert sorted(imagined.bonus_stack) == sorted(state.bonus_stack)
            assert sorted(imagined.corruption) == sorted(state.corruption)
            for _ in range(15):
                if not imagined.is_over:
                    imagined.apply(random.choice(imagined.legal_actions()))
