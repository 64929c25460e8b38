"""Prompts, labels, log and help, in our own words, in every language of `burgrave.speech`.

Players' names may be given wherever a text may speak of another player; without them it says "Player 2".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgrave.engine.action import Action
from burgrave.engine.errors import IllegalAction
from burgrave.engine.events import Event
from burgrave.games.kingsburg.words import about, help, labels, log, options, prompts, reach, sentences, topics, verbs
from burgrave.games.kingsburg.words.badges import badges, price
from burgrave.games.kingsburg.words.tongue import tongue
from burgrave.games.wording import asking_step, chooser


def explain(state: Any, action: Any, language: Any = "en", names: Any = ()) -> dict[str, Any]:
    """What a screen needs to show a legal action (see `Game.explain`)."""
    to = tongue(language, names)
    if not isinstance(action, Action):
        action = state.rules.actions.parse(action)
    if state.is_over:
        raise IllegalAction(f"the game is over; {action.text!r} means nothing any more")
    seat = chooser(state, action)
    step = asking_step(state)
    prompt, hint = prompts.question(to, state, seat, step)
    label, short, how = labels.texts(to, state, seat, step, action)
    signs = badges(state, seat, action)
    return {
        "prompt": prompt,
        "hint": hint,
        "label": label,
        "short": short,
        "how": how,
        "deed": labels.deed(to, state, seat, action, label),
        "signs": labels.signs(state, seat, action),
        "badges": signs,
        "price": price(to, signs),
        "path": list(action.path),
        "verb": action.verb,
        "text": action.text,
    }


def asking(state: Any, seat: Any, language: Any = "en", names: Any = ()) -> dict[str, str]:
    """What a seat that must choose is asked; IllegalAction when it is not to choose."""
    to = tongue(language, names)
    step = asking_step(state)
    if seat not in state.to_act:
        raise IllegalAction(f"seat {seat!r} is not to choose now; waiting for {', '.join(map(str, state.to_act))}")
    prompt, hint = prompts.question(to, state, seat, step)
    return {"prompt": prompt, "hint": hint}


def verb_words(state: Any, seat: Any, language: Any = "en") -> dict[str, dict[str, Any]]:
    """Buttons and headings (see `Game.verbs`)."""
    return verbs.verbs(tongue(language), state, seat)


def out_of_reach(state: Any, seat: Any, language: Any = "en", names: Any = ()) -> dict[str, str]:
    """What is missing, by element id."""
    return reach.out_of_reach(tongue(language, names), state, seat)


def narrate(state: Any, event: Event, language: Any = "en", names: Any = ()) -> str:
    """An event as a sentence; KeyError when there are no words for its kind."""
    return sentences.sentence(tongue(language, names), event)


def lines(state: Any, events: Iterable[Event], language: Any = "en", names: Any = ()) -> list[dict[str, Any]]:
    """Entries of the log for one action (see `Game.lines`)."""
    return log.lines(tongue(language, names), state, events)


def moment(state: Any, language: Any = "en") -> str:
    """How far the game is (see `Game.moment`)."""
    return log.moment(tongue(language), state)


def source_title(source: str, language: Any = "en") -> str:
    """A source of points (`points.POINT_SOURCES`) as a line of the score sheet."""
    return sentences.source_title(tongue(language), source)


def rules_help(seats: int, chosen: Mapping[str, Any] | None = None, language: Any = "en") -> dict[str, dict[str, str]]:
    """A short summary of the rules under these options, by topic: title and text."""
    found = help.rules(tongue(language), seats)
    return {topic: {"title": title, "text": text} for topic, (title, text) in found.items()}


def help_topics(seats: int, chosen: Mapping[str, Any] | None = None, language: Any = "en") -> dict[str, dict[str, str]]:
    """Help on everything that is drawn, under these options, by topic (see `Game.topics`)."""
    return topics.topics(tongue(language), chosen or {})


def about_place(state: Any, key: str, language: Any = "en", names: Any = ()) -> dict[str, Any]:
    """What is to be said of a place now (see `Game.about`)."""
    return about.about(tongue(language, names), state, key)


def option_words(language: Any = "en") -> dict[str, dict[str, Any]]:
    """The options of a new table in words (see `Game.option_words`)."""
    return options.option_words(tongue(language))


def module_words(language: Any = "en") -> dict[str, dict[str, str]]:
    """The modules of a new table in words: `title` and `hint`, by id."""
    return options.module_words(tongue(language))


def reconstructed(language: Any = "en") -> tuple[str, ...]:
    """What of the content is our own guess (see `Game.reconstructed`)."""
    return options.reconstructed(tongue(language))
