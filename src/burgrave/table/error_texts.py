"""Translates the reasons of refused requests.

Errors are raised in English where they happen, with what was wrong in them, and programs get them like that. Those that people may
meet are listed as texts with placeholders; the one that matches is translated and filled in again. Those of the table and of all
games are here, those of one game among its words (`Words.refusals`). A test compares both with the code.
"""

from __future__ import annotations

import re
from functools import cache

from burgrave.games.game import AnyGame
from burgrave.speech import marked, translation
from burgrave.table.installed_games import FAULTS, checked_text, report

ERROR_TEXTS = (
    # service
    marked("too many requests; wait a little"),
    marked("too many tables are open in your browsers; close some"),
    marked("you have {count} unfinished tables; finish or leave one first"),
    marked("a game can be played on from one of its moves once it is over"),
    marked("the game is over there; choose an earlier move"),
    marked("a bot plays for seat {seat}; come back to your seat first"),
    marked("it is not your turn; waiting for seat {seats}"),
    marked("a message has 1 to {most} printable characters"),
    marked("this table has {most} messages already"),
    marked("only who sat at this table can ask for a rematch"),
    marked("the game is not over yet"),
    marked("the table is at ply {now}, not {ply}; look again"),
    marked("somebody was faster: ply {ply} of this table is taken; look again"),
    marked("the table was reloaded from the database; look again"),
    marked("the seed of this table was changed while it was played; look again"),
    marked("the table cannot reach its database just now; nothing was changed, please try again"),
    marked("this request comes from another site"),
    marked("the game {game} fails to load; the log of the server says why"),
    marked("this game fails to load; the log of the server says why"),
    marked("the game {game} raised an error; the log of the server says why"),
    # rooms and seats
    marked("there is no table {table}"),
    marked("there is no seat {seat} at this table; seats are 0 to {last}"),
    marked("there is no move {move}; this game has moves 0 to {last}"),
    marked("the game begins when every seat is taken"),
    marked("seat {seat} is not yours"),
    marked("you have no seat at this table; sit down first"),
    marked("the game is over; nothing is taken back any more"),
    marked("there is nothing to do again"),
    marked("nothing of yours can be taken back since the last roll, draw or move of another"),
    marked("{steps} steps cannot be taken back; you may take back 1 to {most}"),
    marked("this table was played by other rules than today's; it can be read, but not played on"),
    marked("the game of this table, or the version it was played by, is not installed; the table waits until it is"),
    marked("the table is being upgraded just now; please try again"),
    marked("there is no bot {bot}; valid: {valid}"),
    marked("seat {seat} is taken; free: {free}"),
    marked("somebody sat down in seat {seat} first"),
    marked("seat {seat} is a bot's already"),
    marked("the game plays seat {seat} itself; nobody can sit there"),
    marked("only who sits at the table can nudge somebody"),
    marked("nobody is slow in seat {seat}"),
    marked("{name} was nudged a moment ago"),
    marked("only who sits at the table can give a free seat to a bot"),
    marked("only who sits at the table can let a bot play for somebody else"),
    marked("{name} may think for {seconds} seconds before a bot can play on"),
    # people
    marked("a name is a text of 1 to {most} characters"),
    marked("too many new guests from this address; wait a minute"),
    marked("you have an account already"),
    marked("somebody is called {name} already; choose another name, or log in"),
    marked("too many tries; wait a minute"),
    marked("name or password is wrong"),
    marked("the old password is wrong"),
    marked("a password has {least} to {most} characters"),
    marked("this host sends no webhooks"),
    marked("a webhook is an address of at most {most} characters"),
    marked("a webhook is an address such as https://example.org/path, without user and password"),
    marked("this host sends no webhooks there"),
    marked("this webhook is no valid address"),
    marked("the webhook's host cannot be found"),
    marked("a webhook may not point to a private address"),
    # new tables, plans, the rules
    marked("module {module} needs {missing} too"),
    marked("module {module} does not go together with {others}"),
    marked("{game} with these modules is for {fitting} people or bots, not {count}: the rest it plays itself"),
    marked("{game} with {module} is for {fitting} seats, not {count}"),
    marked("{game} is for {fitting} seats, not {count}"),
    marked("modules {modules} leave nothing to choose for option {option}"),
    marked("a seed is a number of at most {most} digits"),
    marked("{game} is played by {players}"),
    marked("option {option} cannot be {value} with module {modules}; valid: {valid}"),
    marked("option {option} cannot be {value}; valid: {valid}"),
    marked("no turn is planned in {game}"),
    marked("module {module} together with {others} has content of our own; with documented_only 'yes' play without one"),
    marked("module {module} has content of our own; with documented_only 'yes' choose from {others}"),
    marked("a plan is that of a seat of yours and has at most {most} steps"),
    marked("{action} is not legal for seat {seat} now; legal: {legal}"),
    marked("the game is over; {action} cannot be played"),
    marked("seat {seat} is not to choose now; waiting for {seats}"),
)
"""Of the table and the engine, by where they are raised. An entry that fits more comes after one that fits less."""

GAP = re.compile(r"\{(\w+)\}")


@cache
def _text_parts(texts: tuple[str, ...]) -> tuple[tuple[str, list[str], list[str]], ...]:
    """Return each text, the literal parts around its placeholders, and the names of the placeholders."""
    return tuple((text, GAP.split(text)[::2], GAP.split(text)[1::2]) for text in texts)


def _matching(texts: tuple[str, ...], reason: str) -> tuple[str, dict[str, str]] | None:
    """Return the first text that a reason is, with the values of its placeholders; None where it is none of them."""
    for text, around, names in _text_parts(texts):
        gaps = _gap_values(around, names, reason)
        if gaps is not None:
            return text, gaps
    return None


def _gap_values(around: list[str], names: list[str], reason: str) -> dict[str, str] | None:
    """Return the values of a text's placeholders if the reason is that text, else None; values are as short as possible and never
    empty.

    Looked for from left to right, in one go: a pattern would try again and again, and a reason may hold whatever was sent to us.
    """
    if not (reason.startswith(around[0]) and reason.endswith(around[-1])):
        return None
    gaps, at = {}, len(around[0])
    for number, name in enumerate(names, 1):
        next_words = around[number]
        end = len(reason) - len(next_words) if number == len(names) else reason.find(next_words, at + 1)
        if end <= at:
            return None
        gaps[name] = reason[at:end]
        at = end + len(next_words)
    return gaps if at == len(reason) else None


def localized_reason(reason: str, language: str, game: AnyGame | None = None) -> str:
    """Return a reason in a person's language; one that is not listed stays unchanged. `game` is the one that may have raised it."""
    if game is not None:
        try:
            own = _matching(game.words_of().refusals, reason)
            if own is not None:
                return checked_text(game.language(language).gettext(own[0]).format(**own[1]))
        except FAULTS as error:  # whatever the words of a game raise
            report(game.name, error)
    shared = _matching(ERROR_TEXTS, reason)
    return reason if shared is None else translation("table", language).gettext(shared[0]).format(**shared[1])
