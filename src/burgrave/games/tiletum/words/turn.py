"""What a long turn shows besides its question: the steps so far as signs, tasks at any time, points that would be given up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.decision import Decision
from burgrave.games.tiletum.elements import BONUS_OF_SPACE, BONUS_OF_TRACK
from burgrave.games.tiletum.europe import CATHEDRAL_PLACE, HOUSE_PLACE
from burgrave.games.tiletum.house import ROOMS
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS
from burgrave.games.tiletum.numbers import SIDES
from burgrave.games.tiletum.tiles import ADDS, CONTRACT_TILE, CREST, HELPER, KIND, POINTS, SORT
from burgrave.games.tiletum.words.labels import ACTION_ICONS
from burgrave.games.tiletum.words.prompts import TASKS, offered
from burgrave.games.tiletum.words.task_labels import stored
from burgrave.games.tiletum.words.tongue import Tongue
from burgrave.games.tiletum.words.verbs import button
from burgrave.games.words import Chip, Tasks

if TYPE_CHECKING:
    from burgrave.engine.action import Action

Sign = Callable[[Tongue, Any, int, "Action"], Chip]


def tasks(to: Tongue, state: Any, seat: int, step: Any) -> Tasks | None:
    """The five tasks, wherever they may be done between two steps (p. 19)."""
    if not isinstance(step, Decision) or TASKS[0] not in state.rules.verbs[step.name]:
        return None
    signs = tuple((verb, *button(to, state, seat, step, verb)[:2]) for verb in TASKS)
    return Tasks(to.gettext("Tasks, at any time"), to.gettext("Tasks"), signs)


def warns(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> str:
    """Action points that could still be spent are lost with the end of the turn."""
    if action.verb != "end" or not state.points or offered(state, seat) <= {"end", *TASKS}:
        return ""
    return to.ngettext("{count} point unspent", "{count} points unspent", state.points).format(count=state.points)


# ---- the steps of a turn in signs --------------------------------------------------------------------------------------


def chip(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Chip:
    """What a step was, as short as can be."""
    return CHIPS[action.verb](to, state, seat, action)


def goods_sign(number: int, good: int) -> tuple[str, str]:
    """Goods that came or went."""
    return f"{number:+d}".replace("-", "\u2212"), f"t_{GOODS[good]} g-{GOODS[good]}"


def tile_sign(tile: int) -> Chip:
    """A tile by its sort; a crest by its family, and a helper that adds points by how many."""
    if SORT[tile] == CREST:
        return (("", f"crest{KIND[tile]}"),)
    if SORT[tile] == HELPER:
        return (("", "tile"), (f"+{ADDS[tile]}", "ap")) if ADDS[tile] else (("", "tile"),)
    return (("", "contract" if SORT[tile] == CONTRACT_TILE else f"ch_{ACTION_KINDS[KIND[tile]]}"),)


def take(to: Tongue, state: Any, seat: int, action: Action) -> Chip:
    """A die with its goods and action, or a tile."""
    sort, number = action.path[0].partition(":")[0], action.args[0]
    if sort == "die":
        kind = action.args[1]
        good = state.recolour if state.recolour >= 0 else number // SIDES
        return goods_sign(state.facing.index(kind) + 1, good), ("", ACTION_ICONS[kind])
    if sort != "bonus":
        return tile_sign((state.characters if sort == "character" else state.contracts)[number])
    if number == BONUS_OF_TRACK:
        return tile_sign(state.king_tile)
    return tile_sign(state.space_tiles[number - BONUS_OF_SPACE] if number >= BONUS_OF_SPACE else state.map_tiles[number])


def build(to: Tongue, state: Any, seat: int, action: Action) -> Chip:
    """A house or a pillar, and where."""
    if action.path[0].startswith("pillar:"):
        return ("", "pillar"), (to.place(CATHEDRAL_PLACE[action.args[0]]), "")
    return ("", "house"), (to.place(HOUSE_PLACE[action.args[0]]), "")


def fulfil(to: Tongue, state: Any, seat: int, action: Action) -> Chip:
    """A contract and its points."""
    return ("", "contract"), (f"+{POINTS[stored(state, seat, action.args[0])]}", "point")


def use(to: Tongue, state: Any, seat: int, action: Action) -> Chip:
    """A helper; one that changes the die with the good."""
    if len(action.args) == 1:
        return tile_sign(stored(state, seat, action.args[0]))
    name = GOODS[action.args[1]]
    return ("", "recolour"), ("", f"t_{name} g-{name}")


def resident(to: Tongue, state: Any, seat: int, tile: int) -> Chip:
    """A character in the house."""
    return *tile_sign(tile), ("", "full_house")


CHIPS: Final[dict[str, Sign]] = {
    "take": take,
    "choose": lambda to, state, seat, action: (("", ACTION_ICONS[action.args[0]]),),
    "move": lambda to, state, seat, action: (("", ACTION_ICONS[action.args[0]]), (to.place(action.args[1]), "")),
    "build": build,
    "renew": lambda to, state, seat, action: (("", "turn"),),
    "settle": lambda to, state, seat, action: resident(to, state, seat, stored(state, seat, action.args[0])),
    "exchange": lambda to, state, seat, action: (goods_sign(-1, action.args[0]),),
    "gain": lambda to, state, seat, action: (goods_sign(1, action.args[0]),),
    "buy": lambda to, state, seat, action: (goods_sign(1, action.args[1]),),
    "fulfil": fulfil,
    "place": lambda to, state, seat, action: tile_sign(stored(state, seat, action.args[0])),
    "contribute": lambda to, state, seat, action: (("", "cathedral"), (to.place(CATHEDRAL_PLACE[action.args[0]]), "")),
    "use": use,
    "reuse": lambda to, state, seat, action: (("", "reuse"),),
    "resolve": lambda to, state, seat, action: resident(to, state, seat, state.rooms[seat * ROOMS + action.args[0]]),
    "skip": lambda to, state, seat, action: (("", "close"),),
    "end": lambda to, state, seat, action: (("", "check"),),
}
"""By verb."""
