"""The action tiles in words: the module on the page of a new table, and how the tiles lie."""

from __future__ import annotations

from typing import Final

from burgrave.engine.game_log import LogEntry
from burgrave.games.language import Titled, first_upper, titled
from burgrave.games.log import entry
from burgrave.games.tiletum.words.declaration import TiletumWords
from burgrave.games.tiletum.words.language import Language


def actions(language: Language, kinds: tuple[int, ...]) -> str:
    """Return the names of actions, one after another."""
    return ", ".join(language.action[kind] for kind in kinds)


def layout(language: Language, seat: int, *kinds: int) -> str:
    """Say which actions lie around the wheel, from its first space on."""
    return language.gettext("Actions around the wheel: {actions}.").format(actions=actions(language, kinds))


def layout_entry(language: Language, seat: int, *kinds: int) -> LogEntry:
    """Return the entry of the log for the tiles around the wheel."""
    return entry(None, language.gettext("The action tiles lie around the wheel"), first_upper(actions(language, kinds)))


def module_words(language: Language) -> dict[str, Titled]:
    """Return title and hint of each module."""
    _ = language.gettext
    return {"action_tiles": titled(_("Action tiles"), _("the six actions lie around the wheel in random order"))}


WORDS: Final = TiletumWords(
    sentences={"layout": layout},
    setup_entries={"layout": layout_entry},
    module_words=(module_words,),
)
