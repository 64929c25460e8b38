"""Actions in words: the whole line (`label`), the short one below its heading (`short`), and which way it is (`how`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.games.tiletum.elements import BONUS_OF_SPACE, BONUS_OF_TRACK
from burgrave.games.tiletum.europe import CATHEDRAL_PLACE, HOUSE_PLACE, HOUSE_POINTS, HOUSE_REUSE
from burgrave.games.tiletum.house import ROOMS
from burgrave.games.tiletum.kinds import GOLD
from burgrave.games.tiletum.numbers import GOLD_FOR_A_GOOD, GOLD_PER_STEP, SIDES, WHOLE
from burgrave.games.tiletum.steps.dice import steps_between
from burgrave.games.tiletum.words.task_labels import TASK_LABELS, helper_used, stored
from burgrave.games.tiletum.words.tongue import Tongue
from burgrave.games.wording import first_upper
from burgrave.games.words import Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action

ACTION_ICONS: Final = ("merchant", "architect", "character", "contract", "crown", "any")
"""Signs of the actions, by action."""

# ---- taking ----------------------------------------------------------------------------------------------------------


def take(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A die, a bonus tile, or a tile of one of the markets."""
    sort = action.path[0].partition(":")[0]
    if sort == "die":
        return take_die(to, state, action)
    if sort == "bonus":
        return take_bonus(to, state, action.args[0])
    tile = (state.characters if sort == "character" else state.contracts)[action.args[0]]
    number = action.args[0] + 1
    label = to.gettext("Take {tile} (market {number})").format(tile=to.the[tile], number=number)
    return label, to.gettext("{tile}, market {number}").format(tile=to.title[tile], number=number), ""


def take_die(to: Tongue, state: Any, action: Action) -> Texts:
    """A die for an action, and what it costs to change it on the way there."""
    _ = to.gettext
    face, kind = action.args
    value = state.facing.index(kind)
    points = to.action_points(WHOLE - value - 1)
    gold = GOLD_PER_STEP * steps_between(face % SIDES, value)
    how = _("{action}, {points}").format(action=to.action[kind], points=points)
    if not gold:
        return _("Take {die}: {action}").format(die=to.die(face), action=how), to.die(face), how
    how = _("turned to {value} for {gold}: {action}").format(value=value + 1, gold=to.goods(gold, GOLD), action=how)
    return _("Take {die}, {how}").format(die=to.die(face), how=how), to.die(face), how


def take_bonus(to: Tongue, state: Any, number: int) -> Texts:
    """A bonus tile from the map, an action space or the king track."""
    _ = to.gettext
    if number == BONUS_OF_TRACK:
        tile = state.king_tile
        label = _("Take {tile} as the leader").format(tile=to.the[tile])
    elif number >= BONUS_OF_SPACE:
        tile = state.space_tiles[number - BONUS_OF_SPACE]
        label = _("Take {tile}").format(tile=to.the[tile])
    else:
        tile = state.map_tiles[number]
        label = _("Take {tile} {place}").format(tile=to.the[tile], place=to.at(number))
    return label, to.title[tile], ""


# ---- the map ---------------------------------------------------------------------------------------------------------


def move(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A figure to a space, by the shortest way."""
    figure, place = action.args
    label = to.gettext("Move {figure} {place}").format(figure=to.the_figure[figure], place=to.towards(place))
    if step.worth() != "Stroll":
        return label, to.place(place), ""
    return label, to.gettext("{figure} {place}").format(figure=to.action[figure], place=to.towards(place)), ""


def build(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A house with what its space brings, or a pillar."""
    _ = to.gettext
    if action.path[0].startswith("pillar:"):
        place = CATHEDRAL_PLACE[action.args[0]]
        return _("Set up a pillar {place}").format(place=to.at(place)), to.place(place), ""
    space = action.args[0]
    place = HOUSE_PLACE[space]
    told, short = _("Build a house {place}").format(place=to.at(place)), to.place(place)
    brings = house_brings(to, space)
    if brings:
        told, short = f"{told}: {brings}", f"{short}: {brings}"
    return told, short, ""


def house_brings(to: Tongue, space: int) -> str:
    """What a house space brings; nothing for most."""
    if HOUSE_REUSE[space]:
        return to.gettext("a building once more")
    return to.points(HOUSE_POINTS[space]) if HOUSE_POINTS[space] else ""


# ---- markets and rooms -----------------------------------------------------------------------------------------------


def choose(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """One of the five actions."""
    kind = action.args[0]
    return to.gettext("Do {action}").format(action=to.the_action[kind]), to.action[kind], ""


def renew(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """New characters in the market."""
    told = to.gettext("Replace all characters of the market")
    return told, told, ""


def settle(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A stored character into a room."""
    place, room = action.args
    tile = stored(state, seat, place)
    label = to.gettext("Move {character} {room}").format(character=to.the[tile], room=to.into_room(room))
    return label, to.gettext("{character} {room}").format(character=to.title[tile], room=to.into_room(room)), ""


def exchange(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A good given away for another."""
    good = action.args[0]
    return to.gettext("Give {goods} for another good").format(goods=to.goods(1, good)), to.good[good], ""


def gain(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A good taken."""
    told = to.goods(1, action.args[0])
    return to.gettext("Take {goods}").format(goods=told), to.good[action.args[0]], ""


# ---- characters once more --------------------------------------------------------------------------------------------


def reuse(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A building whose characters bring something again."""
    building = action.args[0]
    return to.gettext("Use building {number} once more").format(number=building + 1), to.building(building), ""


def resolve(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """One of them."""
    room = action.args[0]
    tile = state.rooms[seat * ROOMS + room]
    told = to.gettext("{character}, {room}").format(character=to.title[tile], room=to.room(room))
    return first_upper(told), told, ""


# ---- nothing more ----------------------------------------------------------------------------------------------------


def skip(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """What may be declined."""
    told = declined(to, step.worth())
    return told, told, ""


def declined(to: Tongue, step: str) -> str:
    """The words for no."""
    _ = to.gettext
    return {
        "TakeBonusTile": _("Leave the tile"),
        "TakeKingTile": _("Discard the tile"),
        "SideAct": _("Give these points up"),
        "Stroll": _("Nothing more"),
        "Travel": _("Stay"),
        "ReuseBuilding": _("No building"),
        "ResolveBonuses": _("Ignore the others"),
    }[step]


def end(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """The end of a turn."""
    told = to.gettext("End your turn")
    return told, told, ""


LABELS: Final[dict[str, Callable[[Tongue, Any, int, Any, Action], Texts]]] = {
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
"""By verb."""


def deed(to: Tongue, state: Any, seat: int, action: Action, told: Texts) -> str:
    """What is done, whichever way: "Take iron 2"."""
    _ = to.gettext
    if action.verb == "take" and action.path[0].startswith("die:"):
        return _("Take {die}").format(die=to.die(action.args[0]))
    if action.verb == "fulfil":
        return _("Fulfil {contract}").format(contract=to.the[stored(state, seat, action.args[0])])
    if action.verb == "use":
        return _("Use {helper}").format(helper=to.the[helper_used(state, seat, action)])
    if action.verb == "buy":
        return _("Buy a good for {gold}").format(gold=to.goods(GOLD_FOR_A_GOOD, GOLD))
    return told[0]


def signs(state: Any, seat: int, action: Action) -> list[str]:
    """The action that a die is taken for; nothing else needs a sign."""
    return [ACTION_ICONS[action.args[1]]] if action.path and action.path[0].startswith("die:") else []
