"""The words of the trade routes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from burgrave.games.burgundy.modules.trade_routes.printed import BONUSES, EACH, GAINED, LENGTH, TILES
from burgrave.games.burgundy.words.parts import Part, Topics
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import Titled, titled
from burgrave.games.words import Button, Question, Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def bonus_name(to: Tongue, bonus: int) -> str:
    """What a space brings, in few words."""
    _ = to.gettext
    return {
        "extra_action": _("one more action"),
        "place": _("place a stored tile"),
        "sell": _("sell goods"),
        "take_building": _("take a building"),
        "take_mine_monastery_castle": _("take a mine, monastery or castle"),
        "take_ship_animal": _("take a ship or animals"),
        "workers": to.workers(GAINED["workers"]),
        "silver": to.silver(GAINED["silver"]),
        "points": to.points(GAINED["points"]),
    }[BONUSES[bonus]]


def spaces(to: Tongue, tile: int) -> str:
    """What a tile shows, from left to right."""
    return ", ".join(f"{kind + 1}: {bonus_name(to, bonus)}" for kind, bonus in TILES[tile])


# ---- laying them -----------------------------------------------------------------------------------------------------


def which_tile(to: Tongue, state: Any, seat: int, step: Any) -> Question:
    """The next tile of the route."""
    _ = to.gettext
    return _("Lay your trade route"), _("choose the next tile, from left to right")


def lay(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A tile, by what it shows."""
    told = spaces(to, action.args[0])
    return to.gettext("Lay next: {spaces}").format(spaces=told), told, ""


def lay_button(to: Tongue, state: Any, seat: int, step: Any) -> Button:
    """Above the tiles."""
    told = to.gettext("Lay a tile")
    return told, "", told, False


# ---- what happened ---------------------------------------------------------------------------------------------------


def laid(deed: Any, event: Any) -> None:
    """A tile of the route."""
    deed.add(deed.to.gettext("laid a trade route tile ({spaces})").format(spaces=spaces(deed.to, event[2])))


def filled(deed: Any, event: Any) -> None:
    """Goods on a space; told only where they bring its bonus."""
    _, seat, place, _kind, bonus = event
    if bonus >= 0:
        told = deed.to.gettext("trade route, space {number}: {bonus}")
        deed.rest.append(told.format(number=place + 1, bonus=bonus_name(deed.to, bonus)))
        deed.keys.append(f"{seat}.route_space:{place + 1}")


def filled_sentence(to: Tongue, event: Any) -> str:
    """The same by itself."""
    _, seat, place, kind, bonus = event
    name, goods, number = to.player(seat), to.goods[kind], place + 1
    if bonus < 0:
        told = to.gettext("{name} fills space {number} of the trade route ({goods}).")
        return told.format(name=name, number=number, goods=goods)
    told = to.gettext("{name} fills space {number} of the trade route ({goods}) and gets its bonus: {bonus}.")
    return told.format(name=name, number=number, goods=goods, bonus=bonus_name(to, bonus))


# ---- help ------------------------------------------------------------------------------------------------------------


def told_rules(to: Tongue, seats: int) -> str:
    """The rules in short."""
    each = EACH[max(seats, min(EACH))]
    tiles = to.ngettext("{count} tile of {length} spaces", "{count} tiles of {length} spaces", each)
    return to.gettext(
        "Everybody has a trade route: {tiles}. Goods that you sell go onto its spaces one by one, from left to right. One that "
        "lies on its own number brings the bonus of the space at once, before the next is laid: an action or a placement, a "
        "sale, a tile from a depot, workers, silver or points. Goods on the route count as sold. When it is full, further goods "
        "are simply sold."
    ).format(tiles=tiles.format(count=each, length=LENGTH))


def titles(to: Tongue) -> dict[str, Titled]:
    """Of the module."""
    _ = to.gettext
    return {"trade_routes": titled(_("Trade routes"), _("sold goods fill a row of spaces and bring its bonuses"))}


def rules(to: Tongue, seats: int, options: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """What they are for."""
    return {"trade_routes": (to.gettext("Trade routes"), told_rules(to, seats))}


def topics(to: Tongue, seats: int, options: Mapping[str, Any]) -> Topics:
    """Help on the route."""
    return {"route": {"title": to.gettext("Trade route"), "text": told_rules(to, seats)}}


def option(to: Tongue) -> dict[str, dict[str, Any]]:
    """Who decides on the order of the tiles."""
    _ = to.gettext
    return {
        "route_order": {
            "title": _("Order of trade route tiles"),
            "hint": _("in which order everybody's tiles lie"),
            "values": {
                "random": titled(_("As dealt"), _("in random order")),
                "chosen": titled(_("Laid by the players"), _("one after the other, before the first phase")),
            },
        }
    }


# ---- in a terminal ---------------------------------------------------------------------------------------------------


def rows(to: Tongue, view: Mapping[str, Any], seat: int) -> list[tuple[str, str]]:
    """How far a seat's route is filled, and what its next spaces bring."""
    extra = view["extra"].get("trade_routes")
    if extra is None:
        return []
    own = extra["seats"][seat]
    free = [f"{one['number']}: {bonus_name(to, BONUSES.index(one['bonus']))}" for one in own["spaces"] if one["goods"] is None]
    told = f"{len(own['spaces']) - len(free)}/{len(own['spaces'])}"
    return [(to.gettext("Route"), f"{told}; {', '.join(free[:LENGTH])}" if free else told)]


TRADE_ROUTES_PART = Part(
    questions={"LayRoute": which_tile},
    labels={"lay": lay},
    buttons={"lay": lay_button},
    declining={"RouteBonus": lambda to: (to.gettext("Decline the bonus"), to.gettext("declined the bonus of the trade route"))},
    grants={"trade_route": lambda to: (to.pgettext("what grants", "Trade route"), to.gettext("thanks to the trade route"))},
    sentences={
        "lay_route": lambda to, event: to.gettext("{name} lays a trade route tile ({spaces}).").format(
            name=to.player(event[1]), spaces=spaces(to, event[2])
        ),
        "route": filled_sentence,
    },
    tellers={"lay_route": laid, "route": filled},
    sources={"trade_routes": lambda to: (to.gettext("Trade routes"), to.gettext("for the trade route"))},
    stocks={"trade_route": lambda to: to.gettext("{name} gets {amount} from the trade route.")},
    titles=titles,
    rules=rules,
    topics=topics,
    options=option,
    rows=rows,
    lines=lambda to, view: [],
)
