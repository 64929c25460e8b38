"""Default texts of a game that declares none: the names in its code, read as words. It contains nothing about any particular game.

Each function stands in for one field of `Words` and has its arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.combine import COMBINATORS
from burgrave.engine.events import NOBODY, Event
from burgrave.games.language import Language, Titled, first_upper, titled
from burgrave.games.log import entry
from burgrave.speech import readable

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.agenda import AnyStep
    from burgrave.engine.game_log import LogEntry
    from burgrave.engine.options import Option
    from burgrave.engine.state import GameState
    from burgrave.games.words import Button, OptionWords, PromptTexts, RulesHelp, Texts

POINTS: Final = "points"
"""The kind of event that the plain log takes gains from: `("points", seat, count, source)`."""
NAMELESS: Final = frozenset({"", *(step.id for step in COMBINATORS)})
"""Names of steps that say nothing about what is asked."""


def question(language: Language, state: GameState, seat: int, step: AnyStep) -> PromptTexts:
    """Return the name of the step as a question: `RollOrHold` asks "Roll or hold"."""
    name = step.name()
    return language.gettext("Choose an action") if name in NAMELESS else first_upper(readable(name)), ""


def label(language: Language, state: GameState, seat: int, step: AnyStep, action: Action) -> Texts:
    """Return the label of an action from its verb and elements: "Take heap 1", below the heading of the verb "heap 1"."""
    verb = verb_name(language, action.verb)
    elements = ", ".join(readable(element) for element in action.path)
    return (f"{verb} {elements}", elements, "") if elements else (verb, verb, "")


def button(language: Language, state: GameState, seat: int, step: AnyStep, verb: str) -> Button:
    """Return a button for any verb; none where it is the only one and everything it may mean can be clicked itself."""
    name, actions = verb_name(language, verb), state.legal_actions(seat)
    is_button = any(action.verb != verb or not action.path for action in actions)
    return name, "", name, is_button


def verb_name(language: Language, verb: str) -> str:
    """Return the text of a verb as a heading or on its button."""
    common_verbs = {"skip": language.gettext("Skip"), "end": language.gettext("End turn")}
    return common_verbs.get(verb) or first_upper(readable(verb))


# ---- events --------------------------------------------------------------------------------------------------------------


def event_text(language: Language, event: Event) -> str:
    """Return an event in words without the name of its player: its kind and details."""
    kind, details = str(event[0]), event[2:]
    if kind == "whisper" and details:
        return language.gettext("learns: {what}").format(what=details_text(details))
    if kind == POINTS and details and isinstance(details[0], int):
        text = language.points(details[0])
        return f"{text} ({details_text(details[1:])})" if details[1:] else text
    if kind == "lapse":
        return language.gettext("has nothing to choose: {what}").format(what=details_text(details))
    if kind == "skip":
        return language.gettext("skips")
    return " ".join(text for text in (readable(kind), details_text(details)) if text)


def details_text(details: Iterable[Any]) -> str:
    """Return the details of an event in words, in their order: numbers as they are, names as words."""
    texts = (details_text(one) if isinstance(one, list | tuple) else readable(str(one)) for one in details)
    return " ".join(text for text in texts if text)


def sentence(language: Language, event: Event) -> str:
    """Return an event as a sentence: "Anna: roll 5"."""
    seat, text = seat_of(event), event_text(language, event)
    return first_upper(text) if seat is None else f"{language.player(seat)}: {text}"


def seat_of(event: Event) -> int | None:
    """Return the seat of an event; None for an event of no seat."""
    seat = event[1] if len(event) > 1 else NOBODY
    return seat if type(seat) is int and seat != NOBODY else None


def lines(language: Language, events: Iterable[Event], narrate: Mapping[str, Callable[..., str]]) -> list[LogEntry]:
    """Return the log of one action: one entry for all that one seat does in a row. Events of the kind `POINTS` are its gains.

    `narrate` has the sentences that the game declares, by kind of event; a name in front of one and a full stop at its end are left
    to the entry.
    """
    entries: list[LogEntry] = []
    for event in events:
        seat = seat_of(event)
        declared = narrate.get(str(event[0]))
        text = event_text(language, event) if declared is None else declared(language, *event[1:])
        if seat is not None:
            text = text.removeprefix(language.player(seat)).lstrip(" :,").removesuffix(".")
        gain = event[2] if event[0] == POINTS and seat is not None and len(event) > 2 and isinstance(event[2], int) else 0
        if entries and seat is not None and entries[-1]["seat"] == seat:
            entries[-1]["text"] += f", {text}"
            entries[-1]["gain"] += gain
        else:
            entries.append(entry(seat, text if seat is not None else first_upper(text), gain=gain))
    return entries


# ---- about the game ------------------------------------------------------------------------------------------------------


def moment(language: Language, state: GameState) -> str:
    """Return how many choices have been made."""
    return language.gettext("Move {number}").format(number=state.ply)


def source_title(language: Language, source: str) -> str:
    """Return the name of a source of points as words."""
    return language.gettext("Points") if source == POINTS else first_upper(readable(source))


def rules_help(module_words: Mapping[str, Titled]) -> RulesHelp:
    """Return the summaries of the modules as the rules in short."""
    return {name: (words["title"], words["hint"]) for name, words in module_words.items() if words["hint"]}


def option_words(option: Option) -> OptionWords:
    """Return the texts of an option from its name, help and labels."""
    values = {value: titled(first_upper(option.labels.get(value, readable(value))), "") for value in option.choices}
    return {"title": first_upper(readable(option.name)), "hint": option.help, "values": values}
