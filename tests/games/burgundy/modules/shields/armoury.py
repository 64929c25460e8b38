"""Positions with shields: only those that a test names are in the game. Not collected as a test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.modules.shields.pieces import BOX, COUNT, FIRST_SEAT, shields_of
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.tiles import CASTLE_TILE
from games.burgundy.scene import refresh, scene

START = 19
"""Where the starting castle of duchy 1 stands."""
CASTLES = (19, 7, 2, 3)
"""The castle spaces of duchy 1, in the order in which `armed` uses them."""


def armed(
    *own: int,
    depots: Mapping[int, Sequence[int]] | None = None,
    rivals: Mapping[int, Sequence[int]] | None = None,
    seats: int = 2,
    modules: Sequence[str] = (),
    **more: Any,
) -> State:
    """Return a state with seat 0 in turn and these shields on its castles; `depots` and `rivals` (by seat) have shields too."""
    state = scene(seats=seats, modules=["shields", *modules], **more)
    piece = shields_of(state)
    places, hexes = [BOX] * COUNT, [-1] * COUNT
    for depot, numbers in (depots or {}).items():
        for number in numbers:
            places[number - 1] = depot - 1
    for seat, numbers in {0: own, **(rivals or {})}.items():
        for hex_, number in zip(CASTLES, numbers, strict=False):
            places[number - 1], hexes[number - 1] = FIRST_SEAT + seat, hex_ - 1
            state.tiles[seat * HEXES + hex_ - 1] = CASTLE_TILE
    piece.places, piece.hexes = places, hexes
    return refresh(state)


def hang(state: State, hex_: int, number: int) -> State:
    """Put a shield on a castle of seat 0 where its duchy has one."""
    piece = shields_of(state)
    piece.places[number - 1], piece.hexes[number - 1] = FIRST_SEAT, hex_ - 1
    return refresh(state)


def held(state: State, seat: int = 0) -> dict[int, int]:
    """Return the shields on a seat's castles, by hex."""
    castles: dict[str, int] = state.view(None)["extra"]["shields"]["players"][seat]["castles"]
    return {int(hex_): number for hex_, number in castles.items()}


def lying(state: State) -> list[list[int]]:
    """Return the shields in the depots."""
    depots: list[list[int]] = state.view(None)["extra"]["shields"]["depots"]
    return depots


def at_phase_end(state: State) -> list[Any]:
    """Let everybody end the last turn of the phase; return the events until somebody must choose or the next phase begins."""
    state.round = 4
    state.dice_left = [0] * state.seats
    state.legal = None
    events: list[Any] = []
    phase = state.phase
    while not state.is_over and state.phase == phase and "end" in map(str, state.legal_actions()):
        events += state.apply("end")
    return events
