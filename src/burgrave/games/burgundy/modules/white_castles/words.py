"""The words of the white castles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.modules.white_castles import ID
from burgrave.games.burgundy.modules.white_castles.action import WhiteDieAction
from burgrave.games.burgundy.modules.white_castles.elements import SOURCE
from burgrave.games.burgundy.modules.white_castles.tiles import BLACK_WHITE_CASTLES, CHARTER, WHITE_CASTLES
from burgrave.games.burgundy.tiles import MONASTERIES
from burgrave.games.burgundy.words.declaration import BurgundyWords
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.tile_names import named
from burgrave.games.language import Titled, titled
from burgrave.speech import marked

if TYPE_CHECKING:
    from burgrave.games.burgundy.state import State
    from burgrave.games.words import Options, PromptTexts, RulesHelp


def question(language: Language, state: State, seat: int, step: WhiteDieAction) -> PromptTexts:
    """Return the question for one more action with the white die."""
    _ = language.gettext
    return _("White castle: one more action"), _("with the white die, a {number}").format(number=state.white)


def payer(language: Language, state: State) -> str:
    """Return what pays for the action: the white die with its number."""
    return language.gettext("with the white die ({number})").format(number=state.white)


def white_castle_help(language: Language, name: str) -> str:
    """Return what a white castle does when it is placed."""
    return language.gettext("Placed: at once one more action with the number of the white die; workers may change it.")


def titles(language: Language) -> dict[str, Titled]:
    """Return title and hint of the module."""
    _ = language.gettext
    return {ID: titled(_("White castles"), _("buildings that bring an action with the white die"))}


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return the rules of white castles, by topic."""
    _ = language.gettext
    text = _(
        "{coloured} white castles lie among the buildings and {black} among the black tiles. Placing one brings one more action at "
        "once, with the number of the white die. Workers may change it for this action; the die itself is not turned. "
        "Monastery {number} scores {points} for each of them at the end."
    ).format(
        coloured=WHITE_CASTLES, black=BLACK_WHITE_CASTLES, number=CHARTER, points=language.points(MONASTERIES[CHARTER]["points"])
    )
    return {ID: (_("White castles"), text)}


WORDS: Final = BurgundyWords(
    prompts={WhiteDieAction.id: question},
    payers={SOURCE.number: payer},
    tile_names={"white_castle": named(marked("white castle"), marked("the white castle"), marked("a white castle"))},
    tile_help={"white_castle": white_castle_help},
    module_words=(titles,),
    rules_help=(rules,),
)
