"""What stands on the button of a verb and above its actions in a list of choices."""

from __future__ import annotations

from typing import Any

from burgrave.games.kingsburg.words.labels import declining
from burgrave.games.kingsburg.words.tongue import Tongue
from burgrave.games.words import Button


def button(to: Tongue, state: Any, seat: int, step: Any, verb: str) -> Button:
    """Of a verb that may be chosen now."""
    _ = to.gettext
    other = _("Other")
    buttons = {
        "pass": (_("Pass"), ""),
        "end": (_("Recruit no more"), ""),
        "redraw": (_("Draw another"), ""),
        "retain": (_("Keep 1 soldier"), ""),
    }
    if verb == "skip" or verb in buttons:
        label, icon = (declining(to, step), "") if verb == "skip" else buttons[verb]
        return label, icon, other, True
    label, icon = {
        "influence": (_("Influence an adviser"), "die5"),
        "lobby": (_("Use a space of your own"), "die5"),
        "travel": (_("With the Travelling Market"), "travelling_market"),
        "take": (_("Take"), ""),
        "pay": (_("Give up"), ""),
        "recruit": (_("Recruit a soldier"), "soldier"),
        "build": (_("Build"), ""),
        "use": (_("Use a power"), ""),
        "waive": (_("Let a loss come first"), ""),
        "look": (_("Look at an enemy"), "k_peek"),
        "cover": (_("Rows to use"), ""),
        "draft": (_("Take a row"), ""),
        "keep": (_("Keep a governor"), ""),
        "nominate": (_("Bid for a governor"), ""),
        "bid": (_("Bid"), ""),
        "send": (_("Send a token"), "soldier"),
        "claim": (_("Win over a group"), ""),
        "mark": (_("Reserve an adviser"), ""),
        "swear": (_("Put a token on an adviser"), ""),
        "remove": (_("Take a token away"), ""),
        "offer": (_("Offer"), ""),
        "name": (_("Name a player"), ""),
        "grant": (_("Grant"), ""),
        "give": (_("Give away"), ""),
    }[verb]
    return label, icon, label, False
