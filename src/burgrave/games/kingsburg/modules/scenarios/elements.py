"""What can be clicked for scenarios: groups of supporters, oaths, decks of enemies, and what is offered at a fair."""

from typing import Final

from burgrave.engine.action import Action, Element
from burgrave.games.kingsburg.bundles import KINDS, RESOURCES, Bundle, bundle, bundle_text
from burgrave.games.kingsburg.calendar import LOW_RANK
from burgrave.games.kingsburg.elements import ACTIONS, ADVISER, CHOICES, ON_BOARDS, Paths
from burgrave.games.kingsburg.modules.scenarios.printed import NAMES

ON_BOARDS.add("enemy")
_LOOKS: Final = ACTIONS.block(3356)
_GROUPS: Final = ACTIONS.block(3471)
_BLOCK: Final = ACTIONS.block(3497)

LOOK: Final[list[Action]] = [_LOOKS.add("look", Element(f"enemy:{deck + 1}", deck)) for deck in range(2)]
"""By deck of enemies: look at its card in secret."""
CLAIM: Final[list[Action]] = [_GROUPS.add("claim", Element(f"group:{name}", number)) for number, name in enumerate(NAMES)]
SWEAR: Final[list[Action]] = [_BLOCK.add("swear", adviser) for adviser in ADVISER]
REMOVE: Final[list[Action]] = [_BLOCK.add("remove", adviser) for adviser in ADVISER]
OFFER: Final[dict[Bundle, Action]] = {
    mix: _BLOCK.add("offer", Element(bundle_text(mix), number))
    for number, mix in enumerate(bundle({KINDS[kind]: count}) for kind in range(RESOURCES) for count in (1, 2))
}
CHOICES_OF_GROUPS: Final[dict[str, Paths]] = {**CHOICES, "low_adviser": [[adviser] for adviser in ADVISER[:LOW_RANK]]}
"""By the names of choices in the printed data."""
