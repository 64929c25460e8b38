"""Title, options, rules and help of the solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.mainboard import PHASES, ROUNDS
from burgrave.games.burgundy.modules.solo import TARGETS
from burgrave.games.burgundy.modules.solo.progress import ID
from burgrave.games.burgundy.words.language import Language
from burgrave.games.language import Titled, titled
from burgrave.games.words import OptionWords

if TYPE_CHECKING:
    from burgrave.games.words import Options, RulesHelp, Topics

TARGET_STEP: Final = 5


def titles(language: Language) -> dict[str, Titled]:
    """Return title and hint of the module."""
    _ = language.gettext
    return {ID: titled(_("Solo game"), _("fill a whole duchy in time; targets bring free actions"))}


def options(language: Language) -> dict[str, OptionWords]:
    """Return the texts of the option that says how hard the game is."""
    _ = language.gettext
    steps = (
        (0, _("very easy")),
        (30, _("easy")),
        (40, _("a little easier")),
        (50, _("as printed")),
        (55, _("harder")),
        (70, _("very hard")),
    )

    def hint_of(points: int) -> str:
        return [hint for first, hint in steps if points >= first][-1]

    return {
        "target": {
            "title": _("Target"),
            "hint": _("the points at which the first free action comes"),
            "values": {points: titled(points, hint_of(int(points))) for points in TARGETS},
        }
    }


def rules(language: Language, seats: int, chosen: Options) -> RulesHelp:
    """Return what is different in the solo game, by topic."""
    _ = language.gettext
    aim = _(
        "You win by covering every space of your duchy within {rounds} rounds. Each round, after its goods tile, the first tile of "
        "the white die's depot leaves the game. From island to island only rivers lead. A ship loads one depot, then all goods in "
        "depots leave the game, and then you may give five goods for a tile of the black depot, face down: it fits any space and "
        "does nothing. Monasteries that score do so when you place them. A covered colour brings no points: a tile of the black "
        "depot goes straight into your duchy, with its effect."
    ).format(rounds=PHASES * ROUNDS)
    way_there = _(
        "Points move your marker. Whenever you score you may buy what is missing to the target, one silver for each point. At the "
        "target the marker starts again, what is beyond is lost, the target is {step} lower (never below {step}), and you have one "
        "free action, as with a castle. You choose the order of what one tile brings."
    ).format(step=TARGET_STEP)
    return {ID: (_("Solo game"), f"{aim} {way_there}")}


def topics(language: Language, seats: int, chosen: Options) -> Topics:
    """Return help on the track below the player's name."""
    _ = language.gettext
    return {
        "target": {
            "title": _("The target"),
            "text": _(
                "Every point moves you along. At the target you start again, it is {step} lower, and you have a free action. "
                "Silver buys what is missing whenever you score."
            ).format(step=TARGET_STEP),
        }
    }
