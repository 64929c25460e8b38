"""Builds positions: an empty table of four, and only what a test names lies on it.

Seats are in turn order 0, 1, 2, 3 (Aga, Filip, Sandra, Kuba in the book's examples). `give` lays things before a seat, `begin`
starts a phase or some slots of its programme; with `on=True` the game goes on from there as usual, otherwise it ends with them.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from burgrave.engine.agenda import run_automatic
from burgrave.engine.chance import force
from burgrave.engine.events import Event
from burgrave.engine.programme import Slot
from burgrave.engine.state import CommonFields
from burgrave.games.kingsburg.buildings import BUILDINGS, PLOT, PRINTED, ROW, ROWS, building_named
from burgrave.games.kingsburg.bundles import KINDS, RESOURCES
from burgrave.games.kingsburg.calendar import COLOURED, DICE, PHASES
from burgrave.games.kingsburg.enemies import CARDS, YEAR
from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.setup import empty_state
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.groups import place_of, seat_of
from burgrave.games.kingsburg.steps.year import END_YEAR, SLOTS, Phase

FIVE = "BCDEF"
SEVEN = "ABCDEFG"
AGA, FILIP, SANDRA, KUBA = range(4)
"""The players of the book's examples."""


def scene(
    seats: int = 4,
    *,
    year: int = 1,
    rows: str = "",
    enemy: str = "",
    modules: Iterable[str] = ("base",),
    options: Mapping[str, Any] | None = None,
) -> State:
    """Return a bare state at the beginning of a year. `enemy`: this year's card; `rows`: of the sheet, with alternative rows in
    play.
    """
    if rows:
        modules = (*modules, *(["extra_rows"] if rows == SEVEN else []), "alternative_rows")
    state: State = KINGSBURG.setup(KINGSBURG.rules(seats, list(modules), dict(options or {})), 1)
    bare = empty_state(CommonFields(state.rules, 1), state.book)
    for field in ("order", "dice", "dice_left", "used", "groups", "resources", "tokens", "soldiers", "points", "ledger"):
        setattr(state, field, getattr(bare, field))
    for field in ("built", "strips", "envoy", "aid", "taken", "passed", "turn", "built_now", "barred", "menace", "forced"):
        setattr(state, field, getattr(bare, field))
    state.year = year - 1
    if enemy:
        state.enemies = [*state.enemies]
        state.enemies[state.year] = CARDS.index(enemy)
    state.agenda = []
    return refresh(state)


def refresh(state: State) -> State:
    """Recompute what is derived from what was laid down."""
    state.derive()
    state.legal = None
    return state


def give(
    state: State,
    seat: int,
    *,
    gold: int = 0,
    wood: int = 0,
    stone: int = 0,
    plus2: int = 0,
    soldiers: int = 0,
    points: int = 0,
    buildings: str = "",
    strips: str = "",
    dice: Iterable[int] = (),
    white: Iterable[int] = (),
    envoy: bool = False,
) -> State:
    """Lay things before a seat, besides what lies there.

    `buildings`: names with spaces between; their strips are laid. `strips`: letters of rows to cover. `dice`, `white`: rolled and
    not placed.
    """
    for kind, count in enumerate((gold, wood, stone)):
        state.resources[seat * RESOURCES + kind] += count
    state.tokens[seat] += plus2
    state.soldiers[seat] += soldiers
    state.points[seat] += points
    state.strips = [*state.strips]
    for letter in strips:
        state.strips[seat] |= 1 << ROWS.index(letter)
    for name in buildings.split():
        building = building_named(name)
        state.built[seat] |= 1 << PLOT[building]
        if building >= PRINTED:
            state.strips[seat] |= 1 << ROW[building]
    state.dice = [*state.dice]
    for first, values in ((0, dice), (COLOURED, white)):
        for number, value in enumerate(values, first):
            state.dice[seat * DICE + number] = value
            state.dice_left[seat] |= 1 << number
    if envoy:
        state.envoy = seat
    return refresh(state)


