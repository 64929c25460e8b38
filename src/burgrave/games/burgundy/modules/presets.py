"""The presets of Burgundy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.engine.presets import Preset
from burgrave.games.burgundy.modules import MODULES
from burgrave.speech import marked


def together(names: Sequence[str]) -> tuple[str, ...]:
    """Return those of some modules that are installed and go together; of two that exclude each other the first stays."""
    chosen: list[str] = []
    for name in names:
        module = MODULES.get(name)
        if module is not None and all(name not in MODULES[other].excludes and other not in module.excludes for other in chosen):
            chosen.append(name)
    return tuple(chosen)


EXPANSIONS: Final = tuple(name for name, module in MODULES.items() if name != "base" and not module.mode)
"""The modules that can be added to a game of everybody against everybody."""

PUBLISHED: Final = tuple(
    name
    for name in EXPANSIONS
    if not MODULES[name].is_reconstructed and not {"duchies"} & {*MODULES[name].demands, *MODULES[name].suggests}
)
"""Those of them whose content is published and that leave the duchies alone: dealt boards are partly a guess."""

ALL: Final = (
    Preset(
        "first_game",
        marked("First game"),
        marked("The game itself: duchy 1 for everybody, castles where the rulebook recommends them."),
        2,
    ),
    Preset(
        "everything",
        marked("Box with everything"),
        marked("Every expansion that goes together with the others; for those who know the game well."),
        3,
        together(EXPANSIONS),
    ),
    Preset(
        "documented",
        marked("As published"),
        marked("Expansions on duchy 1, only with tiles and boards that books or pictures show."),
        3,
        together(PUBLISHED),
        {"documented_only": "yes"},
    ),
    Preset(
        "duel",
        marked("Duel"),
        marked("For two: dealt duchies chosen in secret, with what sets two dukes apart most."),
        2,
        together(("border_posts", "white_castles", "shields")),
        {"duchies": "dealt_border", "settling": "secret"},
    ),
    Preset("teams", marked("Two against two"), marked("Partners share a duchy and win together."), 4, ("team",)),
    Preset("solo", marked("Solo"), marked("Alone against the book: reach the moving target."), 1, ("solo",)),
    Preset(
        "against_the_game",
        marked("Face Chateauma"),
        marked("You alone against an opponent that the game plays itself."),
        2,
        ("chateauma",),
    ),
    Preset(
        "edition_2011",
        marked("As in 2011"),
        marked("The first edition: its monasteries, prices and tie-break."),
        2,
        options={"edition": "2011"},
    ),
)
PRESETS: Final = tuple(preset for preset in ALL if set(preset.modules) <= set(MODULES))
