"""Checks on one state in the middle of a game; none changes the state it is given."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from math import isfinite

import burgrave
from burgrave.contract.copies import copies_play_on_alike, undo_leads_back
from burgrave.contract.shown import SHOWN_CHECKS
from burgrave.engine.action import Action, ActionTable
from burgrave.engine.errors import IllegalAction
from burgrave.engine.secret_choice import UNDECIDED
from burgrave.engine.state import GameState

__all__ = ["CHECKS", "RULE_CHECKS"]


def actions_are_interned(state: GameState) -> None:
    """Check that text and index lead back to the same action, that no action is listed twice, and that the order is stable."""
    game = state.rules.game
    for seat in state.to_act:
        legal = state.legal_actions(seat)
        assert legal, f"seat {seat} is to act and has nothing to choose"
        assert len(set(legal)) == len(legal), f"an action stands twice: {list(map(str, legal))}"
        for action in legal:
            assert game.action(str(action)) is action
            assert game.actions[action.index] is action
        state.legal = None
        assert state.legal_actions(seat) == legal, "the order of legal actions is not stable"


def paths_are_clickable(state: GameState) -> None:
    """Check that the paths of a decision are unique and none begins another, so that clicks narrow down to one action."""
    for seat in state.to_act:
        paths = sorted((action.verb, *action.path) for action in state.legal_actions(seat))
        for one, other in pairwise(paths):
            assert one != other[: len(one)], f"{one} begins {other}"


def others_cannot_act(state: GameState) -> None:
    """Check that a seat that is not to act has no legal action and is refused."""
    action = state.rules.actions.skip if state.is_over else state.legal_actions(state.to_act[0])[0]
    for seat in range(state.seats):
        if seat not in state.to_act:
            assert state.legal_actions(seat) == ()
            refused(state, action, seat)


@cache
def actions_of(table: ActionTable) -> list[Action]:
    """Return all actions of a table in the order of their indices."""
    return list(table)


def illegal_actions_change_nothing(state: GameState) -> None:
    """Check that illegal actions raise IllegalAction and change nothing."""
    actions = actions_of(state.rules.actions)
    legal = {action for seat in state.to_act for action in state.legal_actions(seat)}
    for action in (actions[state.ply * 7919 % len(actions)], actions[0], actions[-1]):
        if action not in legal:
            refused(state, action)


def refused(state: GameState, action: Action, seat: int | None = None) -> None:
    """Assert that an action raises IllegalAction and leaves the state unchanged."""
    before = state.digest()
    try:
        state.apply(action, seat)
    except IllegalAction:
        assert state.digest() == before, f"{action} was refused but changed the state"
    else:
        raise AssertionError(f"{action} is not legal for seat {seat} but was carried out")


def clones_are_independent(state: GameState) -> None:
    """Check that a clone is equal, and that playing on it leaves the original unchanged."""
    before = state.digest()
    copy = state.clone()
    assert copy.digest() == before
    for seat in copy.to_act[:1]:
        copy.apply(copy.legal_actions(seat)[-1], seat)
    assert state.digest() == before, "playing on a clone changed the original"


def no_dead_ends(state: GameState) -> None:
    """Check that every offered action can be carried out, and that a seat can choose afterwards or the game is over."""
    for seat in state.to_act:
        for action in state.legal_actions(seat):
            after = state.clone()
            after.apply(action, seat)
            assert after.is_over or all(after.legal_actions(chooser) for chooser in after.to_act), f"{action} is a dead end"


def views_are_json(state: GameState) -> None:
    """Check that every seat's view is JSON-able and says who is to act."""
    for seat in (None, *range(state.seats)):
        view = json.loads(json.dumps(state.view(seat)))
        assert tuple(view["to_act"]) == state.to_act


def views_keep_secrets(state: GameState) -> None:
    """Check that neither a seat's view nor its legal actions change when everything hidden from it is reshuffled."""
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        for seed in (1, 2):
            imagined = state.imagine(seat, seed)
            secrets = {other: index for other, index in enumerate(imagined.secret) if index != UNDECIDED}
            if secrets:
                last = imagined.history()[-len(secrets) :]
                assert {other: action.index for other, action in last} == secrets, "an imagined history tells what was hidden"
            assert imagined.view(seat) == view, f"what seat {seat} sees depends on what is hidden from it"
            if seat is not None and seat in state.to_act:
                assert imagined.legal_actions(seat) == state.legal_actions(seat)


def what_is_imagined_depends_on_the_view_alone(state: GameState) -> None:
    """Check that states with the same view are imagined alike with the same seed, so that nothing hidden leaks."""
    for seat in range(state.seats):
        imagined = state.imagine(seat, 5).digest()
        assert state.imagine(seat, 9).imagine(seat, 5).digest() == imagined, f"seat {seat} imagines what it cannot see"


def imagined_states_are_playable(state: GameState) -> None:
    """Check that an imagined state can be cloned, saved and played on, and keeps the seat's own secret choice."""
    for seat in range(state.seats):
        imagined = state.imagine(seat, state.ply)
        assert imagined.secret[seat] == state.secret[seat] or state.secret[seat] == UNDECIDED
        assert burgrave.load(imagined.save()).digest() == imagined.digest()
        for chooser in imagined.to_act[:1]:
            imagined.apply(imagined.legal_actions(chooser)[0], chooser)


def scoring_adds_up(state: GameState) -> None:
    """Check that the sources of points add up to the score, and that the ranking has every seat once, in order of
    its side's score.
    """
    for seat in range(state.seats):
        assert sum(points for _, points in state.scoring(seat)) == state.scores[seat]
    ranking = state.ranking
    assert sorted(ranking) == list(range(state.seats))
    teams = state.rules.game.teams(state.rules) or tuple((seat,) for seat in range(state.seats))
    assert sorted(seat for team in teams for seat in team) == list(range(state.seats))
    total = {seat: sum(state.scores[member] for member in team) for team in teams for seat in team}
    ranked = [total[seat] for seat in ranking]
    assert ranked == sorted(ranked, reverse=True)


def numbers_are_sound(state: GameState) -> None:
    """Check that scores are whole numbers, winners are seats, each once, and every seat's evaluation is a finite number."""
    scores, seats = state.scores, range(state.seats)
    has_all = isinstance(scores, tuple) and len(scores) == state.seats
    assert has_all, f"scores are a tuple with a number for each seat: {scores!r}"
    assert all(type(points) is int for points in scores), f"scores are whole numbers: {scores!r}"
    winners = state.winners
    are_seats = isinstance(winners, tuple) and set(winners) <= set(seats) and len(set(winners)) == len(winners)
    assert are_seats, f"winners are a tuple of seats, each once: {winners!r}"
    for seat in seats:
        value = state.rules.game.evaluate(state, seat)
        is_finite = isinstance(value, int | float) and isfinite(value)
        assert is_finite, f"the evaluation for seat {seat} is a finite number: {value!r}"


RULE_CHECKS: tuple[Callable[[GameState], None], ...] = (
    actions_are_interned,
    paths_are_clickable,
    others_cannot_act,
    illegal_actions_change_nothing,
    clones_are_independent,
    no_dead_ends,
    copies_play_on_alike,
    undo_leads_back,
    views_are_json,
    views_keep_secrets,
    what_is_imagined_depends_on_the_view_alone,
    imagined_states_are_playable,
    scoring_adds_up,
    numbers_are_sound,
)
"""The checks of the rules alone."""
CHECKS = (*RULE_CHECKS, *SHOWN_CHECKS)
"""All checks of a state, in the order they are run."""
