"""Modules of a new table in words, and what of the content is ours."""

from __future__ import annotations

from typing import Any

from burgrave.games.tiletum.words.tongue import Tongue
from burgrave.games.wording import Titled, titled


def option_words(to: Tongue) -> dict[str, dict[str, Any]]:
    """None: there is nothing to choose but the modules."""
    return {}


def module_words(to: Tongue) -> dict[str, Titled]:
    """By module: title and hint."""
    _ = to.gettext
    return {
        "base": titled(_("Tiletum"), _("four rounds of three dice; a die is goods and an action at once")),
        "action_tiles": titled(_("Action tiles"), _("the six actions lie around the wheel in random order")),
    }


def reconstructed(to: Tongue) -> tuple[str, ...]:
    """What the tables mark as reconstructed."""
    _ = to.gettext
    return (
        _(
            "Most roads of the map, and which cities have spaces for houses and bonus tiles, for how many players, and what "
            "house spaces bring."
        ),
        _("The order of the actions around the wheel."),
        _("The lowest space of the king track, and that every space is worth its number."),
        _("How many corruption tokens there are of each value."),
        _("The prices below the market of contracts, and the points of the contract spaces."),
        _("The points that rounds add to fairs, but for the third; and most cities where fairs are held."),
        _("Most values of the cathedral tiles and of their cost tiles."),
        _("Which characters there are of each kind beyond the examples, and how many of each."),
        _("How many there are of each contract, crest and helper, in which stack they lie, and for how many players."),
        _("How the goods of some contracts for iron and wool divide, and how much gold and how many points two helpers give."),
    )