def begin(state: State, phase: str, *slots: str, on: bool = False, roll: Iterable[int] = ()) -> list[Event]:
    """Start a phase, or only some slots of its programme; `roll`: the next dice. Return the events until somebody must choose."""
    state.phase = PHASES.index(phase)
    force(state, *roll)
    all_slots = SLOTS[state.phase]
    names = slots or all_slots
    if on:
        names = all_slots[all_slots.index(names[0]) :]
    state.agenda = [Slot(name) for name in reversed(names)]
    if on:
        state.agenda.insert(0, END_YEAR if phase == PHASES[-1] else Phase(state.phase + 1, 0))
    state.events = []
    state.legal = None
    run_automatic(state)
    return state.events


def play(state: State, *texts: str) -> list[Event]:
    """Apply actions one after the other and return their events."""
    return [event for text in texts for event in state.apply(text)]


def legal(state: State, start: str = "") -> list[str]:
    """Return what may be chosen now, as texts; only those that begin with `start`."""
    return [text for text in map(str, state.legal_actions()) if text == start or text.startswith(f"{start} " if start else "")]


def idle(state: State) -> None:
    """Let the seat to act do as little as possible."""
    texts = legal(state)
    state.apply(next((text for text in ("pass", "skip", "end") if text in texts), texts[0]))


def until(state: State, phase: str) -> State:
    """Let everybody do as little as possible until a phase of this or the next year begins."""
    while not state.is_over and PHASES[state.phase] != phase:
        idle(state)
    return state


def finish(state: State) -> State:
    """Let everybody do as little as possible until nothing is left to do."""
    while not state.is_over:
        idle(state)
    return state


def influence(state: State, rank: int, seat: int = 0) -> State:
    """Let a seat put just enough dice on an adviser in summer, up to the first question about its support."""
    dice = [die for die in (min(rank, 6), min(max(rank - 6, 0), 6), max(rank - 12, 0)) if die]
    give(state, seat, dice=dice)
    begin(state, "summer", "influence", "support")
    play(state, " ".join(["influence", f"adviser:{rank}", *(f"die:{die + 1}" for die in range(len(dice)))]))
    return state


def served(state: State, rank: int, seat: int = 0) -> State:
    """Put a seat's dice on an adviser as `influence` does, and take the first support it is offered."""
    influence(state, rank, seat)
    while not state.is_over:
        play(state, legal(state)[0])
    return state


def owns(state: State, seat: int = 0) -> dict[str, int]:
    """Return what a seat holds, without what it has none of; points are left out."""
    held = dict(zip(KINDS, (*state.resources[seat * RESOURCES : (seat + 1) * RESOURCES], state.tokens[seat], state.soldiers[seat])))
    return {kind: count for kind, count in held.items() if count}


def built(state: State, seat: int = 0) -> set[str]:
    """The names of a seat's buildings."""
    return {BUILDINGS[number] for number in state.buildings_of(seat)}


def buildable(state: State) -> set[str]:
    """The buildings that the seat to act may put up, by name."""
    return {text.split()[1].removeprefix("building:") for text in legal(state, "build")}


def rolled(state: State, seat: int = 0) -> list[int]:
    """The dice of a seat, coloured and then white."""
    return [value for value in state.dice[seat * DICE : (seat + 1) * DICE] if value]


def held(state: State) -> dict[int, list[int]]:
    """Who has dice on which adviser, by rank; 7 are the neutral ones."""
    seats_by_rank: dict[int, list[int]] = {}
    for code in state.groups:
        seats_by_rank.setdefault(place_of(code) + 1, []).append(seat_of(code))
    return seats_by_rank


def ranks(state: State) -> set[int]:
    """The ranks of the advisers that the seat to act may influence."""
    return {int(text.split()[1].removeprefix("adviser:")) for text in legal(state) if text.startswith(("influence", "travel"))}


def scored(state: State, source: str, seat: int = 0) -> int:
    """A seat's points from one source."""
    return dict(state.scoring(seat)).get(source, 0)


def happened(events: Iterable[Event], kind: str) -> list[tuple[Any, ...]]:
    """The events of one kind, without its name."""
    return [tuple(event[1:]) for event in events if event[0] == kind]


def fight(state: State, *, reinforcements: int = 1) -> list[Event]:
    """Play the battle of this year's winter up to the first choice, and return its events."""
    return begin(state, "winter", "winter_start", "reinforcements", "battle", roll=[reinforcements])


def enemies_of(year: int) -> list[str]:
    """The names of a year's cards."""
    return [name for name, of in zip(CARDS, YEAR) if of == year - 1]
