"""Computes what goes together on the page of a new table, and why the rest does not: modules, modes, option values, seats.

The page asks again after every change (`new_table.fitting`), so all of this is decided and worded on the server.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import burgrave
from burgrave.engine.errors import BadOption
from burgrave.engine.module import AnyModule
from burgrave.engine.options import Option
from burgrave.games.game import AnyGame
from burgrave.speech import translation
from burgrave.table.error_texts import localized_reason
from burgrave.table.request_info import FormFields
from burgrave.table.seat_rules import automa_count, player_counts
from burgrave.table.text import joined_names

SHORTEST_RUN = 3
"""Length of a run of numbers that is written `11 to 18`."""


@dataclass(frozen=True, slots=True)
class Compatibility:
    """What is still possible with the chosen modules and options, and the reasons for what is not."""

    modules: dict[str, str]
    """By module: why it does not go with what is chosen; empty where it does."""
    options: dict[str, dict[str, str]]
    """By option and value: why it cannot be chosen."""
    values: dict[str, str]
    """By option: what it is now; another value than was wanted where that one cannot be."""
    limits: dict[str, str]
    """By option: which modules leave only some of its values."""
    people: tuple[int, ...]
    """For how many people and bots."""
    common: tuple[str, ...] = ()
    """Per-seat options for which all seats must have the same value with these modules."""


class CompatibilityChecker:
    """Computes what goes together in one game, in one language."""

    def __init__(self, game: AnyGame, chosen: Sequence[str], given: FormFields, language: str) -> None:
        self.game, self.language = game, language
        self.words = translation("table", language)
        self.titles = {name: words["title"] for name, words in game.module_words(language).items()}
        self.option_words = game.option_words(language)
        self.chosen = [name for name in game.modules if name in chosen and name not in game.default_modules]
        self.head = next((option for option in game.options.values() if option.decides), None)
        wanted = str(given.get(f"option-{self.head.name}", self.head.default)) if self.head else ""
        self.head_value = wanted if self.head and wanted in self.head.choices else self.head.default if self.head else ""
        self.given = given

    def fit(self) -> Compatibility:
        """Return the compatibility of everything that is chosen with everything else."""
        why = {option.name: self.why_no_values(option) for option in self.game.options.values()}
        values, always = {}, self.game.default_modules
        for option in self.game.options.values():
            wanted = str(self.given.get(f"option-{option.name}", option.default))
            usual = next((one.default for one in self.left if one.name == option.name), option.default)
            can_be = [value for value in option.choices if value not in why[option.name]]
            values[option.name] = next((value for value in (wanted, usual, *can_be) if value in can_be), option.default)
        return Compatibility(
            modules={name: self.why_not(module) for name, module in self.game.modules.items() if name not in always},
            options=why,
            values=values,
            limits={option.name: self.limit(option) for option in self.left if option.demanded_by and not option.decides},
            people=player_counts(self.game, self.chosen),
            common=tuple(option.name for option in self.game.options.values() if option.per_seat and not self.is_each(option, why)),
        )

    # ---- modules ----------------------------------------------------------------------------------------------------

    def why_not(self, module: AnyModule) -> str:
        """Return why a module does not go with the chosen ones; a mode is compared with what is chosen besides modes."""
        modules, usual = self.game.modules, self.game.default_modules
        others = [name for name in self.chosen if name != module.id and not (module.mode and modules[name].mode)]
        clashes = [name for name in others if name in module.excludes or module.id in modules[name].excludes]
        missing = [name for name in module.needs if name not in (*others, *usual)]
        if not clashes:
            clashes = self.other_demands(module, others)
        if clashes:
            return self.not_with(clashes)
        if missing:
            return self.words.gettext("only together with %(modules)s") % {"modules": self.named(missing)}
        if self.head and self.head_value not in module.demands.get(self.head.name, self.head.choices):
            return self.only_with(self.head, module.demands[self.head.name])
        return ""

    def other_demands(self, module: AnyModule, others: Sequence[str]) -> list[str]:
        """Return the modules that share no value of some option with this one."""
        clashing = []
        for option, values in module.demands.items():
            clashing += [name for name in others if set(values).isdisjoint(self.game.modules[name].demands.get(option, values))]
        return list(dict.fromkeys(clashing))

    def facts(self, module: AnyModule) -> str:
        """Return how many players a module is for, and which options it changes from their defaults."""
        parts = []
        if module.seats:
            counts = player_counts(self.game, [module.id])
            text = self.words.ngettext("for %(count)s player", "for %(count)s players", max(counts))
            parts.append(text % {"count": self.run([str(count) for count in counts])})
        for name, values in module.demands.items():
            option = self.game.options.get(name)
            if option is not None and option.default not in values and not module.mode:  # those of a mode stand at the option
                parts.append(self.only_with(option, values))
        return ", ".join(parts)

    # ---- options ----------------------------------------------------------------------------------------------------

    @property
    def left(self) -> list[Option]:
        """The options in play, restricted to the values that the chosen modules support."""
        try:
            return self.game.options_of(self.chosen)
        except BadOption:  # modules that leave no value: said where the modules are
            return list(self.game.options.values())

    def why_no_values(self, option: Option) -> dict[str, str]:
        """Return, by value of an option that cannot be chosen, the reason."""
        reasons = {}
        demanding = {name: values for name in self.chosen if (values := self.game.modules[name].demands.get(option.name))}
        refused = {} if option.decides else refused_values(self.game.name, tuple(self.chosen), self.head_value, option.name)
        for value in option.choices:
            against = [name for name, values in demanding.items() if value not in values]
            if against:
                reasons[value] = self.not_with(against)
            elif value in refused:
                wanted = [name for name, module in self.game.modules.items() if value in module.demands.get(option.name, ())]
                wanted = [name for name in wanted if name not in self.chosen]
                reasons[value] = (
                    self.words.gettext("only with %(values)s") % {"values": self.named(wanted)}
                    if wanted
                    else localized_reason(refused[value], self.language, self.game)
                )
        return reasons

    def is_each(self, option: Option, why: Mapping[str, Mapping[str, str]]) -> bool:
        """Return whether seats may have different values of an option."""
        can_be = [value for value in option.choices if value not in why[option.name]]
        return len(can_be) > 1 and may_differ(self.game.name, tuple(self.chosen), self.head_value, option.name, tuple(can_be))

    def limit(self, option: Option) -> str:
        """Return a sentence that says which modules leave only some values of an option."""
        sentence = self.words.gettext("%(modules)s: only %(values)s")
        return sentence % {"modules": self.named(option.demanded_by), "values": self.value_names(option, option.choices)}

    # ---- words ------------------------------------------------------------------------------------------------------

    def not_with(self, names: Iterable[str]) -> str:
        """Return "not with" and the titles of modules."""
        return self.words.gettext("not with %(modules)s") % {"modules": self.named(names)}

    def only_with(self, option: Option, values: Sequence[str]) -> str:
        """Return "only with" and the values of an option."""
        sentence = self.words.gettext("only with %(option)s: %(values)s")
        return sentence % {"option": self.option_words[option.name]["title"], "values": self.value_names(option, values)}

    def named(self, names: Iterable[str]) -> str:
        """Return the joined titles of modules."""
        return joined_names([self.titles[name] for name in names], self.language)

    def value_names(self, option: Option, values: Sequence[str]) -> str:
        """Return option values in words; numbers stay numbers, and long runs are shortened to the first and the last."""
        numbers = sorted((value for value in values if value.isdecimal()), key=int)
        numbers = numbers if len(numbers) > 1 else []
        words = self.option_words[option.name]["values"]
        rest = [words.get(value, {}).get("title", value) for value in values if value not in numbers]
        return ", ".join([*([self.run(numbers)] if numbers else []), *rest])

    def run(self, numbers: Sequence[str]) -> str:
        """Return ascending numbers as text, runs shortened: `11 to 18, 21`."""
        groups: list[list[str]] = [[numbers[0]]]
        for before, number in pairwise(numbers):
            if int(number) == int(before) + 1:
                groups[-1].append(number)
            else:
                groups.append([number])
        between = self.words.gettext("%(first)s to %(last)s")
        parts = []
        for group in groups:
            is_run = len(group) >= SHORTEST_RUN
            parts += [between % {"first": group[0], "last": group[-1]}] if is_run else group
        return ", ".join(parts)

    def automa(self, people: int) -> list[str]:
        """Return the names of the seats that the game plays itself when so many sit down."""
        count = automa_count(self.game, self.chosen, people)
        if not count:
            return []
        rules = self.game.rules(people + count, list(self.chosen), None)
        return [self.game.automa_name(rules, self.language)] * count


@lru_cache(maxsize=1024)
def may_differ(name: str, modules: tuple[str, ...], head: str, option: str, values: tuple[str, ...]) -> bool:
    """Return whether neighbours may have different values of an option; found by trying the first two of these."""
    game = burgrave.game(name)
    first = next((one for one in game.options.values() if one.decides), None)
    try:
        seats = min(game.seats_with(modules))
    except BadOption:
        return True  # said where the modules are
    each = [values[seat % 2] for seat in range(seats)]
    try:
        game.rules(seats, list(modules), {**({first.name: head} if first else {}), option: each})
    except BadOption:
        return False
    return seats > 1


@lru_cache(maxsize=1024)
def refused_values(name: str, modules: tuple[str, ...], head: str, option: str) -> dict[str, str]:
    """Return, by value of an option that the rules refuse with these modules and otherwise default options, the reason; found by
    trying all.
    """
    game = burgrave.game(name)
    first = next((one for one in game.options.values() if one.decides), None)
    try:
        declared = game.options_of(modules)
    except BadOption:
        return {}
    if option not in [one.name for one in declared]:
        return {}
    seats = min(game.seats_with(modules))
    reasons = {}
    for value in game.options[option].choices:
        try:
            game.rules(seats, list(modules), {**({first.name: head} if first else {}), option: value})
        except BadOption as error:
            reasons[value] = str(error)
    return {} if len(reasons) == len(game.options[option].choices) else reasons
