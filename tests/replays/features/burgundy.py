"""What a recorded game proves: read off states and events, independently of how the game was found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import burgrave
from burgrave.engine.combine import Maybe
from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.colours import BUILDING, COLOURS, NOWHERE
from burgrave.games.burgundy.dice import distance
from burgrave.games.burgundy.duchy import HEXES, NUMBERS_BY_EDITION
from burgrave.games.burgundy.elements import SOURCES, WAREHOUSE
from burgrave.games.burgundy.mainboard import BLACK, PHASE_LETTERS, SPACES
from burgrave.games.burgundy.points import POINT_SOURCES
from burgrave.games.burgundy.steps.storage import stored
from burgrave.games.burgundy.tiles import BASE_MONASTERIES, COLOUR, MONASTERIES, TILES, monastery
from replays.features import burgundy_expansions

EDITIONS = tuple(NUMBERS_BY_EDITION)
SILENT_MONASTERIES = [number for number in BASE_MONASTERIES if "score" not in MONASTERIES[number]]


def required() -> set[str]:
    """Everything that some recorded game must prove, taken from the registers of the game itself."""
    wanted = burgundy_expansions.required()
    wanted |= {f"tile {name} placed" for tile, name in enumerate(TILES) if tile and COLOUR[tile] != NOWHERE}
    wanted |= {f"monastery {number} at work in {edition}" for number in SILENT_MONASTERIES for edition in EDITIONS}
    wanted |= {f"points from {source} in {edition}" for source in POINT_SOURCES for edition in EDITIONS}
    wanted |= {f"duchy {number} in {edition}" for edition in EDITIONS for number in NUMBERS_BY_EDITION[edition]}
    wanted |= {f"{seats} seats in {edition}" for seats in (2, 3, 4) for edition in EDITIONS}
    wanted |= {f"verb {action.verb}" for action in burgrave.game("burgundy").actions}
    wanted |= {f"{verb} with {SOURCES[source].name}" for verb in ("take", "place", "sell", "workers") for source in range(3)}
    wanted |= {"place with tile:town_hall", f"sell with {SOURCES[WAREHOUSE].name}"}
    wanted |= {f"nothing for {step}" for step in ("TownHallAction", "LoadGoods", "SellAtWarehouse", "Fetch")}
    wanted |= {f"declined {step}" for step in ("TownHallAction", "LoadGoods", "SellAtWarehouse", "Fetch", "LoadMoreGoods")}
    wanted |= {f"{size} bonus of {colour}" for size in ("large", "small") for colour in COLOURS}
    wanted |= {"bonus tiles of a colour are gone"}
    wanted |= {f"region of {size} finished" for size in range(1, 9)}
    wanted |= {f"region finished in phase {letter}" for letter in PHASE_LETTERS}
    wanted |= {f"settled {how}" for how in ("openly", "in secret", "as recommended")}
    wanted |= {f"discarded for a {kind}" for kind in ("take", "buy")}
    wanted |= {"goods left for want of space", "chose which goods to keep", "bought during a castle's action"}
    wanted |= {"bought during a town hall's action", "a mine in the castle's space of depot 6", "overtook on the turn order track"}
    wanted |= {f"game over in {edition}" for edition in EDITIONS}
    wanted |= {f"tie broken by {how} in {edition}" for how in ("empty spaces", "turn order") for edition in EDITIONS}
    return wanted


def features(record: dict[str, Any]) -> set[str]:
    """Everything a record proves."""
    state: Any = burgrave.replay(record, 0)
    book = state.book
    proofs = {f"{state.seats} seats in {book.edition}", *(f"event {event[0]}" for event in state.events)}
    if all(len(sides) == 1 for sides in state.dealt) and state.white:
        proofs.add("settled as recommended")
    for line in record["actions"]:
        before = state.clone()
        events = state.apply(line)
        proofs.update(shown(before, state, state.history()[-1][1], events))
    for seat in range(state.seats):
        proofs.add(f"duchy {state.dealt[seat][0]} in {book.edition}")
        proofs.update(f"points from {source} in {book.edition}" for source, points in state.scoring(seat) if points)
    if state.is_over:
        proofs.add(f"game over in {book.edition}")
        proofs.update(burgundy_expansions.ended(state))
        proofs.update(tie(state))
    return proofs


def shown(before: Any, after: Any, action: Any, events: list[Any]) -> Iterator[str]:
    """What one action shows."""
    yield from chosen(before, after, events)
    yield from happened(before, after, events)
    yield from burgundy_expansions.shown(before, after, events)


def keeps_goods(state: Any) -> bool:
    """Whether somebody is asked which goods to keep."""
    return bool(state.agenda) and state.agenda[-1].id == "KeepGoods"


def chosen(before: Any, after: Any, events: list[Any]) -> Iterator[str]:
    """What the choice itself shows."""
    seat, action = after.history()[-1]
    step = before.agenda[-1]
    edition = before.book.edition
    yield f"verb {action.verb}"
    if action.verb in ("take", "place", "sell", "workers"):
        yield f"{action.verb} with {action.path[0]}"
        yield from helped(before, seat, action, edition)
    if action.verb == "skip":
        yield f"declined {step.name()}"
    if action.verb in ("buy", "hire") and step.id == "CastleAction":
        yield "bought during a castle's action"
    if action.verb in ("buy", "hire") and step.id == "TownHallAction":
        yield "bought during a town hall's action"
    if action.verb == "buy" and action.args[0] < BLACK:
        yield f"monastery 6 at work in {edition}"
    if action.verb == "hire":
        yield f"monastery 6 at work in {edition}"
    if action.verb == "keep":
        yield "chose which goods to keep"
    if action.verb == "discard" and hasattr(step, "space"):
        yield "discarded for a buy" if step.space >= BLACK else "discarded for a take"
    if action.verb == "load":
        inner = step.choice if isinstance(step, Maybe) else step
        if inner.first >= 0:
            yield f"monastery 5 at work in {edition}"
        depot = action.args[0]
        if any(after.depot_goods[depot * 6 : depot * 6 + 6]) and not keeps_goods(after):
            yield "goods left for want of space"
    if action.verb == "settle":
        yield "settled in secret" if step.id == "SettleInSecret" else "settled openly"


def helped(before: Any, seat: int, action: Any, edition: str) -> Iterator[str]:
    """Which monastery made an action cheaper than its die alone, or more fruitful."""
    tiles = in_duchy(before, seat)
    own = {number for number in MONASTERIES if monastery(number) in tiles}
    if action.verb == "workers":
        yield from (f"monastery {number} at work in {edition}" for number in own & {13, 14})
    if action.args[0] > 1 or action.verb not in ("take", "place"):
        return
    die = before.dice[seat * 2 + action.args[0]]
    if action.verb == "take":
        target, easing = action.args[1] // SPACES + 1, {12}
    else:
        tile = stored(before, seat)[action.args[1]]
        target = before.duchy[seat].number[action.args[2]]
        easing = {("building", 9), ("ship", 10), ("animal", 10), ("castle", 11), ("mine", 11), ("monastery", 11)}
        easing = {number for colour, number in easing if COLOUR[tile] == COLOURS.index(colour)}
    steps = distance(die, target)
    if steps:
        yield from (f"monastery {number} at work in {edition}" for number in own & easing)
    if 8 in own and steps - bool(own & easing) > 1:
        yield f"monastery 8 at work in {edition}"


def in_duchy(state: Any, seat: int) -> list[int]:
    """The tiles of a seat's duchy."""
    first = state.book.duchy_row[seat] * HEXES
    return state.tiles[first : first + state.duchy[seat].hexes]


