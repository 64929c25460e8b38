"""Actions in words: the whole line (`label`), the short one below its heading (`short`), and what distinguishes it (`how`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.agenda import Step
from burgrave.games.language import first_upper
from burgrave.games.tiletum.elements import BONUS_OF_SPACE, BONUS_OF_TRACK
from burgrave.games.tiletum.europe import CATHEDRAL_PLACE, HOUSE_PLACE, HOUSE_POINTS, HOUSE_REUSE
from burgrave.games.tiletum.house import ROOMS
from burgrave.games.tiletum.kinds import GOLD
from burgrave.games.tiletum.numbers import GOLD_FOR_A_GOOD, GOLD_PER_STEP, SIDES, WHOLE
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.steps.dice import steps_between
from burgrave.games.tiletum.steps.walk import Stroll
from burgrave.games.tiletum.words.language import Language
from burgrave.games.tiletum.words.task_labels import TASK_LABELS, helper_used, stored
from burgrave.games.words import Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action

ACTION_ICONS: Final = ("merchant", "architect", "character", "contract", "crown", "any")
"""Signs of the actions, by action."""

# ---- taking ----------------------------------------------------------------------------------------------------------


def take(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `take`: a die, a bonus tile, or a tile of one of the markets."""
    sort = action.path[0].partition(":")[0]
    if sort == "die":
        return take_die(language, state, action)
    if sort == "bonus":
        return take_bonus(language, state, action.args[0])
    tile = (state.characters if sort == "character" else state.contracts)[action.args[0]]
    number = action.args[0] + 1
    label = language.gettext("Take {tile} (market {number})").format(tile=language.the[tile], number=number)
    return label, language.gettext("{tile}, market {number}").format(tile=language.title[tile], number=number), ""


def take_die(language: Language, state: State, action: Action) -> Texts:
    """Return the texts of taking a die for an action, with the price of changing it."""
    _ = language.gettext
    face, kind = action.args
    value = state.facing.index(kind)
    points = language.action_points(WHOLE - value - 1)
    gold = GOLD_PER_STEP * steps_between(face % SIDES, value)
    how = _("{action}, {points}").format(action=language.action[kind], points=points)
    if not gold:
        return _("Take {die}: {action}").format(die=language.die(face), action=how), language.die(face), how
    how = _("turned to {value} for {gold}: {action}").format(value=value + 1, gold=language.goods(gold, GOLD), action=how)
    return _("Take {die}, {how}").format(die=language.die(face), how=how), language.die(face), how


def take_bonus(language: Language, state: State, number: int) -> Texts:
    """Return the texts of taking a bonus tile from the map, an action space or the king track."""
    _ = language.gettext
    if number == BONUS_OF_TRACK:
        tile = state.king_tile
        label = _("Take {tile} as the leader").format(tile=language.the[tile])
    elif number >= BONUS_OF_SPACE:
        tile = state.space_tiles[number - BONUS_OF_SPACE]
        label = _("Take {tile}").format(tile=language.the[tile])
    else:
        tile = state.map_tiles[number]
        label = _("Take {tile} {place}").format(tile=language.the[tile], place=language.at(number))
    return label, language.title[tile], ""


# ---- the map ---------------------------------------------------------------------------------------------------------


