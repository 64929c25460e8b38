"""The value of what is about to happen: tiles in storage, the die that is left, and the steps on the agenda."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.dice import WORKERS_SEEN
from burgrave.games.burgundy.evaluation import weights as w
from burgrave.games.burgundy.evaluation.tiles import gain, sale, spaces
from burgrave.games.burgundy.mainboard import DEPOTS, SPACES
from burgrave.games.burgundy.questions import FREE_STEP_PLACE
from burgrave.games.burgundy.steps.dice_actions import reach_base
from burgrave.games.burgundy.steps.place import placeable
from burgrave.games.burgundy.steps.storage import ToStore, stored
from burgrave.games.burgundy.steps.turn import GrantedAction, Turn
from burgrave.games.burgundy.tiles import COLOUR, GOODS_KINDS

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State

ANY_NUMBER: Final = 0


def waiting(state: State, seat: int, dice: int) -> float:
    """Return the value of all that is about to happen."""
    value = 0.0
    slots = stored(state, seat)
    room = len(slots)
    tiles = [tile for tile in slots if tile]
    town_halls = 0
    numbers: list[int] = []
    fetched: list[int] = []
    for step in reversed(state.agenda):
        if isinstance(step, Turn):
            break
        if seat not in step.seats(state):
            continue
        step_name = step.name()
        if isinstance(step, GrantedAction):
            numbers.append(step.context(state)[0][1])
        elif step_name == "TownHallAction":
            town_halls += 1
        elif step_name == "Fetch":
            fetched = [state.depots[action.args[0]] for action in step.legal_actions(state, seat) if action.args]
        elif step_name == "SellAtWarehouse":
            value += sale(state, seat, ANY_NUMBER)
        elif step_name in ("LoadGoods", "LoadMoreGoods"):
            value += load(state, seat)
        elif isinstance(step, ToStore):
            tiles.append(state.depots[step.space])
    chances = dice + len(numbers) + town_halls
    if not chances:
        return value  # No die is left to place anything with.
    reachable = [placeable(state, seat, tile) for tile in tiles]
    values = [promise(state, seat, tile, dice, 0) for tile in tiles]
    ranked = ranking(state, seat, tiles, values, dice)
    for place in range(min(len(ranked), chances, room)):
        value += ranked[place] * part(place, room)
    if len(tiles) >= room and not any(reachable):
        value -= w.STUCK
    if fetched:
        value += take(state, seat, fetched, ranked, dice)
    for _ in range(town_halls):
        value += (1 - w.STORED) * best_ready(state, seat, ANY_NUMBER, tiles, reachable, values)
    for number in sorted(numbers):
        value += best_action(state, seat, number, tiles, reachable, values, ranked, dice)
    left = state.dice_left[seat]
    if left in (1, 2):
        value += best_action(state, seat, state.dice[seat * 2 + left - 1], tiles, reachable, values, ranked, dice)
    return value


def part(place: int, room: int) -> float:
    """Return the share of its value for which a stored tile counts: `place` is its place among them, the best one first."""
    return w.STORED if place < room - 1 else w.STORED_LAST


def promise(state: State, seat: int, tile: int, dice: int, rivals: int) -> float:
    """Return the value of placing a tile that the seat has or may take, when `rivals` tiles of its colour come first."""
    hexes = placeable(state, seat, tile)
    if hexes.bit_count() > rivals:
        return max(0.0, gain(state, seat, tile, hexes, dice) - w.PLACING)
    hexes = spaces(state, seat, tile)
    if hexes.bit_count() > rivals:
        return max(0.0, gain(state, seat, tile, hexes, dice) - w.PLACING) * w.STORED_FAR
    return 0.0


def ranking(state: State, seat: int, tiles: list[int], values: list[float], dice: int) -> list[float]:
    """Return the values of the stored tiles, best first, where those of one colour do not compete for a space."""
    if len(tiles) < 2:
        return values
    ranked: list[float] = []
    colours: list[int] = []
    for place in sorted(range(len(tiles)), key=values.__getitem__, reverse=True):
        colour = COLOUR[tiles[place]]
        rivals = colours.count(colour)
        colours.append(colour)
        ranked.append(promise(state, seat, tiles[place], dice, rivals) if rivals else values[place])
    ranked.sort(reverse=True)
    return ranked


def take(state: State, seat: int, offered: list[int], ranked: list[float], dice: int) -> float:
    """Return what the best of some tiles adds to the value of the storage; with no room, it replaces the least one."""
    slots = stored(state, seat)
    colours = [COLOUR[tile] for tile in slots if tile]
    best = 0.0
    for tile in offered:
        if tile:
            value = promise(state, seat, tile, dice, colours.count(COLOUR[tile]))
            if value > best:
                best = value
    if len(ranked) < len(slots):
        return best * part(len(ranked), len(slots))
    return max(0.0, best - ranked[-1]) * w.STORED_LAST


def best_ready(state: State, seat: int, number: int, tiles: list[int], reachable: list[int], values: list[float]) -> float:
    """Return the value of the best stored tile that a die of this number can place; it is removed from `reachable`."""
    best = 0.0
    chosen = -1
    for index, tile in enumerate(tiles):
        if reachable[index] and values[index] > best:
            base = reach_base(state, seat, FREE_STEP_PLACE + COLOUR[tile])
            if reachable[index] & state.duchy[seat].reach[base + number * WORKERS_SEEN]:
                best = values[index]
                chosen = index
    if chosen >= 0:
        reachable[chosen] = 0
    return best


def best_action(
    state: State,
    seat: int,
    number: int,
    tiles: list[int],
    reachable: list[int],
    values: list[float],
    ranked: list[float],
    dice: int,
) -> float:
    """Return what the best action with a die of this number adds: placing, taking or selling, or workers."""
    depots = state.depots[: DEPOTS * SPACES] if number == ANY_NUMBER else state.depots[(number - 1) * SPACES : number * SPACES]
    best = max(take(state, seat, depots, ranked, dice), sale(state, seat, number))
    best = max(best, (1 - w.STORED) * best_ready(state, seat, number, tiles, reachable, values))
    return max(best * w.READY, 2 * w.WORKER)


def load(state: State, seat: int) -> float:
    """Return the value of the goods of the fullest depot."""
    kinds = state.kinds[seat]
    full = kinds.bit_count() >= state.book.goods_spaces
    best = 0
    for depot in range(DEPOTS):
        count = 0
        for kind in range(GOODS_KINDS):
            if not full or kinds >> kind & 1:
                count += state.depot_goods[depot * GOODS_KINDS + kind]
        if count > best:
            best = count
    return best * w.GOODS * state.book.sold_goods
