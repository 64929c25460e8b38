"""What every log must be like, and a whole one of a game. Not collected as a test."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from burgrave.engine.events import visible
from burgrave.engine.game_log import GameLog
from games.random_games import LANGUAGES, NAMES, Played

FIELDS = ["seat", "text", "detail", "gain", "keys", "head", "joins"]


class Choice(NamedTuple):
    """An action of a history."""

    seat: int
    action: Any


def entries_add_up(played: Played, keys: re.Pattern[str]) -> tuple[Any, dict[str, list[Any]]]:
    """The end of a game and all that spectators read of it, by language: whole entries, whose gains are the scores in the end."""
    by_language: dict[str, list[Any]] = {language: [] for language in LANGUAGES}
    for state, events in played:
        for language in LANGUAGES:
            by_language[language] += state.rules.game.lines(state, visible(events, None), language, NAMES)
    for entries in by_language.values():
        totals = [0] * state.seats
        for entry in entries:
            assert list(entry) == FIELDS
            assert not (entry["text"] and entry["head"])
            assert "{" not in entry["text"] + entry["detail"]
            assert not entry["detail"] or entry["joins"] or not entry["detail"][0].islower()
            assert all(keys.fullmatch(key) for key in entry["keys"]), entry["keys"]
            if entry["seat"] is not None:
                totals[entry["seat"]] += entry["gain"]
        assert totals == list(state.scores)
    return state, by_language


def headings(entries: list[Any]) -> list[str]:
    """What stands above entries."""
    return [entry["head"] for entry in entries if entry["head"]]


def logged_game(opening: Any, state: Any) -> list[Any]:
    """The whole log of a game as seat 0 reads it: gains are the scores, and what is taken back is forgotten."""
    history = [Choice(seat, action) for seat, action in state.history()]
    log = GameLog(opening, "en", 0, NAMES)
    entries = [dict(entry) for entry in log.entries(history)]
    assert sum(entry["gain"] for entry in entries if entry["seat"] == 1) == state.scores[1]
    fewer = log.entries(history[:50])
    assert [entry["text"] for entry in fewer][:-1] == [entry["text"] for entry in entries][: len(fewer) - 1]
    return entries
