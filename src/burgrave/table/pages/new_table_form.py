"""The form of a new table as it is filled in, and what can be said about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from burgrave.engine.errors import BadOption
from burgrave.games.game import AnyGame
from burgrave.speech import translation
from burgrave.table.error_texts import localized_reason
from burgrave.table.pages.compatibility import Compatibility, CompatibilityChecker
from burgrave.table.pages.option_fields import Field, options_from
from burgrave.table.request_info import FormFields, parse_int
from burgrave.table.seat_rules import rules_for

FIRST_STRENGTH = "squire"
"""Whom a newcomer meets."""
CLOSED = "none"


@dataclass(frozen=True, slots=True)
class Row:
    """A seat in the form."""

    seat: int
    kind: str
    name: str
    own: dict[str, str] = field(default_factory=dict)
    """Values of options that each seat may have of its own."""


@dataclass(frozen=True, slots=True)
class ModuleSwitch:
    """A module in the form, with its switch."""

    id: str
    title: str
    hint: str
    facts: str
    """For how many it is and with what it plays, where that is worth saying."""
    picture: str
    is_on: bool
    why: str
    """Why it does not go with the others that are chosen."""
    fields: list[Field]


class FormState(TypedDict):
    """Everything of the form that changes with a choice."""

    modules: dict[str, str]
    modes: str
    mode: str
    added: str
    options: dict[str, dict[str, str]]
    values: dict[str, str]
    limits: dict[str, str]
    common: list[str]
    rows: list[str | None]
    automa: list[str]
    count: str
    rest: str
    problem: str


def most_people(game: AnyGame) -> int:
    """Return the largest number of people that the game is for, with any modules."""
    return max([*game.seats, *(count for module in game.modules.values() for count in module.seats)])


class NewTableForm:
    """The form of a new table for one game, in one language, as it is filled in."""

    def __init__(self, game: AnyGame, given: FormFields, chosen: Sequence[str], language: str) -> None:
        self.game, self.given, self.language = game, given, language
        self.words = translation("table", language)
        self.fitting = CompatibilityChecker(game, chosen, given, language)
        self.chosen = self.fitting.chosen
        self.fit: Compatibility = self.fitting.fit()
        self.rows = self._rows()

    def _rows(self) -> list[Row]:
        count = parse_int(self.given.get("players"))
        people = self.fit.people
        if count not in people:
            count = 2 if 2 in people else min(people)
        strength = str(self.given.get("bot", FIRST_STRENGTH))
        per_seat = [option.name for option in self.game.options.values() if option.per_seat]
        rows = []
        for seat in range(most_people(self.game)):
            usual = "you" if seat == 0 else f"bot:{strength}" if seat < count else CLOSED
            own = {name: str(self.given.get(f"option-{name}-{seat}", "")) for name in per_seat}
            own = {name: "" if self._is_shut(name, value) else value for name, value in own.items()}
            kind, name = str(self.given.get(f"seat-{seat}", usual)), str(self.given.get(f"name-{seat}", ""))
            rows.append(Row(seat, kind, name, own))
        return rows

    def _is_shut(self, option: str, value: str) -> bool:
        """Return whether no seat may have this value of its own."""
        return option in self.fit.common or value in self.fit.options.get(option, {})

    @property
    def taken(self) -> int:
        """The number of people and bots."""
        return sum(row.kind != CLOSED for row in self.rows)

    def fill_seats(self) -> None:
        """Fill closed seats with bots, or close the last ones, until the number of players suits the modules."""
        people = self.fit.people
        wanted = min(people, key=lambda count: abs(count - self.taken))
        kinds = [row.kind for row in self.rows]
        bot = next((kind for kind in kinds if kind.startswith("bot:")), f"bot:{FIRST_STRENGTH}")
        while len(kinds) - kinds.count(CLOSED) < wanted:
            kinds[kinds.index(CLOSED)] = bot
        while len(kinds) - kinds.count(CLOSED) > wanted:
            open_rows = [seat for seat, kind in enumerate(kinds) if kind != CLOSED]
            kinds[next((seat for seat in reversed(open_rows) if kinds[seat] != "you"), open_rows[-1])] = CLOSED
        kept = [kind for kind in kinds if kind != CLOSED]
        if len(kept) == max(people):  # rows beyond these are not shown
            kinds = [*kept, *[CLOSED] * (len(kinds) - len(kept))]
        self.rows = [Row(row.seat, kind, row.name, row.own) for row, kind in zip(self.rows, kinds, strict=True)]

    # ---- what the page shows ----------------------------------------------------------------------------------------

    def switches(self, fields: Sequence[Field], are_modes: bool) -> list[ModuleSwitch]:
        """Return the modules that are added one by one, or the modes, of which one at most is chosen."""
        module_texts = self.game.module_words(self.language)
        return [
            ModuleSwitch(
                id=name,
                title=module_texts[name]["title"],
                hint=module_texts[name]["hint"],
                facts=self.fitting.facts(module),
                picture=self.game.drawing.thumbnail("module", name),
                is_on=name in self.chosen,
                why=self.fit.modules[name],
                fields=[one for one in fields if one.module == name and not one.per_seat],
            )
            for name, module in self.game.modules.items()
            if name not in self.game.default_modules and module.mode == are_modes
        ]

    @property
    def mode(self) -> str:
        """The module that decides who plays against whom; empty where everybody plays alone."""
        return next((name for name in self.chosen if self.game.modules[name].mode), "")

    def state(self) -> FormState:
        """Return everything that changes with a choice, for the script of the page."""
        most = max(self.fit.people)
        return {
            "modules": self.fit.modules,
            "modes": self.mode_words(),
            "mode": self.mode,
            "added": self.added(),
            "options": self.fit.options,
            "values": self.fit.values,
            "limits": self.fit.limits,
            "common": list(self.fit.common),
            "rows": [row.kind if row.seat < most else None for row in self.rows],
            "automa": self.fitting.automa(self.taken),
            "count": self.count_words(),
            "rest": self.rest(),
            "problem": self.problem(),
        }

    def mode_words(self) -> str:
        """Return what the chosen mode is, and why others cannot be chosen."""
        module_texts = self.game.module_words(self.language)
        lines = []
        if self.mode:
            facts = self.fitting.facts(self.game.modules[self.mode])
            lines.append(", ".join(part for part in (module_texts[self.mode]["hint"], facts) if part))
        for name, module in self.game.modules.items():
            if module.mode and name != self.mode and self.fit.modules[name]:
                lines.append(f"{module_texts[name]['title']}: {self.fit.modules[name]}")
        return ". ".join(line.rstrip(".") for line in lines) + ("." if lines else "")

    def added(self) -> str:
        """Return how many of the modules are chosen."""
        modules = [name for name in self.fit.modules if not self.game.modules[name].mode]
        count = sum(name in self.chosen for name in modules)
        return self.words.gettext("%(count)s of %(all)s") % {"count": count, "all": len(modules)}

    def count_words(self) -> str:
        """Return the number of players in words."""
        return self.words.ngettext("%(count)s player", "%(count)s players", self.taken) % {"count": self.taken}

    def rest(self) -> str:
        """Return the rest of the summary: the value of the main option, and the modules."""
        head, parts = self.fitting.head, []
        if head is not None:
            texts = self.fitting.option_words[head.name]
            parts.append(f"{texts['title']}: {texts['values'].get(self.fit.values[head.name], {}).get('title', '')}")
        parts += [self.fitting.titles[name] for name in self.chosen]
        return "".join(f", {part}" for part in parts)

    def problem(self) -> str:
        """Return why this table cannot be opened; empty where it can."""
        rows = [row.seat for row in self.rows if row.kind != CLOSED]
        wrong = [name for name in self.chosen if self.fit.modules[name]]
        if wrong:
            return f"{self.fitting.titles[wrong[0]]}: {self.fit.modules[wrong[0]]}"
        if len(rows) not in self.fit.people:
            return self.too_many(len(rows))
        form = {**self.given, **{f"option-{name}": value for name, value in self.fit.values.items()}}
        for row in self.rows:
            form.update({f"option-{name}-{row.seat}": value for name, value in row.own.items()})
        try:
            rules_for(self.game, len(rows), list(self.chosen), options_from(self.game, form, rows, self.chosen))
        except BadOption as error:
            return localized_reason(str(error), self.language, self.game)
        return ""

    def too_many(self, count: int) -> str:
        """Return the message for a number of seats that the modules are not for."""
        fitting = [str(number) for number in self.fit.people]
        sentence = self.words.ngettext(
            "This table is for %(fitting)s player; seats taken: %(count)s.",
            "This table is for %(fitting)s players; seats taken: %(count)s.",
            max(self.fit.people),
        )
        return sentence % {"fitting": self.fitting.run(fitting), "count": count}
