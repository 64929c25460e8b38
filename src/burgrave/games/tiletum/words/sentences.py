"""Single events as sentences, each with its player's name: what a terminal prints, event by event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.games.tiletum.elements import BONUS_OF_SPACE, BONUS_OF_TRACK
from burgrave.games.tiletum.europe import CATHEDRAL_PLACE, HOUSE_PLACE
from burgrave.games.tiletum.fairs import FAIRS
from burgrave.games.tiletum.kinds import GOOD_KINDS
from burgrave.games.tiletum.numbers import SIDES
from burgrave.games.tiletum.tiles import FIRST_CREST
from burgrave.games.tiletum.words.tongue import Tongue
from burgrave.games.wording import about_player

Sentence = Callable[[Tongue, Any], str]
"""Called with the tongue, which knows the players, and the event."""


# ---- points ----------------------------------------------------------------------------------------------------------


def source_title(to: Tongue, source: str) -> str:
    """A source of points as a line of the score sheet."""
    _ = to.gettext
    return {
        "start": _("At the start"),
        "contracts": _("Contracts"),
        "contract_spaces": _("Contract spaces"),
        "cathedrals": _("Cathedrals"),
        "crests": _("Crests"),
        "characters": _("Characters"),
        "helpers": _("Helpers"),
        "houses": _("House spaces"),
        "king": _("King track"),
        "leader": _("Leading the king track"),
        "fairs": _("Fairs"),
        "buildings": _("Completed buildings"),
        "houses_and_pillars": _("Houses times pillars"),
        "goods": _("Goods left"),
    }[source]


def score(to: Tongue, event: Any) -> str:
    """Points, and what for."""
    _, seat, source, points = event
    told = to.gettext("{name} scores {points} ({why}).") if points > 0 else to.gettext("{name} loses {points} ({why}).")
    return told.format(name=to.player(seat), points=to.points(abs(points)), why=source_title(to, source))


# ---- dice and actions ------------------------------------------------------------------------------------------------


def roll(to: Tongue, event: Any) -> str:
    """What lies around the wheel."""
    return to.gettext("Dice are rolled: {dice}.").format(dice=rolled(to, event[2:]))


def rolled(to: Tongue, faces: Any) -> str:
    """Dice by colour: "gold 1 and 4, iron 2"."""
    found = []
    for good in range(GOOD_KINDS):
        values = [str(face % SIDES + 1) for face in faces if face // SIDES == good]
        if values:
            found.append(to.gettext("{good}: {values}").format(good=to.good[good], values=" ".join(values)))
    return ", ".join(found)


def die(to: Tongue, event: Any) -> str:
    """A die, perhaps changed."""
    _, seat, face, value, kind, gold = event
    told = to.gettext("{name} takes {die}: {action}.")
    if gold:
        told = to.gettext("{name} takes {die}, turned to {value}: {action}.")
    return told.format(name=to.player(seat), die=to.die(face), value=value, action=to.action[kind])


def action(to: Tongue, event: Any) -> str:
    """The action of a die begins."""
    _, seat, kind, points, bonus = event
    told = to.gettext("{name} does {action}: {points}.")
    if bonus:
        told = to.gettext("{name} does {action}: {points}, {bonus} of them from a building.")
    return told.format(name=to.player(seat), action=to.the_action[kind], points=to.action_points(points + bonus), bonus=bonus)


def side(to: Tongue, event: Any) -> str:
    """An action besides it."""
    told = to.gettext("{name} does {action} besides: {points}.")
    return told.format(name=to.player(event[1]), action=to.the_action[event[2]], points=to.action_points(event[3]))


def corruption(to: Tongue, event: Any) -> str:
    """A token is revealed."""
    return f"{corrupted(to, event[3])}."


def corrupted(to: Tongue, value: int) -> str:
    """What a corruption token does."""
    if not value:
        return to.gettext("Corruption 0: nobody moves")
    told = to.ngettext(
        "Corruption {count}: all one back on the king track", "Corruption {count}: all {count} back on the king track", value
    )
    return told.format(count=value)


# ---- the king and fairs ----------------------------------------------------------------------------------------------


def king(to: Tongue, event: Any) -> str:
    """A marker moves on the king track, or cannot."""
    _, seat, steps, space = event
    told = (
        to.gettext("{name} moves to {space} on the king track.")
        if steps
        else to.gettext("{name} stays at {space} on the king track.")
    )
    return told.format(name=to.player(seat), space=minus(space))


def minus(number: int) -> str:
    """A number that may be below 0, with a sign that is as wide as a digit."""
    return str(number).replace("-", "−")


def fair_counts(to: Tongue, tile: int) -> str:
    """What a fair gives its points for."""
    _ = to.gettext
    return {
        "house_and_pillar": _("for each house with a pillar on the map"),
        "contract_and_cathedral": _("for each fulfilled contract with a cathedral tile"),
        "contracts": _("for each fulfilled contract"),
        "king": _("once, and the points of the king track once more"),
        "crest_and_contract": _("for each crest with a fulfilled contract"),
        "houses": _("for each house on the map"),
        "upper_characters": _("for each character on floor 2 or 3"),
        "crests": _("for each crest, placed or stored"),
        "pillars": _("for each pillar on the map"),
        "full_buildings": _("for each building with all rooms full"),
        "cathedrals": _("for each cathedral tile"),
    }[FAIRS[tile]]


def fair(to: Tongue, event: Any) -> str:
    """A fair begins."""
    _, _, city, tile, points = event
    told = to.gettext("The fair {place}: {points} {each}.")
    return told.format(place=to.at(city), points=to.points(points), each=fair_counts(to, tile))


def attend(to: Tongue, event: Any) -> str:
    """Somebody takes part."""
    told = to.gettext("{name} takes part in the fair and counts {count}.")
    return told.format(name=to.player(event[1]), count=event[2])


def order(to: Tongue, event: Any) -> str:
    """The new turn order."""
    return f"{ordered(to, event[2:])}."


def ordered(to: Tongue, seats: Any) -> str:
    """Players in turn order."""
    return to.gettext("Turn order: {names}").format(names=", ".join(to.player(seat) for seat in seats))


# ---- tiles and pieces ------------------------------------------------------------------------------------------------


def bonus_place(to: Tongue, number: int) -> str:
    """Where a bonus tile lies."""
    if number == BONUS_OF_TRACK:
        return to.gettext("beside the king track")
    if number >= BONUS_OF_SPACE:
        return to.gettext("on the space {action}").format(action=to.action[number - BONUS_OF_SPACE])
    return to.at(number)


def with_tile(template: Callable[[Tongue], str]) -> Sentence:
    """A sentence about a player and a tile."""
    return lambda to, event: template(to).format(name=to.player(event[1]), tile=to.a[event[2]])


def move(to: Tongue, event: Any) -> str:
    """A figure on the map."""
    told = to.gettext("{name} moves {figure} {place}.")
    return told.format(name=to.player(event[1]), figure=to.the_figure[event[2]], place=to.towards(event[4]))


def complete(to: Tongue, event: Any) -> str:
    """A building with a crest and full rooms."""
    _, seat, building, kind, points = event
    if kind < 0:
        told = to.gettext("{name} completes building {number}.")
        return told.format(name=to.player(seat), number=building + 1)
    told = to.gettext("{name} completes building {number}: {points} more for {action}.")
    return told.format(name=to.player(seat), number=building + 1, points=to.action_points(points), action=to.the_action[kind])


def lapse(to: Tongue, event: Any) -> str:
    """Something that there is nothing for."""
    told = to.gettext("{name}: {lapse}.")
    return told.format(name=to.player(event[1]), lapse=lapsed(to, event[2]))


def lapsed(to: Tongue, step: str) -> str:
    """Why nothing is asked."""
    _ = to.gettext
    return {
        "BuildHouseAnywhere": _("no house can be built"),
        "BuildPillarAnywhere": _("no pillar can be set up"),
        "Stroll": _("nothing can be built"),
        "SideAct": _("nothing to do with the points"),
    }.get(step, _("nothing to choose"))


SENTENCES: Final[dict[str, Sentence]] = {
    "round": lambda to, event: to.gettext("Round {round} begins.").format(round=event[2]),
    "layout": lambda to, event: to.gettext("Actions around the wheel: {actions}.").format(
        actions=", ".join(to.action[kind] for kind in event[2:])
    ),
    "roll": roll,
    "corruption": corruption,
    "turn": about_player(lambda to: to.gettext("It is {name}'s turn.")),
    "die": die,
    "action": action,
    "side": side,
    "gain": lambda to, event: to.gettext("{name} gets {goods}.").format(
        name=to.player(event[1]), goods=to.goods(event[3], event[2])
    ),
    "pay": lambda to, event: to.gettext("{name} pays {goods}.").format(
        name=to.player(event[1]), goods=to.goods(event[3], event[2])
    ),
    "exchange": lambda to, event: to.gettext("{name} exchanges {goods}.").format(
        name=to.player(event[1]), goods=to.goods(1, event[2])
    ),
    "move": move,
    "house": lambda to, event: to.gettext("{name} builds a house {place}.").format(
        name=to.player(event[1]), place=to.at(HOUSE_PLACE[event[2]])
    ),
    "pillar": lambda to, event: to.gettext("{name} sets up a pillar {place}.").format(
        name=to.player(event[1]), place=to.at(CATHEDRAL_PLACE[event[2]])
    ),
    "bonus": with_tile(lambda to: to.gettext("{name} takes {tile}.")),
    "character": with_tile(lambda to: to.gettext("{name} takes {tile} from the market.")),
    "contract": with_tile(lambda to: to.gettext("{name} takes {tile} from the market.")),
    "use": with_tile(lambda to: to.gettext("{name} uses {tile}.")),
    "discard": with_tile(lambda to: to.gettext("{name} discards {tile}.")),
    "fulfil": with_tile(lambda to: to.gettext("{name} fulfils {tile}.")),
    "reveal": lambda to, event: to.gettext("New in the market: {tile}.").format(tile=to.title[event[2]]),
    "offer": lambda to, event: to.gettext("New in the market: {tile}.").format(tile=to.title[event[2]]),
    "tile": lambda to, event: to.gettext("A bonus tile {place}: {tile}.").format(
        place=bonus_place(to, event[3]), tile=to.title[event[2]]
    ),
    "renew": about_player(lambda to: to.gettext("{name} replaces all characters of the market.")),
    "settle": lambda to, event: to.gettext("{name} moves {tile} {room}.").format(
        name=to.player(event[1]), tile=to.a[event[2]], room=to.into_room(event[3])
    ),
    "crest": lambda to, event: to.gettext("{name} places {tile} {ground}.").format(
        name=to.player(event[1]), tile=to.a[FIRST_CREST + event[2] - 1], ground=to.on_ground(event[3])
    ),
    "full": lambda to, event: to.gettext("{name} fills building {number} and gets its house.").format(
        name=to.player(event[1]), number=event[2] + 1
    ),
    "complete": complete,
    "cathedral": lambda to, event: to.gettext("{name} helps to build the cathedral {place}.").format(
        name=to.player(event[1]), place=to.at(CATHEDRAL_PLACE[event[2]])
    ),
    "reuse": lambda to, event: to.gettext("{name} uses building {number} once more.").format(
        name=to.player(event[1]), number=event[2] + 1
    ),
    "resolve": lambda to, event: to.gettext("{name}: once more {room}.").format(name=to.player(event[1]), room=to.room(event[2])),
    "king": king,
    "king_phase": lambda to, event: to.gettext("The king phase of round {round}.").format(round=event[2]),
    "order": order,
    "fair": fair,
    "attend": attend,
    "score": score,
    "skip": about_player(lambda to: to.gettext("{name} declines.")),
    "lapse": lapse,
    "end": about_player(lambda to: to.gettext("{name} ends the turn.")),
    "clean_up": lambda to, event: to.gettext("The wheel turns by one."),
    "over": lambda to, event: to.gettext("The game is over; the last points are counted."),
    "secret": about_player(lambda to: to.gettext("{name} is ready.")),
}
"""By kind of event."""
