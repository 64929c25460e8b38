"""The texts of a module: each module, the base game included, has one `Words`; those in play are merged.

Most fields are called by the method of `Game` that has the same name, which describes the result. Every function takes a
`Language` first, then what it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypedDict, TypeVar

from burgrave.engine.errors import IllegalAction
from burgrave.engine.formats import Options
from burgrave.games.language import Language, Titled

if TYPE_CHECKING:
    from burgrave.engine.action import Action
    from burgrave.engine.agenda import AnyStep
    from burgrave.engine.events import Event
    from burgrave.engine.game_log import LogEntry
    from burgrave.engine.state import GameState

__all__ = [
    "ActionWords",
    "Badge",
    "Button",
    "Chip",
    "Explanation",
    "OptionWords",
    "Options",
    "PlaceFacts",
    "Prompt",
    "PromptTexts",
    "RulesHelp",
    "TaskGroup",
    "TaskVerb",
    "Tasks",
    "Texts",
    "Topics",
    "VerbWords",
    "Words",
    "asking_step",
    "chooser",
    "choosing",
]

L = TypeVar("L", bound=Language)
S = TypeVar("S", bound="GameState")

PromptTexts = tuple[str, str]
"""What a step asks: `prompt` and `hint`."""
Texts = tuple[str, str, str]
"""Texts of an action: `label`, `short` and `how` (`Game.explain`)."""
PHONE: Final = "phone"
Button = tuple[str, str, str, bool | str]
"""The button of a verb: `label`, `icon`, `group`, and whether it is a `button`; `PHONE`: on phones only, where what can be clicked
instead is small."""
Chip = tuple[tuple[str, str], ...]
"""An action in the trail of a turn: pairs of a text and an icon; either may be empty (`Game.chip`)."""
Topics = dict[str, dict[str, str]]
"""Help on what is drawn, by topic: `title`, `text`, and where there is one the name of a `piece` to show."""
RulesHelp = dict[str, tuple[str, str]]
"""Title and text, by topic."""


class Badge(TypedDict):
    """What an action costs (a negative count) or surely brings."""

    kind: str
    count: int


class Prompt(TypedDict):
    """What a seat that must choose is asked."""

    prompt: str
    hint: str


class ActionWords(TypedDict):
    """The texts of an action, without the question that it answers (`Game.action_words`)."""

    text: str
    verb: str
    path: list[str]
    label: str
    short: str
    how: str
    summary: str
    signs: list[str]
    badges: list[Badge]
    price: str
    warns: str


class Explanation(ActionWords, Prompt):
    """What a screen needs to show an action (`Game.explain`)."""


class VerbWords(TypedDict):
    """A verb on its button and as a heading (`Game.verbs`)."""

    label: str
    icon: str
    group: str
    button: bool | str


class TaskVerb(TypedDict):
    """One thing that may be done besides what is asked."""

    verb: str
    label: str
    icon: str


class TaskGroup(TypedDict, total=False):
    """What may be done besides what is asked (`Game.tasks`); empty in games that have no such things."""

    title: str
    short: str
    verbs: list[TaskVerb]


class PlaceFacts(TypedDict):
    """What everybody may know of one place (`Game.about`)."""

    place: str
    facts: list[tuple[str, str]]
    has_since: bool


class OptionWords(TypedDict):
    """The texts of an option, and of its values by name."""

    title: str
    hint: str
    values: dict[str, Titled]


class Tasks(NamedTuple):
    """What may be done besides what is asked."""

    title: str
    short: str
    """A short form of the title, for a phone."""
    verbs: tuple[tuple[str, str, str], ...]
    """Each with its label and icon."""


@dataclass(frozen=True, kw_only=True)
class Words(Generic[L, S]):
    """The texts of one module. A game adds fields of its own in a subclass; `engine.declarations.merged` says how they merge.

    Mappings are looked up by the name of a step, verb, event or source, so only the module that declares it is asked. Functions
    that stand alone are the base game's; a later module may replace one.
    """

    language: Callable[[str], L] | None = None
    """Makes the language of a code; see `Game.language`."""
    prompts: Mapping[str, Callable[[L, S, int, Any], PromptTexts]] = field(default_factory=dict)
    """By the name of the step that asks (`Step.name`): of the state, the seat and the step."""
    labels: Mapping[str, Callable[[L, S, int, Any, Action], Texts]] = field(default_factory=dict)
    """By verb: of an action that a step offers a seat."""
    verbs: Mapping[str, Callable[[L, S, int, Any], Button]] = field(default_factory=dict)
    """By verb that a step offers a seat."""
    other_verb: Callable[[L, S, int, Any, str], Button] | None = None
    """For verbs that are not among `verbs`."""
    summary: Callable[[L, S, int, Action, Texts], str] | None = None
    """What an action does, without how it is paid."""
    signs: Callable[[S, int, Action], list[str]] | None = None
    """Icons for what is paid and how it is changed."""
    badges_by_verb: Mapping[str, Callable[[S, int, Action], list[Any]]] = field(default_factory=dict)
    """By verb: costs and sure gains of an action."""
    badges: Callable[[S, int, Action], list[Any]] | None = None
    """Costs and sure gains of an action whose verb is not among `badges_by_verb`."""
    price: Callable[[L, list[Any]], str] | None = None
    """The costs among badges, in words."""
    warns: Callable[[L, S, int, Any, Action], str] | None = None
    """What an action gives up, where that might be a mistake: the player is then asked to confirm."""
    chip: Callable[[L, S, int, Any, Action], Chip] | None = None
    """None disables the trail of the running turn."""
    tasks: Callable[[L, S, int, Any], Tasks | None] | None = None
    out_of_reach: tuple[Callable[[L, S, int], dict[str, str]], ...] = ()
    """By element that a seat cannot have: why not."""
    sentences: Mapping[str, Callable[..., str]] = field(default_factory=dict)
    """By kind of event: of the language and what follows the kind in the event, the seat first."""
    lines: Callable[[L, S, Iterable[Event]], list[LogEntry]] | None = None
    """Entries of the log for the events of one action, from the state after it."""
    moment: Callable[[L, S], str] | None = None
    """How far the game is, in a few words."""
    source_title: Callable[[L, str], str] | None = None
    """A source of points as a line of the score sheet."""
    about: Callable[[L, S, str], PlaceFacts] | None = None
    topics: tuple[Callable[[L, int, Options], Topics], ...] = ()
    """Functions of the number of seats and the options."""
    rules_help: tuple[Callable[[L, int, Options], RulesHelp], ...] = ()
    """Functions of the number of seats and the options."""
    option_words: tuple[Callable[[L], dict[str, OptionWords]], ...] = ()
    module_words: tuple[Callable[[L], dict[str, Titled]], ...] = ()
    """By id of module; one that is missing here is called by its English title and summary."""
    refusals: tuple[str, ...] = ()
    """Reasons for which the game refuses options, plans or choices: the English texts that it raises, with placeholders for what
    varies ("edition {edition} has no duchy {number}"). Pages translate the one that fits; one that fits more comes last."""
    reconstructed: tuple[Callable[[L], tuple[str, ...]], ...] = ()
    """Its reconstructed content: a sentence each."""


def asking_step(state: GameState) -> AnyStep:
    """Return the step that asks now, without the combinators around it; raises IllegalAction when the game is over."""
    if state.is_over:
        raise IllegalAction("the game is over; nothing is asked any more")
    step: Any = state.agenda[-1]
    while hasattr(step, "choice"):
        step = step.choice
    asking: AnyStep = step
    return asking


def chooser(state: GameState, action: Action) -> int:
    """Return the seat whose action this is; where several choose at once, the first that may choose it."""
    waiting = state.to_act
    if len(waiting) > 1:
        waiting = tuple(seat for seat in waiting if action in state.legal_actions(seat)) or waiting
    return waiting[0]


def choosing(state: GameState, seat: int) -> int:
    """Return a seat that is to choose now; raises IllegalAction for any other."""
    if seat not in state.to_act:
        raise IllegalAction(f"seat {seat!r} is not to choose now; waiting for {', '.join(map(str, state.to_act))}")
    return seat
