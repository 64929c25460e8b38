"""What the texts of every choice and every event must be like, in every game. Not collected as a test."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from games.random_games import LANGUAGES, NAMES, Played

FIELDS = ["prompt", "hint", "label", "short", "how", "summary", "signs", "badges", "price", "warns", "path", "verb", "text"]
"""The parts of the explanation of an action."""


def explained(state: Any, action: Any, language: str, kinds: Collection[str]) -> dict[str, Any]:
    """Return the explanation of an action, which is complete, short, true to it, and has badges of these kinds only."""
    shown: dict[str, Any] = state.rules.game.explain(state, action, language, NAMES)
    assert set(shown) == set(FIELDS)
    assert all(shown[name] for name in ("prompt", "hint", "label", "short", "summary"))
    assert len(shown["prompt"]) <= 40, shown["prompt"]
    assert "{" not in "".join(shown[name] for name in FIELDS[:6])
    assert not shown["short"][0].islower()
    assert (shown["path"], shown["verb"], shown["text"]) == (list(action.path), action.verb, str(action))
    for badge in shown["badges"]:
        assert list(badge) == ["kind", "count"]
        assert badge["kind"] in kinds
        assert badge["count"]
    assert bool(shown["price"]) == any(badge["count"] < 0 for badge in shown["badges"])
    return shown


def choices_are_described(state: Any, seat: int, legal: Any, shown: Sequence[dict[str, Any]], language: str) -> None:
    """Explained actions have different labels, and the question, the verbs and what is out of reach have texts."""
    game = state.rules.game
    labels = [it["label"] for it in shown]
    assert len(set(labels)) == len(labels), labels
    assert game.asking(state, seat, language, NAMES)["prompt"]
    verbs = game.verbs(state, seat, language)
    assert set(verbs) == {action.verb for action in legal}
    assert all(list(it) == ["label", "icon", "group", "button"] and it["label"] and it["group"] for it in verbs.values())
    for element, reason in game.out_of_reach(state, seat, language, NAMES).items():
        assert reason
        assert not any(element in action.path for action in legal)
    assert game.moment(state, language)


def narrated(played: Played) -> None:
    """Every event of a game is a whole sentence, in every language."""
    for state, events in played:
        for sentence in (state.rules.game.narrate(state, event, language, NAMES) for event in events for language in LANGUAGES):
            assert sentence.endswith("."), sentence
            assert "{" not in sentence, sentence
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence
