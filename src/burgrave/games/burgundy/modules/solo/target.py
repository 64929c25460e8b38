"""Points move a marker; at the target it starts again, the target is lowered, and an action is free (special p. 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import Automatic, Choice
from burgrave.games.burgundy.elements import SKIP
from burgrave.games.burgundy.modules.solo.elements import BUY_POINTS, POSTS_FIRST, REGION_FIRST, TILE_FIRST
from burgrave.games.burgundy.modules.solo.order import PartialActions
from burgrave.games.burgundy.modules.solo.progress import Progress, is_full, progress_of
from burgrave.games.burgundy.points import score_for
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import pay_silver

if TYPE_CHECKING:
    from burgrave.engine.action import Action

STEP: Final = 5
LOWEST: Final = 5
BOUGHT: Final = "bought_points"
"""The source of points that were bought for silver."""
OF_REGIONS: Final = ("regions", "phase_bonus")
OF_POSTS: Final = ("border_posts", "border_tiles")
"""The sources of points that count apart from what a tile scores."""


def scored(state: State, seat: int, points: int) -> None:
    """Collect points until the tile that brought them has had its effect; bought points move the marker at once.

    The last tile of all ends the game: its points move no marker.
    """
    source = state.events[-1][2]
    progress = progress_of(state)
    if is_full(state, seat):
        return
    if source == BOUGHT:
        move(state, seat, points)
        return
    if source in OF_REGIONS:
        progress.region += points
    elif source in OF_POSTS:
        progress.posts += points
    else:
        progress.tile += points
    if not state.agenda or not isinstance(state.agenda[-1], CountPoints):
        state.agenda.append(COUNT_POINTS)


class CountPoints(Automatic[State]):
    """Move the marker by what was scored; ask what counts first where that matters."""

    __slots__ = ()
    id: ClassVar[str] = "Reckon"

    def run(self, state: State) -> None:
        progress = progress_of(state)
        waiting = waiting_points(progress)
        is_near = progress.marker + sum(waiting.values()) + state.silver[SEAT] >= progress.target
        if is_near and len(set(waiting.values())) > 1:
            state.agenda.append(ScoreFirst(SEAT))
        elif waiting:
            count(state, SEAT, next(iter(waiting)))


COUNT_POINTS: Final = CountPoints()
SEAT: Final = 0
"""The only seat of the game."""


def waiting_points(progress: Progress) -> dict[Action, int]:
    """Return the points that the marker has not moved by yet, by the action that counts them next; those without any are
    left out."""
    points_by_action = {REGION_FIRST: progress.region, TILE_FIRST: progress.tile, POSTS_FIRST: progress.posts}
    return {action: points for action, points in points_by_action.items() if points}


def count(state: State, seat: int, action: Action) -> None:
    """Move the marker by the points that the action names (region, tile or posts), and ask again while others are left."""
    progress = progress_of(state)
    points = waiting_points(progress)[action]
    if action is REGION_FIRST:
        progress.region = 0
    elif action is TILE_FIRST:
        progress.tile = 0
    else:
        progress.posts = 0
    if waiting_points(progress):
        state.agenda.append(COUNT_POINTS)
    move(state, seat, points)


def move(state: State, seat: int, points: int) -> None:
    """Move the marker; at the target it goes back to the start, and further points are lost."""
    progress = progress_of(state)
    progress.marker += points
    if progress.marker >= progress.target:
        state.events.append(("target", seat, progress.target, progress.marker - progress.target))
        progress.marker = 0
        progress.reached += 1
        progress.target = max(LOWEST, progress.target - STEP)
        grant(state, seat)
        return
    state.events.append(("marker", seat, progress.marker, progress.target))
    # Fewer points than are missing can be bought just as well the next time, so that is not offered.
    if state.silver[seat] >= progress.target - progress.marker:
        state.agenda.append(BuyPoints(seat))


def grant(state: State, seat: int) -> None:
    """Grant one more free action, in any order with what is still to be done for the same tile."""
    agenda = state.agenda
    is_counting = bool(agenda) and isinstance(agenda[-1], CountPoints)
    if is_counting:
        agenda.pop()
    last = agenda[-1] if agenda else None
    if isinstance(last, PartialActions):
        agenda[-1] = PartialActions(seat, last.targets + 1, last.colours, *last.steps)
    else:
        agenda.append(PartialActions(seat, 1, 0))
    if is_counting:
        agenda.append(COUNT_POINTS)


class ScoreFirst(Choice[State]):
    """The seat chooses whether region, tile or posts count first, where several scored and the target is near."""

    __slots__ = ()
    id: ClassVar[str] = "ScoreFirst"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return list(waiting_points(progress_of(state)))

    def choose(self, state: State, seat: int, action: Action) -> None:
        count(state, seat, action)


class BuyPoints(Choice[State]):
    """The seat may buy the points missing to the target after it scored: a silver for each point."""

    __slots__ = ()
    id: ClassVar[str] = "BuyPoints"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [BUY_POINTS, SKIP]

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("skip", seat, "BuyPoints"))
            return
        progress = progress_of(state)
        missing = progress.target - progress.marker
        pay_silver(state, seat, missing, "points")
        score_for(state, seat, BOUGHT, missing)
