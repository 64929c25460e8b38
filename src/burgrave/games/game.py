"""A game: its rules, its texts and its drawing. Every game subclasses the class `Game` here.

What a game does not declare has a default: texts are the names of its code (`games.plain_words`), the drawing shows its view as
HTML tables (`draw.plain`), bots follow its scores.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.action import Action
from burgrave.engine.audit import Auditor
from burgrave.engine.declarations import merged
from burgrave.engine.errors import BadOption, IllegalAction, listing
from burgrave.engine.game import GameRules, S
from burgrave.games import plain_words
from burgrave.games.language import Language, Titled, first_upper
from burgrave.games.words import Words, asking_step, chooser, choosing
from burgrave.speech import known_language, languages_of

if TYPE_CHECKING:
    from burgrave.draw.drawing import Drawing
    from burgrave.engine.agenda import AnyStep
    from burgrave.engine.events import Event
    from burgrave.engine.game_log import LogEntry
    from burgrave.engine.presets import Preset
    from burgrave.engine.ruleset import Ruleset
    from burgrave.engine.state import GameState
    from burgrave.games.words import (
        ActionWords,
        Chip,
        Explanation,
        OptionWords,
        PlaceFacts,
        Prompt,
        TaskGroup,
        TaskVerb,
        Topics,
        VerbWords,
    )

__all__ = ["AnyGame", "Game", "NullAuditor", "game_of"]

NO_FACTS: Final[PlaceFacts] = {"place": "", "facts": [], "has_since": False}


class NullAuditor(Auditor[Any]):
    """The auditor of a game that has none: it checks nothing."""

    def record(self, event: Event) -> None:
        """Ignore the event."""

    def check(self, state: GameState) -> None:
        """Accept every state."""


class Game(GameRules[S]):
    """One game: rules, texts and drawing.

    In the methods that return texts, `language` is a code of `burgrave.speech.LANGUAGES` (BadOption names the valid ones), and
    `names` are the names of the players by seat, where they are known.
    """

    default_modules: tuple[str, ...] = ("base",)
    short_title: str = ""
    """What lists of tables call it, where `title` is long; the catalog of the game translates both."""
    named_tables: tuple[Preset, ...]
    """All presets, the beginners' first; `presets` are those that can be played."""

    def __init__(self) -> None:
        super().__init__()
        self.named_tables = ()
        self._words: dict[tuple[str, ...], Words[Any, S]] = {}
        self._languages: dict[tuple[tuple[str, ...], str], Any] = {}
        self._drawings: dict[tuple[str, ...], Drawing] = {}

    @property
    def presets(self) -> tuple[Preset, ...]:
        """The presets whose modules are all installed, the beginners' first."""
        return tuple(preset for preset in self.named_tables if all(module in self.modules for module in preset.modules))

    def preset(self, name: str) -> Preset:
        """Return a preset by its id; raises BadOption, which names the valid ones."""
        for preset in self.presets:
            if preset.id == name:
                return preset
        raise BadOption(f"{self.name} has no preset {name!r}; valid: {listing([preset.id for preset in self.presets])}")

    # ---- rules that a game may leave out --------------------------------------------------------------------------

    def ranking(self, state: S) -> tuple[int, ...]:
        """Return the seats by points, best first; ties go to the lower seat."""
        scores = self.scores(state)
        return tuple(sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat)))

    def scoring(self, state: S, seat: int) -> list[tuple[str, int]]:
        """Return where a seat's points came from: here one source for all of them."""
        return [(plain_words.POINTS, self.scores(state)[seat])]

    def auditor(self, state: S) -> Auditor[S]:
        """Return an auditor for a new game; the default is a `NullAuditor`, which checks nothing."""
        return NullAuditor()

    def evaluate(self, state: S, seat: int) -> float:
        """Return how good the position is for a seat: its lead over the best other seat."""
        scores = self.scores(state)
        others = [points for other, points in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others, default=0))

    # ---- what its modules say and draw, merged --------------------------------------------------------------------

    def words_of(self, modules: Iterable[str] | None = None) -> Words[Any, S]:
        """Return the merged texts of the modules with these ids (None: of all), which are imported when they are first needed."""
        ids = self._ids(modules)
        if ids not in self._words:
            self._words[ids] = merged(self._declared(ids, "words", "WORDS") or [Words()])
        return self._words[ids]

    def drawing_of(self, modules: Iterable[str] | None = None) -> Drawing:
        """Return the merged drawing of the modules with these ids (None: of all), which is imported when it is first needed."""
        from burgrave.draw.drawing import Drawing

        ids = self._ids(modules)
        if ids not in self._drawings:
            drawing = merged(self._declared(ids, "drawing", "DRAWING") or [Drawing()])
            self._drawings[ids] = drawing.with_elements(element for action in self.actions for element in action.path)
        return self._drawings[ids]

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages that its texts are in: English, and those in which its own domain has a catalog."""
        language = self.language("en")
        return languages_of(language.domain, language.folder)

    @property
    def drawing(self) -> Drawing:
        """The drawing of the game with all its modules: style sheet, icons, pictures for help and rules."""
        return self.drawing_of()

    def language(self, code: str, names: Sequence[str] = (), modules: Iterable[str] | None = None) -> Any:
        """Return the game's `Language` of a code, with the merged texts of these modules."""
        ids = self._ids(modules)
        key = ids, known_language(code)
        if key not in self._languages:
            words = self.words_of(ids)
            language = Language(code) if words.language is None else words.language(code)
            language.words = words
            self._languages[key] = language
        return self._languages[key].with_names(names)

    def _ids(self, modules: Iterable[str] | None) -> tuple[str, ...]:
        return tuple(self.modules) if modules is None else tuple(modules)

    def _declared(self, ids: tuple[str, ...], file: str, name: str) -> list[Any]:
        """Return the values of a name in a file of the modules' packages, in rulebook order; a package without the file declares
        none.
        """
        homes = [self.modules[id_].home for id_ in ids if id_ in self.modules and self.modules[id_].home]
        packages = [home for home in homes if hasattr(import_module(home), "__path__")]
        return [getattr(import_module(f"{home}.{file}"), name) for home in packages if find_spec(f"{home}.{file}") is not None]

    def _speaking(self, state: S, language: str, names: Sequence[str] = ()) -> tuple[Any, Words[Any, S]]:
        """Return the language and the texts of the modules that a state is played with."""
        ids = state.rules.module_ids
        return self.language(language, names, ids), self.words_of(ids)

    # ---- words of a running game ----------------------------------------------------------------------------------

    def explain(
        self, state: S, action: Action | str, language: str = "en", names: Sequence[str] = (), seat: int | None = None
    ) -> Explanation:
        """Return the texts that a screen needs to show an action; raises IllegalAction when the game is over, or the seat is not to
        choose.

        `seat` is the one that would choose it. Give it wherever several choose at once: without it, the words are those for the
        first of them that may choose the action.

        `prompt` and `hint` (as `asking` gives them), `label` (the whole action in one line), `short` (what a list of choices shows
        below the heading of the verb's group), `how` (distinguishes actions with the same result, "with the 4, turned to 3";
        empty where there is only one), `summary` (what is done, without `how`), `signs` (icons for what is paid and how it is
        changed), `badges` (costs and sure gains), `price` (the costs in words), `warns` (what it gives up, where
        somebody might not mean that: then they are asked once more), `path`, `verb`, `text`.
        """
        lang, words = self._speaking(state, language, names)
        if not isinstance(action, Action):
            action = self.action(action)
        if state.is_over:
            raise IllegalAction(f"the game is over; {action.text!r} means nothing any more")
        seat = chooser(state, action) if seat is None else choosing(state, seat)
        step = asking_step(state)
        prompt, hint = words.prompts.get(step.name(), plain_words.question)(lang, state, seat, step)
        return {"prompt": prompt, "hint": hint, **self._action_words(lang, words, state, seat, step, action)}

    def action_words(
        self, state: S, actions: Iterable[Action], language: str = "en", names: Sequence[str] = (), seat: int | None = None
    ) -> list[ActionWords]:
        """Return the texts of actions that all answer the present question, each as `explain` gives them for that seat but without
        the question, which `asking` returns once for all of them; raises IllegalAction as `explain` does.
        """
        lang, words = self._speaking(state, language, names)
        step = asking_step(state)
        if seat is None:
            return [self._action_words(lang, words, state, chooser(state, action), step, action) for action in actions]
        seat = choosing(state, seat)
        return [self._action_words(lang, words, state, seat, step, action) for action in actions]

    def _action_words(self, lang: Any, words: Words[Any, S], state: S, seat: int, step: AnyStep, action: Action) -> ActionWords:
        label, short, how = words.labels.get(action.verb, plain_words.label)(lang, state, seat, step, action)
        texts = label, first_upper(short), how
        badges_of = words.badges_by_verb.get(action.verb, words.badges)
        badges = [] if badges_of is None else badges_of(state, seat, action)
        return {
            "text": action.text,
            "verb": action.verb,
            "path": list(action.path),
            "label": label,
            "short": texts[1],
            "how": how,
            "summary": label if words.summary is None else words.summary(lang, state, seat, action, texts),
            "signs": [] if words.signs is None else words.signs(state, seat, action),
            "badges": badges,
            "price": "" if words.price is None else words.price(lang, badges),
            "warns": "" if words.warns is None else words.warns(lang, state, seat, step, action),
        }

    def asking(self, state: S, seat: int, language: str = "en", names: Sequence[str] = ()) -> Prompt:
        """Return the question to a seat that must choose: `prompt`, a short question, and `hint`, a line below it.

        IllegalAction when the seat is not to choose.
        """
        lang, words = self._speaking(state, language, names)
        step = asking_step(state)
        seat = choosing(state, seat)
        prompt, hint = words.prompts.get(step.name(), plain_words.question)(lang, state, seat, step)
        return {"prompt": prompt, "hint": hint}

    def verbs(self, state: S, seat: int, language: str = "en") -> dict[str, VerbWords]:
        """By verb of what the seat may choose: `label` (on its button), `icon` (a name or nothing), `group` (heading in a list of
        choices), `button` (whether it is a thing to press, with nothing on the board to click instead; `phone`: a thing to press
        there, where what can be clicked instead is small)."""
        if seat not in state.to_act:
            return {}
        lang, words = self._speaking(state, language)
        step = asking_step(state)
        answer: dict[str, VerbWords] = {}
        for verb in dict.fromkeys(action.verb for action in state.legal_actions(seat)):
            if verb in words.verbs:
                label, icon, group, is_button = words.verbs[verb](lang, state, seat, step)
            else:
                label, icon, group, is_button = (words.other_verb or plain_words.button)(lang, state, seat, step, verb)
            answer[verb] = {"label": label, "icon": icon, "group": group, "button": is_button}
        return answer

    def tasks(self, state: S, seat: int, language: str = "en") -> TaskGroup:
        """Return what a seat may do besides the question it is asked; empty in games without such tasks.

        `title` of the group, `short` for a narrow place, `verbs`: each with `verb`, `label`, `icon`, possible just now or not.
        """
        lang, words = self._speaking(state, language)
        tasks = words.tasks(lang, state, seat, asking_step(state)) if words.tasks is not None and seat in state.to_act else None
        if tasks is None:
            return {}
        verbs: list[TaskVerb] = [{"verb": verb, "label": label, "icon": icon} for verb, label, icon in tasks.verbs]
        return {"title": tasks.title, "short": tasks.short, "verbs": verbs}

    @cached_property
    def has_end(self) -> bool:
        """Whether turns are ended by hand, by an action of the verb `end`."""
        return any(action.verb == "end" for action in self.actions)

    @cached_property
    def has_what_if(self) -> bool:
        """Whether a turn can be planned on a copy: whether the game has positions of `what_if`."""
        return type(self).what_if is not GameRules.what_if

    @property
    def has_trail(self) -> bool:
        """Whether turns are so long that the screen shows the steps of the running turn, each as a `chip`."""
        return self.words_of().chip is not None

    def chip(self, state: S, action: Action, language: str = "en", names: Sequence[str] = (), seat: int | None = None) -> Chip:
        """Summarize an action as (text, icon) pairs, for the trail of a turn; `state` is the one in which it was chosen, by `seat`
        (`explain`). An icon is its name, and after a space the class that colours it; text or icon may be empty. TypeError unless
        the game `has_trail`."""
        lang, words = self._speaking(state, language, names)
        if words.chip is None:
            raise TypeError(f"{self.name} shows no trail of a turn")
        step = asking_step(state)
        return words.chip(lang, state, chooser(state, action) if seat is None else choosing(state, seat), step, action)

    def out_of_reach(self, state: S, seat: int, language: str = "en", names: Sequence[str] = ()) -> dict[str, str]:
        """Return, by element id, what is missing for something that the seat might want now and cannot have."""
        lang, words = self._speaking(state, language, names)
        return {element: why for missing in words.out_of_reach for element, why in missing(lang, state, seat).items()}

    def narrate(self, state: S, event: Event, language: str = "en", names: Sequence[str] = ()) -> str:
        """Return an event as a sentence; its kind and details where the game has no sentence for events of its kind."""
        lang, words = self._speaking(state, language, names)
        sentence = words.sentences.get(str(event[0]))
        return plain_words.sentence(lang, event) if sentence is None else sentence(lang, *event[1:])

    def lines(self, state: S, events: Iterable[Event], language: str = "en", names: Sequence[str] = ()) -> list[LogEntry]:
        """Return the log entries of one action, from the state right after it and its events (or those of a new game).

        The gains of a game add up to the scores. `engine.game_log` makes the whole log of them.
        """
        lang, words = self._speaking(state, language, names)
        return plain_words.lines(lang, events, words.sentences) if words.lines is None else words.lines(lang, state, events)

    def moment(self, state: S, language: str = "en") -> str:
        """Return in a few words how far the game is, for lists of tables."""
        lang, words = self._speaking(state, language)
        return (words.moment or plain_words.moment)(lang, state)

    def about(self, state: S, key: str, language: str = "en", names: Sequence[str] = ()) -> PlaceFacts:
        """Return what everybody may know of one place, given the key that the drawing gives it.

        `place` (where that is: "on space 13"; empty for unknown keys), `facts` (pairs of a name and a value), `has_since` (whether
        the log knows since when something lies there).
        """
        lang, words = self._speaking(state, language, names)
        return NO_FACTS if words.about is None else words.about(lang, state, key)

    # ---- words about the game -------------------------------------------------------------------------------------

    def title_in(self, language: str = "en") -> str:
        """Return the title of the game in a language, as the game's own catalog has it."""
        title: str = self.language(language).gettext(self.title)
        return title

    def short_title_in(self, language: str = "en") -> str:
        """Return what lists of tables call the game: its `short_title` in a language, or its title where it has none."""
        title: str = self.language(language).gettext(self.short_title or self.title)
        return title

    def source_title(self, source: str, language: str = "en") -> str:
        """Return the line of the score sheet for a source of points, as `scoring` names it."""
        return (self.words_of().source_title or plain_words.source_title)(self.language(language), source)

    def rules_help(self, seats: int, options: Mapping[str, Any] | None = None, language: str = "en") -> dict[str, dict[str, str]]:
        """Return a short summary of the rules, by topic: `title` and `text`."""
        lang, declared = self.language(language), self.words_of().rules_help
        parts = [rules(lang, seats, options or {}) for rules in declared] or [plain_words.rules_help(self.module_words(language))]
        return {topic: {"title": title, "text": text} for part in parts for topic, (title, text) in part.items()}

    def topics(self, seats: int, options: Mapping[str, Any] | None = None, language: str = "en") -> Topics:
        """Return help on everything that is drawn, by topic: `title`, `text`, and where there is one the name of a
        `piece` to show.
        """
        lang = self.language(language)
        return {name: topic for topics in self.words_of().topics for name, topic in topics(lang, seats, options or {}).items()}

    def module_words(self, language: str = "en") -> dict[str, Titled]:
        """Return the texts of each module: `title` and `hint`."""
        lang = self.language(language)
        own = {name: words for titles in self.words_of().module_words for name, words in titles(lang).items()}
        return {
            module.id: own.get(module.id) or {"title": module.title, "hint": module.summary} for module in self.modules.values()
        }

    def preset_words(self, language: str = "en") -> dict[str, Titled]:
        """Return the texts of each preset: `title` and `hint`."""
        say = self.language(language).gettext
        return {preset.id: {"title": say(preset.title), "hint": say(preset.summary)} for preset in self.presets}

    def option_words(self, language: str = "en") -> dict[str, OptionWords]:
        """Return the texts of each option: `title`, `hint`, and `values`, again with `title` and `hint` by value."""
        lang = self.language(language)
        own = {name: words for options in self.words_of().option_words for name, words in options(lang).items()}
        return {name: own.get(name) or plain_words.option_words(option) for name, option in self.options.items()}

    def reconstructed(self, language: str = "en") -> tuple[str, ...]:
        """Return what of the content is our own guess because nobody has published it, a sentence each."""
        lang = self.language(language)
        return tuple(guess for guesses in self.words_of().reconstructed for guess in guesses(lang))

    def automa_name(self, rules: Ruleset, language: str = "en") -> str:
        """Return the name of the seats that the game plays itself: the title of the module that brings them."""
        bringing = next((module.id for module in reversed(rules.modules) if module.mode), rules.modules[0].id)
        return self.module_words(language)[bringing]["title"]


AnyGame = Game[Any]
"""Any game."""


def game_of(rules: Ruleset) -> AnyGame:
    """Return the game of a ruleset; raises TypeError when it is rules alone, without texts and drawing."""
    game = rules.game
    if not isinstance(game, Game):
        raise TypeError(f"{game.name} is rules alone; a whole game is a burgrave.Game")
    return game
