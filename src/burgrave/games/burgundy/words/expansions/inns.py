"""The words of the inns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from burgrave.games.burgundy.elements import DEPOT_SPACES, INN_SPACES
from burgrave.games.burgundy.mainboard import BLACK_PRICE, REGION_POINTS
from burgrave.games.burgundy.tiles import INN
from burgrave.games.burgundy.words.parts import Part, Topics
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.burgundy.words.verbs import no_purchase
from burgrave.games.wording import Titled, titled
from burgrave.games.words import Button, Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action

EXAMPLE = 4
"""A size of region, to tell what an inn makes of it."""


def buy_inn(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """An inn for silver."""
    return to.gettext("Buy the inn beside the black depot"), to.heading[INN], ""


def button(to: Tongue, state: Any, seat: int, step: Any) -> Button:
    """Like that of the black depot."""
    _ = to.gettext
    return _("Buy for {price}").format(price=to.silver(BLACK_PRICE)), "silver", _("Buy an inn"), False


def place(to: Tongue) -> tuple[str, str, str]:
    """Where they lie."""
    _ = to.gettext
    return _("beside the black depot"), _("Beside the black depot now lies {tile}."), _("beside the black depot")


def missing(to: Tongue, state: Any, seat: int) -> dict[str, str]:
    """Why the topmost inn cannot be bought."""
    reason = no_purchase(to, state, seat)
    tiles = state.depots[INN_SPACES.start : INN_SPACES.stop]  # none where there are no inns
    there = [DEPOT_SPACES[space].name for space, tile in zip(INN_SPACES, tiles) if tile]
    return {there[-1]: reason} if reason and there else {}


def told(to: Tongue) -> str:
    """The rules in short."""
    return to.gettext(
        "At the start of every phase an inn is laid beside the black depot, on top of those that nobody has bought: they stay. The "
        "purchase of your turn may be an inn, for {price}. A die places it on an empty space of any colour, by the usual rules; a "
        "region takes one inn only. It does nothing itself, but its region counts as one space larger: one of {size} spaces "
        "pays {larger} points, not {usual}."
    ).format(price=to.silver(BLACK_PRICE), size=EXAMPLE, larger=REGION_POINTS[EXAMPLE + 1], usual=REGION_POINTS[EXAMPLE])


def titles(to: Tongue) -> dict[str, Titled]:
    """Of the module."""
    _ = to.gettext
    return {"inns": titled(_("Inns"), _("for any space of a duchy; a region with one counts larger"))}


def rules(to: Tongue, seats: int, options: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """What they do."""
    return {"inns": (to.gettext("Inns"), told(to))}


def topics(to: Tongue, seats: int, options: Mapping[str, Any]) -> Topics:
    """Help on their stack."""
    return {"inns": {"title": to.gettext("Inns"), "text": told(to), "piece": "inn"}}


def lines(to: Tongue, view: Mapping[str, Any]) -> list[str]:
    """How many can be bought."""
    count = len(view["extra"]["inns"]["stack"])
    told = to.ngettext("{count} inn beside the black depot", "{count} inns beside the black depot", count)
    return [told.format(count=count) + "."]


INNS_PART = Part(
    labels={"buy_inn": buy_inn},
    buttons={"buy_inn": button},
    places={"inn": place},
    missing=missing,
    titles=titles,
    rules=rules,
    topics=topics,
    lines=lines,
)
