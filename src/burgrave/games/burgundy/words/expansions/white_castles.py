"""The words of the white castles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.burgundy.tiles import BLACK_WHITE_CASTLES, MONASTERIES, WHITE_CASTLES
from burgrave.games.burgundy.words.parts import Part
from burgrave.games.burgundy.words.tongue import Tongue
from burgrave.games.wording import Titled, titled

CHARTER = 29


def titles(to: Tongue) -> dict[str, Titled]:
    """Of the module."""
    _ = to.gettext
    return {"white_castles": titled(_("White castles"), _("buildings that bring an action with the white die"))}


def rules(to: Tongue, seats: int, options: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    """What they do."""
    _ = to.gettext
    told = _(
        "{coloured} white castles lie among the buildings and {black} among the black tiles. Placing one brings one more action at "
        "once, with the number of the white die. Workers may change it for this action; the die itself is not turned. "
        "Monastery {number} scores {points} for each of them at the end."
    ).format(coloured=WHITE_CASTLES, black=BLACK_WHITE_CASTLES, number=CHARTER, points=to.points(MONASTERIES[CHARTER]["points"]))
    return {"white_castles": (_("White castles"), told)}


WHITE_CASTLES_PART = Part(titles=titles, rules=rules)
