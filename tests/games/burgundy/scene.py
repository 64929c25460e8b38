"""Builds positions: seat 0 is in turn, and only what a test names lies on the board.

Seats move in the order 0, 1, 2, 3. A seat that is given no dice has used them, so its turn is just `end`. Everybody has
duchy 1 with its starting castle on hex 19 unless a test says otherwise:

       A6  C5  C4  Y3              1  2  3  4
      A2  A1  C6  Y5  B4          5  6  7  8  9
    A5  A4  B3  Y1  B2  B3      10 11 12 13 14 15
  S6  S1  S2  C6  S5  S4  S1   16 17 18 19 20 21 22
    B2  B5  M4  B3  B1  A2      23 24 25 26 27 28
      B6  M1  Y2  B5  B6         29 30 31 32 33
       M3  Y4  Y1  B3              34 35 36 37
"""

from collections.abc import Mapping, Sequence
from typing import Any

import burgrave
from burgrave.engine.chance import force
from burgrave.engine.events import Event
from burgrave.engine.state import CommonFields
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.mainboard import BLACK, SPACES
from burgrave.games.burgundy.setup import empty_state
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.phases import NEXT_TURN
from burgrave.games.burgundy.steps.turn import TURNS
from burgrave.games.burgundy.tiles import CASTLE_TILE, GOODS, GOODS_KINDS, tile_named

Names = Mapping[str, Any]

MONASTERY_SPACES = (35, 36, 31, 13, 8, 4)
"""The monastery spaces of duchy 1, in the order in which `give` fills them: the first one touches only mines and monasteries."""


def scene(
    edition: str = "special",
    seats: int = 2,
    *,
    phase: str = "A",
    start: int | None = None,
    depots: Names | None = None,
    wares: Mapping[int, Mapping[str, int]] | None = None,
    options: Names | None = None,
    modules: Sequence[str] = (),
    **own: Any,
) -> State:
    """Return a state with seat 0 in turn. `depots`: {"3.2": "bank", "black:1": "mine"}; `wares`: goods by depot; `own`: see
    `give`."""
    state: Any = burgrave.new("burgundy", seats, seed=1, modules=modules, options={"edition": edition, **(options or {})})
    bare = empty_state(CommonFields(state.rules, 1), state.book)
    for cleared in ("tiles", "storage", "goods", "workers", "points", "sources", "depots", "depot_goods", "dice_left"):
        setattr(state, cleared, list(getattr(bare, cleared)))
    state.silver = [0] * seats
    state.order = list(range(seats))
    state.phase = "ABCDE".index(phase)
    state.dice = [1] * (2 * seats)
    state.white = state.turn = 1
    state.rota = list(range(seats))
    for seat, duchy in enumerate(state.duchy):
        first = start - 1 if start else max(duchy.first_castle, duchy.castles[0])
        state.tiles[seat * HEXES + first] = CASTLE_TILE
    stock(state, depots or {}, wares or {})
    state.agenda = [NEXT_TURN, TURNS[0]]
    return give(state, 0, **own)


def stock(state: State, depots: Names, wares: Mapping[int, Mapping[str, int]] | None = None) -> State:
    """Lay tiles and goods into the depots, besides what lies there."""
    for place, tile in depots.items():
        depot, _, number = place.replace("black:", "7.").partition(".")
        state.depots[BLACK + int(number) - 1 if depot == "7" else (int(depot) - 1) * SPACES + int(number) - 1] = tile_named(tile)
    for depot_number, goods in (wares or {}).items():
        for kind, count in goods.items():
            state.depot_goods[(depot_number - 1) * GOODS_KINDS + GOODS.index(kind)] = count
    return refresh(state)


def give(
    state: State,
    seat: int,
    *,
    dice: Sequence[int] | None = None,
    storage: Sequence[str] = (),
    hexes: Mapping[int, str] | None = None,
    monasteries: Sequence[int] = (),
    goods: Mapping[str, int] | None = None,
    sold: Mapping[str, int] | None = None,
    silver: int | None = None,
    workers: int | None = None,
    points: int | None = None,
) -> State:
    """Lay things before a seat; `monasteries` by number, onto the free spaces of duchy 1."""
    if dice is not None:
        state.dice[seat * 2 : seat * 2 + 2] = [*dice, 1][:2]
        state.dice_left[seat] = (1 << len(dice)) - 1
    for slot, tile in enumerate(storage):
        state.storage[state.book.storage_start[seat] + slot] = tile_named(tile)
    for hex_, tile in (hexes or {}).items():
        state.tiles[seat * HEXES + hex_ - 1] = tile_named(tile)
    for number in monasteries:
        free = next(hex_ for hex_ in MONASTERY_SPACES if not state.tiles[seat * HEXES + hex_ - 1])
        state.tiles[seat * HEXES + free - 1] = tile_named(f"monastery-{number}")
    for amounts, row in ((goods, state.goods), (sold, state.sold)):
        for kind, count in (amounts or {}).items():
            row[seat * GOODS_KINDS + GOODS.index(kind)] = count
    for amount, row in ((silver, state.silver), (workers, state.workers), (points, state.points)):
        if amount is not None:
            row[seat] = amount
    return refresh(state)


def refresh(state: State) -> State:
    """Derive the state again after something was laid down; return it."""
    state.derive()
    state.legal = None
    return state


def play(state: State, *texts: str) -> list[Event]:
    """Apply actions one after the other; return all events."""
    return [event for text in texts for event in state.apply(text)]


def legal(state: State, start: str = "") -> list[str]:
    """Return what may be chosen now, as texts; only those that begin with these words."""
    return [text for text in map(str, state.legal_actions()) if text == start or text.startswith(f"{start} " if start else "")]


def where(state: State, start: str) -> list[int]:
    """Return the hexes offered to actions that begin with these words."""
    return sorted({int(text.rpartition("hex:")[2]) for text in legal(state, start)})


def own(state: State, seat: int = 0) -> dict[str, Any]:
    """Return a seat's belongings as the view shows them."""
    return dict(state.view(None)["players"][seat])


def stored(state: State, seat: int = 0) -> list[str]:
    """Return the names of the tiles in a seat's storage."""
    return [tile for tile in own(state, seat)["storage"] if tile]


def depot(state: State, number: int) -> dict[str, Any]:
    """Return a numbered depot as the view shows it."""
    return dict(state.view(None)["depots"][number - 1])


def scored(state: State, source: str, seat: int = 0) -> int:
    """Return a seat's points from one source."""
    return dict(state.scoring(seat)).get(source, 0)


def end_round(state: State, *dice: int) -> list[Event]:
    """Let everybody end, whatever dice are left; `dice` come up next (two for each seat, then the white one)."""
    force(state, *dice)
    state.dice_left = [0] * state.seats
    state.legal = None
    events: list[Event] = []
    phase_and_round = state.phase, state.round
    while not state.is_over and (state.phase, state.round) == phase_and_round:
        events += state.apply("end")
    return events


def end_phase(state: State) -> list[Event]:
    """Let everybody end the last round of the phase; see `end_round`."""
    state.round = 4
    return end_round(state)


def finish(state: State) -> State:
    """Let everybody end the last turn of the game."""
    state.phase = 4
    end_phase(state)
    assert state.is_over
    return state
