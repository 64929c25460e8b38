"""What is shown of a long turn besides its question: the trail of its steps, tasks at any time, points that would be given up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from burgrave.engine.agenda import Step
from burgrave.engine.decision import Decision
from burgrave.games.tiletum.elements import BONUS_OF_SPACE, BONUS_OF_TRACK
from burgrave.games.tiletum.europe import CATHEDRAL_PLACE, HOUSE_PLACE
from burgrave.games.tiletum.house import ROOMS
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS
from burgrave.games.tiletum.numbers import SIDES
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.tiles import ADDS, CONTRACT_TILE, CREST, HELPER, KIND, POINTS, SORT
from burgrave.games.tiletum.words.labels import ACTION_ICONS
from burgrave.games.tiletum.words.language import Language
from burgrave.games.tiletum.words.prompts import TASKS, offered
from burgrave.games.tiletum.words.task_labels import stored
from burgrave.games.tiletum.words.verbs import VERBS
from burgrave.games.words import Chip, Tasks

if TYPE_CHECKING:
    from burgrave.engine.action import Action

ActionChip = Callable[[Language, State, int, "Action"], Chip]
"""Returns the chip of an action that a seat chose in a state."""


def tasks(language: Language, state: State, seat: int, step: Step[State]) -> Tasks | None:
    """Return the five tasks, wherever they may be done between two steps (p. 19)."""
    if not isinstance(step, Decision) or TASKS[0] not in state.rules.verbs[step.decision]:
        return None
    signs = tuple((verb, *VERBS[verb](language, state, seat, step)[:2]) for verb in TASKS)
    return Tasks(language.gettext("Tasks, at any time"), language.gettext("Tasks"), signs)


def warns(language: Language, state: State, seat: int, step: Step[State], action: Action) -> str:
    """Return a warning that action points which could still be spent are lost at the end of the turn; "" where none are."""
    if action.verb != "end" or not state.points or offered(state, seat) <= {"end", *TASKS}:
        return ""
    return language.ngettext("{count} point unspent", "{count} points unspent", state.points).format(count=state.points)


# ---- the steps of a turn in signs --------------------------------------------------------------------------------------


def chip(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Chip:
    """Return what a step was, in as few signs as possible."""
    return CHIPS[action.verb](language, state, seat, action)


def goods_sign(number: int, good: int) -> tuple[str, str]:
    """Return a number with its sign, and the icon of a good."""
    return f"{number:+d}".replace("-", "\u2212"), f"t_{GOODS[good]} g-{GOODS[good]}"


def tile_sign(tile: int) -> Chip:
    """Return the signs of a tile by its sort; a crest by its family, and a helper that adds points by how many."""
    if SORT[tile] == CREST:
        return (("", f"crest{KIND[tile]}"),)
    if SORT[tile] == HELPER:
        return (("", "tile"), (f"+{ADDS[tile]}", "ap")) if ADDS[tile] else (("", "tile"),)
    return (("", "contract" if SORT[tile] == CONTRACT_TILE else f"ch_{ACTION_KINDS[KIND[tile]]}"),)


def take(language: Language, state: State, seat: int, action: Action) -> Chip:
    """Return the signs of a die with its goods and action, or a tile."""
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


def build(language: Language, state: State, seat: int, action: Action) -> Chip:
    """Return the signs of a house or a pillar, and where."""
    if action.path[0].startswith("pillar:"):
        return ("", "pillar"), (language.place(CATHEDRAL_PLACE[action.args[0]]), "")
    return ("", "house"), (language.place(HOUSE_PLACE[action.args[0]]), "")


def fulfil(language: Language, state: State, seat: int, action: Action) -> Chip:
    """Return the signs of a contract and its points."""
    return ("", "contract"), (f"+{POINTS[stored(state, seat, action.args[0])]}", "point")


def use(language: Language, state: State, seat: int, action: Action) -> Chip:
    """Return the signs of a helper; one that changes the die with the good."""
    if len(action.args) == 1:
        return tile_sign(stored(state, seat, action.args[0]))
    name = GOODS[action.args[1]]
    return ("", "recolour"), ("", f"t_{name} g-{name}")


def resident(language: Language, state: State, seat: int, tile: int) -> Chip:
    """Return the signs of a character in the house."""
    return *tile_sign(tile), ("", "full_house")


CHIPS: Final[Mapping[str, ActionChip]] = {
    "take": take,
    "choose": lambda language, state, seat, action: (("", ACTION_ICONS[action.args[0]]),),
    "move": lambda language, state, seat, action: (("", ACTION_ICONS[action.args[0]]), (language.place(action.args[1]), "")),
    "build": build,
    "renew": lambda language, state, seat, action: (("", "turn"),),
    "settle": lambda language, state, seat, action: resident(language, state, seat, stored(state, seat, action.args[0])),
    "exchange": lambda language, state, seat, action: (goods_sign(-1, action.args[0]),),
    "gain": lambda language, state, seat, action: (goods_sign(1, action.args[0]),),
    "buy": lambda language, state, seat, action: (goods_sign(1, action.args[1]),),
    "fulfil": fulfil,
    "place": lambda language, state, seat, action: tile_sign(stored(state, seat, action.args[0])),
    "contribute": lambda language, state, seat, action: (("", "cathedral"), (language.place(CATHEDRAL_PLACE[action.args[0]]), "")),
    "use": use,
    "reuse": lambda language, state, seat, action: (("", "reuse"),),
    "resolve": lambda language, state, seat, action: resident(language, state, seat, state.rooms[seat * ROOMS + action.args[0]]),
    "skip": lambda language, state, seat, action: (("", "close"),),
    "end": lambda language, state, seat, action: (("", "check"),),
}
"""By verb: returns the chip of a step, pairs of text and icon."""
