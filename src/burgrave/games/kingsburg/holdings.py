"""The only functions that change what a seat holds: resources, tokens, soldiers, points, and what it knows of the enemy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.events import whisper
from burgrave.games.kingsburg.bundles import GOLD, PLUS2, RESOURCES, SOLDIER, STONE, WOOD, Bundle
from burgrave.games.kingsburg.points import POINT_SOURCES, score

if TYPE_CHECKING:
    from burgrave.games.kingsburg.state import State


def gain(state: State, seat: int, bundle: Bundle, source: int) -> None:
    """Give a bundle to a seat, payments included. `source` says in the log where it comes from."""
    gold, wood, stone, plus2, soldiers, points = bundle
    if gold:
        gain_resource(state, seat, GOLD, gold, source)
    if wood:
        gain_resource(state, seat, WOOD, wood, source)
    if stone:
        gain_resource(state, seat, STONE, stone, source)
    if plus2:
        gain_tokens(state, seat, plus2, source)
    if soldiers:
        gain_soldiers(state, seat, soldiers, source)
    if points:
        score(state, seat, source, points)


def gain_resource(state: State, seat: int, kind: int, count: int, source: int) -> None:
    """Give a seat `count` of one resource, or take them if negative."""
    state.resources[seat * RESOURCES + kind] += count
    state.events.append(("gain", seat, kind, count, POINT_SOURCES[source]))


def gain_tokens(state: State, seat: int, count: int, source: int) -> None:
    """Give a seat `count` +2 tokens, or take them if negative."""
    state.tokens[seat] += count
    state.events.append(("gain", seat, PLUS2, count, POINT_SOURCES[source]))


def gain_soldiers(state: State, seat: int, count: int, source: int) -> None:
    """Give a seat `count` soldiers, or take them if negative."""
    state.soldiers[seat] += count
    state.events.append(("gain", seat, SOLDIER, count, POINT_SOURCES[source]))


def affords(state: State, seat: int, bundle: Bundle) -> bool:
    """Return whether the seat owns what a bundle pays. Points may always be paid, they may even become negative (p. 17)."""
    base = seat * RESOURCES
    resources = state.resources
    return (
        resources[base] + bundle[0] >= 0
        and resources[base + 1] + bundle[1] >= 0
        and resources[base + 2] + bundle[2] >= 0
        and state.tokens[seat] + bundle[PLUS2] >= 0
        and state.soldiers[seat] + bundle[SOLDIER] >= 0
    )


def total(state: State, seat: int) -> int:
    """Return how many resources a seat owns; +2 tokens do not count."""
    base = seat * RESOURCES
    return state.resources[base] + state.resources[base + 1] + state.resources[base + 2]


def buildings(state: State, seat: int) -> int:
    """Return how many buildings a seat owns."""
    return state.built[seat].bit_count()


def look_at_enemy(state: State, seat: int, deck: int = 0) -> None:
    """Show the seat alone which enemy comes this winter; everybody sees that it looked."""
    state.mark_irreversible()
    card = state.enemies[deck * 5 + state.year]
    state.seen = [*state.seen[:seat], state.seen[seat] | 1 << (deck * 5 + state.year), *state.seen[seat + 1 :]]
    state.events.append(("peek", seat, deck))
    state.events.append(whisper(seat, "enemy", card, deck))
