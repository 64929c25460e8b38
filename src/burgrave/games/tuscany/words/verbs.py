"""What stands on the button of a verb and above its actions in a list of choices."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.tuscany.words.prompts import drawn
from burgrave.games.tuscany.words.tongue import Tongue
from burgrave.games.words import Button

ACTION: Final = "TakeAction"
"""The step whose verbs are buttons besides: first what to do, then with which token."""


def button(to: Tongue, state: Any, seat: int, step: Any, verb: str) -> Button:
    """Of a verb that may be chosen now."""
    _ = to.gettext
    other = _("Other")
    is_action = step.worth() == ACTION
    if verb == "take" and step.worth() == "ChooseBonus":
        label = _("Take a bonus token")
        return label, "", label, False
    found: dict[str, Button] = {
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
    }
    return found[verb]
