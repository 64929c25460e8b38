"""The contract a game fills in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine.action import Action, ActionTable
from burgrave.engine.errors import BadOption, listing
from burgrave.engine.native import mypyc_attr
from burgrave.engine.options import Option, options_schema
from burgrave.engine.presets import Preset
from burgrave.engine.ruleset import Module, Ruleset, demanded, merge, seats_of
from burgrave.engine.turns import Turns

if TYPE_CHECKING:
    from burgrave.engine.state import GameState

KEPT_RULESETS: Final = 256


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the collection: what it offers before play, and what the engine asks it during play."""

    name: str
    title: str
    version: int
    """Of the rules: raised whenever an old record would replay differently."""
    seats: tuple[int, ...]
    actions: ActionTable
    modules: Mapping[str, Module]
    """By id, in rulebook order."""
    default_modules: tuple[str, ...]
    presets: tuple[Preset, ...]
    """Named tables, what a first game needs first."""
    languages: tuple[str, ...]
    drawing: Any
    """What draws the game from a view (`draw.drawing.Drawing`); the engine never asks it."""
    words: Any
    """What speaks for the game (`games.words.Words`); None where nothing does."""
    turns: Turns | None
    """How greedy play searches whole turns; None: it looks one action deep."""

    def __init__(self) -> None:
        self._rulesets: dict[str, Ruleset] = {}
        self.presets = ()
        self.words = None
        self.turns = None

    @property
    def options(self) -> dict[str, Option]:
        """Every option of every module, by name."""
        return {option.name: option for module in self.modules.values() for option in module.options}

    @property
    def schema(self) -> dict[str, Any]:
        """The options as JSON schema, with defaults."""
        return options_schema(list(self.options.values()))

    def action(self, text: Any) -> Action:
        """The interned action of a text; IllegalAction when there is none."""
        return self.actions.parse(text)

    def rules(self, seats: Any, modules: Any = None, options: Any = None, has_former_chance: bool = False) -> Ruleset:
        """The merged ruleset for these modules and options; asked again, the same one. See `Ruleset.has_former_chance`."""
        if not isinstance(modules, list | tuple | None) or not isinstance(options, dict | None):
            # Kept under their text, which says everything only of plain lists and dicts.
            modules = list(modules) if isinstance(modules, Sequence) and not isinstance(modules, str) else modules
            options = dict(options) if isinstance(options, Mapping) else options
        key = repr((seats, modules, options, has_former_chance))
        if key not in self._rulesets:
            if len(self._rulesets) >= KEPT_RULESETS:
                self._rulesets.clear()
            rules = merge(self, seats, modules, options, has_former_chance)
            self.prepare(rules)
            for module in rules.modules:
                if module.prepare is not None:
                    module.prepare(rules)
            self._rulesets[key] = rules
        return self._rulesets[key]

    def prepare(self, rules: Ruleset) -> None:
        """Check what goes beyond single options, and lay out `rules.book`: what is fixed for a whole game."""

    def automa(self, rules: Ruleset) -> tuple[int, ...]:
        """The seats that the game plays by itself: they score and are ranked, but nobody ever chooses for them."""
        return ()

    def automa_name(self, rules: Ruleset, language: Any = "en") -> str:
        """What the seats that the game plays itself are called: as the module that brings them."""
        found = next((module.id for module in reversed(rules.modules) if module.mode), rules.modules[0].id)
        return self.module_words(language)[found]["title"]

    def teams(self, rules: Ruleset) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together; () where everybody plays alone."""
        return ()

    def preset(self, name: Any) -> Preset:
        """A named table; BadOption names those there are."""
        for preset in self.presets:
            if preset.id == name:
                return preset
        raise BadOption(f"{self.name} has no preset {name!r}; valid: {listing([preset.id for preset in self.presets])}")

    # ---- filled in by each game -----------------------------------------------------------------------------------

    def setup(self, rules: Ruleset, seed: int) -> GameState:
        """A new game at its first decision."""
        raise TypeError(f"{self.name} has no setup")

    def restore(self, rules: Ruleset, common: Mapping[str, Any], position: Mapping[str, Any]) -> GameState:
        """A state from its saved data (checked for shape by the game)."""
        raise TypeError(f"{self.name} cannot be restored")

    def conceal(self, state: Any, seat: int | None) -> None:
        """Reshuffle in place whatever the seat may not see (secret choices are done by the engine)."""

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What the seat may see."""
        raise TypeError(f"{self.name} has no view")

    def scores(self, state: Any) -> tuple[int, ...]:
        """Points of each seat."""
        raise TypeError(f"{self.name} has no scores")

    def ranking(self, state: Any) -> tuple[int, ...]:
        """Seats, best first."""
        raise TypeError(f"{self.name} has no ranking")

    def winners(self, state: Any) -> tuple[int, ...]:
        """Who wins; several where those who tie or play together share the victory, nobody where a game for one is lost."""
        return self.ranking(state)[:1]

    def scoring(self, state: Any, seat: int) -> list[tuple[str, int]]:
        """Where a seat's points came from."""
        raise TypeError(f"{self.name} has no scoring")

    def auditor(self, state: Any) -> Any:
        """Independent books begun with a new game: `observe(state, events)` after each action raises when something is off."""
        raise TypeError(f"{self.name} has no auditor")

    # ---- words: `language` is a code of `burgrave.speech.LANGUAGES`; BadOption names the valid ones; `names` are the
    # players' by seat, where they are known, for texts that speak of others ------------------------------------------

    def explain(self, state: Any, action: Any, language: Any = "en", names: Any = ()) -> dict[str, Any]:
        """What a screen needs to show an action.

        `prompt` and `hint` (as `asking` gives them), `label` (the whole action in one line), `short` (what a list of choices shows
        below the heading of the verb's group), `how` (which of several ways to the same thing this is, "with the 4, turned to 3";
        empty where there is only one), `deed` (what is done, whichever way), `signs` (icons that show the way: what pays, and what
        becomes of it), `badges` (costs and sure gains), `price` (the costs in words), `warns` (what it gives up, where somebody
        might not mean that: then they are asked once more), `path`, `verb`, `text`.
        """
        found: dict[str, Any] = self._voice().explain(state, action, language, names)
        return found

    def asking(self, state: Any, seat: Any, language: Any = "en", names: Any = ()) -> dict[str, str]:
        """What a seat that must choose is asked: `prompt`, a short question, and `hint`, a line below it."""
        found: dict[str, str] = self._voice().asking(state, seat, language, names)
        return found

    def verbs(self, state: Any, seat: Any, language: Any = "en") -> dict[str, dict[str, Any]]:
        """By verb of what the seat may choose: `label` (on its button), `icon` (a name or nothing), `group` (heading in a list of
        choices), `button` (whether it is a thing to press, with nothing on the board to click instead; `phone`: a thing to press
        there, where what can be clicked instead is small)."""
        found: dict[str, dict[str, Any]] = self._voice().verbs(state, seat, language)
        return found

    def tasks(self, state: Any, seat: Any, language: Any = "en") -> dict[str, Any]:
        """What a seat may do besides what it is asked; nothing in games that have no such things.

        `title` of the group, `short` for a narrow place, `verbs`: each with `verb`, `label`, `icon`, possible just now or not.
        """
        found: dict[str, Any] = self.words.tasks_of(state, seat, language) if self.words else {}
        return found

    @property
    def has_trail(self) -> bool:
        """Whether turns are so long that the screen shows the way so far, in `chip`s."""
        return self.words is not None and self.words.chip is not None

    def chip(self, state: Any, action: Any, language: Any = "en", names: Any = ()) -> tuple[tuple[str, str], ...]:
        """An action that was chosen in this state, in a few signs for the trail of a turn: words, each with an icon after it (its
        name, and after a space the class that colours it); either may be empty. Only where the game `has_trail`."""
        found: tuple[tuple[str, str], ...] = self._voice().chip_of(state, action, language, names)
        return found

    def out_of_reach(self, state: Any, seat: Any, language: Any = "en", names: Any = ()) -> dict[str, str]:
        """By element id: what is missing for something that the seat might want now and cannot have."""
        found: dict[str, str] = self.words.out_of_reach(state, seat, language, names) if self.words else {}
        return found

    def narrate(self, state: Any, event: Any, language: Any = "en", names: Any = ()) -> str:
        """An event as a sentence."""
        told: str = self._voice().narrate(event, language, names)
        return told

    def lines(self, state: Any, events: Any, language: Any = "en", names: Any = ()) -> list[dict[str, Any]]:
        """Entries of the log for one action, given the state right after it and its events (or those of a new game).

        `seat` (None: the table), `text` (without the player's name in front), `detail`, `gain` (points for the seat), `keys`
        (places that the drawing knows by these names), `head` (a heading instead of a text, or None), `joins` (whether it only
        goes on with the entry before). The gains of a game add up to the scores. `engine.chronicle` makes the whole log of them.
        """
        found: list[dict[str, Any]] = self._voice().lines(state, events, language, names)
        return found

    def moment(self, state: Any, language: Any = "en") -> str:
        """How far the game is, in a few words, for lists of tables."""
        told: str = self._voice().moment(state, language)
        return told

    def source_title(self, source: Any, language: Any = "en") -> str:
        """A source of points, as `scoring` names it, as a line of the score sheet."""
        told: str = self._voice().source_title(source, language)
        return told

    def rules_help(self, seats: Any, options: Any = None, language: Any = "en") -> dict[str, dict[str, str]]:
        """A short summary of the rules, by topic: `title` and `text`."""
        found: dict[str, dict[str, str]] = self._voice().rules_help(seats, options, language)
        return found

    def topics(self, seats: Any, options: Any = None, language: Any = "en") -> dict[str, dict[str, str]]:
        """Help on everything that is drawn, by topic: `title`, `text`, and where there is one the name of a `piece` to show."""
        found: dict[str, dict[str, str]] = self.words.topics(seats, options, language) if self.words else {}
        return found

    def about(self, state: Any, key: str, language: Any = "en", names: Any = ()) -> dict[str, Any]:
        """What everybody may know of one place, by the name that the drawing gives it.

        `place` (where that is: "on space 13"; empty for unknown keys), `facts` (pairs of a name and a value), `has_since` (whether
        the log tells since when something lies there).
        """
        if self.words is None:
            return {"place": "", "facts": [], "has_since": False}
        found: dict[str, Any] = self.words.about(state, key, language, names)
        return found

    def module_words(self, language: Any = "en") -> dict[str, dict[str, str]]:
        """By module: `title` and `hint`."""
        own: dict[str, dict[str, str]] = self.words.module_words(language) if self.words else {}
        return {module.id: {"title": module.title, "hint": module.summary} for module in self.modules.values()} | own

    def preset_words(self, language: Any = "en") -> dict[str, dict[str, str]]:
        """By preset: `title` and `hint`."""
        own: dict[str, dict[str, str]] = self.words.preset_words(self.presets, language) if self.words else {}
        return {preset.id: {"title": preset.title, "hint": preset.summary} for preset in self.presets} | own

    def options_of(self, modules: Sequence[str]) -> list[Option]:
        """The options of these modules and of those that are always in play, with the values that all of them play with."""
        chosen = [module for module in self.modules.values() if module.id in modules or module.id in self.default_modules]
        return demanded([option for module in chosen for option in module.options], chosen)

    def seats_with(self, modules: Sequence[str]) -> tuple[int, ...]:
        """For how many the game is with these modules and those that are always in play."""
        return seats_of(self, [module for module in self.modules.values() if module.id in modules])

    def option_words(self, language: Any = "en") -> dict[str, dict[str, Any]]:
        """By option: `title`, `hint`, and `values`, by value again `title` and `hint`."""
        found: dict[str, dict[str, Any]] = self._voice().option_words(language)
        return found

    def reconstructed(self, language: Any = "en") -> tuple[str, ...]:
        """What of the content is our own guess, because nobody has published it: a sentence each, for the rules page."""
        found: tuple[str, ...] = self.words.reconstructed(language) if self.words else ()
        return found

    def _voice(self) -> Any:
        if self.words is None:
            raise TypeError(f"{self.name} has no words")
        return self.words

    def rehearse(self, state: Any, seat: int, dice: Any = None) -> GameState:
        """An imagined copy in which it is the seat's turn now, for planning while others think; `dice` as the seat wishes."""
        raise TypeError(f"{self.name} has no rehearsal")

    def evaluate(self, state: Any, seat: int) -> float:
        """How good the position is for a seat, for greedy play and search leaves."""
        raise TypeError(f"{self.name} has no evaluation")

    def __repr__(self) -> str:
        return f"<Game {self.name}>"
