"""What stands on the button of a verb and above its actions in a list of choices."""

from __future__ import annotations

from typing import Any

from burgrave.games.tiletum.kinds import CHARACTER, GOLD, MERCHANT
from burgrave.games.tiletum.numbers import GOLD_FOR_A_GOOD
from burgrave.games.tiletum.words.labels import declined
from burgrave.games.tiletum.words.tongue import Tongue
from burgrave.games.words import PHONE, Button


def button(to: Tongue, state: Any, seat: int, step: Any, verb: str) -> Button:
    """Of a verb that may be chosen now."""
    _ = to.gettext
    if verb == "take":
        return taking(to, step)
    if verb == "skip":
        return declined(to, step.worth()), "", _("Other"), True
    if verb == "build":
        return building(to, step)
    if verb == "use" and step.worth() == "TakeBonusTile":
        return _("Use it at once"), "recolour", _("Take it and use it at once"), True
    found: dict[str, Button] = {
        "choose": (_("Choose"), "", _("Choose an action"), False),
        "move": (_("Move"), "step", _("Move"), False),
        "settle": (_("Settle"), "character", _("Settle a character"), False),
        "renew": (_("Renew the market"), "turn", _("Other"), False),
        "exchange": (_("Exchange"), "t_any", _("Give a good for another"), False),
        "gain": (_("Take"), "t_any", _("Take a good"), False),
        "fulfil": (_("Fulfil a contract"), "contract", _("Fulfil a contract"), True),
        "place": (_("Place a crest"), "crest3", _("Place a crest"), True),
        "contribute": (_("Help to build a cathedral"), "cathedral", _("Help to build a cathedral"), True),
        "use": (_("Use a helper"), "tile", _("Use a helper"), True),
        "buy": (
            _("Buy a good for {gold}").format(gold=to.goods(GOLD_FOR_A_GOOD, GOLD)),
            "t_gold",
            _("Buy a good for {gold}").format(gold=to.goods(GOLD_FOR_A_GOOD, GOLD)),
            True,
        ),
        "reuse": (_("Use once more"), "reuse", _("Use a building once more"), False),
        "resolve": (_("Next"), "reuse", _("Who is next"), False),
        "end": (_("End turn"), "", _("Other"), True),
    }
    return found[verb]


def taking(to: Tongue, step: Any) -> Button:
    """A die, a bonus tile, or something of a market."""
    _ = to.gettext
    name = step.worth()
    if name == "ChooseDie":
        return _("Take a die"), "", _("Take a die"), False
    if name in ("TakeBonusTile", "TakeKingTile"):
        return _("Take the tile"), "tile", _("Take the bonus tile"), True
    if step.kind <= MERCHANT + 1:
        return _("Tile"), "tile", _("Take the bonus tile"), PHONE
    if step.kind == CHARACTER:
        return _("Take"), "character", _("Take a character"), False
    return _("Take"), "contract", _("Take a contract"), False


def building(to: Tongue, step: Any) -> Button:
    """A house or a pillar; where a tile allows both, either."""
    _ = to.gettext
    house, pillar = (_("House"), "house", _("Build a house"), False), (_("Pillar"), "pillar", _("Set up a pillar"), False)
    name = step.worth()
    if name == "Stroll":
        return house if step.house else pillar
    if name in ("BuildHouseAnywhere", "BuildPillarAnywhere"):
        return house if name == "BuildHouseAnywhere" else pillar
    label, icon, group, _is_button = house if step.kind == MERCHANT else pillar
    return label, icon, group, PHONE
