"""What a game says, the same way for every game: its own texts are parts, this is the frame around them. Names no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from burgrave.engine.action import Action
from burgrave.engine.errors import IllegalAction
from burgrave.games.wording import Entry, asking_step, chooser, first_upper

if TYPE_CHECKING:
    from burgrave.engine.events import Event
    from burgrave.engine.presets import Preset

Question = tuple[str, str]
"""Of a step: `prompt` and `hint`."""
Texts = tuple[str, str, str]
"""Of an action: `label`, `short` and `how`."""
PHONE: Final = "phone"
Button = tuple[str, str, str, bool | str]
"""Of a verb: `label`, `icon`, `group`, and whether it is a `button`; `PHONE`: only there, where its places are small."""
Chip = tuple[tuple[str, str], ...]
"""Of a step that was taken, in the trail of a turn: words, each with an icon after it; either may be empty."""


class Tasks(NamedTuple):
    """What may be done besides what is asked."""

    title: str
    short: str
    """Of the title, for a phone."""
    verbs: tuple[tuple[str, str, str], ...]
    """Each with its label and icon."""


@dataclass(frozen=True)
class Words:
    """The methods of `engine.game.Game` that speak; see there for what they give. Every part takes a language first."""

    tongue: Callable[[Any], Any]
    """A language (`wording.Wording`) by its code; BadOption names the valid ones."""
    questions: Mapping[str, Callable[[Any, Any, int, Any], Question]]
    """By the name under which the step that asks is known (`Step.worth`)."""
    labels: Mapping[str, Callable[[Any, Any, int, Any, Action], Texts]]
    """By verb, of what a step offers a seat."""
    deed: Callable[[Any, Any, int, Action, Texts], str]
    signs: Callable[[Any, int, Action], list[str]]
    badges: Callable[[Any, int, Action], list[dict[str, Any]]]
    price: Callable[[Any, list[dict[str, Any]]], str]
    button: Callable[[Any, Any, int, Any, str], Button]
    """Of a verb that a step offers a seat."""
    missing: Callable[[Any, Any, int], dict[str, str]]
    """By element that is out of reach."""
    sentences: Mapping[str, Callable[[Any, Any], str]]
    """By kind of event."""
    entries: Callable[[Any, Any, Iterable[Event]], list[Entry]]
    """Of the log."""
    stage: Callable[[Any, Any], str]
    """How far the game is."""
    source: Callable[[Any, str], str]
    """Of points."""
    rules: Callable[[Any, int, Mapping[str, Any]], dict[str, tuple[str, str]]]
    """Title and text, by topic, under some options."""
    help: Callable[[Any, int, Mapping[str, Any]], dict[str, dict[str, str]]]
    place: Callable[[Any, Any, str], dict[str, Any]]
    option_texts: Callable[[Any], dict[str, dict[str, Any]]]
    guesses: Callable[[Any], tuple[str, ...]]
    module_texts: Callable[[Any], dict[str, dict[str, str]]] = lambda to: {}
    """Of those modules that are called otherwise than they call themselves."""
    warns: Callable[[Any, Any, int, Any, Action], str] = lambda to, state, seat, step, action: ""
    """What an action gives up."""
    chip: Callable[[Any, Any, int, Any, Action], Chip] | None = None
    """None: turns are short, and no trail is shown."""
    tasks: Callable[[Any, Any, int, Any], Tasks | None] = lambda to, state, seat, step: None

    def to(self, language: Any, names: Any = ()) -> Any:
        """A language, for players with these names."""
        return self.tongue(language).with_names(names)

    def explain(self, state: Any, action: Any, language: Any, names: Any) -> dict[str, Any]:
        """See `Game.explain`."""
        to = self.to(language, names)
        if not isinstance(action, Action):
            action = state.rules.actions.parse(action)
        if state.is_over:
            raise IllegalAction(f"the game is over; {action.text!r} means nothing any more")
        seat = chooser(state, action)
        step = asking_step(state)
        prompt, hint = self.questions[step.worth()](to, state, seat, step)
        label, short, how = self.labels[action.verb](to, state, seat, step, action)
        told = label, first_upper(short), how
        badges = self.badges(state, seat, action)
        return {
            "prompt": prompt,
            "hint": hint,
            "label": label,
            "short": told[1],
            "how": how,
            "deed": self.deed(to, state, seat, action, told),
            "signs": self.signs(state, seat, action),
            "badges": badges,
            "price": self.price(to, badges),
            "warns": self.warns(to, state, seat, step, action),
            "path": list(action.path),
            "verb": action.verb,
            "text": action.text,
        }

    def asking(self, state: Any, seat: Any, language: Any, names: Any) -> dict[str, str]:
        """See `Game.asking`; IllegalAction when the seat is not to choose."""
        to = self.to(language, names)
        step = asking_step(state)
        if seat not in state.to_act:
            raise IllegalAction(f"seat {seat!r} is not to choose now; waiting for {', '.join(map(str, state.to_act))}")
        prompt, hint = self.questions[step.worth()](to, state, seat, step)
        return {"prompt": prompt, "hint": hint}

    def verbs(self, state: Any, seat: Any, language: Any) -> dict[str, dict[str, Any]]:
        """See `Game.verbs`."""
        to = self.to(language)
        if seat not in state.to_act:
            return {}
        step, found = asking_step(state), {}
        for verb in dict.fromkeys(action.verb for action in state.legal_actions(seat)):
            label, icon, group, is_button = self.button(to, state, seat, step, verb)
            found[verb] = {"label": label, "icon": icon, "group": group, "button": is_button}
        return found

    def tasks_of(self, state: Any, seat: Any, language: Any) -> dict[str, Any]:
        """See `Game.tasks`."""
        told = self.tasks(self.to(language), state, seat, asking_step(state)) if seat in state.to_act else None
        if told is None:
            return {}
        verbs = [{"verb": verb, "label": label, "icon": icon} for verb, label, icon in told.verbs]
        return {"title": told.title, "short": told.short, "verbs": verbs}

    def chip_of(self, state: Any, action: Action, language: Any, names: Any) -> Chip:
        """See `Game.chip`; TypeError when there are none."""
        if self.chip is None:
            raise TypeError("this game has no chips")
        return self.chip(self.to(language, names), state, chooser(state, action), asking_step(state), action)

    def out_of_reach(self, state: Any, seat: Any, language: Any, names: Any) -> dict[str, str]:
        """See `Game.out_of_reach`."""
        return self.missing(self.to(language, names), state, seat)

    def narrate(self, event: Any, language: Any, names: Any) -> str:
        """See `Game.narrate`; KeyError when there are no words for an event of its kind."""
        return self.sentences[str(event[0])](self.to(language, names), event)

    def lines(self, state: Any, events: Iterable[Event], language: Any, names: Any) -> list[Entry]:
        """See `Game.lines`."""
        return self.entries(self.to(language, names), state, events)

    def moment(self, state: Any, language: Any) -> str:
        """See `Game.moment`."""
        return self.stage(self.to(language), state)

    def source_title(self, source: Any, language: Any) -> str:
        """See `Game.source_title`."""
        return self.source(self.to(language), source)

    def rules_help(self, seats: Any, options: Any, language: Any) -> dict[str, dict[str, str]]:
        """See `Game.rules_help`."""
        found = self.rules(self.to(language), seats, options or {})
        return {topic: {"title": title, "text": text} for topic, (title, text) in found.items()}

    def topics(self, seats: Any, options: Any, language: Any) -> dict[str, dict[str, str]]:
        """See `Game.topics`."""
        return self.help(self.to(language), seats, options or {})

    def about(self, state: Any, key: str, language: Any, names: Any) -> dict[str, Any]:
        """See `Game.about`."""
        return self.place(self.to(language, names), state, key)

    def module_words(self, language: Any) -> dict[str, dict[str, str]]:
        """See `Game.module_words`."""
        return self.module_texts(self.to(language))

    def preset_words(self, presets: Iterable[Preset], language: Any) -> dict[str, dict[str, str]]:
        """See `Game.preset_words`."""
        say = self.to(language).gettext
        return {preset.id: {"title": say(preset.title), "hint": say(preset.summary)} for preset in presets}

    def option_words(self, language: Any) -> dict[str, dict[str, Any]]:
        """See `Game.option_words`."""
        return self.option_texts(self.to(language))

    def reconstructed(self, language: Any) -> tuple[str, ...]:
        """See `Game.reconstructed`."""
        return self.guesses(self.to(language))