def happened(before: Any, after: Any, events: list[Any]) -> Iterator[str]:
    """What the events show."""
    edition = before.book.edition
    for index, event in enumerate(events):
        kind, seat = event[0], event[1]
        if kind == "place":
            yield f"tile {TILES[event[2]]} placed"
            yield from placed(before, after, seat, event, events[index + 1 :])
        elif kind == "lapse":
            yield f"nothing for {event[2]}"
        elif kind == "bonus":
            yield f"{('large', 'small')[event[3]]} bonus of {COLOURS[event[2]]}"
        elif kind == "silver" and event[3] == "sale" and event[2] > 1:
            yield f"monastery 3 at work in {edition}"
        elif kind == "workers" and event[3] == "sale":
            yield f"monastery 4 at work in {edition}"
        elif kind == "workers" and event[3] == "mines":
            yield f"monastery 2 at work in {edition}"
        elif kind == "advance" and before.order.index(seat) > after.order.index(seat):
            yield "overtook on the turn order track"
        elif kind == "reveal" and after.seats == 3 and event[3] == 5 * SPACES and TILES[event[2]] == "mine":
            yield "a mine in the castle's space of depot 6"


def placed(before: Any, after: Any, seat: int, event: Any, following: list[Any]) -> Iterator[str]:
    """What a placed tile completed, repeated or scored."""
    _, _, tile, hex_ = event
    duchy = after.duchy[seat]
    here = [after.tiles[after.book.duchy_row[seat] * HEXES + other] for other in bits_of(duchy.region[hex_])]
    if COLOUR[tile] == BUILDING and here.count(tile) > 1:
        yield f"monastery 1 at work in {before.book.edition}"
    if any(later[:3] == ("score", seat, "regions") for later in following):
        yield f"region of {duchy.region_size[hex_]} finished"
        yield f"region finished in phase {PHASE_LETTERS[before.phase]}"
        mask = duchy.colour_mask[duchy.colour[hex_]]
        if after.covered[seat] & mask == mask and not any(later[0] == "bonus" for later in following):
            yield "bonus tiles of a colour are gone"
    if any(later[:3] == ("score", seat, "animals") for later in following) and monastery(7) in in_duchy(before, seat):
        yield f"monastery 7 at work in {before.book.edition}"


def tie(state: Any) -> Iterator[str]:
    """Whether the winner was decided by a tie-break."""
    if state.book.ranking is not None or state.seats == 1:
        return
    first, second = state.ranking[:2]
    if state.scores[first] == state.scores[second]:
        empty = [HEXES - state.covered[seat].bit_count() for seat in (first, second)]
        how = "empty spaces" if empty[0] != empty[1] else "turn order"
        yield f"tie broken by {how} in {state.book.tie_break}"
