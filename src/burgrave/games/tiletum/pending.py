"""Validates the agenda of a loaded save: who is asked, about what, and what follows.

A step that no game would push might never end, or fail later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.engine.agenda import Automatic, Choice, Step
from burgrave.engine.errors import BadSave
from burgrave.games.tiletum import tiles
from burgrave.games.tiletum.house import CREST_GOODS, ROOM_BUILDING, ROOMS
from burgrave.games.tiletum.kinds import ANY, CHOICES, FIGURES, GOOD_KINDS, KING, SPACES
from burgrave.games.tiletum.numbers import LAPS, ROUNDS, SIDES, WHOLE
from burgrave.games.tiletum.shape import CHOOSING, NO_DIE
from burgrave.games.tiletum.steps import course
from burgrave.games.tiletum.steps.act import Act, ChooseAction, ChooseSideAction, SideAct
from burgrave.games.tiletum.steps.contracts import TakeInstead
from burgrave.games.tiletum.steps.dice import ChooseDie, TakeBonusTile
from burgrave.games.tiletum.steps.gifts import ResolveBonuses
from burgrave.games.tiletum.steps.goods import GainGoods
from burgrave.games.tiletum.steps.king import LeaderBonus
from burgrave.games.tiletum.steps.storage import TakeKingTile, can_store
from burgrave.games.tiletum.steps.walk import Stroll, Travel

if TYPE_CHECKING:
    from burgrave.games.tiletum.state import State

MOST_POINTS: Final = max(tiles.SIDE_POINTS)
MOST_GOODS: Final = max(*tiles.ANY_GOODS, CREST_GOODS)
MOST_STEPS: Final = max(*tiles.MERCHANT_STEPS, *tiles.ARCHITECT_STEPS)


def check_agenda(state: State) -> None:
    """Raise BadSave for an agenda that no game reaches."""
    if not state.agenda:
        return
    count = 0
    while count < len(state.agenda) and isinstance(state.agenda[count], Automatic):
        count += 1
    asking: list[Step[State]] = state.agenda[count:]
    if not asking:
        raise BadSave(f"{state.agenda[-1]!r} leaves nobody anything to choose")
    for step in asking:
        check_choice(state, step)
    follows: list[Step[State]] = state.agenda[:count]
    if isinstance(asking[0], TakeKingTile):
        check_king_phase(state, follows, asking)
    else:
        check_turn(state, follows, asking)
    if not asking[-1].legal_actions(state, asking[-1].seat):
        raise BadSave(f"{asking[-1]!r} leaves nobody anything to choose")


def check_turn(state: State, follows: list[Step[State]], asking: list[Step[State]]) -> None:
    """Check a turn with the rest of its round behind it. A what-if position has nothing behind it."""
    first, seat = asking[0], asking[0].seat
    if any(step.seat != seat for step in asking):
        raise BadSave("'agenda' asks several seats in one turn")
    if any(isinstance(step, (ChooseDie, Act, ChooseAction, TakeKingTile)) for step in asking[1:]):
        raise BadSave("'agenda' has a second turn within a turn")
    if any(isinstance(step, TakeBonusTile) for step in asking) and len(asking) > 1:
        raise BadSave("'agenda' asks for a bonus tile later than at once")
    kind = action_of(first)
    if kind is None or kind != state.action:
        raise BadSave(f"{first!r} does not fit 'action', which is {state.action}")
    if isinstance(first, TakeBonusTile):
        check_die_of_the_tile(state, first)
    elif (kind in (NO_DIE, KING) and state.points) or state.points > state.granted + (99 if kind == CHOOSING else 0):
        raise BadSave(f"'points' are {state.points}, more than the action has")
    if not 1 <= state.round <= ROUNDS or not 1 <= state.lap <= LAPS or not 1 <= state.turn <= state.seats:
        raise BadSave("'round', 'lap' and 'turn' are not those of a turn")
    if follows:
        if follows != [course.NEXT_LAP, course.NEXT_TURN]:
            raise BadSave(f"{follows!r} does not follow a turn")
        if state.order[state.turn - 1] != seat:
            raise BadSave(f"it is not the turn of seat {seat}")
        check_taken(state, 0 if kind == NO_DIE else 1)
    elif not state.dice:
        raise BadSave("'dice' are missing in a turn")


def action_of(first: Step[State]) -> int | None:
    """Return what `action` is while a turn asks this first: NO_DIE, CHOOSING or an action; None where no turn asks it first."""
    if isinstance(first, ChooseDie):
        return NO_DIE
    if isinstance(first, ChooseAction):
        return CHOOSING
    if isinstance(first, TakeBonusTile):
        return CHOOSING if first.action_kind == ANY else first.action_kind
    return first.action_kind if isinstance(first, Act) else None


def check_die_of_the_tile(state: State, step: TakeBonusTile) -> None:
    """Raise BadSave unless the seat has taken a die from that action space, and nothing of its action is spent yet."""
    dice = [face for face in state.own_dice[step.seat * LAPS : (step.seat + 1) * LAPS] if face >= 0]
    if not dice or state.facing[dice[-1] % SIDES] != step.action_kind:
        raise BadSave(f"{step!r} is about a space from which no die was taken")
    if state.points != WHOLE - 1 - dice[-1] % SIDES or state.granted:
        raise BadSave(f"'points' are {state.points}, other than those of the die")


def check_taken(state: State, has_die: int) -> None:
    """Check that everybody has as many dice as turns, and that enough dice are left for the turns to come."""
    for index, seat in enumerate(state.order):
        taken = LAPS - state.own_dice[seat * LAPS : (seat + 1) * LAPS].count(-1)
        begun = state.lap - 1 + (1 if index < state.turn - 1 else has_die if index == state.turn - 1 else 0)
        if taken != begun:
            raise BadSave(f"'own_dice' has {taken} dice of seat {seat}, who has taken {begun}")
    if not state.dice:
        raise BadSave("'dice' are missing in a turn")


def check_king_phase(state: State, follows: list[Step[State]], asking: list[Step[State]]) -> None:
    """Check a king phase: the leader is asked for the tile beside the king track, and the rest of the round follows."""
    if len(asking) != 1 or asking[0].seat != state.court[0]:
        raise BadSave("'agenda' asks others than the leader of the king track")
    if state.round < 1 or state.lap != LAPS:
        raise BadSave("'round' and 'lap' are not those of a king phase")
    end: list[Step[State]] = [course.START_ROUND, course.CLEAN_UP] if state.round < ROUNDS else [course.GAME_END]
    phase = state.rules.upcoming["king_phase"]
    later = next(index for index, step in enumerate(phase) if isinstance(step, LeaderBonus))
    if follows != [*end, course.FAIR_PHASE, *phase[:later]]:
        raise BadSave(f"{follows!r} does not follow the king phase")


def check_choice(state: State, step: Step[State]) -> None:
    """Raise BadSave for a choice of a seat that is not there, or about what cannot be."""
    if not isinstance(step, Choice):
        raise BadSave(f"{step!r} runs by itself and cannot wait here")
    if type(step.seat) is not int or not 0 <= step.seat < state.seats:
        raise BadSave(f"{step!r} is for a seat that is not there")
    if any(type(number) is not int for number in step.arguments()):
        raise BadSave(f"{step!r} holds something that is no number")
    if not is_possible(state, step):
        raise BadSave(f"{step!r} is about what cannot be")


def is_possible(state: State, step: Step[State]) -> bool:
    """Return whether the numbers of a choice are those of some tile, good, figure or room."""
    if isinstance(step, Act):
        return 0 <= step.action_kind < CHOICES
    if isinstance(step, SideAct):
        return 0 <= step.action_kind < KING and 1 <= step.points <= MOST_POINTS
    if isinstance(step, ChooseSideAction):
        return 1 <= step.points <= MOST_POINTS
    if isinstance(step, GainGoods):
        return 1 <= step.count <= MOST_GOODS
    if isinstance(step, TakeInstead):
        return 0 <= step.given < GOOD_KINDS
    if isinstance(step, Stroll):
        steps = (step.merchant, step.architect)
        return min(steps) >= 0 and max(steps) <= MOST_STEPS and step.house in (0, 1) and step.pillar in (0, 1)
    if isinstance(step, Travel):
        return 0 <= step.figure < len(FIGURES)
    if isinstance(step, ResolveBonuses):
        return are_of_a_building(state, step.seat, step.rooms)
    if isinstance(step, TakeBonusTile):
        return 0 <= step.action_kind < SPACES and is_offered(state, step.seat, state.space_tiles[step.action_kind])
    if isinstance(step, TakeKingTile):
        return is_offered(state, step.seat, state.king_tile)
    return True


def are_of_a_building(state: State, seat: int, mask: int) -> bool:
    """Return whether a mask has rooms of one building only, with somebody in each."""
    if not 0 < mask < 1 << ROOMS:
        return False
    rooms = [room for room in range(ROOMS) if mask >> room & 1]
    return len({ROOM_BUILDING[room] for room in rooms}) == 1 and all(state.rooms[seat * ROOMS + room] for room in rooms)


def is_offered(state: State, seat: int, tile: int) -> bool:
    """Return whether there is a tile that the seat could take."""
    return tile != 0 and can_store(state, seat, tile)
