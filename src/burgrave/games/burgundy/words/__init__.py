"""Prompts, labels, log and help, in our own words, in every language of `burgrave.speech`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgrave.engine.action import Action
from burgrave.engine.errors import IllegalAction
from burgrave.engine.events import Event
from burgrave.games.burgundy.tiles import TILES
from burgrave.games.burgundy.words import about, help, log, options, sentences, topics, verbs
from burgrave.games.burgundy.words.badges import badges, price
from burgrave.games.burgundy.words.labels import deed, faces, texts
from burgrave.games.burgundy.words.prompts import question
from burgrave.games.burgundy.words.tongue import known_tile, tongue
from burgrave.games.wording import asking_step, chooser


def explain(state: Any, action: Any, language: Any = "en") -> dict[str, Any]:
    """What a screen needs to show a legal action (see `Game.explain`)."""
    to = tongue(language)
    if not isinstance(action, Action):
        action = state.rules.actions.parse(action)
    if state.is_over:
        raise IllegalAction(f"the game is over; {action.text!r} means nothing any more")
    seat = chooser(state, action)
    step = asking_step(state)
    prompt, hint = question(to, state, seat, step)
    label, short, how = texts(to, state, seat, step, action)
    signs = badges(state, seat, action)
    return {
        "prompt": prompt,
        "hint": hint,
        "label": label,
        "short": short,
        "how": how,
        "deed": deed(to, state, seat, action, short),
        "signs": faces(state, seat, action),
        "badges": signs,
        "price": price(to, signs),
        "path": list(action.path),
        "verb": action.verb,
        "text": action.text,
    }


def asking(state: Any, seat: Any, language: Any = "en") -> dict[str, str]:
    """What a seat that must choose is asked; IllegalAction when it is not to choose."""
    to = tongue(language)
    step = asking_step(state)
    if seat not in state.to_act:
        raise IllegalAction(f"seat {seat!r} is not to choose now; waiting for {', '.join(map(str, state.to_act))}")
    prompt, hint = question(to, state, seat, step)
    return {"prompt": prompt, "hint": hint}


def verb_words(state: Any, seat: Any, language: Any = "en") -> dict[str, dict[str, Any]]:
    """Buttons and headings (see `Game.verbs`)."""
    return verbs.verbs(tongue(language), state, seat)


def out_of_reach(state: Any, seat: Any, language: Any = "en") -> dict[str, str]:
    """What is missing, by element id."""
    return verbs.out_of_reach(tongue(language), state, seat)


def narrate(state: Any, event: Event, language: Any = "en", names: Any = ()) -> str:
    """An event as a sentence; KeyError when there are no words for its kind."""
    return sentences.sentence(tongue(language).with_names(names), event)


def lines(state: Any, events: Iterable[Event], language: Any = "en") -> list[dict[str, Any]]:
    """Entries of the log for one action (see `Game.lines`)."""
    return log.lines(tongue(language), state, events)


def moment(state: Any, language: Any = "en") -> str:
    """How far the game is (see `Game.moment`)."""
    return log.moment(tongue(language), state)


def tile_title(tile: Any, language: Any = "en") -> str:
    """What people call a tile: `cow-3` is "3 cows"."""
    return tongue(language).title[known_tile(tile)]


def tile_help(tile: Any, edition: str = "special", language: Any = "en") -> str:
    """What a tile does, for every name in `tiles.TILES`."""
    return help.tile_help(tongue(language), TILES[known_tile(tile)], edition)


def source_title(source: str, language: Any = "en") -> str:
    """A source of points (`points.POINT_SOURCES`) as a line of the score sheet."""
    return sentences.source_title(tongue(language), source)


def rules_help(seats: int, chosen: Mapping[str, Any] | None = None, language: Any = "en") -> dict[str, dict[str, str]]:
    """A short summary of the rules under these options, by topic: title and text."""
    found = help.rules(tongue(language), seats, help.tie_break_of(chosen or {}))
    return {topic: {"title": title, "text": text} for topic, (title, text) in found.items()}


def help_topics(seats: int, chosen: Mapping[str, Any] | None = None, language: Any = "en") -> dict[str, dict[str, str]]:
    """Help on everything that is drawn, under these options, by topic (see `Game.topics`)."""
    wanted = chosen or {}
    return topics.topics(tongue(language), seats, help.edition_of(wanted), str(wanted.get("purchase", "edition")))


def about_place(state: Any, key: str, language: Any = "en") -> dict[str, Any]:
    """What is to be said of a place now (see `Game.about`)."""
    return about.about(tongue(language), state, key)


def option_words(language: Any = "en") -> dict[str, dict[str, Any]]:
    """The options of a new table in words (see `Game.option_words`)."""
    return options.option_words(tongue(language))


def reconstructed(language: Any = "en") -> tuple[str, ...]:
    """What of the content is our own guess (see `Game.reconstructed`)."""
    return options.reconstructed(tongue(language))
