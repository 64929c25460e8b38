"""Builds positions: the first turn of the first seat, nobody has goods, and no square tile lies anywhere but in the stacks.

The wheel stands so that a die's value and its action are

    1 merchant   2 architect   3 character   4 contract   5 king   6 any

Cathedrals cost what `COSTS` says: nothing is built in Wien. Corruption tokens are 0. Tests lay down what they need; every tile
comes out of its stack, every house and pillar out of its supply, so that books can still be kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from burgrave.engine.agenda import run_automatic
from burgrave.engine.events import Event
from burgrave.games.tiletum.cathedrals import CATHEDRALS, STONES
from burgrave.games.tiletum.derived import derive
from burgrave.games.tiletum.elements import HOUSE, ROOM
from burgrave.games.tiletum.europe import HOUSES_AT, PLACES, SPACE_COUNT, START
from burgrave.games.tiletum.fairs import CITY_TILES, FAIRS
from burgrave.games.tiletum.game import TILETUM
from burgrave.games.tiletum.house import BUILDINGS, CONTRACT_PILLARS, CONTRACT_SPACES, FLOORS, ROOM_BUILDING, ROOMS, STORAGE
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOOD_KINDS, GOODS, SPACES
from burgrave.games.tiletum.numbers import CORRUPTION, LAPS, MARKET, SIDES
from burgrave.games.tiletum.points import FROM_START, SOURCES
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps import act as acts
from burgrave.games.tiletum.steps.course import NEXT_LAP, NEXT_TURN, reset_turn
from burgrave.games.tiletum.steps.dice import CHOOSE_DICE
from burgrave.games.tiletum.tiles import TILES, tile_named

ONE_OF_EACH = "gold.1 food.2 wool.3 stone.4 iron.5 gold.6"
COSTS = {"london": 1, "koeln": 2, "paris": 0, "praha": 3, "bordeaux": 4, "wien": 8, "lyon": 5, "milano": 6, "firenze": 7}
"""By cathedral: the number of its cost tile."""


def scene(seats: int = 2, *, dice: str = ONE_OF_EACH, modules: Iterable[str] = ("base",), seed: int = 1) -> State:
    """The first turn of seat 0; seats follow one another in their order."""
    state: State = TILETUM.setup(TILETUM.rules(seats, list(modules), {}), seed)
    book = state.book
    state.bonus_stack, state.bonus_drawn = list(book.bonus_stack), 0
    state.contract_stack, state.contract_drawn = list(book.contract_stack), 0
    state.character_stack, state.character_drawn = list(book.character_stack), 0
    state.contracts, state.characters = [0] * MARKET, [0] * MARKET
    state.space_tiles, state.map_tiles, state.king_tile = [0] * SPACES, [0] * SPACE_COUNT, 0
    state.costs = [COSTS[city] for city in CATHEDRALS]
    state.corruption = [0, 0, *[value for value in CORRUPTION if value]]
    state.cities = [START, *CITY_TILES[:3]]
    state.fairs = [FAIRS.index(name) for name in ("houses", "pillars", "contracts", "cathedrals")]
    state.wheel = 0
    state.goods = [0] * (seats * GOOD_KINDS)
    state.order = list(range(seats))
    state.court = list(range(seats))
    state.king = [0] * seats
    for index, seat in enumerate(state.order):
        state.owners[HOUSES_AT[START][index]] = seat
    state.round = 1
    lay_dice(state, dice)
    return turn_of(state, 0)


def turn_of(state: State, seat: int, lap: int = 1) -> State:
    """Let it be that seat's turn, with none of it played yet; the round continues after it."""
    state.lap = lap
    state.turn = state.order.index(seat) + 1
    reset_turn(state)
    state.agenda = [NEXT_LAP, NEXT_TURN, CHOOSE_DICE[seat]]
    return refresh(state)


def acting(state: State, action: str, points: int, seat: int = 0) -> State:
    """The seat has taken a die for that action (and no goods): the action begins, with so many points of the die."""
    turn_of(state, seat)
    state.agenda.pop()
    state.events = []
    acts.begin(state, seat, ACTION_KINDS.index(action), points)
    run_automatic(state)
    return state


def refresh(state: State) -> State:
    """What is derived follows what was laid down."""
    derive(state)
    state.legal = None
    return state


# ---- what lies on the table ----


def face(name: str) -> int:
    """The face of a die: `iron.4`."""
    good, value = name.split(".")
    return GOODS.index(good) * SIDES + int(value) - 1


def lay_dice(state: State, dice: str) -> State:
    """These dice around the wheel, none taken yet."""
    state.dice = sorted(map(face, dice.split()))
    state.own_dice = [-1] * (state.seats * LAPS)
    return refresh(state)


