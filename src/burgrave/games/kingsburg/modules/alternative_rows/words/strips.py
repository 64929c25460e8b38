"""Strips in words: questions, choices and events."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from burgrave.engine.agenda import Step
from burgrave.games.kingsburg.buildings import BUILDING_ON, ROWS
from burgrave.games.kingsburg.modules.alternative_rows.strips import CoverRows, DraftStrip, ExchangeStrip
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.log import LogBuilder
from burgrave.games.language import player_sentence
from burgrave.games.words import PromptTexts, Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action


def row_title(language: Language, row: int) -> str:
    """Return an alternative row's letter with its first and last building."""
    plots = [column * 7 + 6 - row for column in (0, 3)]
    first, last = (language.power(BUILDING_ON[1][plot]) for plot in plots)
    return language.gettext("row {row} ({first} to {last})").format(row=ROWS[row], first=first, last=last)


def row_letters(language: Language, mask: int) -> str:
    """Return the letters of the rows in a mask, joined."""
    return language.both([ROWS[row] for row in range(len(ROWS)) if mask >> row & 1])


# ---- questions and choices -------------------------------------------------------------------------------------------


def exchange_question(language: Language, state: State, seat: int, step: ExchangeStrip) -> PromptTexts:
    """Ask who has the same row twice whether to exchange one."""
    _ = language.gettext
    return _("Exchange a row?"), _("you were dealt the same one twice")


def draft_question(language: Language, state: State, seat: int, step: DraftStrip) -> PromptTexts:
    """Ask for a row to draft."""
    _ = language.gettext
    return _("Choose a row of buildings"), _("everybody takes two, there and back again")


def cover_question(language: Language, state: State, seat: int, step: CoverRows) -> PromptTexts:
    """Ask which rows are used."""
    _ = language.gettext
    return _("Which rows do you use?"), _("they cover those of your sheet; all choose at the same time")


def draft_label(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of taking a row."""
    title = row_title(language, action.args[0])
    return language.gettext("Take {row}").format(row=title), title, ""


def cover_label(language: Language, state: State, seat: int, step: Step[State], action: Action) -> Texts:
    """Return the texts of laying rows on the sheet."""
    _ = language.gettext
    mask = action.args[0]
    if not mask:
        return _("Use no alternative row"), _("none"), ""
    rows = language.both([row_title(language, row) for row in range(len(ROWS)) if mask >> row & 1])
    return _("Use {rows}").format(rows=rows), rows, ""


# ---- sentences -------------------------------------------------------------------------------------------------------


def redraw(language: Language, seat: int, row: int) -> str:
    """Say that a row is exchanged."""
    return language.gettext("{name} exchanges a row and gets {row}.").format(name=language.player(seat), row=ROWS[row])


def draft(language: Language, seat: int, row: int) -> str:
    """Say that a row is drafted."""
    return language.gettext("{name} takes alternative row {row}.").format(name=language.player(seat), row=ROWS[row])


def cover(language: Language, seat: int, mask: int) -> str:
    """Say which alternative rows a player uses."""
    if not mask:
        return language.gettext("{name} uses no alternative row.").format(name=language.player(seat))
    sentence = language.ngettext("{name} uses alternative row {rows}.", "{name} uses alternative rows {rows}.", mask.bit_count())
    return sentence.format(name=language.player(seat), rows=row_letters(language, mask))


SENTENCES: Final[dict[str, Callable[..., str]]] = {
    "keep_strips": player_sentence(lambda language: language.gettext("{name} keeps the same row twice.")),
    "redraw": redraw,
    "draft": draft,
    "cover": cover,
}
"""By kind of event: returns its sentence."""


# ---- the log ---------------------------------------------------------------------------------------------------------


def log_keep_strips(log: LogBuilder, seat: int) -> None:
    """Log that a seat keeps the same row twice."""
    log.add_entry(seat, log.language.gettext("kept the same row twice"))


def log_redraw(log: LogBuilder, seat: int, row: int) -> None:
    """Log the row that a seat got in exchange."""
    log.add_entry(seat, log.language.gettext("exchanged a row and got {row}").format(row=row_title(log.language, row)))


def log_draft(log: LogBuilder, seat: int, row: int) -> None:
    """Log a drafted row."""
    log.add_entry(seat, log.language.gettext("took {row}").format(row=row_title(log.language, row)))


def log_cover(log: LogBuilder, seat: int, mask: int) -> None:
    """Log which rows a seat lays on its sheet."""
    language = log.language
    if not mask:
        log.add_entry(seat, language.gettext("uses no alternative row"))
        return
    text = language.ngettext("uses alternative row {rows}", "uses alternative rows {rows}", mask.bit_count())
    log.add_entry(seat, text.format(rows=row_letters(language, mask)))


LOG_HANDLERS: Final[dict[str, Callable[..., None]]] = {
    "keep_strips": log_keep_strips,
    "redraw": log_redraw,
    "draft": log_draft,
    "cover": log_cover,
}
"""By kind of event: logs it."""
