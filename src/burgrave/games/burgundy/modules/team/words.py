"""The words of the team game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgrave.games.burgundy.modules.team import ID
from burgrave.games.burgundy.modules.team.rooms import ChooseRoom, is_shared
from burgrave.games.burgundy.words.declaration import BurgundyWords
from burgrave.games.burgundy.words.language import Language
from burgrave.games.burgundy.words.verbs import button
from burgrave.games.language import Titled, titled
from burgrave.games.words import PromptTexts, Texts
from burgrave.speech import marked

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.games.burgundy.state import State
    from burgrave.games.words import Options, RulesHelp


def choose_room(language: Language, state: State, seat: int, step: ChooseRoom) -> PromptTexts:
    """Return the question which room of the storage a tile goes to."""
    _ = language.gettext
    hint = _("you are taking {tile}; it stays where you put it").format(tile=language.the[state.depots[step.space]])
    return _("Choose a storage space"), hint


def store(language: Language, state: State, seat: int, step: ChooseRoom, action: Action) -> Texts:
    """Return the texts for putting a tile into a room of the storage."""
    _ = language.gettext
    tile = language.the[state.depots[step.space]]
    if is_shared(state, seat, action.args[0]):
        return _("Put {tile} into the shared storage").format(tile=tile), _("Shared storage"), ""
    return _("Put {tile} into your own storage").format(tile=tile), _("Own storage"), ""


def stored_in(language: Language, state: State, seat: int, slot: int) -> str:
    """Return into which room a tile was put."""
    if is_shared(state, seat, slot):
        return language.gettext("put it into the shared storage")
    return language.gettext("put it into their own storage")


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
    prompts={ChooseRoom.id: choose_room},
    labels={"store": store},
    verbs={"store": button(marked("Put it there"))},
    storing={"store": stored_in},
    continuing_verbs=("store",),
    module_words=(titles,),
    rules_help=(rules,),
    reconstructed=(guesses,),
)
