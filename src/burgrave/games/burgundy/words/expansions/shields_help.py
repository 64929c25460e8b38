"""Help on shields, and their rules in short."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.burgundy.modules.shields.pieces import LAID, SHIELDS, TRIBUTE
from burgrave.games.burgundy.words.parts import Topics
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import Titled, titled


def shield_name(to: Tongue, shield: int) -> str:
    """Its number and what we call it."""
    told = to.gettext("shield {number} ({name})")
    return told.format(number=shield + 1, name=to.gettext(str(SHIELDS[shield + 1]["name"])))


def topics(to: Tongue, seats: int, options: Mapping[str, Any]) -> Topics:
    """Every shield."""
    _ = to.gettext
    title, worth = _("Shield {number}: {name}"), _("At the end it is worth {points}.")
    return {
        f"shield:{number}": {
            "title": title.format(number=number, name=_(str(shield["name"]))),
            "text": _(str(shield["effect"])) + " " + worth.format(points=to.points(shield["points"])),
        }
        for number, shield in SHIELDS.items()
    }


def rules(to: Tongue, seats: int, options: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """How they are taken, kept and lost."""
    _ = to.gettext
    laid = LAID.get(seats, LAID[2])
    taking = _(
        "{count} of the {all} shields lie face up in the depots; none is replaced. If both your dice show one number, or workers "
        "make them, you may give up both actions to take a shield from the depot of that number and put it on a castle in your "
        "duchy. A shield that lies there already leaves the game."
    ).format(count=sum(laid), all=len(SHIELDS))
    paying = _(
        "While it lies there it has an effect; at the end it is worth the points printed on it. At the end of every phase, before "
        "mines pay, each of your shields costs {tribute}; those you do not pay for leave the game."
    ).format(tribute=to.silver(TRIBUTE))
    return {"shields": (_("Shields"), f"{taking} {paying}")}


def titles(to: Tongue) -> dict[str, Titled]:
    """Of the module."""
    _ = to.gettext
    return {"shields": titled(_("Shields"), _("doublets take powers for your castles, for a tribute"))}


# ---- in a terminal ---------------------------------------------------------------------------------------------------


def lines(to: Tongue, view: Mapping[str, Any]) -> list[str]:
    """The shields of the depots."""
    _ = to.gettext
    depots = [
        _("depot {number}: {things}").format(number=number, things=to.both([shield_name(to, shield - 1) for shield in shields]))
        for number, shields in enumerate(view["extra"]["shields"]["depots"], 1)
        if shields
    ]
    return ["; ".join(depots) + "."] if depots else []


def rows(to: Tongue, view: Mapping[str, Any], seat: int) -> list[tuple[str, str]]:
    """The shields of a seat, where they lie, and what they are worth."""
    extra = view["extra"].get("shields")
    if extra is None:
        return []
    _ = to.gettext
    own = extra["players"][seat]
    found = [_("{shield} on space {hex}").format(shield=shield_name(to, one - 1), hex=hex_) for hex_, one in own["castles"].items()]
    found += [_("{shield} beside the board").format(shield=shield_name(to, one - 1)) for one in own["beside"]]
    return [(_("Shields"), f"{'; '.join(found)} ({to.points(own['worth'])})")] if found else []
