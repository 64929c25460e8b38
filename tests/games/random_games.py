"""Random games whose every choice and event is put into words, and what of them is not Polish. Not collected as a test."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import catalogs

LANGUAGES = ("en", "pl")
NAMES = ("Ann", "Ola", "Jan", "Ewa", "Tom")
WORD = re.compile(r"[^\W\d_]{3,}")

Visit = Callable[[Any, int, Any], None]
"""Called before each choice with the state, the seat and what it may choose."""
Played = Iterator[tuple[Any, Any]]
"""The state after each action, with the events of it."""


def busy_game(state: Any, seed: int, visit: Visit, busy: Callable[[Random, Any], Any]) -> Played:
    """Play a game at random among what `busy` leaves of the legal actions: one in which much is done has more kinds of texts."""
    random = Random(seed)
    yield state, state.events
    while not state.is_over:
        seat = random.choice(state.to_act)
        legal = state.legal_actions(seat)
        visit(state, seat, legal)
        yield state, state.apply(random.choice(busy(random, legal)), seat)


def mostly(verbs: Sequence[str], random: Random, legal: Any, share: float = 0.9) -> Any:
    """Actions of these verbs, where there are any, most of the time."""
    busy = [action for action in legal if action.verb in verbs]
    return busy if busy and random.random() < share else legal


def some(legal: Any, most: int = 24) -> Any:
    """A few of many: 576 ways to arrange an estate have similar texts."""
    return legal[:: max(1, len(legal) // most)]


# ---- Polish ----------------------------------------------------------------------------------------------------------


def words_of(texts: Iterable[str]) -> set[str]:
    """Words of three letters or more, without what stands in gaps."""
    return {word for text in texts for word in WORD.findall(re.sub(r"\{\w*\}", " ", text).lower())}


@cache
def english(domain: str) -> set[str]:
    """Words that stand in the code and in no translation."""
    catalog = catalogs.read(catalogs.LOCALE / "pl" / "LC_MESSAGES" / f"{domain}.po")
    both = [catalogs.texts(message) for message in catalog if message.id]
    return words_of(text for original, _ in both for text in original) - words_of(text for _, own in both for text in own)


def polish_texts(game: Any, play: Callable[[Visit], Played], some: Callable[[Any], Any]) -> set[str]:
    """Return every Polish text of a game that `play` plays, with those of `some` of the legal actions."""
    texts: list[str] = []

    def visit(state: Any, seat: int, legal: Any) -> None:
        for action in some(legal):
            shown = game.explain(state, action, "pl", (), seat)
            texts.extend(shown[name] for name in ("prompt", "hint", "label", "short", "how", "summary", "price"))
        texts.extend(text for it in game.verbs(state, seat, "pl").values() for text in (it["label"], it["group"]))
        texts.extend(game.out_of_reach(state, seat, "pl").values())
        texts.append(game.moment(state, "pl"))

    for state, events in play(visit):
        texts += [game.narrate(state, event, "pl") for event in events]
        for entry in game.lines(state, events, "pl"):
            texts += [entry["text"], entry["detail"], entry["head"] or ""]
    return set(texts)


def leaves(tree: Any, name: str = "") -> Iterator[str]:
    """Every text of a tree but names of pieces."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from leaves(value, key)
    elif isinstance(tree, list | tuple):
        for value in tree:
            yield from leaves(value)
    elif isinstance(tree, str) and name != "piece":
        yield tree
