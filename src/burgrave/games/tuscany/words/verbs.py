"""What stands on the button of a verb and above its actions in a list of choices."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.tuscany.words.prompts import drawn
from burgrave.games.tuscany.words.tongue import Tongue
from burgrave.games.wording import asking_step

ACTION: Final = "TakeAction"
"""The step whose verbs are buttons besides: first what to do, then with which token."""


def verbs(to: Tongue, state: Any, seat: int) -> dict[str, dict[str, Any]]:
    """For the verbs of what the seat may choose now."""
    if state.is_over or seat not in state.to_act:
        return {}
    step = asking_step(state).worth()
    known = dict.fromkeys(action.verb for action in state.legal_actions(seat))
    return {verb: described(to, state, seat, step, verb) for verb in known}


def described(to: Tongue, state: Any, seat: int, step: str, verb: str) -> dict[str, Any]:
    """Label, icon, heading, and whether it is a button."""
    _ = to.gettext
    other = _("Other")
    is_action = step == ACTION
    if verb == "take" and step == "ChooseBonus":
        label = _("Take a bonus token")
        return {"label": label, "icon": "", "group": label, "button": False}
    label, icon, group, is_button = {
        "draw": (_("Draw {count}").format(count=drawn(state, seat)), "card", _("Draw cards"), True),
        "take": (_("Take"), "t_hex_flat", _("Take a token"), is_action),
        "place": (_("Place"), "t_storage", _("Place a token"), is_action),
        "exchange": (_("Exchange"), "t_swap", _("Exchange all of one colour"), is_action),
        "marble": (_("Second action for 1"), "marble", other, True),
        "pay": (_("Pay"), "", _("Pay"), False),
        "discard": (_("Throw away"), "", _("Throw a token away"), False),
        "arrange": (_("Ready"), "", _("Arrange"), False),
        "end": (_("End turn"), "", other, True),
        "skip": (_("No open token"), "", other, True),
    }[verb]
    return {"label": label, "icon": icon, "group": group, "button": is_button}