def move(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `move`: a figure goes to a space, by the shortest way."""
    figure, place = action.args
    label = language.gettext("Move {figure} {place}").format(figure=language.the_figure[figure], place=language.towards(place))
    if not isinstance(step, Stroll):
        return label, language.place(place), ""
    return label, language.gettext("{figure} {place}").format(figure=language.action[figure], place=language.towards(place)), ""


def build(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `build`: a house with what its space brings, or a pillar."""
    _ = language.gettext
    if action.path[0].startswith("pillar:"):
        place = CATHEDRAL_PLACE[action.args[0]]
        return _("Set up a pillar {place}").format(place=language.at(place)), language.place(place), ""
    space = action.args[0]
    place = HOUSE_PLACE[space]
    label, short = _("Build a house {place}").format(place=language.at(place)), language.place(place)
    brings = house_brings(language, space)
    if brings:
        label, short = f"{label}: {brings}", f"{short}: {brings}"
    return label, short, ""


def house_brings(language: Language, space: int) -> str:
    """Return what a house space brings; "" for most."""
    if HOUSE_REUSE[space]:
        return language.gettext("a building once more")
    return language.points(HOUSE_POINTS[space]) if HOUSE_POINTS[space] else ""


# ---- markets and rooms -----------------------------------------------------------------------------------------------


def choose(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `choose`: one of the five actions."""
    kind = action.args[0]
    return language.gettext("Do {action}").format(action=language.the_action[kind]), language.action[kind], ""


def renew(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `renew`: new characters in the market."""
    text = language.gettext("Replace all characters of the market")
    return text, text, ""


def settle(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `settle`: a stored character moves into a room."""
    place, room = action.args
    tile = stored(state, seat, place)
    label = language.gettext("Move {character} {room}").format(character=language.the[tile], room=language.into_room(room))
    return label, language.gettext("{character} {room}").format(character=language.title[tile], room=language.into_room(room)), ""


def exchange(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `exchange`: a good is given away for another."""
    good = action.args[0]
    return language.gettext("Give {goods} for another good").format(goods=language.goods(1, good)), language.good[good], ""


def gain(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `gain`: a good is taken."""
    goods = language.goods(1, action.args[0])
    return language.gettext("Take {goods}").format(goods=goods), language.good[action.args[0]], ""


# ---- characters once more --------------------------------------------------------------------------------------------


def reuse(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `reuse`: a building whose characters bring something again."""
    building = action.args[0]
    return language.gettext("Use building {number} once more").format(number=building + 1), language.building(building), ""


def resolve(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `resolve`: the next character of a reused building."""
    room = action.args[0]
    tile = state.rooms[seat * ROOMS + room]
    text = language.gettext("{character}, {room}").format(character=language.title[tile], room=language.room(room))
    return first_upper(text), text, ""


# ---- nothing more ----------------------------------------------------------------------------------------------------


def skip(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `skip`: what is declined."""
    text = declined(language, step.name())
    return text, text, ""


def declined(language: Language, step: str) -> str:
    """Return how a step is declined, by its name."""
    _ = language.gettext
    return {
        "TakeBonusTile": _("Leave the tile"),
        "TakeKingTile": _("Discard the tile"),
        "SideAct": _("Give these points up"),
        "Stroll": _("Nothing more"),
        "Travel": _("Stay"),
        "ReuseBuilding": _("No building"),
        "ResolveBonuses": _("Ignore the others"),
    }[step]


def end(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of `end`: the turn is over."""
    text = language.gettext("End your turn")
    return text, text, ""


LABELS: Final[Mapping[str, Callable[[Language, State, int, Any, Action], Texts]]] = {
    "take": take,
    "choose": choose,
    "move": move,
    "build": build,
    "renew": renew,
    "settle": settle,
    "exchange": exchange,
    "gain": gain,
    **TASK_LABELS,
    "reuse": reuse,
    "resolve": resolve,
    "skip": skip,
    "end": end,
}
"""By verb: returns the texts of an action."""


def summary(language: Language, state: State, seat: int, action: Action, texts: Texts) -> str:
    """Return what an action does, however it is done: "Take iron 2"."""
    _ = language.gettext
    if action.verb == "take" and action.path[0].startswith("die:"):
        return _("Take {die}").format(die=language.die(action.args[0]))
    if action.verb == "fulfil":
        return _("Fulfil {contract}").format(contract=language.the[stored(state, seat, action.args[0])])
    if action.verb == "use":
        return _("Use {helper}").format(helper=language.the[helper_used(state, seat, action)])
    if action.verb == "buy":
        return _("Buy a good for {gold}").format(gold=language.goods(GOLD_FOR_A_GOOD, GOLD))
    return texts[0]


def signs(state: State, seat: int, action: Action) -> list[str]:
    """Return icons of how an action is done: the action that a die is taken for; [] for other actions."""
    return [ACTION_ICONS[action.args[1]]] if action.path and action.path[0].startswith("die:") else []
