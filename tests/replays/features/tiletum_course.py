"""What a recorded game of Tiletum proves about its course: a choice seen with the position before it and the one after."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from burgrave.games.tiletum.house import CONTRACT_SPACES, ROOFS, STORAGE
from burgrave.games.tiletum.kinds import KING
from burgrave.games.tiletum.numbers import HIGHEST, LOWEST, SIDES, SUPPLY_HOUSES, SUPPLY_PILLARS
from burgrave.games.tiletum.shape import NO_DIE
from burgrave.games.tiletum.tiles import ADDS, CONTRACT_TILE, KING_STEPS, SORT

TASKS = ("fulfil", "place", "contribute", "use", "buy")


def after_choice(before: Any, state: Any, action: Any, events: list[Any]) -> Iterator[str]:
    """What one choice shows."""
    (seat,) = before.to_act
    step = before.agenda[-1]
    yield from chosen(before, seat, step, action, events)
    if step.name() == "BuildHouseAnywhere" and state.agenda[-1].name() == "ReuseBuilding":
        yield "a house of a crest reuses a building"
    yield from of_the_track(before, events)
    yield from of_the_table(state, seat)
    if any(event[0] == "score" and event[3] < 0 and not score_after(before, event, events) for event in events):
        yield "a loss stops at 0 points"
    for number, event in enumerate(events):
        if event[0] == "fair":
            results = [later for later in events[number + 1 :] if later[0] in ("attend", "score")]
            if not any(result[0] == "attend" for result in results):
                yield "nobody at a fair"
            if any(result[0] == "score" and result[2] == "fairs" and result[3] < 0 for result in results):
                yield "the king's fair counts a loss"
        elif event[0] == "complete" and event[3] >= 0 and before.action == event[3]:
            yield "a building makes its action stronger while it is done"


def score_after(before: Any, event: Any, events: list[Any]) -> int:
    """The score of an event's seat after all that happened."""
    return int(before.score[event[1]] + sum(other[3] for other in events if other[0] == "score" and other[1] == event[1]))


def chosen(before: Any, seat: int, step: Any, action: Any, events: list[Any]) -> Iterator[str]:
    """What the choice itself shows."""
    name, verb = step.name(), action.verb
    if name == "TakeBonusTile":
        yield "a bonus tile of a space left" if verb == "skip" else "a bonus tile of a space taken"
        if verb == "use":
            yield "a helper of the space of a die used for its goods"
    elif name == "TakeKingTile":
        yield "the tile beside the track discarded" if verb == "skip" else "the tile beside the track taken"
    elif name == "BuildHouseAnywhere":
        kinds = [event[0] for event in events]
        if "score" in kinds:
            yield "a house of a crest brings points"
    elif name == "ChooseAction" and verb in TASKS:
        yield "a task before the universal action"
    elif name == "ChooseAction" and action.args[0] == KING:
        yield "the universal action is the king's"
    elif name == "SideAct" and verb in TASKS:
        yield "a task in an action besides"
    elif name == "ResolveBonuses" and verb == "skip":
        rooms = [room for room in range(9) if step.rooms >> room & 1]
        if any(KING_STEPS[before.rooms[seat * 9 + room]] for room in rooms):
            yield "a king step ignored"
    if verb == "take" and action.path[0].startswith("bonus:") and name in ("Act", "SideAct"):
        yield "a bonus tile of the map taken"
    elif verb == "exchange":
        if before.exchanged:
            yield "a second exchange in a turn"
        elif before.action == NO_DIE:
            yield "a first exchange before the die"
    elif verb == "end" and before.points:
        yield "points left at the end of a turn"
    elif (
        verb == "use"
        and name != "TakeBonusTile"
        and before.action == KING
        and ADDS[before.storage[seat * STORAGE + action.args[0]]]
    ):
        yield "points added to the king's action"
    for event in events:
        if event[0] == "die":
            value = event[2] % SIDES + 1
            if (value, event[3]) in ((6, 1), (1, 6)):
                yield f"a die from {value} to {event[3]}"
            if before.recolour >= 0:
                yield "a recoloured die"


def of_the_track(before: Any, events: list[Any]) -> Iterator[str]:
    """What happens on the king track and in its phase."""
    kinds = [event[0] for event in events]
    king = list(before.king)
    for number, event in enumerate(events):
        if event[0] == "king":
            king[event[1]] = event[3]
            if not event[2] and event[3] == HIGHEST:
                yield "steps are lost at the end of the track"
            if event[3] == 0 and event[2] > 0 and "order" in kinds[:number]:
                yield "red markers return to 0"
            if event[3] == LOWEST:
                yield "a marker on the lowest space"
        elif event[0] == "king_phase":
            highest = max(king)
            if highest < 0:
                yield "a leader in the red part"
            if king.count(highest) > 1:
                yield "a leader by the lowest marker of a stack"
            if "discard" in kinds[number:]:
                yield "the tile beside the track cannot be taken"
        elif event[0] == "order" and list(event[2:]) != before.order:
            yield "a turn order that changes"


def of_the_table(state: Any, seat: int) -> Iterator[str]:
    """What lies there now."""
    if 0 in state.contracts and state.action == NO_DIE and not state.is_over and state.agenda[-1].name() == "ChooseDie":
        yield "an empty slot among the contracts"
    if len([step for step in state.agenda if step.name() == "SideAct"]) > 1:
        yield "an action besides within another"
    storage = state.storage[seat * STORAGE : (seat + 1) * STORAGE]
    if 0 not in storage:
        yield "storage is full"
    if state.contract_count[seat] == CONTRACT_SPACES:
        yield "six contracts"
        if any(SORT[tile] == CONTRACT_TILE for tile in storage):
            yield "a contract waits though all spaces are used"
    if state.towns[seat].bit_count() == SUPPLY_HOUSES + ROOFS + 1 or not state.houses[seat]:
        yield "the last house built"
    if state.pillars[seat] + state.pillared[seat].bit_count() == SUPPLY_PILLARS + 5:
        yield "all seven pillars at hand or on the map"


def over_the_game(state: Any) -> Iterator[str]:
    """What its end shows."""
    if state.is_over:
        yield "game over"
        if max(state.scores) > 100:
            yield "more than 100 points"
        first, second = state.ranking[:2]
        if state.scores[first] == state.scores[second]:
            yield "a tie broken by the turn order"
