"""Prompts, labels, log sentences and help, in our own words and in several languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from burgrave.engine.action import Action
from burgrave.engine.errors import BadOption, IllegalAction, listing
from burgrave.engine.events import Event
from burgrave.games.burgundy.tiles import TILES
from burgrave.games.burgundy.words.badges import badges
from burgrave.games.burgundy.words.en import ENGLISH
from burgrave.games.burgundy.words.language import Language

if TYPE_CHECKING:
    from burgrave.engine.agenda import Step

LANGUAGES: dict[str, Language] = {"en": ENGLISH}


def language_of(code: str) -> Language:
    """A language by its code; BadOption names the valid ones."""
    if not isinstance(code, str) or code not in LANGUAGES:
        raise BadOption(f"there is no language {code!r}; valid: {listing(LANGUAGES)}")
    return LANGUAGES[code]


def explain(state: Any, action: Any, language: str = "en") -> dict[str, Any]:
    """What a screen needs to show a legal action: prompt, label, badges, path, verb, text."""
    words = language_of(language)
    if not isinstance(action, Action):
        action = state.rules.actions.parse(action)
    if state.is_over:
        raise IllegalAction(f"the game is over; {action.text!r} means nothing any more")
    seat = chooser(state, action)
    step = asking(state)
    return {
        "prompt": words.prompt(state, seat, step),
        "label": words.label(state, seat, step, action),
        "badges": badges(state, seat, action),
        "path": list(action.path),
        "verb": action.verb,
        "text": action.text,
    }


def narrate(state: Any, event: Event, language: str = "en") -> str:
    """An event as a sentence of the log; KeyError when the log does not know its kind."""
    return language_of(language).sentence(state, event)


def tile_title(tile: str, language: str = "en") -> str:
    """What people call a tile: `cow-3` is "3 cows"."""
    return language_of(language).tile_title(known_tile(tile))


def tile_help(tile: str, edition: str = "special", language: str = "en") -> str:
    """What a tile does, for every name in `tiles.TILES`."""
    return language_of(language).tile_help(known_tile(tile), edition)


def source_title(source: str, language: str = "en") -> str:
    """A source of points (`points.POINT_SOURCES`) as a line of the score sheet."""
    return language_of(language).source_title(source)


def rules_help(seats: int = 2, tie_break: str = "special", language: str = "en") -> Mapping[str, str]:
    """A short summary of the rules, by topic; `tie_break` is the edition whose way to break ties is followed."""
    return language_of(language).rules(seats, tie_break)


def known_tile(tile: str) -> str:
    """The name itself; BadOption names what a tile may be."""
    if tile not in TILES[1:]:
        raise BadOption(f"there is no tile {tile!r}; valid: {listing(TILES[1:], 60)}")
    return tile


def asking(state: Any) -> Step:
    """The step that asks now, without what is wrapped around it."""
    step: Any = state.agenda[-1]
    while hasattr(step, "part"):
        step = step.part
    found: Step = step
    return found


def chooser(state: Any, action: Action) -> int:
    """The seat whose action this is; where several choose at once, the first that may choose it."""
    waiting: tuple[int, ...] = state.to_act
    if len(waiting) > 1:
        waiting = tuple(seat for seat in waiting if action in state.legal_actions(seat)) or waiting
    return waiting[0]