def drawn(state: State, name: str) -> int:
    """A tile out of whichever stack has it; one that this number of players does not use comes from the box."""
    tile = tile_named(name)
    for stack, count in (
        ("bonus_stack", state.bonus_drawn),
        ("contract_stack", state.contract_drawn),
        ("character_stack", state.character_drawn),
    ):
        pile = list(getattr(state, stack))
        if tile in pile[count:]:
            pile.remove(tile)
            setattr(state, stack, pile)
            return tile
    return tile


def lay_contracts(state: State, names: str) -> State:
    """The market of contracts, from left to right; `-`: an empty slot."""
    state.contracts = [0 if name == "-" else drawn(state, name) for name in names.split()]
    assert len(state.contracts) == MARKET
    return refresh(state)


def lay_characters(state: State, names: str) -> State:
    """The market of characters; `-`: an empty slot."""
    state.characters = [0 if name == "-" else drawn(state, name) for name in names.split()]
    assert len(state.characters) == MARKET
    return refresh(state)


def lay_bonus(state: State, **where: str) -> State:
    """Bonus tiles: by action (`merchant="helper:any_1"`), by city (`paris=...`) or beside the king track (`track=...`)."""
    for place, name in where.items():
        tile = drawn(state, name)
        if place in ACTION_KINDS:
            state.space_tiles[ACTION_KINDS.index(place)] = tile
        elif place == "track":
            state.king_tile = tile
        else:
            state.map_tiles[PLACES.index(place)] = tile
    return refresh(state)


def coming(state: State, stack: str, names: str) -> State:
    """The next tiles of a stack (`bonus`, `contract`, `character`) are these."""
    first = [tile_named(name) for name in names.split()]
    pile, count = list(getattr(state, f"{stack}_stack")), getattr(state, f"{stack}_drawn")
    rest = pile[count:]
    for tile in first:
        rest.remove(tile)
    setattr(state, f"{stack}_stack", [*pile[:count], *first, *rest])
    return state


def only(state: State, stack: str, names: str) -> State:
    """Nothing else is left of a stack than these tiles."""
    setattr(state, f"{stack}_stack", [tile_named(name) for name in names.split()])
    setattr(state, f"{stack}_drawn", 0)
    return state


def hold_fair(state: State, tile: str, city: str = "tiletum", number: int = 1) -> State:
    """The fair of a round."""
    state.fairs, state.cities = state.fairs[:], state.cities[:]
    wanted = FAIRS.index(tile)
    if wanted in state.fairs:
        state.fairs[state.fairs.index(wanted)] = state.fairs[number - 1]
    state.fairs[number - 1] = wanted
    state.cities[number - 1] = PLACES.index(city)
    return refresh(state)


def cost_of(state: State, city: str, stone: int) -> State:
    """A cathedral costs so much stone (0: it is not built); its cost tile changes places with another."""
    state.costs = state.costs[:]
    at, number = CATHEDRALS.index(city), STONES.index(stone)
    other = state.costs.index(number)
    state.costs[at], state.costs[other] = state.costs[other], state.costs[at]
    return refresh(state)


def on_track(state: State, **spaces: int) -> State:
    """Markers on the king track, `s0=3, s1=3`; of those on one space the first named lies lowest."""
    for seat, space in spaces.items():
        state.king[int(seat[1:])] = space
    named = [int(seat[1:]) for seat in spaces]
    others = [seat for seat in range(state.seats) if seat not in named]
    state.court = sorted([*named, *others], key=lambda seat: -state.king[seat])
    return refresh(state)


# ---- what a seat has ----


