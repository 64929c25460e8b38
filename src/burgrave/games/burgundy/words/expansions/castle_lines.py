"""The words of the lines to castles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.elements import HEX
from burgrave.games.burgundy.modules.castle_lines import ID, PRICE, SOURCE
from burgrave.games.burgundy.steps.storage import stored
from burgrave.games.burgundy.tiles import CASTLE_TILE, COLOUR
from burgrave.games.burgundy.words.parts import Part, Topics
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import Entry, Titled, entry, titled
from burgrave.games.words import Button, Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def recover(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A castle for both dice and points."""
    _ = to.gettext
    told = _("Take back a castle for both dice and {points}").format(points=to.points(PRICE))
    return told, to.heading[CASTLE_TILE], _("both dice")


def button(to: Tongue, state: Any, seat: int, step: Any) -> Button:
    """A button of its own: the castles have no place of theirs to click."""
    _ = to.gettext
    return _("Castle for both dice, -{points}").format(points=PRICE), "castle", _("Other"), True


def place(to: Tongue) -> tuple[str, str, str]:
    """Where the castles lie."""
    _ = to.gettext
    return _("from those set aside"), _("Set aside: {tile}."), _("beside the board")


def set_aside(to: Tongue, event: Any) -> str:
    """A castle that nobody took."""
    return to.gettext("Set aside {place}: {tile}.").format(place=to.from_depot(event[3]), tile=to.title[event[2]])


def kept(to: Tongue, events: list[Any]) -> list[Entry]:
    """All of a phase together."""
    count = len(events)
    return [entry(None, to.ngettext("{count} castle is set aside", "{count} castles are set aside", count).format(count=count))]


def told(to: Tongue) -> str:
    """The rules in short."""
    return to.gettext(
        "A tile must not only lie next to another one, but also next to a castle, or on a space from which spaces of its own "
        "colour lead to a castle without a gap. Castles themselves need no such line. Castles that nobody took are set aside when "
        "a phase begins: in your turn, with both dice unused, you may give both and {points} to take one of them into your storage."
    ).format(points=to.points(PRICE))


def titles(to: Tongue) -> dict[str, Titled]:
    """Of the module."""
    _ = to.gettext
    return {ID: titled(_("Lines to castles"), _("duchies 11-18: tiles keep to castles"))}


def rules(to: Tongue, seats: int, options: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """What they say."""
    return {ID: (to.gettext("Lines to castles"), told(to))}


def topics(to: Tongue, seats: int, options: Mapping[str, Any]) -> Topics:
    """Help on the castles set aside."""
    return {"aside": {"title": to.gettext("Castles set aside"), "text": told(to), "piece": "castle"}}


def missing(to: Tongue, state: Any, seat: int) -> dict[str, str]:
    """Spaces next to a tile that a stored tile would suit, were there a line to a castle."""
    duchy = state.duchy[seat]
    around = 0
    for hex_ in bits_of(state.covered[seat]):
        around |= duchy.neighbours[hex_]
    wanted = 0
    for tile in stored(state, seat):
        if tile:
            wanted |= duchy.colour_mask[COLOUR[tile]]
    barred = around & wanted & ~state.covered[seat] & ~state.frontier[seat]
    reason = to.gettext("no line of its colour leads to a castle")
    return {HEX[hex_].name: reason for hex_ in bits_of(barred)}


def lines(to: Tongue, view: Mapping[str, Any]) -> list[str]:
    """How many castles could be taken back."""
    count = view["extra"][ID]["aside"]
    return [to.ngettext("{count} castle is set aside", "{count} castles are set aside", count).format(count=count) + "."]


CASTLE_LINES_PART = Part(
    labels={"recover": recover},
    buttons={"recover": button},
    places={"aside": place},
    sentences={"set_aside": set_aside},
    table={"set_aside": kept},
    sources={SOURCE: lambda to: (to.gettext("Castles taken back"), to.gettext("for a castle taken back"))},
    titles=titles,
    rules=rules,
    topics=topics,
    missing=missing,
    lines=lines,
)
