"""A game for one (special p. 14-15): fill a whole duchy in time, helped by a target that comes nearer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from burgrave.engine.agenda import Automatic
from burgrave.engine.errors import demand
from burgrave.engine.events import NOBODY
from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.engine.ruleset import Ruleset
from burgrave.games.burgundy.mainboard import DEPOTS, SPACES
from burgrave.games.burgundy.modules.solo.charters import CountCrane, cranes, score_monastery
from burgrave.games.burgundy.modules.solo.elements import DUCHIES
from burgrave.games.burgundy.modules.solo.evaluation import evaluate_solo, result
from burgrave.games.burgundy.modules.solo.order import ColourHex, PartialActions
from burgrave.games.burgundy.modules.solo.progress import ID, is_full, new_progress, progress_of
from burgrave.games.burgundy.modules.solo.ships import EmptyDepots, ExchangeGoods, GiveGoods, ship
from burgrave.games.burgundy.modules.solo.target import (
    BOUGHT,
    COUNT_POINTS,
    LOWEST,
    STEP,
    BuyPoints,
    CountPoints,
    ScoreFirst,
    scored,
)
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.phases import GAME_END
from burgrave.games.burgundy.steps.storage import empty_space
from burgrave.games.burgundy.tiles import BLACK_HEX, GOODS_KINDS, SCORING_MONASTERIES, SHIP_TILE, monastery

if TYPE_CHECKING:
    from burgrave.engine.agenda import Step
    from burgrave.games.burgundy.book import Book

SILVER: Final = 1
WORKERS: Final = 2
TRACK: Final = 100
"""The number of spaces of the victory point track."""
TARGETS: Final = tuple(str(points) for points in range(LOWEST, TRACK + 1, STEP))
"""The values of the option `target`: the book allows any number; by fives it comes down to the lowest."""
USUAL_TARGET: Final = "50"


def prepare(rules: Ruleset) -> None:
    """Set what is different for one player: the start, covered colours, ships, monasteries, and the end."""
    book: Book = rules.book
    book.start_silver = SILVER
    book.start_workers = [WORKERS]
    book.goods_spaces = GOODS_KINDS
    book.sources.append(BOUGHT)
    book.award = cover_colour
    book.effects[SHIP_TILE] = ship
    for number in SCORING_MONASTERIES:
        book.effects[monastery(number)] = score_monastery
    book.effects = [with_consequences(effect) for effect in book.effects]
    book.winners = winners
    book.result = result


def cover_colour(state: State, seat: int, colour: int) -> None:
    """Mark a covered colour for monastery 26; it brings a hex of the black depot instead of points."""
    state.bonus = [*state.bonus[:colour], seat, *state.bonus[colour + 1 :]]
    state.events.append(("colour", seat, colour))
    progress_of(state).colours += 1


Effect = Callable[[Any, int, int, int], None]


def with_consequences(effect: Effect) -> Effect:
    """Return an effect followed by what else placing the tile brings; the last tile of all ends the game."""

    def effect_and_consequences(state: State, seat: int, tile: int, hex_: int) -> None:
        agenda: list[Step[State]] = state.agenda
        before = len(agenda)
        effect(state, seat, tile, hex_)
        steps = [step for step in agenda[before:] if not isinstance(step, (CountPoints, CountCrane))]
        asked = [step for step in agenda[before:] if isinstance(step, CountCrane)]
        del agenda[before:]
        if agenda and isinstance(agenda[-1], CountPoints):
            agenda.pop()
        progress = progress_of(state)
        if is_full(state, seat):
            progress.region = progress.tile = progress.posts = progress.colours = 0
            agenda.clear()
            agenda.append(GAME_END)
            return
        if steps or progress.colours:
            agenda.append(PartialActions(seat, 0, progress.colours, *steps))
            progress.colours = 0
        if progress.region or progress.tile:
            agenda.append(COUNT_POINTS)
        # Before points are counted: what a charter scores counts at once with the rest.
        agenda.extend(asked)

    return effect_and_consequences


class RemoveTile(Automatic[State]):
    """Remove the first tile of the white die's depot from the game; of the next one clockwise where that has none."""

    __slots__ = ()
    id: ClassVar[str] = "RemoveTile"

    def run(self, state: State) -> None:
        for further in range(DEPOTS):
            depot = (state.white - 1 + further) % DEPOTS
            for space in range(depot * SPACES, (depot + 1) * SPACES):
                if state.depots[space]:
                    state.events.append(("remove", NOBODY, state.depots[space], space))
                    empty_space(state, space)
                    return


class Outcome(Automatic[State]):
    """Report how many spaces are covered at the end; nothing more is scored."""

    __slots__ = ()
    id: ClassVar[str] = "Outcome"

    def run(self, state: State) -> None:
        for seat in state.book.people:
            state.events.append(("outcome", NOBODY, state.covered[seat].bit_count(), state.duchy[seat].hexes))


def winners(state: State) -> tuple[int, ...]:
    """Return the player when the duchy is full, nobody otherwise."""
    return tuple(seat for seat in range(state.seats) if is_full(state, seat))


def goods_elsewhere(state: State) -> list[int]:
    """Return the goods that left the game."""
    return [kind for kind, count in enumerate(progress_of(state).gone) for _ in range(count)]


def tiles_elsewhere(state: State) -> list[int]:
    """Return the tiles that were turned face down."""
    return progress_of(state).turned


def audited(state: State) -> None:
    """Check that no more hexes lie face down than were turned, that the marker is below the target, and cranes."""
    progress = progress_of(state)
    black = [*state.depots, *state.storage, *state.tiles].count(BLACK_HEX)
    demand(black <= len(progress.turned), "black hexes", black, progress.turned)
    demand(progress.marker < progress.target, "marker", progress.marker, progress.target)
    demand(progress.cranes <= cranes(state.tiles), "cranes", progress.cranes)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return the marker and the target, and how often a target was reached."""
    progress = progress_of(state)
    return {"marker": progress.marker, "target": progress.target, "reached": progress.reached}


SOLO: Final = Module[State](
    id=ID,
    home=__name__,
    title="Solo game",
    summary="Fill a whole duchy within 25 rounds; every target you reach brings an action.",
    needs=("base",),
    excludes=("castle_lines", "trade_routes", "team", "shields", "vineyards", "chateauma"),
    seats=(1,),
    mode=True,
    demands={"edition": ("special",), "duchies": DUCHIES},
    options=(
        Option(
            "target",
            USUAL_TARGET,
            TARGETS,
            "The points at which the first free action comes; a lower target makes the game easier.",
        ),
    ),
    prepare=prepare,
    programme={
        "round_start": lambda steps: (*steps, RemoveTile()),
        "game_end": lambda steps: (Outcome(),),
    },
    reactions={
        "scored": (scored,),
        "goods_elsewhere": (goods_elsewhere,),
        "tiles_elsewhere": (tiles_elsewhere,),
        "audited": (audited,),
    },
    evaluations=(evaluate_solo,),
    steps=(
        CountPoints,
        ScoreFirst,
        BuyPoints,
        CountCrane,
        PartialActions,
        ColourHex,
        EmptyDepots,
        ExchangeGoods,
        GiveGoods,
        RemoveTile,
        Outcome,
    ),
    slice=new_progress,
    view=view,
)