def give(
    state: State,
    seat: int = 0,
    *,
    goods: str = "",
    stored: str = "",
    rooms: str = "",
    crests: str = "",
    fulfilled: str = "",
    houses: str = "",
    pillars: str = "",
    contributed: str = "",
    merchant: str = "",
    architect: str = "",
    points: int = 0,
) -> State:
    """Lay things before a seat, besides what lies there; nothing of it has any effect.

    `goods`: `iron=3 wool=1`. `rooms`: `1.3=king.points2`. `crests`: `2=5`, building and family. `houses`: `paris.1`, cities
    without a number mean their first space. `contributed`: cathedrals where the seat has a pillar and took the next tile.
    """
    for words in goods.split():
        name, count = words.split("=")
        state.goods[seat * GOOD_KINDS + GOODS.index(name)] += int(count)
    for name in stored.split():
        place = next(at for at in range(seat * STORAGE, seat * STORAGE + STORAGE) if not state.storage[at])
        state.storage[place] = drawn(state, name)
    for words in rooms.split():
        where, name = words.split("=")
        room = [element.name for element in ROOM].index(f"room:{where}")
        state.rooms[seat * ROOMS + room] = drawn(state, f"character:{name}")
        own = state.rooms[seat * ROOMS : (seat + 1) * ROOMS]
        if all(own[other] for other in range(ROOMS) if ROOM_BUILDING[other] == ROOM_BUILDING[room]):
            state.houses[seat] += 1
    for words in crests.split():
        building, family = words.split("=")
        drawn(state, f"crest:{family}")
        state.crests[seat * BUILDINGS + int(building) - 1] = int(family)
    for name in fulfilled.split():
        space = state.fulfilled.index(0, seat * CONTRACT_SPACES)
        state.fulfilled[space] = drawn(state, name)
        state.pillars[seat] += space - seat * CONTRACT_SPACES < CONTRACT_PILLARS
    for name in houses.split():
        words = name if "." in name else f"{name}.1"
        state.owners[[element.name for element in HOUSE].index(f"house:{words}")] = seat
        state.houses[seat] -= 1
    for city in (*pillars.split(), *contributed.split()):
        state.pillared[seat] |= 1 << CATHEDRALS.index(city)
        state.pillars[seat] -= 1
    for city in contributed.split():
        at = CATHEDRALS.index(city)
        before = sum(1 for other in range(state.seats) if state.cathedrals[other * len(CATHEDRALS) + at])
        state.cathedrals[seat * len(CATHEDRALS) + at] = before + 1
    if merchant:
        state.merchant[seat] = PLACES.index(merchant)
    if architect:
        state.architect[seat] = PLACES.index(architect)
    state.score[seat] += points
    state.score_from[seat * SOURCES + FROM_START] += points
    return refresh(state)


# ---- playing and looking ----


def play(state: State, *texts: str) -> list[Event]:
    """Apply actions one after the other; what happened."""
    return [event for text in texts for event in state.apply(text)]


def legal(state: State, start: str = "") -> list[str]:
    """What may be chosen now, as texts; only those that begin with these words."""
    return [text for text in map(str, state.legal_actions()) if text == start or text.startswith(f"{start} " if start else "")]


def offered(state: State, start: str) -> list[str]:
    """What may be chosen now and begins with these letters."""
    return [text for text in map(str, state.legal_actions()) if text.startswith(start)]


def happened(events: Iterable[Event], kind: str) -> list[tuple[Any, ...]]:
    """The events of one kind, without its name."""
    return [tuple(event[1:]) for event in events if event[0] == kind]


def asked(state: State) -> str:
    """The name of the step that waits."""
    return state.agenda[-1].name() if state.agenda else ""


def run(state: State, *steps: Any) -> list[Event]:
    """Run these steps, the first named first, and nothing after them."""
    state.agenda = list(reversed(steps))
    state.events = []
    state.legal = None
    run_automatic(state)
    return state.events


def idle(state: State) -> list[Event]:
    """The one to act does as little as possible: takes the first die for its own action, declines, ends."""
    texts = legal(state)
    return state.apply(next((text for text in ("end", "skip") if text in texts), texts[0]))


def until_turn(state: State, seat: int) -> list[Event]:
    """Everybody does as little as possible until that seat has to take a die; what happened."""
    events = idle(state)
    while not (state.to_act == (seat,) and asked(state) == "ChooseDie"):
        events = events + idle(state)
    return events


def whole_round(state: State) -> list[Event]:
    """Everybody idles until the next round waits, or the game is over; what happened."""
    events: list[Event] = []
    before = state.round
    while state.round == before and not state.is_over:
        events = events + idle(state)
    return events


def goods(state: State, seat: int = 0) -> dict[str, int]:
    """What a seat has, kinds that it has none of left out."""
    own = state.goods[seat * GOOD_KINDS : (seat + 1) * GOOD_KINDS]
    return {name: own[good] for good, name in enumerate(GOODS) if own[good]}


def stored(state: State, seat: int = 0) -> list[str | None]:
    """A seat's storage, place by place."""
    names: list[str | None] = state.view(seat)["players"][seat]["storage"]
    return names


def where(state: State, figure: str, seat: int = 0) -> str:
    """The place of a figure."""
    return PLACES[(state.merchant if figure == "merchant" else state.architect)[seat]]


def named(tiles: Iterable[int]) -> list[str]:
    """Return tiles by name."""
    return [TILES[tile] for tile in tiles]


def fill_building(building: int, *names: str) -> str:
    """`rooms` for a whole building (from 1 on), floor by floor."""
    assert len(names) == FLOORS[building - 1]
    return " ".join(f"{building}.{floor}={name}" for floor, name in enumerate(names, 1))
