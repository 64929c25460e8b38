"""The garrison in words: question and event."""

from __future__ import annotations

from burgrave.games.kingsburg.modules.alternative_rows.garrison import RetainSoldier
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.log import LogBuilder
from burgrave.games.words import PromptTexts


def retain_question(language: Language, state: State, seat: int, step: RetainSoldier) -> PromptTexts:
    """Ask whether a soldier stays."""
    return language.gettext("Keep a soldier?"), language.gettext("the Garrison lets one stay for the next year")


def retain(language: Language, seat: int, is_kept: int) -> str:
    """Say whether a soldier stays."""
    sentence = language.gettext("{name} keeps a soldier.") if is_kept else language.gettext("{name} keeps no soldier.")
    return sentence.format(name=language.player(seat))


def log_retain(log: LogBuilder, seat: int, is_kept: int) -> None:
    """Log whether a soldier stayed for the next year."""
    _ = log.language.gettext
    log.add_entry(seat, _("kept a soldier in the Garrison") if is_kept else _("kept no soldier"))
