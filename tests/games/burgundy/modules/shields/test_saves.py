"""Games are saved in the middle of everything that shields ask; saves that no game can have are refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import burgrave
from burgrave.engine.digest import short_hash
from burgrave.games.burgundy.modules.shields.pieces import COUNT, FIRST_SEAT, MODULE
from burgrave.games.burgundy.state import State
from games.burgundy.modules.shields.armoury import armed, at_phase_end
from games.burgundy.scene import legal, play, refresh


def paying() -> State:
    state = armed(7, 3, silver=2, workers=3)
    at_phase_end(state)
    return state


def storing_less() -> State:
    state = armed(4, dice=[2, 2], depots={2: [7]}, storage=["ship", "bank", "church", "castle", "mine"])
    play(state, "shield shield:7 hex:19", "discard storage:2")
    return state


def gathering() -> State:
    state = armed(5, dice=[2], storage=["ship"], wares={1: {"brown": 2}, 2: {"brown": 1}})
    play(state, "place die:1 storage:1 hex:18")
    return state


def bringing() -> State:
    state = armed(14, 15, silver=2)
    state.depots[2] = state.depots[24] = 3
    refresh(state)
    at_phase_end(state)
    play(state, "bring depot:1.3 hex:18")
    return state


def at_a_castle() -> State:
    state = armed(11, dice=[6], storage=["castle"], hexes={13: "monastery-5"}, depots={2: [7], 5: [9]})
    play(state, "place die:1 storage:1 hex:7")
    return state


def copying() -> State:
    state = armed(6, 16, dice=[1, 4])
    play(state, "copy player:2", "set die:1 number:3")
    return state


@pytest.mark.parametrize("position", [paying, storing_less, gathering, bringing, at_a_castle, copying])
def test_saved_in_the_middle(position: Any) -> None:
    """The restored game is equal, offers the same, and goes on in the same way."""
    state = position()
    read: Any = burgrave.load(state.save())
    assert read.save() == state.save()
    assert legal(read) == legal(state)
    assert read.answers == state.answers
    assert read.frontier == state.frontier
    for text in legal(state):
        first, second = state.clone(), read.clone()
        assert first.apply(text) == second.apply(text)
        assert first.digest() == second.digest()
        assert first.view(0) == second.view(0)


def damaged(piece: list[Any]) -> dict[str, Any]:
    """Return a save of a new game with this data in the place of its shields."""
    state: Any = burgrave.new("burgundy", 2, 3, modules=["shields"])
    saved = copy.deepcopy(dict(state.save()))
    saved["position"]["slices"][state.book.slice_places[MODULE]] = piece
    del saved["checksum"]
    return {**saved, "checksum": short_hash(saved)}


SOUND = [[0] + [-2] * 17, [-1] * COUNT, [-1, -1]]


def test_a_sound_one_is_read() -> None:
    assert burgrave.load(damaged(SOUND)).view(None)["extra"]["shields"]["depots"][0] == [1]


@pytest.mark.parametrize(
    ("piece", "word"),
    [
        ([], "three"),
        (SOUND[:2], "three"),
        ([[0] * 17, SOUND[1], SOUND[2]], "shields"),
        ([[9] * COUNT, SOUND[1], SOUND[2]], "shields"),
        ([[-3] * COUNT, SOUND[1], SOUND[2]], "shields"),
        ([SOUND[0], [37] * COUNT, SOUND[2]], "shields"),
        ([SOUND[0], [3] + [-1] * 17, SOUND[2]], "nobody"),
        ([[FIRST_SEAT, FIRST_SEAT] + [-2] * 16, [3, 3] + [-1] * 16, SOUND[2]], "two on one castle"),
        ([SOUND[0], SOUND[1], [-1]], "shields"),
        ([SOUND[0], SOUND[1], [0, -1]], "itself"),
        ([SOUND[0], SOUND[1], [2, -1]], "shields"),
    ],
)
def test_others_are_refused(piece: list[Any], word: str) -> None:
    with pytest.raises(burgrave.BadSave, match=word):
        burgrave.load(damaged(piece))
