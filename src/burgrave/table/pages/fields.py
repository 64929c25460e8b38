"""The options of a game as fields of a form, and the form read back. Generic: titles, hints and pictures come from the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import burgrave
from burgrave.engine.errors import BadOption
from burgrave.engine.game import Game
from burgrave.engine.options import Option
from burgrave.speech import translation


@dataclass(frozen=True, slots=True)
class Choice:
    """One value that can be chosen."""

    value: str
    title: str
    hint: str = ""
    off: bool = False
    picture: str = ""
    """SVG, or nothing."""
    only: tuple[str, ...] = ()
    """Values of the game's headline with which it goes; empty: with all."""


@dataclass(frozen=True, slots=True)
class Field:
    """One option as a form shows it."""

    name: str
    module: str
    """The module it belongs to."""
    title: str
    hint: str
    choices: list[Choice]
    value: str
    per_seat: bool
    decides: bool
    """Whether it is shown before everything else."""
    own_choices: list[Choice]
    """Of one seat: as all others have it, or another value."""

    @property
    def has_pictures(self) -> bool:
        """Whether its values are better shown than named."""
        return any(choice.picture for choice in self.choices)


def fields_of(game: Game, language: str, given: Mapping[str, Any]) -> list[Field]:
    """Every option of a game; `given` has what a form said already (`option-<name>`)."""
    words = game.option_words(language)
    limits = limits_of(game.name)
    same = translation("table", language).gettext("same for all")
    edition = str(given.get("option-edition", ""))
    made = []
    for part, option in [(module.id, option) for module in game.modules.values() for option in module.options]:
        told = words[option.name]
        only = limits.get(option.name, {})
        choices = [_choice(game, option, value, told["values"].get(value, {}), edition, only) for value in option.choices]
        value = str(given.get(f"option-{option.name}", option.default))
        own = (
            [Choice("", same), *(Choice(choice.value, choice.title, only=choice.only) for choice in choices)]
            if option.per_seat
            else []
        )
        made.append(Field(option.name, part, told["title"], told["hint"], choices, value, option.per_seat, option.decides, own))
    return made


def _choice(
    game: Game, option: Option, value: str, told: Mapping[str, str], edition: str, only: Mapping[str, tuple[str, ...]]
) -> Choice:
    picture = game.drawing.thumbnail(option.name, value, edition) or game.drawing.thumbnail(option.name, value)
    return Choice(value, told.get("title", value), told.get("hint", ""), picture=picture, only=only.get(value, ()))


@cache
def limits_of(name: str) -> dict[str, dict[str, tuple[str, ...]]]:
    """By option and value: the values of the headline with which it goes, where those are not all; found by asking the game."""
    game = burgrave.game(name)
    first = next((option for option in game.options.values() if option.decides), None)
    if first is None:
        return {}
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for option in game.options.values():
        for value in option.choices if option is not first else ():
            fitting = tuple(head for head in first.choices if _fits(game, {first.name: head, option.name: value}))
            if len(fitting) < len(first.choices):
                found.setdefault(option.name, {})[value] = fitting
    return found


def _fits(game: Game, options: dict[str, str]) -> bool:
    try:
        game.rules(min(game.seats), None, options)
    except BadOption:
        return False
    return True


def headline_of(fields: Sequence[Field]) -> Field | None:
    """The option that decides most, to be shown first; a game may have none."""
    return next((field for field in fields if field.decides), None)


def options_from(game: Game, form: Mapping[str, Any], rows: Sequence[int], modules: Sequence[str] = ()) -> dict[str, Any]:
    """What a form says of the options of these modules, for the seats in these rows; the rest is left to the game."""
    options: dict[str, Any] = {}
    for option in game.options_of(modules):
        name = f"option-{option.name}"
        common = str(form.get(name, option.default))
        if not option.per_seat:
            if name in form:
                options[option.name] = common
            continue
        each = [str(form.get(f"{name}-{row}") or common) for row in rows]
        if name in form or any(f"{name}-{row}" in form for row in rows):
            options[option.name] = common if all(value == common for value in each) else each
    return options
