"""What stands on the button of a verb and above its actions in a list of choices."""

from __future__ import annotations

from typing import Any

from burgrave.games.kingsburg.words.labels import declining
from burgrave.games.kingsburg.words.tongue import Tongue
from burgrave.games.wording import asking_step


def verbs(to: Tongue, state: Any, seat: int) -> dict[str, dict[str, Any]]:
    """For the verbs of what the seat may choose now."""
    if state.is_over or seat not in state.to_act:
        return {}
    step = asking_step(state)
    known = dict.fromkeys(action.verb for action in state.legal_actions(seat))
    return {verb: described(to, step, verb) for verb in known}


def described(to: Tongue, step: Any, verb: str) -> dict[str, Any]:
    """Label, icon, heading, and whether it is a button."""
    _ = to.gettext
    other = _("Other")
    buttons = {
        "pass": (_("Pass"), ""),
        "end": (_("Recruit no more"), ""),
        "redraw": (_("Draw another"), ""),
    }
    if verb == "skip" or verb in buttons:
        label, icon = (declining(to, step), "") if verb == "skip" else buttons[verb]
        return {"label": label, "icon": icon, "group": other, "button": True}
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
    return {"label": label, "icon": icon, "group": label, "button": False}
