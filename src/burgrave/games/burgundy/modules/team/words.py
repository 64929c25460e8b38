"""The words of the team game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.modules.team import ID
from burgrave.games.burgundy.words.declaration import BurgundyWords
from burgrave.games.burgundy.words.language import Language
from burgrave.games.language import Titled, titled

if TYPE_CHECKING:
    from burgrave.games.words import Options, RulesHelp


def titles(language: Language) -> dict[str, Titled]:
    """Return title and hint of the module."""
    _ = language.gettext
    return {ID: titled(_("Team game"), _("two against two; partners fill one duchy of two halves"))}


def rules(language: Language, seats: int, options: Options) -> RulesHelp:
    """Return what is different in the team game, by topic."""
    _ = language.gettext
    return {
        ID: (
            _("Team game"),
            _(
                "Seats 1 and 2 play against seats 3 and 4; turns alternate between the teams at first. Partners share the duchy, "
                "workers, silver and goods. Each has two storage spaces alone and two together with the partner; say where a tile "
                "goes, for it does not move on. Nobody uses a partner's dice or own tiles. A colour's bonus tile goes to a team "
                "once. At the end what is left counts once for each team, and the points of partners are added up. A tie goes to "
                "the team with fewer empty spaces, then to whoever is further ahead in turn order."
            ),
        )
    }


def guesses(language: Language) -> tuple[str, ...]:
    """Return what is reconstructed, as sentences: no picture of the boards was found."""
    return (
        language.gettext(
            "The team's duchies 31 and 32: their colours, how their halves touch, and that castles begin at the seam. The die "
            "numbers are those of all other duchies."
        ),
    )


WORDS: Final = BurgundyWords(
    module_words=(titles,),
    rules_help=(rules,),
    reconstructed=(guesses,),
)
